"""Whether an attempt answers a puzzle's question: right, legal but not the answer, on the way, or against the rules."""

from dataclasses import dataclass, field
from typing import Literal

from tilerummy.puzzles.attempt import Attempt
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import rows_of
from tilerummy.refusal import Params
from tilerummy.tiles import parse_tile

MOST_ACTIONS = 4


@dataclass(frozen=True)
class Judgement:
    """`code` says why not, as the key of a sentence; `rule` is the one that was broken, if one was."""

    outcome: Literal["right", "wrong", "going-on", "refused"]
    code: str = ""
    params: Params = field(default_factory=dict)
    rule: str = ""


RIGHT = Judgement("right")


def judge(puzzle: Puzzle, actions: list[str]) -> tuple[Judgement, Attempt]:
    """What the actions come to, and where they lead. Raises NotationError."""
    attempt = Attempt(puzzle.game, puzzle.position)
    for action in actions[:MOST_ACTIONS]:
        refusal = attempt.does(action)
        if refusal is not None:
            return Judgement("refused", refusal.key, refusal.params, refusal.rule), attempt
    return verdict(puzzle, actions, attempt), attempt


def verdict(puzzle: Puzzle, actions: list[str], attempt: Attempt) -> Judgement:
    """Of actions that the rules accept."""
    if not actions:
        return Judgement("going-on")
    letters = [action[:1] for action in actions]
    left = attempt.rack()
    if puzzle.kind == "which-investo":
        return took_investo(letters)
    if puzzle.kind == "which-discard":
        return RIGHT if letters == ["K"] else Judgement("wrong", "puzzles-wrong-goes-on")
    if letters != ["A"]:  # given away or exchanged is not laid
        return Judgement("wrong", "puzzles-wrong-not-laid")
    if puzzle.kind == "use-tile":
        kept = left.count(parse_tile(puzzle.tile)) > 0
        return Judgement("wrong", "puzzles-wrong-tile-left", {"meld": puzzle.tile}) if kept else RIGHT
    return Judgement("wrong", "puzzles-wrong-tiles-left", {"count": len(left), "tiles": str(left)}) if left else RIGHT


def took_investo(letters: list[str]) -> Judgement:
    if letters == ["T"]:
        return Judgement("going-on")
    return RIGHT if letters == ["T", "A"] else Judgement("wrong", "puzzles-wrong-not-taken")


def choices(puzzle: Puzzle, done: int) -> list[str]:
    """Small decisions that the question offers, good ones and bad ones alike; plays and discards are not listed."""
    if puzzle.kind != "which-investo" or done:
        return []
    return [f"T{row + 1}" for row, faces in enumerate(rows_of(puzzle)) if len(faces) == 3]
