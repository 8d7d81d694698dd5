"""Records: every game and preset, 2 to 4 seats, whole, stopped, salted, played on, with a clock and with mistakes.

Cheap policies decide, from seeds: the same program writes the same files.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, DealTerms, Word, commitment_of, seal_of, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Event, Match, terms_of
from tilerummy.records.record import Recorder

CLOCK_EVERY = 7  # decisions
MISTAKE_EVERY = 5  # plays
LONG_NAME = "Żółć 🀄 " * 10


@dataclass(frozen=True)
class Case:
    """`bots`: one a seat. `stop`: after so many events. `given`: so many events are taken over from the case `of`. Not
    `sealed`: all events up to `stop` are taken over from there, as if set up by hand.
    """

    game: str
    rules: str
    bots: Sequence[str]
    salts: tuple[str, ...] = ()
    stop: int = 0
    of: str = ""
    given: int = 0
    clock: bool = False
    mistakes: bool = False
    sealed: bool = True
    begun: bool = True
    names: Sequence[str] = ()
    words: str = ""  # dealt in the second way: what each seat gives, of `WORDS`
    barred: int | None = None

    def taken(self, old: list[Event]) -> list[Event]:
        return old[: self.given] if self.sealed else old[: self.stop or None]


def several(game: str, presets: str, *seats: int, more: str = "") -> dict[str, Case]:
    """A whole match for each preset, the numbers of seats in turn."""
    cases = {}
    for at, preset in enumerate(presets.split()):
        count = seats[at % len(seats)]
        rules = f"{preset} {more}".strip()
        cases[f"{game}-{preset}-{count}"] = Case(game, rules, ["greedy"] * count, salts=("salt",) * (at % 2))
    return cases


TWO, THREE, FOUR = (["greedy"] * count for count in (2, 3, 4))
CASES: dict[str, Case] = {
    **several("investo", "standard strict short long single towers", 2),
    "investo-random": Case("investo", "target=5 max_rounds=1", ["random", "greedy"], ("Ann", "Ben")),
    "investo-mistakes": Case("investo", "strict target=15", TWO, mistakes=True),
    "investo-options": Case("investo", "hand=7 rack_limit=8 rows=6 height=3 stall_limit=3 max_rounds=4", TWO),
    "investo-stopped": Case("investo", "long", TWO, ("ä ö",), stop=61),
    "investo-stopped-after-deal": Case("investo", "", TWO, stop=1),
    "investo-not-begun": Case("investo", "", TWO, begun=False, names=("", LONG_NAME[:80])),
    "investo-played-on": Case("investo", "long", TWO, ("new",), of="investo-long-2", given=40),
    "investo-played-on-stopped": Case("investo", "long", TWO, of="investo-stopped", given=61, stop=61),
    "investo-by-hand": Case("investo", "short", TWO, of="investo-short-2", sealed=False),
    **several("rummy", "standard family hard draw-discard classic", 2, 3, 4, more="rounds=2"),
    **several("rummy", "classic family", 4, 2, more="rounds=1 combinations=sequences"),
    "rummy-long": Case("rummy", "target=150 rounds=6", TWO),
    "rummy-random": Case("rummy", "rounds=1 stall_limit=6", ["random"] * 3, ("x", "y", "z")),
    "rummy-clock": Case("rummy", "timer=60 rounds=2", THREE, clock=True),
    "rummy-clock-draw": Case("rummy", "draw-discard timer=30 rounds=1", TWO, clock=True),
    "rummy-clock-classic": Case("rummy", "classic timer=30 rounds=1", FOUR, ("s",), clock=True),
    "rummy-stars-free": Case("rummy", "stars=free opening=0 mixed=true ace=both rounds=2", FOUR),
    "rummy-series": Case("rummy", "combinations=series opening=0 rounds=1", TWO),
    "rummy-big-hand": Case("rummy", "hand=25 rounds=1", FOUR),
    "rummy-stopped": Case("rummy", "", FOUR, ("a", "b"), stop=33),
    "rummy-played-on": Case("rummy", "standard rounds=2", TWO, of="rummy-standard-2", given=24),
    "rummy-by-hand": Case("rummy", "family rounds=2", THREE, of="rummy-family-3", sealed=False, stop=20),
    **several("gin", "standard short long race patient gin-only", 2, 3, 4, 2),
    **several("gin", "standard-52 classic-52", 2),
    "gin-four": Case("gin", "rounds=2", FOUR, ("Ann", "Ben", "Eve", "Dan")),
    "gin-three-race": Case("gin", "target=120", THREE),
    "gin-single-mixed": Case("gin", "deck=single untaken=mixed turn_cap=12 rounds=3", TWO),
    "gin-upcard-three": Case("gin", "start=upcard untaken=out gin=closed rounds=3 last_discard=false", THREE),
    "gin-random": Case("gin", "rounds=1 turn_cap=40", ["random"] * 4),
    "gin-stopped": Case("gin", "long", THREE, ("salt",), stop=77),
    "gin-played-on": Case("gin", "long", FOUR, ("new",), of="gin-long-4", given=60),
    "gin-played-on-52": Case("gin", "classic-52", TWO, of="gin-classic-52-2", given=30),
    "gin-by-hand": Case("gin", "short", THREE, of="gin-short-3", sealed=False),
}


WORDS = {"d": "device", "u": "device", "b": "bot", "a": "away", "n": "none"}  # u: it does not open its seal
SEALED: dict[str, Case] = {
    "investo-devices": Case("investo", "short", TWO, words="dd"),
    "investo-rematch": Case("investo", "short", TWO, words="db", barred=0),
    "investo-absent": Case("investo", "long", TWO, words="da", stop=40),
    "investo-played-on": Case("investo", "short", TWO, words="bd", of="investo-devices", given=23),
    "rummy-devices": Case("rummy", "rounds=1", THREE, words="ddd"),
    "rummy-rematch": Case("rummy", "draw-discard rounds=2", TWO, words="dd", barred=1),
    "rummy-absent": Case("rummy", "family", FOUR, words="duba", barred=3, stop=20),
    "rummy-dealer-only": Case("rummy", "hard rounds=1", TWO, words="nb"),
    "rummy-played-on": Case("rummy", "rounds=1", THREE, words="bdb", of="rummy-devices", given=20),
    "gin-devices": Case("gin", "short", TWO, words="dd"),
    "gin-rematch": Case("gin", "start=upcard untaken=mixed rounds=2", THREE, words="dud", barred=2),
    "gin-absent": Case("gin", "classic-52", TWO, words="ad", stop=50),
    "gin-played-on": Case("gin", "start=upcard untaken=mixed rounds=2", THREE, words="dbb", of="gin-rematch", given=18),
    "gin-not-begun": Case("gin", "", TWO, words="un", begun=False),
}


def write_matches(folder: Path, cases: dict[str, Case] = CASES) -> None:
    played: dict[str, Match] = {}
    (folder / "matches").mkdir()
    for name, case in cases.items():
        old = played[case.of].events if case.of else []
        played[name] = write_match(folder / "matches" / f"{name}.jsonl", name, case, old)


def write_match(path: Path, name: str, case: Case, old: list[Event]) -> Match:
    game = GAMES[case.game]
    match = Match(game, game.rules_type.parse(case.rules), len(case.bots))
    if case.sealed:
        match.dealer = dealer_of(name, case, match)
    if case.of:
        take_over(match, case.taken(old))
    names = case.names or [f"{bot} {seat + 1}" for seat, bot in enumerate(case.bots)]
    if case.sealed and case.begun:
        play(match, case)
    recorder = Recorder.create(path, match, names)
    recorder.close()
    return match


def dealer_of(name: str, case: Case, match: Match) -> Dealer:
    seed = seed_of(f"corpus {name}")
    if not case.words:
        return Dealer(seed, case.salts)

    def dealer(terms: DealTerms) -> Dealer:
        return Dealer(seed, (), terms)

    words = tuple(word_of(letter, case, seat, seed) for seat, letter in enumerate(case.words))
    begun = terms_of(words, case.barred, lambda terms: Match(match.game, match.rules, match.seats, dealer(terms)))
    return dealer(begun)


def word_of(letter: str, case: Case, seat: int, seed: str) -> Word:
    if letter not in "du":
        return Word(WORDS[letter])  # type: ignore[arg-type]
    salt = seed_of(f"salt of seat {seat}")
    seal = seal_of(commitment_of(seed), case.barred, seat, salt)
    return Word("device", seal, salt if letter == "d" else "")


def take_over(match: Match, events: list[Event]) -> None:
    for event in events:
        refusal = match.redo(event)
        assert refusal is None
    if match.dealer is not None:
        match.play_on()


def play(match: Match, case: Case) -> None:
    """To the end, or to where the case stops."""
    players = [make_player(match.game, bot, seat + 1) for seat, bot in enumerate(case.bots)]
    decisions = 0
    while match.winners is None and not (case.stop and len(match.events) >= case.stop):
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        decisions += 1
        action = spoilt(match, case, decisions)
        spoils = action is not None
        if not spoils:
            action = players[seat].decide(match.view(seat), match.game.options(match.state), 0.0)
        refusal = match.act(seat, action, by_clock=spoils)
        assert refusal is None, f"{action}: {refusal}"


def spoilt(match: Match, case: Case, decisions: int) -> Any:
    """Instead of a decision: what the clock does, or a play that the strict referee punishes (I12)."""
    if case.clock and decisions % CLOCK_EVERY == 0:
        return match.game.time_up(match.state)
    if case.mistakes and decisions % MISTAKE_EVERY == 0 and match.game.may_play(match.state):
        return match.game.parse_action(mistake(match.game.show_view(match.view(match.turn)), match.turn or 0))
    return None


def mistake(seen: str, seat: int) -> str:
    """The table as it lies and two tiles of the rack as a combination, which they are not."""
    parts = [part.split(" ") for part in seen.split(" | ")]
    table = next(words for name, *words in parts if name == "table")
    racks = [words for name, *words in parts if name == "rack"]
    return " ".join(["A", *table, "[" + " ".join(racks[seat][:2]) + "]"])
