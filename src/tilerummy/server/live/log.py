"""The log of a live table, and the table that it makes: an event is stored before anybody is told of it.

If it cannot be stored, the table is made again from the log, so what is in memory never runs ahead of what is durable.
"""

from typing import Protocol

from tilerummy.game import ScoreInfo
from tilerummy.server import projection, wire
from tilerummy.server.live import handover
from tilerummy.server.live.home import Home
from tilerummy.server.live.loading import table_from
from tilerummy.server.store import Entry, StoreDown, Write
from tilerummy.server.table import waiting
from tilerummy.server.table.events import Did, Event, Row, encode
from tilerummy.server.table.table import BrokenLog, Table

HOUR = 3_600_000


class Listener(Protocol):
    def happened(self, rows: list[Row], events: list[Event], mine: bool) -> None:
        """The events are stored and folded; `mine`: this process wrote them."""

    def read_again(self) -> None:
        """The table was rebuilt from the log."""

    def lost(self, code: int, reason: str) -> None:
        """Memory differs from the log: the table must be dropped, and clients must reconnect."""


class Log:
    def __init__(self, services: Home, table: Table, listener: Listener) -> None:
        self.services = services
        self.table = table
        self.listener = listener
        self.published = table.seq  # the last event passed to the listener
        self.saved: Entry | None = None
        self.touched = 0
        self.scores: dict[int, ScoreInfo] = {}  # of rounds ended by events not yet sent
        self.gone = False  # dropped from the registry: may differ from the log

    async def commit(self, events: list[Event], seats: list[tuple[int, str]] | None = None) -> int:
        """Stores what the table has just folded, then sends it to everybody. Returns the number of the last event."""
        if self.gone:
            raise StoreDown("the table is being read again")
        table = self.table
        first = table.seq - len(events) + 1
        if first > self.published + 1:  # something was folded that was never stored: the log would have a hole
            await self.reload()
            raise StoreDown("memory is ahead of the log")
        rows = [Row(first + i, table.at, encode(event)) for i, event in enumerate(events)]
        entry = self.entry()
        write = Write(table.id, rows, entry, seats or [])
        try:
            await self.services.store.append(write)
        except BaseException:
            await self.reload()
            raise
        if entry is not None:
            self.save(entry)
        self._tell(rows, events, True)
        for watcher in self.services.watchers:
            watcher(table, events)
        return table.seq

    def _tell(self, rows: list[Row], events: list[Event], mine: bool) -> None:
        self.published = rows[-1].seq
        self.listener.happened(rows, events, mine)
        self.scores.clear()

    def note_score(self, seq: int) -> None:
        """The score of the round if the move with this number ended it; taken before anything else happens."""
        score = projection.score_info(self.table, self.table.last_score())
        if score is not None:
            self.scores[seq] = score

    # ---- the entry, which others read without the log

    def entry(self) -> Entry | None:
        """Writes the entry if it has changed (or a touch is due)."""
        entry = entry_of(self.table)
        return entry if entry != self.saved or self.table.at - self.touched > HOUR else None

    def save(self, entry: Entry) -> None:
        """The entry is stored; notifies the lobbies of other processes if they show it."""
        if entry.public and (self.saved is None or (entry.info, entry.phase) != (self.saved.info, self.saved.phase)):
            self.services.store.say("lobby")
        self.saved, self.touched = entry, self.table.at

    # ---- what was written elsewhere

    async def reload(self) -> None:
        """Rebuilds the table from the log; events of other processes are sent."""
        if self.gone:
            return
        try:
            rows = await self.services.store.read(self.table.id)
        except StoreDown:
            self.listener.lost(1012, "restart")
            return
        if not rows:
            self.listener.lost(4404, "table-gone")
            return
        try:
            known, services = rows[: self.published], self.services
            self.table = await table_from(self.table.id, known, services.make_dealer, services.turns)
        except BrokenLog as error:
            self._give_up(error)
            return
        self.saved = None
        self.follow(rows[self.published :])
        if not self.gone:
            self.listener.read_again()

    def follow(self, rows: list[Row]) -> None:
        for row in rows:
            try:
                event = self.table.fold_row(row)
            except Exception as error:  # whatever it was that could not be read
                self._give_up(error)
                return
            if isinstance(event, Did):
                self.note_score(row.seq)
            self._tell([row], [event], False)

    async def catch_up(self, seq: int | None) -> None:
        """Another process has written up to this number; None: it may have written. Under the lock."""
        if self.gone or (seq is not None and seq <= self.published):
            return
        try:
            self.follow(await self.services.store.read(self.table.id, self.published))
        except StoreDown:
            self.listener.lost(1012, "restart")

    def _give_up(self, error: BaseException) -> None:
        """An event of another process, perhaps of a newer version, cannot be read here."""
        self.services.faults.log_once("broken-log", self.table.id, error.__cause__ or error)
        self.listener.lost(1011, "fault")


def entry_of(table: Table) -> Entry:
    due = waiting.due(table)
    if due is not None and table.turn is not None and table.chairs[table.turn].level:
        due += handover.BACKUP
    info = wire.encode_info(projection.lobby_info(table)) if table.created.public else b""
    return Entry(table.created.game, table.created.public, table.phase, due, info)
