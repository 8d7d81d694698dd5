"""Points of a round and the winners of a match (R10, R12, R14)."""

from collections.abc import Sequence
from typing import Any, Final, final

from tilerummy.games.rummy.state import OUT, OVER, REASONS, State


@final
class Outcome:
    """`parts` says where the points come from: the own rack, what the winner gets, and the same again if doubled."""

    def __init__(self, racks: list[int], won: list[int], doubled: bool, reason: str) -> None:
        once = [racks[seat] + won[seat] for seat in range(len(racks))]
        again = [points if doubled else 0 for points in once]
        self.parts: Final = {"racks": racks, "won": won, "doubled": again}
        self.points: Final = [once[seat] + again[seat] for seat in range(len(racks))]
        self.reason: Final = reason


def outcome(state: State) -> Outcome | None:
    if state.step != OVER:
        return None
    racks = [-int(side.cost()) for side in state.sides]
    won = [0] * len(racks)
    doubled = False
    if state.reason == OUT:
        won[state.seat] = -sum(racks)
        doubled = state.side(state.seat).plays == 1  # R10: out in one single play
    return Outcome(racks, won, doubled, REASONS[state.reason])


def winners(rules: Any, sheet: Sequence[Sequence[int]]) -> list[int] | None:
    """R14: after the last round, or once somebody has the target; ties share the win."""
    totals: list[int] = []
    for number, row in enumerate(sheet, 1):
        totals = [points + (totals[seat] if totals else 0) for seat, points in enumerate(row)]
        best = max(totals)
        if number >= rules.rounds or 0 < rules.target <= best:
            return [seat for seat, total in enumerate(totals) if total == best]
    return None
