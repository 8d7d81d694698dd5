"""Starts the page's engine under Node, from the files that are installed."""

import gzip
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

import tilerummy
from building.core import with_imports
from building.page import engine_sources, npm_command

ROOT = Path(__file__).parents[2]
PAGE = Path(tilerummy.__file__).parent / "_web"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
HERE = Path(__file__).parent
CORE = "assets/core-*.bin.gz"
PACKS = ("assets/python-*/packages.bin.gz", "assets/engine-*.bin.gz", CORE)


def has_core() -> bool:
    return any(PAGE.glob(CORE))


def more_sources() -> dict[str, Path]:
    """What trials need beside what the page has."""
    package = ROOT / "src" / "tilerummy"
    wanted = with_imports(
        ROOT, [package / "bots" / "play_out.py", package / "games" / "__init__.py", package / "analysis" / "advice.py"]
    )
    more = set(wanted) - set(engine_sources(ROOT))
    return {**{path.relative_to(ROOT / "src").as_posix(): path for path in more}, "trials.py": HERE / "trials.py"}


def prepare(folder: Path) -> None:
    """The packs of the page, unpacked, and more."""
    for pattern in PACKS:
        for path in PAGE.glob(pattern):
            (folder / path.name.removesuffix(".gz")).write_bytes(gzip.decompress(path.read_bytes()))
    for name, source in more_sources().items():
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)


class NodeEngine:
    """`compiled` says whether the compiled core runs."""

    def __init__(self, core: bool = True) -> None:
        self.folder = tempfile.TemporaryDirectory()
        prepare(Path(self.folder.name))
        npm_command()  # puts a Node into the path where the machine has none
        wanted = "1" if core and has_core() else "0"
        command = ["node", str(HERE / "engine.mjs"), str(PYODIDE), self.folder.name, wanted]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.compiled = bool(self.answer()["compiled"])

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the engine in Node has ended with {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        return found

    def call(self, name: str, **values: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, values]) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()
