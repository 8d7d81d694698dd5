"""`tilerummy solve gin`: its options, and what a hand leaves over, what to discard, how to go out, what would help."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from tilerummy.games.gin.solving import Question, solve
from tilerummy.melds import Meld
from tilerummy.reading import as_typed
from tilerummy.words import Words

SHOWN = 10  # ways to go out, unless --all


def add_options(made: ArgumentParser) -> None:
    made.add_argument("--hand", required=True, metavar="TILES", help='"r5-7 8:bry k1"')
    made.add_argument("--melds", default="", help='"r5-7 8:bry"')
    made.add_argument("--rules", default="", help='"standard-52", "limit=8"')
    made.add_argument("--all", action="store_true")
    made.add_argument("--json", action="store_true")


def answer_to(options: Namespace) -> dict[str, Any]:
    return solve(Question(as_typed(options.hand), as_typed(options.melds, melds=True), options.rules))


def show(report: dict[str, Any], options: Namespace, words: Words) -> None:
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        Show(words).report(report, options.all)


# ---- showing


class Show:
    """A report for people."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False, soft_wrap=True)

    def say(self, code: str, **params: str | int) -> str:
        return self.words(f"solve-gin-{code}", **params)

    def line(self, code: str, **params: str | int) -> None:
        self.console.print(self.say(code, **params), markup=False)

    def listed(self, names: list[str], empty: str) -> str:
        return ", ".join(names) if names else self.say(empty)

    def report(self, report: dict[str, Any], everything: bool) -> None:
        hand, melds = report["hand"], self.listed(report["combinations"], "no-melds")
        self.console.print(self.say("title", count=len(hand.split()), hand=hand), style="bold", markup=False)
        if report["left"]:
            self.line("leftover", points=report["leftover"], left=report["left"], melds=melds)
        else:
            self.line("nothing-left", melds=melds)
        if "discard" in report:
            self.line("discard", tile=report["discard"]["tile"], points=report["discard"]["leftover"])
        if "ways" in report:
            self.ways(report["ways"], everything)
        if "helpful" in report:
            self.helpful(report["helpful"], report["entering"])
        if "lay_down" in report:
            self.lay_down(report["lay_down"])

    def lay_down(self, lay: dict[str, Any]) -> None:
        own, added = self.listed(lay["combinations"], "no-melds"), self.listed(lay["added"], "nothing")
        self.line("lay", own=own, added=added, points=lay["leftover"])

    def helpful(self, after: dict[str, int], entering: list[str]) -> None:
        if entering:
            self.line("help", tiles=", ".join(f"{tile} ({after.get(tile, 0)})" for tile in entering))
        else:
            self.line("no-help")
        cheaper = [tile for tile in after if tile not in entering]
        if cheaper:
            self.line("cheap", count=len(cheaper))

    def ways(self, ways: list[dict[str, Any]], everything: bool) -> None:
        if not ways:
            self.line("no-way")
            return
        shown = ways if everything else ways[:SHOWN]
        grid = Grid(title=self.say("ways"), title_justify="left")
        for heading in ("way", "with-discard", "combinations", "points"):
            grid.add_column(self.say(heading))
        for way in shown:
            cells = [way["discard"] or "", " ".join(way["combinations"]), str(way["leftover"])]
            laid = sum(len(Meld.parse(text)) for text in way["combinations"])
            grid.add_row(self.say("knock" if way["way"] == "eight-nine" and laid < 8 else way["way"]), *cells)
        self.console.print(grid)
        if len(ways) > len(shown):
            self.line("more", count=len(ways) - len(shown))
