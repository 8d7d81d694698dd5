"""Where Python's C headers come from, and the `pyconfig.h` of the Python that runs in the browser."""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

WANTED = "3.14"
PYTHON = f"python{WANTED}"
# The headers are the same for every machine, so that all take the one package whose hash is known.
PACKAGE, ARCHITECTURE, RELEASE = f"lib{PYTHON}-dev", "amd64", "forky"
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
DEBIAN = "http://deb.debian.org/debian"


class Missing(Exception):
    """Something is needed that this machine does not have and could not fetch; the text is for people."""


def own_headers() -> list[Path]:
    """Those of a Python 3.14 of this machine, if it has them."""
    python = sys.executable if sys.version_info[:2] == (3, 14) else shutil.which(PYTHON)
    if python is None:
        return []
    told = "import sysconfig; print(sysconfig.get_path('include')); print(sysconfig.get_path('platinclude'))"
    lines = subprocess.run([python, "-c", told], capture_output=True, text=True, check=True).stdout.splitlines()
    folders = [Path(line) for line in dict.fromkeys(lines)]
    return folders if (folders[0] / "Python.h").exists() else []


def mirror() -> str:
    """The archive that this machine is set up with."""
    lists = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    text = "\n".join(path.read_text("utf-8") for path in lists if path.is_file())
    found = re.search(r"^(?!#).*?(https?://\S+/debian)/?(?:\s|$)", text, re.MULTILINE)
    return found[1] if found else DEBIAN


def apt(folder: Path, *command: str) -> None:
    """apt-get with lists of its own in `folder`: needs no rights, and leaves those of the machine alone."""
    for name in ("lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    signed = f"signed-by={KEYS} " if KEYS.exists() else ""
    (folder / "sources.list").write_text(f"deb [{signed}arch={ARCHITECTURE}] {mirror()} {RELEASE} main\n", "utf-8")
    settings = {
        "Dir::Etc::SourceList": folder / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State": folder,
        "Dir::State::status": "/dev/null",
        "Dir::Cache": folder / "cache",
        "APT::Architecture": ARCHITECTURE,
        "APT::Architectures": ARCHITECTURE,
        "APT::Sandbox::User": "root",
        "Acquire::Languages": "none",
        # A mirror that lags serves lists past their date. They are signed all the same, and headers do not age.
        "Acquire::Check-Valid-Until": "false",
        "Acquire::Retries": 2,
    }
    options = [text for name, value in settings.items() for text in ("-o", f"{name}={value}")]
    call = ["apt-get", "-qq", *options, *command]
    done = subprocess.run(call, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"Debian's package {PACKAGE} cannot be had ({reason_in(done.stderr)})")


def reason_in(text: str) -> str:
    """The line of a program's complaints that says most."""
    lines = text.strip().splitlines() or ["no reason given"]
    return next((line for line in lines if "error" in line.lower()), lines[-1])


def debian_headers(kept: Path, lock: Path) -> list[Path]:
    """Of Debian's package, whose signature apt checks; a hash other than the locked one is told."""
    unpacked = kept / "python-headers"
    if not unpacked.exists():
        if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
            raise Missing(f"there is no {PYTHON} with its headers, and no apt-get to fetch them")
        with tempfile.TemporaryDirectory(dir=kept) as scratch:
            folder = Path(scratch)
            apt(folder, "update")
            apt(folder, "download", PACKAGE)
            (package,) = folder.glob("*.deb")
            compare(package, lock)
            subprocess.run(["dpkg-deb", "--extract", package, folder / "unpacked"], check=True)
            if not unpacked.exists():
                (folder / "unpacked" / "usr" / "include").rename(unpacked)
    return [path.parent for path in sorted(unpacked.rglob("pyconfig.h"))]


def compare(package: Path, lock: Path) -> None:
    if hashlib.sha256(package.read_bytes()).hexdigest() not in lock.read_text("utf-8"):
        print(f"{package.name} is not the one of {lock.name}, but signed by Debian.", file=sys.stderr)


def python_headers(kept: Path, lock: Path, stdlib: Path) -> Path:
    """A folder with the headers, and a `pyconfig.h` as in the browser. Raises Missing."""
    folders = own_headers() or debian_headers(kept, lock)
    names = "\n".join((folder / "pyconfig.h").read_text("utf-8") for folder in folders)
    ours = kept / "include"
    for folder in folders:
        shutil.copytree(folder, ours, dirs_exist_ok=True)
    (ours / "pyconfig.h").write_text(pyconfig(stdlib, names), "utf-8")
    return ours


def pyconfig(stdlib: Path, other: str) -> str:
    """From what the browser's Python says of itself; `other`: any pyconfig.h of that version, for the names."""
    space: dict[str, dict[str, object]] = {}
    data = zipfile.ZipFile(stdlib).read("_sysconfigdata__emscripten_wasm32-emscripten.py")
    exec(data, space)  # noqa: S102  a file of the locked npm package
    names = re.findall(r"^\s*(?:#\s*define|/\*\s*#\s*undef|#\s*undef)\s+(\w+)", other, re.MULTILINE)
    values = {name: space["build_time_vars"].get(name) for name in names if name != "Py_PYCONFIG_H"}
    lines = [f"#define {name} {as_c(value)}" for name, value in values.items() if value not in (None, 0, "")]
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])


def as_c(value: object) -> str:
    text = str(value)
    return text if re.fullmatch(r"[\w() *+-]+", text) else f'"{text.strip(chr(34))}"'
