"""A crash test goes on where it stopped, and its chapters add up."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from benchmarks.chaos import campaign as module
from benchmarks.chaos.campaign import Campaign, busy, total
from benchmarks.chaos.report import MARK, PAGE, earlier, table, write
from benchmarks.chaos.run import Plan

SOON = 3600.0  # seconds


def result(kills: int, began: float = 0.0, faults: tuple[str, ...] = (), seed: int = 5) -> dict[str, Any]:
    counted = {"kills": kills, "acknowledged": 10 * kills, "lost": len(faults), "doubled": 0, "records": kills}
    more = {"seed": seed, "faults": list(faults), "began": began, "seconds": 1800.0}
    return {"store": "sqlite", "processes": 2, **counted, **more}


def new(folder: Path, goal: int, end: float = SOON, before: dict[str, Any] | None = None) -> Campaign:
    return Campaign("sqlite", goal, folder, time.monotonic() + end, worlds=1, earlier=before)


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
    assert found is not None
    assert (found["kills"], found["acknowledged"], found["lost"], found["processes"]) == (150, 1500, 1, 2)
    assert (found["chapters"], found["faults"], found["hours"]) == (2, ["lost"], 0.75)
    assert "seed" not in found


def test_what_runs_at_the_same_time_counts_once() -> None:
    assert busy([(0.0, 10.0), (5.0, 15.0), (6.0, 7.0), (20.0, 21.0)]) == 16.0


def test_nothing_adds_up_to_nothing(tmp_path: Path) -> None:
    assert total([]) is None
    assert new(tmp_path, 1).done() == 0


def test_a_campaign_goes_on_from_the_evidence_where_the_chapters_are_not(tmp_path: Path, short: None) -> None:
    before = total([result(9_990, seed=1, faults=("lost",))])
    assert before is not None
    campaign = new(tmp_path, 10_000, before=before)
    assert campaign.done() == 9_990
    campaign.run()
    found = campaign.sum()
    assert found is not None
    assert (found["kills"], found["chapters"], found["hours"]) == (9_990 + Plan(kills=400).kills, 2, 1.0)
    assert (found["faults"], found["lost"], found["seeds"]) == (["lost"], 1, [1, 5])


def test_what_was_written_does_not_count_again(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARK}\nold\n{MARK}\nafter\n")
    new(tmp_path, 1).keep(result(100, seed=1))
    for _ in range(2):
        found = new(tmp_path, 1, before=earlier(tmp_path).get("sqlite")).sum()
        assert found is not None
        write({"sqlite": found}, tmp_path, page)
    new(tmp_path, 1).keep(result(20, seed=2))
    campaign = new(tmp_path, 1, before=earlier(tmp_path)["sqlite"])
    assert campaign.done() == 120
    assert [each["seed"] for each in campaign.results()] == [2]
    assert "| SQLite | 100 kills, one every 18.0 s | 0.5 | 1,000 | 0 | 0 | 100 |" in page.read_text()
    assert page.read_text().startswith("before\n")
    assert page.read_text().endswith(f"{MARK}\nafter\n")


def test_the_documentation_has_the_sums_of_the_evidence() -> None:
    assert f"{MARK}\n{table(earlier())}\n{MARK}" in PAGE.read_text("utf-8")
