"""Plots as SVG, written by hand: a few simple pictures are not worth a plotting library (docs/decisions)."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from tilerummy.arena.intervals import Estimate
from tilerummy.arena.summary import Standing, Summary

WIDTH: Final = 760
LEFT: Final = 240  # room for the labels
RIGHT: Final = 40
ROW: Final = 34
PANEL: Final = 130  # height of one distribution
BINS: Final = 40
STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.title{font-weight:bold;font-size:15px}.axis{stroke:#999}"
    ".even{stroke:#999;stroke-dasharray:4 4}.bar{fill:#3b6ea5}.range{stroke:#3b6ea5;stroke-width:3}"
    ".dot{fill:#b3392f}.small{font-size:11px;fill:#555}.end{text-anchor:end}.middle{text-anchor:middle}"
)


@dataclass(frozen=True)
class PlotWords:
    """The texts of the plots, translated."""

    wins: str
    points: str
    ratings: str
    labels: list[str]  # one a standing, short enough
    names: dict[str, str]  # what players are called


def write_plots(folder: Path, summary: Summary, words: PlotWords) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"wins.svg": wins_svg(summary.standings, words), "points.svg": points_svg(summary.standings, words)}
    if summary.ratings:
        pictures["ratings.svg"] = ratings_svg(summary.ratings, words)
    for name, picture in pictures.items():
        (folder / name).write_text(picture, encoding="utf-8")
    return [folder / name for name in pictures]


def wins_svg(standings: Sequence[Standing], words: PlotWords) -> str:
    """Win rates with their intervals; a dashed mark where an equal would be."""
    bottom = 50 + ROW * len(standings)
    parts = [text(words.wins, 16, 26, "title"), *ticks(bottom)]
    for at, (row, label) in enumerate(zip(standings, words.labels, strict=True)):
        y = 50 + ROW * at + ROW // 2
        parts.append(text(label, LEFT - 12, y + 4, "end"))
        parts.append(line(along(row.share), y - 12, along(row.share), y + 12, "even"))
        parts.append(line(along(row.wins.low), y, along(row.wins.high), y, "range"))
        parts.append(f'<circle class="dot" cx="{along(row.wins.mean):.1f}" cy="{y}" r="5"/>')
    return document(bottom + 40, words.wins, parts)


def ticks(bottom: int) -> list[str]:
    parts = [line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")]
    for percent in range(0, 101, 25):
        x = along(percent / 100)
        parts += [line(x, bottom, x, bottom + 5, "axis"), text(f"{percent} %", x, bottom + 20, "small middle")]
    return parts


def along(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def ratings_svg(ratings: Mapping[str, Estimate], words: PlotWords) -> str:
    """Ratings with their intervals, best first, on a scale of hundreds that holds them all."""
    low = 100 * math.floor(min(rating.low for rating in ratings.values()) / 100)
    high = max(100 * math.ceil(max(rating.high for rating in ratings.values()) / 100), low + 100)
    bottom = 50 + ROW * len(ratings)
    parts = [text(words.ratings, 16, 26, "title"), line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")]
    for tick in range(low, high + 1, 100 * max(1, (high - low) // 800)):
        x = along((tick - low) / (high - low))
        parts += [line(x, bottom, x, bottom + 5, "axis"), text(str(tick), x, bottom + 20, "small middle")]
    for at, (name, rating) in enumerate(sorted(ratings.items(), key=lambda item: -item[1].mean)):
        y = 50 + ROW * at + ROW // 2
        ends = [along((value - low) / (high - low)) for value in (rating.low, rating.high, rating.mean)]
        parts += [text(words.names[name], LEFT - 12, y + 4, "end"), line(ends[0], y, ends[1], y, "range")]
        parts.append(f'<circle class="dot" cx="{ends[2]:.1f}" cy="{y}" r="5"/>')
    return document(bottom + 40, words.ratings, parts)


def points_svg(standings: Sequence[Standing], words: PlotWords) -> str:
    """How far ahead each player was, match by match: all on one scale, so that they can be compared."""
    reach = max([1.0, *(abs(gap) for row in standings for gap in row.differences)])
    parts = [text(words.points, 16, 26, "title")]
    for at, (row, label) in enumerate(zip(standings, words.labels, strict=True)):
        parts += histogram(row.differences, reach, label, 50 + at * (PANEL + 30))
    return document(50 + len(standings) * (PANEL + 30) + 10, words.points, parts)


def histogram(gaps: Sequence[float], reach: float, label: str, top: int) -> list[str]:
    counts = [0] * BINS
    for gap in gaps:
        counts[min(BINS - 1, int((gap + reach) / (2 * reach) * BINS))] += 1
    bottom, most, wide = top + PANEL - 20, max([1, *counts]), (WIDTH - LEFT - RIGHT) / BINS
    parts = [text(label, LEFT - 12, (top + bottom) / 2, "end"), line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")]
    for at, count in enumerate(counts):
        if count:
            high = (bottom - top) * count / most
            box = f'x="{LEFT + at * wide:.1f}" y="{bottom - high:.1f}" width="{wide - 1:.1f}" height="{high:.1f}"'
            parts.append(f'<rect class="bar" {box}/>')
    parts.append(line(along(0.5), top, along(0.5), bottom, "even"))
    for share, value in ((0.0, -reach), (0.5, 0.0), (1.0, reach)):
        parts.append(text(f"{value:+.0f}" if value else "0", along(share), bottom + 15, "small middle"))
    return parts


def text(words: str, x: float, y: float, style: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def document(height: int, title: str, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    start = [f'{head} role="img">', f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>"]
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join([*start, ground, *parts, "</svg>"]) + "\n"
