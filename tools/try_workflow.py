"""As much of .github/workflows/release.yml as can be tried without GitHub: `python -m tools.try_workflow`.

zizmor looks for what is unsafe in it, cibuildwheel says which wheels it would build of the unpacked archive for each
system, and the archive is built to a pure wheel, as the workflow does. What they said goes to
docs/evidence/workflow.txt. Both programs come from the package index, into .cache/workflow.
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github/workflows/release.yml"
EVIDENCE = ROOT / "docs/evidence/workflow.txt"
TOOLS = ROOT / ".cache/workflow"
ZIZMOR = "zizmor==1.32.0"
SYSTEMS = ("linux", "macos", "windows")


def setting(name: str) -> str:
    (found,) = re.findall(rf"^ +{name}: (.*)$", WORKFLOW.read_text(encoding="utf-8"), re.MULTILINE)
    return str(found).strip('"')


def cibuildwheel() -> str:
    return str(re.findall(r"cibuildwheel==[\d.]+", WORKFLOW.read_text(encoding="utf-8"))[0])


def said(*words: str, cwd: Path, **environment: str) -> str:
    """Raises SystemExit if it failed."""
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    settings = {**os.environ, "NO_COLOR": "1", **environment}
    done = subprocess.run(words, cwd=cwd, env=settings, check=False, **streams)  # type: ignore[call-overload]
    if done.returncode:
        sys.exit(f"{' '.join(words)}:\n{done.stdout}")
    return str(done.stdout)


def unpacked(folder: Path) -> Path:
    """The archive, built from this tree with the page as it is; as the workflow unpacks it."""
    said(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT, TILERUMMY_CORE="kept")
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    (source,) = (path for path in folder.iterdir() if path.is_dir())
    return source.rename(folder / "package")


def main() -> None:
    if not TOOLS.exists():
        said(sys.executable, "-m", "venv", str(TOOLS), cwd=ROOT)
    said(str(TOOLS / "bin/python"), "-m", "pip", "install", "--quiet", ZIZMOR, cibuildwheel(), cwd=ROOT)
    name = str(WORKFLOW.relative_to(ROOT))
    told = [f"$ zizmor --persona pedantic {name}"]
    told.append(said(str(TOOLS / "bin/zizmor"), "--offline", "--persona", "pedantic", name, cwd=ROOT))
    with tempfile.TemporaryDirectory() as scratch:
        package = unpacked(Path(scratch))
        wanted = {key: setting(key) for key in ("CIBW_BUILD", "CIBW_SKIP")}
        for system in SYSTEMS:
            words = ["--platform", system, "--print-build-identifiers", "package"]
            told += [f"$ cibuildwheel {' '.join(words)}"]
            told += [said(str(TOOLS / "bin/python"), "-m", "cibuildwheel", *words, cwd=package.parent, **wanted)]
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "../dist"]
        said(*build, cwd=package, TILERUMMY_PURE="1")
        told += ["$ hatchling build -t wheel, in the unpacked archive, pure"]
        told += [path.name + "\n" for path in (package.parent / "dist").iterdir()]
    EVIDENCE.write_text("\n".join(told), encoding="utf-8")
    print("\n".join(told))


if __name__ == "__main__":
    main()
