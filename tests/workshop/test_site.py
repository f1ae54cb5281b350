"""dist/: complete, relative, reproducible."""

from __future__ import annotations

import functools
import hashlib
import html.parser
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import urllib.parse
from collections import Counter
from pathlib import Path

import pytest
from workshop import sizes
from workshop.config import ROOT, SITE, config
from workshop.site import build_site
from workshop.stamps import files_under

LANGUAGES = {"fr": "", "en": "en/", "de": "de/"}
AROUND = (
    {"fr": "integrer", "en": "embed", "de": "einbetten"},
    {"fr": "verifier", "en": "check", "de": "pruefen"},
)


class Page(html.parser.HTMLParser):
    """The elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        return [facts for name, facts in self.elements if name == tag and wanted.items() <= facts.items()]

    def links(self) -> list[str]:
        return [facts[name] for _, facts in self.elements for name in ("href", "src") if name in facts]


@functools.cache
def parsed(text: str) -> Page:
    """A page is big and many tests look at it: it is read once."""
    return Page(text)


@functools.cache
def pages(dist: Path) -> dict[str, str]:
    return {
        file.relative_to(dist).as_posix(): file.read_text(encoding="utf-8")
        for file in files_under(dist)
        if file.name == "index.html"
    }


def boot_of(text: str) -> dict[str, object]:
    found = re.search(r'<script type="application/json" id="boot">(.*?)</script>', text, re.DOTALL)
    assert found
    loaded = json.loads(found[1])
    assert isinstance(loaded, dict)
    return loaded


def test_every_game_has_its_pages_in_every_language(dist: Path) -> None:
    drawn = sorted(file.stem for file in (SITE / "js" / "games").glob("*.jsx"))
    words = {"fr": "regles", "en": "rules", "de": "regeln"}
    expected = set()
    for lang, prefix in LANGUAGES.items():
        expected |= {f"{prefix}index.html", *(f"{prefix}{slugs[lang]}/index.html" for slugs in AROUND)}
        for game in drawn:
            slug = game.replace("_", "-")
            expected |= {f"{prefix}{slug}/index.html", f"{prefix}{slug}/{words[lang]}/index.html"}
    assert set(pages(dist)) == expected


def test_every_link_is_relative_and_leads_somewhere(dist: Path) -> None:
    for path, text in pages(dist).items():
        for link in parsed(text).links():
            parts = urllib.parse.urlsplit(link)
            assert not parts.scheme or parts.scheme == "data", f"{path}: {link}"
            assert not parts.netloc, f"{path}: {link}"
            assert not parts.path.startswith("/"), f"{path}: {link}"
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), parts.path)) if parts.path else path
            file = dist / target
            assert (file / "index.html").is_file() if file.is_dir() else file.is_file(), f"{path}: {link}"


def test_anchors_inside_a_page_exist(dist: Path) -> None:
    for path, text in pages(dist).items():
        page = parsed(text)
        names = {facts["id"] for _, facts in page.elements if "id" in facts}
        for link in page.links():
            if link.startswith("#") and not re.match(r"#[mepr]=", link):
                assert link[1:] in names, f"{path}: {link}"


def test_names_in_a_page_are_unique(dist: Path) -> None:
    for path, text in pages(dist).items():
        names = Counter(facts["id"] for _, facts in parsed(text).elements if "id" in facts)
        twice = sorted(name for name, count in names.items() if count > 1)
        assert not twice, f"{path}: {twice[:5]}"


def test_nothing_is_asked_of_another_origin(dist: Path) -> None:
    """No page, style or script of ours names another host but in words and namespaces."""
    for file in files_under(dist):
        if file.suffix in {".html", ".css", ".webmanifest"}:
            text = file.read_text(encoding="utf-8")
            hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
            assert not hosts, f"{file.name}: {hosts}"
            assert not re.search(r"""(?:href|src)=["']//|url\(["']?(?:/|https?:)""", text), file.name


def test_styles_load_only_what_is_there(dist: Path) -> None:
    for file in (dist / "assets").glob("*.css"):
        for url in re.findall(r"url\(([^)]+)\)", file.read_text(encoding="utf-8")):
            name = url.strip("\"'")
            assert name.startswith(("data:", "#")) or (file.parent / name).is_file(), url


def test_every_page_has_what_a_good_page_has(dist: Path) -> None:
    titles = []
    for path, text in pages(dist).items():
        page = parsed(text)
        title = re.search(r"<title>(.+?)</title>", text)
        assert title, path
        titles.append(title[1])
        (description,) = page.all("meta", name="description")
        assert 50 <= len(description["content"]) <= 220, path
        lang = next((lang for lang, way in LANGUAGES.items() if way and path.startswith(way)), "fr")
        assert page.all("html", lang=lang), path
        assert len(page.all("h1")) == 1, path
        assert len(page.all("link", rel="canonical")) == 1
        assert {link["hreflang"] for link in page.all("link", rel="alternate")} == {*LANGUAGES, "x-default"}
        (picture,) = page.all("meta", property="og:image")
        assert (dist / posixpath.normpath(posixpath.join(posixpath.dirname(path), picture["content"]))).is_file()
        assert len(page.all("link", rel="manifest")) == 1
    assert len(titles) == len(set(titles)), "titles repeat"


def test_the_shelf_tells_how_many_may_play_with_any_options(dist: Path) -> None:
    shelf = " ".join(pages(dist)["index.html"].split())
    for game, players in {"point": "2 à 4 joueurs", "gouda": "2 à 6 joueurs", "diaballik": "2 joueurs"}.items():
        box = re.search(rf'<li class="box" data-game="{game}">(.*?)</ul>', shelf)
        assert box, game
        assert players in " ".join(re.sub(r"<[^>]*>", " ", box[1]).split()), game


def test_the_policy_of_every_page_is_strict(dist: Path) -> None:
    """Nothing but our own origin, no text run as code; only the page with Python may compile it."""
    for path, text in pages(dist).items():
        (policy,) = parsed(text).all("meta", **{"http-equiv": "Content-Security-Policy"})
        rules = {name: values for name, *values in (rule.split() for rule in policy["content"].split(";") if rule)}
        assert rules["default-src"] == rules["base-uri"] == ["'none'"], path
        for name, values in rules.items():
            assert not [value for value in values if value.startswith("http") or value == "*"], f"{path}: {name}"
        assert not {"'unsafe-eval'", "'unsafe-inline'"} & {*rules["script-src"], *rules["style-src"]}, path
        assert ("'wasm-unsafe-eval'" in rules["script-src"]) == (boot_of(text)["kind"] in {"play", "check"}), path


def test_the_board_is_drawn_before_any_script(dist: Path) -> None:
    for text in pages(dist).values():
        boot = boot_of(text)
        if boot["kind"] == "play":
            view = boot["view"]
            assert isinstance(view, dict)
            assert view["match"] is None
            assert view["steps"] or view["actor"] == "chance"
            assert text.count("<svg") > 1


def test_every_example_in_the_rules_can_be_opened(dist: Path) -> None:
    for path, text in pages(dist).items():
        boot = boot_of(text)
        if boot["kind"] == "rules":
            examples = boot["examples"]
            assert isinstance(examples, list)
            opened = set(re.findall(r'href="[^"]*#e=([a-z0-9-]+)"', text))
            assert opened, path
            assert opened <= {example["id"] for example in examples}


def test_the_offline_list_has_every_file_but_those_meant_for_the_network(dist: Path) -> None:
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    listed = set(re.findall(r'url:"([^"]+)"', worker))
    present = {file.relative_to(dist).as_posix() for file in files_under(dist)} - {"sw.js"}
    left_out = {path for path in present if any(Path(path).match(pattern) for pattern in config().online_only)}
    assert listed == present - left_out
    assert not re.search(r'url:"(?!assets/)[^"]+",revision:null', worker), "a file without a hash has no revision"


def test_the_manifest_names_icons_that_are_there(dist: Path) -> None:
    for prefix in LANGUAGES.values():
        manifest = json.loads((dist / prefix / "manifest.webmanifest").read_text(encoding="utf-8"))
        assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
        handlers = manifest["file_handlers"]
        shortcuts = manifest["shortcuts"]
        for icon in manifest["icons"] + [icon for entry in [*handlers, *shortcuts] for icon in entry["icons"]]:
            content = (dist / prefix / icon["src"]).resolve().read_bytes()
            width, height = int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_manifest_makes_an_app_that_opens_games_files_and_links(dist: Path) -> None:
    drawn = sorted(file.stem for file in (SITE / "js" / "games").glob("*.jsx"))
    for lang, prefix in LANGUAGES.items():
        manifest = json.loads((dist / prefix / "manifest.webmanifest").read_text(encoding="utf-8"))
        assert manifest["lang"] == lang
        # What it names lies inside the scope, which is the whole site in every language.
        assert (dist / prefix / manifest["scope"]).resolve() == dist.resolve()
        addresses = [manifest["start_url"], *(entry["url"] for entry in manifest["shortcuts"])]
        for address in [*addresses, *(handler["action"] for handler in manifest["file_handlers"])]:
            assert (dist / prefix / address / "index.html").is_file(), address
        assert [entry["url"] for entry in manifest["shortcuts"]] == [f"./{game.replace('_', '-')}/" for game in drawn]
        (handler,) = manifest["file_handlers"]
        assert handler["accept"] == {"application/x-escale": [".escale"]}
        assert manifest["launch_handler"]["client_mode"][0] == "navigate-existing"
        assert "share_target" not in manifest, "what is shared would go to the server"
        # An id belongs to the origin: without knowing its path a site must not claim one.
        assert "id" not in manifest


def test_every_page_has_a_picture_for_sharing_of_the_size_it_claims(dist: Path) -> None:
    pictures = sorted((dist / "pictures").glob("*.png"))
    drawn = {file.stem for file in (SITE / "js" / "games").glob("*.jsx")} | {"home"}
    assert {picture.name.rsplit("-", 1)[0] for picture in pictures} == {
        f"{name}-{lang}" for name in drawn for lang in LANGUAGES
    }
    for picture in pictures:
        content = picture.read_bytes()
        assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (1200, 630)


def test_every_file_has_its_place_in_the_size_report(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured = sizes.measure(dist)
    assert "other" not in measured
    assert {name for name, _ in sizes.PARTS} == set(measured)
    sizes.report(dist)
    assert re.search(r"all +\d+ +[\d,.]+ kB +[\d,.]+ kB", capsys.readouterr().out)


def test_nothing_is_made_twice(dist: Path) -> None:
    assert not build_site(dist).fresh


def test_a_site_with_an_address_uses_it(tmp_path: Path) -> None:
    url = "https://example.org/escale/"
    out = build_site(tmp_path / "dist", url=url).folder
    page = Page((out / "en" / "index.html").read_text(encoding="utf-8"))
    assert page.all("link", rel="canonical") == [{"rel": "canonical", "href": f"{url}en/"}]
    assert page.all("link", rel="alternate", hreflang="de")[0]["href"] == f"{url}de/"
    assert page.all("meta", property="og:image")[0]["content"].startswith(f"{url}pictures/")
    ids = [
        json.loads((out / way / "manifest.webmanifest").read_text(encoding="utf-8"))["id"] for way in LANGUAGES.values()
    ]
    assert ids == ["/escale/", "/escale/en/", "/escale/de/"]
    assert f"<loc>{url}de/</loc>" in (out / "sitemap.xml").read_text(encoding="utf-8")
    assert f"Sitemap: {url}sitemap.xml" in (out / "robots.txt").read_text(encoding="utf-8")
    assert not (out / "CNAME").exists(), "a path of a domain is not the domain"
    lost = Page((out / "404.html").read_text(encoding="utf-8"))
    assert {f"{url}moguli/", f"{url}de/moguli/", f"{url}en/"} <= set(lost.links())


def test_the_runtime_is_what_the_build_wrote_down(dist: Path) -> None:
    """Every file of it, by its hash; what it was made from is checked in tests/js/integrity.test.js."""
    (listed,) = dist.glob("assets/engine-*/engine.json")
    for file in json.loads(listed.read_text(encoding="utf-8"))["files"].values():
        folder, _, name = file["name"].partition("/")
        (placed,) = dist.glob(f"assets/{folder}-*/{name}")
        assert hashlib.sha256(placed.read_bytes()).hexdigest() == file["sha256"], name


def test_hosts_that_read_headers_are_told_them(dist: Path) -> None:
    headers = (dist / "_headers").read_text(encoding="utf-8")
    assert headers.startswith("/*\n")
    assert re.search(r"^  Permissions-Policy: .*camera=\(\)", headers, re.MULTILINE)


def test_the_page_for_lost_addresses_needs_nothing_but_itself(dist: Path) -> None:
    """It is shown at any depth, where no relative address would lead anywhere."""
    text = (dist / "404.html").read_text(encoding="utf-8")
    page = Page(text)
    assert not page.all("link")
    assert not [facts for _, facts in page.elements if "src" in facts]
    assert {facts["lang"] for facts in page.all("main")} == set(LANGUAGES)
    (policy,) = page.all("meta", **{"http-equiv": "Content-Security-Policy"})
    assert "'unsafe" not in policy["content"]
    assert "default-src 'none'" in policy["content"]


def test_the_same_inputs_give_the_same_bytes_anywhere(dist: Path, tmp_path: Path) -> None:
    """A copy of the tree in another place, with nothing made yet, builds exactly this site, snapshot included."""
    copy = tmp_path / "elsewhere" / "tree"
    made_here = shutil.ignore_patterns(".git", ".workshop", "dist", "node_modules", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, copy, ignore=made_here)
    shutil.copytree(SITE / "node_modules", copy / "site" / "node_modules", copy_function=_link, symlinks=True)
    stamps = copy / ".workshop" / "stamps"
    stamps.mkdir(parents=True)
    shutil.copy(ROOT / ".workshop" / "stamps" / "npm", stamps / "npm")
    environment = {**os.environ, "TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "random"}
    subprocess.run([sys.executable, "build.py", "build"], cwd=copy, env=environment, check=True, capture_output=True)
    assert _contents(copy / "dist") == _contents(dist)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _contents(folder: Path) -> dict[str, int]:
    return {file.relative_to(folder).as_posix(): hash(file.read_bytes()) for file in files_under(folder)}
