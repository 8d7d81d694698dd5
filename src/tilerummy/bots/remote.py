"""A visitor of a server, for bots and tests: HTTP with the standard library, sockets with `websockets`.

docs/protocol.md describes what is said.
"""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tilerummy.bots.kept_word import KeptWord
from tilerummy.bots.player import Player, make_player
from tilerummy.games import GAMES
from tilerummy.refusal import CodedError, Params
from tilerummy.ruleset import Ruleset

FINAL = {  # a socket closed for good: its code, and the key of the sentence that says why
    4403: "table-no-spectators",
    4404: "table-no-such-table",
    4409: "table-not-your-seat",
}
PATIENCE = 60.0  # seconds to wait for a server that is down
PAUSE = 0.3  # seconds before it is tried again
AGAIN = ("table-try-again", "table-too-fast")  # refused for now: the same message may be sent once more
SOON = 0.2  # seconds until then


class RemoteError(CodedError):
    """The server said no: `status` of HTTP, or the code with which it closed a socket."""

    def __init__(self, status: int, code: str, params: Params | None = None, rule: str = "") -> None:
        super().__init__(code, params, rule)
        self.status = status

    def __str__(self) -> str:
        return f"{self.status} {self.code}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.code, self.params, self.rule)


class Visitor:
    """Keeps its cookies; `base` is the server's address."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.cookies: dict[str, str] = {}

    def header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def call(self, method: str, path: str, data: Any = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.base + path, body, method=method)  # noqa: S310
        request.add_header("Content-Type", "application/json")
        if self.cookies:
            request.add_header("Cookie", self.header())
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                self.keep(answer.headers.get_all("Set-Cookie") or [])
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            self.keep(error.headers.get_all("Set-Cookie") or [])
            raise problem_of(error) from None

    def keep(self, lines: list[str]) -> None:
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value

    def socket(self, table: str, **query: Any) -> ClientConnection:
        """Query: `after`, `seat`, `notation`."""
        words = urlencode({key: json.dumps(value) for key, value in query.items() if value is not None})
        address = f"ws{self.base.removeprefix('http')}/ws/tables/{table}?{words}"
        return connect(address, additional_headers={"Cookie": self.header()}, max_size=2**22, compression=None)


def problem_of(error: urllib.error.HTTPError) -> RemoteError:
    try:
        data = json.loads(error.read())
        params = dict(data.get("params") or {})
        return RemoteError(error.code, str(data.get("code", "")), params, str(data.get("rule", "")))
    except (ValueError, AttributeError, TypeError):
        return RemoteError(error.code, "")


def split_link(link: str) -> tuple[str, str]:
    """`https://host/t/ID` -> the server's address, the table."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(words) < 2 or words[-2] != "t":
        raise ValueError(link)
    return f"{parts.scheme}://{parts.netloc}" + "".join(f"/{word}" for word in words[:-2]), words[-1]


class SeatedBot:
    """One of our bots at a table of a server. Reconnects after a lost connection and resends unanswered messages."""

    def __init__(self, visitor: Visitor, table: str, seat: int, level: str, seed: int, seconds: float = 0.0) -> None:
        self.visitor = visitor
        self.seat = seat
        self.table = table
        self.level = level
        self.seed = seed
        self.seconds = seconds
        self.player: Player | None = None
        self.rules: Ruleset | None = None
        self.seq = 0
        self.asked: dict[str, Any] | None = None  # a message not answered yet
        self.count = 0
        self.matches = 0
        self.wanted = 0  # matches to play
        self.phase = ""
        self.ready = False
        self.info: dict[str, Any] = {}
        self.word: KeptWord | None = None  # for the next deal, or the one being played
        self.fault = ""  # the key of what was wrong with the last deal

    def play(self, matches: int) -> Iterator[dict[str, Any]]:
        """Play until so many matches are over; gives every message it gets."""
        self.wanted = matches
        end = time.monotonic() + PATIENCE
        while self.matches < matches:
            try:
                with self.visitor.socket(self.table, after=self.seq or None, notation=True) as socket:
                    end = time.monotonic() + PATIENCE
                    for text in socket:
                        message = json.loads(text)
                        yield message
                        self.take(socket, message)
                        if self.matches >= matches:
                            return
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                raise_if_final(error)
                if time.monotonic() > end:
                    raise
            time.sleep(PAUSE)

    def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind in ("done", "refused"):
            self.answered(socket, message)
        elif kind in ("welcome", "event"):
            self.heard(socket, message)

    def answered(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if self.asked is None or message["id"] != self.asked["id"]:
            return
        if message.get("code") in AGAIN:
            time.sleep(SOON)
            socket.send(json.dumps(self.asked))
            return
        not_now = message["t"] == "refused" and self.asked["t"] in ("ready", "open")
        self.asked = None
        if not not_now:  # else it would be resent for ever
            self.get_ready(socket)

    def heard(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        info = message.get("table")
        if info is not None:
            self.note(info)
        if message["t"] == "welcome" and self.asked is not None:
            socket.send(json.dumps(self.asked))
        elif self.phase == "playing":
            self.move(socket, message.get("position"))
        else:
            self.get_ready(socket)

    def get_ready(self, socket: ClientConnection) -> None:
        """For the next round or match. The event that ends one comes before the answer to the move that did."""
        if self.asked is not None:
            return
        waiting = self.phase in ("gathering", "pause") or (self.phase == "over" and self.matches < self.wanted)
        if waiting and not self.ready:
            self.say(socket, t="ready", **self.new_word())
        elif self.info.get("opening") and self.word is not None and self.word.seals is None:
            self.say(socket, t="open", salt=self.word.open([seat["seal"] for seat in self.info["seats"]]))

    def new_word(self) -> dict[str, str]:
        """The seal of a word for the next match. A server that does not know `opening` takes none."""
        if self.phase == "pause" or "opening" not in self.info or not self.info["next"]:
            return {}
        self.word = KeptWord(self.info["next"], self.info["barred"], self.seat)
        return {"seal": self.word.seal}

    def note(self, info: dict[str, Any]) -> None:
        """What has changed at the table."""
        if self.rules is None:
            game = GAMES[info["game"]]
            self.rules = game.rules_type.make(info["rules"])
            self.player = make_player(game, self.level, self.seed)
            self.game = game
        self.info = info
        if info["phase"] == "over" and self.phase != "over":
            self.matches += 1
            self.fault = "" if self.word is None else self.word.fault(info["match"])
        self.phase = info["phase"]
        self.ready = info["seats"][self.seat]["ready"]

    def move(self, socket: ClientConnection, position: dict[str, Any] | None) -> None:
        if position is None or not (position["options"] or position["play"]):
            return
        assert self.player is not None
        seen = self.game.parse_view(position["notation"], self.rules)
        action = self.player.decide(seen, (), self.seconds)
        self.say(socket, t="act", at=self.seq, a=str(action))

    def say(self, socket: ClientConnection, **message: Any) -> None:
        self.count += 1
        self.asked = {"id": f"{self.seed}-{self.count}", **message}
        socket.send(json.dumps(self.asked))


def raise_if_final(error: Exception) -> None:
    """Raises for close codes after which reconnecting is useless."""
    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
    if closed is not None and closed.code in FINAL:
        raise RemoteError(closed.code, FINAL[closed.code]) from None
