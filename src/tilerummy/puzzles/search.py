"""Finding what a puzzle needs to know, with the solver: the fewest combinations that have to change for a play.

A play is *plain* if no combination on the table is taken apart for it: new combinations and additions only.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, RUNS, Meld, MeldRules, meld_fault
from tilerummy.solver.constraints import Aim
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles

Goal = Callable[[Layout], Play | None]  # a play on this part of the table that does what is asked for

RUMMY = MeldRules()
INVESTO = RUNS


def parts(table: Layout, size: int) -> Iterator[tuple[Layout, Layout]]:
    """So many combinations that may change, and the others; those at the front first."""
    melds = table.melds
    for chosen in combinations(range(len(melds)), size):
        rest = tuple(meld for i, meld in enumerate(melds) if i not in chosen)
        yield Layout(tuple(melds[i] for i in chosen)), Layout(rest)


def within_reach(table: Layout, goal: Goal, size: int) -> bool:
    """Whether so many combinations are enough. More are never worse: what may change need not."""
    return any(goal(part) is not None for part, _ in parts(table, size))


def fewest(table: Layout, goal: Goal, least: int, most: int) -> tuple[Layout, Layout] | None:
    """The smallest part of the table with which the goal can be reached, and the rest; None if not in these bounds."""
    if least > 0 and within_reach(table, goal, least - 1):
        return None
    for size in range(least, min(most, len(table)) + 1):
        for part, rest in parts(table, size):
            if goal(part) is not None:
                return part, rest
    return None


def lays_all(solver: Solver, rack: Tiles) -> Goal:
    return lambda part: solver.empties(part, rack)


def lays_one_of(solver: Solver, rack: Tiles, kinds: list[int]) -> Goal:
    """Any play that lays one of these."""

    def goal(part: Layout) -> Play | None:
        found = (play_with(solver, part, rack, kind) for kind in kinds)
        return next((play for play in found if play is not None), None)

    return goal


def play_with(solver: Solver, table: Layout, rack: Tiles, kind: int) -> Play | None:
    constraints = solver.constraints(table, rack)
    constraints.low[kind] = 1
    solver.finder.reset(0)
    return solver.play(table, constraints, solver.finder.find(constraints, Aim("tiles"), enough=0))


def short_play(solver: Solver, table: Layout, rack: Tiles, kinds: list[int]) -> Play:
    """A tidy play that lays one of the kinds and as few other tiles as can be; there must be one."""
    for size in range(len(rack)):
        for kind in kinds:
            for more in combinations((rack - Tiles.of([kind])).kinds(), size):
                tiles = Tiles.of([kind, *more])
                if solver.empties(table, tiles) is not None:
                    found = solver.best(table, tiles, tidy=True)
                    assert found is not None
                    return found
    raise AssertionError(f"no play lays any of {kinds}")


# ---- plain plays


def is_plain(solver: Solver, table: Layout, rack: Tiles, kinds: list[int] | None) -> bool:
    """Whether additions and new combinations alone lay the whole rack, or with `kinds` one of these."""
    return _plain(solver, [meld.codes for meld in table.melds], rack, kinds, set())


def _plain(solver: Solver, melds: list[tuple[int, ...]], rack: Tiles, kinds: list[int] | None, seen: set[str]) -> bool:
    here = f"{sorted(melds)} {rack}"
    if here in seen:
        return False
    seen.add(here)
    if kinds is None and solver.empties(Layout(), rack) is not None:
        return True
    if kinds is not None and any(play_with(solver, Layout(), rack, kind) for kind in kinds if rack.count(kind)):
        return True
    for kind in sorted(set(rack.kinds())):
        for i, codes in enumerate(melds):
            for longer in additions(codes, kind, solver.rules):
                if kinds is not None and kind in kinds:
                    return True
                grown = [*melds[:i], longer, *melds[i + 1 :]]
                if _plain(solver, grown, rack - Tiles.of([kind]), kinds, seen):
                    return True
    return False


def additions(codes: tuple[int, ...], kind: int, rules: MeldRules) -> list[tuple[int, ...]]:
    """A combination with one tile more; a Star in every place it could take."""
    wanted = [DECLARED + stand for stand in range(STAR)] if kind == STAR else [kind]
    longer = [tuple(sorted((*codes, code), key=lambda each: each & 63)) for code in wanted]
    return [more for more in longer if meld_fault(more, rules) is None]


def changed_by(before: Layout, after: Layout) -> list[Meld]:
    """The combinations that do not lie there any more as they did."""
    left = list(after.key())
    changed = []
    for meld in before.melds:
        if meld.codes in left:
            left.remove(meld.codes)
        else:
            changed.append(meld)
    return changed
