"""The set that comes with the package: complete, made from its seeds, and true by another way of looking."""

from collections import Counter

import pytest

from tilerummy.puzzles.make import make_one
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import KINDS, LEVELS, Puzzle, read_set, show_set
from tilerummy.puzzles.verify import faults
from tilerummy.refusal import NotAccepted

ALL = our_set().puzzles
FIRST = [next(p for p in ALL if (p.kind, p.level) == (kind, level)) for kind in KINDS for level in LEVELS]
NAMES = [puzzle.id for puzzle in FIRST]


def test_every_kind_has_every_level() -> None:
    counted = Counter((puzzle.kind, puzzle.level) for puzzle in ALL)
    assert set(counted) == {(kind, level) for kind in KINDS for level in LEVELS}
    assert min(counted.values()) >= 25
    assert len({puzzle.id for puzzle in ALL}) == len({puzzle.position for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", FIRST, ids=NAMES)
def test_puzzle_is_made_again_from_its_seed(puzzle: Puzzle) -> None:
    assert make_one(puzzle.kind, puzzle.level, puzzle.seed, puzzle.id) == puzzle


@pytest.mark.parametrize("at", range(0, len(ALL), 11))
def test_puzzle_holds_when_everything_is_tried(at: int) -> None:
    """All of them, and a thousand more: python -m benchmarks.puzzles_check."""
    assert faults(ALL[at]) == []


@pytest.mark.parametrize(("level", "seed"), [(2, 8389080), (1, 142607417)])
def test_combination_that_the_answer_lays_twice_counts_once(level: int, seed: int) -> None:
    """The maker once counted it twice; trying everything found that out."""
    puzzle = make_one("which-discard", level, seed)
    assert puzzle.seed == seed
    assert len(puzzle.proof.steps) > len(set(puzzle.proof.steps))
    assert faults(puzzle) == []


def test_set_is_read_as_it_was_written() -> None:
    assert read_set(show_set(our_set()).encode()) == our_set()


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"\xff", b"[" * 5000, b'{"format":"x","generator":1,"seed":1,"puzzles":[]}']
)
def test_what_is_no_set_is_told(data: bytes) -> None:
    with pytest.raises(NotAccepted) as told:
        read_set(data)
    assert told.value.code == "puzzles-not-a-set"
