"""What the maker of a kind hands over: a puzzle without its name, level and seed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PuzzleDraft:
    position: str
    tile: str
    answer: list[str]
    measure: int
    changed: list[str]
    steps: list[str]
    others: dict[str, str]
