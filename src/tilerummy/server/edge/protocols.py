"""Which protocol classes uvicorn uses for HTTP and WebSockets.

Ours (bounded.py, frames.py) extend classes that are not part of uvicorn's public interface. They are used only with
the version that they are tested with, which pyproject.toml pins. With another version, or if those classes cannot be
imported, uvicorn's own are used: everything works, but slower, without the write timeout and the limits of
bounded.py.
"""

from asyncio import Protocol
from typing import Any, NamedTuple

import structlog
import uvicorn

from tilerummy.server.edge.limits import Sockets
from tilerummy.server.settings import Settings

TESTED = "0.54"

log = structlog.get_logger()


class Protocols(NamedTuple):
    http: str | type[Protocol]
    ws: str | type[Protocol]


UVICORNS = Protocols("auto", "websockets-sansio")  # the older "websockets" is 50 % slower


def choose(version: str) -> Protocols:
    """For this version of uvicorn."""
    if version.rpartition(".")[0] != TESTED:
        log.warning("uvicorn-not-tested", version=version)
        return UVICORNS
    try:
        from tilerummy.server.edge.bounded import BoundedProtocol
        from tilerummy.server.edge.frames import BatchingProtocol
    except ImportError:
        log.warning("uvicorn-not-tested", version=version, exc_info=True)
        return UVICORNS
    return Protocols(BoundedProtocol, BatchingProtocol)


class Config(uvicorn.Config):
    """With our settings, which come along into other processes, and the connections of this one."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        chosen = choose(uvicorn.__version__)
        super().__init__(app, http=chosen.http, ws=chosen.ws, **more)
        self.settings = settings
        self.places = Sockets(settings.most_connections, settings.address_connections)
