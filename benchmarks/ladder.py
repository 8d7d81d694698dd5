"""The ladder of every game: `python -m benchmarks.ladder` plays what is missing, `make generated` makes docs/ladder.md.

Two seats: every level against the one below, `beginner` against `random`, and `greedy`, the anchor, against its
neighbours. Three and four seats: every level among `greedy` players. A run that was stopped goes on. The page is made
from docs/evidence alone: files that are missing, or not finished, leave out or widen what they would say.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from benchmarks import ladder_page
from benchmarks.ladder_page import Measured
from tilerummy import __version__
from tilerummy.arena.contest import Contest
from tilerummy.arena.evidence import header_of, load
from tilerummy.arena.run import begin, machine_facts, play
from tilerummy.arena.runners import play_here
from tilerummy.bots.player import level_names
from tilerummy.games import GAMES

ROOT: Final = Path(__file__).parents[1]
EVIDENCE: Final = ROOT / "docs/evidence"
PAGE: Final = ROOT / "docs/ladder.md"
SEED: Final = "ladder 19"
DEALS: Final = 2000  # mirrored: each is as many matches as there are seats
FEWER: Final = 400  # where a bot takes its time
MOST: Final = 8000  # matches
# Played by `tilerummy arena` for other pages too, between bots that have not changed since.
EARLIER: Final = {
    "ladder-rummy-2-expert-hard": "bots-rummy-expert-hard",
    "ladder-gin-2-hard-greedy": "bots-gin-hard-greedy",
    "ladder-gin-2-expert-hard": "bots-gin-expert-hard",
    "ladder-gin-3-hard-greedy": "bots-gin-hard-greedy-3",
    "ladder-gin-3-expert-greedy": "bots-gin-expert-greedy-3",
    "ladder-gin-4-hard-greedy": "bots-gin-hard-greedy-4",
    "ladder-gin-4-expert-greedy": "bots-gin-expert-greedy-4",
}


@dataclass(frozen=True)
class Rung:
    """Two bots to be compared: the first against the other, which takes all other seats."""

    game: str
    seats: int
    first: str
    other: str

    @property
    def name(self) -> str:
        return f"ladder-{self.game}-{self.seats}-{self.first}-{self.other}"

    @property
    def path(self) -> Path:
        return EVIDENCE / f"{EARLIER.get(self.name, self.name)}.json"

    @property
    def searches(self) -> bool:
        """Whether one of the two takes its time; Rummy's expert counts instead."""
        if self.game == "rummy":
            return False
        bots = GAMES[self.game].bots()
        return any(getattr(bots[name], "slips", "") is None for name in (self.first, self.other))

    @property
    def contest(self) -> Contest:
        rules = GAMES[self.game].rules_type.chosen(None)
        players = (self.first, *[self.other] * (self.seats - 1))
        return Contest(self.game, rules, self.seats, players, self.matches, f"{SEED} {self.first} {self.other}")

    @property
    def matches(self) -> int:
        return self.seats * (FEWER if self.searches else DEALS)


def rungs(game: str, seats: int) -> Iterator[Rung]:
    ladder = ["random", *level_names(GAMES[game])]
    if seats > 2:
        pairs = [(name, "greedy") for name in ladder]
    else:
        pairs = list(zip(ladder[1:], ladder, strict=False))
        middle = ladder.index("medium")
        pairs += [(name, "greedy") for name in ladder[middle - 1 : middle + 2]]
    yield from (Rung(game, seats, *pair) for pair in pairs)


def all_rungs() -> list[Rung]:
    """What is to be played, the cheap ones first."""
    found = [rung for game, kind in GAMES.items() for seats in kind.seats for rung in rungs(game, seats)]
    return sorted(found, key=lambda rung: (rung.searches, rung.first == "random" or rung.other == "random"))


def play_rung(rung: Rung, most: int) -> None:
    """Go on to `most` matches, or to what was begun."""
    begun = load(rung.path).contest.games_each if rung.path.exists() else 0
    contest = replace(rung.contest, games=max(begun, min(most, rung.contest.games)))
    header = header_of(contest, {name: f"tilerummy {__version__}" for name in contest.names}, __version__)
    evidence = begin(rung.path, header, machine_facts("1"))
    print(rung.path.name, f"{len(evidence.games)} of {contest.games}", flush=True)
    play(contest, evidence, play_here, rung.path)


def page() -> str:
    found = [
        Measured(rung.game, rung.seats, rung.first, rung.other, rung.path, load(rung.path))
        for rung in all_rungs()
        if rung.path.exists()
    ]
    people = [EVIDENCE / f"ladder-{game}-naive-{level}.json" for game in GAMES for level in ("beginner", "easy")]
    return ladder_page.page(found, [path for path in people if path.exists()])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=[*GAMES], action="append")
    options.add_argument("--seats", type=int, choices=[2, 3, 4], action="append")
    options.add_argument("--only", metavar="NAME", action="append", help="rungs with this bot")
    options.add_argument("--games", type=int, default=MOST, metavar="N", help="so many of each at most, for now")
    options.add_argument("--write", action="store_true", help="play nothing; write the page, as make generated does")
    chosen = options.parse_args()
    if chosen.write:
        PAGE.write_text(page(), encoding="utf-8")
        return
    for rung in all_rungs():
        wanted = rung.game in (chosen.game or GAMES) and rung.seats in (chosen.seats or [2, 3, 4])
        if wanted and rung.name not in EARLIER and (not chosen.only or {rung.first, rung.other} & {*chosen.only}):
            play_rung(rung, chosen.games)


if __name__ == "__main__":
    main()
