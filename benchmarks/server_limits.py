"""What the benchmark of the server is measured against: a bare echo, and bare commits with the same durability."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from benchmarks.raw_socket import RawSocket, connect


async def echo_app(scope: Any, receive: Any, send: Any) -> None:
    """A bare ASGI application: what comes in goes out."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": event["text"]})


async def measure_echo(port: int, sockets: int, seconds: float) -> float:
    """Messages a second there and back."""
    count = 0
    message = json.dumps({"t": "act", "id": "m-123", "at": 12, "a": "I2 r7"}).encode()

    def again(socket: RawSocket, data: bytes) -> None:
        nonlocal count
        count += 1
        socket.send(message)

    opened = [await connect("127.0.0.1", port, "/", {}, again) for _ in range(sockets)]
    for socket in opened:
        socket.send(message)
    await asyncio.sleep(0.5)
    before, start = count, time.perf_counter()
    await asyncio.sleep(seconds)
    rate = (count - before) / (time.perf_counter() - start)
    for socket in opened:
        socket.close()
    return rate


def measure_commits(folder: Path, seconds: float, rows: int) -> float:
    """Rows a second in commits of so many, as durable as the server's."""
    log = BareLog(folder / f"limit{rows}.db")
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        log.commit(rows)
    return log.count / (time.perf_counter() - start)


def measure_disk(folder: Path, seconds: float, rate: float) -> list[float]:
    """How long commits of one row take when so many a second are asked for: the tail that the disk itself has."""
    log = BareLog(folder / "paced.db")
    took: list[float] = []
    start = time.perf_counter()
    while (now := time.perf_counter()) - start < seconds:
        log.commit(1)
        took.append(time.perf_counter() - now)
        time.sleep(max(0.0, now + 1 / rate - time.perf_counter()))
    return sorted(took)


class BareLog:
    """A table like the server's, and nothing else."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.count = 0
        self.connection.execute("PRAGMA journal_mode=WAL")
        self.connection.execute("PRAGMA synchronous=FULL")
        self.connection.execute(
            "CREATE TABLE events (name, seq INTEGER, at INTEGER, data BLOB, PRIMARY KEY (name, seq))"
        )

    def commit(self, rows: int) -> None:
        data = b'{"e":"did","seat":0,"do":"I2 r7","id":"m-123"}'
        self.connection.execute("BEGIN IMMEDIATE")
        for _ in range(rows):
            self.connection.execute("INSERT INTO events VALUES ('table', ?, 1, ?)", (self.count, data))
            self.count += 1
        self.connection.execute("COMMIT")
