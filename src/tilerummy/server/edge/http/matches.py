"""The matches of a table: record, replay, verification."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from tilerummy.server.edge.http.problem import declared
from tilerummy.server.edge.http.visitor import VisitorSession
from tilerummy.server.interface.archive import Archive
from tilerummy.server.matches import history
from tilerummy.server.matches.history import ReplayInfo, Verification

KEPT = "private, max-age=86400, immutable"  # a match that is over does not change, but the names in it may go
NAMED = {"cache-control": "private, no-cache"}
LINES = "application/x-ndjson"
PATH = "/api/tables/{table:str}/matches/{number:int}"

Number = Annotated[int, PathParameter(ge=1, le=10**6)]
AtStep = Annotated[int | None, QueryParameter(ge=1, le=10**6)]
AtSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]


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
