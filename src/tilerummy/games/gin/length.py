"""How long a match of Gin-Rummy is (docs/evidence/match-length.json)."""

from collections.abc import Mapping
from typing import Final

from tilerummy.game import Length
from tilerummy.games.gin.rules import Rules

TURNS_A_ROUND: Final[Mapping[int, float]] = {2: 25.0, 3: 35.0, 4: 43.0}  # by seats
POINTS_A_ROUND: Final = 29.0  # of the leader
SINGLE: Final = 0.54  # of the turns with 52 tiles: a rack needs fewer of them
SINGLE_POINTS: Final = 10.0
SECONDS: Final = 12


def length(rules: Rules, seats: int) -> Length:
    single = rules.deck == "single"
    rounds: float = rules.rounds
    if rules.target:
        rounds = min(rules.max_rounds, max(1.0, rules.target / (SINGLE_POINTS if single else POINTS_A_ROUND)))
    return Length(TURNS_A_ROUND[seats] * rounds * (SINGLE if single else 1.0), SECONDS)
