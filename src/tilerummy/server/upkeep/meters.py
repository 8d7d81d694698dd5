"""Token buckets: how often something may be done."""

import time
from collections import OrderedDict
from collections.abc import Callable

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

    def __init__(
        self, rate: float, burst: float, most: int = MOST, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.now = now
        self.known: OrderedDict[str, Meter] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        meter = self.known.get(key)
        if meter is None:
            meter = self.known[key] = Meter(self.rate, self.burst, self.now)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return meter.allows(min(cost, self.burst))
