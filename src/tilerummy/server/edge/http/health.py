"""For operators: liveness, readiness, metrics."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency

from tilerummy import __version__
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.address import is_local
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.live.services import Services
from tilerummy.server.upkeep.metrics import Metrics
from tilerummy.server.upkeep.store_health import StoreHealth


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


# A page of static files (docs/site.md) asks before it sends somebody here; pages elsewhere may know nothing else.
TO_ALL = {"access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"}


@get("/healthz", operation_id="getHealth", summary="The process is alive", responses=declared())
async def healthz() -> Response[Health]:
    return Response(Health("alive", __version__), headers=TO_ALL)


@get("/readyz", operation_id="getReady", summary="The store answers, the server stays", responses=declared())
async def readyz(services: NamedDependency[Services], store_health: NamedDependency[StoreHealth]) -> Health:
    if services.closing:
        raise NotAccepted("table-try-again")
    await store_health.check()
    return Health("ready", __version__)


@get("/metrics", include_in_schema=False)
async def metrics_page(
    request: Request[Any, Any, Any], services: NamedDependency[Services], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """Told to this machine only, unless the setting `metrics` says otherwise."""
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request.scope)):
        raise NotAccepted("server-not-found")
    metrics.look()
    data, media = metrics.page()
    return Response(data, media_type=media)


ROUTES: list[Any] = [healthz, readyz, metrics_page]
