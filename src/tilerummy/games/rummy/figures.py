"""What a round of Rummy amounts to, for those who want to know how they play."""

from collections.abc import Mapping, Sequence
from typing import Final

from tilerummy.game import Decided, RoundOutcome
from tilerummy.games.rummy import actions

BETTER: Final[Mapping[str, int]] = {"opened": -1, "out": 1, "left": -1}


def figures(seat: int, decided: Sequence[Decided], outcome: RoundOutcome) -> Mapping[str, int]:
    """In which turn the first play came (R5), if one came; whether the seat went out; the points left (R10)."""
    plays = [each.turn for each in decided if each.action.op == actions.ARRANGE]
    opened = {"opened": plays[0]} if plays else {}
    return opened | {"out": 100 * (outcome.who == seat), "left": -outcome.parts["racks"][seat]}
