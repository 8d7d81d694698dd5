"""Whether hints, explanations and reviews say the same: `python -m benchmarks.one_voice`.

Positions come from matches between bots of different strength, under every preset. Of each position a hint is asked
for, as a worker of the server gives it; then every move it names, and the move that was played, is explained and
reviewed. Writes docs/evidence/one-voice.json.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.analysis.advice import analyse, reasons_for
from tilerummy.analysis.review import Decision, Judged, forced, judge
from tilerummy.dealer import Dealer, seed_of
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match, Move
from tilerummy.ruleset import presets_of
from tilerummy.server import wire
from tilerummy.server.live.advice import hinted
from tilerummy.server.workers.decisions import advise

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/one-voice.json"
BOTS = ("medium", "greedy", "hard", "easy")
EVERY = 3  # decisions between two positions: all kinds of decisions come up
FEW = 30  # positions of one match


class Position(msgspec.Struct):
    game: str
    rules: dict[str, Any]
    seen: str
    played: str


def positions(name: str, count: int) -> Iterator[Position]:
    found = 0
    for number in range(10**6):
        for each in of_match(GAMES[name], number):
            yield each
            found += 1
            if found == count:
                return


def of_match(game: AnyGame, number: int) -> Iterator[Position]:
    """Some decisions of a match; the presets take turns, and how many play."""
    presets = presets_of(game.rules_type)
    rules = game.rules_type.parse(presets[number % len(presets)].name)
    seats = game.seats[number // 2 % len(game.seats)]
    match = Match(game, rules, seats, Dealer(seed_of(f"one voice {number}"), ()))
    rng, made, given = Rng(number + 1), 0, 0
    while match.winners is None and given < FEW:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        seen = match.view(seat)
        action = game.bots()[BOTS[(number + seat) % len(BOTS)]](game.determinize(seen, rng), rng)
        choice = not forced(game, match.state, Move(seat, str(action), ""))
        made += choice
        if choice and made % EVERY == 0:
            given += 1
            yield Position(game.name, rules.data(), game.show_view(seen), str(action))
        assert match.act(seat, action) is None


class Voices:
    """What is said of one position."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.game = GAMES[at.game]
        self.seen = self.game.parse_view(at.seen, self.game.rules_type.make(at.rules))
        self.hint = hinted("1", advise(at.game, at.rules, at.seen, "advice"))
        self.first = self.hint.considered[0]

    def faults(self) -> list[str]:
        """Where they disagree, by kind."""
        found = [] if in_order(self.hint.considered) else ["ranking"]
        again = hinted("1", advise(self.at.game, self.at.rules, self.at.seen, "advice"))
        found += [] if again == self.hint else ["repeated"]
        for each in self.hint.considered:
            found += [] if self.explained(each) else ["explanation"]
            found += [] if self.reviewed(each, self.judged(each.action)) else ["review"]
        return found if self.same_best(self.judged(self.at.played)) else [*found, "review"]

    def explained(self, named: wire.Considered) -> bool:
        """The same number for each move, the same reasons for the first, and some reason only where it is so."""
        action = self.game.parse_action(named.action)
        asked = analyse(self.game, self.seen, action).asked
        assert asked is not None
        reasons = [wire.ReasonInfo(each.code, dict(each.params)) for each in reasons_for(self.game, self.seen, action)]
        alike = (asked.expected, asked.equal) == (named.expected, named.alike)
        return alike and (named is not self.first or reasons == self.hint.reasons)

    def judged(self, action: str) -> Judged:
        return judge(self.at.game, self.at.rules, Decision(0, 1, True, self.at.seen, action, False))

    def same_best(self, judged: Judged) -> bool:
        reasons = [wire.ReasonInfo(each.code, dict(each.params)) for each in judged.reasons]
        number = judged.best_expected if self.first.expected else None
        return (judged.best, reasons, number) == (self.first.action, self.hint.reasons, self.first.expected)

    def reviewed(self, named: wire.Considered, judged: Judged) -> bool:
        """A move that a hint calls equal is no mistake; another costs what the two numbers differ by."""
        verdict = "same" if named is self.first else ("close" if named.alike else "worse")
        lost = points(self.first) - points(named) if verdict == "worse" else 0
        right = (judged.verdict, judged.lost, judged.expected) == (verdict, lost, named.expected)
        return right and self.same_best(judged)


def points(named: wire.Considered) -> int:
    return 0 if named.expected is None else named.expected.points


def in_order(considered: list[wire.Considered]) -> bool:
    """By the number that is shown; and what is not called equal has another one than the first."""
    shown = [points(each) for each in considered]
    told_apart = [each for each in considered[1:] if not each.alike]
    return shown == sorted(shown, reverse=True) and all(points(each) < shown[0] for each in told_apart)


def count(name: str, wanted: int) -> dict[str, Any]:
    tally: Counter[str] = Counter()
    took: list[float] = []
    for at in positions(name, wanted):
        begun = time.process_time()
        advise(at.game, at.rules, at.seen, "advice")
        took.append(time.process_time() - begun)
        voices = Voices(at)
        faults = set(voices.faults())
        tally["positions"] += 1
        tally["compared"] += len(voices.hint.considered) > 1
        tally["moves"] += len(voices.hint.considered)
        tally["equal"] += sum(each.alike for each in voices.hint.considered)
        tally["agree"] += not faults & {"explanation", "review", "repeated"}
        tally["in order"] += "ranking" not in faults
        tally.update(f"disagree: {fault}" for fault in faults)
    took.sort()
    times = {"median": round(1000 * took[len(took) // 2], 1), "most": round(1000 * took[-1], 1)}
    return {**tally, "milliseconds": {"mean": round(1000 * sum(took) / len(took), 1), **times}}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=300)
    options.add_argument("--write", action="store_true", help=f"write {EVIDENCE.name}")
    chosen = options.parse_args()
    found = {name: count(name, chosen.positions) for name in GAMES}
    text = json.dumps(found, indent=2) + "\n"
    print(text, end="")
    if chosen.write:
        EVIDENCE.write_text(text, encoding="utf-8")
    return 0 if all(each["agree"] == each["in order"] == each["positions"] for each in found.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
