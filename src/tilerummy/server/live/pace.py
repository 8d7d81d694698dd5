"""How long a bot waits before it moves: as those at the table want to see it."""

from collections.abc import Iterable

# Seconds between two turns, and between two moves of one turn. At the normal speed three bots in a row can be followed
# by eye: a tile flies for about 0.3 s, and then is looked at.
TURN = {"calm": 1.6, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
MOVE = {"calm": 0.9, "normal": 0.6, "fast": 0.22, "at-once": 0.0}


def pause(wanted: Iterable[str], first: bool, usual: float) -> float:
    """The slowest wish counts; `usual` is the setting, for where there is none. If that is 0 nobody waits."""
    waits = [(TURN if first else MOVE)[speed] for speed in wanted if speed]
    return max(waits) if waits and usual else usual
