"""A run that stops by what it has found: how often it is wrong, and how soon it knows."""

from random import Random

import pytest

from tilerummy.arena.sequential import SequentialTest, lower_end, sequence, wealth

SHARES = (0.0, 0.5, 1.0)  # of a pair of matches


def pairs(rng: Random, chance: float, count: int) -> list[float]:
    """Pairs whose matches share their luck: every second pair is won and lost by the deal."""
    return [0.5 if rng.random() < 0.5 else float(rng.random() < chance) for _ in range(count)]


def asked(shares: list[float], share: float) -> SequentialTest:
    question = SequentialTest(share)
    for each in shares:
        if not question.answer:
            question.add(each)
    return question


def test_equals_are_seldom_told_apart_however_often_one_looks() -> None:
    """400 looks at each of 300 runs: at most 5 % of them may ever be wrong."""
    rng = Random(1)
    wrong = sum(asked(pairs(rng, 0.5, 400), 0.5).answer != 0 for _ in range(300))
    assert wrong <= 15 + 2 * 3.8  # two standard deviations above 5 %


def test_each_side_is_wrong_in_half_of_the_cases_at_most() -> None:
    """Far from the middle, where shares lie on one side: a mean of 80 % is not said to be above 80 %."""
    rng = Random(2)
    answers = [asked([float(rng.random() < 0.8) for _ in range(400)], 0.8).answer for _ in range(300)]
    assert answers.count(1) <= 7.5 + 2 * 2.8
    assert answers.count(-1) <= 7.5 + 2 * 2.8


@pytest.mark.parametrize(("chance", "answer"), [(0.8, 1), (0.2, -1)])
def test_a_clear_difference_is_found_early(chance: float, answer: int) -> None:
    rng = Random(3)
    runs = [asked(pairs(rng, chance, 1000), 0.5) for _ in range(60)]
    assert [run.answer for run in runs].count(answer) >= 58
    assert sorted(run.count for run in runs)[30] < 200


def test_the_interval_holds_at_all_times_together() -> None:
    rng = Random(4)
    missed = 0
    for _ in range(100):
        shares = pairs(rng, 0.7, 256)  # a mean of 0.6
        intervals = [sequence(shares[:count]) for count in (1, 2, 4, 8, 16, 32, 64, 128, 256)]
        missed += any(not each.low <= 0.6 <= each.high for each in intervals)
    assert missed <= 5 + 2 * 2.2


def test_the_answer_and_the_interval_agree() -> None:
    rng = Random(5)
    for _ in range(20):
        shares = pairs(rng, rng.random(), 80)
        question = asked(shares, 0.5)
        found = sequence(shares[: question.count])
        assert question.answer == (1 if found.low > 0.5 else -1 if found.high < 0.5 else 0)


def test_interval_of_nothing_and_of_one_kind_of_result() -> None:
    assert sequence([]).low == 0.0
    assert sequence([]).high == pytest.approx(1.0)
    won = sequence([1.0] * 100)
    assert won.high == pytest.approx(1.0, abs=1e-4)
    assert 0.9 < won.low < 1.0


def test_wealth_falls_as_the_mean_rises() -> None:
    counts = {share: 10 for share in SHARES}
    worths = [wealth(counts, mean / 100) for mean in range(1, 100)]
    assert worths == sorted(worths, reverse=True)
    assert 0.0 < lower_end(counts, 3.0) < 0.5
