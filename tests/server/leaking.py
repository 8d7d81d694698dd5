"""A match played twice over real sockets, the second time with hidden tiles exchanged for others.

`Script` is the match as bots play it without a server: luck and moves as words, and which kinds of tiles a seat could
lawfully see in which round. From that, not from the views that are tested, it finds pairs of kinds that a seat knows
nothing of. `Performance` plays it at a server and keeps every byte that everybody gets.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, DealTerms, commitment_of, seed_of
from tilerummy.games import GAMES
from tilerummy.luck import Luck, Rng
from tilerummy.match import Match, Move
from tilerummy.tiles import Tiles, parse_tile, show_tile

TILE = re.compile(r"\b[bryk](?:1[0-3]|[1-9])\b")
RUN = re.compile(r"\b([bryk])(\d+)-(\d+)\b")
SERIES = re.compile(r"\b(\d+):([bryk*]+)")
COLOURS = "bryk"
ALL = [f"{colour}{value}" for value in range(1, 14) for colour in COLOURS]
MOST_PAIRS = 3  # exchanged in one round
STAND_IN = 3  # turns that a bot plays for who has left

Exchange = dict[str, str]


@dataclass(frozen=True)
class Case:
    """`own`: seats of the first visitor (several: one device for all). `dozes`: a seat whose clock runs out now and
    then. `leaves`: a seat that a bot plays for in the middle of the first round.
    """

    game: str
    rules: str
    seats: tuple[str, ...] = ("person", "person")
    seed: int = 0
    looker: int = 0
    own: int = 1
    clock: bool = False
    dozes: int | None = None
    leaves: int | None = None

    def __str__(self) -> str:
        return f"{self.game}-{len(self.seats)}-{self.rules.split(' ')[0] or 'standard'}"

    def parties(self) -> list[tuple[int, ...]]:
        """The seats of each visitor."""
        people = [seat for seat, bot in enumerate(self.seats) if bot == "person"]
        return [tuple(people[: self.own]), *((seat,) for seat in people[self.own :])]


@dataclass
class Step:
    """A move; `by` a person, a bot, a bot that stands in, or the clock."""

    round: int
    seat: int
    action: str
    luck: str
    by: str = "person"


@dataclass
class Round:
    deal: str
    before: Any  # the last state of the round before
    sheet: list[tuple[int, ...]]
    steps: list[Step] = field(default_factory=list)
    held: list[set[str]] = field(default_factory=list)  # by seat: all kinds that ever were on its rack
    racks: list[list[set[str]]] = field(default_factory=list)  # after the deal and after each step, by seat
    after: tuple[int, ...] = ()


def spread(text: str) -> set[str]:
    """All kinds that a move in notation names: `r5-7`, `8:bry` and single tiles."""
    found = set(TILE.findall(text))
    for colour, first, last in RUN.findall(text):
        found |= {f"{colour}{value}" for value in range(int(first), int(last) + 1)}
    for value, colours in SERIES.findall(text):
        found |= {f"{colour}{value}" for colour in colours if colour in COLOURS}
    return found


def change(text: str, exchange: Exchange) -> str:
    return TILE.sub(lambda found: exchange.get(found[0], found[0]), text)


class Written(Luck):
    """Luck as a list of words, one after the other."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)

    def draw(self, unseen: Tiles) -> int:
        kind = parse_tile(self.words.pop(0))
        if kind not in unseen:
            raise ValueError(show_tile(kind))
        return kind

    def below(self, n: int) -> int:
        return int(self.words.pop(0))


def dealer_with(rounds: list[list[str]]) -> type[Dealer]:
    class Rigged(Dealer):
        def __init__(self, seed: str, salts: tuple[str, ...] = (), terms: DealTerms | None = None) -> None:
            super().__init__(seed, salts, terms)
            self.commitment = commitment_of("the same in both runs")

        def round(self, n: int) -> Any:
            return Written(rounds[n - 1])

    return Rigged


class Onward(Luck):
    """Written words, then any unseen tile: for a match that goes on another way."""

    def __init__(self, words: list[str]) -> None:
        self.written = Written(words)
        self.rng = Rng(1)

    def draw(self, unseen: Tiles) -> int:
        return self.written.draw(unseen) if self.written.words else int(unseen.nth(self.rng.below(unseen.size())))

    def below(self, n: int) -> int:
        return self.written.below(n) if self.written.words else int(self.rng.below(n))


class Script:
    """`words` and `actions`: how the first round begins; the players go on from there."""

    def __init__(self, case: Case, words: list[str] | None = None, actions: list[str] | None = None) -> None:
        self.case = case
        self.begin = words
        self.given = list(actions or [])
        self.game = GAMES[case.game]
        self.rules: Any = self.game.rules_type.parse(case.rules)
        self.match = Match(self.game, self.rules, len(case.seats), Dealer(seed_of(f"leak {case.seed}")))
        self.players = [make_player(self.game, "greedy", seat) for seat in range(len(case.seats))]
        self.rounds: list[Round] = []
        while self.match.winners is None:
            self.play_round()
        self.steps = [step for each in self.rounds for step in each.steps]

    # ---- the match as it was

    def play_round(self) -> None:
        match = self.match
        before = None if match.state is None else match.state.copy()
        sheet = list(match.sheet)
        luck = Onward(self.begin) if self.begin and not self.rounds else None
        self.round = Round(match.deal(luck).luck, before, sheet, held=[set() for _ in self.case.seats])
        self.rounds.append(self.round)
        self.look()
        turn = 0
        while match.turn is not None:
            turn += 1
            self.play_turn(match.turn, turn)
        self.round.after = match.sheet[-1]
        self.mark_stand_in()

    def play_turn(self, seat: int, turn: int) -> None:
        dozing = seat == self.case.dozes and turn % 4 == 0
        bot = self.case.seats[seat] != "person"
        while self.match.turn == seat:
            if self.given:
                action = self.game.parse_action(self.given.pop(0))
            elif dozing:
                action = self.game.time_up(self.match.state)
            else:
                action = self.players[seat].decide(self.match.view(seat), (), 0.0)
            assert self.match.act(seat, action, by_clock=dozing) is None
            move = next(event for event in reversed(self.match.events) if isinstance(event, Move))
            by = "clock" if dozing else "bot" if bot else "person"
            self.round.steps.append(Step(len(self.rounds), seat, move.action, move.luck, by))
            self.look()

    def mark_stand_in(self) -> None:
        """A bot plays a few turns of who leaves, in the first round; never the last."""
        turns = 0
        steps = self.round.steps
        for at, step in enumerate(steps[:-1]):
            if len(self.rounds) > 1 or step.seat != self.case.leaves or turns == STAND_IN:
                continue
            step.by = "stand-in"
            turns += steps[at + 1].seat != step.seat

    def look(self) -> None:
        views = [self.match.view(seat) for seat in range(len(self.case.seats))]
        racks = [{show_tile(kind) for kind in seen.sides[seat].rack.kinds()} for seat, seen in enumerate(views)]
        self.round.racks.append(racks)
        for held, rack in zip(self.round.held, racks, strict=True):
            held |= rack

    # ---- what is hidden

    def opened(self, number: int) -> int | None:
        """The step of a round by which hidden tiles come to light: at its end in Rummy (R15), when somebody goes out in
        Gin-Rummy (G12), never in Investo (I21)."""
        steps = self.rounds[number - 1].steps
        if self.case.game == "investo":
            return None
        if self.case.game == "gin":
            return next((at for at, step in enumerate(steps) if step.action[0] in "GgK"), len(steps) - 1)
        return len(steps) - 1

    def public(self, played: Round) -> set[str]:
        """Every kind that anybody could see: named by a move that is not hidden, or drawn in the open for the deal."""
        hidden = "E" if self.case.game == "rummy" else "-"
        seen = {kind for step in played.steps if step.action[0] != hidden for kind in spread(step.action)}
        words = TILE.findall(played.deal.replace("*", "b1"))
        count = len(self.case.seats)
        racks = {"investo": 0, "rummy": count * getattr(self.rules, "hand", 0), "gin": count * 10 + 1}[self.case.game]
        if racks:
            seen |= set(words[: len(words) - racks])
        return seen | ({words[-1]} if getattr(self.rules, "start", "") == "upcard" else set())

    def exchanges(self, party: tuple[int, ...]) -> list[Exchange]:
        """For every round, kinds to be exchanged that this party (no seats: spectators) may not know."""
        return [self.exchange(each, party) for each in self.rounds]

    def exchange(self, played: Round, party: tuple[int, ...]) -> Exchange:
        """The same number in another colour, so that the scores stay the same."""
        known = self.public(played).union(*(played.held[seat] for seat in party))
        luck = " ".join([played.deal, *(step.luck for step in played.steps)])
        drawn = dict.fromkeys(TILE.findall(luck))
        found: Exchange = {}
        for tile in drawn:
            for colour in COLOURS:
                other = colour + tile[1:]
                if {tile, other} & (known | found.keys()) or other == tile or len(found) == 2 * MOST_PAIRS:
                    continue
                wider = {**found, tile: other, other: tile}
                if self.works(played, wider):
                    found = wider
        return found

    def works(self, played: Round, exchange: Exchange) -> bool:
        """Whether the same moves are legal and score the same with the exchanged tiles."""
        match = Match(self.game, self.rules, len(self.case.seats))
        match.state = None if played.before is None else played.before.copy()
        match.sheet = list(played.sheet)
        try:
            match.deal(Written(self.words(played, exchange)))
            return all(self.repeats(match, step, exchange) for step in played.steps) and self.ends(match, played)
        except (ValueError, IndexError):
            return False

    def repeats(self, match: Match, step: Step, exchange: Exchange) -> bool:
        wanted = change(step.action, exchange)
        if match.turn != step.seat or (step.by == "clock" and str(self.game.time_up(match.state)) != wanted):
            return False
        return match.act(step.seat, self.game.parse_action(wanted), by_clock=step.by == "clock") is None

    def ends(self, match: Match, played: Round) -> bool:
        return match.turn is None and match.sheet[-1] == played.after

    def words(self, played: Round, exchange: Exchange) -> list[str]:
        return change(" ".join([played.deal, *(step.luck for step in played.steps)]), exchange).split()

    # ---- as far as it is hidden

    def first_known(self, party: tuple[int, ...]) -> dict[str, int]:
        """At which step of the first round a kind is seen by this party; -1: in the deal."""
        played = self.rounds[0]
        known: dict[str, int] = {}
        for at, racks in enumerate(played.racks):
            seen = set().union(*(racks[seat] for seat in party))
            seen |= spread(played.steps[at - 1].action) if at else set()
            for kind in seen:
                known.setdefault(kind, at - 1)
        return known

    def fork(self, party: tuple[int, ...]) -> tuple["Script", int]:
        """The match with two pairs exchanged that stay hidden as long as any do, and the step by which one is seen.
        Until then the moves are the same; then the players go on as they like."""
        played = self.rounds[0]
        known = self.first_known(party)
        last = len(played.steps)
        early = TILE.findall(" ".join([played.deal, *(step.luck for step in played.steps[: last // 3])]))
        late = sorted((kind for kind in ALL if known.get(kind, last) >= 0), key=lambda kind: -known.get(kind, last))
        drawn = [kind for kind in late if kind in early]
        spare = [kind for kind in late if kind not in drawn[:2]]
        exchange: Exchange = {}
        for kind in drawn:
            for other in spare:
                pair = {kind: other, other: kind}
                end = min(known.get(each, last) for each in [*exchange, *pair])
                if not pair.keys() & exchange.keys() and self.begins(played, {**exchange, **pair}, end):
                    exchange |= pair
                    break
            if len(exchange) == 4:
                break
        end = min(known.get(each, last) for each in exchange)
        words, actions = self.beginning(played, exchange, end)
        return Script(self.case, words, actions), end

    def beginning(self, played: Round, exchange: Exchange, end: int) -> tuple[list[str], list[str]]:
        steps = played.steps[:end]
        luck = change(" ".join([played.deal, *(step.luck for step in steps)]), exchange).split()
        return luck, [change(step.action, exchange) for step in steps]

    def begins(self, played: Round, exchange: Exchange, end: int) -> bool:
        match = Match(self.game, self.rules, len(self.case.seats))
        try:
            match.deal(Written(self.beginning(played, exchange, end)[0]))
            return all(self.repeats(match, step, exchange) for step in played.steps[:end])
        except (ValueError, IndexError):
            return False

    def luck(self, exchanges: list[Exchange]) -> list[list[str]]:
        return [self.words(played, exchange) for played, exchange in zip(self.rounds, exchanges, strict=True)]

    def blind(self, party: tuple[int, ...], exchanges: list[Exchange]) -> bool:
        """Whether this party may know nothing of all that is exchanged."""
        held = [set().union(*(played.held[seat] for seat in party)) for played in self.rounds]
        return not any(kinds & exchange.keys() for kinds, exchange in zip(held, exchanges, strict=True))


def renamed(frame: str, exchange: Exchange) -> Any:
    """A frame in which the exchanged tiles lie open: with their other names, in any order."""

    def plain(found: Any) -> Any:
        if isinstance(found, dict):
            return {key: plain(value) for key, value in found.items() if key != "notation"}
        if isinstance(found, list):
            return sorted((plain(each) for each in found), key=json.dumps)
        return change(found, exchange) if isinstance(found, str) else found

    return plain(json.loads(frame))
