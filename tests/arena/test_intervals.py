"""Intervals against a direct bootstrap and against how often they hold the truth."""

import math
from random import Random

import pytest

from tilerummy.arena.intervals import mean_of, rate, student


def bootstrap(values: list[float], rng: Random) -> tuple[float, float]:
    means = sorted(sum(rng.choices(values, k=len(values))) / len(values) for _ in range(2000))
    return means[50], means[-51]


def pairs(count: int, strength: float, luck: float, rng: Random) -> list[float]:
    """Win shares of mirrored pairs: whoever gets the lucky side wins more often there."""
    found = []
    for _ in range(count):
        edge = rng.gauss(0, luck)
        wins = sum(rng.random() < 1 / (1 + math.exp(-strength - side)) for side in (edge, -edge))
        found.append(wins / 2)
    return found


@pytest.mark.parametrize("strength", [0.0, 0.5, 2.0])
def test_win_rate_interval_agrees_with_the_bootstrap(strength: float) -> None:
    rng = Random(7)
    shares = pairs(400, strength, 1.5, rng)
    found, (low, high) = rate(shares), bootstrap(shares, rng)
    assert found.mean == pytest.approx(sum(shares) / 400)
    assert found.low == pytest.approx(low, abs=0.01)
    assert found.high == pytest.approx(high, abs=0.01)


def test_mean_interval_agrees_with_the_bootstrap() -> None:
    rng = Random(8)
    values = [rng.gauss(3, 20) + rng.choice([0, 0, 50]) for _ in range(400)]
    found, (low, high) = mean_of(values), bootstrap(values, rng)
    assert found.low == pytest.approx(low, abs=0.4)
    assert found.high == pytest.approx(high, abs=0.4)


@pytest.mark.parametrize(("count", "strength"), [(10, 0.0), (30, 1.0), (100, 3.0)])
def test_interval_holds_the_truth_as_often_as_it_says(count: int, strength: float) -> None:
    rng = Random(9)
    truth = sum(pairs(100_000, strength, 1.0, rng)) / 100_000
    held = 0
    for _ in range(1000):
        found = rate(pairs(count, strength, 1.0, rng))
        held += found.low <= truth <= found.high
    assert held >= 930  # 950 less three standard errors


def test_mirroring_narrows_the_interval() -> None:
    """Luck that pairs share cancels out: that is what mirroring is for."""
    rng = Random(10)
    shares = pairs(500, 0.0, 3.0, rng)
    single = [float(rng.random() < 0.5) for _ in range(1000)]  # as many matches, each on its own deal
    mirrored, alone = rate(shares), rate(single)
    assert mirrored.high - mirrored.low < 0.8 * (alone.high - alone.low)


@pytest.mark.parametrize("share", [0.0, 0.5, 0.75, 1.0])
@pytest.mark.parametrize("count", [1, 2, 50, 1000])
def test_equal_results_do_not_make_certainty(share: float, count: int) -> None:
    found = rate([share] * count)
    assert found.low <= share <= found.high
    assert 0.002 < found.high - found.low <= 1


def test_nothing_is_known_without_matches() -> None:
    assert (rate([]).low, rate([]).high) == (0.0, 1.0)
    assert math.isinf(mean_of([5.0]).high)
    assert math.isnan(mean_of([]).mean)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.7062), (5, 2.5706), (6, 2.4469), (10, 2.2281), (100, 1.9840)])
def test_students_quantiles(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.001)
