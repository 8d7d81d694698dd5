"""How long each way in takes on a bare machine until the page is there: writes docs/evidence/install.json, what
auditwheel says (docs/evidence/auditwheel.txt) and the tables of docs/install.md.

    python -m tools.install_times FOLDER --prepare    makes what is installed, and bare machines, in the folder
    python -m tools.install_times FOLDER              three runs of every way, with nothing else on the machine
    python -m tools.install_times --tables            the tables alone
    python -m tools.install_times --thinking          how long bots think, of the installed package and from source

Bare: Debian with python3, python3-venv, gcc and make, by debootstrap; every run begins with empty caches. Needs root,
debootstrap, Podman and runc (Debian packages). `--certificates FILE`: as in tools/try_image.py.
"""

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.installing import prepared
from tools.installing.ways import ROOT, WAYS, Made, Times

EVIDENCE = ROOT / "docs/evidence/install.json"
AUDIT = ROOT / "docs/evidence/auditwheel.txt"
PAGE = ROOT / "docs/install.md"
TOLD = {
    "clone": "`make play` in a fresh clone; no headers of Python, so uncompiled",
    "again-uncompiled": "`make play` the second time",
    "headers": "`make play` in a fresh clone, where python3-dev is installed too",
    "core": "… until the compiled core is in use (people play meanwhile)",
    "again": "… the second time",
    "pipx": '`pipx install "tilerummy[server]"`, then `tilerummy serve`; a compiled wheel',
    "uvx": "`uvx`, the same",
    "uvx-again": "… the second time",
    "pure": "`pip install` of the pure wheel into a new environment, then `tilerummy serve`",
    "app": "the app, one file",
    "image": "`podman run` of the image, once it is there",
}
# Milliseconds of the slowest bot: what `starting-meanwhile` and `starting-no-compiler` call up to a few seconds a move.
FEW_SECONDS = (1000, 6000)


def thinking() -> dict[str, Any]:
    """Of the installed package and from source, in processor time."""
    program = [sys.executable, str(ROOT / "tools/thinking_times.py")]
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONPYCACHEPREFIX": str(ROOT / ".cache/pycache")}
    told = [subprocess.run(program, check=True, capture_output=True, env=env).stdout for env in (None, source)]
    return dict(zip(("compiled", "uncompiled"), map(json.loads, told), strict=True))


def measured(made: Made, ways: list[str], runs: int) -> dict[str, Any]:
    """One way after the other, and then again, so that a busy minute does not meet all runs of one."""
    times: Times = {name: [] for name in TOLD}
    load = os.getloadavg()[1]
    for number in range(runs):
        for name in ways:
            print(f"run {number + 1} of {runs}: {name}", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory() as folder:
                WAYS[name](made, Path(folder), times)
    about = {"cores": os.cpu_count(), "python": platform.python_version(), "load before": round(load, 1)}
    sizes = {name: round(getattr(made, name).stat().st_size / 10**6, 1) for name in ("pure", "compiled", "app")}
    return {"machine": about, "MB": sizes, "seconds": {name: found for name, found in times.items() if found}}


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


def unlike_what_is_said(uncompiled: dict[str, dict[str, float]]) -> str:
    """A sentence for whoever measures, if people are told otherwise; no test depends on what a machine measures."""
    least, most = FEW_SECONDS
    longest = max(milliseconds for levels in uncompiled.values() for milliseconds in levels.values())
    if least <= longest <= most:
        return ""
    return f"Uncompiled a bot takes {longest / 1000:.1f} s a move: messages/*/starting.ftl call it up to a few seconds."


def write(found: dict[str, Any]) -> None:
    EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    made = f"<!-- made by tools.install_times -->\n\n{tables(found)}\n\n<!-- end -->"
    place = re.compile(r"<!-- made by tools\.install_times -->.*<!-- end -->", re.DOTALL)
    PAGE.write_text(place.sub(lambda _: made, text), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("folder", type=Path, nargs="?")
    reader.add_argument("--prepare", nargs="*", choices=prepared.PARTS)
    reader.add_argument("--runs", type=int, default=3)
    reader.add_argument("--ways", nargs="*", default=list(WAYS), choices=list(WAYS))
    reader.add_argument("--certificates", type=Path)
    reader.add_argument("--print", dest="shown", action="store_true", help="what was measured, and write nothing")
    reader.add_argument("--tables", action="store_true")
    reader.add_argument("--thinking", action="store_true", help="measure anew how long bots think, and nothing else")
    given = reader.parse_args()
    old = json.loads(EVIDENCE.read_text(encoding="utf-8")) if EVIDENCE.exists() else {"seconds": {}}
    if given.tables:
        return write(old)
    if given.thinking:
        return write({**old, "thinking": thinking()})
    if given.folder is None:
        reader.error("a folder is needed")
    folder = given.folder.resolve()
    if given.prepare is not None:
        for part in given.prepare or prepared.PARTS:
            prepared.prepare(part, folder, given.certificates)
        return None
    new = measured(prepared.found(folder), given.ways, given.runs)
    if given.shown:
        return print(json.dumps(new, indent=1))
    shutil.copy(folder / "auditwheel.txt", AUDIT)
    times = thinking()
    print(unlike_what_is_said(times["uncompiled"]), file=sys.stderr)
    return write({**old, **new, "seconds": {**old["seconds"], **new["seconds"]}, "thinking": times})


if __name__ == "__main__":
    main()
