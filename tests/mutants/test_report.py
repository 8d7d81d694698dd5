"""What `make mutants` says it has found."""

import pytest

from tools.mutants.__main__ import sample
from tools.mutants.report import Found, Report, Survivor
from tools.mutants.workplace import KILLED, LATE, SURVIVED, UNREACHED, UNTRIED, verdict_of

LIVED = Survivor("tilerummy.tiles.x_words_of__mutmut_4", SURVIVED, "start = -1", "start = -2")
OTHER = Survivor("tilerummy.tiles.x_words_of__mutmut_5", SURVIVED, "start = -1", "start = None")


@pytest.mark.parametrize(
    ("code", "verdict"),
    [(None, UNTRIED), (0, SURVIVED), (1, KILLED), (2, KILLED), (3, KILLED), (33, UNREACHED), (-24, LATE)],
)
def test_what_the_end_of_a_run_says(code: int | None, verdict: str) -> None:
    assert verdict_of(code) == verdict


@pytest.mark.parametrize("code", [4, 255, -9, -11])
def test_an_end_that_says_nothing_of_the_mutant_is_not_counted_as_noticed(code: int) -> None:
    assert verdict_of(code) not in (KILLED, LATE, UNTRIED)


def test_the_share_that_was_tried_is_told_beside_what_was_noticed() -> None:
    few = Found("tiles.py", 540, 20, 17, 1, 20, [LIVED, OTHER])
    none = Found("luck.py", 60, 0, 0, 0, 60, [])
    data = Report("some", [few, none]).data()
    assert (data["mutants"], data["tried"], data["tried_percent"]) == (600, 20, 3.3)
    assert (data["noticed"], data["percent"]) == (18, 90.0)
    assert (data["survivors"], data["survivors_without_explanation"]) == (2, 1)
    assert data["modules_below_90_percent"] == ["luck.py"]  # nothing was tried
    assert [one["explained"] is None for one in data["modules"][0]["survivors"]] == [False, True]


def test_a_larger_sample_contains_a_smaller_one() -> None:
    names = [f"mutant {n}" for n in range(100)]
    assert sample(names, 10, "1") == sample(names[::-1], 20, "1")[:10]
    assert sample(names, 10, "1") != sample(names, 10, "2")
    assert sorted(sample(names, 0, "1")) == sorted(names)
