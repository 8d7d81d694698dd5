"""Melds: what lies on a table. What is a run or a series under given options, and why something is not.

A meld is a row of codes: a kind 0-51, 52 for a Star that stands for whatever its place says, or 64 + kind for a Star
declared to stand for that kind (`*r7`).
"""

from typing import Final, final

from tilerummy.refusal import NotationError, Params, Refusal
from tilerummy.tiles import COLOURS, STAR, expand, parse_tile, show_tile, words_of

DECLARED: Final = 64  # code of a Star standing for kind k: DECLARED + k


def is_star(code: int) -> bool:
    return code >= STAR


def has_star(codes: tuple[int, ...]) -> bool:
    for code in codes:
        if code >= STAR:
            return True
    return False


def show_code(code: int) -> str:
    return "*" + show_tile(code - DECLARED) if code >= DECLARED else show_tile(code)


def parse_code(word: str, whole: str, at: int) -> int:
    if word[:1] == "*" and len(word) > 1:
        kind = parse_tile(word[1:], whole, at + 1)
        if kind == STAR:
            raise NotationError("unknown-colour", whole, at + 1, {"tile": word})
        return DECLARED + kind
    return parse_tile(word, whole, at)


@final
class Meld:
    """Tiles lying together, in the order they were laid: valid or not."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes: Final = codes

    @staticmethod
    def parse(text: str) -> "Meld":
        melds = parse_melds(text)
        if len(melds) != 1:
            raise NotationError("not-one-meld", text, 0, {})
        return melds[0]

    def __str__(self) -> str:
        codes = self.codes
        if is_plain_run(codes):
            return f"{show_tile(codes[0])}-{(codes[-1] >> 2) + 1}"
        if is_plain_series(codes):
            return f"{(codes[0] >> 2) + 1}:" + "".join([COLOURS[code & 3] for code in codes])
        return "[" + " ".join([show_code(code) for code in codes]) + "]"

    def __repr__(self) -> str:
        return f"Meld({str(self)!r})"

    def __len__(self) -> int:
        return len(self.codes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meld) and self.codes == other.codes

    def __hash__(self) -> int:
        return hash(self.codes)


def is_plain_run(codes: tuple[int, ...]) -> bool:
    """Ascending, one colour, no Stars, three or more: what `r5-7` can write."""
    if len(codes) < 3 or codes[-1] >= STAR:
        return False
    for i in range(1, len(codes)):
        if codes[i] != codes[i - 1] + 4:
            return False
    return True


def is_plain_series(codes: tuple[int, ...]) -> bool:
    """Three or four colours of one value, no Stars: what `8:rky` can write."""
    if not 3 <= len(codes) <= 4:
        return False
    for code in codes:
        if is_star(code) or code >> 2 != codes[0] >> 2:
            return False
    return len(set(codes)) == len(codes)


def parse_melds(text: str) -> list[Meld]:
    """`r5-7 8:rky [r5 *r6 r7]`: every word outside brackets is a meld of its own."""
    found: list[Meld] = []
    open_at = -1
    codes: list[int] = []
    for word, at in words_of(text):
        if (word == "[" and open_at >= 0) or (word == "]" and (open_at < 0 or not codes)):
            raise NotationError("bracket", text, at)
        if word == "[":
            open_at, codes = at, []
        elif word == "]":
            found.append(Meld(tuple(codes)))
            open_at = -1
        elif open_at >= 0:
            codes.append(parse_code(word, text, at))
        else:
            found.append(Meld(tuple(expand(word, text, at))))
    if open_at >= 0:
        raise NotationError("bracket", text, open_at)
    return found


@final
class MeldRules:
    """Which combinations count. `ace_high`: 1 may also follow 13; `mixed`: sequences of any colours."""

    def __init__(
        self, runs: bool = True, series: bool = True, ace_high: bool = False, mixed: bool = False, stars: bool = True
    ) -> None:
        self.runs: Final = runs
        self.series: Final = series
        self.ace_high: Final = ace_high
        self.mixed: Final = mixed
        self.stars: Final = stars


RUNS: Final = MeldRules(series=False, stars=False)


def run_fault(codes: tuple[int, ...]) -> Refusal | None:
    """Why natural tiles are not a run of one colour, 1 low; their order does not matter."""
    return None if is_plain_run(tuple(sorted(codes))) else meld_fault(codes, RUNS)


# ---- with Stars, series and house rules


def stand_of(code: int) -> int:
    """The kind a tile of a meld stands for; STAR while a Star is not declared."""
    return code - DECLARED if code >= DECLARED else code


def meld_fault(codes: tuple[int, ...], rules: MeldRules) -> Refusal | None:
    """Why the tiles are no combination under these rules."""
    found = resolve(codes, rules)
    return found if isinstance(found, Refusal) else None


def resolve(codes: tuple[int, ...], rules: MeldRules) -> tuple[int, ...] | Refusal:
    """The same meld in order (sequences upwards, series by colour) with every Star declared, or why it is none."""
    if len(codes) < 3:
        return Refusal("too-short", "", {"count": len(codes)})
    stands = [stand_of(code) for code in codes]
    fixed = [kind for kind in stands if kind != STAR]
    if not rules.stars and has_star(codes):
        return Refusal("no-stars", "", {})
    if not fixed or (len(fixed) == 1 and rules.runs and rules.series):
        return Refusal("declare-stars", "", {})  # it could be either combination
    read = read_series(stands, fixed, rules) if is_series(fixed, rules) else read_sequence(stands, fixed, rules)
    if isinstance(read, Refusal):
        return read
    order = sorted(range(len(codes)), key=lambda i: read[i])
    return tuple([kind_at(codes[i], read[i]) for i in order])


def is_series(fixed: list[int], rules: MeldRules) -> bool:
    """Whether tiles (not undeclared Stars) are meant as a series: all of one value."""
    if len(fixed) == 1:
        return rules.series
    for kind in fixed:
        if kind >> 2 != fixed[0] >> 2:
            return False
    return True


# Where a tile is read to lie: 4 * (place - 1) + colour, place 14 being a 1 after 13. The order of these is the order
# of the meld, and below place 14 they are kinds.


def kind_at(code: int, lies: int) -> int:
    """The code of a tile lying there, a Star declared."""
    kind = lies if lies < STAR else lies - STAR
    return DECLARED + kind if is_star(code) else kind


def read_series(stands: list[int], fixed: list[int], rules: MeldRules) -> list[int] | Refusal:
    """Undeclared Stars take the first missing colours."""
    if not rules.series:
        return Refusal("no-series", "", {}) if len(set(fixed)) > 1 else doubled_fault(fixed)
    if len(stands) > 4:
        return Refusal("series-too-long", "", {"count": len(stands)})
    if len(set(fixed)) < len(fixed):
        return Refusal("doubled-colour", "", {"tile": show_tile(twice(fixed))})
    base = fixed[0] & ~3
    missing = [kind for kind in range(base, base + 4) if kind not in fixed]
    return [missing.pop(0) if kind == STAR else kind for kind in stands]


def twice(kinds: list[int]) -> int:
    """A kind that is there more than once, else the first."""
    for i, kind in enumerate(kinds):
        if kind in kinds[:i]:
            return kind
    return kinds[0]


def read_sequence(stands: list[int], fixed: list[int], rules: MeldRules) -> list[int] | Refusal:
    wrong = misfit(fixed, rules)
    if wrong is not None:
        return wrong
    values = [0 if kind == STAR else (kind >> 2) + 1 for kind in stands]
    places = places_by_order(values, 14 if rules.ace_high else 13) if 0 in values else None
    if places is None and 0 in values:
        down = places_by_order(values[::-1], 14 if rules.ace_high else 13)
        places = None if down is None else down[::-1]
    if places is None:
        found = places_by_gaps(values, fixed, rules)
        if isinstance(found, Refusal):
            return found
        places = found
    return [4 * (places[i] - 1) + (fixed[0] if kind == STAR else kind) % 4 for i, kind in enumerate(stands)]


# ---- the tile that does not fit


def misfit(fixed: list[int], rules: MeldRules) -> Refusal | None:
    """Of tiles that differ in value, the first that does not go with most others, or two that have nothing in common.

    None if they may be a sequence.
    """
    if rules.runs and in_one_lane(fixed, rules):
        return None
    same = largest(fixed, True, rules) if rules.series else []
    lane = largest(fixed, False, rules) if rules.runs else []
    if weight(same, True, rules) > weight(lane, False, rules) and is_meant(fixed, same, True, rules):
        return does_not_go(fixed, same, True, rules)
    if rules.runs and all([alike(kind, lane[0], False, rules) for kind in fixed]):
        return None
    if is_meant(fixed, lane, False, rules):
        return does_not_go(fixed, lane, False, rules)
    tile, other = strangers(fixed, rules)
    pair: Params = {"tile": show_tile(tile), "other": show_tile(other)}
    return Refusal("no-combination" if rules.runs else "no-sequences", "", pair)


def is_meant(fixed: list[int], part: list[int], series: bool, rules: MeldRules) -> bool:
    """Whether the others can be said not to fit in with these: they are a combination, or most of all."""
    return len(part) > 1 and (weight(part, series, rules) >= 100 or 2 * len(part) > len(fixed))


def strangers(fixed: list[int], rules: MeldRules) -> tuple[int, int]:
    """The first two that cannot be together in any combination."""
    for i, kind in enumerate(fixed):
        for other in fixed[i + 1 :]:
            series = rules.series and alike(kind, other, True, rules)
            if not series and not (rules.runs and alike(kind, other, False, rules)):
                return kind, other
    return fixed[0], fixed[-1]


def in_one_lane(fixed: list[int], rules: MeldRules) -> bool:
    """The common case, quickly: all of one colour, or of any if these may be mixed and no value comes twice."""
    if rules.mixed:
        return len({kind >> 2 for kind in fixed}) == len(fixed)
    for kind in fixed:
        if kind & 3 != fixed[0] & 3:
            return False
    return True


def does_not_go(fixed: list[int], part: list[int], series: bool, rules: MeldRules) -> Refusal:
    odd = [kind for kind in fixed if not alike(kind, part[0], series, rules)]
    params: Params = {"tile": show_tile(odd[0]), "tiles": " ".join([show_tile(kind) for kind in part])}
    return Refusal("odd-value" if series else "odd-colour", "", params)


def alike(kind: int, other: int, series: bool, rules: MeldRules) -> bool:
    """Whether tiles can be in one series, or in one sequence."""
    return kind >> 2 == other >> 2 if series else rules.mixed or kind & 3 == other & 3


def largest(fixed: list[int], series: bool, rules: MeldRules) -> list[int]:
    """The tiles that are most likely meant: all that are alike, each once."""
    best: list[int] = []
    for first in fixed:
        part = list(dict.fromkeys([kind for kind in fixed if alike(kind, first, series, rules)]))
        if not best or weight(part, series, rules) > weight(best, series, rules):
            best = part
    return best


def weight(part: list[int], series: bool, rules: MeldRules) -> int:
    """What is a combination already counts more than any number of tiles that are not."""
    combined = len(part) if series else longest(part, rules)
    return (100 * combined if combined >= 3 else 0) + len(part)


def longest(part: list[int], rules: MeldRules) -> int:
    """How many consecutive values there are among the tiles."""
    values = [kind >> 2 for kind in part]
    if rules.ace_high and 0 in values:
        values.append(13)
    most = 0
    for value in values:
        count = 1
        while value + count in values:
            count += 1
        most = max(most, count)
    return most


# ---- where the tiles of a sequence lie


def places_by_order(values: list[int], top: int) -> list[int] | None:
    """Read from left to right: an undeclared Star (0) stands for what its place says. None if it is not in order."""
    start = 0
    for i, value in enumerate(values):
        if value == 0:
            continue
        first = (14 if value == 1 and i > 0 and top == 14 else value) - i
        if first < 1 or (start != 0 and first != start):
            return None
        start = first
    return list(range(start, start + len(values))) if start + len(values) - 1 <= top else None


def places_by_gaps(values: list[int], fixed: list[int], rules: MeldRules) -> list[int] | Refusal:
    """Read in any order: undeclared Stars must fill the gaps exactly. R9, ace both: a 1 is low if it can be."""
    low = fill_gaps(values, fixed, rules)
    if isinstance(low, Refusal) and rules.ace_high and 1 in values:
        places = list(values)
        places[len(values) - 1 - values[::-1].index(1)] = 14
        high = fill_gaps(places, fixed, rules)
        if not isinstance(high, Refusal) or high.code == "declare-stars":
            return high
    return low


def fill_gaps(places: list[int], fixed: list[int], rules: MeldRules) -> list[int] | Refusal:
    taken = sorted([place for place in places if place != 0])
    for i in range(1, len(taken)):
        if taken[i] == taken[i - 1]:
            return doubled_fault(fixed)
    missing = [place for place in range(taken[0], taken[-1]) if place not in taken]
    free = len(places) - len(taken)
    if len(missing) > free:
        return sequence_gap(fixed, 4 * (missing[free] - 1) + (fixed[0] & 3), rules)
    if len(missing) < free:
        past = taken[-1] == 13 and places[-1] == 0 and not rules.ace_high
        return Refusal("star-past-end", "", {}) if past else Refusal("declare-stars", "", {})
    return [missing.pop(0) if place == 0 else place for place in places]


def sequence_gap(fixed: list[int], lacking: int, rules: MeldRules) -> Refusal:
    """A gap, in any colours; what would be a run if 1 followed 13, or if it went on from there, is told as such."""
    kinds = sorted(fixed)
    blocks = [i for i in range(1, len(kinds)) if kinds[i] >> 2 != (kinds[i - 1] >> 2) + 1]
    if len(blocks) == 1 and kinds[0] >> 2 == 0 and kinds[-1] >> 2 == 12:
        pair: Params = {"tile": show_tile(kinds[-1]), "other": show_tile(kinds[0])}
        return Refusal("past-ace", "", pair) if rules.ace_high else Refusal("no-wrap", "", pair)
    return Refusal("gap", "", {"tile": show_tile(lacking)})


def doubled_fault(fixed: list[int]) -> Refusal:
    """Two tiles of one value in a sequence."""
    for i, kind in enumerate(fixed):
        for other in fixed[:i]:
            if kind >> 2 == other >> 2 and kind != other:
                return Refusal("doubled-value", "", {"tile": show_tile(other), "other": show_tile(kind)})
    return Refusal("doubled-tile", "", {"tile": show_tile(twice(fixed))})


# ---- what is read off a valid meld


def meld_points(codes: tuple[int, ...]) -> int:
    """Worth of a resolved meld, Stars at the value they stand for (R5)."""
    total = 0
    for code in codes:
        total += (stand_of(code) >> 2) + 1
    return total


def readings(codes: tuple[int, ...], rules: MeldRules) -> list[list[int]]:
    """Everything the Stars of a resolved meld may stand for together (R8), one list of kinds for each reading.

    In a series any missing colours, in a mixed sequence any colours of their values, else exactly what was declared.
    """
    stars = [code - DECLARED for code in codes if code >= DECLARED]
    if not stars:
        return [[]]
    if is_series([stand_of(code) for code in codes], rules):
        base = stars[0] & ~3
        return choices([kind for kind in range(base, base + 4) if kind not in codes], len(stars))
    if not rules.mixed:
        return [stars]
    found: list[list[int]] = [[]]
    for star in stars:
        base = star & ~3
        found = [[*reading, kind] for reading in found for kind in range(base, base + 4)]
    return found


def choices(kinds: list[int], count: int) -> list[list[int]]:
    """Every way to choose one or two of the kinds; Stars are alike, so their order does not matter."""
    if count == 1:
        return [[kind] for kind in kinds]
    return [[kind, other] for i, kind in enumerate(kinds) for other in kinds[i + 1 :]]


def plain_key(codes: tuple[int, ...], rules: MeldRules) -> tuple[int, ...]:
    """The same for resolved melds that look alike on the table, however their Stars were declared."""
    if not has_star(codes):
        return codes
    if is_series([stand_of(code) for code in codes], rules):
        value = stand_of(codes[0]) >> 2
        return tuple(sorted([code if code < STAR else DECLARED + 4 * value for code in codes]))
    return tuple([code & ~3 if rules.mixed and code >= STAR else code for code in codes])
