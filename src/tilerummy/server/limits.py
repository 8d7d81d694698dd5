"""How much one visitor, and one address, may ask for: buckets that fill at a steady rate.

The same kind of meter counts the messages on a socket (socket.py).
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST = 20_000  # meters kept; the one unused for longest goes first


class Meter:
    """So many a second, with a burst."""

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
    """One meter a key. A key that was forgotten starts with a full bucket again."""

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


class Seats:
    """How many sockets are open, in all and from each address."""

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
