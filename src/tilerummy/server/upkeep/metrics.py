"""Figures for Prometheus. Every application has its own; several processes share theirs through files (docs/server.md).

Nothing here names a table, a person or an address.
"""

import asyncio
import os
import platform
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from tilerummy import __version__, tiles
from tilerummy.server.store import Write
from tilerummy.server.table.events import Did, Event
from tilerummy.server.table.table import Table

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
LOOK = 2.0  # seconds between updates of the gauges and of the moves
SLOW = (0.005, 0.02, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("tilerummy_moves", "Moves stored.", ["game", "by"], registry=registry)
        self.moved_since: dict[tuple[str, str], int] = {}  # moves that `look` has not added yet
        self.refusals = Counter("tilerummy_refusals", "Messages refused on sockets.", ["code"], registry=registry)
        self.commits = Histogram("tilerummy_commit_seconds", "Storing events.", buckets=FAST, registry=registry)
        self.thoughts = Histogram("tilerummy_thinking_seconds", "Bots, hints, solver.", buckets=SLOW, registry=registry)
        names = ["method", "route", "status"]
        self.requests = Histogram("tilerummy_http_seconds", "HTTP requests.", names, buckets=FAST, registry=registry)
        self.limited = Counter("tilerummy_limited", "Connections and requests over a limit.", registry=registry)
        self.tables = self._gauge("tilerummy_live_tables", "Tables in memory.")
        self.sockets = self._gauge("tilerummy_sockets", "Open sockets.")
        self.waiting = self._gauge("tilerummy_thinking_waiting", "Bots thinking or waiting to.")
        self.asked = self._gauge("tilerummy_questions_waiting", "Hints and the solver, likewise.")
        self.replaced = Counter("tilerummy_workers_replaced", "Workers replaced that hung or died.", registry=registry)
        self.replaced_before = 0
        self.sources: dict[Gauge, Callable[[], int]] = {}  # what each gauge shows
        self.count_replaced: Callable[[], int] = lambda: 0
        self._about_us()
        if FOLDER not in os.environ:  # else a scrape would tell of one process of several
            ProcessCollector(registry=registry)

    def _about_us(self) -> None:
        names = ["version", "python", "core"]
        settings: Any = {"registry": self.registry, "multiprocess_mode": "livemax"}
        info = Gauge("tilerummy_build_info", "What runs here; always 1.", names, **settings)
        core = "uncompiled" if str(tiles.__file__).endswith(".py") else "compiled"
        info.labels(__version__, platform.python_version(), core).set(1)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livesum")

    def moved(self, table: Table, events: list[Event]) -> None:
        """After a commit."""
        for event in events:
            if isinstance(event, Did):
                by = "person" if not event.by else "clock" if event.by == "clock" else "bot"
                key = (table.created.game, by)
                self.moved_since[key] = self.moved_since.get(key, 0) + 1

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def look(self) -> None:
        """Sets the gauges, adds the moves; called periodically, since with several processes a scrape asks only one."""
        for labels, count in self.moved_since.items():
            self.moves.labels(*labels).inc(count)
        self.moved_since.clear()
        for gauge, read in self.sources.items():
            gauge.set(read())
        replaced = self.count_replaced()
        self.replaced.inc(replaced - self.replaced_before)
        self.replaced_before = replaced

    async def keep_looking(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(LOOK)

    def page(self) -> tuple[bytes, str]:
        registry = self.registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST.partition("; charset")[0]


class Measured:
    """A store whose appends are timed."""

    def __init__(self, store: Any, observe: Callable[[float], None]) -> None:
        self.store = store
        self.observe = observe

    async def append(self, write: Write) -> None:
        began = time.perf_counter()
        await self.store.append(write)
        self.observe(time.perf_counter() - began)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)
