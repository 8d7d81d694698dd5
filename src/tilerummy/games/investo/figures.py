"""What a round of Investo amounts to, for those who want to know how they play."""

from collections.abc import Mapping, Sequence
from typing import Final

from tilerummy.game import Decided, RoundOutcome
from tilerummy.games.investo import actions

BETTER: Final[Mapping[str, int]] = {"taken": 1, "worth": 1, "doubled": 0, "left": -1}


def figures(seat: int, decided: Sequence[Decided], outcome: RoundOutcome) -> Mapping[str, int]:
    """Rows taken and what they brought (I8), doubles (I14), tiles left on the rack (I19)."""
    ops = [each.action.op for each in decided]
    return {
        "taken": ops.count(actions.TAKE),
        "worth": outcome.parts["investos"][seat],
        "doubled": ops.count(actions.DOUBLE),
        "left": -outcome.parts["racks"][seat],
    }
