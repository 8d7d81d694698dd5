"""A crash test goes on where it stopped, and its chapters add up."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from benchmarks.chaos import campaign as module
from benchmarks.chaos.campaign import Campaign, busy, total
from benchmarks.chaos.run import Plan

SOON = 3600.0  # seconds


def result(kills: int, began: float = 0.0, faults: tuple[str, ...] = ()) -> dict[str, Any]:
    counted = {"kills": kills, "acknowledged": 10 * kills, "lost": len(faults)}
    more = {"seed": 5, "faults": list(faults), "began": began, "seconds": 1800.0}
    return {"store": "sqlite", "processes": 2, **counted, **more}


def new(folder: Path, goal: int, end: float = SOON) -> Campaign:
    return Campaign("sqlite", goal, folder, time.monotonic() + end, worlds=1)


def played(plan: Plan, seed: int) -> dict[str, Any]:
    """In the place of a chapter."""
    if plan.kills == 7:
        raise RuntimeError("a chapter broke")
    return result(plan.kills)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapters without servers, in threads."""
    monkeypatch.setattr(module, "chaos", played)
    monkeypatch.setattr(module, "ProcessPoolExecutor", lambda worlds, context: ThreadPoolExecutor(worlds))


def test_a_campaign_goes_on_where_the_last_run_stopped(tmp_path: Path, short: None) -> None:
    new(tmp_path, 1).keep(result(9_990))
    assert new(tmp_path, 10_000).goes_on()
    new(tmp_path, 10_000).run()
    assert len(new(tmp_path, 10_000).results()) == 2
    assert not new(tmp_path, 10_000).goes_on()


def test_a_campaign_ends_with_its_time(tmp_path: Path, short: None) -> None:
    new(tmp_path, 10_000, end=0.0).run()
    assert new(tmp_path, 10_000).results() == []


def test_a_chapter_that_breaks_is_said(tmp_path: Path, short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = module.KINDS["sqlite"]._replace(chapter=Plan(kills=7))
    monkeypatch.setitem(module.KINDS, "sqlite", kind)
    with pytest.raises(RuntimeError, match="a chapter broke"):
        new(tmp_path, 10_000).run()


def test_chapters_add_up(tmp_path: Path) -> None:
    found = total([result(100), result(50, began=900.0, faults=("lost",))])
    assert (found["kills"], found["acknowledged"], found["lost"], found["processes"]) == (150, 1500, 1, 2)
    assert (found["chapters"], found["faults"], found["hours"]) == (2, ["lost"], 0.75)
    assert "seed" not in found


def test_what_runs_at_the_same_time_counts_once() -> None:
    assert busy([(0.0, 10.0), (5.0, 15.0), (6.0, 7.0), (20.0, 21.0)]) == 16.0
