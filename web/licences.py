"""Whose work the built page contains: `licences.txt` for people and `sbom.cdx.json` (CycloneDX) for programs.

`python web/licences.py PAGE VERSION`, after Vite. What was bundled is asked of those who bundled it: Vite's own list,
the marks that Workbox leaves in its code, the packages in .cache/engine. Their texts are those that they come with.
"""

import json
import re
import sys
from email import message_from_string
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent
MODULES = WEB / "node_modules"
TEXTS = WEB / "licence-texts"  # of those that come without
VITE = ".vite/license.json"  # as in vite.config.ts
SAME = {"Apache-2.0": "Apache-2.0.txt", "APL 2": "Apache-2.0.txt", "MPL-2.0": "MPL-2.0.txt"}
ALSO = (
    "Pyodide's WebAssembly file has CPython in it, the libraries that this is made with, and what Emscripten needs. "
    "Pyodide's sources, with theirs: https://github.com/pyodide/pyodide"
)
HEADING = f"tilerummy contains work of others, under these licences.\n\n{ALSO}"
LIBRARIES = TEXTS / "libraries"
# In that file: name, version, licence, and bytes by which it is known there (tests/test_release.py).
IN_PYODIDE = (
    ("bzip2", "1.0.6", "bzip2-1.0.6", b"1.0.6, 6-Sept-2010"),
    ("emscripten", "5.0.3", "MIT OR NCSA", b"5.0.3"),
    ("expat", "2.7.3", "MIT", b"expat_2.7.3"),
    ("hacl-star", "in-cpython", "MIT", b"Hacl_Hash_SHA3.c"),
    ("libffi", "in-pyodide", "MIT", b"ffi_prep_cif"),
    ("libmpdec", "2.5.1", "BSD-2-Clause", b"2.5.1"),
    ("llvm", "in-emscripten", "Apache-2.0 WITH LLVM-exception", b"compiler-rt/lib/builtins"),
    ("mimalloc", "in-cpython", "MIT", b"mimalloc: warning"),
    ("musl", "in-emscripten", "MIT", b"emscripten_builtin_malloc"),
    ("sqlite", "3.39.0", "blessing", b"3.39.0"),
    ("xz", "5.2.2", "LicenseRef-public-domain", b"5.2.2"),
    ("zlib", "1.3.1", "Zlib", b"deflate 1.3.1 Copyright"),
    ("zstd", "1.5.7", "BSD-3-Clause", b"1.5.7"),
)


class Part(NamedTuple):
    kind: str  # npm, pypi, generic
    name: str
    version: str
    licence: str
    text: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def text_in(folder: Path) -> str:
    """The licence that a package comes with."""
    names = sorted(path for path in folder.rglob("*") if re.match(r"(licen[cs]e|copying)", path.name, re.IGNORECASE))
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in names if path.is_file())


def from_npm(folder: Path) -> Part:
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    found = [path for path in folder.iterdir() if re.match(r"licen[cs]e", path.name, re.IGNORECASE)]
    licence = str(about["license"])
    text = found[0].read_text(encoding="utf-8") if found else (TEXTS / SAME[licence]).read_text(encoding="utf-8")
    return Part("npm", about["name"], about["version"], licence, text.strip())


def bundled(page: Path) -> list[Part]:
    """By Vite, as it says."""
    listed = json.loads((page / VITE).read_text(encoding="utf-8"))
    return [from_npm(MODULES / one["name"]) for one in listed]


def workbox(page: Path) -> list[Part]:
    code = "".join(path.read_text(encoding="utf-8") for path in page.glob("*.js"))
    return [from_npm(MODULES / f"workbox-{name}") for name in sorted(set(re.findall(r"workbox:([a-z-]+):", code)))]


def wheels(folder: Path) -> list[Part]:
    found = []
    for info in sorted(folder.glob("*.dist-info")):
        about = message_from_string((info / "METADATA").read_text(encoding="utf-8"))
        licence = about["License-Expression"] or about["License"] or "see its text"
        licence = licence.splitlines()[0]
        text = text_in(info) or (TEXTS / SAME[licence]).read_text(encoding="utf-8").strip()
        found.append(Part("pypi", about["Name"], about["Version"], licence, text))
    return found


def compiled_with() -> Part:
    """mypyc, whose C code is in the compiled core: the package's and the browser's."""
    found = distribution("mypy")
    texts = [str(path.locate()) for path in found.files or [] if "licen" in path.name.lower()]
    text = "\n\n".join(Path(path).read_text(encoding="utf-8").strip() for path in sorted(texts))
    return Part("pypi", "mypy", found.version, "MIT", text)


def python() -> list[Part]:
    version = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    text = (TEXTS / "CPython.txt").read_text(encoding="utf-8").strip()
    return [from_npm(MODULES / "pyodide"), Part("generic", "cpython", version, "PSF-2.0", text)]


def libraries() -> list[Part]:
    """In C, of the Python that runs in the page. Raises OSError if a text is missing."""
    found = []
    for name, version, licence, _ in IN_PYODIDE:
        text = (LIBRARIES / f"{name}.txt").read_text(encoding="utf-8").strip()
        found.append(Part("generic", name, version, licence, text))
    return found


def everything(page: Path) -> list[Part]:
    """Raises SystemExit for a part without a text."""
    engine = max((WEB.parent / ".cache/engine").glob("wheels-*/all"), key=lambda path: path.stat().st_mtime)
    ours = [*bundled(page), *workbox(page), *python(), *libraries(), compiled_with(), *wheels(engine)]
    parts = {part.purl: part for part in ours}
    without = [purl for purl, part in parts.items() if not part.text]
    if without:
        sys.exit(f"no licence was found for {', '.join(without)}")
    return [parts[purl] for purl in sorted(parts)]


def for_people(parts: list[Part], heading: str = HEADING) -> str:
    """Equal texts once."""
    texts: dict[str, list[Part]] = {}
    for part in parts:
        texts.setdefault(part.text, []).append(part)
    lines = [heading, ""]
    lines += [f"{part.name} {part.version}: {part.licence}" for part in parts]
    for text, users in texts.items():
        lines += ["", "-" * 80, ", ".join(f"{part.name} {part.version}" for part in users), "-" * 80, "", text]
    return "\n".join(lines) + "\n"


def for_programs(parts: list[Part], version: str) -> str:
    def component(part: Part) -> dict[str, object]:
        kind = "expression" if re.fullmatch(r"[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)*", part.licence) else ""
        licence = {"expression": part.licence} if kind else {"license": {"name": part.licence}}
        return {
            **{"type": "library", "bom-ref": part.purl, "name": part.name, "version": part.version},
            **{"licenses": [licence], "purl": part.purl},
        }

    us = {"type": "application", "bom-ref": "tilerummy", "name": "tilerummy", "version": version}
    document = {
        **{"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1},
        "metadata": {"component": {**us, "purl": f"pkg:pypi/tilerummy@{version}", "licenses": [{"expression": "MIT"}]}},
        "components": [component(part) for part in parts],
        "dependencies": [{"ref": "tilerummy", "dependsOn": [part.purl for part in parts]}],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main(page: Path, version: str) -> None:
    parts = everything(page)
    (page / "licences.txt").write_text(for_people(parts), encoding="utf-8")
    (page / "sbom.cdx.json").write_text(for_programs(parts, version), encoding="utf-8")
    (page / VITE).unlink()
    (page / VITE).parent.rmdir()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
