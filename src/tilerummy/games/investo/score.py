"""Points of a round and the winner of a match (I18-I20)."""

from collections.abc import Sequence
from typing import Any, Final, final

from tilerummy.games.investo.state import OVER, REASONS, STALL, State

NOBODY: Final = -1
ON_RACK: Final = -1  # I19: points of a tile left on the rack
IN_RESERVE: Final = 1  # and of one in a reserve, for the other player


@final
class Outcome:
    """`parts` says where the points come from: Investos taken, tiles on the own rack, the other's reserve. `who` had no
    tiles left, or made the last move before the stock was empty; NOBODY after a standstill.
    """

    def __init__(self, investos: list[int], racks: list[int], reserves: list[int], reason: str, who: int) -> None:
        self.parts: Final = {"investos": investos, "racks": racks, "reserves": reserves}
        self.points: Final = [investos[seat] + racks[seat] + reserves[seat] for seat in range(2)]
        self.reason: Final = reason
        self.who: Final = who
        self.terms: Final[dict[str, list[list[int]]]] = {}


def outcome(state: State) -> Outcome | None:
    if state.step != OVER:
        return None
    sides = [state.first, state.second]
    return round_outcome(
        [int(side.points) for side in sides],
        [int(side.rack.size()) for side in sides],
        [int(side.reserve.size()) for side in sides],
        REASONS[state.reason],
        NOBODY if state.reason == STALL else int(state.seat),
    )


def round_outcome(
    investos: list[int], racks: list[int], reserves: list[int], reason: str, who: int = NOBODY
) -> Outcome:
    """I19, from the points for Investos and how many tiles are left on each rack and in each reserve."""
    beside = [IN_RESERVE * size for size in reserves]
    return Outcome(investos, [ON_RACK * size for size in racks], [beside[1], beside[0]], reason, who)


def winners(rules: Any, sheet: Sequence[Sequence[int]]) -> list[int] | None:
    """I20. Rows of the sheet are rounds; a tie at the target is broken by deciding rounds."""
    totals = [0, 0]
    deciding = False
    for number, row in enumerate(sheet, 1):
        totals = [totals[seat] + row[seat] for seat in range(2)]
        last = number == rules.max_rounds
        if not (deciding or last or max(totals) >= rules.target):
            continue
        if totals[0] != totals[1]:
            return [0 if totals[0] > totals[1] else 1]
        deciding = True
    return None
