"""A puzzle as data, and a set of them as a file."""

import json
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tilerummy.refusal import NotAccepted

FORMAT: Final = "tilerummy-puzzles"
GENERATOR: Final = 2  # to be raised when the same seed makes another puzzle
LEVELS: Final = (1, 2, 3, 4)
MOST_PUZZLES: Final = 100_000

Kind = Literal["lay-all", "use-tile", "which-investo", "which-discard"]
KINDS: Final[tuple[Kind, ...]] = ("lay-all", "use-tile", "which-investo", "which-discard")


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`measure`: what the level follows from (docs/puzzles.md); `changed`: the combinations that lie differently after
    the answer; `steps`: from the old table to the new; `others`: why no other answer is one, a code for each."""

    measure: int
    changed: list[str]
    steps: list[str]
    others: dict[str, str]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`position` is a view in notation; `tile` the tile asked about, if the question is about one; `answer` actions."""

    id: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]+$")]
    kind: Kind
    game: str
    level: Annotated[int, Meta(ge=1, le=4)]
    seed: Annotated[int, Meta(ge=0, lt=2**62)]
    position: Annotated[str, Meta(max_length=2000)]
    tile: str
    answer: list[str]
    proof: Proof


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    generator: int
    seed: int
    puzzles: list[Puzzle]

    def find(self, name: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == name:
                return puzzle
        raise NotAccepted("puzzles-unknown", {"id": name})


def show_set(made: PuzzleSet) -> str:
    """A line a puzzle, so that two sets can be compared by eye."""
    head = {"format": made.format, "generator": made.generator, "seed": made.seed}
    lines = ",\n".join(json.dumps(msgspec.to_builtins(puzzle), ensure_ascii=True) for puzzle in made.puzzles)
    return json.dumps(head)[:-1] + f', "puzzles": [\n{lines}\n]}}\n'


def read_set(data: bytes) -> PuzzleSet:
    """Raises NotAccepted."""
    try:
        found = msgspec.json.decode(data, type=PuzzleSet)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise NotAccepted("puzzles-not-a-set", {"problem": str(problem)}) from None
    if found.format != FORMAT:
        raise NotAccepted("puzzles-not-a-set", {"problem": found.format})
    return found


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """Everything but what gives the answer away."""
    return {"id": puzzle.id, "kind": puzzle.kind, "game": puzzle.game, "level": puzzle.level, "tile": puzzle.tile}
