"""Two machines behind a proxy in short: `make hosts` lets many die, in three ways, and the database too."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.hosts.network import why_not


@pytest.mark.timeout(400)
def test_players_of_a_machine_that_vanishes_come_back_on_the_other_and_lose_nothing(tmp_path: Path) -> None:
    reason = why_not()
    if reason:
        pytest.skip(f"network namespaces need root and iproute2: {reason}")
    out = tmp_path / "hosts.json"
    options = ["hosts", "--times", "1", "--moves", "12", "--places", "2", "--limit", "300", "--out", str(out)]
    run = subprocess.run([sys.executable, "-m", "benchmarks.hosts", *options], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    found = json.loads(out.read_text())["hosts"]
    assert found["faults"] == []
    assert (found["lost"], found["doubled"]) == (0, 0)
    assert found["acknowledged"] >= 24
    assert found["matches"] == found["records"] > 0
    assert found["deaths"]["power"]["came back"]["players"] > 0
