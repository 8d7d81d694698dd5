"""An independent judge of melds, tables and the Star rule R8, written to be read, not to be fast."""

from itertools import pairwise, product

from tilerummy.melds import DECLARED, MeldRules
from tilerummy.table import Table
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


def is_valid(table: Table, rules: MeldRules) -> bool:
    return all(
        STAR not in meld.codes
        and any(code < STAR for code in meld.codes)
        and (is_sequence(meld.codes, rules) or is_series(meld.codes, rules))
        for meld in table.melds
    )


def stands_for(table: Table, rules: MeldRules) -> list[set[int]]:
    """What each Star of a valid table may be taken to stand for."""
    found = []
    for meld in table.melds:
        for code in meld.codes:
            if code >= DECLARED:
                kind = code - DECLARED
                row = {4 * (kind // 4) + colour for colour in range(4)}
                if is_sequence(meld.codes, rules):
                    found.append(row if rules.mixed else {kind})
                else:
                    shown = {other % DECLARED for other in meld.codes} - {kind}
                    found.append(row - shown if len(meld.codes) == 3 else {kind})
    return found


def stars_agree(before: list[set[int]], after: list[set[int]], laid: Tiles) -> bool:
    """R8: each Star from before stands for the same as one after, or a laid tile of its own released it."""
    for fates in product([None, *range(len(after))], repeat=len(before)):
        kept = [fate for fate in fates if fate is not None]
        if len(set(kept)) < len(kept):
            continue
        if any(fate is not None and not before[i] & after[fate] for i, fate in enumerate(fates)):
            continue
        released = [before[i] for i, fate in enumerate(fates) if fate is None]
        if any(covers(kinds, laid) for kinds in product(*released)):
            return True
    return False


def covers(kinds: tuple[int, ...], laid: Tiles) -> bool:
    return all(kinds.count(kind) <= laid.count(kind) for kind in kinds)


def is_legal(before: Table, after: Table, rack: Tiles, rules: MeldRules, stars: str) -> bool:
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
