"""Bots that see little of a puzzle and find whatever can be done with what they see. They know nothing of the model
that they are to test (tilerummy.puzzles.difficulty): none looks in its order, none knows how many combinations change.

`near` sees the surroundings of one tile, `few` a few combinations anywhere, `single` two combinations and one tile at a
time, and does not come back to what it has done.
"""

from typing import Final, TypeVar

from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import DECLARED, Meld
from tilerummy.puzzles.exhaustive import Codes, combinations_in, rest
from tilerummy.puzzles.judge import judge
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.search import INVESTO, RUMMY, play_with
from tilerummy.puzzles.verify import part, rows_of
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, parse_tile, show_tile

T = TypeVar("T")
Seen = list[Meld]
RUMMY_SOLVER: Final = Solver(RUMMY)
INVESTO_SOLVER: Final = Solver(INVESTO, "none")
GLANCES: Final = {"near": 3, "few": 12, "single": 8}
MOST_NEAR: Final = 4
MOST_FEW: Final = 3
HAND_TRIES: Final = 2


def pick(rng: Rng, among: list[T]) -> T:
    return among[int(rng.below(len(among)))]


def shuffled(rng: Rng, among: list[T]) -> list[T]:
    order = list(among)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Sight:
    """One attempt at a puzzle with a table."""

    def __init__(self, puzzle: Puzzle, rng: Rng) -> None:
        self.puzzle = puzzle
        self.rng = rng
        self.table = Layout.parse(part(puzzle, "table"))
        self.own = self.rack = Tiles.parse(part(puzzle, "rack"))
        self.taken = ""
        self.wanted = [parse_tile(puzzle.tile)] if puzzle.tile else []  # one of these must be laid; none: all tiles
        self.solver = INVESTO_SOLVER if puzzle.kind == "which-investo" else RUMMY_SOLVER
        self.look()

    def look(self) -> None:
        """Another glance; in Investo at any of the complete rows."""
        if self.puzzle.kind != "which-investo":
            return
        rows = rows_of(self.puzzle)
        row = pick(self.rng, [number for number, faces in enumerate(rows) if len(faces) == 3])
        self.taken, self.wanted = f"T{row + 1}", sorted(set(rows[row]))
        self.rack = self.own + Tiles.of(rows[row])

    def found(self, seen: Seen, rack: Tiles, kind: int | None) -> Layout | None:
        """The table, if with what is seen the tile can be laid, or without one all of the rack."""
        some = Layout(tuple(seen))
        play = self.solver.empties(some, rack) if kind is None else play_with(self.solver, some, rack, kind)
        if play is None:
            return None
        left = list(self.table.melds)
        for meld in seen:
            left.remove(meld)
        return Layout((*left, *play.table.melds))

    def aims(self) -> list[int | None]:
        return list(self.wanted) or [None]


def near(sight: Sight) -> Layout | None:
    """The combinations around one tile of one's own, four at most, with all of the rack."""
    for _ in range(GLANCES["near"]):
        sight.look()
        aim = pick(sight.rng, sight.aims())
        tile = pick(sight.rng, sight.rack.kinds()) if aim is None else aim
        around = [meld for meld in sight.table.melds if tile == STAR or is_near(meld.codes, tile)]
        found = sight.found(shuffled(sight.rng, around)[:MOST_NEAR], sight.rack, aim)
        if found is not None:
            return found
    return None


def is_near(codes: tuple[int, ...], tile: int) -> bool:
    return any(abs(code % DECLARED // 4 - tile // 4) <= 1 for code in codes)


def few(sight: Sight) -> Layout | None:
    """One to three combinations anywhere on the table, with all of the rack."""
    for _ in range(GLANCES["few"]):
        sight.look()
        size = 1 + int(sight.rng.below(MOST_FEW))
        seen = shuffled(sight.rng, list(sight.table.melds))[:size]
        found = sight.found(seen, sight.rack, pick(sight.rng, sight.aims()))
        if found is not None:
            return found
    return None


def single(sight: Sight) -> Layout | None:
    """Two combinations and one tile at a time, for a tile that is wanted with one other; nothing is taken back."""
    if sight.wanted:
        return single_wanted(sight)
    for tile in shuffled(sight.rng, sight.rack.kinds()):
        for _ in range(GLANCES["single"]):
            seen = shuffled(sight.rng, list(sight.table.melds))[:2]
            found = sight.found(seen, Tiles.of([tile]), None)
            if found is not None:
                sight.table = found
                break
        else:
            return None
    return sight.table


def single_wanted(sight: Sight) -> Layout | None:
    for _ in range(GLANCES["single"]):
        sight.look()
        kind = pick(sight.rng, sight.wanted)
        other = pick(sight.rng, rest(sight.rack.kinds(), [kind]))
        seen = shuffled(sight.rng, list(sight.table.melds))[:2]
        found = sight.found(seen, Tiles.of([kind, other]), kind)
        if found is not None:
            return found
    return None


# ---- a hand: what is left over once combinations are laid


def near_hand(hand: list[int], rng: Rng) -> list[int]:
    """The most that can be laid around one tile, then around one of the rest."""
    left, looked = list(hand), list(hand)
    while looked:
        tile = pick(rng, looked)
        around = [codes for codes in combinations_in(left) if any(abs(kind // 4 - tile // 4) <= 1 for kind in codes)]
        left = best_rest(left, around)
        looked = [kind for kind in left if abs(kind // 4 - tile // 4) > 1 and kind in looked]
    return left


def few_hand(hand: list[int], rng: Rng) -> list[int]:
    """Every second combination is overlooked; of the others the most is laid."""
    return best_rest(hand, [codes for codes in combinations_in(hand) if int(rng.below(2))])


def single_hand(hand: list[int], rng: Rng) -> list[int]:
    """One combination after the other, whichever is seen first; nothing is taken back."""
    left = list(hand)
    while possible := combinations_in(left):
        seen = pick(rng, possible)
        left = rest(left, list(seen))
    return left


def best_rest(hand: list[int], melds: list[Codes], start: int = 0) -> list[int]:
    best = hand
    for i in range(start, len(melds)):
        if all(hand.count(kind) for kind in melds[i]):
            left = best_rest(rest(hand, list(melds[i])), melds, i)
            best = min(best, left, key=lambda kinds: (len(kinds), sum(kinds)))
    return best


# ---- attempts

TABLE: Final = {"near": near, "few": few, "single": single}
HAND: Final = {"near": near_hand, "few": few_hand, "single": single_hand}
BOTS: Final = tuple(TABLE)


def attempt(bot: str, puzzle: Puzzle, rng: Rng) -> list[str] | None:
    """What the bot would do, None if it sees nothing."""
    if puzzle.kind == "which-discard":
        return attempt_hand(bot, puzzle, rng)
    sight = Sight(puzzle, rng)
    table = TABLE[bot](sight)
    return None if table is None else [*([sight.taken] if sight.taken else []), f"A {table}"]


def attempt_hand(bot: str, puzzle: Puzzle, rng: Rng) -> list[str]:
    """It lays its hand out and counts; if the rest is too much, once more, and in the end it guesses."""
    hand = Tiles.parse(part(puzzle, "rack")).kinds()
    for _ in range(HAND_TRIES):
        left = HAND[bot](hand, rng)
        if len(left) <= 3 and sum(kind // 4 + 1 for kind in left) - max(left) // 4 - 1 < 10:
            break
    return [f"K {show_tile(max(left))}"]


def solves(bot: str, puzzle: Puzzle, rng: Rng) -> bool:
    """The rules say whether it was right, not the bot."""
    actions = attempt(bot, puzzle, rng)
    return actions is not None and judge(puzzle, actions)[0].outcome == "right"
