"""Reading the text of a position, what all games write alike: named parts, whole numbers, who looks, where a turn is.

Strict: ASCII digits, no leading zeros, no sign except the minus of a total. Text typed by people may be looser
(`as_typed`); records and messages may not.
"""

import re
from collections.abc import Sequence
from typing import Final

from tilerummy.refusal import NotationError, Params

MOST: Final = 10**6
NUMBER: Final = re.compile("0|[1-9][0-9]*", re.ASCII)
CAPITALS: Final = re.compile(r"(?<![A-Za-z0-9])(?:[BRYK](?=[0-9])|[0-9]+:[A-Z]+(?![A-Za-z0-9]))", re.ASCII)
JOINED: Final = re.compile(r"(?<!\S)[*A-Za-z0-9]+(?:,[*A-Za-z0-9]+)+(?!\S)", re.ASCII)


def as_typed(text: str, melds: bool = False) -> str:
    """Tiles as people type them, in notation: `R5, r6` becomes `r5  r6`. The letter of an action stays a capital. Where
    combinations are asked for, tiles with nothing but commas between them are one: `r5,r6,r7`."""
    if melds and "[" not in text:
        text = JOINED.sub(lambda found: f"[{found[0]}]", text)
    return CAPITALS.sub(lambda found: found[0].lower(), text.replace(",", " ").replace(";", " "))


def fault(text: str, expected: str, near: str = "") -> NotationError:
    """What was expected instead of `near`, a part of the text."""
    params: Params = {"expected": expected}
    return NotationError("position-parts", text, max(text.find(near), 0), params)


def rest_of(part: str, text: str, *names: str) -> str:
    """What follows one of the names at the beginning of a part."""
    words = part.strip().split(None, 1)
    if not words or words[0] not in names:
        raise fault(text, names[0], part)
    return words[1].strip() if len(words) > 1 else ""


def is_number(word: str) -> bool:
    return NUMBER.fullmatch(word) is not None


def number_of(word: str, text: str, most: int = MOST) -> int:
    """A whole number from 0."""
    if not is_number(word) or len(word) > len(str(most)) or int(word) > most:
        raise fault(text, "number", word)
    return int(word)


def total_of(word: str, text: str) -> int:
    """Points of a match so far, which may be negative."""
    return -number_of(word[1:], text) if word.startswith("-") and word != "-0" else number_of(word, text)


def seat_of(part: str, seats: int, text: str) -> int | None:
    """Who looks: `seat 1`, or None for `spectator`."""
    words = part.split()
    if words == ["spectator"]:
        return None
    if len(words) != 2 or words[0] != "seat":
        raise fault(text, "seat")
    return number_of(words[1], text, seats - 1)


def step_of(word: str, steps: Sequence[str], reasons: Sequence[str], text: str) -> tuple[int, int]:
    """Where a turn stands, and why the round is over, as in `over:stock`."""
    step, _, reason = word.partition(":")
    if step not in steps or reason not in reasons:
        raise fault(text, "step")
    return steps.index(step), reasons.index(reason)
