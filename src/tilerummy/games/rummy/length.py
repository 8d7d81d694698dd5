"""How long a match of Rummy is (docs/evidence/match-length.json)."""

from collections.abc import Mapping
from typing import Final

from tilerummy.game import Length
from tilerummy.games.rummy.rules import Rules

# By how a turn goes (R6, R11), then by seats.
TURNS_A_ROUND: Final[Mapping[str, Mapping[int, float]]] = {
    "exchange": {2: 39.0, 3: 39.0, 4: 37.0},
    "draw-discard": {2: 23.0, 3: 22.0, 4: 21.0},
    "draw": {2: 38.0, 3: 22.0, 4: 19.0},
}
POINTS_A_ROUND: Final[Mapping[int, float]] = {2: 7.0, 3: 18.0, 4: 36.0}  # of the leader, by seats
SECONDS: Final = 20  # most turns only exchange a tile


def length(rules: Rules, seats: int) -> Length:
    rounds: float = rules.rounds
    if rules.target:
        rounds = min(rounds, max(1.0, rules.target / POINTS_A_ROUND[seats]))
    return Length(TURNS_A_ROUND[rules.turn][seats] * rounds, SECONDS)
