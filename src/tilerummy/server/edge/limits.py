"""Rate limits of a visitor and of an address, as token buckets.

The same class counts the messages on a socket (table_socket.py).
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from tilerummy.server.settings import Settings

THOUGHT = 5.0  # requests that the solver or a hint counts as
BURST = 3  # burst of an address, in seconds of its rate
HOUR = 3600.0
REPORTS = 20  # reports and blocks that one address may make in an hour
GUESSES = 10  # wrong secrets of the host that one address may try in an hour
REVIEWS = 30  # reviews that one address may start in an hour
MOST = 20_000  # meters kept; the least recently used is dropped first


class Meter:
    """A token bucket: a rate in tokens per second, and a burst."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = float(burst)
        self.left = float(burst)
        self.now = now
        self.at = now()

    def allows(self, cost: float = 1.0) -> bool:
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Meters:
    """One meter for each key. A key that was dropped starts with a full bucket again."""

    def __init__(self, rate: float, burst: float, most: int = MOST) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Meter] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        meter = self.known.get(key)
        if meter is None:
            meter = self.known[key] = Meter(self.rate, self.burst)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return meter.allows(min(cost, self.burst))

    def give_back(self, key: str) -> None:
        """What was taken last did not count after all."""
        meter = self.known.get(key)
        if meter is not None:
            meter.left = min(meter.most, meter.left + 1)


class Limits:
    """The buckets of all visitors of this process: requests, messages and hints draw from the same."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Meters(settings.address_rate, settings.address_rate * BURST)
        self.sessions = Meters(settings.rate, settings.burst)
        self.tables = Meters(settings.address_tables / HOUR, settings.address_tables)
        self.reports = Meters(REPORTS / HOUR, REPORTS)
        self.guesses = Meters(GUESSES / HOUR, GUESSES)
        self.reviews = Meters(REVIEWS / HOUR, REVIEWS)

    def allow(self, address: str, who: str, cost: float) -> bool:
        """`who` is empty for a visitor who has no session yet."""
        return self.addresses.allows(address, cost) and (not who or self.sessions.allows(who, cost))


class Sockets:
    """Counts open sockets, in total and by address."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self.open.total() >= self.most or self.open[address] >= self.each:
            return False
        self.open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
