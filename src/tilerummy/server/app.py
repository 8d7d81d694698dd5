"""The ASGI application."""

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
from tilerummy.server.edge.http.assets import SMALL, Assets
from tilerummy.server.edge.http.body import AnyBody
from tilerummy.server.edge.http.host import provide_hosting
from tilerummy.server.edge.http.pages import PACKED
from tilerummy.server.edge.http.preview import Previews
from tilerummy.server.edge.http.problem import HANDLERS
from tilerummy.server.edge.http.visitor import provide_visitor
from tilerummy.server.edge.limits import THOUGHT, Limits
from tilerummy.server.edge.lobby_socket import lobby_socket
from tilerummy.server.edge.middleware import Middleware
from tilerummy.server.edge.table_socket import table_socket
from tilerummy.server.interface.archive import Archive
from tilerummy.server.live.node import Node
from tilerummy.server.matches.deal_study import DealStudy
from tilerummy.server.matches.reviews import LIMIT, Reviews
from tilerummy.server.settings import Settings, load
from tilerummy.server.store import Store, StoreDown
from tilerummy.server.store.choice import store_at
from tilerummy.server.upkeep import logs
from tilerummy.server.upkeep.gc_pauses import shorten_pauses
from tilerummy.server.upkeep.metrics import Measured, Metrics
from tilerummy.server.upkeep.retention import Retention
from tilerummy.server.upkeep.store_health import StoreHealth
from tilerummy.server.workers.pool import Thinking

log = structlog.get_logger()
MOST_BODY = 16 * 1024
PARTS = "services registry lobby limits metrics store_health archive reviews deal_study assets previews".split()


def create_app(settings: Settings | None = None, alone: bool = False) -> Litestar:
    """`alone`: the process is for this application only, so it may set how Python itself behaves."""
    chosen = settings if settings is not None else load(None)
    if not structlog.is_configured():  # its default shows local variables, cookies among them
        logs.configure(chosen.log_level)
    metrics = Metrics()
    store = cast(Store, Measured(store_at(chosen.database_url(), chosen.database_wait), metrics.commits.observe))
    node = Node(chosen, store)
    measure(node, metrics)
    limits = Limits(chosen)
    node.advice.allow = lambda connection: limits.allow(connection.address, connection.who, THOUGHT)
    app = Litestar(
        [*ROUTES, table_socket, lobby_socket],
        lifespan=[lifespan],
        on_startup=[pause_less] if alone else [],
        state=State(
            {
                "node": node,
                "services": node.services,
                "registry": node.registry,
                "lobby": node.lobby,
                "limits": limits,
                "metrics": metrics,
                "store_health": StoreHealth(store),
                "archive": Archive(node.registry),
                "reviews": Reviews(node.services.thinking, Thinking(1, LIMIT, niceness=19), node.services.notes),
                "deal_study": DealStudy(node.services),
                "assets": Assets(),
                "previews": Previews(node.registry, chosen),
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
    app.asgi_handler = cast(Any, Middleware(app.asgi_handler, chosen, metrics, limits, node.services.guard))
    return app


def from_environment() -> Litestar:
    """For processes started by `tilerummy serve --processes`."""
    settings = load(None)
    logs.configure_libraries(settings.log_level)
    return create_app(settings, alone=True)


def measure(node: Node, metrics: Metrics) -> None:
    """Connects the metrics to the node."""
    services, registry = node.services, node.registry
    services.watchers.append(metrics.moved)
    services.on_refusal = metrics.refused
    services.thinking.observe = services.questions.thinking.observe = metrics.thoughts.observe
    metrics.sources = {
        metrics.tables: lambda: len(registry.live),
        metrics.sockets: node.sockets,
        metrics.waiting: lambda: services.thinking.waiting,
        metrics.asked: lambda: services.questions.thinking.waiting,
    }
    metrics.count_replaced = lambda: services.thinking.replaced + services.questions.thinking.replaced


async def pause_less(app: Litestar) -> None:
    node: Node = app.state.node
    shorten_pauses(
        node.services.tasks, lambda: node.sockets() + len(node.registry.live), lambda: node.services.gone
    )


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    node: Node = app.state.node
    try:
        await begin(app, node)
        yield
    finally:
        await node.close()


async def begin(app: Litestar, node: Node) -> None:
    """Logs what goes wrong here: uvicorn says only that something did."""
    services = node.services
    try:
        await node.open()
        retention = Retention(services.store, services.now, services.settings.keep_days, node.registry.deleted)
        services.tasks.start(retention.run())
        services.tasks.start(app.state.reviews.run())
        services.tasks.start(app.state.metrics.keep_looking())
    except StoreDown as error:
        log.error("start-failed", error=str(error))
        raise
    except Exception:
        log.exception("start-failed")
        raise


def provided(name: str) -> Provide:
    async def give(state: State) -> Any:
        return getattr(state, name)

    return Provide(give)


def dependencies() -> dict[str, Any]:
    asked = {"visitor": Provide(provide_visitor), "hosting": Provide(provide_hosting)}
    return {name: provided(name) for name in PARTS} | asked


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
