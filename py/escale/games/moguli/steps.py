"""The steps of Moguli. Pivots and moves are all built once, so that listing them costs next to nothing.

A *pivot* is a tile turned on the spot; the word turn is kept for a player's turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from escale.games.moguli.board import BITS, Tiles


@dataclass(frozen=True, slots=True)
class Lay:
    """Chance: the tiles are shuffled and laid, before anything else."""

    kind: ClassVar = "lay"
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Swap:
    """Set-up: all tiles of the own home row change places with those of a middle row (new home row)."""

    kind: ClassVar = "swap"
    row: int  # 3, 4 or 5, as it is written


@dataclass(frozen=True, slots=True)
class Keep:
    """Set-up: the own home row stays as it is."""

    kind: ClassVar = "keep"


@dataclass(frozen=True, slots=True)
class Pivot:
    """A tile is turned clockwise on the spot (pivoter une tuile)."""

    kind: ClassVar = "pivot"
    tile: int  # bit
    quarters: int  # 1, 2 or 3: 90°, 180° or 270°


@dataclass(frozen=True, slots=True)
class Move:
    """A pawn goes from one gate to another. Its way does not matter, and the bonus is taken whenever it can be."""

    kind: ClassVar = "move"
    origin: int  # bit
    target: int  # bit


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""

    kind: ClassVar = "end"


Step: TypeAlias = Lay | Swap | Keep | Pivot | Move | End

END: Final = End()
KEEP: Final = Keep()
SWAPS: Final = tuple(Swap(row) for row in (3, 4, 5))
PIVOTS: Final = {bit: tuple(Pivot(bit, quarters) for quarters in (1, 2, 3)) for bit in BITS}  # by the tile's bit
MOVES: Final = {  # by the bits of the two gates
    origin: {target: Move(origin, target) for target in BITS if target != origin} for origin in BITS
}
