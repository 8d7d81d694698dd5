"""The matches of a table: record, replay, verification."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession, seat_asked
from tilerummy.server.live.registry import Registry
from tilerummy.server.matches import history
from tilerummy.server.matches.history import Past, ReplayInfo, Verification
from tilerummy.server.matches.results import Finished, finished
from tilerummy.server.store import Listed
from tilerummy.server.table.events import Began, Row, decode

T = TypeVar("T")
MOST_TOLD = 2000  # tables whose results are kept in memory
MOST_AT_ONCE = 2  # matches replayed at a time, in threads: they share a core with the tables
KEPT = "private, max-age=86400, immutable"  # a match that is over does not change, but the names in it may go
NAMED = {"cache-control": "private, no-cache"}
LINES = "application/x-ndjson"
PATH = "/api/tables/{table:str}/matches/{number:int}"

Number = Annotated[int, PathParameter(ge=1, le=10**6)]
AtStep = Annotated[int | None, QueryParameter(ge=1, le=10**6)]
AtSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]


class Archive:
    """Replays matches in threads, a few at a time."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.services = registry.services
        self.turns = asyncio.Semaphore(MOST_AT_ONCE)
        self.told: OrderedDict[str, list[Finished]] = OrderedDict()
        self.services.caches.append(self.told)

    async def ask(self, table: str, number: int, question: Callable[[Past], T]) -> T:
        rows = await self.services.store.read(table)
        async with self.turns:
            return await asyncio.to_thread(lambda: question(Past(table, rows, number, self.services.make_dealer)))

    async def finished(self, table: Listed, rows: list[Row]) -> list[Finished]:
        """Results do not change: a log is folded again only if one has come."""
        count = sum(isinstance(decode(row.data), Began) for row in rows) - (table.phase != "over")
        found = self.told.get(table.table, [])
        if count > len(found):
            async with self.turns:
                found = await asyncio.to_thread(finished, table.table, rows, self.services.make_dealer)
            self.told[table.table] = found
            while len(self.told) > MOST_TOLD:
                self.told.popitem(last=False)
        return found

    async def must_be_over(self, table: str, number: int) -> None:
        """Known without reading the log again."""
        async with self.registry.held(table) as live:
            if number > live.table.number:
                raise NotAccepted("server-no-such-match", {"number": number})
            if number == live.table.number and live.table.phase != "over":
                raise NotAccepted("server-not-over")

    async def eyes(self, table: str, who: str, wanted: int | None) -> int | None:
        async with self.registry.held(table) as live:
            return seat_asked(live, who, wanted)


@get(
    f"{PATH}/record",
    operation_id="getRecord",
    summary="The record of a match: what I may know while it runs, everything once it is over",
    media_type=LINES,
    responses={
        200: ResponseSpec(str, generate_examples=False, description="JSON lines, docs/record.md", media_type=LINES),
        **declared(404),
    },
)
async def get_record(
    visitor: NamedDependency[VisitorSession],
    archive: NamedDependency[Archive],
    table: FromPath[str],
    number: Number,
    seat: AtSeat = None,
) -> Response[bytes]:
    who = await archive.eyes(table, visitor.who, seat)
    data = await archive.ask(table, number, lambda past: history.record(past, who))
    name = f"tilerummy-{table[:8]}-{number}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', **NAMED}
    return Response(data, media_type=LINES, headers=headers)


@get(
    f"{PATH}/replay",
    operation_id="getReplay",
    summary="A match step by step, or the step numbered `at`",
    responses=declared(404),
)
async def get_replay(
    visitor: NamedDependency[VisitorSession],
    archive: NamedDependency[Archive],
    table: FromPath[str],
    number: Number,
    seat: AtSeat = None,
    at: AtStep = None,
) -> Response[ReplayInfo]:
    who = await archive.eyes(table, visitor.who, seat)
    found = await archive.ask(table, number, lambda past: history.replay(past, who, at))
    return Response(found, headers=NAMED)


@get(
    f"{PATH}/verify",
    operation_id="verifyMatch",
    summary="Does the seed open the commitment, and did every tile come as dealt?",
    responses=declared(404, 409),
)
async def get_verdict(
    visitor: NamedDependency[VisitorSession],
    archive: NamedDependency[Archive],
    table: FromPath[str],
    number: Number,
) -> Response[Verification]:
    await archive.eyes(table, visitor.who, None)
    return Response(await archive.ask(table, number, history.verify), headers={"cache-control": KEPT})


ROUTES: list[Any] = [get_record, get_replay, get_verdict]
