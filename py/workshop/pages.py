"""Where GitHub Pages puts a repository's site."""

from __future__ import annotations

import re

from workshop.console import WorkshopError

HOST = "github.io"


def pages_url(repository: str) -> str:
    """The address of a repository's site ("owner/name") as long as it has no domain of its own."""
    if not re.fullmatch(r"[\w-]+/[\w.-]+", repository, re.ASCII):
        raise WorkshopError(f"{repository!r} is no repository: owner/name is wanted.")
    owner, name = repository.split("/")
    host = f"{owner}.{HOST}".lower()
    return f"https://{host}/" if name.lower() == host else f"https://{host}/{name}/"
