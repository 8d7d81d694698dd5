"""How long a match of Investo is: a line through matches to 10, 20 and 40 points (docs/evidence/match-length.json)."""

from typing import Final

from tilerummy.game import Length
from tilerummy.games.investo.rules import Rules

AT_LEAST: Final = 25.0  # turns, before the first point of the target
TURNS_A_POINT: Final = 2.3
TURNS_A_ROUND: Final = 40.0
SECONDS: Final = 20


def length(rules: Rules, seats: int) -> Length:
    turns = AT_LEAST + TURNS_A_POINT * rules.target
    return Length(min(turns, TURNS_A_ROUND * rules.max_rounds) if rules.max_rounds else turns, SECONDS)
