"""Whose work the app contains besides ours and the page's: Python, its packages and the libraries in C of both. Added
to the page's list, which the program shows at /licences. Used by tools/app.py.
"""

import platform
import sysconfig
from pathlib import Path

from web.licences import LIBRARIES, SAME, TEXTS, Part, for_people, wheels

HEADING = "The app contains also:"
NOT_IN_IT = ("tilerummy", "pip", "setuptools", "altgraph", "pyinstaller-hooks-contrib")
# Of Python's own modules and of packages that do not say it themselves; their versions are those of the system that the
# app was made on.
IN_C = {
    "OpenSSL": ("Apache-2.0", TEXTS / SAME["Apache-2.0"]),
    "libuv": ("MIT", TEXTS / "libuv.txt"),
    "bzip2": ("bzip2-1.0.6", LIBRARIES / "bzip2.txt"),
    "expat": ("MIT", LIBRARIES / "expat.txt"),
    "libffi": ("MIT", LIBRARIES / "libffi.txt"),
    "libmpdec": ("BSD-2-Clause", LIBRARIES / "libmpdec.txt"),
    "sqlite": ("blessing", LIBRARIES / "sqlite.txt"),
    "xz": ("LicenseRef-public-domain", LIBRARIES / "xz.txt"),
    "zlib": ("Zlib", LIBRARIES / "zlib.txt"),
}


def python() -> Part:
    """Some systems install it without its licence."""
    own = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    text = (own if own.exists() else TEXTS / "CPython.txt").read_text(encoding="utf-8")
    return Part("generic", "CPython", platform.python_version(), "PSF-2.0", text.strip())


def in_c() -> list[Part]:
    texts = {name: (licence, path.read_text(encoding="utf-8").strip()) for name, (licence, path) in IN_C.items()}
    return [Part("generic", name, "", licence, text) for name, (licence, text) in texts.items()]


def add_to(packages: Path) -> None:
    """The folder of installed packages from which the app is made."""
    parts = [part for part in wheels(packages) if part.name not in NOT_IN_IT]
    page = packages / "tilerummy/_web/licences.txt"
    text = page.read_text(encoding="utf-8")
    page.write_text(f"{text}\n{for_people([python(), *in_c(), *parts], HEADING)}", encoding="utf-8")
