"""What every request passes through: origin check, rate limit, response headers, metrics and the request log.

Requests that change something must come from our own pages or from programs, never from another site's page
(docs/decisions/0013-requests-of-other-sites.md): browsers say where a request comes from, programs say nothing.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.utils.path import normalize_path

from tilerummy import site
from tilerummy.server.edge.address import address_of, block_of, is_unknown_proxy
from tilerummy.server.edge.http.problem import RETRY
from tilerummy.server.edge.limits import THOUGHT, Limits, Sockets
from tilerummy.server.edge.session import host_allowed, origin_allowed, who_said
from tilerummy.server.interface.problem import MEDIA, Problem, problem
from tilerummy.server.live.guard import Guard, until_words
from tilerummy.server.settings import Settings
from tilerummy.server.store.people import Ban
from tilerummy.server.upkeep.metrics import Metrics

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
PROBES = {"/healthz", "/readyz"}  # a load balancer asks for an address, not for a name; never limited: it is cheap
METRICS = "/metrics"
FREE = PROBES | {METRICS}  # monitoring must get an answer, whatever else its address does
TABLES = "/api/tables"
DEAR = {TABLES: 5.0, f"{TABLES}/from-record": 5.0, "/api/solve": THOUGHT}  # cost of a POST, in requests
AGAIN = 3.0  # replaying a match, reading many logs
CHEAP = 0.25  # files of the page
MESSAGE = 0.1  # on a socket
# Keys in the scope of a socket: receive and send below the framework, and the method that writes several messages at
# once, if there is one (frames.py).
DIRECT = "tilerummy.direct"
WRITE = "tilerummy.write"
CHARGE = "tilerummy.charge"  # for messages that cost more than others
PIECE = 64 * 1024  # bytes of a response that are sent at once
PACE = 0.2  # seconds until a message over the limit is tried again

POLICY = f"{site.POLICY}; frame-ancestors 'none'"  # that one only a header can say
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
HSTS = "max-age=31536000"

log = structlog.get_logger()


class Middleware:
    def __init__(self, app: App, settings: Settings, metrics: Metrics, limits: Limits, guard: Guard) -> None:
        self.app = app
        self.guard = guard
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.sockets = Sockets(settings.most_sockets, settings.address_sockets)
        self.warned = False
        self.headers = HEADERS | ({"strict-transport-security": HSTS} if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await Visit(self, scope, send).take(receive)
        else:
            await self.socket(scope, receive, send)

    def address(self, scope: Scope) -> str:
        """Behind a proxy that is not in `proxies` all visitors have one address and share its limits."""
        if not self.warned and is_unknown_proxy(scope, self.settings.proxies):
            self.warned = True
            log.warning("proxy-not-configured")
        return block_of(address_of(scope, self.settings.proxies))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses a socket before its handshake if there are too many from one address or in total."""
        address = self.address(scope)
        if not host_allowed(scope, self.settings):
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong-host"})
            return
        if not self.limits.addresses.allows(address) or not self.sockets.take(address):
            self.metrics.limited.inc()
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
            return
        try:
            with structlog.contextvars.bound_contextvars(request=new_id(), table=table_in(scope["path"])):
                paced = self.paced(receive, address)
                scope[DIRECT] = (paced, send)
                scope[CHARGE] = partial(self.charge, address)
                await self.app(scope, paced, send)
        finally:
            self.sockets.give_back(address)

    def paced(self, receive: Receive, address: str) -> Receive:
        """All sockets of an address share its bucket; messages over the limit are read later, not dropped."""

        async def next_event() -> Any:
            event = await receive()
            if event["type"] == "websocket.receive":
                await self.charge(address, 1.0)
            return event

        return next_event

    async def charge(self, address: str, messages: float) -> None:
        """Waits until the address may send so many."""
        while messages and not self.limits.addresses.allows(address, messages * MESSAGE):
            self.metrics.limited.inc()
            await asyncio.sleep(PACE)


def new_id() -> str:
    return secrets.token_hex(8)


def table_in(path: str) -> str:
    """`/ws/tables/ID` or `/api/tables/ID/…`: the id, for the log."""
    parts = path.split("/")
    return parts[3][:40] if len(parts) > 3 and parts[2] == "tables" else ""


def cost_of(method: str, path: str) -> float:
    if not path.startswith("/api/"):
        return 1.0 if path.startswith("/t/") else CHEAP  # its preview looks the table up
    if method == "POST" and path in DEAR:
        return DEAR[path]
    again = "/matches/" in path or path.endswith("/hand-over")
    return AGAIN if again or path.startswith(("/api/mine", "/api/me/data", "/api/me/delete")) else 1.0


class Visit:
    """One request."""

    def __init__(self, middleware: Middleware, scope: Scope, out: Send) -> None:
        self.middleware = middleware
        self.scope = scope
        self.out = out
        self.id = new_id()
        self.status = 0
        self.began = time.perf_counter()

    async def take(self, receive: Receive) -> None:
        path = normalize_path(self.scope["path"])  # as the router reads it: `//api/tables/` is no cheaper
        with structlog.contextvars.bound_contextvars(request=self.id, table=table_in(path)):
            try:
                refused = self.refusal_or_fault(path)
                if refused is not None:
                    await self.refuse(problem(*refused))
                elif (ban := self.ban(path)) is not None:
                    await self.refuse(problem("server-banned", 403, {"until": until_words(ban)}))
                else:
                    await self.middleware.app(self.scope, receive, self.send)
            finally:
                self.note(path)

    def refusal_or_fault(self, path: str) -> tuple[str, int] | None:
        """Headers may contain arbitrary bytes; unreadable ones must not become an internal error."""
        try:
            return self.refusal(path)
        except Exception:
            log.exception("headers-not-read")
            return "server-bad-request", 400

    def refusal(self, path: str) -> tuple[str, int] | None:
        """Why the request is refused before it is routed, if it is."""
        method = self.scope["method"]
        if path not in PROBES and not host_allowed(self.scope, self.middleware.settings):
            return "server-wrong-host", 421
        if path not in PROBES and not self.within_limits(method, path):
            self.middleware.metrics.limited.inc()
            return "table-too-fast", 429
        if method in SAFE:
            return None
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(self.scope)  # type: ignore[arg-type]
        if not from_us(connection, self.middleware.settings):
            return "server-wrong-origin", 403
        media = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        return None if media == "application/json" else ("server-wrong-media", 415)

    def ban(self, path: str) -> Ban | None:
        """Of the visitor or the address. What concerns the visitor's own data stays open to everybody."""
        if not path.startswith("/api/") or path.startswith(("/api/me", "/api/host")):
            return None
        who = self.who()
        return self.middleware.guard.ban_of(who, self.middleware.address(self.scope))

    def who(self) -> str:
        return who_said(ASGIConnection(self.scope), self.middleware.settings)  # type: ignore[arg-type]

    def within_limits(self, method: str, path: str) -> bool:
        cost = cost_of(method, path)
        address = self.middleware.address(self.scope)
        limits = self.middleware.limits
        if path == METRICS:
            return limits.scrapes.allows(address)
        if not limits.allow(address, self.who(), cost):
            return False
        return method != "POST" or path != TABLES or limits.tables.allows(address)  # not by session: those are free

    async def refuse(self, why: Problem) -> None:
        found, status = msgspec.json.encode(why), why.status
        headers = {"content-type": MEDIA, "content-length": str(len(found))}
        if status == 429:
            headers["retry-after"] = str(RETRY)
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self.send({"type": "http.response.start", "status": status, "headers": pairs})
        await self.send({"type": "http.response.body", "body": found})

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name.lower() for name, _ in message["headers"]}
            more = [(name.encode(), value.encode()) for name, value in self.middleware.headers.items()]
            added = [pair for pair in [*more, (b"x-request-id", self.id.encode())] if pair[0] not in given]
            message = {**message, "headers": [*message["headers"], *added]}
        elif len(message.get("body", b"")) > PIECE:
            message = await self.send_pieces(message)
        await self.out(message)

    async def send_pieces(self, message: Any) -> Any:
        """Sends all pieces but the last at the client's speed, so that no whole copy waits for a slow one."""
        body = memoryview(message["body"])
        last = (len(body) - 1) // PIECE * PIECE
        for at in range(0, last, PIECE):
            await self.out({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": True})
        return {**message, "body": body[last:]}

    def note(self, path: str) -> None:
        """Counts and logs by route: an address can contain a secret, a route cannot."""
        seconds = time.perf_counter() - self.began
        route = str(self.scope.get("path_template") or "other")
        method = self.scope["method"] if self.scope["method"] in METHODS else "other"
        self.middleware.metrics.requests.labels(method, route, str(self.status)).observe(seconds)
        if path not in FREE:
            log.info("request", method=method, route=route, status=self.status, ms=round(seconds * 1000, 1))


METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}


def from_us(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """A page of ours, one of the allowed origins, or no browser at all."""
    if not origin_allowed(connection, settings):
        return False
    sites = connection.headers.getall("sec-fetch-site", [])
    listed = connection.headers.get("origin", "") in settings.origins.split()
    return all(site in ("same-origin", "none") for site in sites) or listed
