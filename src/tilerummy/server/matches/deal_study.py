"""What the deals of the newest matches here say together (records/fairness.py): counted when somebody asks, once an
hour at most, in a process of low priority.

Only matches between at least two visitors that were played to their end are counted: one person alone could stop every
match whose tiles do not please. Of one visitor only so many count, so that nobody decides what the page says.
"""

from collections import Counter
from typing import Final

import msgspec
import structlog

from tilerummy.dealer import Dealer
from tilerummy.records.fairness import Findings, Tally, count, findings
from tilerummy.records.replay import RecordError
from tilerummy.server.live.services import Services
from tilerummy.server.matches.history import Past, record_lines
from tilerummy.server.table.events import Began, Row, decode
from tilerummy.server.table.table import BrokenLog
from tilerummy.server.upkeep.periodic import one_round
from tilerummy.server.workers.mind import Busy, NoAnswer
from tilerummy.server.workers.pool import Thinking

MOST_TABLES: Final = 500
MOST_EACH: Final = 10  # matches of one visitor, and of one table: the last ones
LIMIT: Final = 120.0  # seconds for a table: on a busy machine others come first
KEPT: Final = 3_600_000  # milliseconds
AGAIN: Final = 60_000  # after a count that failed, or in which a table was not answered for
NEWEST: Final = "SELECT id FROM tables WHERE phase = 'over' ORDER BY touched DESC, id LIMIT ?"

log = structlog.get_logger()


class Studied(msgspec.Struct, frozen=True):
    """`at`: when it was counted, in milliseconds."""

    at: int
    findings: Findings


class DealStudy:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.thinking = Thinking(1, LIMIT, niceness=19, tries=1)
        self.found: Studied | None = None
        self.counting = False
        self.next = 0  # when it may be counted again

    def ask(self) -> Studied | None:
        """The last count; begins another one if that is old."""
        now = self.services.now()
        if not self.counting and now >= self.next:
            self.counting, self.next = True, now + AGAIN
            self.services.tasks.start(self.run())
        return self.found

    async def run(self) -> None:
        try:
            await one_round("deal-study-failed", self.count_all, self.services.notes)
        finally:
            self.counting = False
            self.thinking.close()  # the process is only there while there is work

    async def count_all(self) -> None:
        """What was counted replaces the last count unless no table was answered for."""
        now, tally = self.services.now(), Tally()
        played: Counter[str] = Counter()
        tables = await self.services.store.ask(NEWEST, MOST_TABLES)
        missed = 0
        for (table,) in tables:
            try:
                found, played = await self.count_table(table, played)
                tally.merge(found)
            except (NoAnswer, Busy, BrokenLog, RecordError) as error:
                missed += isinstance(error, NoAnswer | Busy)
                log.warning("deals-not-counted", table=table, error=type(error).__name__)
        if not tables or missed < len(tables):
            self.found = Studied(now, findings(tally))
        self.next = now + (AGAIN if missed else KEPT)

    async def count_table(self, table: str, played: Counter[str]) -> tuple[Tally, Counter[str]]:
        rows = await self.services.store.read(table)
        return await self.thinking.ask(counted, table, rows, self.services.make_dealer, played)


def counted(name: str, rows: list[Row], dealer: type[Dealer], played: Counter[str]) -> tuple[Tally, Counter[str]]:
    """In the worker; with how many matches of each visitor are counted by now. Raises BrokenLog and RecordError."""
    tally, played = Tally(), played.copy()
    matches = sum(isinstance(decode(row.data), Began) for row in rows)
    for number in range(max(1, matches - MOST_EACH + 1), matches + 1):
        past = Past(name, rows, number, dealer)
        people = {chair.who for chair in past.table.chairs if chair.who}
        if past.match.winners is None or len(people) < 2 or any(played[who] >= MOST_EACH for who in people):
            continue
        count(tally, record_lines(past, None))
        played.update(people)
    return tally, played
