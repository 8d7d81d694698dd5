"""`tilerummy doctor` on installations that are really broken: `python -m tools.try_doctor WHEEL [--evidence]`.

The wheel is installed into an environment of its own, which is broken in one way after the other and mended again.
What doctor says goes to docs/evidence/doctor.txt. tests/server/test_doctor.py has more, in one process. Linux; root for
the full disk.
"""

import argparse
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/doctor.txt"
FULL = 'mkdir -p "$0"; mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
Broken = Callable[["Installation"], Iterator[list[str]]]


class Installation:
    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.program = folder / "venv/bin/tilerummy"
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        self.pip(f"{wheel.resolve()}[server]")
        (self.packages,) = (folder / "venv/lib").glob("python*/site-packages")

    def pip(self, *words: str) -> None:
        subprocess.run([str(self.program.with_name("pip")), "install", "--quiet", *words], check=True)

    def doctor(self, before: list[str], words: list[str]) -> tuple[int, str]:
        """As somebody with an empty home starts it."""
        usual = ["--port", "0", "--database", f"sqlite:///{self.folder}/x.db"]
        env = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        command = [*before, str(self.program), "doctor", *usual, *words]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=self.folder)
        return done.returncode, (done.stdout + done.stderr).replace(f"{self.folder}/", "")

    @contextmanager
    def without(self, *shapes: str) -> Iterator[None]:
        """Files and folders of the environment that somebody has lost."""
        lost = [path for shape in shapes for path in sorted(self.packages.glob(shape))]
        assert lost, shapes
        for path in lost:
            path.rename(path.with_name(path.name + ".lost"))
        yield
        for path in lost:
            path.with_name(path.name + ".lost").rename(path)


def no_page(here: Installation) -> Iterator[list[str]]:
    with here.without("tilerummy/_web"):
        yield []


def no_uvicorn(here: Installation) -> Iterator[list[str]]:
    with here.without("uvicorn"):
        yield []


def older_uvicorn(here: Installation) -> Iterator[list[str]]:
    (info,) = here.packages.glob("uvicorn-*.dist-info")
    was = (info / "METADATA").read_text()
    (info / "METADATA").write_text(was.replace(info.name.removesuffix(".dist-info").partition("-")[2], "0.30.1", 1))
    yield []
    (info / "METADATA").write_text(was)


def no_library(here: Installation) -> Iterator[list[str]]:
    """Compiled for another machine, as far as Python can tell."""
    with here.without("*__mypyc.*.so", "tilerummy/**/*.so"):
        yield []


def empty_library(here: Installation) -> Iterator[list[str]]:
    """The disk was full when it was installed."""
    (library,) = here.packages.glob("*__mypyc.*.so")
    was = library.read_bytes()
    library.write_bytes(b"")
    yield []
    library.write_bytes(was)


def no_msgspec(here: Installation) -> Iterator[list[str]]:
    with here.without("msgspec"):
        yield []


def typing_error(here: Installation) -> Iterator[list[str]]:
    (here.folder / "a.toml").write_text("prot = 80\n")
    yield ["--config", str(here.folder / "a.toml")]


def taken_port(here: Installation) -> Iterator[list[str]]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield ["--port", str(taken.getsockname()[1])]


def no_database(here: Installation) -> Iterator[list[str]]:
    (here.folder / "text.db").write_text("a letter to my grandmother " * 200)
    yield ["--database", f"sqlite:///{here.folder}/text.db"]


def newer_database(here: Installation) -> Iterator[list[str]]:
    with sqlite3.connect(here.folder / "newer.db") as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    yield ["--database", f"sqlite:///{here.folder}/newer.db"]


def unwritable(here: Installation) -> Iterator[list[str]]:
    yield ["--database", "sqlite:////proc/tilerummy/x.db"]


def no_postgres(here: Installation) -> Iterator[list[str]]:
    yield ["--database", "postgresql://ann:word@127.0.0.1:1/x"]


def open_to_all(here: Installation) -> Iterator[list[str]]:
    yield ["--host", "0.0.0.0", "--proxies", "127.0.0.0/8", "--secure"]  # noqa: S104


def few_files(here: Installation) -> Iterator[list[str]]:
    yield ["!", "sh", "-c", 'ulimit -n 256; exec "$0" "$@"']


def full_disk(here: Installation) -> Iterator[list[str]]:
    full = str(here.folder / "full")
    start = ["!", "unshare", "--mount", "sh", "-c", FULL, full]
    yield [*start, "--", "--database", f"sqlite:///{full}/x.db"]


BROKEN: tuple[Broken, ...] = (
    *(no_page, no_uvicorn, older_uvicorn, no_library, empty_library, no_msgspec, typing_error),
    *(taken_port, no_database, newer_database, unwritable, no_postgres, open_to_all, few_files, full_disk),
)


def tried(here: Installation, broken: Broken) -> tuple[int, str]:
    with ExitStack() as mended:
        words = mended.enter_context(contextmanager(broken)(here))
        before: list[str] = []
        if words[:1] == ["!"]:
            end = words.index("--") if "--" in words else len(words)
            before, words = words[1:end], words[end + 1 :]
        return here.doctor(before, words)


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("wheel", type=Path)
    reader.add_argument("--evidence", action="store_true")
    given = reader.parse_args()
    told, failed = [], False
    with tempfile.TemporaryDirectory() as name:
        here = Installation(Path(name).resolve(), given.wheel)
        whole = here.doctor([], [])
        told.append(f"nothing broken: exit {whole[0]}\n{whole[1]}")
        for broken in BROKEN:
            code, text = tried(here, broken)
            failed |= "Traceback" in text or not text.strip() or len(text.splitlines()) > 3
            told.append(f"{broken.__name__.replace('_', ' ')}: exit {code}\n{text}")
        failed |= here.doctor([], []) != whole
    print("\n".join(told))
    if failed:
        sys.exit("something was not told in a sentence, or not mended")
    if given.evidence:
        EVIDENCE.write_text("\n".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()
