"""The evidence of a contest: a JSON file from which the report is made, and from which a stopped run goes on.

Without its last part, `timings`, the file depends on the contest alone: every machine writes the same bytes.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.arena.contest import Contest, MatchSet
from tilerummy.bots.forfeit import REASONS
from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.ruleset import RulesError

FORMAT = "tilerummy arena 1"


class Forfeited(msgspec.Struct, frozen=True):
    seat: int
    reason: str
    detail: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One match. Lists are by seat; `contest.seating` says who sat there."""

    deal: int
    line_up: int
    rotation: int
    points: list[int]
    winners: list[int]
    rounds: int
    decisions: list[int]
    digest: str
    forfeit: Forfeited | None = None

    @property
    def task(self) -> MatchSet:
        return MatchSet(self.deal, self.line_up)


class Timing(msgspec.Struct, omit_defaults=True):
    """The decisions of a player and the seconds they took; `processor`: of a core, None where nobody can tell."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    processor: float | None = None

    def add(self, other: "Timing") -> None:
        told = self.processor if self.decisions else 0.0
        self.processor = None if told is None or other.processor is None else told + other.processor
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


class PlayerLine(msgspec.Struct, frozen=True):
    """A player as asked for, and what it says it is."""

    name: str
    version: str


class EvidenceHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that the results depend on. Files of the same contest agree in it, the number of games excepted."""

    format: str
    tilerummy: str
    game: str
    seats: int
    rules: str
    rules_hash: str
    rules_data: dict[str, Any]
    players: list[PlayerLine]
    line_ups: list[list[str]]
    games_each: int
    seed: str
    budget: float
    limit: float
    decide: float | None = None


class Evidence(msgspec.Struct, kw_only=True, omit_defaults=True):
    contest: EvidenceHeader
    games: list[GameLine]
    timings: dict[str, Timing] | None = None
    machine: dict[str, Any] | None = None

    def done(self) -> set[MatchSet]:
        return {line.task for line in self.games}

    def cut(self, deals: int) -> None:
        """Only the first deals stay."""
        self.games = [line for line in self.games if line.deal < deals]

    def add(self, games: Iterable[GameLine], timings: dict[str, Timing]) -> None:
        """Adds the matches of a set; the result does not depend on the order of sets."""
        self.games.extend(games)
        if self.timings is not None:
            for name, timing in timings.items():
                self.timings.setdefault(name, Timing()).add(timing)


def header_of(contest: Contest, versions: dict[str, str], version: str) -> EvidenceHeader:
    return EvidenceHeader(
        format=FORMAT,
        tilerummy=version,
        game=contest.game,
        seats=contest.seats,
        rules=str(contest.rules),
        rules_hash=contest.rules.digest(),
        rules_data=contest.rules.data(),
        players=[PlayerLine(name, versions[name]) for name in contest.names],
        line_ups=[list(line_up) for line_up in contest.line_ups],
        games_each=contest.games,
        seed=contest.seed,
        budget=contest.budget,
        limit=contest.limit,
        decide=contest.decide,
    )


def contest_of(header: EvidenceHeader) -> Contest:
    """The contest a header tells of."""
    game = GAMES.get(header.game)
    if header.format != FORMAT or game is None or header.seats not in game.seats or not header.line_ups:
        raise NotAccepted("evidence-malformed", {"problem": "contest"})
    try:
        rules = game.rules_type.make(header.rules_data)
    except RulesError as error:
        raise NotAccepted("evidence-malformed", {"problem": str(error)}) from None
    names = [player.name for player in header.players]
    players = header.line_ups[0] if len(header.line_ups) == 1 else names
    contest = Contest(
        game=header.game,
        rules=rules,
        seats=header.seats,
        players=tuple(players),
        games=header.games_each,
        seed=header.seed,
        budget=header.budget,
        limit=header.limit,
        decide=header.decide,
    )
    if header.decide is not None and not (0 < header.decide < 1 and len(header.line_ups) == 1):
        raise NotAccepted("evidence-malformed", {"problem": "decide"})
    if [list(line_up) for line_up in contest.line_ups] != header.line_ups:
        raise NotAccepted("evidence-malformed", {"problem": "line_ups"})
    return contest


# ---- the file


def encode(evidence: Evidence) -> bytes:
    """One line a match, in the order of the deals, so that two files can be compared by eye."""
    evidence.games.sort(key=lambda line: (line.deal, line.line_up, line.rotation))
    head = msgspec.json.format(msgspec.json.encode(evidence.contest, order="deterministic"), indent=1)
    games = b",\n".join(msgspec.json.encode(line) for line in evidence.games)
    parts = [b'{"contest": ' + head, b'"games": [\n' + games + b"\n]"]
    if evidence.timings is not None:
        parts.append(b'"timings": ' + msgspec.json.encode(evidence.timings, order="sorted"))
        parts.append(b'"machine": ' + msgspec.json.encode(evidence.machine, order="sorted"))
    return b",\n".join(parts) + b"}\n"


def save(path: Path, evidence: Evidence) -> None:
    """Writes atomically: readers find the old file or the new one, also after a power cut."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(encode(evidence))
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def load(path: Path) -> Evidence:
    try:
        evidence = msgspec.json.decode(path.read_bytes(), type=Evidence)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAccepted("evidence-malformed", {"problem": str(error)}) from None
    contest = contest_of(evidence.contest)
    for line in evidence.games:
        if not fits(line, contest):
            raise NotAccepted("evidence-malformed", {"problem": f"deal {line.deal}, rotation {line.rotation}"})
    sets = {(line.task, line.rotation) for line in evidence.games}
    if len(sets) != len(evidence.games) or len(sets) != contest.seats * len(evidence.done()):
        raise NotAccepted("evidence-malformed", {"problem": "sets"})
    return evidence


def fits(line: GameLine, contest: Contest) -> bool:
    """Whether a line can belong to this contest; files are untrusted."""
    seats = range(contest.seats)
    places = line.deal in range(contest.deals) and line.line_up in range(len(contest.line_ups))
    lists = len(line.points) == len(line.decisions) == contest.seats
    won = bool(line.winners) and len(set(line.winners)) == len(line.winners) and set(line.winners) <= set(seats)
    lost = line.forfeit is None or (line.forfeit.seat in seats and line.forfeit.reason in REASONS)
    return places and line.rotation in seats and lists and won and lost
