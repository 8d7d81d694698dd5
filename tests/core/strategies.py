"""What Hypothesis draws tiles, melds and tables from."""

from hypothesis import settings
from hypothesis import strategies as st

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld
from tilerummy.tiles import STAR, Tiles

KINDS = st.integers(0, STAR)
COUNTS = st.lists(st.integers(0, 2), min_size=STAR + 1, max_size=STAR + 1)
CODES = st.one_of(KINDS, st.integers(DECLARED, DECLARED + STAR - 1))
RUNS = st.integers(0, 51).flatmap(lambda low: st.integers(low >> 2, 12).map(lambda top: run(low, top)))
SERIES = st.tuples(st.integers(0, 12), st.permutations(range(4)), st.integers(2, 4)).map(
    lambda drawn: tuple(4 * drawn[0] + colour for colour in drawn[1][: drawn[2]])
)
MELDS = st.one_of(RUNS, SERIES, st.lists(CODES, min_size=1, max_size=6).map(tuple)).map(Meld)
TABLES = st.lists(MELDS, max_size=6).map(lambda melds: Layout(tuple(melds)))

same_each_time = settings(derandomize=True, max_examples=60, deadline=None)


def run(low: int, top: int) -> tuple[int, ...]:
    return tuple(range(low, 4 * top + 4, 4))


def tiles_of(counts: list[int]) -> Tiles:
    return Tiles.of([kind for kind, count in enumerate(counts) for _ in range(count)])


TILES = COUNTS.map(tiles_of)
