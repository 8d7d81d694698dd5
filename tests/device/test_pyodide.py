"""A short match in the Python that browsers run: Pyodide, under Node, from the sources that the page gets."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tilerummy.records.replay import Replay, verify_luck

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web/node_modules/pyodide"


def packages() -> Path | None:
    """The wheels that the build of the page has fetched."""
    return next(iter(sorted((ROOT / ".cache/engine").glob("wheels-*/all"))), None)


def test_a_match_in_pyodide() -> None:
    node, fetched = shutil.which("node"), packages()
    if node is None or fetched is None or not PYODIDE.is_dir():
        pytest.skip("the page was not built here")
    asked = {"game": "gin", "seats": ["person", "easy"], "rules": "rounds=1", "advised": False}
    program = str(Path(__file__).with_name("match.mjs"))
    command = [node, program, str(ROOT / "src"), str(fetched), str(PYODIDE), json.dumps(asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    replay = Replay(done.stdout.encode().splitlines(keepends=True))
    while replay.step() is not None:
        pass
    verify_luck(replay)
    assert replay.match.winners is not None
