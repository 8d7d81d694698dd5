"""Reading a meld with Stars: what each stands for, and as what it may go on (R8).

Must agree with the judgement of melds.py and table.py: here only what a solver needs to know about a table that lies
there already.
"""

from typing import Final, final

from tilerummy.melds import DECLARED, Meld, MeldRules
from tilerummy.tiles import STAR


@final
class Reading:
    """A valid meld: its kinds in order, and which of these places are Stars."""

    def __init__(self, sequence: bool, kinds: list[int], stars: list[bool]) -> None:
        self.sequence: Final = sequence
        self.kinds: Final = kinds
        self.stars: Final = stars


def read_meld(codes: tuple[int, ...], rules: MeldRules) -> Reading | None:
    """The one way to read these codes as a valid meld; None if there is none, or two."""
    found: list[Reading] = []
    if len(codes) >= 3 and rules.runs:
        found += read_sequence(codes, rules)
    if 3 <= len(codes) <= 4 and rules.series:
        found += read_series(codes)
    return found[0] if len(found) == 1 else None


def read_series(codes: tuple[int, ...]) -> list[Reading]:
    """Different colours of one value; Stars that declare nothing take the missing colours in order."""
    known = [code & 63 for code in codes if code != STAR]
    if not known or len(set(known)) < len(known) or len({kind >> 2 for kind in known}) > 1:
        return []
    value = known[0] >> 2
    missing = [4 * value + c for c in range(4) if 4 * value + c not in known]
    kinds = [missing.pop(0) if code == STAR else code & 63 for code in codes]
    return [Reading(False, kinds, [code >= STAR for code in codes])]


def read_sequence(codes: tuple[int, ...], rules: MeldRules) -> list[Reading]:
    """Consecutive values; with Stars that declare nothing, as they lie, up or down."""
    if STAR not in codes:
        ordered = in_order(codes, rules)
        return placed(ordered, rules)
    return placed(list(codes), rules) or placed(list(reversed(codes)), rules)


def in_order(codes: tuple[int, ...], rules: MeldRules) -> list[int]:
    """By value; a 1 goes to the top where it closes a gap only there (R9)."""
    ordered = sorted(codes, key=lambda code: (code & 63) >> 2)
    values = [(code & 63) >> 2 for code in ordered]
    if rules.ace_high and values[0] == 0 and values[-1] == 12 and (values[1] != 1 or len(values) > 13):
        ordered.append(ordered.pop(0))
    return ordered


def placed(codes: list[int], rules: MeldRules) -> list[Reading]:
    """Codes in order, each at the value its place says, or nothing."""
    known = [i for i in range(len(codes)) if codes[i] != STAR]
    if not known:
        return []
    last = len(codes) - 1
    levels = {level_at(codes, i, rules) - i for i in known}
    base = min(levels)
    if len(levels) > 1 or base < 0 or base + last > (13 if rules.ace_high else 12):
        return []
    colours = {codes[i] & 3 for i in known}
    if len(colours) > 1 and not rules.mixed:
        return []
    kinds = [
        4 * ((base + i) % 13) + (codes[known[0]] & 3) if codes[i] == STAR else codes[i] & 63 for i in range(last + 1)
    ]
    return [Reading(True, kinds, [code >= STAR for code in codes])]


def level_at(codes: list[int], i: int, rules: MeldRules) -> int:
    """The level of a known code; a 1 at the upper end is above 13."""
    level = (codes[i] & 63) >> 2
    return 13 if level == 0 and i > 0 and i == len(codes) - 1 and rules.ace_high else level


def star_meanings(meld: Meld, rules: MeldRules) -> list[list[int]]:
    """For each Star of a meld, the kinds as which it may go on: by one of these, too, it is released (R8)."""
    reading = read_meld(meld.codes, rules)
    if reading is None:
        return [[code - DECLARED] for code in meld.codes if code >= DECLARED]
    found: list[list[int]] = []
    for kind, star in zip(reading.kinds, reading.stars, strict=True):
        if star:
            found.append(meanings_of(kind, reading, rules))
    return found


def meanings_of(kind: int, reading: Reading, rules: MeldRules) -> list[int]:
    row = [kind - (kind & 3) + c for c in range(4)]
    if reading.sequence:
        return row if rules.mixed else [kind]
    return [kind] + [other for other in row if other not in reading.kinds]
