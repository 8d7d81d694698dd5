"""The crash tests in short: `make chaos` makes thousands of these."""

from pathlib import Path

import pytest

from benchmarks.chaos.run import Plan, chaos

PLANS = {
    "sqlite": Plan(kills=3, places=2, limit=600),
    "postgres": Plan("postgres", kills=2, processes=2, restarts=1, cuts=1, places=2, limit=600),
    "full": Plan(full=2, places=2, limit=600),
    "power": Plan(power=3, places=2, limit=600),
}
KINDS = ("kills", "restarts", "cuts", "full", "power")


@pytest.mark.parametrize("kind", PLANS)
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(kind: str, tmp_path: Path) -> None:
    plan = PLANS[kind]
    result = chaos(plan, 7, tmp_path)
    assert result["faults"] == []
    assert all(result[name] >= getattr(plan, name) for name in KINDS)
    assert result["matches"] == result["records"] > 0
    assert result["acknowledged"] > 20
