"""Playing on from a step of a finished match: a new table whose match begins with what happened up to there.

Racks stay as they were. Face-down tiles are shuffled again from a new seed, since whoever has seen the match knows
their old order. docs/decisions/0016-playing-on-from-a-position.md
"""

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.registry import Registry
from tilerummy.server.matches.history import Past
from tilerummy.server.table.events import (
    PERSON,
    Clock,
    Created,
    Dealt,
    Did,
    Event,
    Planned,
    Prepared,
    Ready,
    Sat,
    decode,
)
from tilerummy.server.table.table import Table

LEVEL = "medium"  # plays for the people of the old match


class Moment:
    """A step of a finished match, and what a table needs to go on from it. Raises NotAccepted."""

    def __init__(self, past: Past, at: int) -> None:
        if not past.over:
            raise NotAccepted("server-not-over")
        rows = past.rows[past.first : past.last]
        happened = [event for row in rows if isinstance(event := decode(row.data), Dealt | Did)]
        if at > len(happened):
            raise NotAccepted("server-no-such-step", {"most": len(happened)})
        if at == len(happened) and past.match.winners is not None:
            raise NotAccepted("server-match-decided")
        self.happened = happened[:at]
        self.created = past.table.created
        self.turn = self.trial(past).turn

    def trial(self, past: Past) -> Table:
        """The old table at this moment."""
        table = past.began()
        for event in self.happened:
            table.fold(event, 0)
        return table

    def seats(self, mine: int, level: str) -> list[str]:
        """One person; bots stay what they were unless a level is asked for."""
        old = self.created.seats
        others = [level or (LEVEL if seat == PERSON else seat) for seat in old]
        return [PERSON if seat == mine else other for seat, other in enumerate(others)]


async def play_on(
    registry: Registry, moment: Moment, seat: int, level: str, who: str, name: str, start: bool
) -> LiveTable:
    """`start`: at once, on the dealer's word only; else when the person is ready."""
    old = moment.created
    created = Created(old.game, old.rules, moment.seats(seat, level), Clock(), public=False, watch=True, hints=True)
    given = [Did(each.seat, each.action, each.luck) if isinstance(each, Did) else each for each in moment.happened]
    events: list[Event] = [created, Prepared(registry.services.new_seed()), Sat(seat, who, name), Planned(given)]
    if start:
        events.append(Ready(seat))
    return await registry.add(registry.new_table(created), events, registry.services.now())
