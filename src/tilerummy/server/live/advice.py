"""Hints: asked for on a socket, thought about in a worker, one at a time a session."""

from collections.abc import Callable
from typing import Any

from tilerummy.analysis.weighing import Analysis
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.hints import Hints
from tilerummy.server.live.home import Home
from tilerummy.server.table.table import Table
from tilerummy.server.workers.decisions import advise
from tilerummy.server.workers.mind import Busy, NoAnswer


class Advice:
    def __init__(self, services: Home) -> None:
        self.services = services
        self.hints = Hints()
        self.asking: set[str] = set()  # sessions whose hint is being computed
        self.allow: Callable[[Connection], bool] = lambda connection: True  # within the limits of the edge

    def give(self, connection: Connection, message: wire.Hint, table: Table, seat: int) -> Any:
        """Reads the position at once; the returned coroutine computes the hint."""
        key, moved = (table.id, seat), table.moved
        asked = (table.game.name, table.created.rules, table.game.show_view(table.view(seat)))
        return self.answer(connection, message, asked, lambda actions: self.hints.note(key, moved, actions))

    async def answer(
        self,
        connection: Connection,
        message: wire.Hint,
        asked: tuple[str, dict[str, Any], str],
        note: Callable[[list[str]], None],
    ) -> None:
        """`note` gets the moves before the answer is sent, so that no player can move before they are noted."""
        answer: wire.ToClient
        try:
            answer = await self.think(connection, message, *asked)
            note([each.action for each in answer.considered])
        except NotAccepted as no:
            answer = wire.refused(message.id, no)
            self.services.on_refusal(no.code)
        finally:
            connection.asking = False
        connection.outbox.send(wire.encode(answer))

    async def think(
        self, connection: Connection, message: wire.Hint, game: str, rules: dict[str, Any], seen: str
    ) -> wire.Hinted:
        """Raises NotAccepted("table-too-fast") and NotAccepted("table-busy"): a session has them one by one."""
        if connection.who in self.asking:
            raise NotAccepted("table-busy")
        if not self.allow(connection):
            raise NotAccepted("table-too-fast")
        self.asking.add(connection.who)
        try:
            found = await self.services.questions.ask(connection.address, advise, game, rules, seen, message.kind)
        except (NoAnswer, Busy):
            raise NotAccepted("table-busy") from None
        finally:
            self.asking.discard(connection.who)
        return hinted(message.id, found)


def hinted(name: str, found: Analysis) -> wire.Hinted:
    """Whichever of its moves is played was recommended."""
    considered = [
        wire.Considered(each.action, None, each.worth, each.worth, each.equal, each.expected) for each in found.moves
    ]
    reasons = [wire.ReasonInfo(each.code, dict(each.params)) for each in found.reasons]
    return wire.Hinted(name, considered, reasons, "points", found.measure)
