"""Playing on from a moment of a finished match, against bots, at a new table."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.server.interface.archive import Archive
from tilerummy.server.interface.new_table import Text
from tilerummy.server.interface.tables import Made
from tilerummy.server.matches.playing_on import Moment, play_on
from tilerummy.server.table.events import Seat
from tilerummy.server.wire import Level, Salt


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """`at`: the step of the replay. `seat`: mine; else the one whose turn it is there. `level`: of the bots on the
    other seats; else they stay what they were, and `medium` plays for people. Not `start`: the match goes on once I
    am ready, with my word for the deal. `salt` is refused, as it is for a new table.
    """

    at: Annotated[int, Meta(ge=1, le=10**6)]
    seat: Seat | None = None
    level: Level = ""
    name: Text = ""
    salt: Salt = ""
    start: bool = True


async def play_on_from(archive: Archive, table: str, number: int, data: PlayOn, who: str, name: str) -> Made:
    """For whoever may see the match."""
    moment = await archive.ask(table, number, lambda past: Moment(past, data.at))
    seat = data.seat if data.seat is not None else moment.turn or 0
    check(moment, seat, data.level)
    live = await play_on(archive.registry, moment, seat, data.level, who, name, data.start)
    return Made(live.table.id, [seat])


def check(moment: Moment, seat: int, level: str) -> None:
    bots = GAMES[moment.created.game].bots()
    if seat >= len(moment.created.seats):
        raise NotAccepted("table-no-such-seat")
    if level and level not in bots:
        raise NotAccepted("table-no-such-bot", {"bot": level, "known": " ".join(bots)})
