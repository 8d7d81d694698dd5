"""What a round of Gin-Rummy amounts to, for those who want to know how they play."""

from collections.abc import Mapping, Sequence
from typing import Final

from tilerummy.game import Decided, RoundOutcome
from tilerummy.games.gin import actions
from tilerummy.games.gin.score import Outcome

BETTER: Final[Mapping[str, int]] = {"out": 1, "left": -1, "picked": 0}


def figures(seat: int, decided: Sequence[Decided], outcome: RoundOutcome) -> Mapping[str, int]:
    """Whether the seat went out (G6), the points left (G8), discards picked up. A void round leaves nothing."""
    picked = sum(each.action.op == actions.TAKE for each in decided)
    assert isinstance(outcome, Outcome)
    left = {"left": int(outcome.left[seat])} if outcome.who >= 0 else {}
    return {"out": 100 * (outcome.who == seat), **left, "picked": picked}
