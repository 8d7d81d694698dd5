"""The list of public tables, pushed to whoever has the lobby open whenever it changes."""

import asyncio

import msgspec

from tilerummy.server.live.outbox import Outbox
from tilerummy.server.live.services import Services
from tilerummy.server.live.shares import Shares
from tilerummy.server.store import Listed
from tilerummy.server.table.events import Did, Event
from tilerummy.server.table.table import Table
from tilerummy.server.upkeep.periodic import one_round
from tilerummy.server.wire import LobbyInfo, LobbyList

MOST = 100  # tables in the list
CHOSEN_FROM = 1000  # newest tables
QUIET = 0.25  # least seconds between two lists
LOOK = 5.0  # seconds between checks for changes by other processes

_decoder = msgspec.json.Decoder(LobbyInfo)


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.outboxes: dict[Outbox, tuple[str, str]] = {}  # who has the lobby open, and from which address
        self.changed = asyncio.Event()
        self.shares = Shares(services.store, services.stamps)
        self.shown: dict[Outbox, bytes] = {}  # the last list sent to each

    async def listed(self) -> list[LobbyInfo]:
        found = await self.shares.choose(await self.services.store.public(CHOSEN_FROM), MOST)
        infos = [self._info_of(each) for each in found if each.info]
        return [info for info in infos if info is not None]

    def _info_of(self, found: Listed) -> LobbyInfo | None:
        try:
            return _decoder.decode(found.info)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.services.faults.log_once("table-not-listed", found.table, error)
            return None

    def moved(self, table: Table, events: list[Event]) -> None:
        """Called after a commit. The list shows only whether a match is being played, so moves do not change it."""
        if not table.created.public:
            return
        moves_only = all(isinstance(event, Did) for event in events)
        if not (moves_only and table.phase == "playing"):
            self.changed.set()  # the other processes are told by the log (`Log.save`)

    async def frame(self) -> bytes:
        return msgspec.json.encode(LobbyList(await self.listed()))

    def show(self, outbox: Outbox, frame: bytes) -> None:
        if self.shown.get(outbox) != frame:
            self.shown[outbox] = frame
            outbox.send(frame)

    def leave(self, outbox: Outbox) -> None:
        self.services.gone += 1
        self.outboxes.pop(outbox, None)
        self.shown.pop(outbox, None)

    async def run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK):  # `wait_for` may swallow the cancellation (Python 3.11)
                    await self.changed.wait()
            except TimeoutError:
                pass
            self.changed.clear()
            if self.outboxes:
                await one_round("lobby-failed", self.tell, self.services.notes)
            await asyncio.sleep(QUIET)

    async def tell(self) -> None:
        found = await self.frame()
        for outbox in self.outboxes:
            self.show(outbox, found)
