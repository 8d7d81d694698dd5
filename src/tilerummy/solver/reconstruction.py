"""From the numbers a search has found to melds.

A cell is a place of the search (`4 * level + colour`, 52-55 for a 1 at the top), plus 64 where a Star stands for it.
"""

from tilerummy.melds import DECLARED
from tilerummy.solver.search import LayoutSearch

Cells = list[int]


def lay_out_path(search: LayoutSearch, kept: list[int]) -> list[tuple[int, ...]]:
    """The arrangement of the search's best path, as codes; Stars kept as their kind are told apart at the end."""
    path = search.best_path
    steps = [int(path[at]) for at in range(4 * search.levels)]
    runs: list[Cells] = []
    for colour in range(4):
        runs += colour_cells(steps, colour)
    series: list[Cells] = []
    for level in range(13):
        at = 4 * level
        if (path[at] | path[at + 1] | path[at + 2] | path[at + 3]) & 24 != 0:
            series += level_cells(steps[at : at + 4], level)
    if search.wild > 0 and runs and not search.explicit:
        for _ in range(int(search.wild) - sum([step >> 5 for step in steps])):
            attach_star(runs, search.levels == 14)
    return with_kept([codes_of(cells) for cells in runs + series], kept)


def colour_cells(steps: list[int], colour: int) -> list[Cells]:
    """The sequences of one colour: short ones grow first, then the longest; the others are finished."""
    done: list[Cells] = []
    growing: list[Cells] = []
    for at in range(colour, len(steps), 4):
        size = steps[at] & 7
        if size != len(growing):
            if size == 0:
                done += growing
                growing = []
                continue
            growing.sort(key=urgency)
            done += growing[size:]
            growing = growing[:size]
            while len(growing) < size:
                growing.append([])
        stars = steps[at] >> 5
        for i in range(size):
            growing[i].append(at + DECLARED if i < stars else at)
    return done + growing


def urgency(run: Cells) -> int:
    """Short sequences must grow first; of the others the longest may."""
    return len(run) - 100 if len(run) < 3 else -len(run)


def level_cells(steps: list[int], level: int) -> list[Cells]:
    """The series of one value; its Stars are those beyond what the sequences have taken."""
    counts = [(step >> 3) & 3 for step in steps]
    stars = [max(0, (step >> 5) - (step & 7)) for step in steps]
    return series_cells(counts, stars, level)


def series_cells(counts: list[int], stars: list[int], level: int) -> list[Cells]:
    """So many tiles of each colour as series of three or four, the fullest colour first so that none meets itself."""
    number = (sum(counts) + 3) // 4
    series: list[Cells] = [[] for _ in range(max(number, *counts))]
    for count in (3, 2, 1):
        for c in range(4):
            if counts[c] == count:
                if len(series) > 1:
                    series.sort(key=len)
                for i in range(count):
                    series[i].append(4 * level + c + (DECLARED if i < stars[c] else 0))
    return series


def attach_star(runs: list[Cells], ace_high: bool) -> None:
    """A spare Star at an end of a sequence; one that has no end left is split."""
    run = min(runs, key=len)
    first = run[0] & 63
    last = run[-1] & 63
    if last < 48 or (last < 52 and ace_high):
        run.append(last + 4 + DECLARED)
    elif first >= 4:
        run.insert(0, first - 4 + DECLARED)
    else:
        tail = run[3:]
        del run[3:]
        run.append((tail[0] & 63) + DECLARED)
        runs.append(tail)


def codes_of(cells: Cells) -> list[int]:
    """The 1 at the top, which is always last, is an ace like any other."""
    if cells[-1] & 63 >= 52:
        cells[-1] -= 52
    return cells


def with_kept(melds: list[list[int]], kept: list[int]) -> list[tuple[int, ...]]:
    """Declares Stars that were kept: the search counted them as tiles of their kind, any of which may be the Star."""
    for kind in kept:
        meld = next(meld for meld in melds if kind in meld)
        meld[meld.index(kind)] = DECLARED + kind
    return [tuple(meld) for meld in melds]
