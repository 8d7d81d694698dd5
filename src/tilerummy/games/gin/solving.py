"""Solving Gin-Rummy. A question is a hand: what it leaves over, what to discard, how to go out, what would help."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tilerummy.game import Solving
from tilerummy.games.gin.actions import Part
from tilerummy.games.gin.judge import combination_fault
from tilerummy.games.gin.rules import Rules
from tilerummy.melds import Meld, parse_melds
from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.solver.hand import after_discard, best_discard, helpful, melded, with_tile
from tilerummy.solver.hand_lay import PLACES, LayDown
from tilerummy.solver.hand_meld import meld_of, set_of
from tilerummy.solver.hand_split import GRAND, KNOCK, PETIT, Split, Terms, Way, ways_out
from tilerummy.tiles import STAR, Tiles, show_tile

WAYS = {int(GRAND): "grand-gin", int(PETIT): "petit-gin", int(KNOCK): "eight-nine"}
Text = Annotated[str, Meta(max_length=1000)]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`melds`: what lies on the table already; `rules`: as text."""

    hand: Text
    melds: Text = ""
    rules: Annotated[str, Meta(max_length=400)] = ""


# ---- reading


def position_of(asked: Question) -> tuple[Tiles, list[Meld], Rules]:
    """Raises NotAccepted, NotationError or RulesError."""
    tiles = Tiles.parse(asked.hand)
    lying = parse_melds(asked.melds)
    for kind in [code for meld in lying for code in meld.codes if code < STAR]:
        if tiles.count(kind) + [code for meld in lying for code in meld.codes].count(kind) > 2:
            raise NotationError("third-copy", f"{asked.hand} | {asked.melds}", 0, {"tile": show_tile(kind)})
    made = Rules.parse(asked.rules)
    check_sizes(tiles, lying, asked.hand)
    if made.deck == "single":
        check_single(tiles, lying)
    return tiles, lying, made


def check_single(tiles: Tiles, lying: list[Meld]) -> None:
    everything = [*tiles.kinds(), *(code for meld in lying for code in meld.codes)]
    twice = next((kind for kind in everything if everything.count(kind) > 1), None)
    if twice is not None:
        raise NotAccepted("solve-gin-second-copy", {"tile": show_tile(twice)})


def check_sizes(tiles: Tiles, lying: list[Meld], hand: str) -> None:
    if tiles.stars or any(code >= STAR for meld in lying for code in meld.codes):
        raise NotAccepted("solve-gin-stars", {"text": hand if tiles.stars else " ".join(map(str, lying))})
    if not 1 <= len(tiles) <= 11:
        raise NotAccepted("solve-gin-hand-size", {"text": hand, "count": len(tiles)})
    if len(lying) > PLACES:
        raise NotAccepted("solve-gin-too-many-melds", {"count": len(lying), "most": int(PLACES)})
    for meld in lying:
        if combination_fault(meld.codes) is not None:
            raise NotAccepted("solve-gin-bad-meld", {"meld": str(meld)})


# ---- solving


def report_on(hand: Tiles, lying: list[Meld], rules: Rules) -> dict[str, Any]:
    cap = rules.highest
    split = Split(cap)
    split.search(hand.one, hand.two)
    melds = [meld_of(meld) for meld in split.found()]
    report: dict[str, Any] = {
        "hand": str(hand),
        "leftover": int(split.least),
        "combinations": [str(meld) for meld in melds],
        "left": str(left_of(hand, melds)),
    }
    if len(hand) >= 10:
        report["ways"] = [show_way(way) for way in legal_ways(hand, rules)]
    if len(hand) == 11:
        tile = int(best_discard(hand.one, hand.two, cap))
        report["discard"] = {"tile": show_tile(tile), "leftover": int(after_discard(hand.one, hand.two, tile, cap))}
    elif len(hand) == 10:
        report["helpful"] = helpful_tiles(hand, lying, rules)
        report["entering"] = [show_tile(kind) for kind in available(hand, lying, rules) if enters(hand, kind, cap)]
    if lying:
        report["lay_down"] = lay_down(hand, lying, cap)
    return report


def left_of(hand: Tiles, melds: list[Meld]) -> Tiles:
    left = hand.copy()
    for meld in melds:
        left = left.minus(Tiles.of(meld.codes))
    return left


def legal_ways(hand: Tiles, rules: Rules) -> list[Way]:
    """Those whose moment this is (G5): ten tiles are the start of a turn, eleven the time to discard."""
    windows = {int(KNOCK): rules.knock, int(PETIT): rules.petit, int(GRAND): "both" if rules.grand else "never"}
    now = "start" if len(hand) == 10 else "discard"
    terms = Terms(rules.limit, rules.least_laid, rules.highest)
    found = ways_out(hand.one, hand.two, terms)
    if now == "discard":
        found += gin_with_discard(hand)
    fitting = [way for way in found if windows[int(way.way)] in (now, "both")]
    return sorted(fitting, key=lambda way: (way.way, way.left))


def gin_with_discard(hand: Tiles) -> list[Way]:
    """All ten after a discard, where the rules allow a gin then."""
    found: list[Way] = []
    for kind in sorted(set(hand.kinds())):
        rest = hand.minus(Tiles.of([kind]))
        for melds in Split().every(rest.one, rest.two, 1, 0, 0):
            found.append(Way(PETIT, kind, melds, 0))
    return found


def show_way(way: Way) -> dict[str, Any]:
    return {
        "way": WAYS[int(way.way)],
        "discard": show_tile(int(way.discard)) if way.discard >= 0 else None,
        "combinations": [str(meld_of(meld)) for meld in way.melds],
        "leftover": int(way.left),
    }


def helpful_tiles(hand: Tiles, lying: list[Meld], rules: Rules) -> dict[str, int]:
    """Tiles that lower the leftover and can still be somewhere, with what is left then; the best first."""
    gone = gone_kinds(hand, lying, rules)
    found = Tiles(helpful(hand.one, hand.two, rules.highest, gone)).kinds()
    after = {kind: int(with_tile(hand.one, hand.two, kind, rules.highest)) for kind in found}
    return {show_tile(kind): after[kind] for kind in sorted(found, key=lambda kind: (after[kind], kind))}


def gone_kinds(hand: Tiles, lying: list[Meld], rules: Rules) -> int:
    """Kinds of which no copy can be anywhere else."""
    seen = Tiles.of([*hand.kinds(), *(code for meld in lying for code in meld.codes)])
    return int(seen.two if rules.deck == "double" else seen.one)


def available(hand: Tiles, lying: list[Meld], rules: Rules) -> list[int]:
    gone = gone_kinds(hand, lying, rules)
    return [kind for kind in range(STAR) if not gone >> kind & 1]


def enters(hand: Tiles, kind: int, cap: int) -> bool:
    """Whether more is in combinations with the tile than without it."""
    more = hand.plus(Tiles.of([kind]))
    return bool(melded(more.one, more.two, cap) > melded(hand.one, hand.two, cap))


def lay_down(hand: Tiles, lying: list[Meld], cap: int) -> dict[str, Any]:
    finder = LayDown(cap)
    for meld in lying:
        finder.put(set_of(meld.codes))
    least = int(finder.search(hand.one, hand.two))
    added = [str(Part(meld, meld_of(finder.added[i]))) for i, meld in enumerate(lying) if finder.added[i]]
    return {"combinations": [str(meld_of(meld)) for meld in finder.split.found()], "added": added, "leftover": least}


# ---- over HTTP


class AskGin(Question, frozen=True, tag="gin", tag_field="game", forbid_unknown_fields=True):
    """As `tilerummy solve gin`."""


class WayOut(msgspec.Struct, frozen=True):
    way: Literal["grand-gin", "petit-gin", "eight-nine"]
    discard: str | None
    combinations: list[str]
    leftover: int


class Discarding(msgspec.Struct, frozen=True):
    tile: str
    leftover: int


class LayingDown(msgspec.Struct, frozen=True):
    combinations: list[str]
    added: list[str]
    leftover: int


class GinSolved(msgspec.Struct, frozen=True, tag="gin", tag_field="game"):
    """`discard` for a hand of eleven, `helpful` and `entering` for one of ten, `lay_down` if melds were given."""

    hand: str
    leftover: int
    combinations: list[str]
    left: str
    ways: list[WayOut] = []
    discard: Discarding | None = None
    helpful: dict[str, int] = {}
    entering: list[str] = []
    lay_down: LayingDown | None = None


# ---- for all who ask


def solve(asked: Question, nodes: int = 0) -> dict[str, Any]:
    """A hand needs no bound: it takes milliseconds."""
    return report_on(*position_of(asked))


SOLVING: Final = Solving(Question, AskGin, GinSolved, position_of, solve)
