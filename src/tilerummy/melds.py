"""Melds: what lies on a table. What is a run or a series under given options, and why something is not.

A meld is a row of codes: a kind 0-51, 52 for a Star that stands for whatever its place says, or 64 + kind for a Star
declared to stand for that kind (`*r7`).
"""

from typing import Final, final

from tilerummy.refusal import NotationError, Refusal
from tilerummy.tiles import COLOURS, STAR, expand, parse_tile, show_tile, words_of

DECLARED: Final = 64  # code of a Star standing for kind k: DECLARED + k


def is_star(code: int) -> bool:
    return code >= STAR


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


RUNS_ONLY: Final = MeldRules(runs=True, series=False, stars=False)


def run_fault(codes: tuple[int, ...]) -> Refusal | None:
    """Why natural tiles are not a run of one colour, 1 low; their order does not matter."""
    if len(codes) < 3:
        return Refusal("too-short", "", {"count": len(codes)})
    kinds = sorted(codes)
    if kinds[-1] >= STAR:
        return Refusal("no-stars", "", {})
    for kind in kinds[1:]:
        if kind & 3 != kinds[0] & 3:
            return Refusal("mixed-colours", "", {"tile": show_tile(kinds[0]), "other": show_tile(kind)})
    for i in range(1, len(kinds)):
        if kinds[i] == kinds[i - 1]:
            return Refusal("doubled-tile", "", {"tile": show_tile(kinds[i])})
        if kinds[i] != kinds[i - 1] + 4:
            return gap_fault(kinds, kinds[i - 1])
    return None


def gap_fault(kinds: list[int], below: int) -> Refusal:
    """A gap; what would be a run if 1 followed 13 is told as such."""
    gaps = [i for i in range(1, len(kinds)) if kinds[i] != kinds[i - 1] + 4]
    if len(gaps) == 1 and kinds[0] >> 2 == 0 and kinds[-1] >> 2 == 12:
        return Refusal("no-wrap", "", {"tile": show_tile(kinds[-1]), "other": show_tile(kinds[0])})
    return Refusal("gap", "", {"tile": show_tile(below + 4)})
