"""Rate limits of a visitor and of an address."""

from collections import Counter

from tilerummy.server.settings import Settings
from tilerummy.server.upkeep.meters import Meters

THOUGHT = 5.0  # requests that the solver or a hint counts as
BURST = 3  # burst of an address, in seconds of its rate
HOUR = 3600.0
REPORTS = 20  # reports and blocks that one visitor may make in an hour
HOUSE = 5  # visitors whose reports one address may make
DELETIONS = 5  # visitors from one address that may be forgotten in an hour: each rewrites logs
GUESSES = 10  # wrong secrets of the host that one address may try in an hour
REVIEWS = 30  # reviews that one address may start in an hour
PUBLIC = 5  # of so many new tables of an address one may be public
SCRAPES = 8  # requests of an address that one for the metrics counts as, in a bucket of its own


class Limits:
    """The buckets of all visitors of this process: requests, messages and hints draw from the same."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Meters(settings.address_rate, settings.address_rate * BURST)
        self.sessions = Meters(settings.rate, settings.burst)
        self.tables = Meters(settings.address_tables / HOUR, settings.address_tables)
        self.public = Meters(settings.address_tables / PUBLIC / HOUR, max(1, settings.address_tables // PUBLIC))
        self.scrapes = Meters(settings.address_rate / SCRAPES, settings.address_rate / SCRAPES * BURST)
        self.reports = Meters(REPORTS / HOUR, REPORTS)
        self.address_reports = Meters(HOUSE * REPORTS / HOUR, HOUSE * REPORTS)
        self.deletions = Meters(DELETIONS / HOUR, DELETIONS)
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
