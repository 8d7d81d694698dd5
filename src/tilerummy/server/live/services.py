"""What all live tables of a process share: settings, store, time, seeds, workers, tasks."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

from tilerummy.dealer import Dealer, new_seed
from tilerummy.luck import Rng
from tilerummy.server.live.guard import Guard
from tilerummy.server.live.loading import AT_ONCE, Turns
from tilerummy.server.live.presence import Presence
from tilerummy.server.live.stamps import Stamps
from tilerummy.server.settings import Settings
from tilerummy.server.store import Store
from tilerummy.server.store.people import People
from tilerummy.server.table.events import Event
from tilerummy.server.table.table import Table
from tilerummy.server.upkeep.faults import Faults
from tilerummy.server.upkeep.tasks import Tasks
from tilerummy.server.workers.pool import Thinking
from tilerummy.server.workers.questions import Questions

Watcher = Callable[[Table, list[Event]], None]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(f"tilerummy {secret}".encode()).hexdigest()[:40]


def new_id() -> str:
    """A table's name, and the secret of its link: 128 bits."""
    return secrets.token_urlsafe(16)


class Services:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.new_seed = new_seed
        self.new_id = new_id
        self.make_dealer: type[Dealer] = Dealer  # replaced by tests
        self.rng = Rng(secrets.randbits(62))
        self.patience = int(settings.away_after * 1000)
        self.thinking = Thinking(settings.bot_workers, settings.bot_limit)  # bots; tables wait for them
        self.questions = Questions(settings.question_workers, settings.question_limit)
        self.presence = Presence(store.say, now)
        self.tasks = Tasks()
        self.turns = Turns(AT_ONCE)  # for folding long logs
        self.faults = Faults()
        self.people = People(store)
        self.guard = Guard(settings, now)
        self.stamps = Stamps()
        self.watchers: list[Watcher] = []  # called after every commit
        self.caches: list[dict[str, Any]] = []  # by table, of what names are in
        self.on_refusal: Callable[[str], None] = lambda code: None
        self.closing = False
        self.gone = 0  # tables and sockets that have left memory

    def rewritten(self, table: str) -> None:
        """Names are gone from its log."""
        for cache in self.caches:
            cache.pop(table, None)
