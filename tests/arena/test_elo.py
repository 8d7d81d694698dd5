"""Ratings come back when matches are made from known ones."""

from random import Random

import pytest

from tilerummy.arena.elo import Wins, fit, rate_players

TRUE = {"a": 1800.0, "b": 1600.0, "c": 1450.0, "d": 1150.0}  # the average is 1500


def round_robin(deals: int, rng: Random) -> list[Wins]:
    found: list[Wins] = []
    for _ in range(deals):
        wins: Wins = {}
        for one in TRUE:
            for two in TRUE:
                if one < two:
                    chance = 1 / (1 + 10 ** ((TRUE[two] - TRUE[one]) / 400))
                    pair = (one, two) if rng.random() < chance else (two, one)
                    wins[pair] = wins.get(pair, 0.0) + 1
        found.append(wins)
    return found


def test_known_strengths_are_found() -> None:
    found = rate_players(list(TRUE), round_robin(2000, Random(3)))
    for name, rating in TRUE.items():
        assert found[name].mean == pytest.approx(rating, abs=20)
        assert found[name].low - 5 < rating < found[name].high + 5
        assert 10 < found[name].high - found[name].low < 60


def test_exact_results_give_exact_ratings() -> None:
    """Ten wins to one are 400 points."""
    found = fit(["a", "b"], {("a", "b"): 10_000_000.0, ("b", "a"): 1_000_000.0})
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_whoever_won_everything_has_a_finite_rating() -> None:
    found = rate_players(["a", "b", "c"], [{("a", "b"): 2.0, ("a", "c"): 2.0, ("b", "c"): 2.0}] * 50)
    assert 3000 > found["a"].mean > found["b"].mean > found["c"].mean > 0


def test_intervals_hold_the_truth() -> None:
    rng = Random(4)
    held = sum(
        rating.low <= TRUE[name] <= rating.high
        for _ in range(20)
        for name, rating in rate_players(list(TRUE), round_robin(60, rng)).items()
    )
    assert held >= 70  # of 80


def test_an_anchor_moves_all_ratings_and_has_no_doubt() -> None:
    deals = round_robin(300, Random(5))
    free, tied = rate_players(list(TRUE), deals), rate_players(list(TRUE), deals, "d")
    assert (tied["d"].mean, tied["d"].low, tied["d"].high) == (1500, 1500, 1500)
    assert tied["a"].mean - tied["b"].mean == pytest.approx(free["a"].mean - free["b"].mean)
    assert tied["a"].mean - 1500 == pytest.approx(free["a"].mean - free["d"].mean)
