"""What a device's tables are asked: the paths, bodies and answers of the HTTP interface (docs/openapi.json)."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tilerummy.device.desk import Desk
from tilerummy.device.luggage import Luggage
from tilerummy.refusal import CodedError, NotAccepted, shorten
from tilerummy.server.interface.names import Me
from tilerummy.server.interface.new_table import NewTable
from tilerummy.server.interface.playing_on import PlayOn
from tilerummy.server.interface.problem import Problem, problem, problem_of
from tilerummy.server.interface.records import FromRecord, HandOver, OneRecord
from tilerummy.server.interface.solving import Asked
from tilerummy.server.interface.tables import Join
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.workers.mind import Busy, NoAnswer

TABLE = r"/api/tables/([\w-]+)"
MATCH = TABLE + r"/matches/(\d{1,6})"


class Asking(NamedTuple):
    """`answer` gets the desk, the parts of the path, what the query says, and the body, if there is one."""

    method: str
    path: str
    body: Any
    answer: Callable[..., Awaitable[Any]]


def route(method: str, path: str, answer: Callable[..., Awaitable[Any]], body: Any = None) -> Asking:
    return Asking(method, path, body, answer)


ROUTES = [
    route("GET", "/api/games", Desk.games),
    route("GET", "/api/me", Desk.me),
    route("PUT", "/api/me", Desk.rename, Me),
    route("GET", "/api/tables", Desk.lobby),
    route("POST", "/api/tables", Desk.make, NewTable),
    route("POST", "/api/tables/from-record", Desk.from_record, FromRecord),
    route("GET", TABLE, Desk.table),
    route("DELETE", TABLE, Desk.delete),
    route("POST", TABLE + "/join", Desk.join, Join),
    route("POST", TABLE + "/hand-over", Desk.hand_over, HandOver),
    route("GET", "/api/mine", Desk.mine),
    route("GET", "/api/mine/results", Desk.results),
    route("GET", "/api/mine/logs", Desk.logs),
    route("POST", "/api/mine/logs", Desk.bring_logs, Luggage),
    route("GET", MATCH + "/record", Desk.record),
    route("GET", MATCH + "/replay", Desk.replay),
    route("GET", MATCH + "/verify", Desk.verify),
    route("GET", MATCH + "/review", Desk.review),
    route("POST", MATCH + "/play-on", Desk.play_on, PlayOn),
    route("POST", "/api/records/replay", Desk.replay_record, OneRecord),
    route("POST", "/api/records/verify", Desk.verify_record, OneRecord),
    route("POST", "/api/solve", Desk.solve, Asked),
]


class Responded(NamedTuple):
    """As over HTTP: a status, and JSON (a record is JSON lines)."""

    status: int
    text: str


async def respond(desk: Desk, method: str, address: str, body: str) -> Responded:
    try:
        found = await asked(desk, method, address, body)
    except CodedError as error:
        found = problem_of(error)
    except (Busy, NoAnswer):
        found = problem("table-busy", 503)
    except StoreDown as error:
        found = problem(error.code, 503)
    except Conflict:
        found = problem(StoreDown.code, 503)
    except Exception:  # the edge: a mistake of ours is for the console, not for the player
        desk.home.notes.exception("failed")
        found = problem("server-failed", 500)
    status = found.status if isinstance(found, Problem) else desk.status(found)
    text = found if isinstance(found, str) else msgspec.json.encode(found).decode()
    return Responded(status, text)


async def asked(desk: Desk, method: str, address: str, body: str) -> Any:
    parts = urlsplit(address)
    for each in ROUTES:
        path = re.fullmatch(each.path, unquote(parts.path))
        if path is None or each.method != method:
            continue
        try:
            given = [] if each.body is None else [msgspec.json.decode(body or "{}", type=each.body)]
            query = {name: int(value) for name, value in parse_qsl(parts.query)}
        except (msgspec.DecodeError, ValueError) as error:
            raise NotAccepted("server-bad-request", {"problem": shorten(str(error), 200)}) from None
        names = [int(part) if part.isdecimal() else part for part in path.groups()]
        return await each.answer(desk, *names, *given, **known(query))
    raise NotAccepted("server-not-found")


def known(query: dict[str, int]) -> dict[str, int]:
    """A query that nobody understands is ignored, as on a server."""
    return {name: query[name] for name in ("seat", "at") if name in query}
