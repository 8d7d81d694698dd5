"""How long a bot waits before it moves: as those at the table want to see it."""

from collections.abc import Iterable

# Seconds between two turns, and between two moves of one turn.
TURN = {"calm": 0.7, "normal": 0.4, "fast": 0.15, "at-once": 0.0}
MOVE = {"calm": 0.35, "normal": 0.22, "fast": 0.11, "at-once": 0.0}


def pause(wanted: Iterable[str], first: bool, usual: float) -> float:
    """The slowest wish counts; `usual` is the setting, for where there is none. If that is 0 nobody waits."""
    waits = [(TURN if first else MOVE)[speed] for speed in wanted if speed]
    return max(waits) if waits and usual else usual
