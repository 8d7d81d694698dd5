"""Whether a puzzle is what it claims to be, found out without the solver and without the code that made it.

The rules of the game say whether the answer is accepted; an exhaustive search says whether it takes as many changes
as claimed, whether nothing plainer would do and whether other answers fail. Faults are codes.
"""

from tilerummy.layout import Layout
from tilerummy.melds import Meld
from tilerummy.puzzles.attempt import Attempt
from tilerummy.puzzles.exhaustive import (
    Codes,
    combinations_in,
    fewest_changed,
    is_combination,
    plainly,
    rest,
    splits,
)
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.refusal import NotationError
from tilerummy.tiles import Tiles, parse_tile

GAME = {"lay-all": "rummy", "use-tile": "rummy", "which-investo": "investo", "which-discard": "gin"}
FALSE = {1: range(1, 3), 2: range(3, 5), 3: range(5, 7), 4: range(7, 100)}


def faults(puzzle: Puzzle) -> list[str]:
    """Everything wrong with a puzzle, none if it is as it should be."""
    if puzzle.game != GAME[puzzle.kind]:
        return ["game"]
    try:
        refused = played(puzzle)
        if refused:
            return refused
        return {
            "lay-all": lay_all_faults,
            "use-tile": use_tile_faults,
            "which-investo": investo_faults,
            "which-discard": discard_faults,
        }[puzzle.kind](puzzle)
    except (NotationError, LookupError, ValueError):
        return ["notation"]


def played(puzzle: Puzzle) -> list[str]:
    """The rules accept every action of the answer."""
    attempt = Attempt(puzzle.game, puzzle.position)
    for action in puzzle.answer:
        if attempt.does(action) is not None:
            return ["answer-refused"]
    return []


# ---- reading


def part(puzzle: Puzzle, name: str) -> str:
    """The first part of the position that begins with this word."""
    for text in puzzle.position.split("|"):
        words = text.split(None, 1)
        if words[:1] == [name]:
            return words[1].strip() if len(words) > 1 else ""
    raise LookupError(name)


def melds_in(text: str) -> list[Codes]:
    return [tuple(meld.codes) for meld in Layout.parse(text).melds]


def before_and_after(puzzle: Puzzle) -> tuple[list[Codes], list[Codes]]:
    return melds_in(part(puzzle, "table")), melds_in(puzzle.answer[-1].removeprefix("A "))


def changed(before: list[Codes], after: list[Codes]) -> list[Codes]:
    left = [sorted(codes) for codes in after]
    found = []
    for codes in before:
        if sorted(codes) in left:
            left.remove(sorted(codes))
        else:
            found.append(codes)
    return found


def table_faults(puzzle: Puzzle, plays: list[list[int]], rack: list[int], series: bool, spare: int) -> list[str]:
    """What the kinds with a table have in common: any of the `plays` does; `spare` changes are free."""
    before, after = before_and_after(puzzle)
    found = [str(Meld(codes)) for codes in changed(before, after)]
    wrong = [] if all(is_combination(codes, series) for codes in after) else ["combinations"]
    wrong += [] if found == puzzle.proof.changed and len(found) == puzzle.proof.measure else ["changed"]
    number = puzzle.proof.measure + spare
    wrong += [] if number == puzzle.level or (puzzle.level == 4 and number > 4) else ["level"]
    if fewest_changed(before, plays, rack, puzzle.proof.measure, series) != puzzle.proof.measure:
        wrong.append("measure")
    if puzzle.proof.measure and any(plainly(before, play, rest(rack, play), series) for play in plays):
        wrong.append("plain")
    return wrong


# ---- kind by kind


def lay_all_faults(puzzle: Puzzle) -> list[str]:
    rack = Tiles.parse(part(puzzle, "rack")).kinds()
    before, after = before_and_after(puzzle)
    laid = sum(map(len, after)) - sum(map(len, before))
    return (["not-all-laid"] if laid != len(rack) else []) + table_faults(puzzle, [rack], rack, True, 0)


def use_tile_faults(puzzle: Puzzle) -> list[str]:
    rack = Tiles.parse(part(puzzle, "rack")).kinds()
    tile = parse_tile(puzzle.tile)
    before, after = before_and_after(puzzle)
    lying = [sum(codes.count(tile) for codes in melds) for melds in (before, after)]
    wrong = ["tile-not-laid"] if lying[1] != lying[0] + 1 else []
    if sum(kind // 4 == tile // 4 for kind in rack if kind < 52) != 1:
        wrong.append("tile-not-named")
    return wrong + table_faults(puzzle, [[tile]], rack, True, 0)


def rows_of(puzzle: Puzzle) -> list[list[int]]:
    """The upper tiles of every row."""
    rows = part(puzzle, "pot").split("/")
    return [[parse_tile(word.rpartition("<")[2]) for word in row.split() if word not in (".", "x")] for row in rows]


def investo_faults(puzzle: Puzzle) -> list[str]:
    rack = Tiles.parse(part(puzzle, "rack")).kinds()
    rows = rows_of(puzzle)
    complete = [row for row in range(len(rows)) if len(rows[row]) == 3]
    mine = int(puzzle.answer[0][1:]) - 1
    wrong = [] if len(complete) > 1 and mine in complete else ["rows"]
    melds = melds_in(part(puzzle, "table"))
    for row in complete:
        plays = [[kind] for kind in sorted(set(rows[row]))]
        if row != mine and fewest_changed_of_colour(melds, plays, rack + rows[row]):
            wrong.append("not-unique")
    plays = [[kind] for kind in sorted(set(rows[mine]))]
    return wrong + table_faults(puzzle, plays, rack + rows[mine], False, 1)


def fewest_changed_of_colour(melds: list[Codes], plays: list[list[int]], rack: list[int]) -> bool:
    """Whether any of the tiles can be played at all; only its own colour matters."""
    for some in plays:
        colour = some[0] % 4
        same = [codes for codes in melds if codes[0] % 4 == colour]
        tiles = [kind for kind in rack if kind % 4 == colour]
        if fewest_changed(same, [some], tiles, len(same), False) is not None:
            return True
    return False


def discard_faults(puzzle: Puzzle) -> list[str]:
    hand = Tiles.parse(part(puzzle, "rack")).kinds()
    mine = parse_tile(puzzle.answer[0].removeprefix("K "))
    good = [kind for kind in sorted(set(hand)) if goes_out(rest(hand, [kind]))]
    wrong = [] if good == [mine] else ["not-unique"]
    if any(not left for _, left in splits(hand)):
        wrong.append("grand-gin")
    melds = combinations_in(hand)
    laid = {tuple(Meld.parse(step.removeprefix("lay ")).codes) for step in puzzle.proof.steps}
    if len(melds) - len(laid) != puzzle.proof.measure or not laid <= set(melds):
        wrong.append("measure")
    wrong += [] if puzzle.proof.measure in FALSE[puzzle.level] else ["level"]
    return wrong if any(mine in meld for meld in melds) else [*wrong, "plain"]


def goes_out(hand: list[int]) -> bool:
    """G5, laying eight or nine of ten: one or two tiles are left, worth less than ten together."""
    return any(1 <= len(left) <= 2 and sum(kind // 4 + 1 for kind in left) < 10 for _, left in splits(hand))
