"""The ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tilerummy import __version__
from tilerummy.server.edge.http import ROUTES
from tilerummy.server.edge.http.body import AnyBody
from tilerummy.server.edge.http.matches import Archive
from tilerummy.server.edge.http.pages import PACKED, SMALL, Assets
from tilerummy.server.edge.http.problem import HANDLERS
from tilerummy.server.edge.http.visitor import provide_hall, provide_visitor
from tilerummy.server.edge.middleware import Gate
from tilerummy.server.edge.table_socket import table_socket
from tilerummy.server.live.lobby import Lobby, lobby_socket
from tilerummy.server.live.registry import Hall
from tilerummy.server.matches.reviews import Reviews
from tilerummy.server.settings import Settings, load
from tilerummy.server.store import Store, StoreDown
from tilerummy.server.store.choice import store_at
from tilerummy.server.upkeep import logs, retention
from tilerummy.server.upkeep.gc_pauses import keep_steady
from tilerummy.server.upkeep.metrics import Measured, Metrics

log = structlog.get_logger()
MOST_BODY = 16 * 1024
LOOK = 2.0  # seconds between two looks at what the gauges show


def create_app(settings: Settings | None = None, alone: bool = False) -> Litestar:
    """`alone`: the process is for this application only, so it may set how Python itself behaves."""
    chosen = settings if settings is not None else load(None)
    if not structlog.is_configured():  # its default shows local variables, cookies among them
        logs.configure(chosen.log_level)
    metrics = Metrics()
    store = Measured(store_at(chosen.database_url(), chosen.database_wait), metrics.commits.observe)
    hall = Hall(chosen, cast(Store, store))
    metrics.watch(hall)
    lobby = Lobby(hall)
    hall.watchers.append(lobby.moved)
    hall.on_lobby = lobby.changed.set
    app = Litestar(
        [*ROUTES, table_socket, lobby_socket],
        lifespan=[lifespan],
        on_startup=[keep_steady] if alone else [],
        state=State(
            {
                "hall": hall,
                "lobby": lobby,
                "metrics": metrics,
                "archive": Archive(hall),
                "reviews": Reviews(hall),
                "assets": Assets(),
            }
        ),
        dependencies=dependencies(),
        exception_handlers=HANDLERS,
        request_class=AnyBody,
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=SMALL, exclude_opt_key=PACKED),
        openapi_config=described(),
        logging_config=None,
        etag=None,
    )
    app.asgi_handler = cast(Any, Gate(app.asgi_handler, chosen, metrics, hall.limits))
    return app


def from_environment() -> Litestar:
    """For processes started by `tilerummy serve --processes`."""
    settings = load(None)
    logs.configure_libraries(settings.log_level)
    return create_app(settings, alone=True)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    try:
        await begin(app, hall)
        yield
    finally:
        await hall.close()


async def begin(app: Litestar, hall: Hall) -> None:
    """What goes wrong here is said in the log: uvicorn says only that something did."""
    try:
        await hall.open()
        hall.start(app.state.lobby.run())
        hall.start(retention.keep(hall))
        hall.start(app.state.reviews.run())
        hall.start(look(app.state.metrics, hall))
    except StoreDown as error:
        log.error("start-failed", error=str(error))
        raise
    except Exception:
        log.exception("start-failed")
        raise


async def look(metrics: Metrics, hall: Hall) -> None:
    while True:
        metrics.look(hall)
        await asyncio.sleep(LOOK)


def provided(name: str) -> Provide:
    async def give(state: State) -> Any:
        return getattr(state, name)

    return Provide(give)


def dependencies() -> dict[str, Any]:
    parts = {name: provided(name) for name in ("metrics", "archive", "reviews", "assets")}
    return {**parts, "hall": Provide(provide_hall), "visitor": Provide(provide_visitor)}


def described() -> OpenAPIConfig:
    """As JSON only: the shipped pages that show it load scripts from elsewhere, which our content policy forbids."""
    return OpenAPIConfig(
        title="tilerummy",
        version=__version__,
        description="Tables, matches and the solver. Moves go over WebSockets: docs/protocol.md.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=False,
    )
