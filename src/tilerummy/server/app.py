"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from tilerummy.server.hall import Hall
from tilerummy.server.routes import ROUTES
from tilerummy.server.settings import Settings, load
from tilerummy.server.socket import table_socket
from tilerummy.server.store.choice import store_at


def create_app(settings: Settings | None = None) -> Litestar:
    chosen = settings if settings is not None else load(None)
    hall = Hall(chosen, store_at(chosen.database_url(), chosen.database_wait))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar([*ROUTES, table_socket], lifespan=[lifespan])
    app.state.hall = hall
    return app
