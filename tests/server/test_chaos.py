"""The crash test in short: `make chaos` kills two hundred times on each store."""

from pathlib import Path

import pytest

from benchmarks.chaos.run import Plan, chaos

PLANS = {
    "sqlite": Plan(kills=2, life=1.5, places=2, limit=90),
    "postgres": Plan(kills=2, processes=2, restarts=1, cuts=1, life=1.5, places=2, limit=90),
}


@pytest.mark.parametrize("store", PLANS)
def test_killed_servers_lose_nothing_they_acknowledged_and_do_nothing_twice(store: str, tmp_path: Path) -> None:
    result = chaos(PLANS[store], store, 7, tmp_path)
    assert result["faults"] == []
    assert result["kills"] == PLANS[store].kills
    assert result["matches"] == result["records"] > 0
    assert result["acknowledged"] > 50
