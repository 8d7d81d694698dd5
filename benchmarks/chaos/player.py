"""A player who never gives up: comes back after every lost connection, resends what was not answered with the same id,
and keeps everything it was told, to be compared with the log afterwards.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilerummy.bots.player import make_player
from tilerummy.bots.remote import FINAL, RemoteError, Visitor
from tilerummy.games import GAMES

AWAY = (OSError, EOFError, TimeoutError, HTTPException, ConnectionClosed, InvalidHandshake)
OBSOLETE = ("table-stale", "table-no-round", "table-round-running", "table-bot-plays")
PAUSE = 0.05  # seconds before the next try
ANSWER = 60.0  # seconds without any message while one was asked for: something hangs

Message = dict[str, Any]


class Fault(Exception):
    """Something that must never happen."""


class Player:
    """`addresses` gives the servers that may be asked now; each try takes any of them."""

    def __init__(
        self,
        addresses: Callable[[], list[str]],
        name: str,
        seed: int,
        dawdle: float = 0.0,
        on_done: Callable[[], None] = lambda: None,
    ) -> None:
        self.addresses = addresses
        self.name = name
        self.rng = random.Random(seed)
        self.on_done = on_done
        self.dawdle = dawdle  # the part of moves that come too late for the clock
        self.secret = ""  # of the cookie, once the server has given one
        self.table = ""
        self.seat = -1
        self.seq: int | None = None
        self.first = 0  # the number before the first event it was told of
        self.told: dict[int, Message] = {}
        self.info: Message = {}
        self.position: Message | None = None
        self.sent: dict[str, Message] = {}
        self.waiting: Message | None = None
        self.done: list[tuple[str, int]] = []
        self.again = 0
        self.refused = 0  # for now: it may try again
        self.connections = 0
        self.over = 0  # matches

    # ---- HTTP

    async def call(self, path: str, data: Message) -> Message:
        """Until there is an answer: what is asked may be asked twice."""
        while True:
            try:
                visitor = Visitor(self.rng.choice(self.addresses()))
                if not self.secret:
                    await asyncio.to_thread(visitor.call, "GET", "/api/me")
                    self.secret = visitor.cookies["tilerummy"]
                visitor.cookies["tilerummy"] = self.secret
                answer: Message = await asyncio.to_thread(visitor.call, "POST", path, data)
                return answer
            except RemoteError as problem:
                if problem.status < 500:
                    raise
            except (*AWAY, IndexError):
                pass
            await asyncio.sleep(PAUSE)

    async def create(self, options: Message) -> None:
        made = await self.call("/api/tables", {"name": self.name, **options})
        self.table, self.seat = made["id"], made["seats"][0]

    async def join(self, table: str) -> None:
        made = await self.call(f"/api/tables/{table}/join", {"name": self.name})
        self.table, self.seat = table, made["seats"][0]

    # ---- the socket

    async def play(self, matches: int) -> None:
        """Until so many matches are over."""
        while self.over < matches:
            try:
                async with self.open() as socket:
                    self.connections += 1
                    await self.converse(socket, matches)
            except (*AWAY, IndexError):
                await asyncio.sleep(PAUSE * self.rng.random())

    def open(self) -> connect:
        address = self.rng.choice(self.addresses()).replace("http", "ws", 1)
        after = "" if self.seq is None else f"&after={self.seq}"
        return connect(
            f"{address}/ws/tables/{self.table}?notation=true&seat={self.seat}{after}",
            additional_headers={"Cookie": f"tilerummy={self.secret}"},
            compression=None,
            proxy=None,
            open_timeout=10,
            close_timeout=0.2,
        )

    async def converse(self, socket: ClientConnection, matches: int) -> None:
        while self.over < matches:
            try:
                text = await asyncio.wait_for(socket.recv(), ANSWER)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise Fault(f"closed with {closed.rcvd.code} {closed.rcvd.reason}") from None
                raise
            message = json.loads(text)
            self.take(message)
            if message["t"] == "welcome" and self.waiting is not None:
                self.again += 1
                await socket.send(json.dumps(self.waiting))
            elif message["t"] == "refused" and self.waiting is not None:
                await asyncio.sleep(PAUSE)
                await socket.send(json.dumps(self.waiting))
            elif self.waiting is None and self.over < matches:
                await self.go_on(socket)

    # ---- hearing

    def take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.greet(message)
        elif kind == "event":
            self.hear(message)
        elif kind == "done":
            self.note_done(message)
        elif kind == "refused":
            self.note_refused(message)

    def greet(self, message: Message) -> None:
        if message["seat"] != self.seat:
            raise Fault(f"seat {message['seat']} instead of {self.seat}")
        if self.seq is None:
            self.seq = self.first = message["seq"]
        elif message["seq"] < self.seq:
            raise Fault(f"the log has shrunk from {self.seq} to {message['seq']}")
        for missed in message["missed"]:
            self.hear(missed)
        if self.seq != message["seq"]:
            raise Fault(f"missed up to {self.seq}, not {message['seq']}")
        self.look(message)

    def hear(self, message: Message) -> None:
        assert self.seq is not None
        if message["seq"] != self.seq + 1:
            raise Fault(f"event {message['seq']} after {self.seq}")
        self.seq = message["seq"]
        self.told[message["seq"]] = message["event"]
        self.look(message)

    def look(self, message: Message) -> None:
        self.position = message.get("position") or self.position
        info = message.get("table")
        if info is not None:
            self.info = info
            if info["phase"] == "over":
                self.over = info["match"]["number"]
            elif info["match"] is not None:
                self.over = info["match"]["number"] - 1

    def note_done(self, message: Message) -> None:
        self.done.append((message["id"], message["seq"]))
        self.on_done()
        if self.waiting is not None and message["id"] == self.waiting["id"]:
            self.waiting = None

    def note_refused(self, message: Message) -> None:
        code = message["code"]
        if code in OBSOLETE:
            self.waiting = None
        elif code in ("table-try-again", "table-too-fast"):
            self.refused += 1
        else:
            raise Fault(f"refused: {code} {message['params']} for {self.waiting}")

    # ---- deciding

    async def go_on(self, socket: ClientConnection) -> None:
        phase = self.info["phase"]
        if phase == "playing":
            if self.position is not None and self.position["view"]["turn"] == self.seat:
                await asyncio.sleep(3.0 if self.rng.random() < self.dawdle else self.rng.uniform(0, 0.04))
                await self.say(socket, t="act", at=self.seq, a=self.choose(self.position))
        elif not self.info["seats"][self.seat]["ready"]:
            await self.say(socket, t="ready", salt=secrets.token_hex(4))

    def choose(self, position: Message) -> str:
        """Any small decision; taking a row in Investo needs a play afterwards, so that is left to a policy."""
        options = [option for option in position["options"] if not option.startswith("T")]
        if options and self.rng.random() < 0.9:
            return str(self.rng.choice(options))
        game = GAMES[self.info["game"]]
        view = game.parse_view(position["notation"], game.rules_type.make(self.info["rules"]))
        return str(make_player(game, "greedy", self.rng.randrange(2**31)).decide(view, (), 0.0))

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        self.waiting = {"id": f"{self.name}-{len(self.sent)}", **message}
        self.sent[self.waiting["id"]] = self.waiting
        await socket.send(json.dumps(self.waiting))
