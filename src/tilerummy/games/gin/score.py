"""Points of a round and the winners of a match (G6, G8-G11)."""

from collections.abc import Sequence
from typing import Any, Final, final

from tilerummy.games.gin.state import GRAND, KNOCK, OVER, PETIT, REASONS, State
from tilerummy.solver.hand import total_points


@final
class Outcome:
    """`parts`: the bonus for going out, the points for having least left, and what the second to lay down gets.

    `who` went out. Of two players the points for having least left have `terms`: what the other has left, less what
    is left of one's own, and the bonus.
    """

    def __init__(
        self, out: list[int], least: list[int], second: list[int], left: list[int], reason: str, who: int
    ) -> None:
        self.parts: Final = {"out": out, "least": least, "second": second}
        self.points: Final = [out[seat] + least[seat] + second[seat] for seat in range(len(out))]
        self.left: Final = left  # what each has left, in points; nothing is told of a void round
        self.reason: Final = reason
        self.who: Final = who
        self.terms: Final[dict[str, list[list[int]]]] = {"least": difference(least, left)} if len(out) == 2 else {}


def difference(least: list[int], left: list[int]) -> list[list[int]]:
    """G9: the points of the one of two who has least left, number by number."""
    found: list[list[int]] = []
    for seat in range(2):
        mine, theirs = left[seat], left[1 - seat]
        found.append([theirs, -mine, least[seat] - theirs + mine] if least[seat] != 0 else [])
    return found


def outcome(state: State) -> Outcome | None:
    if state.step != OVER:
        return None
    left = points_left(state) if state.out >= 0 else [0] * len(state.sides)
    return round_outcome(state.rules, left, int(state.out), int(state.way), REASONS[state.reason])


def points_left(state: State) -> list[int]:
    return [int(total_points(side.rack.one, side.rack.two, state.fixed.cap)) for side in state.sides]


def round_outcome(rules: Any, left: list[int], out: int, way: int, reason: str) -> Outcome:
    """G6, G8-G10: from the points left on each rack, who went out (NOBODY: the round is void) and how."""
    bonus, least, second = round_parts(rules, left, out, way)
    return Outcome(bonus, least, second, left, reason, out)


def round_parts(rules: Any, left: list[int], out: int, way: int) -> tuple[list[int], list[int], list[int]]:
    """The `parts` of an outcome."""
    seats = len(left)
    bonus, least, second = [0] * seats, [0] * seats, [0] * seats
    if out >= 0:
        bonus[out] = going_out_bonus(rules, way)
        if seats > 2:
            least[winner_of_many(left, out)] = int(rules.least_bonus)
        else:
            score_two(rules, left, out, way, least, second)
    return bonus, least, second


def going_out_bonus(rules: Any, way: int) -> int:
    """G6."""
    if way == GRAND:
        return int(rules.grand_bonus)
    return int(rules.petit_bonus if way == PETIT else rules.knock_bonus)


def winner_of_many(left: list[int], out: int) -> int:
    """G8: the least left; of equals who laid down first, counted from who went out."""
    seats = len(left)
    order = [(out + i) % seats for i in range(seats)]
    best = order[0]
    for seat in order:
        if left[seat] < left[best]:
            best = seat
    return best


def score_two(rules: Any, left: list[int], first: int, way: int, least: list[int], second: list[int]) -> None:
    """G9. With `gin=closed` a gin is never equalled."""
    other = 1 - first
    closed = rules.gin == "closed" and way != KNOCK
    if left[first] < left[other] or (closed and left[first] == left[other]):
        least[first] = left[other] - left[first] + int(rules.win_bonus)
        return
    second[other] = int(rules.second_bonus)
    if left[other] < left[first]:
        least[other] = left[first] - left[other] + int(rules.win_bonus)


def winners(rules: Any, sheet: Sequence[Sequence[int]]) -> list[int] | None:
    """G11, R14: after a number of rounds, or at a target; the highest total wins, ties share the win."""
    if not sheet:
        return None
    totals = [sum([row[seat] for row in sheet]) for seat in range(len(sheet[0]))]
    top = max(totals)
    if rules.target > 0:
        over = top >= rules.target or len(sheet) >= rules.max_rounds
    else:
        over = len(sheet) >= rules.rounds
    return [seat for seat in range(len(totals)) if totals[seat] == top] if over else None
