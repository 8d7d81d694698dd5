"""Points of a round and the winners of a match (R10, R12, R14)."""

from collections.abc import Sequence
from typing import Any, Final, final

from tilerummy.games.rummy.state import OUT, OVER, REASONS, State

NOBODY: Final = -1


@final
class Outcome:
    """`parts` says where the points come from: the own rack, what the winner gets, and the same again if doubled.

    `who` went out, and gets what each of several others has left: these are the `terms`.
    """

    def __init__(self, racks: list[int], won: list[int], doubled: bool, reason: str, who: int) -> None:
        once = [racks[seat] + won[seat] for seat in range(len(racks))]
        again = [points if doubled else 0 for points in once]
        self.parts: Final = {"racks": racks, "won": won, "doubled": again}
        self.points: Final = [once[seat] + again[seat] for seat in range(len(racks))]
        self.reason: Final = reason
        self.who: Final = who
        left = [-points for points in racks if points < 0]
        several = [left if seat == who else [] for seat in range(len(racks))]
        self.terms: Final[dict[str, list[list[int]]]] = {"won": several} if who != NOBODY and len(left) > 1 else {}


def outcome(state: State) -> Outcome | None:
    if state.step != OVER:
        return None
    costs = [int(side.cost()) for side in state.sides]
    if state.reason != OUT:
        return round_outcome(costs, NOBODY, False, REASONS[state.reason])
    single = state.side(state.seat).plays == 1
    return round_outcome(costs, int(state.seat), single, REASONS[OUT])


def round_outcome(costs: list[int], out: int, single: bool, reason: str) -> Outcome:
    """R10, R12, from what the racks cost; `out` is NOBODY in a blocked round, `single`: out in one single play."""
    won = [0] * len(costs)
    if out != NOBODY:
        won[out] = sum(costs)
    return Outcome([-cost for cost in costs], won, single, reason, out)


def winners(rules: Any, sheet: Sequence[Sequence[int]]) -> list[int] | None:
    """R14: after the last round, or once somebody has the target; ties share the win."""
    totals: list[int] = []
    for number, row in enumerate(sheet, 1):
        totals = [points + (totals[seat] if totals else 0) for seat, points in enumerate(row)]
        best = max(totals)
        if number >= rules.rounds or 0 < rules.target <= best:
            return [seat for seat, total in enumerate(totals) if total == best]
    return None
