"""How many combinations of a table a play changes, and how few it would need to: slow, by trying them all."""

from collections.abc import Iterator
from itertools import combinations

from tests.solver.exhaustive import Naive
from tilerummy.layout import Layout
from tilerummy.melds import Meld, MeldRules, plain_key, resolve
from tilerummy.refusal import Refusal
from tilerummy.solver.constraints import Aim, Constraints
from tilerummy.solver.finder import Finder
from tilerummy.tiles import Tiles


def looks(meld: Meld, rules: MeldRules) -> tuple[int, ...]:
    """The same for combinations that nobody could tell apart."""
    found = resolve(meld.codes, rules)
    return meld.codes if isinstance(found, Refusal) else plain_key(found, rules)


def changed(before: Layout, after: Layout, rules: MeldRules) -> int:
    """Combinations that do not lie there afterwards just as before; one with a tile more is changed."""
    left = [looks(meld, rules) for meld in after.melds]
    kept = 0
    for meld in before.melds:
        if looks(meld, rules) in left:
            left.remove(looks(meld, rules))
            kept += 1
    return len(before.melds) - kept


def sets_of(melds: tuple[Meld, ...], below: int) -> Iterator[tuple[Meld, ...]]:
    for size in range(below):
        yield from combinations(melds, size)


def fewest(before: Layout, laid: Tiles, rules: MeldRules, stars: str, below: int, tries: int = 20000) -> int | None:
    """The least number of combinations, fewer than `below`, with which all these tiles can be laid, else `below`.

    Every set of combinations is tried, the small ones first; None after so many tries.
    """
    finder = Finder(rules)
    for number, touched in enumerate(sets_of(before.melds, below)):
        if number >= tries:
            return None
        wanted = Constraints(Layout(touched), laid, rules, stars)
        wanted.whole_rack()
        finder.reset(0)
        if finder.find(wanted, Aim("tiles"), enough=0) is not None:
            return len(touched)
    return below


def fewest_by_exhaustion(before: Layout, laid: Tiles, rules: MeldRules, stars: str) -> int | None:
    """The same over every legal table there is, without the solver; None if these tiles cannot be laid."""
    counts = before.counts()
    for kind in laid.kinds():
        counts[kind] += 1
    naive = Naive(rules, stars)
    tables = (Layout(tuple(Meld(codes) for codes in melds)) for melds in naive.layouts(counts))
    return min((changed(before, after, rules) for after in tables if naive.allowed(before, after, laid)), default=None)
