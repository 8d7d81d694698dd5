"""From the numbers of a search with mixed colours to melds; cells as in reconstruction.py."""

from tilerummy.melds import DECLARED
from tilerummy.solver.mixed import ROW, MixedSearch
from tilerummy.solver.reconstruction import Cells, codes_of, series_cells, urgency, with_kept


def lay_out_mixed(search: MixedSearch, kept: list[int]) -> list[tuple[int, ...]]:
    """The arrangement of the search's best path, as codes."""
    melds: list[Cells] = []
    rows: list[Cells] = []
    for level in range(13):
        series, tiles = level_tiles(search, level)
        melds += series
        rows.append(tiles)
    top = int(search.best_top)
    if search.levels == 14:
        rows.append([52 + (cell & 3) for cell in rows[0][:top]])
        del rows[0][:top]
    stars = [int(search.best_path[level]) >> 6 & 3 for level in range(len(rows))]
    melds += grow(rows, stars)
    return with_kept([codes_of(cells) for cells in melds], kept)


def level_tiles(search: MixedSearch, level: int) -> tuple[list[Cells], Cells]:
    """The series of a level, and the tiles that go into sequences."""
    choice = int(search.best_path[level])
    number = (choice & 15) + (int(search.best_top) if level == 0 else 0)
    code = int(search.series_code[(3 * level + (choice >> 4 & 3)) * ROW + number])
    counts = [code >> 2 * c & 3 for c in range(4)]
    stars = [code >> 8 >> 2 * c & 3 for c in range(4)]
    own = [counts[c] - stars[c] for c in range(4)]
    sizes = [max(0, int(search.required[4 * level + c]) - own[c]) for c in range(4)]
    for c in range(4):
        spare = int(search.have[4 * level + c]) - own[c] - sizes[c]
        sizes[c] += min(spare, number - sum(sizes))
    return series_cells(counts, stars, level), [4 * level + c for c in range(4) for _ in range(sizes[c])]


def grow(rows: list[Cells], stars: list[int]) -> list[Cells]:
    """Sequences from the tiles of each level: short ones grow first, and colours go on where they can."""
    done: list[Cells] = []
    growing: list[Cells] = []
    for level, tiles in enumerate(rows):
        size = len(tiles) + stars[level]
        growing.sort(key=urgency)
        done += growing[size:]
        growing = growing[:size]
        while len(growing) < size:
            growing.append([])
        left = list(tiles)
        for run in growing:
            run.append(next_cell(run, left, level))
    return done + growing


def next_cell(run: Cells, left: Cells, level: int) -> int:
    """Takes a tile of the same colour if there is one, else any, else a Star."""
    colour = run[-1] & 3 if run else 0
    if 4 * level + colour in left:
        left.remove(4 * level + colour)
        return 4 * level + colour
    return left.pop() if left else 4 * level + colour + DECLARED
