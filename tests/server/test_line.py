"""A reader who is too slow costs little memory, and nobody waits for it."""

import asyncio

import pytest

from tilerummy.server.line import MOST_BYTES, MOST_WAITING, Line

SLOW = (1013, "too-slow")


@pytest.mark.parametrize("size", [1, 1000, 100_000, MOST_BYTES // 2])
def test_what_waits_is_bounded_in_messages_and_in_bytes(size: int) -> None:
    async def flood() -> tuple[int, int]:
        line = Line("ann", 0)
        most = count = 0
        while line.end is None:
            line.send(b"x" * size)
            count += line.end is None
            most = max(most, sum(map(len, line.waiting)))
        assert (line.end, list(line.waiting), line.size) == (SLOW, [], 0)
        return count, most

    count, most = asyncio.run(flood())
    assert most <= MOST_BYTES
    assert count == min(MOST_WAITING, MOST_BYTES // size)


def test_one_long_message_is_no_slow_reader() -> None:
    async def one() -> None:
        line = Line("ann", 0)
        line.send(b"x" * (2 * MOST_BYTES))
        assert line.end is None
        line.send(b"x")
        assert line.end == SLOW

    asyncio.run(one())


def test_what_was_sent_does_not_count() -> None:
    async def read_all() -> int:
        line = Line("ann", 0)
        got: list[str] = []

        async def take(event: dict[str, str]) -> None:
            got.append(event["text"])

        pumping = asyncio.create_task(line.pump(take))
        for _ in range(50):
            line.send(b"x" * 100_000)
            await asyncio.sleep(0)
        line.close(1000, "gone")
        assert await pumping == (1000, "gone")
        assert line.size == 0
        return len(got)

    assert asyncio.run(read_all()) == 50
