"""What the page needs to begin before the engine is there: `make generated` writes it.

web/src/learn/prepared-<game>.json has every lesson with the answers to the moves that a pupil is likely to try; the
page asks the engine about all others. web/src/puzzles/prepared.json has the list of puzzles and the order of the days;
web/tests/days.json the puzzles of some days, with which the page's own reckoning is compared; web/src/net/games.json
the games with their options. All answers are the engine's own (queries.answer), none is written here.
"""

import json
import re
from collections.abc import Iterator
from itertools import combinations, groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from tilerummy.game import game_info
from tilerummy.games import GAMES
from tilerummy.puzzles.daily import FIRST, daily_order
from tilerummy.puzzles.ours import our_set
from tilerummy.queries import answer
from tilerummy.queries.lessons import LESSONS
from tilerummy.queries.lessons.classroom import Classroom

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "web/src"
DAYS: Final = ("2026-01-01", "2025-12-31", "2024-02-29", "2026-03-29", "2026-10-25", "2027-01-01", "2031-07-04")
COLOURS: Final = "bryk"
WORD: Final = re.compile(r"\[[^\]]*\]|[^\s[\]]+")
Data = dict[str, Any]
Tiles = tuple[str, ...]


def ask(name: str, body: Data) -> Data:
    found: Data = json.loads(answer(name, json.dumps(body)))
    return found


# ---- moves as the page writes them: combinations tile by tile


def written(tiles: Tiles) -> str:
    return f"[{' '.join(tiles)}]"


def spelled(word: str) -> str:
    """`r5-7` as `[r5 r6 r7]`; what is added to a combination stays as it is."""
    if run := re.fullmatch(r"([bryk])(\d+)-(\d+)", word):
        return written(tuple(f"{run[1]}{value}" for value in range(int(run[2]), int(run[3]) + 1)))
    if series := re.fullmatch(r"(\d+):([bryk]+)", word):
        return written(tuple(f"{colour}{series[1]}" for colour in sorted(series[2], key=COLOURS.index)))
    return word


def key_of(move: str) -> str:
    """The order of combinations does not matter; must agree with `keyOf` in web/src/learn/prepared.ts."""
    letter, *words = WORD.findall(move)
    return " ".join([letter, *sorted(map(spelled, words))]) if letter in ("A", "L") else move


# ---- moves that a pupil may try


def value(tile: str) -> int:
    return int(tile[1:])


def runs(rack: list[str]) -> Iterator[Tiles]:
    for colour in COLOURS:
        own = sorted({value(tile) for tile in rack if tile[0] == colour})
        for _, linked in groupby(enumerate(own), lambda pair: pair[1] - pair[0]):
            values = [number for _, number in linked]
            for first, last in combinations(range(len(values) + 1), 2):
                if last - first >= 3:
                    yield tuple(f"{colour}{number}" for number in values[first:last])


def series(rack: list[str]) -> Iterator[Tiles]:
    for number in sorted({value(tile) for tile in rack}):
        own = [colour for colour in COLOURS if f"{colour}{number}" in rack]
        for size in (3, 4):
            for colours in combinations(own, size):
                yield tuple(f"{colour}{number}" for colour in colours)


def plays(view: Data) -> Iterator[str]:
    """One to three new combinations from the rack, all else left as it lies."""
    rack = [tile for tile in view["sides"][0]["rack"] if tile != "*"]
    table = [written(tuple(meld)) for meld in view["table"]]
    single = [*runs(rack), *series(rack)]
    for count in (1, 2, 3):
        for some in combinations(single, count):
            laid = [tile for meld in some for tile in meld]
            if all(laid.count(tile) <= rack.count(tile) for tile in laid):
                yield " ".join(["A", *table, *map(written, some)])


def touches(view: Data) -> Iterator[str]:
    """Whatever can be tapped is asked about, if only to hear why not."""
    yield from ("S", "U", "N", "K", "g", "G")
    tiles = dict.fromkeys(view["sides"][0]["rack"])
    for row in range(1, len(view.get("pot", ())) + 1):
        yield f"T{row}"
        yield from (f"I{row} {tile}" for tile in tiles)


def tries(room: Classroom) -> list[str]:
    """Moves by their keys."""
    task = room.task
    if task is None:
        return []
    position = msgspec.to_builtins(room.position())
    view = position["view"]
    known = [move for move in (*task.expect, *task.wrong) if not move.endswith("…")]
    free = plays(view) if position["play"] else ()
    all_of_them = (*position["options"], *known, *task.tried, *free, *touches(view))
    return list(dict.fromkeys(key_of(move) for move in all_of_them))


# ---- a lesson as a graph of moments


class Book:
    """The lessons of a game. `moments`: answers by move, and which moment follows; equal ones are kept once."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.moments: list[Data] = []
        self.known: dict[str, int] = {}
        self.lessons = [self.lesson(number) for number in range(1, len(LESSONS[game]) + 1)]

    def lesson(self, number: int) -> Data:
        asked = {"game": self.game, "number": number}
        return {"begin": ask("lessons/begin", asked), "moment": self.moment(number, [])}

    def moment(self, number: int, done: list[str]) -> int:
        room = Classroom(self.game, LESSONS[self.game][number - 1])
        for move in done:
            list(room.play(move, room.check(move)))
            room.enter()
        found = {move: self.answer(number, done, move) for move in tries(room)}
        return self.keep({move: answer for move, answer in found.items() if answer})

    def answer(self, number: int, done: list[str], move: str) -> Data:
        found = ask("lessons/act", {"game": self.game, "number": number, "done": done, "a": move})
        if found.get("no", {}).get("code", "").startswith("notation-"):
            return {}  # another game's letter
        return {"answer": found, "next": self.moment(number, [*done, move])} if "events" in found else {"answer": found}

    def keep(self, moment: Data) -> int:
        text = json.dumps(moment, sort_keys=True)
        if text not in self.known:
            self.known[text] = len(self.moments)
            self.moments.append(moment)
        return self.known[text]

    def text(self) -> str:
        lessons = ",\n".join(json.dumps(lesson, ensure_ascii=False) for lesson in self.lessons)
        moments = ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in self.moments)
        return f'{{"lessons": [\n{lessons}\n], "moments": [\n{moments}\n]}}\n'


# ---- puzzles


def puzzle_list() -> str:
    """`days`: from `first` on one a day and round again, as places in the list."""
    puzzles = ask("puzzles/list", {})["puzzles"]
    places = {puzzle["id"]: place for place, puzzle in enumerate(puzzles)}
    order = [places[puzzle.id] for puzzle in daily_order(our_set().puzzles)]
    lines = ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles)
    days = json.dumps({"first": FIRST.isoformat(), "order": order})
    return f'{{"days": {days}, "puzzles": [\n{lines}\n]}}\n'


def some_days() -> str:
    found = {day: ask("puzzles/daily", {"date": day})["id"] for day in DAYS}
    return json.dumps(found, indent=1) + "\n"


def games() -> str:
    """As /api/games tells them: for a page without a server."""
    told = [game_info(game, list(game.bots())) for game in GAMES.values()]
    return json.dumps(msgspec.to_builtins(told), separators=(",", ":")) + "\n"


def files() -> dict[Path, str]:
    lessons = {PAGE / f"learn/prepared-{game}.json": Book(game).text() for game in LESSONS}
    return {
        **lessons,
        PAGE / "puzzles/prepared.json": puzzle_list(),
        PAGE / "net/games.json": games(),
        ROOT / "web/tests/days.json": some_days(),
    }
