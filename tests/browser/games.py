"""Whole games of Diaballik for the browser to play. The rules themselves vouch for them (test_games.py)."""

from __future__ import annotations

from dataclasses import dataclass, field

from escale.core.match import Match
from escale.games import game


@dataclass(frozen=True, slots=True)
class Script:
    """Steps of a game, with its options."""

    steps: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> list[str]:
        return self.steps.split()

    def match(self, count: int | None = None) -> Match:
        """The match after its first `count` steps, all of them without."""
        match = Match(game("diaballik"), self.options)
        for step in self.words[:count]:
            match.play(step)
        return match

    def record(self, count: int | None = None) -> str:
        return self.match(count).record()


# Dark opens column a, White walks down and passes along it.
CALM = Script(
    "a7-a6 a6-a5 end  a1-a2 a2-b2 end  a5-a4 b7-a7 d7>a7 end  d1>e1 end  a4-a3 a3-a2 end  e1>d1 end  a2-a1 a7>a1"
)

# The storm with chasms on Senseï's reverse side: the Sage runs along row 2 and jumps down column g.
STORM = Script(
    "a7-a2 end  g1-g3 g3-e3 d1>e1 end  a2-g2 g2-g1 d7>g7 end  e1>d1 end  g7>g1",
    {"edition": "sensei", "movement": "arashi", "chasms": "two"},
)

# The swapped start in the storm: won in the second turn.
BLITZ = Script(
    "c7-c5 c5-b5 d7>b5 end  a1-a2 end  b5>b1",
    {"movement": "arashi", "start": "swapped"},
)

# Both sides step out and back: the start position appears for the third time.
AROUND = Script("a7-a6 a6-a7 end  a1-a2 a2-a1 end  a7-a6 a6-a7 end  a1-a2 a2-a1 end")
