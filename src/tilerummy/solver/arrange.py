"""Laying tiles out as runs: the new table after a play, with as few runs changed as it needs."""

from itertools import combinations

from tilerummy.layout import Layout
from tilerummy.melds import Meld
from tilerummy.solver.tidy import moved
from tilerummy.tiles import Tiles

Run = list[int]  # kinds of one colour, ascending


def lay_out(tiles: Tiles) -> Layout:
    """Tiles that can lie as runs, as runs: long ones rather than many."""
    melds: list[Meld] = []
    for colour in range(4):
        runs = colour_runs([tiles.count(4 * v + colour) for v in range(13)], colour)
        melds += [Meld(tuple(run)) for run in runs or []]
    return Layout(tuple(melds))


def colour_runs(counts: list[int], colour: int) -> list[Run] | None:
    """Runs of one colour with so many tiles of each value, or None if that cannot be."""
    done: list[Run] = []
    growing: list[Run] = []
    for v in range(13):
        # short runs grow first, then the longest; a finished one that does not grow is put aside
        growing.sort(key=lambda run: (len(run) >= 3, -len(run)))
        done += growing[counts[v] :]
        growing = growing[: counts[v]]
        while len(growing) < counts[v]:
            growing.append([])
        for run in growing:
            run.append(4 * v + colour)
    done += growing
    if min([len(run) for run in done] or [3]) < 3:
        return None
    return sorted(done)


def after_play(before: Layout, laid: Tiles) -> Layout:
    """The table with `laid` added. Colours without a new tile stay as they are."""
    melds: list[Meld] = []
    kinds = laid.kinds()
    for colour in range(4):
        lying = [meld for meld in before.melds if meld.codes[0] & 3 == colour]
        new = [kind for kind in kinds if kind & 3 == colour]
        if new:
            runs = add_to_runs([sorted(meld.codes) for meld in lying], new, colour)
            lying = [Meld(tuple(run)) for run in runs]
        melds += lying
    return Layout(tuple(melds))


def add_to_runs(old: list[Run], new: Run, colour: int) -> list[Run]:
    """As few of the old runs are changed as can be, and of these few tiles leave their run."""
    for size in range(len(old) + 1):
        best: list[Run] = []
        least = 0
        for numbers in combinations(range(len(old)), size):
            some = [old[i] for i in numbers]
            for runs in laid_with(some, new, colour):
                cost = moved([tuple(run) for run in some], [tuple(run) for run in runs])
                if not best or cost < least:
                    best = [run for i, run in enumerate(old) if i not in numbers] + runs
                    least = cost
            if best and least == 1:  # one run, and no tile has left its own: nothing costs less
                return best
        if best:
            return best
    raise ValueError("these tiles cannot be laid")


def laid_with(some: list[Run], new: Run, colour: int) -> list[list[Run]]:
    """Ways to lay the new tiles with these runs: at their ends, the rest beside them; or all of it anew."""
    grown, left = extend(some, new)
    if not left and len(grown) < 2:
        return [grown]
    beside = beside_runs(left, colour)
    found = [grown + beside] if beside is not None else []
    if not some or not has_neighbours(some, new):
        return found
    anew = colour_runs(counts_of([*some, new]), colour)
    return [*found, anew] if anew is not None else found


def beside_runs(left: Run, colour: int) -> list[Run] | None:
    if len(left) < 3:
        return None if left else []
    return colour_runs(counts_of([left]), colour)


def has_neighbours(some: list[Run], new: Run) -> bool:
    """A tile without a neighbour lies in no run; this is found out sooner than by laying out the runs."""
    kinds = [kind for run in [*some, new] for kind in run]
    for kind in new:
        if kind - 4 not in kinds and kind + 4 not in kinds:
            return False
    return True


def counts_of(runs: list[Run]) -> list[int]:
    counts = [0] * 13
    for run in runs:
        for kind in run:
            counts[kind >> 2] += 1
    return counts


def extend(old: list[Run], new: Run) -> tuple[list[Run], Run]:
    """Put new tiles at the ends of old runs while any fits; the runs, and what is left over."""
    runs = [list(run) for run in old]
    left = list(new)
    moved = True
    while moved:
        moved = False
        for kind in left:
            if attach(runs, kind):
                left.remove(kind)
                moved = True
                break
    return runs, left


def attach(runs: list[Run], kind: int) -> bool:
    for run in runs:
        if kind == run[-1] + 4:
            run.append(kind)
            return True
        if kind == run[0] - 4:
            run.insert(0, kind)
            return True
    return False
