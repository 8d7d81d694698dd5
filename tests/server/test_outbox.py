"""A reader who is too slow costs little memory, and nobody waits for it."""

import asyncio
from collections.abc import Iterable

import pytest

from tilerummy.server.live.outbox import MOST_BYTES, MOST_WAITING, Outbox

SLOW = (1013, "too-slow")


@pytest.mark.parametrize("size", [1, 1000, 100_000, MOST_BYTES // 2])
def test_what_waits_is_bounded_in_messages_and_in_bytes(size: int) -> None:
    async def flood() -> tuple[int, int]:
        outbox = Outbox()
        most = count = 0
        while outbox.end is None:
            outbox.send(b"x" * size)
            count += outbox.end is None
            most = max(most, sum(map(len, outbox.waiting)))
        assert (outbox.end, list(outbox.waiting), outbox.size) == (SLOW, [], 0)
        return count, most

    count, most = asyncio.run(flood())
    assert most <= MOST_BYTES
    assert count == min(MOST_WAITING, MOST_BYTES // size)


def test_one_long_message_is_no_slow_reader() -> None:
    async def one() -> None:
        outbox = Outbox()
        outbox.send(b"x" * (2 * MOST_BYTES))
        assert outbox.end is None
        outbox.send(b"x")
        assert outbox.end == SLOW

    asyncio.run(one())


def test_what_was_sent_does_not_count() -> None:
    async def read_all() -> int:
        outbox = Outbox()
        got: list[str] = []

        async def take(event: dict[str, str]) -> None:
            got.append(event["text"])

        pumping = asyncio.create_task(outbox.pump(take))
        for _ in range(50):
            outbox.send(b"x" * 100_000)
            await asyncio.sleep(0)
        outbox.close(1000, "gone")
        assert await pumping == (1000, "gone")
        assert outbox.size == 0
        return len(got)

    assert asyncio.run(read_all()) == 50


class Reader:
    """The other side, which takes what is written at once while it can keep up."""

    def __init__(self, outbox: Outbox) -> None:
        self.got: list[str] = []
        self.writes = 0
        self.able = asyncio.Event()
        self.able.set()
        outbox.write = self.write
        self.pumping = asyncio.create_task(outbox.pump(self.send))

    def write(self, messages: Iterable[bytes]) -> bool:
        if not self.able.is_set():
            return False
        self.writes += 1
        self.got += [data.decode() for data in messages]
        return True

    async def send(self, event: dict[str, str]) -> None:
        await self.able.wait()
        self.got.append(event["text"])


def test_what_is_said_at_once_is_written_at_once() -> None:
    async def test() -> None:
        outbox = Outbox()
        outbox.send(b"welcome")
        reader = Reader(outbox)
        await asyncio.sleep(0)
        for data in (b"a", b"b", b"c"):
            outbox.send(data)
        await asyncio.sleep(0)
        assert (reader.got, reader.writes, outbox.size) == (["welcome", "a", "b", "c"], 1, 0)
        outbox.close(1000, "gone")
        assert await reader.pumping == (1000, "gone")

    asyncio.run(test())


def test_nothing_overtakes_what_waits_for_a_slow_reader() -> None:
    async def test() -> None:
        outbox = Outbox()
        reader = Reader(outbox)
        await asyncio.sleep(0)
        reader.able.clear()
        for number in range(3):
            outbox.send(b"%d" % number)
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        outbox.send(b"3")
        reader.able.set()  # it can read again, and one message is still half out
        outbox.send(b"4")
        for _ in range(5):
            await asyncio.sleep(0)
        outbox.send(b"5")
        outbox.close(1000, "gone")
        assert await reader.pumping == (1000, "gone")
        assert reader.got == ["0", "1", "2", "3", "4", "5"]

    asyncio.run(test())
