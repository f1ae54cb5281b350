r"""The kitchen climb: thirteen places, from the big can to the table with the cheese.

                 T
               /   \
             F1     F2           M0 the big can, C1 and C2 the crates: the start places
               \   /             M1 to M4 the path; S1 to S3 its side steps; F1 and F2 the last steps
                M4               T the table
                | \
                M3 - S3          forward is upwards: a side step is reached from the place below it on the path and
                | \              leads to the one above, so that the detour costs a step
                M2 - S2
                | \
                M1 - S1
              / |  \
            C1  |   C2
              \ |  /
                M0

Places are numbers, in the order of `NAMES`.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = ("M0", "C1", "C2", "M1", "S1", "M2", "S2", "M3", "S3", "M4", "F1", "F2", "T")
M0, C1, C2, M1, S1, M2, S2, M3, S3, M4, F1, F2, T = range(len(NAMES))
NOWHERE: Final = -1

NUMBER: Final = {name: place for place, name in enumerate(NAMES)}
STARTS: Final = (M0, C1, C2)
SCATTERED: Final = (S1, S2, S3)  # where cheese lies if it is scattered
OFF_TABLE: Final = range(T)  # every place but the table

# place -> where one step forward leads
FORWARD: Final[tuple[tuple[int, ...], ...]] = (
    (M1, C1, C2), (M1,), (M1,),
    (M2, S1), (M2,),
    (M3, S2), (M3,),
    (M4, S3), (M4,),
    (F1, F2), (T,), (T,),
    (),
)  # fmt: skip
# place -> where one step backward leads
BACKWARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(below for below, above in enumerate(FORWARD) if place in above) for place in range(len(NAMES))
)
