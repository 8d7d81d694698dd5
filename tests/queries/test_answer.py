"""The engine without a server: questions in JSON, a no that is data, and nothing that a browser's Python lacks."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tilerummy import queries
from tilerummy.queries.handler import Handler

SOURCE = Path(queries.__file__).parents[2]
LACKING = (
    "alembic asyncio asyncpg fluent httptools litestar multiprocessing prometheus_client rich sqlalchemy sqlite3 "
    "socket ssl structlog subprocess uvicorn uvloop websockets"
).split()


def ask(name: str, **body: object) -> Any:
    return json.loads(queries.answer(name, json.dumps(body)))


def test_rummy_is_solved() -> None:
    found = ask("solve/rummy", rack="r7 r8 r9 k1", objective="tiles")
    assert (found["play"]["laid"], found["play"]["left"], found["proven"]) == ("r7 r8 r9", "k1", True)


def test_gin_is_solved() -> None:
    assert ask("solve/gin", hand="r7 r8 r9 k1")["leftover"] == 1


@pytest.mark.parametrize(
    ("name", "body", "code"),
    [
        ("solve/rummy", '{"rack": "r7 q8"}', "notation-unknown-colour"),
        ("solve/rummy", '{"rack": "r7", "table": "r7-8"}', "solve-bad-meld"),
        ("solve/gin", '{"hand": "r7", "rules": "x=1"}', "rules-no-such-option"),
        ("solve/gin", '{"hand": "*"}', "solve-gin-stars"),
        ("solve/gin", '{"hand": 7}', "server-bad-request"),
        ("solve/gin", "{", "server-bad-request"),
        ("nothing", "{}", "server-not-found"),
    ],
)
def test_what_cannot_be_answered_is_told_by_code(name: str, body: str, code: str) -> None:
    no = json.loads(queries.answer(name, body))["no"]
    assert (no["code"], set(no)) == (code, {"code", "params", "rule"})


def test_a_mistake_of_ours_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(body: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(queries.HANDLERS, "fail", Handler(dict, fail))
    assert ask("fail")["no"]["code"] == "page-engine-failed"
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_nothing_is_imported_that_a_browser_lacks() -> None:
    """In a new interpreter in which such imports fail; run from source, as the browser runs it."""
    program = f"""
import importlib.abc, sys
for name in {LACKING}:
    assert name not in sys.modules, name
class Lacks(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in {LACKING}:
            raise ImportError("a browser has no " + name)
sys.meta_path.insert(0, Lacks())
from tilerummy.queries import answer
print(answer("solve/rummy", '{{"rack": "r7 r8 r9"}}'))
"""
    command = [sys.executable, "-c", program]
    # A new folder in src would make the wheel stale.
    environment = {"PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["play"]["tiles"] == 3
