"""What a summary makes of matches, by hand."""

import pytest

from tests.arena.contests import contest, fresh
from tilerummy.arena.evidence import Evidence, Forfeited, GameLine
from tilerummy.arena.summary import comparisons, lead, summarise, win_share


def line(
    rotation: int, points: list[int], winners: list[int], deal: int = 0, forfeit: Forfeited | None = None
) -> GameLine:
    return GameLine(
        deal=deal,
        line_up=0,
        rotation=rotation,
        points=points,
        winners=winners,
        rounds=1,
        decisions=[0] * len(points),
        digest="",
        forfeit=forfeit,
    )


def evidence(*lines: GameLine, players: tuple[str, ...] = ("a", "b")) -> Evidence:
    made = fresh(contest(*players, game="rummy", seats=len(players), games=8 * len(players)))
    made.games.extend(lines)
    return made


def test_wins_and_points_follow_the_player_not_the_seat() -> None:
    made = evidence(line(0, [10, 4], [0]), line(1, [3, 8], [1]), line(0, [1, 2], [1], 1), line(1, [5, 5], [0, 1], 1))
    (row,) = summarise(made).standings
    assert (row.name, row.others, row.games) == ("a", ("b",), 4)
    assert row.wins.mean == pytest.approx((1 + 1 + 0 + 0.5) / 4)
    assert row.wins.count == 2  # pairs, not matches
    assert row.points.mean == pytest.approx((6 + 5 - 1 + 0) / 4)
    assert row.differences == (6, 5, -1, 0)


def test_a_player_at_several_seats_is_counted_a_seat() -> None:
    line_up = ("a", "b", "b")
    match = line(1, [9, 30, 6], [1])  # b a b
    assert win_share("a", line_up, match) == 1
    assert win_share("b", line_up, match) == 0
    assert lead("a", line_up, match) == 30 - 7.5
    assert win_share("b", line_up, line(1, [9, 9, 6], [0, 1])) == pytest.approx(0.25)
    assert comparisons(line_up, match) == {("a", "b"): 2.0}


def test_forfeited_match_is_lost_to_everybody_and_has_no_points() -> None:
    lost = line(0, [50, 0, 0], [1, 2], forfeit=Forfeited(0, "slow", ""))
    wins = comparisons(("a", "b", "c"), lost)
    assert wins == {("b", "a"): 1.0, ("c", "a"): 1.0, ("b", "c"): 0.5, ("c", "b"): 0.5}
    made = evidence(lost, line(1, [0, 6, 0], [1]), line(2, [0, 0, 6], [2]), players=("a", "b", "c"))
    found = summarise(made)
    assert found.standings[0].points.mean == 6
    assert [fault.name for fault in found.faults] == ["a"]
    assert set(found.ratings) == {"a", "b", "c"}
