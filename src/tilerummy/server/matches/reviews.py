"""Reviews of finished matches, made in the background, one at a time, on a server in a process of low priority, and
cached in memory. A lost review is made again with the same result (analysis/review.py).

The worker gets a view in notation, never a state.
"""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from tilerummy.analysis.advice import LEVEL
from tilerummy.analysis.review import Decision, Judged, Review, RoundEnded, judge, sum_up, unjudged
from tilerummy.analysis.weighing import DEALS
from tilerummy.refusal import NotAccepted
from tilerummy.server.upkeep.notes import Notes
from tilerummy.server.upkeep.periodic import one_round
from tilerummy.server.workers.mind import Busy, Mind, NoAnswer

KEPT = 200  # reviews in memory, made or to be made
MOST_WAITING = 20
MOST_EACH = 3  # of these, for one visitor
MOST_FROM = 8  # and from one address
LIMIT = 20.0  # seconds for a decision
YIELD = 0.05  # seconds between checks whether a bot is thinking
PATIENCE = 1.0  # longest wait of a decision for bots, in seconds: reviews also progress on a busy server

Key = tuple[str, int, int]  # table, match, seat


class ReviewRequest(msgspec.Struct, frozen=True):
    """What there is to judge, and how the rounds ended."""

    game: str
    rules: dict[str, Any]
    decisions: list[Decision]
    ended: list[RoundEnded] = []


class Progress(msgspec.Struct, frozen=True):
    """`done` of so many decisions are judged; `before`: reviews that come first."""

    done: int
    of: int
    before: int


class ReviewJob:
    def __init__(self, request: ReviewRequest, seat: int, who: str, address: str) -> None:
        self.request = request
        self.seat = seat
        self.who = who
        self.address = address
        self.judged: list[Judged] = []
        self.review: Review | None = None


class Reviews:
    def __init__(
        self, bots: Mind, thinking: Mind, notes: Notes, level: str = LEVEL, deals: int = DEALS
    ) -> None:
        self.bots = bots  # they go first
        self.level = level
        self.deals = deals
        self.thinking = thinking  # for reviews alone
        self.notes = notes
        self.jobs: OrderedDict[Key, ReviewJob] = OrderedDict()
        self.waiting: list[Key] = []  # the first is being made
        self.wake = asyncio.Event()

    def find(self, key: Key) -> Review | Progress | None:
        """None: nobody has asked for it yet."""
        job = self.jobs.get(key)
        if job is None:
            return None
        self.jobs.move_to_end(key)
        if job.review is not None:
            return job.review
        return Progress(len(job.judged), len(job.request.decisions), self.waiting.index(key))

    def may_start(self, who: str, address: str) -> None:
        """Raises NotAccepted("table-busy") and NotAccepted("table-too-fast")."""
        mine = sum(self.jobs[key].who == who for key in self.waiting)
        if len(self.waiting) >= MOST_WAITING:
            raise NotAccepted("table-busy")
        if mine >= MOST_EACH or self.waiting_from(address, self.waiting) >= MOST_FROM:
            raise NotAccepted("table-too-fast")

    def waiting_from(self, address: str, keys: list[Key]) -> int:
        return sum(self.jobs[key].address == address for key in keys)

    def start(self, key: Key, request: ReviewRequest, who: str, address: str) -> None:
        """Once a match and seat: whoever else asks waits for the same."""
        if key in self.jobs:
            return
        self.jobs[key] = ReviewJob(request, key[2], who, address)
        self.waiting.insert(self.place_for(address), key)
        self.wake.set()
        for old in [old for old in self.jobs if old not in self.waiting][: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[old]

    def place_for(self, address: str) -> int:
        """Addresses take turns: it comes before the second of others if it is the first of its own, and so on."""
        mine = self.waiting_from(address, self.waiting)
        for at, key in enumerate(self.waiting):
            other = self.jobs[key].address
            if at and other != address and self.waiting_from(other, self.waiting[:at]) > mine:
                return at
        return len(self.waiting)

    # ---- making them

    async def run(self) -> None:
        """For as long as the server runs."""
        try:
            while True:
                await self.wake.wait()
                await one_round("review-failed", lambda: self.make(self.waiting[0]), self.notes)
                self.waiting.pop(0)
                if not self.waiting:
                    self.wake.clear()
                    self.thinking.close()  # the process is only there while there is work
        finally:
            self.thinking.close()

    async def make(self, key: Key) -> None:
        """Always ends with a review, possibly with decisions not judged, so that nobody waits for ever."""
        job = self.jobs[key]
        request = job.request
        await one_round("review-failed", lambda: self.judge_all(job), self.notes)
        judged = job.judged + [unjudged(decision) for decision in request.decisions[len(job.judged) :]]
        job.review = sum_up(request.game, job.seat, self.level, request.decisions, judged, request.ended)
        job.request = msgspec.structs.replace(request, decisions=[])

    async def judge_all(self, job: ReviewJob) -> None:
        for decision in job.request.decisions:
            job.judged.append(await self.judge(job.request, decision))

    async def judge(self, request: ReviewRequest, decision: Decision) -> Judged:
        if decision.forced:
            return judge(request.game, request.rules, decision)
        await self.let_bots_first()
        try:
            return await self.thinking.ask(judge, request.game, request.rules, decision, self.level, self.deals)
        except (NoAnswer, Busy) as error:
            self.notes.warning("decision-not-judged", error=type(error).__name__)
            return unjudged(decision)

    async def let_bots_first(self) -> None:
        left = PATIENCE
        while self.bots.waiting and left > 0:
            await asyncio.sleep(YIELD)
            left -= YIELD
