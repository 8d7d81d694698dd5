"""An exhaustive oracle for plays of runs: every sub-multiset, split into runs by trial. Slow and simple on purpose."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

Kinds = tuple[int, ...]  # sorted


@cache
def splits(kinds: Kinds) -> bool:
    """Whether the tiles are runs and nothing else: the lowest tile begins some run of three or more."""
    if not kinds:
        return True
    run = [kinds[0]]
    while run[-1] // 4 < 12 and run[-1] + 4 in kinds:
        run.append(run[-1] + 4)
    return any(splits(less(kinds, tuple(run[:length]))) for length in range(3, len(run) + 1))


def less(kinds: Kinds, run: Kinds) -> Kinds:
    rest = list(kinds)
    for kind in run:
        rest.remove(kind)
    return tuple(rest)


def subsets(rack: list[int]) -> Iterator[Kinds]:
    """Every sub-multiset once; copies are alike."""
    counts = sorted(Counter(rack).items())
    for taken in product(*[range(count + 1) for _, count in counts]):
        yield tuple(kind for (kind, _), n in zip(counts, taken, strict=True) for _ in range(n))


def plays(table: list[int], rack: list[int], due: set[int] | None = None) -> set[Kinds]:
    """All sets of rack tiles that can be laid; with `due` only those that lay one of these kinds."""
    return {
        laid
        for laid in subsets(rack)
        if (not due or due & set(laid)) and all(splits(part) for part in by_colour(table, laid))
    }


def by_colour(table: list[int], laid: Kinds) -> list[Kinds]:
    together = sorted([*table, *laid])
    return [tuple(kind for kind in together if kind % 4 == colour) for colour in range(4)]
