"""How long a match of Investo is."""

from tilerummy.game import Length
from tilerummy.games.investo.rules import Rules

TURNS_A_ROUND = 20.0
POINTS_A_ROUND = 7.0  # of the leader


def length(rules: Rules, seats: int) -> Length:
    rounds = max(1.0, rules.target / POINTS_A_ROUND)
    return Length(TURNS_A_ROUND * min(rounds, rules.max_rounds or rounds), 30)
