"""`tilerummy solve gin`: what a hand of Gin-Rummy leaves over, what to discard, how to go out, what would help."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table as Grid

from tilerummy.games.gin.actions import Part
from tilerummy.games.gin.rules import Rules
from tilerummy.melds import Meld, parse_melds
from tilerummy.refusal import NotationError, Params, shorten
from tilerummy.ruleset import RulesError
from tilerummy.solver.hand import after_discard, best_discard, helpful, melded, with_tile
from tilerummy.solver.hand_lay import PLACES, LayDown
from tilerummy.solver.hand_meld import combination_fault, meld_of, set_of
from tilerummy.solver.hand_split import GRAND, KNOCK, PETIT, Split, Terms, Way, ways_out
from tilerummy.tiles import STAR, Tiles, parse_tile, show_tile

SENTENCES = {
    "title": "Hand of {count}: {hand}",
    "leftover": "Least left over: {points} points ({left}), with {melds}",
    "nothing-left": "Nothing is left over, with {melds}",
    "no-melds": "no combination",
    "nothing": "nothing",
    "discard": "Best discard: {tile}, which leaves {points}",
    "ways": "Ways to go out now",
    "way": "how",
    "with-discard": "discard",
    "combinations": "combinations",
    "points": "left",
    "grand-gin": "grand gin",
    "petit-gin": "petit gin",
    "eight-nine": "eight or nine",
    "more": "and {count} more (--all shows them)",
    "no-way": "No way to go out now.",
    "help": "Tiles that would enter a combination (and what is left after a good discard): {tiles}",
    "no-help": "No tile would enter a combination.",
    "cheap": "Tiles that would merely replace a dearer one: {count}",
    "lay": "Best lay-down: {own}; added: {added}; left over: {points}",
    # bad input
    "unknown-colour": "{tile} is not a tile: the colours are b, r, y and k, as in r7 (in {text}).",
    "unknown-value": "{tile} is not a tile: the values are 1 to 13, as in r7 (in {text}).",
    "not-ascending": "{tile} does not ascend: write r5-7 (in {text}).",
    "third-copy": "There are only two of each tile, and {tile} is there a third time (in {text}).",
    "bracket": "A bracket is missing its other half (in {text}).",
    "stars": "Gin-Rummy has no Stars (in {text}).",
    "hand-size": "A hand has 1 to 11 tiles, and {text} has {count}.",
    "bad-meld": "{meld} is no combination: three or more in a row of one colour, or three or four of one value.",
    "too-many-melds": "At most {most} combinations can lie on the table, and there are {count}.",
    "bad-rules": "These rules cannot be: {problem} (in {text}).",
    "no-such-preset": "{preset} is no preset; there are {known}.",
    "no-such-option": "{option} is no option; there are {known}.",
    "usage": "This cannot be read: {problem}; see --help.",
}
WAYS = {int(GRAND): "grand-gin", int(PETIT): "petit-gin", int(KNOCK): "eight-nine"}
SHOWN = 10  # ways to go out, unless --all


class InputError(Exception):
    """What was typed cannot be used: a code for the sentence, and what it quotes."""

    def __init__(self, code: str, params: Params) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise InputError("usage", {"problem": message})


def parser() -> Parser:
    made = Parser(prog="tilerummy solve gin", description=__doc__)
    made.add_argument("--hand", required=True, help='your tiles, as in "r5-7 8:bry k1"')
    made.add_argument("--melds", default="", help='combinations lying on the table, as in "r5-7 8:bry"')
    made.add_argument("--rules", default="", help='a preset or options, as in "standard-52" or "limit=8"')
    made.add_argument("--all", action="store_true", help="show every way to go out")
    made.add_argument("--json", action="store_true", help="print JSON")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    try:
        options = parser().parse_args(argv)
        hand, melds, rules = read(options.hand, options.melds, options.rules)
    except SystemExit as stop:  # --help
        return int(stop.code or 0)
    except InputError as error:
        print(SENTENCES[error.code].format(**error.params), file=sys.stderr)
        return 2
    report = solve(hand, melds, rules)
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        show(report, options.all)
    return 0


# ---- reading


def read(hand: str, melds: str, rules: str) -> tuple[Tiles, list[Meld], Rules]:
    try:
        tiles = Tiles.parse(hand)
        lying = parse_melds(melds)
        Tiles.of([*tiles.kinds(), *(code for meld in lying for code in meld.codes if code < STAR)])
        made = Rules.parse(rules)
    except NotationError as error:
        code = error.code if error.code in SENTENCES else "unknown-colour"
        tile = shorten(str(error.params.get("tile", error.text)))
        quoted: Params = {"tile": tile or "''", "text": repr(shorten(error.text))}
        raise InputError(code, quoted) from None
    except RulesError as error:
        raise InputError(error.code, {"text": repr(shorten(rules)), **error.params}) from None
    check_sizes(tiles, lying, hand)
    return tiles, lying, made


def check_sizes(tiles: Tiles, lying: list[Meld], hand: str) -> None:
    if tiles.stars or any(code >= STAR for meld in lying for code in meld.codes):
        raise InputError("stars", {"text": repr(shorten(hand if tiles.stars else str(lying)))})
    if not 1 <= len(tiles) <= 11:
        raise InputError("hand-size", {"text": repr(shorten(hand)), "count": len(tiles)})
    if len(lying) > PLACES:
        raise InputError("too-many-melds", {"count": len(lying), "most": PLACES})
    for meld in lying:
        if combination_fault(meld.codes) is not None:
            raise InputError("bad-meld", {"meld": shorten(str(meld))})


# ---- solving


def solve(hand: Tiles, lying: list[Meld], rules: Rules) -> dict[str, Any]:
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
        report["entering"] = [tile for tile in report["helpful"] if enters(hand, parse_tile(tile), cap)]
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
    seen = Tiles.of([*hand.kinds(), *(code for meld in lying for code in meld.codes)])
    gone = seen.two if rules.deck == "double" else seen.one
    found = Tiles(helpful(hand.one, hand.two, rules.highest, gone)).kinds()
    after = {kind: int(with_tile(hand.one, hand.two, kind, rules.highest)) for kind in found}
    return {show_tile(kind): after[kind] for kind in sorted(found, key=lambda kind: (after[kind], kind))}


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


# ---- showing


def say(code: str, **params: object) -> str:
    return SENTENCES[code].format(**params)


def listed(words: list[str], empty: str) -> str:
    return ", ".join(words) if words else SENTENCES[empty]


def show(report: dict[str, Any], everything: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    hand, melds = report["hand"], listed(report["combinations"], "no-melds")
    console.print(say("title", count=len(hand.split()), hand=hand), style="bold", markup=False)
    code = "leftover" if report["left"] else "nothing-left"
    console.print(say(code, points=report["leftover"], left=report["left"], melds=melds), markup=False)
    if "discard" in report:
        best = report["discard"]
        console.print(say("discard", tile=best["tile"], points=best["leftover"]), markup=False)
    if "ways" in report:
        show_ways(console, report["ways"], everything)
    if "helpful" in report:
        show_help(console, report["helpful"], report["entering"])
    if "lay_down" in report:
        lay = report["lay_down"]
        own, added = listed(lay["combinations"], "no-melds"), listed(lay["added"], "nothing")
        console.print(say("lay", own=own, added=added, points=lay["leftover"]), markup=False)


def show_help(console: Console, after: dict[str, int], entering: list[str]) -> None:
    tiles = ", ".join(f"{tile} ({after[tile]})" for tile in entering)
    console.print(say("help", tiles=tiles) if tiles else SENTENCES["no-help"], markup=False)
    if len(after) > len(entering):
        console.print(say("cheap", count=len(after) - len(entering)))


def show_ways(console: Console, ways: list[dict[str, Any]], everything: bool) -> None:
    if not ways:
        console.print(SENTENCES["no-way"])
        return
    shown = ways if everything else ways[:SHOWN]
    grid = Grid(title=SENTENCES["ways"], title_justify="left")
    for heading in ("way", "with-discard", "combinations", "points"):
        grid.add_column(SENTENCES[heading])
    for way in shown:
        grid.add_row(SENTENCES[way["way"]], way["discard"] or "", " ".join(way["combinations"]), str(way["leftover"]))
    console.print(grid)
    if len(ways) > len(shown):
        console.print(say("more", count=len(ways) - len(shown)))


if __name__ == "__main__":
    raise SystemExit(main())
