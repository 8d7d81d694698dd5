"""A small proxy: each connection goes to the next host that is ready; those of a host that no longer is are cut, so
that clients come back and get another.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

LOOK = 0.5  # seconds between questions to a host
ANSWER = 2.0  # seconds for its answer
MISSED = 2  # answers in a row after which it is not ready
CHUNK = 65536


class Host:
    def __init__(self, address: str, port: int) -> None:
        self.address, self.port = address, port
        self.ready = False
        self.missed = 0
        self.lines: set[asyncio.StreamWriter] = set()

    async def look(self) -> None:
        try:
            async with asyncio.timeout(ANSWER):  # Python 3.11's wait_for can lose a cancellation: no end of the run
                good = await self.answers()
        except (OSError, TimeoutError, EOFError):
            good = False
        self.missed = 0 if good else self.missed + 1
        if good:
            self.ready = True
        elif self.missed >= MISSED:
            self.leave()

    async def answers(self) -> bool:
        reader, writer = await asyncio.open_connection(self.address, self.port)
        try:
            writer.write(f"GET /readyz HTTP/1.1\r\nHost: {self.address}\r\nConnection: close\r\n\r\n".encode())
            return (await reader.readline()).split()[1:2] == [b"200"]
        finally:
            writer.transport.abort()

    def leave(self) -> None:
        self.ready = False
        for line in self.lines:
            line.transport.abort()


class Proxy:
    def __init__(self, hosts: Sequence[Host]) -> None:
        self.hosts = list(hosts)
        self.turn = 0
        self.server: asyncio.Server | None = None
        self.looking: list[asyncio.Task[None]] = []

    async def open(self) -> str:
        """Its address."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.looking = [asyncio.create_task(self.watch(host)) for host in self.hosts]
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        for task in self.looking:
            task.cancel()
        if self.server is not None:
            self.server.close()
        for host in self.hosts:
            host.leave()

    async def watch(self, host: Host) -> None:
        while True:
            await host.look()
            await asyncio.sleep(LOOK)

    def order(self) -> list[Host]:
        """Those that are ready, the next first."""
        self.turn += 1
        turned = self.hosts[self.turn % len(self.hosts) :] + self.hosts[: self.turn % len(self.hosts)]
        return [host for host in turned if host.ready]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for host in self.order():
            try:
                far_reader, far_writer = await asyncio.wait_for(
                    asyncio.open_connection(host.address, host.port), ANSWER
                )
            except (OSError, TimeoutError):
                continue
            host.lines |= {writer, far_writer}
            await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
            host.lines -= {writer, far_writer}
            break
        writer.transport.abort()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One direction, until its end; then the other has ended too."""
    with suppress(OSError, EOFError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()
