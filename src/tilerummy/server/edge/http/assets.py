"""The files of the page, all read at start: a request looks a name up and never opens a path. They are compressed once,
at start; a large file is compressed by the build (`name.gz` is `name`) and decompressed when a client without gzip
first asks for it.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec

from tilerummy.refusal import NotAccepted

FOLDER = Path(__file__).parents[3] / "_web"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK = "no-cache"  # cached, but validated every time (ETag)
SMALL = 1000  # bytes; smaller files are not compressed
PACKING = ("text/", "image/svg", "application/json", "application/wasm", "application/manifest")
MEDIA = {".wasm": "application/wasm", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
OURS = ("api/", "ws/", "schema")  # not pages: a wrong address there is an error

HERE, ROOT = b'="./', b'="/'  # the page is built for any folder; here its addresses have folders of their own (/t/ID)

PLAIN = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>tilerummy</title>
<h1>tilerummy</h1>
<p>Tile rummy games: Rummikub Investo, Rummy and Gin-Rummy. This server runs and can be played on by programs;
the pages for people are not part of this installation.</p>
<ul>
<li>To play in the terminal: <code>tilerummy play</code></li>
<li>For programs: <a href="/schema/openapi.json">the interface</a>, <a href="/api/games">the games</a>,
<a href="/api/tables">the public tables</a></li>
<li><a href="/healthz">Is it well?</a></li>
</ul>
</html>
"""


class Asset(msgspec.Struct, frozen=True):
    """`packed`: compressed with gzip, or empty; `data` is empty if only the compressed form is kept."""

    data: bytes
    packed: bytes
    media: str
    tag: str
    cache: str


def asset(name: str, data: bytes) -> Asset:
    plain = name.removesuffix(".gz")
    media = MEDIA.get(Path(plain).suffix) or mimetypes.guess_type(plain)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith("assets/") else ASK
    tag = f'"{hashlib.sha256(data).hexdigest()[:24]}"'
    if name != plain:
        return Asset(b"", data, media, tag, cache)
    wanted = len(data) >= SMALL and media.startswith(PACKING)
    return Asset(data, gzip.compress(data, 6) if wanted else b"", media, tag, cache)


def load(folder: Path = FOLDER) -> dict[str, Asset]:
    """By address without the leading slash; `index.html` is always there."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    found = {name.removesuffix(".gz"): asset(name, path.read_bytes()) for name, path in names.items()}
    shell = found["index.html"].data.replace(HERE, ROOT) if "index.html" in found else PLAIN
    return {**found, "index.html": asset("index.html", shell)}


def has_page(folder: Path = FOLDER) -> bool:
    """Whether the browser client was built into this installation."""
    return (folder / "index.html").is_file()


class Assets:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = load(folder)
        self.plain: dict[str, asyncio.Task[bytes]] = {}  # by tag: decompressed files
        self.client = has_page(folder)

    @property
    def shell(self) -> Asset:
        return self.files["index.html"]

    def find(self, address: str) -> Asset:
        """Any address of the page itself is answered with the shell. Raises NotAccepted("server-not-found")."""
        name = address.strip("/")
        found = self.files.get(name or "index.html")
        file = re.search(r"\.\w+$", name) and not name.startswith("t/")  # all below a table's address is the page's
        if found is None and self.client and not name.startswith(OURS) and not file:
            found = self.shell
        if found is None:
            raise NotAccepted("server-not-found")
        return found

    def is_screen(self, address: str) -> bool:
        """Whether it is an address of the page, and no file's: these have previews."""
        return self.client and address.strip("/") not in self.files

    async def unpacked(self, found: Asset) -> bytes:
        """Decompresses in a thread, once, however many requests wait: all get the same bytes."""
        if found.data:
            return found.data
        if found.tag not in self.plain:
            self.plain[found.tag] = asyncio.create_task(asyncio.to_thread(gzip.decompress, found.packed))
        return await asyncio.shield(self.plain[found.tag])
