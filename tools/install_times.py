"""How long each way in takes until the page is there: `python -m tools.install_times` (--help); writes
docs/evidence/install.json and the tables of docs/install.md. `--tables` writes the tables only.

Everything begins with empty caches: a home of its own for pip, uv and npm. `--root FOLDER`: also in a root made by
debootstrap (python3, python3-venv, gcc, make), by chroot; what it must know of the package index is copied.
"""

import argparse
import json
import os
import platform
import re
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/install.json"
PAGE = ROOT / "docs/install.md"
PATIENCE = 1200.0
OVER = "The compiled core is in use now"
TOLD = {
    "clone": "`make play` in a fresh clone, until the page is there",
    "core": "… until the compiled core is in use (people play meanwhile)",
    "again": "`make play` the second time",
    "bare": "`make play` on a bare Debian (chroot: python3, python3-venv, gcc, make; no headers, so uncompiled)",
    "pip": "`pip install` of the pure wheel with its server, then `tilerummy serve`",
    "uvx": "`uvx` with the pure wheel, until the page is there",
    "app": "the program in one file, until the page is there",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def has_page(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return b"/assets/" in answer.read()
    except OSError:
        return False


class Run:
    """A program in a group of its own, watched until its page is there."""

    def __init__(self, command: list[str], folder: Path, home: Path, port: int) -> None:
        self.port = port
        self.log = home / f"log-{port}"
        own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8", "DISPLAY": ""}
        settings = {**os.environ, **own}
        for name in ("XDG_CACHE_HOME", "UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "VIRTUAL_ENV"):
            settings.pop(name, None)
        self.spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.began = time.monotonic()
        with self.log.open("w") as log:
            streams: dict[str, Any] = {"stdout": log, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}
            self.process = subprocess.Popen(command, cwd=folder, env=settings, start_new_session=True, **streams)

    def until(self, holds: Callable[[], bool]) -> float:
        while not holds():
            if self.process.poll() is not None or time.monotonic() - self.began > PATIENCE:
                sys.exit(f"it did not get that far:\n{self.log.read_text()}")
            time.sleep(0.1)
        return round(time.monotonic() - self.began, 1)

    def page(self) -> float:
        return self.until(lambda: has_page(self.port))

    def core(self) -> float:
        return self.until(lambda: OVER in self.log.read_text())

    def end(self) -> float:
        """Seconds of the processor, of all that it started and waited for."""
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        return round(now.ru_utime + now.ru_stime - self.spent.ru_utime - self.spent.ru_stime, 1)


def clone(folder: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(folder)], check=True)


def from_clone(home: Path, times: dict[str, list[float]]) -> None:
    clone(home / "clone")
    port = free_port()
    command = ["make", "play", f"ARGS=--port {port}"]
    first = Run(command, home / "clone", home, port)
    times["clone"].append(first.page())
    times["core"].append(first.core())
    times["processor"].append(first.end())
    second = Run(command, home / "clone", home, port)
    times["again"].append(second.page())
    second.end()


def from_wheel(home: Path, times: dict[str, list[float]], wheel: Path) -> None:
    port = free_port()
    serve = f"serve --port {port} --lang en"
    steps = f"{sys.executable} -m venv v && v/bin/pip install --quiet '{wheel}[server]' && exec v/bin/tilerummy {serve}"
    run = Run(["sh", "-c", steps], home, home, port)
    times["pip"].append(run.page())
    run.end()
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    command = [uv, "tool", "run", "--python", sys.executable, "--from", f"tilerummy[server] @ file://{wheel}"]
    port = free_port()
    run = Run([*command, "tilerummy", "serve", "--port", str(port)], home, home, port)
    times["uvx"].append(run.page())
    run.end()


def from_app(home: Path, times: dict[str, list[float]], app: Path) -> None:
    port = free_port()
    run = Run([str(app.resolve()), "serve", "--port", str(port)], home, home, port)
    times["app"].append(run.page())
    run.end()


def from_root(home: Path, times: dict[str, list[float]], root: Path) -> None:
    """In a copy of it."""
    copy = home / "root"
    subprocess.run(["cp", "-a", "--one-file-system", str(root), str(copy)], check=True)
    clone(copy / "clone")
    for name in ("etc/resolv.conf", "etc/pip.conf", "etc/npmrc", "etc/ssl/certs/ca-certificates.crt"):
        if Path("/", name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path("/", name), copy / name)
    port = free_port()
    steps = f"cd /clone && HOME=/root XDG_DATA_HOME= exec make play ARGS='--port {port}'"
    run = Run(["chroot", str(copy), "sh", "-c", steps], home, home, port)
    times["bare"].append(run.page())
    run.end()


def thinking() -> dict[str, Any]:
    """Of the installed package and from source, in processor time."""
    program = [sys.executable, str(ROOT / "tools/thinking_times.py")]
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONPYCACHEPREFIX": str(ROOT / ".cache/pycache")}
    told = [subprocess.run(program, check=True, capture_output=True, env=env).stdout for env in (None, source)]
    return dict(zip(("compiled", "uncompiled"), map(json.loads, told), strict=True))


def measure(given: argparse.Namespace) -> dict[str, Any]:
    times: dict[str, list[float]] = {name: [] for name in (*TOLD, "processor")}
    for _ in range(given.runs):
        with tempfile.TemporaryDirectory() as name:
            if "clone" in given.ways:
                from_clone(Path(name), times)
            if given.wheel:
                from_wheel(Path(name), times, given.wheel.resolve())
            if given.app:
                from_app(Path(name), times, given.app)
            if given.root:
                from_root(Path(name), times, given.root)
    about = {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[1]}
    return {"machine": about, "seconds": {name: found for name, found in times.items() if found}}


def tables(found: dict[str, Any]) -> str:
    lines = ["| way in | seconds, the middle of the runs | all runs |", "|---|---|---|"]
    for name, words in TOLD.items():
        runs = found["seconds"].get(name)
        if runs:
            lines.append(f"| {words} | {statistics.median(runs):g} | {', '.join(f'{run:g}' for run in runs)} |")
    lines += ["", "| thinking, ms of processor time a decision | compiled | uncompiled | times |", "|---|---|---|---|"]
    both = found["thinking"]
    for game, levels in both["compiled"].items():
        level = "expert"
        fast, slow = levels[level], both["uncompiled"][game][level]
        lines.append(f"| {game}, {level} | {fast:g} | {slow:g} | {slow / fast:.0f} |")
    return "\n".join(lines)


def write(found: dict[str, Any]) -> None:
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    made = f"<!-- made by tools.install_times -->\n\n{tables(found)}\n\n<!-- end -->"
    place = re.compile(r"<!-- made by tools\.install_times -->.*<!-- end -->", re.DOTALL)
    PAGE.write_text(place.sub(lambda _: made, text), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--runs", type=int, default=3)
    reader.add_argument("--ways", nargs="*", default=["clone"], help="clone, or nothing")
    reader.add_argument("--wheel", type=Path, help="a pure wheel: pip and uvx are measured with it")
    reader.add_argument("--app", type=Path, help="the program of tools.app")
    reader.add_argument("--root", type=Path, help="a bare root, made by debootstrap")
    reader.add_argument("--tables", action="store_true")
    given = reader.parse_args()
    old = json.loads(EVIDENCE.read_text(encoding="utf-8")) if EVIDENCE.exists() else {"seconds": {}}
    if given.tables:
        return write(old)
    new = measure(given)
    write({**old, "machine": new["machine"], "seconds": {**old["seconds"], **new["seconds"]}, "thinking": thinking()})
    return None


if __name__ == "__main__":
    main()
