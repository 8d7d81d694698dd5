"""docs/ladder.md from the evidence: ratings, steps, time, the naive person. benchmarks/ladder.py plays."""

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tilerummy.arena.elo import PER_TENFOLD, Wins, rate_players
from tilerummy.arena.evidence import Evidence, Timing, contest_of
from tilerummy.arena.intervals import Estimate, rate
from tilerummy.arena.summary import comparisons, summarise
from tilerummy.bots.player import level_names
from tilerummy.games import GAMES

ANCHOR: Final = "greedy"
FAR: Final = 500  # below this nearly every match was lost, and the rating is that of the fit's imagined draw
WANTED: Final = (100, 250)  # Elo between neighbours
TITLES: Final = {"investo": "Investo", "rummy": "Rummy", "gin": "Gin-Rummy"}
HEAD: Final = """# The ladder

Made by `python -m benchmarks.ladder --write` (or `make generated`) from the evidence files that it names;
`python -m benchmarks.ladder` plays what is missing, a file for every two bots. Standard rules,
[mirrored deals](arena.md), intervals 95 % over deals. With two seats 100 to 250 Elo are 64 to 81 % of the matches.
[What the bots are](bots.md).
"""


@dataclass(frozen=True)
class Measured:
    """The first bot against the other, in all other seats."""

    game: str
    seats: int
    first: str
    other: str
    path: Path
    evidence: Evidence


Columns = dict[tuple[str, int], dict[str, Estimate]]  # ratings, by game and seats


def page(found: Sequence[Measured], people: Sequence[Path]) -> str:
    columns = all_rated(found)
    parts = [HEAD, ratings(columns), neighbours(columns), steps(found), times(found), naive(people)]
    return "\n".join(parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def order() -> list[str]:
    """All bots of the tables, the strongest first; `greedy` is about as strong as `medium` in every game."""
    longest = max((level_names(game) for game in GAMES.values()), key=len)
    names = ["random", *longest]
    names.insert(names.index("medium"), ANCHOR)
    return names[::-1]


# ---- ratings


def wins_of(measured: Measured) -> list[Wins]:
    """What was won of whom, deal by deal."""
    line_ups = contest_of(measured.evidence.contest).line_ups
    deals: dict[int, Wins] = {}
    for line in measured.evidence.games:
        wins = deals.setdefault(line.deal, {})
        for pair, count in comparisons(line_ups[line.line_up], line).items():
            wins[pair] = wins.get(pair, 0.0) + count
    return list(deals.values())


def rated(found: Iterable[Measured]) -> dict[str, Estimate]:
    """One fit to all matches of a game with so many seats."""
    deals = [deal for measured in found for deal in wins_of(measured)]
    names = sorted({name for deal in deals for pair in deal for name in pair})
    return rate_players(names, deals, ANCHOR) if ANCHOR in names else {}


def all_rated(found: Sequence[Measured]) -> Columns:
    kinds = [(game, seats) for game, kind in GAMES.items() for seats in kind.seats]
    columns = {kind: rated(each for each in found if (each.game, each.seats) == kind) for kind in kinds}
    return {kind: column for kind, column in columns.items() if column}


def head_of(columns: Columns) -> list[str]:
    return ["", *(f"{TITLES[game]}, {seats} seats" for game, seats in columns)]


def ratings(columns: Columns) -> str:
    rows = [[f"`{name}`", *(rating(name, column) for column in columns.values())] for name in order()]
    return f"""## Ratings

Elo with `{ANCHOR}` at 1500 in every column, fitted to all matches of a game with so many seats. At three and four seats
one bot plays among `{ANCHOR}`, and each two at the table are compared by points. Columns cannot be compared with each
other, since games differ in luck. A bot that lost nearly everything, as `random`, is only known to be far below.

{table(head_of(columns), rows)}"""


def rating(name: str, column: dict[str, Estimate]) -> str:
    if name not in column:
        return ""
    found = column[name]
    if found.high < FAR:
        return f"below {FAR}"
    return f"{found.mean:.0f}" if name == ANCHOR else f"{found.mean:.0f} ({found.low:.0f}–{found.high:.0f})"


# ---- between neighbours


def gaps(game: str, column: dict[str, Estimate]) -> dict[str, int]:
    """By how many Elo, as they are told, a level is above the level below it."""
    names = [name for name in level_names(GAMES[game]) if name in column]
    return {above: round(column[above].mean - column[below].mean) for below, above in pairwise(names)}


def neighbours(columns: Columns) -> str:
    found = {kind: gaps(kind[0], column) for kind, column in columns.items()}
    rows = [[f"`{name}`", *(gap(column.get(name)) for column in found.values())] for name in order()]
    two = [each for (_, seats), column in found.items() if seats == 2 for each in column.values()]
    more = [each for (_, seats), column in found.items() if seats > 2 for each in column.values()]
    least, most = WANTED
    return f"""## Between neighbours

By how many Elo each level is above the next one below that the game has, from the ratings. Steps of {least} to {most}
are wanted. Outside are, with two seats, {outside(two)}; with three and four seats, {outside(more)}. How often a level
errs was chosen with two seats.

{table(head_of(columns), [row for row in rows if any(row[1:])])}"""


def gap(elo: int | None) -> str:
    if elo is None:
        return ""
    least, most = WANTED
    return f"{elo}, small" if elo < least else f"{elo}, large" if elo > most else f"{elo}"


def outside(found: Sequence[int]) -> str:
    least, most = WANTED
    return f"{sum(not least <= elo <= most for elo in found) or 'none'} of {len(found)}"


# ---- steps


def elo_of(share: float) -> str:
    return f"{-PER_TENFOLD * math.log10(1 / share - 1):.0f}".replace("-", "\N{MINUS SIGN}")


def step_in_elo(wins: Estimate) -> str:
    if wins.low <= 0 or wins.high >= 1:
        return f"less than {elo_of(wins.high)}" if wins.low <= 0 else f"more than {elo_of(wins.low)}"
    return f"{elo_of(wins.mean)} ({elo_of(wins.low)} to {elo_of(wins.high)})"


def step(measured: Measured) -> list[str]:
    summary = summarise(measured.evidence)
    wins = summary.standings[0].wins
    percent = [f"{100 * share:.1f}" for share in (wins.mean, wins.low, wins.high)]
    elo = step_in_elo(wins) if measured.seats == 2 else ""
    seats = "" if measured.seats == 2 else f", {measured.seats} seats"
    file = f"[file](evidence/{measured.path.name})"
    return [
        f"{TITLES[measured.game]}{seats}: {measured.first} – {measured.other}",
        f"{summary.games:,}",
        f"{percent[0]} %",
        f"{percent[1]}–{percent[2]}",
        elo,
        file,
    ]


def steps(found: Sequence[Measured]) -> str:
    ranks = order()
    key = [
        (list(GAMES).index(each.game), each.seats, -ranks.index(each.first), -ranks.index(each.other)) for each in found
    ]
    rows = [step(each) for _, each in sorted(zip(key, found, strict=True), key=lambda pair: pair[0])]
    head = ["", "matches", "won", "interval", "Elo", "evidence"]
    return f"""## Steps

Matches won by the first. At three and four seats its share would be a third and a quarter.

{table(head, rows)}"""


# ---- time


@dataclass
class Spent:
    """The time of a bot in all files that tell it, and against whom these are."""

    timing: Timing = field(default_factory=Timing)
    others: list[str] = field(default_factory=list)

    def add(self, timing: Timing, other: str) -> None:
        self.timing.add(timing)
        self.others.append(other)


def times(found: Sequence[Measured]) -> str:
    spent: dict[tuple[str, str], Spent] = {}
    for each in found:
        for name, timing in (each.evidence.timings or {}).items():
            if each.seats == 2 and timing.processor is not None:
                other = each.other if name == each.first else each.first
                spent.setdefault((name, each.game), Spent()).add(timing, other)
    rows = [[f"`{name}`", *(milliseconds(spent.get((name, game))) for game in GAMES)] for name in order()]
    return f"""## Time

Milliseconds of a core for a decision, two seats; a decision without a choice counts too. In the matches above against
those in brackets, whose files tell it: processor time was not measured from the beginning.

{table(["", *(TITLES[game] for game in GAMES)], rows)}"""


def milliseconds(spent: Spent | None) -> str:
    if spent is None or spent.timing.processor is None:
        return ""
    others = ", ".join(sorted(spent.others, key=order().index))
    return f"{1000 * spent.timing.processor / spent.timing.decisions:.3g} ({others})"


# ---- the naive person


def person_row(data: dict[str, Any]) -> list[str]:
    wins = rate([won / 2 for won in data["won by pair"]])
    return [
        f"{TITLES[data['game']]}: naive person – {data['bots'][1]}",
        f"{2 * data['pairs']:,}",
        f"{100 * wins.mean:.1f} %",
        f"{100 * wins.low:.1f}–{100 * wins.high:.1f}",
    ]


def naive(paths: Sequence[Path]) -> str:
    rows = [
        [*person_row(json.loads(path.read_text(encoding="utf-8"))), f"[file](evidence/{path.name})"] for path in paths
    ]
    return f"""## A naive person

A model (`benchmarks/naive_person.py`), nobody was measured: lays what can be seen without rearranging, overlooks some
of it, parts with tiles without neighbours. It should win 55 to 75 % against `beginner` and 35 to 50 % against `easy`.
Each row is `python -m benchmarks.naive_person --game GAME naive LEVEL --pairs 1000 --first 70001 --out FILE`.

{table(["", "matches", "won", "interval", "evidence"], rows)}"""
