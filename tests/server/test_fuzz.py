"""Malformed messages and requests in short: `make fuzz` sends a million."""

from pathlib import Path
from typing import Any

from benchmarks.fuzz.__main__ import run, sent, slope, summed
from tests.server.serving import free_port


def test_malformed_messages_and_requests_break_nothing(tmp_path: Path) -> None:
    parts: list[dict[str, Any]] = []
    for _ in run(tmp_path, free_port(), 600, 350, 10.0, parts):
        assert parts[-1]["live tables"] > 0
    found = summed(parts)
    assert found["sent"] == sent(parts) >= 600
    assert (found["5xx"], found["internal errors logged"], found["faults at the other table"]) == (0, 0, [])
    assert found["matches finished at the other table"] > 0
    (life,) = found["memory by run"]
    assert [point[0] for point in life["sent, MiB, live tables"]] == [sent(parts[:1]), sent(parts)]
    assert {"400", "404"} <= set(found["HTTP statuses"])
    assert "refused:table-unreadable" in found["socket answers"]


def test_growth_is_told_by_the_line_that_fits_best() -> None:
    assert slope([(0, 100.0, 1), (10_000, 101.0, 2), (20_000, 102.0, 1)]) == 1e-4
    assert slope([(5, 1.0, 1)]) == 0.0
