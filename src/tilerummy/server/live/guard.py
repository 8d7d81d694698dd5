"""Who may not play here and what nobody may be called: kept in memory, read again every few seconds (warden.py)."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

import structlog

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.likeness import likeness
from tilerummy.server.settings import Network, Settings
from tilerummy.server.store.people import NEVER, Ban

log = structlog.get_logger()
VISITOR, ADDRESS = "visitor", "address"
SLOW = Path(__file__).with_name("slow_patterns.py")
PATIENCE = 60.0  # seconds for all lines of the filter
LOOKS = 40  # characters of what a name looks like: one of its characters can stand for a whole sentence


class Guard:
    def __init__(self, settings: Settings, now: Callable[[], int]) -> None:
        self.now = now
        self.filter = NameFilter(settings.name_filter)
        self.visitors: dict[str, Ban] = {}
        self.addresses: list[Ban] = []

    def learn(self, bans: list[Ban]) -> None:
        self.visitors = {ban.object: ban for ban in bans if ban.kind == VISITOR}
        self.addresses = [ban for ban in bans if ban.kind == ADDRESS]

    def ban_of(self, who: str, address: str) -> Ban | None:
        """`address`: as limits count it, an address or the /64 of one."""
        found = [self.visitors[who]] if who in self.visitors else []
        found += [ban for ban in self.addresses if covers(ban.object, address)]
        now = self.now()
        return max((ban for ban in found if ban.until > now), key=lambda ban: ban.until, default=None)

    def check_name(self, name: str) -> None:
        """Raises NotAccepted for a name that the host's filter forbids."""
        if name and self.filter.forbids(name):
            raise NotAccepted("server-name-forbidden", {"name": name})


def covers(network: str, address: str) -> bool:
    known, found = parsed(network), parsed(address)
    if isinstance(known, IPv4Network):
        return isinstance(found, IPv4Network) and known.supernet_of(found)
    return isinstance(known, IPv6Network) and isinstance(found, IPv6Network) and known.supernet_of(found)


@lru_cache(4096)
def parsed(text: str) -> Network | None:
    """None for a visitor whose proxy names no address."""
    try:
        return ip_network(text)
    except ValueError:
        return None


def until_words(ban: Ban) -> str:
    """When it ends, or a dash."""
    return "–" if ban.until >= NEVER else time_words(ban.until)


def time_words(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


class NameFilter:
    """A file of regular expressions, one a line; empty lines and those that begin with # do not count. A name is
    compared as it is written and as it looks, without regard to case.
    """

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        self.seen: tuple[int, int] | None = None
        self.patterns: list[re.Pattern[str]] = []

    def forbids(self, name: str) -> bool:
        forms = (name, likeness(name)[:LOOKS])
        return any(pattern.search(form) for pattern in self.patterns for form in forms)

    def read(self) -> None:
        """If the file has changed. One that cannot be read leaves the patterns as they are. In a thread."""
        if self.path is None:
            return
        try:
            found = self.path.stat()
            state = (found.st_mtime_ns, found.st_size)
            if state != self.seen:
                self.patterns = patterns_in(self.path.read_text(encoding="utf-8-sig"))
                self.seen = state
        except (OSError, UnicodeError) as error:
            if self.seen != (0, 0):
                self.seen = (0, 0)
                log.warning("name-filter-not-read", error=type(error).__name__)


def patterns_in(text: str) -> list[re.Pattern[str]]:
    """Names are compared between two moves, so a line that could take long is left out."""
    lines = {number: line.strip() for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    wanted = {number: line for number, line in lines.items() if not line.startswith("#") and usable(number, line)}
    fast = quick_ones(list(wanted.values()))
    for number, line in wanted.items():
        if line not in fast:
            log.warning("name-filter-slow-line", number=number)
    return [re.compile(line, re.IGNORECASE) for line in wanted.values() if line in fast]


def usable(number: int, line: str) -> bool:
    """A line that fits the empty text fits every name."""
    try:
        good = not re.compile(line, re.IGNORECASE).search("")
    except (re.error, RecursionError, OverflowError):
        good = False
    if not good:
        log.warning("name-filter-bad-line", number=number)
    return good


def quick_ones(lines: list[str]) -> set[str]:
    """Tried in a process of its own, in which no line can keep anybody waiting."""
    told = "".join(json.dumps(line) + "\n" for line in lines)
    try:
        run = [sys.executable, "-I", "-S", str(SLOW)]
        said = subprocess.run(run, input=told, capture_output=True, text=True, timeout=PATIENCE, check=False).stdout
    except subprocess.TimeoutExpired as late:
        said = late.stdout.decode() if isinstance(late.stdout, bytes) else late.stdout or ""
    return {lines[int(number)] for number in said.split()}
