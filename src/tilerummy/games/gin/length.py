"""How long a match of Gin-Rummy is."""

from collections.abc import Mapping
from typing import Final

from tilerummy.game import Length
from tilerummy.games.gin.rules import Rules

TURNS_A_ROUND: Final[Mapping[int, float]] = {2: 20.0, 3: 25.0, 4: 30.0}  # by seats
POINTS_A_ROUND: Final = 60.0  # of the leader
SECONDS: Final = 15


def length(rules: Rules, seats: int) -> Length:
    rounds = min(rules.max_rounds, max(1.0, rules.target / POINTS_A_ROUND)) if rules.target else rules.rounds
    return Length(TURNS_A_ROUND[seats] * rounds, SECONDS)
