"""Installs a wheel into an environment of its own, serves, fetches the page and lets bots play; used by the release.

`python tools/try_wheel.py WHEEL` or `--installed` (what this Python has); `--offline FOLDER`: packages from there only.
Prints what it found and how long it took, as JSON.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LOOK = """
import json, platform, importlib.metadata, tilerummy, tilerummy.tiles
compiled = not tilerummy.tiles.__file__.endswith(".py")
print(json.dumps({"python": platform.python_version(), "version": tilerummy.__version__, "compiled": compiled}))
"""


def environment(folder: Path, wheel: str, offline: str) -> str:
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    source = ["--no-index", "--find-links", offline] if offline else []
    wanted = f"{Path(wheel).resolve()}[server]"
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *source, wanted], check=True)
    return str(python)


def served(python: str, folder: Path) -> dict[str, object]:
    """The page, and a match between bots."""
    settings = {**os.environ, "TILERUMMY_DATABASE": f"sqlite:///{(folder / 'try.db').as_posix()}"}
    command = [python, "-m", "tilerummy.cli", "serve", "--port", "0", "--lang", "en"]
    began = time.monotonic()
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=settings, cwd=folder)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[^ ]+", server.stdout.readline())
        if found is None:
            sys.exit((folder / "log").read_text())
        page = urllib.request.urlopen(found[0]).read().decode()  # noqa: S310
        if "/assets/" not in page:
            sys.exit("there is no page")
        return {"page": len(page), "ready": round(time.monotonic() - began, 1)}
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("wheel", nargs="?")
    reader.add_argument("--installed", action="store_true")
    reader.add_argument("--offline", default="")
    given = reader.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = sys.executable if given.installed else environment(folder / "venv", given.wheel, given.offline)
        installed = round(time.monotonic() - began, 1)
        found = json.loads(subprocess.run([python, "-c", LOOK], check=True, capture_output=True, cwd=folder).stdout)
        if given.installed and not found["compiled"]:
            sys.exit("the core is not compiled")
        arena = ["arena", "rummy", "greedy", "random", "--games", "2", "--seed", "1", "--lang", "en"]
        subprocess.run([python, "-m", "tilerummy.cli", *arena], check=True, capture_output=True, cwd=folder)
        print(json.dumps({**found, "installed": installed, **served(python, folder)}))


if __name__ == "__main__":
    main()
