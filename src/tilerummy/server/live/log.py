"""A table in memory and in the store: an event is stored before anybody is told of it.

If it cannot be stored, the table is made again from the log, so what is in memory never runs ahead of what is durable.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from tilerummy.server import projection, wire
from tilerummy.server.live.outbox import Line
from tilerummy.server.store import Entry, StoreDown, Write
from tilerummy.server.table.events import Did, Event, Left, Row, Sat, encode
from tilerummy.server.table.table import BrokenLog, Table

if TYPE_CHECKING:
    from tilerummy.server.live.registry import Hall

HOUR = 3_600_000
BACKUP = 5_000  # after this a bot's move may be asked for by another process
LATE = 0.5  # seconds that a clock leaves to the process that wrote last


class KeptTable:
    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.told = table.seq
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thought: asyncio.Task[None] | None = None
        self.saved: Entry | None = None
        self.touched = 0
        self.used = hall.now()
        self.scores: dict[int, wire.ScoreInfo] = {}  # of rounds ended by events that are about to be told
        self.gone = False  # out of memory: what is here may differ from the log
        self.mine = True  # the last event was written here, so bots and clocks are this process's to drive

    # ---- storing and telling

    async def commit(self, events: list[Event], seats: list[tuple[int, str]] | None = None) -> int:
        """Store what the table has just folded, then tell everybody. Returns the number of the last event."""
        if self.gone:
            raise StoreDown("the table is being read again")
        table = self.table
        first = table.seq - len(events) + 1
        rows = [Row(first + i, table.at, encode(event)) for i, event in enumerate(events)]
        entry = self.entry()
        write = Write(table.id, rows, entry, seats or [])
        try:
            await self.hall.store.append(write)
        except BaseException:
            await self.reload()
            raise
        if entry is not None:
            self.save(entry)
        self.tell(rows, events)
        self.hall.moved(self, events)
        return table.seq

    def save(self, entry: Entry) -> None:
        """This stands in the database now; the lobbies of other processes look when it is theirs to show."""
        if entry.public and (self.saved is None or (entry.info, entry.phase) != (self.saved.info, self.saved.phase)):
            self.hall.store.say("lobby")
        self.saved, self.touched = entry, self.table.at

    def entry(self) -> Entry | None:
        """What others look for, if it has changed (or a touch is due)."""
        table = self.table
        due = table.due()
        if due is not None and table.turn is not None and table.chairs[table.turn].level:
            due += BACKUP
        info = wire.encode_info(projection.lobby_info(table)) if table.created.public else b""
        entry = Entry(table.created.game, table.created.public, table.phase, due, info)
        return entry if entry != self.saved or table.at - self.touched > HOUR else None

    def tell(self, rows: list[Row], events: list[Event], mine: bool = True) -> None:
        """One frame an event for everybody; those who look from the same seat get the same bytes."""
        table = self.table
        self.told = rows[-1].seq
        if any(isinstance(event, Sat | Left) for event in events):
            self.unseat()
        frames: dict[projection.Look, list[bytes]] = {}
        for line in self.lines:
            look = (line.seat, line.notation)
            if look not in frames:
                frames[look] = [
                    wire.encode(projection.told(table, row, event, look, row is rows[-1], self.scores.get(row.seq)))
                    for row, event in zip(rows, events, strict=True)
                ]
            for data in frames[look]:
                line.send(data)
        self.scores.clear()
        self.drive(0.0, mine)

    def note_score(self, seq: int) -> None:
        """If the move with this number ended the round: how it was scored, before anything else happens."""
        score = projection.score_info(self.table, self.table.last_score())
        if score is not None:
            self.scores[seq] = score

    def unseat(self) -> None:
        """Whoever has lost a seat, here or in another process, must not see through its eyes any more."""
        for line in self.lines:
            if line.seat is None or self.table.chairs[line.seat].who == line.who:
                continue
            if self.table.chairs[line.seat].who:
                line.close(4409, "seat-moved")
            elif not self.table.created.watch:
                line.close(4403, "table-no-spectators")
            line.seat = None

    async def reload(self) -> None:
        """Make the table again from the log; what came from elsewhere is told."""
        try:
            rows = await self.hall.store.read(self.table.id)
        except StoreDown:
            self.hall.drop(self, 1012, "restart")
            return
        if not rows:
            self.hall.drop(self, 4404, "table-gone")
            return
        try:
            self.table = await self.hall.played(self.table.id, rows[: self.told])
        except BrokenLog as error:
            self.hall.give_up(self, error)
            return
        self.saved = None
        self.follow(rows[self.told :])
        if not self.gone:
            self.drive(LATE, False)

    def follow(self, rows: list[Row]) -> None:
        for row in rows:
            try:
                event = self.table.fold_row(row)
            except Exception as error:  # whatever it was that could not be read
                self.hall.give_up(self, error)
                return
            if isinstance(event, Did):
                self.note_score(row.seq)
            self.tell([row], [event], False)

    async def catch_up(self, seq: int | None) -> None:
        """Another process has written up to this number; None: perhaps."""
        async with self.lock:
            if self.gone or (seq is not None and seq <= self.told):
                return
            try:
                self.follow(await self.hall.store.read(self.table.id, self.told))
            except StoreDown:
                self.hall.drop(self, 1012, "restart")

    # ---- who is here

    def present(self) -> list[bool]:
        here = self.here() | self.hall.elsewhere(self.table.id)
        return [seat in here for seat in range(len(self.table.chairs))]

    def send_all(self, data: bytes) -> None:
        for line in self.lines:
            line.send(data)

    def here(self) -> set[int]:
        """Seats whose owner is connected to this process; one device may have several."""
        owners = {line.who for line in self.lines if line.seat is not None}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.who and chair.who in owners}

    def tell_present(self) -> None:
        """Somebody came or went, here."""
        if not self.gone:
            self.hall.presence.show(self.table.id, self.here())
        self.show_present()

    def show_present(self) -> None:
        self.send_all(wire.encode(wire.Present(self.present())))

    def pass_on(self, seat: int, phrase: Any) -> None:
        self.send_all(wire.encode(wire.Said(seat, phrase)))

    def drive(self, least: float = 0.0, mine: bool = True) -> None:
        """What the server does by itself after an event (driver.py)."""
        raise NotImplementedError
