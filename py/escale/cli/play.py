"""`play`: a game in the terminal, all seats at one keyboard.

In a game with secrets the screen is wiped before another seat's view is shown, and waits until that seat is there.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from textwrap import fill

from escale.cli.arguments import add_match_arguments, add_seed_argument, option_words, start_match
from escale.core.errors import EscaleError
from escale.core.game import CHANCE, Hides, Seat
from escale.core.match import Match

HELP = "play a game in the terminal"
EXAMPLES = """\
python -m escale play diaballik
python -m escale play diaballik --option edition=sensei --option movement=arashi"""
WORDS = """\
Type a step as it is listed, or one of these words:
  undo        take back one step            undo turn   take back the turn
  redo        play it again                 redo turn   play the turn again
  steps       list the legal steps again    why STEP    tell why a step is not legal
  position    print the position as text    record      print the match as text
  help        these words                   quit        stop"""
SCREEN = 60  # lines that push everything out of sight


class Session:
    """A match at a terminal. Reading and writing are handed in, so that tests can play it."""

    def __init__(self, match: Match, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        self.match = match
        self._read = read
        self._write = write
        self._in_front: Seat | None = None  # who saw the position last; only of interest in a game with secrets

    def run(self) -> None:
        """Play until the game is over, somebody quits, or there is nothing more to read."""
        try:
            self._play()
        except EOFError:
            return

    def _play(self) -> None:
        self._write(
            f"{self.match.game.ID} {option_words(self.match)}".rstrip() + "\nhelp lists the words you may type."
        )
        self._show()
        while self.match.actor is not None:
            if self._acts_by_itself():
                continue
            words = self._read(f"{self._name()}> ").split()
            if words == ["quit"]:
                return
            if words:
                self._obey(words)
        self._write(self._result())

    def _acts_by_itself(self) -> bool:
        """Play what needs no choice: chance, and the end of a turn with nothing else to do."""
        match = self.match
        if match.actor == CHANCE:
            match.draw()
        elif match.can_redo or [match.game.format_step(step) for step in match.open_steps(match.cursor, None)] != [
            "end"
        ]:
            return False
        else:
            match.play("end")
        self._write(f"  {match.told(None)[match.cursor - 1]['text']}")
        self._show()
        return True

    def _obey(self, words: list[str]) -> None:
        """Do what was typed: one of our words, or a step."""
        match = self.match
        tell: dict[str, Callable[[], str]] = {
            "help": lambda: WORDS,
            "steps": self._steps,
            "position": lambda: match.game.format_position(match.state),
            "record": match.record,
        }
        change: dict[str, Callable[[], None]] = {
            "undo": match.undo,
            "redo": match.redo,
            "undo turn": lambda: match.undo("turn"),
            "redo turn": lambda: match.redo("turn"),
        }
        text = " ".join(words)
        try:
            if text in tell:
                self._write(tell[text]())
            elif words[0] == "why":
                reason = match.explain(" ".join(words[1:]))
                self._write("It is legal." if reason is None else str(EscaleError(reason.code, **reason.params)))
            else:
                change.get(text, lambda: match.play(text))()
                self._show()
        except EscaleError as error:
            self._write(f"Refused: {error}")

    def _show(self) -> None:
        """Print the position and, if a seat acts, its choices."""
        match, actor = self.match, self.match.actor
        seat = None if actor == CHANCE else actor
        if seat is not None and seat != self._in_front and isinstance(match.game, Hides):
            self._write("\n" * SCREEN)
            self._read(f"{self._name()} to the keyboard; Enter when nobody else looks. ")
            self._in_front = seat
        self._write(f"\n{match.game.render_text(match.state, seat)}\n")
        if seat is not None:
            self._write(self._steps())

    def _steps(self) -> str:
        """The legal steps, a paragraph for each kind."""
        match = self.match
        seat = match.actor if isinstance(match.actor, int) else None
        kinds: dict[str, list[str]] = {}
        for step in match.open_steps(match.cursor, seat):
            told = match.game.describe(match.state, step, seat)
            kinds.setdefault(told["kind"], []).append(told["text"])
        return "\n".join(
            fill(" ".join(texts), initial_indent=f"{kind:>8}: ", subsequent_indent=" " * 10, break_on_hyphens=False)
            for kind, texts in kinds.items()
        )

    def _name(self) -> str:
        return f"seat {self.match.actor + 1}" if isinstance(self.match.actor, int) else "nobody"

    def _result(self) -> str:
        outcome = self.match.outcome
        if outcome is None or not outcome.winners:
            return f"A draw ({outcome.termination if outcome else 'unfinished'})."
        return f"Won by {' and '.join(f'seat {seat + 1}' for seat in outcome.winners)} ({outcome.termination})."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match."""
    add_match_arguments(parser)
    add_seed_argument(parser)


def run(asked: argparse.Namespace) -> None:
    """Play at the terminal."""
    Session(start_match(asked, asked.seed), input, print).run()
