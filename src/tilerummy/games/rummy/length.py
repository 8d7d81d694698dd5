"""How long a match of Rummy is."""

from collections.abc import Mapping
from typing import Final

from tilerummy.game import Length
from tilerummy.games.rummy.rules import Rules

# By how a turn goes (R6, R11), then by seats.
TURNS_A_ROUND: Final[Mapping[str, Mapping[int, float]]] = {
    "exchange": {2: 30.0, 3: 40.0, 4: 50.0},
    "draw-discard": {2: 30.0, 3: 40.0, 4: 50.0},
    "draw": {2: 30.0, 3: 40.0, 4: 50.0},
}
POINTS_A_ROUND: Final = 60.0  # of the leader
SECONDS: Final = 40


def length(rules: Rules, seats: int) -> Length:
    rounds = min(rules.rounds, max(1.0, rules.target / POINTS_A_ROUND)) if rules.target else rules.rounds
    return Length(TURNS_A_ROUND[rules.turn][seats] * rounds, SECONDS)
