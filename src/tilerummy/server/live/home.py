"""What the live tables of one home share. A home is where tables live: a server's process (services.py), or the worker
of a page (tilerummy.device). It gives them a store, time, and whoever thinks; nothing here or in what live tables
import may need what a browser's Python lacks.
"""

import hashlib
import secrets
import time
from collections.abc import Callable
from math import inf
from typing import Any, Protocol, TypeVar

from tilerummy.dealer import Dealer, new_seed
from tilerummy.luck import Rng
from tilerummy.server.live.loading import AT_ONCE, Turns
from tilerummy.server.live.presence import Presence
from tilerummy.server.store import TableStore
from tilerummy.server.table.chairs import Chairs
from tilerummy.server.table.events import Event
from tilerummy.server.table.table import Table
from tilerummy.server.upkeep.faults import Faults
from tilerummy.server.upkeep.notes import Notes
from tilerummy.server.upkeep.tasks import Tasks
from tilerummy.server.workers.mind import Mind, Questioned

T = TypeVar("T")
Watcher = Callable[[Table, list[Event]], None]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(f"tilerummy {secret}".encode()).hexdigest()[:40]


def new_id() -> str:
    """A table's name, and the secret of its link: 128 bits."""
    return secrets.token_urlsafe(16)


class Customs(Protocol):
    """Of the settings of a home, those that live tables look at; all in seconds."""

    @property
    def bot_seconds(self) -> float: ...
    @property
    def bot_pause(self) -> float: ...
    @property
    def away_after(self) -> float: ...
    @property
    def grace(self) -> float: ...


class Home:
    overslept = inf  # milliseconds after which a clock that strikes late was asleep, and its seat gets the grace

    def __init__(
        self,
        settings: Customs,
        store: TableStore,
        thinking: Mind,
        questions: Questioned,
        notes: Notes,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking  # bots; tables wait for them
        self.questions = questions
        self.notes = notes
        self.now = now
        self.new_seed = new_seed
        self.new_id = new_id
        self.make_dealer: type[Dealer] = Dealer  # replaced by tests
        self.rng = Rng(secrets.randbits(62))
        self.patience = int(settings.away_after * 1000)
        self.presence = Presence(store.say, now)
        self.tasks = Tasks(notes)
        self.turns = Turns(AT_ONCE)  # for folding long logs
        self.faults = Faults(notes)
        self.watchers: list[Watcher] = []  # called after every commit
        self.caches: list[dict[str, Any]] = []  # by table, of what names are in
        self.on_refusal: Callable[[str], None] = lambda code: None
        self.closing = False
        self.gone = 0  # tables and sockets that have left memory

    def check_name(self, chairs: Chairs, who: str, name: str, over: bool = False) -> None:
        """Raises NotAccepted for a name that somebody may not have at such a table."""

    def rewritten(self, table: str) -> None:
        """Names are gone from its log, or all of it is."""
        for cache in self.caches:
            cache.pop(table, None)

    async def apart(self, work: Callable[[], T]) -> T:
        """Long work on what is in memory, where it holds up the tables least."""
        raise NotImplementedError
