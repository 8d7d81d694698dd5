"""An independent judge of melds, tables and the Star rule R8, written to be read, not to be fast."""

from collections import Counter
from itertools import pairwise, permutations, product

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, MeldRules
from tilerummy.tiles import STAR, Tiles

Codes = tuple[int, ...]


def is_sequence(codes: Codes, rules: MeldRules) -> bool:
    """Consecutive values as they lie, Stars declared; 1 after 13 if the rules allow it."""
    values = [(code % DECLARED) // 4 + 1 for code in codes]
    colours = {code % 4 for code in codes}
    if rules.ace_high and len(values) > 1 and values[-1] == 1:
        values[-1] = 14
    steps = {high - low for low, high in pairwise(values)}
    return rules.runs and len(codes) >= 3 and steps == {1} and (rules.mixed or len(colours) == 1)


def is_series(codes: Codes, rules: MeldRules) -> bool:
    kinds = {code % DECLARED for code in codes}
    values = {kind // 4 for kind in kinds}
    return rules.series and len(codes) in (3, 4) and len(kinds) == len(codes) and len(values) == 1


def is_valid(table: Layout, rules: MeldRules) -> bool:
    return all(
        STAR not in meld.codes
        and any(code < STAR for code in meld.codes)
        and (is_sequence(meld.codes, rules) or is_series(meld.codes, rules))
        for meld in table.melds
    )


def stands_for(table: Layout, rules: MeldRules) -> list[tuple[int, ...]]:
    """What the Stars of a table may be taken to stand for, all at once."""
    return [sum(some, ()) for some in product(*[meld_stands_for(meld.codes, rules) for meld in table.melds])]


def meld_stands_for(codes: Codes, rules: MeldRules) -> list[tuple[int, ...]]:
    stars = [code - DECLARED for code in codes if code >= DECLARED]
    rows = [[4 * (kind // 4) + colour for colour in range(4)] for kind in stars]
    if is_series(codes, rules):
        missing = [kind for kind in rows[0] if kind not in codes] if stars else []
        return list(permutations(missing, len(stars)))
    if is_sequence(codes, rules) and rules.mixed:
        return list(product(*rows))
    return [tuple(stars)]


def stars_agree(before: list[tuple[int, ...]], after: list[tuple[int, ...]], laid: Tiles) -> bool:
    """R8: each Star from before stands for the same as one after, or a laid tile of its own released it."""
    for old, new in product(before, after):
        released = Counter(old) - Counter(new)
        if all(count <= laid.count(kind) for kind, count in released.items()):
            return True
    return False


def is_legal(before: Layout, after: Layout, rack: Tiles, rules: MeldRules, stars: str) -> bool:
    """Whether the table may become this one with tiles from the rack."""
    laid = Tiles()
    for kind, (old, new) in enumerate(zip(before.counts(), after.counts(), strict=True)):
        if not old <= new <= old + rack.count(kind):
            return False
        for _ in range(new - old):
            laid.add(kind)
    if not is_valid(after, rules):
        return False
    return stars != "exchange" or stars_agree(stands_for(before, rules), stands_for(after, rules), laid)
