"""Matches for tests that need one at a table, played without sockets in the server's own loop."""

from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.serving import Serving
from tests.waiting import PATIENCE
from tilerummy.luck import Rng
from tilerummy.server.live.live_table import LiveTable

RULES = {"investo": "target=1 max_rounds=2", "rummy": "rounds=1", "gin": "rounds=1"}


def client(server: Serving) -> httpx.Client:
    """A visitor with cookies of its own."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def new_table(visitor: httpx.Client, game: str = "investo", **more: Any) -> str:
    """Two people on one device, at once playing."""
    asked = {"game": game, "seats": ["person", "person"], "rules": RULES[game], "own": 2, "start": True, **more}
    answer = visitor.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def closed_with(socket: ClientConnection) -> int | None:
    """The code the server closes a socket with, soon."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed:
        return socket.close_code


async def move(live: LiveTable, rng: Rng) -> None:
    """One greedy move, or the next round."""
    table = live.table
    match, seat = table.match, table.turn
    async with live.lock:
        if seat is None or match is None:
            for chair in range(len(table.chairs)):
                await live.seats.ready(chair, "")
            return
        action = table.game.bots()["greedy"](table.game.determinize(match.view(seat), rng), rng)
        await live.moves.do(seat, action, "", "")


def play(server: Serving, table: str, moves: int = 10_000) -> None:
    """So many moves, or to the end of the match."""

    async def go() -> None:
        live = await server.node.registry.find(table)
        rng = Rng(1)
        for _ in range(moves):
            if live.table.phase == "over":
                return
            await move(live, rng)

    server.run(go())
