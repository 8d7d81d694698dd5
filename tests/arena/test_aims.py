"""The page of aims says what its evidence shows, and no more than that."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.aims_page import Aim, more_seats, page, two_seats
from benchmarks.figures import Figures
from tilerummy.arena.intervals import Estimate

FOUND = Figures(4000, 4000, Estimate(0.765, 0.752, 0.777, 2000), 0.3, 0.8, "")
AIM = Aim("expert – baseline", Path("nothing.json"), 0.75, 50)


@pytest.mark.parametrize(
    ("aim", "found", "said"),
    [
        (AIM, FOUND, "yes"),
        (replace(AIM, least=0.76), FOUND, "no"),
        (replace(AIM, most=0.2), FOUND, "no"),
        (replace(AIM, most=0.5), FOUND, "yes"),
        (replace(AIM, most=0.5), replace(FOUND, processor=None), "no"),
        (AIM, replace(FOUND, planned=8000), "yes, so far"),
        (replace(AIM, least=0.76), replace(FOUND, planned=8000), "no, so far"),
        (replace(AIM, least=None), FOUND, "–"),
    ],
)
def test_an_aim_is_reached_by_the_lower_end_and_in_time(aim: Aim, found: Figures, said: str) -> None:
    assert aim.reached(found) == said


def test_what_is_aimed_at() -> None:
    told = {aim.what: aim.told for aim in two_seats()}
    assert told == {
        "Gin-Rummy, `standard-52`: expert – baseline": "≥ 75 %, ≤ 50 ms",
        "Gin-Rummy, `standard-52`: expert – `eager`": "≥ 58 %",
        "Gin-Rummy, `standard-52`: expert – `patient`": "≥ 58 %",
        "Gin-Rummy, `standard-52`: expert – `camper`": "≥ 58 %",
        "Rummy: expert – greedy": "≥ 78 %",
        "Rummy: expert – hard": "≥ 70 %",
        "Investo: expert – hard": "≥ 85 %",
    }


def test_with_more_seats_the_expert_is_compared_with_hard() -> None:
    aims = list(more_seats())
    assert len(aims) == 8
    for expert, hard in zip(aims[::2], aims[1::2], strict=True):
        assert "expert" in expert.path.name
        assert "hard" in hard.path.name
        assert hard.least is None


def test_every_aim_has_its_row() -> None:
    text = page()
    for aim in [*two_seats(), *more_seats()]:
        (line,) = [line for line in text.splitlines() if line.startswith(f"| {aim.what} |")]
        assert f"| {aim.told} |" in line
        assert f"docs/evidence/{aim.path.name}`" in line
        assert f"(evidence/{aim.path.name})" in line
