"""Starts the program of tools.app as somebody does who has nothing else: `python -m tools.try_app dist/tilerummy`.

An empty environment and an empty home; the page is fetched, moves are played against a bot, and Ctrl+C ends it. Prints
what was found as JSON; used by the release.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.started import kill, wait_for
from tools.trying import examined, free_port, has_page

STOP = 60.0


def environment(home: Path) -> dict[str, str]:
    """Windows cannot start a program without these."""
    needed = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if os.name == "nt" and name in os.environ}
    return {**needed, "HOME": str(home), "LOCALAPPDATA": str(home), "TMPDIR": str(home)}


def interrupted(process: "subprocess.Popen[Any]") -> int:
    """Ctrl+C, which reaches all processes of a terminal. On Windows, where nobody can send it, they end."""
    if os.name == "nt":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], check=True)
        process.wait(STOP)
        return 0
    os.killpg(process.pid, signal.SIGINT)
    return process.wait(STOP)


def tried(app: Path, home: Path) -> dict[str, Any]:
    port, log = free_port(), home / "log"
    began = time.monotonic()
    with log.open("w") as told:
        command = [str(app.resolve()), "serve", "--port", str(port)]
        streams: dict[str, Any] = {"stdout": told, "stderr": told, "start_new_session": True}
        process = subprocess.Popen(command, env=environment(home), cwd=home, **streams)
    try:
        wait_for(process, lambda: has_page(f"http://127.0.0.1:{port}"), log)
        seconds = round(time.monotonic() - began, 1)
        found = examined(f"http://127.0.0.1:{port}")
        code = interrupted(process)
    finally:
        kill(process)
    if code or "Traceback" in log.read_text():
        sys.exit(f"it ended with {code}:\n{log.read_text()}")
    return {"bytes": app.stat().st_size, "seconds until the page": seconds, **found}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("app", type=Path)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(json.dumps(tried(given.app, Path(name))))


if __name__ == "__main__":
    main()
