"""The pages: the browser client if it was built into the package, else a page that says what this is.

All files are read at start: a request looks a name up and never opens a path. They are compressed once, at start; a
large file is compressed by the build (`name.gz` is `name`) and decompressed when a client without gzip first asks for
it.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import re
import time
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.limits import Limits
from tilerummy.server.edge.session import who_of
from tilerummy.server.live.services import Services

FOLDER = Path(__file__).parents[3] / "_web"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK = "no-cache"  # cached, but validated every time (ETag)
PACKED = "packed"  # responses of routes with this mark are not compressed again
SMALL = 1000  # bytes; smaller files are not compressed
REQUEST = 1024 * 1024  # bytes of a file that cost as much as a request
PATIENCE = 20.0  # seconds that a large file waits for its turn
PACE = 0.2  # seconds until it is tried again
PACKING = ("text/", "image/svg", "application/json", "application/wasm", "application/manifest")
MEDIA = {".wasm": "application/wasm", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
OURS = ("api/", "ws/", "schema")  # not pages: a wrong address there is an error

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
    return {"index.html": asset("index.html", PLAIN)} | {
        name.removesuffix(".gz"): asset(name, path.read_bytes()) for name, path in names.items()
    }


def has_page(folder: Path = FOLDER) -> bool:
    """Whether the browser client was built into this installation."""
    return (folder / "index.html").is_file()


class Assets:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = load(folder)
        self.plain: dict[str, asyncio.Task[bytes]] = {}  # by tag: decompressed files
        self.client = has_page(folder)

    def find(self, address: str) -> Asset:
        """Any address of the page itself is answered with `index.html`. Raises NotAccepted("server-not-found")."""
        name = address.strip("/")
        found = self.files.get(name or "index.html")
        file = re.search(r"\.\w+$", name) and not name.startswith("t/")  # all below a table's address is the page's
        if found is None and self.client and not name.startswith(OURS) and not file:
            found = self.files["index.html"]
        if found is None:
            raise NotAccepted("server-not-found")
        return found

    async def unpacked(self, found: Asset) -> bytes:
        """Decompresses in a thread, once, however many requests wait: all get the same bytes."""
        if found.data:
            return found.data
        if found.tag not in self.plain:
            self.plain[found.tag] = asyncio.create_task(asyncio.to_thread(gzip.decompress, found.packed))
        return await asyncio.shield(self.plain[found.tag])


@get(["/", "/{address:path}"], include_in_schema=False, opt={PACKED: True})
async def page(
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    services: NamedDependency[Services],
    limits: NamedDependency[Limits],
    address: FromPath[str] = "",
) -> Response[bytes]:
    found = assets.find(address)
    headers = {"etag": found.tag, "cache-control": found.cache}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    data = found.data
    if found.packed:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            data = found.packed
            headers["content-encoding"] = "gzip"
        else:
            data = await assets.unpacked(found)
    await charge(request, services.settings.proxies, limits, len(data))
    return Response(data, media_type=found.media, headers=headers)


async def charge(request: Request[Any, Any, Any], proxies: str, limits: Limits, size: int) -> None:
    """A large file costs by its size, besides the request. It waits instead of failing: a class behind one address
    starts a lesson at the same moment, and the page needs all of its files. Raises NotAccepted("table-too-fast").
    """
    address = block_of(address_of(request.scope, proxies))
    end = time.monotonic() + PATIENCE
    while size > REQUEST and not limits.allow(address, who_of(request), size / REQUEST):
        if time.monotonic() >= end:
            raise NotAccepted("table-too-fast")
        await asyncio.sleep(PACE)


ROUTES: list[Any] = [page]
