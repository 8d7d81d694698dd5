"""The pages: the browser client if it was built into the package, else a page that says what this is.

All files are read when the server starts: what is asked for is looked up, never opened, so no path leads astray.
"""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tilerummy.server.no import No

FOLDER = Path(__file__).parents[2] / "_web"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK = "no-cache"  # kept, but asked for every time (ETag)
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
    data: bytes
    media: str
    tag: str
    cache: str


def asset(name: str, data: bytes) -> Asset:
    media = mimetypes.guess_type(name)[0]
    cache = FOREVER if name.startswith("assets/") else ASK
    return Asset(data, media or "application/octet-stream", f'"{hashlib.sha256(data).hexdigest()[:24]}"', cache)


def load(folder: Path = FOLDER) -> dict[str, Asset]:
    """By address without the leading slash; `index.html` is always there."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    return {"index.html": asset("index.html", PLAIN)} | {
        name: asset(name, path.read_bytes()) for name, path in names.items()
    }


class Assets:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = load(folder)
        self.client = (folder / "index.html").is_file()

    def find(self, address: str) -> Asset:
        """Any address of the client's own is answered with its first page. Raises No("server-not-found")."""
        name = address.strip("/")
        found = self.files.get(name or "index.html")
        if found is None and self.client and not name.startswith(OURS) and "." not in name.rpartition("/")[2]:
            found = self.files["index.html"]
        if found is None:
            raise No("server-not-found")
        return found


@get(["/", "/{address:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], assets: NamedDependency[Assets], address: FromPath[str] = ""
) -> Response[bytes]:
    found = assets.find(address)
    headers = {"etag": found.tag, "cache-control": found.cache}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.data, media_type=found.media, headers=headers)


ROUTES: list[Any] = [page]
