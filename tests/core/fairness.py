"""Whether counts look like chance: a generous bound, since the seeds are fixed anyway."""

from collections.abc import Iterable, Sequence


def chi_square(counts: Sequence[int]) -> float:
    """How far the counts are from all being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def far_off(cells: int) -> float:
    """Mean plus six standard deviations of chi-square: no chance gets there."""
    free = cells - 1
    return float(free + 6 * (2 * free) ** 0.5 + 1)


def uniform(drawn: Iterable[object], cells: int) -> bool:
    """Whether the things drawn are `cells` different ones, each about as often."""
    counts: dict[object, int] = {}
    for thing in drawn:
        counts[thing] = counts.get(thing, 0) + 1
    return len(counts) == cells and chi_square(list(counts.values())) < far_off(cells)
