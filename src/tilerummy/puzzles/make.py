"""Puzzles from seeds: the same seed makes the same puzzle, compiled or not."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tilerummy.luck import Rng
from tilerummy.puzzles.draft import PuzzleDraft
from tilerummy.puzzles.gin import make_which_discard
from tilerummy.puzzles.investo import make_which_investo
from tilerummy.puzzles.puzzle import FORMAT, GENERATOR, Kind, Proof, Puzzle, PuzzleSet
from tilerummy.puzzles.rummy import make_lay_all, make_use_tile
from tilerummy.refusal import NotAccepted

Maker = Callable[[Rng, int], PuzzleDraft | None]
MAKERS: Final[dict[Kind, tuple[str, Maker]]] = {
    "lay-all": ("rummy", make_lay_all),
    "use-tile": ("rummy", make_use_tile),
    "which-investo": ("investo", make_which_investo),
    "which-discard": ("gin", make_which_discard),
}
MOST_TRIES: Final = 200_000
STRIDE: Final = 1 << 20  # seeds of the puzzles of one set lie so far apart that their tries do not meet


def make_one(kind: Kind, level: int, seed: int, name: str = "") -> Puzzle:
    """The first position from this seed on that is a puzzle of the kind and level."""
    game, maker = MAKERS[kind]
    for seed_tried in range(seed, seed + MOST_TRIES):
        draft = maker(Rng(seed_tried), level)
        if draft is not None:
            return puzzle_of(draft, kind, game, level, seed_tried, name)
    raise NotAccepted("puzzles-none-found", {"kind": kind, "level": level, "seed": seed})


def puzzle_of(draft: PuzzleDraft, kind: Kind, game: str, level: int, seed: int, name: str) -> Puzzle:
    proof = Proof(draft.measure, draft.changed, draft.steps, draft.others)
    named = name or f"{kind}-{level}-s{seed}"
    return Puzzle(named, kind, game, level, seed, draft.position, draft.tile, draft.answer, proof)


def make_many(
    count: int, kinds: Iterable[Kind], levels: Iterable[int], seed: int, only: Iterable[Kind] | None = None
) -> Iterator[Puzzle]:
    """So many puzzles in all, kinds and levels in turn; no position twice. `only`: those of these kinds among them."""
    turns = [(kind, level) for level in levels for kind in kinds]
    wanted = set(MAKERS if only is None else only)
    seen: set[str] = set()
    for number in range(count):
        kind, level = turns[number % len(turns)]
        at = (seed + number) * STRIDE % 2**61
        while kind in wanted:
            puzzle = make_one(kind, level, at, f"{kind}-{level}-{number // len(turns) + 1}")
            at = puzzle.seed + 1
            if puzzle.position not in seen:
                seen.add(puzzle.position)
                yield puzzle
                break


def make_set(count: int, kinds: Iterable[Kind], levels: Iterable[int], seed: int) -> PuzzleSet:
    return PuzzleSet(FORMAT, GENERATOR, seed, list(make_many(count, list(kinds), list(levels), seed)))
