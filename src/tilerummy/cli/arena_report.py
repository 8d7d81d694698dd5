"""The report of a contest on the screen, made from its evidence."""

import math
from collections import Counter

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from tilerummy.arena.evidence import Evidence
from tilerummy.arena.intervals import Estimate
from tilerummy.arena.plots import PlotWords
from tilerummy.arena.summary import Standing, Summary
from tilerummy.bots.roster import COMMAND
from tilerummy.refusal import shorten
from tilerummy.words import Words, plain

NAMES = ("player", "against")


class Report:
    def __init__(self, summary: Summary, evidence: Evidence, words: Words, console: Console) -> None:
        self.summary = summary
        self.evidence = evidence
        self.words = words
        self.console = console
        self.labels = labels_of(evidence)

    def print(self) -> None:
        self._head()
        if self.summary.games:
            self.console.print(self._standings())
        self._decision()
        if self.summary.ratings:
            self.console.print(self._ratings())
        self._faults()
        if self.evidence.timings:
            self.console.print(self._times())

    def _say(self, key: str, **params: str | int) -> None:
        self.console.print(escape(self.words(key, **params)), soft_wrap=True)

    def _grid(self, *titles: str) -> Grid:
        """Names are broken where there is no room, all of them alike; figures never are."""
        grid = Grid(*[escape(self.words(f"arena-title-{title}")) for title in titles])
        for title, column in zip(titles, grid.columns, strict=True):
            if title in NAMES:
                column.overflow = "fold"
            else:
                column.justify = "right"
                column.no_wrap = True
        return grid

    def _head(self) -> None:
        header, summary = self.evidence.contest, self.summary
        rules = f"{header.rules or 'standard'} [{header.rules_hash}]"
        self._say("arena-head", game=header.game, rules=rules, seed=header.seed, version=header.tilerummy)
        deals = len({line.deal for line in self.evidence.games})
        if summary.games < summary.planned:
            self._say("arena-so-far", games=summary.games, planned=summary.planned, deals=deals)
        else:
            self._say("arena-all", games=summary.games, deals=deals)

    def _standings(self) -> Grid:
        grid = self._grid("player", "against", "games", "wins", "points")
        for row in self.summary.standings:
            rivals = ", ".join(self.labels[name] for name in row.others)
            wins = self._estimate(row.wins, 100, 1, unit=" %")
            points = self._plus_minus(row.points)
            grid.add_row(escape(self.labels[row.name]), escape(rivals), str(row.games), escape(wins), escape(points))
        return grid

    def _decision(self) -> None:
        found = self.summary.decision
        if found is None or not found.wins.count:
            return
        key = {1: "arena-decided-above", -1: "arena-decided-below", 0: "arena-undecided"}[found.answer]
        share, low, high = (self._figure(100 * part, 1) for part in (found.share, found.wins.low, found.wins.high))
        name = self.labels[self.summary.contest.players[0]]
        self._say(key, name=name, share=share, deals=found.wins.count, low=low, high=high)

    def _ratings(self) -> Grid:
        grid = self._grid("player", "elo")
        for name, rating in sorted(self.summary.ratings.items(), key=lambda item: -item[1].mean):
            grid.add_row(escape(self.labels[name]), escape(self._estimate(rating, 1, 0)))
        return grid

    def _faults(self) -> None:
        """A line for each player and reason, with the first case to look at."""
        counts = Counter((fault.name, fault.reason) for fault in self.summary.faults)
        for (name, reason), count in counts.items():
            first = next(f for f in self.summary.faults if (f.name, f.reason) == (name, reason))
            why = self.words(f"arena-forfeit-{reason}")
            where = f"{first.deal}/{first.rotation}"
            detail = f": {first.detail}" if first.detail else ""
            self._say("arena-forfeits", name=self.labels[name], count=count, why=why, where=where, detail=detail)

    def _times(self) -> Grid:
        grid = self._grid("player", "decisions", "processor", "mean-time", "slowest")
        for name, timing in sorted((self.evidence.timings or {}).items()):
            used = math.nan if timing.processor is None else timing.processor
            means = [1000 * seconds / max(1, timing.decisions) for seconds in (used, timing.seconds)]
            times = [*(self._figure(mean, 3) for mean in means), self._figure(1000 * timing.slowest, 1)]
            grid.add_row(escape(self.labels.get(name, str(plain(name)))), str(timing.decisions), *times)
        return grid

    def _estimate(self, estimate: Estimate, scale: int, digits: int, unit: str = "") -> str:
        """`93.5 % (90.1 – 95.8)`."""
        middle = self._figure(estimate.mean * scale, digits) + unit
        ends = [self._figure(end * scale, digits) for end in (estimate.low, estimate.high)]
        return f"{middle} ({ends[0]} – {ends[1]})"

    def _plus_minus(self, estimate: Estimate) -> str:
        """`+41.9 ± 2.8`, for intervals that reach as far up as down."""
        middle = self._figure(estimate.mean, 1, signed=True)
        return middle if math.isinf(estimate.high) else f"{middle} ± {self._figure(estimate.high - estimate.mean, 1)}"

    def _figure(self, value: float, digits: int, signed: bool = False) -> str:
        if math.isnan(value):
            return "–"
        text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
        return text.replace(".", self.words("arena-decimal"))


def labels_of(evidence: Evidence) -> dict[str, str]:
    """What players are called: by name, and a program as it calls itself if nobody else is called so."""
    players = evidence.contest.players
    found = {player.name: player.version if player.name.startswith(COMMAND) else player.name for player in players}
    called = list(found.values())
    kept = {name: label if label and called.count(label) == 1 else name for name, label in found.items()}
    return {name: shorten(str(plain(label)), 30) for name, label in kept.items()}


def plot_words(summary: Summary, evidence: Evidence, words: Words) -> PlotWords:
    labels = labels_of(evidence)

    def label(row: Standing) -> str:
        """A long name leaves the others half of the room."""
        others = shorten(", ".join(labels[name] for name in row.others), 16)
        return f"{shorten(labels[row.name], 32 - len(others) - 3 if len(others) < 16 else 15)} – {others}"

    return PlotWords(
        wins=words("arena-plot-wins", game=summary.contest.game),
        points=words("arena-plot-points", game=summary.contest.game),
        ratings=words("arena-plot-ratings", game=summary.contest.game),
        labels=[label(row) for row in summary.standings],
        names=labels,
    )
