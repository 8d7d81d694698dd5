"""Whether somebody takes what we write, as it is seen from here."""

import asyncio
from collections.abc import Callable

from tilerummy.server.reader import Reader


class Buffer(asyncio.Transport):
    """Of a connection that no system knows."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 100
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.aborted = True


def aborted_after(happens: Callable[[Reader, Buffer], None]) -> bool:
    async def run() -> bool:
        buffer = Buffer()
        reader = Reader(buffer, 3600.0)
        reader.watch()
        happens(reader, buffer)
        reader.forget()
        reader.look()
        reader.forget()
        return buffer.aborted

    return asyncio.run(run())


def test_one_that_takes_nothing_is_cut_off() -> None:
    assert aborted_after(lambda reader, buffer: None)


def test_one_that_takes_and_is_given_as_much_again_stays() -> None:
    assert not aborted_after(lambda reader, buffer: reader.took())


def test_one_that_takes_a_part_stays() -> None:
    assert not aborted_after(lambda reader, buffer: setattr(buffer, "size", 99))


def test_what_was_taken_before_the_last_look_does_not_count() -> None:
    def happens(reader: Reader, buffer: Buffer) -> None:
        reader.took()
        reader.forget()
        reader.look()

    assert aborted_after(happens)
