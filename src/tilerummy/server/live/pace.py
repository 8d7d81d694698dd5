"""How long a bot waits before it moves: as those at the table want to see it.

Its answer leaves on a grid of fixed times after it was asked, so that how long it thought does not tell how much it
could lay. It thinks while the others wait anyway: all but the longest thoughts leave at the first of these times.
"""

from collections.abc import Iterable
from math import ceil

# Seconds between two turns, and between two moves of one turn. At the normal speed three bots in a row can be followed
# by eye: a tile flies for about 0.3 s, and then is looked at.
TURN = {"calm": 1.6, "normal": 1.0, "fast": 0.4, "at-once": 0.1}
MOVE = {"calm": 0.9, "normal": 0.6, "fast": 0.22, "at-once": 0.1}


def pause(wanted: Iterable[str], first: bool, usual: float) -> float:
    """The slowest wish counts; `usual` is the setting, for where there is none. If that is 0 nobody waits."""
    waits = [(TURN if first else MOVE)[speed] for speed in wanted if speed]
    return max(waits) if waits and usual else usual


def rest(step: float, spent: float) -> float:
    """Seconds until an answer that took `spent` may leave: one step after it was asked for, or two, or three."""
    return max(1, ceil(spent / step)) * step - spent if step else 0.0
