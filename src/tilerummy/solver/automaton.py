"""The run automaton: reading the tiles of one colour from 1 to 13 and knowing which runs are open.

The open runs of a colour are a pair of lengths capped at 3, coded `4*a + b` with a >= b. NEXT[4*state + r] is the
state after r tiles of the next value, or DEAD. Feeding r tiles is deterministic: runs of length 1 or 2 must grow, and
growing a finished run (length 3) is never worse than starting a new one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DEAD: Final = 255
FINALS: Final = 0x9001  # the states 0, 12 and 15 as a set: every run is finished
ENDS: Final = 0x241  # the positions of 0, 12 and 15 in STATES, as a set


def _next(state: int, r: int) -> int:
    a, b = state >> 2, state & 3
    required = [x for x in (a, b) if x in (1, 2)]
    may = [x for x in (a, b) if x == 3]
    if r < len(required):
        return DEAD
    grown = [x + 1 for x in required]
    for _ in range(r - len(required)):
        grown.append(may.pop() if may else 1)
    grown.sort(reverse=True)
    grown += [0, 0]
    return 4 * grown[0] + grown[1]


STATES: Final = [4 * a + b for a in range(4) for b in range(a + 1)]
NEXT: Final = vec[i64]([_next(s, r) if s in STATES and r < 3 else DEAD for s in range(16) for r in range(4)])


def _image(r: int, subset: int, back: bool) -> int:
    out = 0
    for i, s in enumerate(STATES):
        to = _next(s, r)
        if to != DEAD:
            j = STATES.index(to)
            source, target = (j, i) if back else (i, j)
            if subset >> source & 1:
                out |= 2**target
    return out


# Sets of states, as 10-bit numbers over STATES: FORTH[1024*r + set] is the set reached by r tiles,
# BACK[1024*r + set] the set from which r tiles lead into set.
FORTH: Final = vec[i64]([_image(r, s, False) for r in range(3) for s in range(1024)])
BACK: Final = vec[i64]([_image(r, s, True) for r in range(3) for s in range(1024)])
