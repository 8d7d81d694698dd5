"""The home of a device imports nothing that a browser's Python lacks."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
LACKING = (
    "alembic asyncpg fluent httptools litestar multiprocessing prometheus_client rich sqlalchemy sqlite3 structlog "
    "tomllib uvicorn uvloop websockets"
).split()


def test_nothing_is_imported_that_a_browser_lacks() -> None:
    """In a new interpreter in which such imports fail, and in which threads and processes cannot be begun."""
    program = f"""
import asyncio, importlib.abc, sys
class Lacks(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in {LACKING}:
            raise ImportError("a browser has no " + name)
sys.meta_path.insert(0, Lacks())
def lacking(*_):
    raise RuntimeError("a browser has no threads")
import threading
threading.Thread.start = lacking
from tests.device.playing import play
from tests.device.bridging import Tab
async def main():
    tab = Tab()
    table = await tab.make("gin", "person", "easy", rules="rounds=1")
    line = await play(tab, table)
    await tab.ask("GET", f"/api/tables/{{table}}/matches/1/replay")
    await tab.ask("GET", "/api/mine/results")
    await tab.close()
    print(line.info["phase"])
asyncio.run(main())
"""
    path = f"{SOURCE}:{SOURCE.parent}"
    command = [sys.executable, "-c", program]
    environment = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}  # a new folder in src would make the wheel stale
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("over\n", 0), done.stderr
