"""Whether somebody takes what we write, as it is seen from here."""

import asyncio
from collections.abc import Callable

from tilerummy.server.edge.write_timeout import WriteTimeout


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


def aborted_after(happens: Callable[[WriteTimeout, Buffer], None]) -> bool:
    async def run() -> bool:
        buffer = Buffer()
        timeout = WriteTimeout(buffer, 3600.0)
        timeout.watch()
        happens(timeout, buffer)
        timeout.forget()
        timeout.look()
        timeout.forget()
        return buffer.aborted

    return asyncio.run(run())


def test_one_that_takes_nothing_is_cut_off() -> None:
    assert aborted_after(lambda timeout, buffer: None)


def test_one_that_takes_and_is_given_as_much_again_stays() -> None:
    assert not aborted_after(lambda timeout, buffer: timeout.took())


def test_one_that_takes_a_part_stays() -> None:
    assert not aborted_after(lambda timeout, buffer: setattr(buffer, "size", 99))


def test_what_was_taken_before_the_last_look_does_not_count() -> None:
    def happens(timeout: WriteTimeout, buffer: Buffer) -> None:
        timeout.took()
        timeout.forget()
        timeout.look()

    assert aborted_after(happens)
