"""Who sits at a live table: taking, leaving and moving seats, being ready, stand-ins, ending a match.

All of it under the lock.
"""

import secrets

from tilerummy.dealer import commitment_of, seal_of
from tilerummy.refusal import NotAccepted
from tilerummy.server.live.home import Home, hash_of
from tilerummy.server.live.log import Log
from tilerummy.server.live.moves import Moves
from tilerummy.server.table import waiting
from tilerummy.server.table.events import Keyed, Left, Opened, Prepared, Ready, Sat, StoodIn, Stopped
from tilerummy.server.table.table import Table
from tilerummy.server.upkeep.meters import Meters

CHANGES = 30  # of who sits where that one visitor may make at a table at once
AGAIN = 10.0  # seconds until one more may be made
MOST_EVENTS = 20_000  # in a log at which no further match begins: it must be read as a whole to go on
STAND_IN = "greedy"  # plays on for somebody who is away, unless another is named


class Seats:
    def __init__(self, services: Home, log: Log, moves: Moves) -> None:
        self.services = services
        self.log = log
        self.moves = moves
        self.changes = Meters(1 / AGAIN, CHANGES, now=lambda: services.now() / 1000)

    def count_change(self, who: str) -> None:
        """Moves end with the match, and everybody is ready once; but leaving and coming back could go on for ever."""
        if not self.changes.allows(who):
            raise NotAccepted("table-too-fast")

    async def sit(self, who: str, name: str, wanted: int | None) -> int:
        """Take a free seat, or rename oneself in one's own."""
        table = self.open_table()
        mine = table.chairs.of(who)
        free = table.chairs.open(table.phase == "over")
        if wanted is None and mine:
            wanted = mine[0]
        if wanted is None:
            if not free:
                raise NotAccepted("table-table-full")
            wanted = free[0]
        if wanted not in free and wanted not in mine:
            raise NotAccepted("table-seat-taken")
        chair = table.chairs[wanted]
        name = name or (chair.name if chair.who == who else "")
        if chair.who == who and chair.name == name and not chair.gone:
            return wanted
        self.check_name(who, name)
        self.count_change(who)
        await self.log.commit(self.moves.fold(Sat(wanted, who, name)), [(wanted, who)])
        return wanted

    def check_name(self, who: str, name: str) -> None:
        self.services.check_name(self.log.table.chairs, who, name, self.log.table.phase == "over")

    def check_return(self, seat: int) -> None:
        """While somebody was gone, another may have taken the name."""
        chair = self.log.table.chairs[seat]
        if chair.gone:
            self.check_name(chair.who, chair.name)

    def open_table(self) -> Table:
        """Raises NotAccepted if the host has closed it."""
        if self.log.table.closed:
            raise NotAccepted("table-closed")
        return self.log.table

    async def ready(self, seat: int, salt: str = "", seal: str = "") -> int:
        """With the seal of a word for the deal, or with the word itself."""
        table = self.open_table()
        if table.phase == "playing":
            raise NotAccepted("table-round-running")
        if table.chairs[seat].ready:
            return 0
        if table.phase != "pause" and table.seq >= MOST_EVENTS:
            raise NotAccepted("table-long-log")
        self.check_return(seat)
        if table.phase == "pause" or not table.seed:
            salt, seal = "", ""  # words are for a match whose commitment was seen
        if salt:
            seal = self.sealed(seat, salt, seal)
        events = self.moves.fold(Ready(seat, salt, seal))
        await self.moves.go_on(events)
        return await self.log.commit(events)

    async def open(self, seat: int, salt: str) -> int:
        """The word that was sealed, now that everybody is ready."""
        table = self.log.table
        chair = table.chairs[seat]
        if chair.salt:
            return 0
        if not table.opening or not chair.seal:
            raise NotAccepted("table-not-opening")
        self.sealed(seat, salt, chair.seal)
        events = self.moves.fold(Opened(seat, salt))
        await self.moves.go_on(events)
        return await self.log.commit(events)

    def sealed(self, seat: int, salt: str, seal: str) -> str:
        """The seal of a word for the next match. Raises NotAccepted if it is not the one that was told."""
        found = seal_of(commitment_of(self.log.table.seed), self.log.table.starter, seat, salt)
        if not salt or (seal and seal != found):
            raise NotAccepted("table-wrong-word")
        return found

    async def leave(self, seat: int) -> int:
        """A seat left before the match becomes free; one left after it stays in its owner's list of matches."""
        table = self.log.table
        if table.chairs[seat].gone:
            return 0
        early = table.phase == "gathering" and not table.opening
        return await self.log.commit(self.moves.fold(Left(seat)), [(seat, "")] if early else [])

    async def come_back(self, seat: int) -> int:
        chair = self.log.table.chairs[seat]
        if not chair.stand_in and not chair.gone:
            return 0
        self.check_return(seat)
        return await self.log.commit(self.moves.fold(StoodIn(seat, "")))

    async def let_stand_in(self, seat: int, other: int, level: str) -> int:
        """A bot, of this level if one is named, plays for an absent player."""
        table = self.open_table()
        level = level or STAND_IN
        if level not in table.game.bots():
            raise NotAccepted("table-no-such-bot", {"bot": level[:24]})
        if other >= len(table.chairs) or other == seat:
            raise NotAccepted("table-no-such-seat")
        if not self.away(other):
            raise NotAccepted("table-not-away")
        events = self.moves.fold(StoodIn(other, level))
        await self.moves.go_on(events)
        return await self.log.commit(events)

    def away(self, seat: int) -> bool:
        return waiting.away(self.log.table, seat, self.services.now(), self.services.patience)

    async def end(self, seat: int) -> int:
        table = self.log.table
        if table.phase not in ("playing", "pause"):
            raise NotAccepted("table-no-match")
        mine = table.chairs.of(table.chairs[seat].who)
        others = [other for other in range(len(table.chairs)) if other not in mine]
        alone = not any(table.chairs[other].who and not table.chairs[other].stand_in for other in others)
        if not alone and not any(self.away(other) for other in others):
            raise NotAccepted("table-nobody-away")
        return await self.stop(seat)

    async def stop(self, seat: int) -> int:
        """The match ends as it stands."""
        events = self.moves.fold(Stopped(seat))
        self.moves.add(events, Prepared(self.services.new_seed()))
        return await self.log.commit(events)

    async def make_key(self, who: str, seat: int) -> str:
        """A secret for moving the seat to another device."""
        if seat not in self.log.table.chairs.of(who):
            raise NotAccepted("table-not-your-seat")
        self.count_change(who)
        secret = secrets.token_urlsafe(18)
        await self.log.commit(self.moves.fold(Keyed(seat, hash_of(secret))))
        return secret

    async def move_seat(self, secret: str, who: str) -> int:
        """Gives the seat to the holder of the secret; the old device's socket is closed (audience.py)."""
        found = hash_of(secret)
        for seat, chair in enumerate(self.log.table.chairs):
            if chair.key and secrets.compare_digest(chair.key, found):
                await self.log.commit(self.moves.fold(Sat(seat, who, chair.name)), [(seat, who)])
                return seat
        raise NotAccepted("table-wrong-key")
