"""The pages: the browser client if it was built into the package, else a page that says what this is."""

import asyncio
import time
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import address_of, block_of
from tilerummy.server.edge.http.assets import Asset, Assets
from tilerummy.server.edge.http.preview import Previews
from tilerummy.server.edge.limits import Limits
from tilerummy.server.edge.session import who_said
from tilerummy.server.live.services import Services
from tilerummy.server.settings import Settings

PACKED = "packed"  # responses of routes with this mark are not compressed again
REQUEST = 1024 * 1024  # bytes of a file that cost as much as a request
PATIENCE = 20.0  # seconds that a large file waits for its turn
PACE = 0.2  # seconds until it is tried again
ANYWHERE = {"cross-origin-resource-policy": "cross-origin"}  # messengers show the picture of a preview on their pages


@get(["/", "/{address:path}"], include_in_schema=False, opt={PACKED: True})
async def page(
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    services: NamedDependency[Services],
    limits: NamedDependency[Limits],
    previews: NamedDependency[Previews],
    address: FromPath[str] = "",
) -> Response[bytes]:
    found = assets.find(address)
    screen = assets.is_screen(address)
    if screen:
        found = await previews.page(request, address, found)
    headers = headers_of(found, screen)
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    data = found.data
    if found.packed:
        if "gzip" in request.headers.get("accept-encoding", ""):
            data = found.packed
            headers["content-encoding"] = "gzip"
        else:
            data = await assets.unpacked(found)
    await charge(request, services.settings, limits, len(data))
    return Response(data, media_type=found.media, headers=headers)


def headers_of(found: Asset, screen: bool) -> dict[str, str]:
    """A screen's preview is in the reader's language."""
    vary = ", ".join([*["accept-encoding"][: bool(found.packed)], *["accept-language"][:screen]])
    headers = {"etag": found.tag, "cache-control": found.cache}
    return headers | ({"vary": vary} if vary else {}) | (ANYWHERE if found.media == "image/png" else {})


async def charge(request: Request[Any, Any, Any], settings: Settings, limits: Limits, size: int) -> None:
    """A large file costs by its size, besides the request. It waits instead of failing: a class behind one address
    starts a lesson at the same moment, and the page needs all of its files. Raises NotAccepted("table-too-fast").
    """
    address = block_of(address_of(request.scope, settings.proxies))
    end = time.monotonic() + PATIENCE
    while size > REQUEST and not limits.allow(address, who_said(request, settings), size / REQUEST):
        if time.monotonic() >= end:
            raise NotAccepted("table-too-fast")
        await asyncio.sleep(PACE)


ROUTES: list[Any] = [page]
