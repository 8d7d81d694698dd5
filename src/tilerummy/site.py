"""The page as static files: no server, any folder of any host (docs/site.md).

They are the files of the page itself, unpacked and, beside that, packed for hosts that send such files by themselves.
index.html is told that no server is there, and has the content policy that a server would send as a header.
"""

import gzip
import hashlib
import html
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tilerummy.refusal import NotAccepted, shorten

PAGE: Final = Path(__file__).parent / "_web"
MARK: Final = ".tilerummy-site"  # the names of the files that were written, a line each
LAST: Final = ("sw.js", "index.html")  # once everything that they name is there
SMALL: Final = 1000  # bytes; smaller files are not packed
PACKED: Final = (".html", ".js", ".css", ".json", ".svg", ".wasm", ".webmanifest", ".bin", ".zip")
ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]+")
REVISION: Final = re.compile(r'(url:"index\.html",revision:)"\w+"')
HEAD: Final = '<meta charset="utf-8" />'

# The engine in the browser (docs/decisions/0015) is WebAssembly in a worker; no text ever becomes a script.
CONNECT: Final = "connect-src 'self'"
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    f"img-src 'self' data:; {CONNECT}; object-src 'none'; base-uri 'none'; form-action 'self'"
)


class Written(msgspec.Struct, frozen=True):
    """How much there is: unpacked, and as it is sent at best (`packed`)."""

    files: int
    plain: int
    packed: int


def write(folder: Path, server: str = "", force: bool = False, page: Path = PAGE) -> Written:
    """Raises NotAccepted, or OSError. A folder of ours is brought up to date: what the last page needed goes."""
    server = checked(server)
    if not (page / "index.html").is_file():
        raise NotAccepted("site-no-page")
    before = names_in(folder, force)
    files = files_of(page, server)
    folder.mkdir(parents=True, exist_ok=True)
    written: list[str] = []
    sizes = [0, 0]
    for name in sorted(files, key=lambda name: (name in LAST, name)):
        forms = dict(forms_of(name, files[name]))
        for form, data in forms.items():
            put(folder / form, data)
        written += forms
        sizes[0] += len(files[name])
        sizes[1] += min(map(len, forms.values()))
    put(folder / MARK, "".join(f"{name}\n" for name in sorted(written)).encode())
    remove(folder, before - set(written))
    return Written(len(files), *sizes)


def checked(server: str) -> str:
    """An address without a path: the page of a server is at its root."""
    address = server.rstrip("/")
    if address and not ORIGIN.fullmatch(address):
        raise NotAccepted("site-bad-server", {"text": shorten(server)})
    return address


def names_in(folder: Path, force: bool) -> set[str]:
    """What was written there the last time."""
    if folder.exists() and not folder.is_dir():
        raise NotAccepted("site-no-folder", {"folder": str(folder)})
    mark = folder / MARK
    if mark.is_file():
        return set(mark.read_text(encoding="utf-8").splitlines())
    if folder.exists() and any(folder.iterdir()) and not force:
        raise NotAccepted("site-not-ours", {"folder": str(folder)})
    return set()


def remove(folder: Path, names: set[str]) -> None:
    """Nothing outside the folder, whatever the mark says."""
    for name in names:
        path = folder / name
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            path.unlink()
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()) and str(path.relative_to(folder)).startswith("assets"):
            path.rmdir()


def put(path: Path, data: bytes) -> None:
    """Whole or not at all: the folder may be served while it is written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    begun = path.with_name(f"{path.name}.part")
    begun.write_bytes(data)
    begun.replace(path)


# ---- what there is


def files_of(page: Path, server: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {".nojekyll": b""}  # GitHub Pages: the files as they are
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        if path.is_file() and not name.startswith("."):
            data = path.read_bytes()
            found[name.removesuffix(".gz")] = gzip.decompress(data) if name.endswith(".gz") else data
    found["index.html"] = shell(found["index.html"].decode(), server).encode()
    found["sw.js"] = renewed(found["sw.js"].decode(), found["index.html"]).encode()
    return found


def policy_for(server: str) -> str:
    """The page may ask that server, and no other, whether it is there."""
    return POLICY.replace(CONNECT, f"{CONNECT} {server}") if server else POLICY


def shell(text: str, server: str) -> str:
    """index.html, with the content policy before anything that it is about."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy_for(server))}" />'
    site = f'<meta name="tilerummy-site" content="{html.escape(server)}" />'
    assert text.count(HEAD) == 1
    return text.replace(HEAD, f"{HEAD}\n    {policy}\n    {site}")


def renewed(worker: str, index: bytes) -> str:
    """The service worker keeps the page until its revision changes, and this is another page than a server's."""
    revision = hashlib.sha256(index).hexdigest()[:32]
    text, found = REVISION.subn(rf'\g<1>"{revision}"', worker)
    assert found == 1
    return text


def forms_of(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """A file, and it packed in every way at hand if that is worth it."""
    yield name, data
    if len(data) < SMALL or not name.endswith(PACKED):
        return
    yield f"{name}.gz", gzip.compress(data, 9, mtime=0)
    try:
        brotli = importlib.import_module("brotli")
    except ImportError:
        return
    yield f"{name}.br", brotli.compress(data)
