"""All live tables of this process, and what they share: store, bots, time."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog

from tilerummy.dealer import Dealer, new_seed
from tilerummy.luck import Rng
from tilerummy.server import wire
from tilerummy.server.events import Created, Event, Prepared, Row, Sat
from tilerummy.server.hints import Hints
from tilerummy.server.kept import KeptTable
from tilerummy.server.limits import THOUGHT, Limits
from tilerummy.server.line import Line
from tilerummy.server.live import LiveTable
from tilerummy.server.no import No
from tilerummy.server.presence import KINDS, Presence
from tilerummy.server.pulse import Pulse
from tilerummy.server.rounds import one_round
from tilerummy.server.settings import Settings
from tilerummy.server.store import ALL, Conflict, Store, StoreDown
from tilerummy.server.table import BrokenLog, Table
from tilerummy.server.thinking import Busy, NoAnswer, Questions, Thinking, advise

log = structlog.get_logger()
Note = Callable[[list[str]], None]
SLICE = 50  # events of a long log that are folded before others get their turn
SWEEP = 1.0  # seconds between looks at what is due
MOST_EVENTS = 2**31 - 1  # no log is longer
MOST_MOVES = 3  # that a hint names; whichever is played was recommended
WAKE = 100  # tables that are woken in one round
MOST_LOGGED = 10_000  # faults remembered, each of which is logged once
UNUSED = 120_000  # a table nobody looks at leaves memory after this, in milliseconds


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(f"tilerummy {secret}".encode()).hexdigest()[:40]


def new_id() -> str:
    """A table's name, and the secret of its link: 128 bits."""
    return secrets.token_urlsafe(16)


class Hall:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.hash = hash_of
        self.new_seed = new_seed
        self.new_id = new_id
        self.make_dealer: type[Dealer] = Dealer  # tests deal what they want
        self.patience = int(settings.away_after * 1000)
        self.rng = Rng(secrets.randbits(62))
        self.thinking = Thinking(settings.bot_workers, settings.bot_limit)  # bots, which tables wait for
        self.questions = Questions(settings.question_workers, settings.question_limit)
        self.limits = Limits(settings)
        self.pulse = Pulse(store)
        self.hinting: set[str] = set()  # sessions whose hint is being thought about
        self.hints = Hints()
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.grown: dict[str, int] = {}  # tables that others wrote to while they were loading
        self.broken: set[str] = set()  # logs that could not be read: nobody can act at these tables
        self.logged: set[tuple[str, str]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lobby: set[Line] = set()
        self.watchers: list[Callable[[KeptTable, list[Event]], None]] = []  # called after every commit
        self.on_refusal: Callable[[str], None] = lambda code: None
        self.presence = Presence(store.say, now)
        self.on_lobby: Callable[[], None] = lambda: None  # another process has changed the list
        self.closing = False

    async def open(self) -> None:
        await self.store.open(self.heard, self.noticed)
        self.presence.hello()
        self.start(self.sweep())

    async def close(self) -> None:
        """Everybody is told to come back (1012), then what is stored is closed."""
        self.closing = True
        for line in [line for live in self.live.values() for line in live.lines] + list(self.lobby):
            line.close(1012, "restart")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinking.close()
        self.questions.thinking.close()
        self.presence.bye()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task-failed", exc_info=task.exception())

    def log_once(self, event: str, table: str, error: BaseException) -> None:
        """For faults that are met again and again."""
        if (event, table) in self.logged:
            return
        if len(self.logged) >= MOST_LOGGED:
            self.logged.clear()
        self.logged.add((event, table))
        log.error(event, table=table, exc_info=error)

    # ---- tables

    async def create(self, created: Created, who: str, name: str, seats: int = 1) -> LiveTable:
        """A new table; whoever makes it has its first seats."""
        table = Table(self.new_id(), created)
        table.make_dealer = self.make_dealer
        at = self.now()
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free][:seats]
        names = [f"{name} {n}" if name and seats > 1 else name for n in range(1, seats + 1)]
        taken = [Sat(seat, who, own) for seat, own in zip(free, names, strict=False)]
        return await self.keep(table, [created, Prepared(self.new_seed()), *taken], at)

    async def keep(self, table: Table, events: list[Event], at: int) -> LiveTable:
        """Store a new table, which is what these events make of it."""
        for number, event in enumerate(events, 1):
            table.fold(event, at)
            if number % SLICE == 0:  # a match that is played on may be long already
                await asyncio.sleep(0)
        live = LiveTable(self, table)
        live.go_on(events)
        self.live[table.id] = live
        try:
            async with live.lock:
                await live.commit(events, [(event.seat, event.who) for event in events if isinstance(event, Sat)])
        except BaseException:
            self.live.pop(table.id, None)
            raise
        return live

    async def find(self, name: str) -> LiveTable:
        """Raises No("table-no-such-table")."""
        live = self.live.get(name)
        if live is not None:
            live.used = self.now()
            return live
        task = self.loading.get(name)
        if task is None:
            task = self.loading[name] = asyncio.create_task(self.load(name))
            task.add_done_callback(lambda _: self.loaded(name))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[LiveTable]:
        """A table under its lock, so as the log has it: outside of it a move may be seen, even the seed of a match that
        it ends, which is not stored yet and perhaps never will be.
        """
        live = await self.find(name)
        async with live.lock:
            if live.gone:
                raise StoreDown("the table is being read again")
            yield live

    def loaded(self, name: str) -> None:
        self.loading.pop(name, None)
        self.grown.pop(name, None)

    async def load(self, name: str) -> LiveTable:
        rows = await self.store.read(name)
        if not rows:
            raise No("table-no-such-table")
        try:
            live = LiveTable(self, await self.played(name, rows))
        except BrokenLog as error:
            self.broken.add(name)
            self.log_once("broken-log", name, error.__cause__ or error)
            raise No("table-no-such-table") from None
        self.broken.discard(name)
        self.live[name] = live
        live.drive(self.settings.grace)  # the server may have been away
        self.heard(name, self.grown.pop(name, 0))
        return live

    async def played(self, name: str, rows: list[Row]) -> Table:
        """Raises BrokenLog, whatever it was that could not be read: a game of a newer version, half a row.

        Years of rematches at one table are long; the others play on meanwhile.
        """
        try:
            table = Table.unfolded(name, rows, self.make_dealer)
            for row in rows:
                table.fold_row(row)
                if row.seq % SLICE == 0:
                    await asyncio.sleep(0)
            return table
        except BrokenLog:
            raise
        except Exception as error:
            raise BrokenLog(name) from error

    def give_up(self, live: KeptTable, error: BaseException) -> None:
        """What another process wrote cannot be read here: it may be of a newer version."""
        self.log_once("broken-log", live.table.id, error.__cause__ or error)
        self.drop(live, 1011, "fault")

    def drop(self, live: KeptTable, code: int, reason: str) -> None:
        """Out of memory; whoever is connected comes back to what the log says."""
        live.gone = True
        self.presence.show(live.table.id, set())
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        for line in live.lines:
            line.close(code, reason)

    # ---- other processes

    def heard(self, name: str, seq: int) -> None:
        """Another process has written; after a lost connection, any may have."""
        if name == ALL:
            for live in self.live.values():
                self.start(live.catch_up(None))
            self.grown.update(dict.fromkeys(self.loading, MOST_EVENTS))
            self.presence.hello()
            self.on_lobby()
            return
        found = self.live.get(name)
        if found is None and name in self.loading:
            self.grown[name] = seq
        elif found is not None and seq > found.told:
            self.start(found.catch_up(seq))

    def noticed(self, notice: str) -> None:
        kind, _, rest = notice.partition(" ")
        if kind in KINDS:
            self.show_present(self.presence.take(notice))
        elif kind == "said":
            table, seat, phrase = rest.split(" ")
            if table in self.live:
                self.live[table].pass_on(int(seat), phrase)
        elif kind == "lobby":
            self.on_lobby()

    def show_present(self, names: set[str]) -> None:
        for name in names & self.live.keys():
            self.live[name].show_present()

    def elsewhere(self, name: str) -> set[int]:
        """Seats connected to other processes."""
        return self.presence.elsewhere(name)

    # ---- the lobby

    def moved(self, live: KeptTable, events: list[Event]) -> None:
        """Called after every commit."""
        for watcher in self.watchers:
            watcher(live, events)

    # ---- what nobody asks for

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await one_round("sweep-failed", self.wake_due)
            await one_round("sweep-failed", self.tidy)

    async def tidy(self) -> None:
        self.forget()
        self.show_present(self.presence.beat())

    async def wake_due(self) -> None:
        """Tables nobody has in memory, where a bot or a clock should have acted: after a restart, say.

        Those that are in memory and those that cannot be read stand in nobody's way.
        """
        for name in await self.store.due(self.now(), WAKE + len(self.broken) + len(self.live)):
            if name in self.broken:
                continue
            try:
                await self.wake(name)
            except No:
                self.broken.add(name)
            except (StoreDown, Conflict):
                raise
            except Exception as error:
                self.broken.add(name)
                self.log_once("table-not-woken", name, error)

    async def wake(self, name: str) -> None:
        live = self.live.get(name)
        if live is None:
            await self.find(name)
        elif not live.driven() and not live.lock.locked():  # whoever holds the lock drives it afterwards
            live.drive()

    def forget(self) -> None:
        limit = self.now() - UNUSED
        for live in list(self.live.values()):
            if not live.lines and live.used < limit and live.table.at < limit and not live.lock.locked():
                self.drop(live, 1012, "restart")

    # ---- hints

    async def hint(
        self, line: Line, message: wire.Hint, game: str, rules: dict[str, Any], seen: str, note: Note
    ) -> None:
        """`note` is told the moves before the answer goes out: a quick player must not be ahead of it."""
        answer: wire.ToClient
        try:
            answer = await self.hinted(line, message, game, rules, seen)
            note([each.action for each in answer.considered])
        except No as no:
            answer = wire.Refused(message.id, no.code, no.rule, no.params)
            self.on_refusal(no.code)
        finally:
            line.asking = False
        line.send(wire.encode(answer))

    async def hinted(
        self, line: Line, message: wire.Hint, game: str, rules: dict[str, Any], seen: str
    ) -> wire.Hinted:
        """Raises No("table-too-fast") and No("table-busy"): a session has them one by one."""
        self.may_hint(line)
        self.hinting.add(line.who)
        try:
            asked = (game, rules, seen, message.kind, self.settings.bot_seconds)
            found = await self.questions.ask(line.address, advise, *asked)
        except (NoAnswer, Busy):
            raise No("table-busy") from None
        finally:
            self.hinting.discard(line.who)
        best = found.considered[:MOST_MOVES]
        considered = [wire.Considered(each.action, each.win, each.ahead, each.worth) for each in best]
        reasons = [wire.ReasonInfo(each.code, dict(each.params)) for each in found.reasons]
        return wire.Hinted(message.id, considered, reasons, found.measure)

    def may_hint(self, line: Line) -> None:
        if line.who in self.hinting:
            raise No("table-busy")
        if not self.limits.allow(line.address, line.who, THOUGHT):
            raise No("table-too-fast")
