"""A script (leaking.py) played at a test server, and every byte that everybody got of it."""

import io
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog

from tests.server.leaking import Case, Exchange, Script, Step, change, dealer_with
from tests.server.serving import Serving, serving
from tests.server.talking import Talker
from tilerummy.bots.remote import Visitor
from tilerummy.luck import Rng
from tilerummy.server.live.node import Node

BEGINNING = 1_800_000_000_000
TURN = 60  # seconds on the clock
EVERY = 24  # steps between two rounds of questions
HINTS = 3  # the looker asks for one before every third step, if it is its own
TABLE = "/api/tables/the-table"
MATCH = f"{TABLE}/matches/1"
CHANGING = {"date", "x-request-id", "set-cookie"}  # headers that are never the same
LASTING = re.compile(
    r"^(#.*|\w+_(created|bucket|sum|seconds_count)\b.*|tilerummy_(sockets|live_tables)\b.*|process_\w+ .*)$", re.M
)
CHECKED = {
    "investo": ("S", "N", "T1", "T2", "T3", "T4", "I1 b7", "I2 k1", "X1.1 r5", "V r9", "R y3", "B k4", "A r1-3", "A"),
    "rummy": ("S", "P", "O", "E r5", "E *", "D k13", "D b2", "A r1-3 8:bry", "A 5:bryk", "A"),
    "gin": ("S", "U", "P", "G", "g", "K", "g r3", "K b9", "D k13", "D r4", "L", "L r5-7"),
}
UNREADABLE = ("", "S9", "nonsense r5", "A r1-", "💥")


class Now:
    """The time, as the test says."""

    def __init__(self) -> None:
        self.ms = BEGINNING

    def __call__(self) -> int:
        return self.ms


@dataclass
class Party:
    """A visitor with all that came over the line to it; `seats` are empty for spectators."""

    name: str
    visitor: Visitor
    seats: tuple[int, ...]
    talker: Talker
    answers: list[tuple[bool, str]] = field(default_factory=list)
    marks: list[tuple[int, bool, int]] = field(default_factory=list)  # from which frame on: open or not, the round

    def frames(self) -> list[tuple[bool, int, str]]:
        """All frames; those that came while exchanged tiles lay open are marked, with the round."""
        marked: list[tuple[bool, int, str]] = []
        ends = [at for at, _, _ in self.marks[1:]] + [len(self.talker.frames)]
        for (first, is_open, number), last in zip(self.marks, ends, strict=True):
            marked += [(is_open, number, frame) for frame in self.talker.frames[first:last]]
        return [each for each in marked if not each[2].startswith('{"t":"present"')]  # when it is told depends on time

    def closed(self) -> list[str]:
        """Whatever must not depend on what is hidden."""
        frames = [frame for is_open, _, frame in self.frames() if not is_open]
        return frames + [answer for is_open, answer in self.answers if not is_open]

    def open(self) -> list[tuple[int, str]]:
        return [(number, frame) for is_open, number, frame in self.frames() if is_open]


@dataclass
class Heard:
    parties: dict[str, Party]
    log: list[str]


class Performance:
    """`blind`: who may know nothing of what is exchanged; only they ask, since all answers are counted (`/metrics`).
    `forked`: the step from which on the two matches are not the same any more.
    """

    def __init__(
        self, case: Case, script: Script, exchanges: list[Exchange], blind: list[str], forked: int | None
    ) -> None:
        self.case = case
        self.blind = blind
        self.script = script
        self.exchanges = exchanges
        self.forked = forked
        self.now = Now()
        self.parties: list[Party] = []
        self.is_open = False
        self.away = False
        self.automatic = [step for step in script.steps if step.by in ("bot", "stand-in")]

    # ---- the server

    def prepare(self, node: Node) -> None:
        node.services.now = self.now
        node.services.new_id = lambda: "the-table"
        node.services.new_seed = lambda: "0" * 64
        node.services.make_dealer = dealer_with(self.script.luck(self.exchanges))
        node.services.rng = Rng(1)
        node.services.thinking.decide = self.decide  # type: ignore[method-assign, assignment]
        node.services.thinking.ask = self.ask  # type: ignore[method-assign]
        node.services.questions.thinking.ask = self.ask  # type: ignore[method-assign]

    async def decide(self, *_: Any) -> str:
        return self.action(self.automatic.pop(0))

    async def ask(self, function: Callable[..., Any], *values: Any) -> Any:
        return function(*values)

    def action(self, step: Step) -> str:
        return change(step.action, self.exchanges[step.round - 1])

    # ---- the match

    def play(self, running: Serving) -> None:
        self.running = running
        self.come()
        number = 0
        for at, step in enumerate(self.script.steps):
            if step.round != number:
                number = step.round
                self.begin_round(number)
            if self.reveals(at):
                self.mark(True, number)
            elif not self.is_open:
                self.ask_before(at, step)
            self.do(at, step)
        self.settle(self.seq + 1)  # the seed of the next match
        self.finish()

    def come(self) -> None:
        seats = list(self.case.seats)
        clock = {"kind": "turn", "seconds": TURN} if self.case.clock else {"kind": "none", "seconds": 0}
        body = {"game": self.case.game, "rules": self.case.rules, "seats": seats, "public": True, "clock": clock}
        groups = self.case.parties()
        visitors = [self.visitor(letter) for letter, _ in zip("abcd", groups, strict=False)]
        visitors[0].call("POST", "/api/tables", {**body, "own": self.case.own, "name": "Ann", "hints": True})
        for visitor, name in zip(visitors[1:], ("Ben", "Cas", "Dan"), strict=False):
            visitor.call("POST", f"{TABLE}/join", {"name": name})
        watchers = [self.visitor("w"), self.visitor("")]
        names = [*(f"seat {group[0]}" for group in groups), "watcher", "nobody"]
        for name, visitor, group in zip(names, [*visitors, *watchers], [*groups, (), ()], strict=True):
            self.parties.append(Party(name, visitor, group, Talker(visitor, "the-table", notation=True)))
        self.mark(False, 0)

    def visitor(self, letter: str) -> Visitor:
        made = Visitor(self.running.url)
        if letter:
            secret = letter * 32
            made.cookies["tilerummy"] = f"{secret}.{self.running.node.services.stamps.of(secret)}"
        return made

    def in_round(self, at: int) -> int:
        number = self.script.steps[at].round
        return at - sum(len(each.steps) for each in self.script.rounds[: number - 1])

    def reveals(self, at: int) -> bool:
        if self.forked is not None:
            return at == self.forked
        return self.in_round(at) == self.script.opened(self.script.steps[at].round)

    def mark(self, is_open: bool, number: int) -> None:
        self.is_open = is_open
        for party in self.parties:
            party.marks.append((len(party.talker.frames), is_open, number))

    def begin_round(self, number: int) -> None:
        seats = [(party, seat) for party in self.parties for seat in party.seats]
        for party, seat in seats:
            if (party, seat) == seats[-1] and self.forked is None:
                self.mark(False, number)
            self.sit(party, seat)
            self.settle(party.talker.say("ready", salt=f"salt {seat}")["seq"])

    def sit(self, party: Party, seat: int) -> None:
        if len(party.seats) > 1:
            party.talker.say("sit", seat=seat)

    def of(self, seat: int) -> Party:
        return next(party for party in self.parties if seat in party.seats)

    def settle(self, seq: int) -> None:
        """Everybody has heard of the event with this number."""
        self.seq = seq
        for party in self.parties:
            while party.talker.seq < seq:
                party.talker.receive()

    def do(self, at: int, step: Step) -> None:
        if step.by in ("person", "clock"):  # bots move at once: time must not pass meanwhile
            self.now.ms += 1000
        if step.by == "person":
            self.act(step)
        elif step.by == "clock":
            self.run_out(at, step)
        elif step.by == "stand-in" and not self.away:
            self.leave(step.seat)
        if step.by in ("bot", "stand-in"):  # these move by themselves
            self.settle(self.seq + 1)
        if step.by == "stand-in" and self.back_after(at):
            self.settle(self.of(step.seat).talker.say("back")["seq"])
            self.away = False

    def act(self, step: Step) -> None:
        party = self.of(step.seat)
        self.sit(party, step.seat)
        done = party.talker.act(self.action(step))
        assert done["t"] == "done", done
        self.settle(done["seq"])

    def run_out(self, at: int, step: Step) -> None:
        """The clock plays the rest of the turn at once."""
        before = self.script.steps[at - 1]
        if before.by == "clock" and before.seat == step.seat and before.round == step.round:
            self.settle(self.seq + 1)
            return
        self.now.ms += TURN * 1000
        live = self.running.node.registry.live["the-table"]
        self.running.run(live.driver.run_out(live.table.moved))
        self.settle(self.seq + 1)

    def leave(self, seat: int) -> None:
        self.away = True
        self.settle(self.of(seat).talker.say("leave")["seq"])
        other = next(party for party in self.parties if seat not in party.seats)
        done = other.talker.say("stand-in", seat=seat, level="greedy")
        assert done["t"] == "done", done
        self.settle(done["seq"])

    def back_after(self, at: int) -> bool:
        """Its last step, and the turn is another's."""
        seat = self.script.steps[at].seat
        return all(step.by != "stand-in" for step in self.script.steps[at + 1 :] if step.seat == seat)

    # ---- questions

    def ask_before(self, at: int, step: Step) -> None:
        """Never while bots move: the answers would depend on how fast they are."""
        if step.by in ("person", "clock") and at % EVERY == 1:
            self.inquire(at)
        party = next(party for party in self.parties if self.case.looker in party.seats)
        if step.by == "person" and step.seat in party.seats and at % HINTS == 0:
            self.sit(party, step.seat)
            party.talker.say("hint", kind="play")

    def inquire(self, at: int) -> None:
        """Whatever can be asked."""
        asking = [party for party in self.parties if party.name in self.blind]
        for party in asking:
            self.check(party)
            self.talk(party)
            self.fetch_all(party, at)
        self.reconnect(asking[at // EVERY % len(asking)])

    def check(self, party: Party) -> None:
        talker = party.talker
        for seat in party.seats[1:]:
            talker.say("sit", seat=seat)
            talker.say("sync", after=0)
            talker.say("sit", seat=party.seats[0])
        for action in (*CHECKED[self.case.game], *UNREADABLE):
            talker.say("check", a=action)
        for action in ("O", *UNREADABLE):
            talker.act(action)
        talker.act(CHECKED[self.case.game][0], at=0)
        if talker.position is not None and talker.position["view"]["turn"] not in party.seats:
            for action in CHECKED[self.case.game]:
                assert talker.act(action)["t"] == "refused"

    def talk(self, party: Party) -> None:
        talker = party.talker
        self.now.ms += 2000
        talker.say("say", phrase="thinking")
        talker.say("say", phrase="hurry")
        talker.say("hint", kind="play")
        talker.say("sit", seat=7)
        talker.say("stand-in", seat=1, level="greedy")
        talker.say("stand-in", seat=1, level="nobody")
        if len(self.case.parties()) > 1:  # who plays with bots only may end the match at any time
            talker.say("end")
        talker.say("ready")
        talker.say("back")
        talker.say("sync", after=0)
        talker.socket.send("{")
        talker.hear("refused", code="table-unreadable")

    def fetch_all(self, party: Party, at: int) -> None:
        for path in self.paths(party, at):
            party.answers.append((self.is_open, fetch(party.visitor, path)))

    def paths(self, party: Party, at: int) -> list[str]:
        """Steps of a replay count deals too. The end of an earlier round is open to all, so it is not asked for."""
        number = self.script.steps[at].round
        step = at + number
        replays = [f"{MATCH}/replay?at={step - 1}", f"{MATCH}/replay?at={step + 1}", f"{MATCH}/replay?at={step}&seat=1"]
        if number == 1:
            replays += [f"{MATCH}/replay", f"{MATCH}/replay?at=1"]
        records = [f"{MATCH}/record", f"{MATCH}/record?seat=0", f"{MATCH}/record?seat=1", f"{TABLE}/matches/2/record"]
        return [TABLE, *replays, *records, f"{MATCH}/verify", f"{MATCH}/review", "/api/mine", "/api/tables", "/metrics"]

    def reconnect(self, party: Party) -> None:
        """The same visitor on another socket, which has missed everything."""
        for each in self.parties:
            each.talker.say("ping")
        late = Talker(party.visitor, "the-table", after=0, notation=True)
        late.say("sync", after=3)
        late.close()
        party.answers += [(self.is_open, frame) for frame in late.frames]
        for each in self.parties:
            each.talker.say("ping")

    def finish(self) -> None:
        """After the match everything may be known."""
        for party in self.parties:
            party.talker.say("ping")
            answers = [fetch(party.visitor, f"{MATCH}/{what}") for what in ("record", "replay", "verify")]
            assert all(answer.startswith("200") for answer in answers)
        for party in self.parties:
            assert party.talker.info["phase"] == "over"
            party.talker.close()


def fetch(visitor: Visitor, path: str) -> str:
    """Status, headers and body as they came; figures without what depends on how fast this machine is."""
    request = urllib.request.Request(visitor.base + path)  # noqa: S310
    if visitor.cookies:
        request.add_header("Cookie", visitor.header())
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return written(answer.status, answer.headers, answer.read(), path)
    except urllib.error.HTTPError as error:
        return written(error.code, error.headers, error.read(), path)


def written(status: int, headers: Any, body: bytes, path: str) -> str:
    figures = path == "/metrics"
    dropped = CHANGING | ({"content-length"} if figures else set())
    lines = [f"{name}: {value}" for name, value in headers.items() if name.lower() not in dropped]
    text = body.decode()
    return "\n".join([str(status), path, *lines, LASTING.sub("", text) if figures else text])


@contextmanager
def kept_log() -> Iterator[io.StringIO]:
    """All that is handed to the log, before anything is left out."""
    kept = io.StringIO()
    structlog.reset_defaults()  # another test's filter must not hide anything
    structlog.configure(
        processors=[structlog.processors.JSONRenderer()], logger_factory=structlog.WriteLoggerFactory(kept)
    )
    try:
        yield kept
    finally:
        structlog.reset_defaults()


def perform(
    folder: Path,
    script: Script,
    exchanges: list[Exchange],
    blind: list[str],
    forked: int | None = None,
) -> Heard:
    performance = Performance(script.case, script, exchanges, blind, forked)
    with kept_log() as log:
        with serving(folder, performance.prepare, away_after=3600.0) as running:
            performance.play(running)
        lines = re.sub(r'"ms": [0-9.]+', "", log.getvalue()).splitlines()
    return Heard({party.name: party for party in performance.parties}, sorted(lines))
