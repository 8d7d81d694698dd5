"""How long a decision of every level takes in a browser: the page's engine in a worker of Chromium, compiled and not.

    python -m tools.browser_core.levels [--count 30] [--write]

The same views everywhere (trials.views). Milliseconds of processor time of the browser's process, and of the clock, for
each decision: mean and slowest, at full speed and four times slower. CDP slows a page's main thread and no workers, so
the process is stopped for three quarters of every 20 ms instead. Decisions must be those of this machine's core.
`uncompiled` leaves out those above `hard`, which play as `hard` there. Memory: what the process has (Pss) once
everything was asked, less an empty page's. Writes docs/evidence/browser-levels.json.
"""

import argparse
import contextlib
import gzip
import json
import mimetypes
import os
import platform
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tilerummy.bots.player import BEYOND, level_names
from tilerummy.games import GAMES
from tools.browser_core import trials
from tools.browser_core.in_node import HERE, PACKS, PAGE, ROOT, has_core, more_sources

EVIDENCE = ROOT / "docs/evidence/browser-levels.json"
SLOWER = 4
CYCLE = 0.020  # seconds, of which the process runs a quarter


class Files(BaseHTTPRequestHandler):
    """The page's files, unpacked, and measure.*."""

    def do_GET(self) -> None:
        name = self.path.lstrip("/")
        own, packed, plain = HERE / name, PAGE / f"{name}.gz", PAGE / name
        found = next((path for path in (own, packed, plain) if path.is_file()), None)
        data = b"" if found is None else found.read_bytes()
        self.send_response(200 if found else 404)
        self.send_header(
            "content-type", "application/wasm" if name.endswith(".wasm") else mimetypes.guess_type(name)[0] or ""
        )
        self.end_headers()
        self.wfile.write(gzip.decompress(data) if found == packed else data)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextlib.contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


# ---- the browser's process


def renderers() -> list[int]:
    """Of all browsers on this machine; ours is the one that was not there before."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in path.read_bytes():
                found.append(int(path.parent.name))
    return found


def ours(pid: int) -> bool:
    """Whether it descends from this program."""
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return False


def processor(pid: int) -> float:
    """Milliseconds that all its threads have run."""
    total = 0
    for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            total += int(path.read_text().split()[0])
    return total / 1e6


def memory(pid: int) -> float:
    """Megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return round(next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000, 1)


@contextlib.contextmanager
def slowed(pid: int, times: int) -> Iterator[None]:
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.wait(CYCLE / times):
            os.kill(pid, signal.SIGSTOP)
            time.sleep(CYCLE * (times - 1) / times)
            os.kill(pid, signal.SIGCONT)

    thread = threading.Thread(target=stop_and_go)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


# ---- questions


def ask(page: Page, question: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("(question) => ask(question)", question)
    if "error" in found:
        raise RuntimeError(found["error"])
    return found


def begin(page: Page, core: bool) -> bool:
    (folder,) = PAGE.glob("assets/python-*")
    packs = [f"/{path.relative_to(PAGE).as_posix()}"[:-3] for pattern in PACKS for path in PAGE.glob(pattern)]
    sources = {name: path.read_text("utf-8") for name, path in more_sources().items()}
    question = {"folder": f"/assets/{folder.name}/", "packs": packs, "core": core, "sources": sources}
    return bool(ask(page, question)["compiled"])


def row(page: Page, pid: int, game: str, level: str, count: int, times: int) -> dict[str, Any]:
    """Every decision by itself, so that its processor time can be told; the first is for warming up."""
    wall, own, said = [], [], []
    ask(page, {"name": "prepare", "values": {"game": game, "level": level, "count": count}})
    with slowed(pid, times):
        for number in range(count):
            before, begun = processor(pid), time.perf_counter()
            found = ask(page, {"name": "decide", "values": {"number": number}})
            wall.append(1000 * (time.perf_counter() - begun))
            own.append(processor(pid) - before)
            said.append(found["said"])
    spread = {
        name: {"mean": round(sum(ms) / count, 1), "slowest": round(max(ms), 1)}
        for name, ms in (("processor", own), ("clock", wall))
    }
    return {**spread, "said": said}


def measure(browser: Browser, url: str, core: bool, count: int) -> dict[str, Any]:
    before = set(renderers())
    page = browser.new_page()
    page.set_default_timeout(0)
    page.goto(f"{url}/measure.html")
    (pid,) = [pid for pid in renderers() if pid not in before and ours(pid)][-1:]
    empty = memory(pid)
    compiled = begin(page, core)
    assert compiled == core, "the core did not load"
    rows: dict[str, Any] = {}
    for game in GAMES:
        for level in [name for name in level_names(GAMES[game]) if core or name not in BEYOND]:
            speeds = {f"{times}x": row(page, pid, game, level, count, times) for times in (1, SLOWER)}
            expected = trials.said(game, level, count)
            alike = all(found.pop("said") == expected for found in speeds.values())
            rows[f"{game} {level}"] = {**speeds, "same decisions": alike}
            print(game, level, rows[f"{game} {level}"], flush=True)
    found = {"decisions": rows, "memory, MB": {"empty page": empty, "with the engine": memory(pid)}}
    page.close()
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=trials.VIEWS)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    environment: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")}
    loads = [os.getloadavg()[0]]
    with served() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS, env=environment)
        run = partial(measure, browser, url, count=chosen.count)
        found: dict[str, Any] = {"compiled": run(core=True)} if has_core() else {}
        found["uncompiled"] = run(core=False)
        version = browser.version
        browser.close()
    loads.append(os.getloadavg()[0])
    about = {
        "browser": f"Chromium {version}",
        "machine": f"{os.cpu_count()} cores, {platform.machine()}",
        "views": chosen.count,
    }
    if chosen.write:
        whole = {"what": __doc__, "about": {**about, "load": [round(load, 1) for load in loads]}, **found}
        EVIDENCE.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
