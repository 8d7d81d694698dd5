"""How hard a puzzle is: a model of how a person searches, as one number.

A person opens few combinations before many, those that have to do with the tiles at hand before others, and has to look
at every tile of what is open. The number is the logarithm (base 2) of all tiles looked at until the answer is seen, and
of the steps to be carried out then. docs/puzzles.md says how well it predicts who solves what.
"""

from collections.abc import Iterator
from itertools import combinations
from math import log2
from typing import Final

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld
from tilerummy.puzzles.exhaustive import Codes, combinations_in, rest
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.search import INVESTO, RUMMY, Goal, lays_all, lays_one_of
from tilerummy.puzzles.verify import part, rows_of
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, parse_tile

STEP: Final = 2  # tiles looked at for each step of the answer: what lies open has to be kept in mind


def difficulty(puzzle: Puzzle) -> float:
    looked: float = looks_at_hand(puzzle) if puzzle.kind == "which-discard" else looks_at_table(puzzle)
    return round(log2(looked + STEP * len(puzzle.proof.steps)), 2)


# ---- with a table


def looks_at_table(puzzle: Puzzle) -> int:
    """Tiles looked at, over all openings tried before the one that answers the question, and this one."""
    table = Layout.parse(part(puzzle, "table"))
    looked = 0
    for size in range(puzzle.proof.measure + 1):
        for at_hand, goal, some in openings(puzzle, table, size):
            looked += at_hand + sum(len(meld.codes) for meld in some)
            if size == puzzle.proof.measure and goal(Layout(some)) is not None:  # fewer are never enough: proven
                return looked
    return looked


def openings(puzzle: Puzzle, table: Layout, size: int) -> Iterator[tuple[int, Goal, tuple[Meld, ...]]]:
    """What is tried with so many combinations: tiles at hand, what is wanted, the combinations opened."""
    asked = questions(puzzle)
    found = []
    for number, (tiles, goal) in enumerate(asked):
        for some in combinations(table.melds, size):
            far = remoteness(some, tiles)
            if far is not None:
                found.append((far, sum(len(meld.codes) for meld in some), number, some, goal, len(tiles)))
    for _, _, _, some, goal, at_hand in sorted(found, key=lambda each: each[:3]):
        yield at_hand, goal, some


def questions(puzzle: Puzzle) -> list[tuple[list[int], Goal]]:
    """The tiles that may be laid, and what would be an answer; for each complete row of a pot in turn."""
    rack = Tiles.parse(part(puzzle, "rack"))
    if puzzle.kind == "which-investo":
        solver = Solver(INVESTO, "none")
        full = [faces for faces in rows_of(puzzle) if len(faces) == 3]
        return [(faces, lays_one_of(solver, rack + Tiles.of(faces), sorted(set(faces)))) for faces in full]
    solver = Solver(RUMMY)
    if puzzle.kind == "lay-all":
        return [(rack.kinds(), lays_all(solver, rack))]
    return [(rack.kinds(), lays_one_of(solver, rack, [parse_tile(puzzle.tile)]))]


def remoteness(some: tuple[Meld, ...], tiles: list[int]) -> int | None:
    """How many of the combinations have nothing to do with the tiles themselves; None if one has to do with nothing."""
    near = [meld for meld in some if linked(meld.codes, tiles)]
    far = [meld for meld in some if meld not in near]
    open_tiles = [*tiles, *(code for meld in near for code in meld.codes)]
    while left := [meld for meld in far if not linked(meld.codes, open_tiles)]:
        reached = [code for meld in far if meld not in left for code in meld.codes]
        if not set(reached) - set(open_tiles):
            return None
        open_tiles += reached
    return len([meld for meld in some if meld not in near])


def linked(codes: tuple[int, ...], tiles: list[int]) -> bool:
    return any(neighbours(code % DECLARED, tile % DECLARED) or STAR in (code, tile) for code in codes for tile in tiles)


def neighbours(one: int, other: int) -> bool:
    """They could lie side by side, or one in the place of the other."""
    return one // 4 == other // 4 or (one % 4 == other % 4 and abs(one // 4 - other // 4) <= 1)


# ---- a hand


def looks_at_hand(puzzle: Puzzle) -> float:
    """Combinations are laid one after the other until none is left; if the rest is too much, all over again."""
    hand = Tiles.parse(part(puzzle, "rack")).kinds()
    return len(hand) / chance_at_hand(tuple(sorted(hand)), {})


def chance_at_hand(hand: Codes, known: dict[Codes, float]) -> float:
    """That what is left in the end is good enough, if longer combinations are seen sooner."""
    if hand not in known:
        melds = combinations_in(list(hand))
        seen = sum(map(len, melds))
        after = [(codes, tuple(sorted(rest(list(hand), list(codes))))) for codes in melds]
        known[hand] = (
            sum(len(codes) * chance_at_hand(left, known) for codes, left in after) / seen if melds else ends(hand)
        )
    return known[hand]


def ends(left: Codes) -> float:
    """G5, with one of these discarded: at most two tiles are left, worth less than ten."""
    return float(len(left) <= 3 and sum(kind // 4 + 1 for kind in left) - max(left) // 4 - 1 < 10)
