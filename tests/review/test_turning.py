"""The turning point of a match, and the one thing to take away, from decisions that have been judged."""

import msgspec
import pytest

from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.review import Judged, RoundEnded, Turn, apart, ends, lesson, turning_point
from tilerummy.analysis.weighing import Expected
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.rulebook import book
from tilerummy.words import FOLDER, LANGUAGES


def expected(points: int, band: int = 1) -> Expected:
    return Expected(points, points - band, points + band)


def same(at: int, points: int) -> Judged:
    return Judged(at, "N", "same", "N", expected=expected(points), best_expected=expected(points))


def worse(at: int, points: int, best: int, code: str = "take-points") -> Judged:
    both = (expected(points), expected(best))
    return Judged(at, "N", "worse", "T1", (Reason(code, {"row": at}),), float(best - points), 0.1, *both)


def turn(number: int, *decisions: Judged, round: int = 1) -> Turn:
    lost = sum(each.lost for each in decisions)
    return Turn(decisions[0].at, round, number, decisions, lost)


def test_it_is_where_the_expectation_changed_most() -> None:
    turns = [turn(1, same(1, 2)), turn(2, same(5, 3)), turn(3, same(9, -6)), turn(4, same(13, -4))]
    found = turning_point(turns, 0, [])
    assert found is not None
    assert (found.at, found.until, found.round, found.turn, found.own) == (5, 9, 1, 2, False)
    assert (found.before.points, found.after.points) == (3, -6)


def test_a_decision_of_ones_own_can_be_it() -> None:
    turns = [turn(1, same(1, 2)), turn(2, worse(5, -7, 3)), turn(3, same(9, -6))]
    found = turning_point(turns, 0, [])
    assert found is not None
    assert (found.at, found.until, found.own, found.before.points, found.after.points) == (5, 6, True, 3, -7)


def test_what_cannot_be_told_apart_is_no_turning_point() -> None:
    turns = [turn(1, same(1, 2)), turn(2, same(5, 4)), turn(3, same(9, 3))]
    assert turning_point(turns, 0, []) is None
    assert turning_point([], 0, []) is None
    assert not apart(expected(2), expected(4))  # 1 to 3, 3 to 5
    assert apart(expected(2), expected(5))
    assert apart(expected(5), expected(2))


def test_a_hinted_decision_is_not_held_against_anybody() -> None:
    hinted = msgspec.structs.replace(worse(5, -7, 3), verdict="hinted")
    assert turning_point([turn(1, same(1, 3)), turn(2, hinted), turn(3, same(9, -7))], 0, []) is None


def test_a_round_that_ends_otherwise_than_expected_turns_there() -> None:
    turns = [turn(1, same(1, 2)), turn(1, same(9, 0), round=2)]
    ended = [RoundEnded(7, (3, 12)), RoundEnded(15, (1, 0))]
    found = turning_point(turns, 0, ended)
    assert found is not None
    assert (found.at, found.until, found.before.points) == (1, 7, 2)
    assert found.after == Expected(-9, -9, -9)  # ahead of the best of the others


def test_own_points_count_where_they_are_the_measure() -> None:
    judged = msgspec.structs.replace(same(1, 2), measure="score")
    found = turning_point([turn(1, judged)], 1, [RoundEnded(7, (3, 12))])
    assert found is not None
    assert found.after.points == 12


def test_rounds_are_not_compared_with_each_other() -> None:
    assert turning_point([turn(1, same(1, 9)), turn(1, same(9, -9), round=2)], 0, []) is None


def test_decisions_that_nobody_weighed_are_passed_over() -> None:
    forced = Judged(5, "S", "forced")
    found = turning_point([turn(1, same(1, 9)), turn(2, forced), turn(3, same(9, -9))], 0, [])
    assert found is not None
    assert (found.at, found.until) == (1, 9)


def test_one_takes_away_what_cost_most_in_all() -> None:
    turns = [
        turn(1, worse(1, 0, 5, "row-for-you")),
        turn(2, worse(5, 0, 3), worse(6, 0, 4)),
        turn(3, msgspec.structs.replace(worse(9, 0, 9, "steal-fits"), verdict="hinted")),
    ]
    found = lesson(GAMES["investo"], turns)
    assert found is not None
    assert (found.reason, found.rule, found.at) == (Reason("take-points", {"row": 6}), "I8", 6)
    assert (found.times, found.lost) == (2, 7.0)
    assert lesson(GAMES["investo"], [turn(1, same(1, 2))]) is None
    assert lesson(GAMES["investo"], [turn(1, worse(1, 0, 5, "no-such-reason"))]) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_about_a_clause_of_the_rulebook(game: str) -> None:
    text = (FOLDER / f"en/{game}.ftl").read_text(encoding="utf-8")
    codes = {line.split(" =")[0].removeprefix(f"{game}-reason-") for line in text.splitlines() if "-reason-" in line}
    assert set(GAMES[game].clauses) == codes
    for language in LANGUAGES:
        known = {rule for clause in book(language, game).clauses() for rule in clause.rules}
        assert set(GAMES[game].clauses.values()) <= known


def test_how_rounds_ended() -> None:
    game = GAMES["gin"]
    match = Match(game, game.rules_type.parse("rounds=2"), 2, Dealer(seed_of("ends")))
    play_out(match, [make_player(game, "greedy", seat) for seat in (1, 2)])
    found = ends(match)
    assert [list(each.points) for each in found] == [list(row) for row in match.sheet]
    assert found[-1].at == len(match.events) - len(match.sheet)
