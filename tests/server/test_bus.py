"""The line between processes ends when it is told to, whatever happens in the same moment."""

import asyncio

from tilerummy.server.store.bus import Bus


class Line:
    """A connection that answers everything, and tells nobody but `cut` when it is lost."""

    def add_termination_listener(self, cut: object) -> None:
        self.cut = cut

    async def add_listener(self, channel: str, hear: object) -> None:
        pass

    async def execute(self, sql: str, *values: object, timeout: float) -> None:
        pass

    def terminate(self) -> None:
        pass


def test_closing_ends_though_the_connection_is_lost_in_the_same_moment() -> None:
    async def run() -> None:
        line = Line()

        async def connect() -> Line:
            return line

        bus = Bus(connect, lambda table, seq: None, lambda notice: None)  # type: ignore[arg-type]
        await bus.open()
        await asyncio.sleep(0)  # its tasks begin to wait
        line.cut(line)  # type: ignore[operator]
        await asyncio.sleep(0)  # who waits for the loss hears of it in this step, its own waiter in the next
        await asyncio.wait_for(bus.close(), 20)

    asyncio.run(run())
