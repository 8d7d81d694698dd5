"""Two players at one table of the application, called as ASGI in this process: for `benchmarks.workloads`."""

import asyncio
import hashlib
import json
import os
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec

ENOUGH = "1000000"
LIMITS = ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_SOCKETS", "ADDRESS_TABLES", "MOST_TABLES", "MOST_SOCKETS")
WAIT = 600.0
COOKIES: dict[str, bytes] = {}  # as the server gave them out
Line = asyncio.Queue[dict[str, Any]]
App = Callable[[dict[str, Any], Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]


class Event(msgspec.Struct, frozen=True):
    what: str = ""


class Position(msgspec.Struct, frozen=True):
    options: list[str] = []


class Score(msgspec.Struct, frozen=True):
    pass


class Frame(msgspec.Struct, frozen=True):
    """What a player must know to go on. The rest of a frame is not read: the server is measured, not its clients."""

    t: str
    code: str = ""
    seq: int = 0
    event: Event = Event()
    position: Position | None = None
    score: Score | None = None


FRAME = msgspec.json.Decoder(Frame)


def deal_alike() -> None:
    """The same seeds in the same order in every process, and of each the same deal, with or without words of the seats:
    matches differ a lot in what a move costs.
    """
    from tilerummy import dealer

    given = iter(range(1_000_000))
    usual: Any = dealer.Dealer.__init__

    def token_hex(nbytes: int) -> str:
        return hashlib.sha256(b"%d" % next(given)).hexdigest()

    def init(self: Any, seed: str, salts: tuple[str, ...] = (), terms: Any = None) -> None:
        usual(self, seed, (f"start {terms.tries}",) if terms is not None and terms.tries else salts)
        self.terms = terms

    vars(dealer)["secrets"] = SimpleNamespace(token_hex=token_hex)
    dealer.Dealer.__init__ = init  # type: ignore[method-assign]


class Evening:
    """One table, played on whenever somebody asks for more moves."""

    def __init__(self, game: str) -> None:
        deal_alike()
        self.loop = asyncio.new_event_loop()
        memory = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 (a disk that others use is no measure)
        self.folder = tempfile.TemporaryDirectory(prefix="tilerummy-compare-", dir=memory)
        os.environ["TILERUMMY_DATABASE"] = f"sqlite:///{Path(self.folder.name) / 'moves.db'}"
        os.environ["TILERUMMY_LOG_LEVEL"] = "error"
        os.environ.update({f"TILERUMMY_{name}": ENOUGH for name in LIMITS})
        self.pair = self.loop.run_until_complete(self.begin(game))

    async def begin(self, game: str) -> "Pair":
        from tilerummy.server.app import create_app  # settings come from the environment

        app: Any = create_app()
        self.running = running(app)
        await self.running.__aenter__()
        os.utime(self.folder.name, (1, 1))  # the server looks closer at a folder that has just changed
        rules = "" if game == "gin" else "stall_limit=1000 target=500"
        body = {"game": game, "seats": ["person", "person"], "name": "Ann", "rules": rules}
        table = str((await post(app, "/api/tables", "a", body))["id"])
        await post(app, f"/api/tables/{table}/join", "b", {"name": "Ben"})
        pair = Pair()
        self.sockets = [asyncio.create_task(pair.sit(app, table, who)) for who in "ab"]
        return pair

    def play(self, moves: int) -> tuple[int, int]:
        """So many moves, each stored, and told to both; and something that tells one match from another."""
        self.loop.run_until_complete(asyncio.wait_for(self.pair.more(moves), WAIT))
        return moves, self.pair.said


def scope(kind: str, path: str, who: str, **more: Any) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1"), (b"cookie", COOKIES.get(who, b""))]
    if kind == "http":
        headers.append((b"content-type", b"application/json"))
    ends = {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "root_path": "", "query_string": b""}
    return {"type": kind, "path": path, "raw_path": path.encode(), "headers": headers, **ends, **more,
            "asgi": {"version": "3.0"}, "http_version": "1.1"}  # fmt: skip


@asynccontextmanager
async def running(app: App) -> Any:
    """The application between its startup and its shutdown."""
    said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    task = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, said.get, heard.put))
    said.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    yield
    said.put_nowait({"type": "lifespan.shutdown"})
    await task


async def post(app: App, path: str, who: str, body: dict[str, Any]) -> Any:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope("http", path, who, method="POST", scheme="http"), receive, send)
    text = b"".join(message.get("body", b"") for message in sent)
    assert sent[0]["status"] < 300, text
    COOKIES[who] = next(value.partition(b";")[0] for name, value in sent[0]["headers"] if name == b"set-cookie")
    return json.loads(text or b"null")


class Pair:
    """Whoever has options takes one of them; a move counts when both have been told."""

    def __init__(self) -> None:
        self.left = 0  # moves to be told, twice each
        self.count = 0
        self.held: tuple[Line, Any] | None = None  # a move that waits until more are asked for
        self.done = asyncio.Event()
        self.said = 0
        self.refused = ""

    async def more(self, moves: int) -> None:
        self.left = 2 * moves
        self.done.clear()
        if self.held is not None:
            self.say(*self.held)
            self.held = None
        await self.done.wait()
        assert not self.refused, self.refused

    async def sit(self, app: App, table: str, who: str) -> None:
        line: Line = asyncio.Queue()
        line.put_nowait({"type": "websocket.connect"})

        async def send(message: dict[str, Any]) -> None:
            text = message.get("text") or message.get("bytes")
            if text:
                self.take(line, FRAME.decode(text))

        await app(scope("websocket", f"/ws/tables/{table}", who, scheme="ws", subprotocols=[]), line.get, send)

    def say(self, line: Line, message: dict[str, Any]) -> None:
        self.count += 1
        line.put_nowait({"type": "websocket.receive", "text": json.dumps({**message, "id": f"m{self.count}"})})

    def take(self, line: Line, frame: Frame) -> None:
        if frame.t == "refused":
            self.refused = frame.code
            self.done.set()
        if frame.event.what == "did":
            self.left -= 1
            if self.left == 0:
                self.done.set()
        if frame.t in ("welcome", "event"):
            self.answer(line, frame)

    def answer(self, line: Line, frame: Frame) -> None:
        options = [option for option in frame.position.options if option[0] != "T"] if frame.position else []
        if options:
            chosen = options[self.count * 7 % len(options)]
            self.said = crc32(chosen.encode(), self.said)
            move = {"t": "act", "at": frame.seq, "a": chosen}
            if self.left > 1:
                self.say(line, move)
            else:
                self.held = (line, move)
        elif frame.t == "welcome" or frame.score:
            self.say(line, {"t": "ready"})
