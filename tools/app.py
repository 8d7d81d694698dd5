"""One file that starts the server and opens the browser, for people without a terminal: `python -m tools.app`.

PyInstaller puts Python, the packages of the lock and a wheel of ours into one program, for the system that it runs on.
It is tried at once (tools/try_app.py).
`--from FOLDER`: where the wheel or the archive is; `--to FOLDER`: where the program goes (dist);
`--name`: what it is called.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools import app_licences
from tools.lock_part import part_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache/app"
PYINSTALLER = "pyinstaller==6.22.0"
# What is found by name at run time: commands, games, migrations, protocols.
WHOLE = ("tilerummy", "librt", "uvicorn", "litestar", "alembic")
SHARED = "tilerummy__mypyc"  # what all compiled modules share; PyInstaller cannot see that they import it
START = ROOT / "tools/app_start.py"


def python_of(folder: Path) -> str:
    return str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def environment(source: Path) -> str:
    """With the locked packages, PyInstaller, and the best wheel there is: one for this system before a pure one."""
    venv = FOLDER / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
    lock = FOLDER / "run.lock"
    lock.write_text(part_of((ROOT / "requirements.lock").read_text(encoding="utf-8"), []), encoding="utf-8")
    pip = [python_of(venv), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(lock)], check=True)
    subprocess.run([*pip, PYINSTALLER], check=True)
    subprocess.run([*pip, "--no-deps", str(best(source))], check=True)
    (page,) = venv.glob("**/site-packages/tilerummy")
    app_licences.add_to(page.parent)
    return python_of(venv)


def best(source: Path) -> Path:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}-"
    shapes = (f"tilerummy-*-{tag}*.whl", "tilerummy-*.tar.gz", "tilerummy-*.whl")
    found = [path for shape in shapes for path in sorted(source.glob(shape))]
    if not found:
        sys.exit(f"there is no wheel and no archive of tilerummy in {source}")
    return found[0]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--from", dest="source", type=Path, default=ROOT / ".cache/wheel")
    reader.add_argument("--to", type=Path, default=ROOT / "dist")
    reader.add_argument("--name", default="tilerummy")
    given = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    python = environment(given.source)
    whole = [word for name in WHOLE for word in ("--collect-all", name)]
    whole += ["--hidden-import", SHARED]
    places = ["--distpath", str(given.to), "--workpath", str(FOLDER / "work"), "--specpath", str(FOLDER)]
    command = [python, "-m", "PyInstaller", "--onefile", "--noconfirm", "--log-level", "WARN", "--name", given.name]
    subprocess.run([*command, *whole, *places, str(START)], check=True)
    made = given.to / f"{given.name}{'.exe' if os.name == 'nt' else ''}"
    subprocess.run([python, "-m", "tools.try_app", str(made.resolve())], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
