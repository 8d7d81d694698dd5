"""Hints in grades, from a puzzle's own proof: where to look, which combination, the first step. Then comes the answer.

Each costs a star, and so does a wrong choice where one could guess; the answer costs the last.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tilerummy.melds import DECLARED, Meld, show_code
from tilerummy.puzzles.exhaustive import Codes, combinations_in
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.steps import answer_steps
from tilerummy.puzzles.verify import before_and_after, melds_in, part, rows_of
from tilerummy.refusal import NotAccepted
from tilerummy.tiles import Tiles

STARS: Final = 4
GRADES: Final = 3  # the fourth is the answer itself
GUESSED: Final = ("which-investo", "which-discard")


def stars_left(hints: int, wrong: int, shown: bool) -> int:
    """What a puzzle is worth after so many hints and wrong choices; once its answer was shown, nothing."""
    return 0 if shown else max(0, STARS - hints - wrong)


def hint(puzzle: Puzzle, grade: int) -> dict[str, Any]:
    """`code` and `params` make its sentence; `melds` is what to draw; a first step is `step`, as in the answer."""
    if not 1 <= grade <= GRADES:
        raise NotAccepted("puzzles-no-hint", {"most": GRADES})
    by_kind = {"which-investo": of_rows, "which-discard": of_hand}.get(puzzle.kind, of_table)
    return {"grade": grade, **by_kind(puzzle)[grade - 1]}


def told(code: str, melds: list[str], **params: str | int) -> dict[str, Any]:
    return {"code": code, "params": params, "melds": melds}


def first_step(puzzle: Puzzle) -> dict[str, Any]:
    step = answer_steps(puzzle)[0]
    return {**told("puzzles-hint-step", step["made"], step=puzzle.proof.steps[0]), "step": step}


# ---- with a table


def of_table(puzzle: Puzzle) -> list[dict[str, Any]]:
    opened = first_opened(puzzle)
    value = next((code for code in moved(puzzle) if code in opened), opened[0]) % DECLARED // 4
    lying = {code for codes in melds_in(part(puzzle, "table")) for code in codes if code // 4 == value}
    look = told("puzzles-hint-where", [show_code(code) for code in sorted(lying)], value=value + 1)
    meld = told("puzzles-hint-meld", [str(Meld(opened))], meld=str(Meld(opened)))
    return [look, meld, first_step(puzzle)]


def first_opened(puzzle: Puzzle) -> Codes:
    """Of the combinations that change, the one that the answer begins with."""
    for step in answer_steps(puzzle):
        for text in step["taken"]:
            if text in puzzle.proof.changed:
                return tuple(Meld.parse(text).codes)
    return tuple(Meld.parse(puzzle.proof.changed[0]).codes)


def moved(puzzle: Puzzle) -> Iterator[int]:
    """Tiles of the table that come to lie with others than before, in the order of the answer."""
    changed = [Meld.parse(text).codes for text in puzzle.proof.changed]
    for step in answer_steps(puzzle):
        if step["step"] == "split":
            parts = sorted((Meld.parse(text).codes for text in step["made"]), key=len)
            yield from (code for codes in parts[:-1] for code in codes if any(code in old for old in changed))


# ---- rows of the pot


def of_rows(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The colour in which something will lie, which row it comes from, what to do first once it is taken."""
    row = int(puzzle.answer[0][1:])
    look = told("puzzles-hint-colour", [], colour="bryk"[laid_of_row(puzzle, row) % 4])
    return [look, told("puzzles-hint-row", [], row=row), first_step(puzzle)]


def laid_of_row(puzzle: Puzzle, row: int) -> int:
    """The tile of the row that the answer lays."""
    before, after = before_and_after(puzzle)
    more = Counter(code for codes in after for code in codes) - Counter(code for codes in before for code in codes)
    for code in rows_of(puzzle)[row - 1]:
        if more[code]:
            return code
    raise LookupError("row")


# ---- a hand


def of_hand(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The tile that is wanted most, its combination, and another one."""
    laid = [tuple(Meld.parse(line.removeprefix("lay ")).codes) for line in puzzle.proof.steps]
    possible = combinations_in(Tiles.parse(part(puzzle, "rack")).kinds())
    wanted = {code: sum(code in codes for codes in possible) for codes in laid for code in codes}
    ordered = sorted(laid, key=lambda codes: -max(wanted[code] for code in codes))
    crux = max(ordered[0], key=lambda code: wanted[code])
    first, second = (str(Meld(codes)) for codes in (ordered[0], ordered[1]))
    asked = show_code(crux)
    return [
        told("puzzles-hint-crux", [asked], meld=asked),
        told("puzzles-hint-hand", [first], meld=first),
        told("puzzles-hint-hand", [second], meld=second),
    ]
