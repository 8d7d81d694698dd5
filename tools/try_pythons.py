"""Whether the archive and the pure wheel install on other Pythons: `python -m tools.try_pythons FOLDER PYTHON...`. The
folder has both (python -m hatchling build); a Python is a program, or a root of debootstrap that has one.

The archive must be compiled there, from scratch and isolated; then it serves, bots play, and tests of the core pass.
The pure wheel is installed by pip alone. `--write` adds what was found to docs/evidence/pythons.json.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.installing.roots import NETWORK, Machine, settings

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/pythons.json"
COMPILED = """
set -e
cd {here}
{python} -m venv v
TILERUMMY_COMPILED=1 v/bin/pip wheel --quiet --no-deps -w wheels {archive}
v/bin/pip install --quiet "$(ls wheels/*.whl)[server]" pytest pytest-timeout hypothesis
v/bin/python clone/tools/try_wheel.py --installed > found
cd clone
TILERUMMY_EXPECT=compiled {here}/v/bin/python -m pytest tests/core > ../tests
"""
PURE = """
set -e
cd {here}
{python} clone/tools/try_wheel.py {wheel} > pure
"""


class Place:
    """Where a Python is: here, or in a root of its own. `here`: a folder there, and `outside` the same for us."""

    def __init__(self, python: str, folder: Path) -> None:
        self.machine = Machine(Path(python), folder / "machine") if Path(python).is_dir() else None
        self.python = "python3" if self.machine else python
        self.here = "/try" if self.machine else str(folder)
        self.outside = self.machine.path("/try") if self.machine else folder
        self.outside.mkdir(parents=True, exist_ok=True)
        if self.machine:
            for name in NETWORK:
                if Path("/", name).exists():
                    shutil.copy(Path("/", name), self.machine.path(name))
        clone = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(self.outside / "clone")]
        subprocess.run(clone, check=True)

    def run(self, script: str, **values: str) -> None:
        """Raises CalledProcessError."""
        text = script.format(here=self.here, python=self.python, **values)
        command = self.machine.command(text) if self.machine else ["sh", "-c", text]
        subprocess.run(command, check=True, env=settings() if self.machine else None, stdout=sys.stderr)

    def told(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.outside / name).read_text(encoding="utf-8").splitlines()[-1])
        return found


def tried(python: str, archive: Path, wheel: Path) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        place = Place(python, Path(name))
        for file in (archive, wheel):
            shutil.copy(file, place.outside)
        began = time.monotonic()
        place.run(COMPILED, archive=archive.name)
        minutes = round((time.monotonic() - began) / 60, 1)
        place.run(PURE, wheel=wheel.name)
        found, pure = place.told("found"), place.told("pure")
        tests = (place.outside / "tests").read_text(encoding="utf-8").splitlines()[-1]
    if not found["compiled"] or pure["compiled"]:
        sys.exit(f"{python}: the archive came out uncompiled, or the pure wheel compiled")
    print(f"{found['python']}: {minutes} minutes, {tests}", file=sys.stderr)
    return {found["python"]: {"archive, compiled here": "serves", "pure wheel": "serves", "tests/core": tests}}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("pythons", nargs="+")
    reader.add_argument("--write", action="store_true")
    given = reader.parse_args()
    (archive,), (wheel,) = (list(given.folder.glob(shape)) for shape in ("*.tar.gz", "*-none-any.whl"))
    for python in given.pythons:
        found = tried(python, archive.resolve(), wheel.resolve())
        print(json.dumps(found, indent=1), flush=True)
        if given.write:
            add(found)


def add(found: dict[str, Any]) -> None:
    old = json.loads(EVIDENCE.read_text(encoding="utf-8")) if EVIDENCE.exists() else {}
    EVIDENCE.write_text(json.dumps(dict(sorted({**old, **found}.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
