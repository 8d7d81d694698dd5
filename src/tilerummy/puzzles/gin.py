"""The puzzle of Gin-Rummy: eleven tiles, and one discard that lets you go out. Which?"""

from itertools import combinations

from tilerummy.luck import Rng
from tilerummy.puzzles.attempt import refused
from tilerummy.puzzles.draft import PuzzleDraft
from tilerummy.puzzles.tables import between, random_melds, some
from tilerummy.solver.hand import covers
from tilerummy.solver.hand_meld import is_combination, meld_of, set_of
from tilerummy.solver.hand_split import KNOCK, Terms, Way, ways_out
from tilerummy.tiles import Tiles, show_tile

HAND = 11
TERMS = Terms(10, 8, 13)  # G5: less than ten left, eight laid, tiles worth their number
FALSE = {1: (1, 2), 2: (3, 4), 3: (5, 6), 4: (7, 99)}  # combinations that are not in the answer, by level


def make_which_discard(rng: Rng, level: int) -> PuzzleDraft | None:
    """One try."""
    melds, left = random_melds(rng, 3, series=45, width=between(rng, 5, 13))
    whole = [kind for kinds in melds for kind in kinds]
    if not 8 <= len(whole) <= HAND:
        return None
    hand = Tiles.of(whole) + some(rng, left, HAND - len(whole))
    if covers(hand.one, hand.two):  # a grand gin needs no discard
        return None
    ways = [way for way in ways_out(hand.one, hand.two, TERMS) if way.way == KNOCK]
    if len({int(way.discard) for way in ways}) != 1:
        return None
    best = min(ways, key=lambda way: int(way.left))
    combined = possible(hand)
    false = len(combined) - len(set(best.melds))  # the same one twice is one that can be made
    low, high = FALSE[level]
    tempting = any(int(best.discard) in meld for meld in combined)  # else one would see at once what to throw away
    return draft(hand, best, false) if low <= false <= high and tempting else None


def possible(hand: Tiles) -> list[tuple[int, ...]]:
    """Every combination that can be made of the tiles; of a longer sequence every part that is one."""
    kinds = sorted(set(hand.kinds()))
    found = [three for size in (3, 4) for three in combinations(kinds, size) if is_combination(set_of(three))]
    runs = [tuple(range(kind, kind + 4 * size, 4)) for kind in kinds for size in range(5, 12)]
    return found + [run for run in runs if set(run) <= set(kinds)]


def draft(hand: Tiles, way: Way, false: int) -> PuzzleDraft | None:
    turn = "discard 0 dealer 1 turns 8 passes 0"
    sides = f"rack {hand} | known | rack ?10 | known"
    position = f"seat 0 | {turn} | out | discard | taken | gone | lying | {sides}"
    wrong = [f"K {show_tile(kind)}" for kind in sorted(set(hand.kinds())) if kind != int(way.discard)]
    others = refused("gin", position, wrong)
    if len(others) < len(wrong):
        return None  # the rules and the solver would disagree
    steps = ["lay " + str(meld_of(meld)) for meld in way.melds]
    return PuzzleDraft(position, "", [f"K {show_tile(int(way.discard))}"], false, [], steps, others)
