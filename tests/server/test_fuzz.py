"""Malformed messages and requests in short: `make fuzz` sends a million."""

from pathlib import Path
from typing import Any

from benchmarks.fuzz.__main__ import run, sent, summed
from tests.server.serving import free_port


def test_malformed_messages_and_requests_break_nothing(tmp_path: Path) -> None:
    parts: list[dict[str, Any]] = []
    run(tmp_path, free_port(), 600, 700, 10.0, parts)
    found = summed(parts)
    assert found["sent"] == sent(parts) >= 600
    assert (found["5xx"], found["internal errors logged"], found["faults at the other table"]) == (0, 0, [])
    assert found["matches finished at the other table"] > 0
    assert {"400", "404"} <= set(found["HTTP statuses"])
    assert "refused:table-unreadable" in found["socket answers"]
