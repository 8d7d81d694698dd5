"""The model of how a person searches, and that its number says who solves what."""

import json
from pathlib import Path

import pytest

from benchmarks.limited_sight import BOTS, solves
from benchmarks.puzzle_difficulty import PARTS, classes, faults, spearman
from tilerummy.luck import Rng
from tilerummy.melds import Meld
from tilerummy.puzzles.difficulty import chance_at_hand, difficulty, ends, remoteness
from tilerummy.puzzles.numbers import our_numbers
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import KINDS
from tilerummy.tiles import Tiles, parse_tile

OURS = our_set().puzzles
EVIDENCE = Path(__file__).parents[2] / "docs/evidence/puzzle-difficulty.json"


def test_the_numbers_of_the_package_are_what_the_model_says() -> None:
    numbers = our_numbers()
    assert list(numbers) == [puzzle.id for puzzle in OURS]
    for puzzle in OURS[::23]:
        assert numbers[puzzle.id] == difficulty(puzzle), puzzle.id


@pytest.mark.parametrize("kind", KINDS)
def test_higher_levels_have_higher_numbers_on_average(kind: str) -> None:
    numbers = our_numbers()
    means = []
    for level in (1, 2, 3, 4):
        some = [numbers[puzzle.id] for puzzle in OURS if (puzzle.kind, puzzle.level) == (kind, level)]
        means.append(sum(some) / len(some))
    assert means == sorted(means)


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(Meld.parse(word) for word in text.split())


def test_what_has_nothing_to_do_with_the_tiles_is_not_tried() -> None:
    rack = [parse_tile("r7")]
    assert remoteness(melds("r8-10"), rack) == 0  # it could lie before it
    assert remoteness(melds("7:byk"), rack) == 0
    assert remoteness(melds("b1-3"), rack) is None
    assert remoteness(melds("r8-10 10:byk"), rack) == 1  # by way of the red 10
    assert remoteness(melds("r8-10 y1-3"), rack) is None
    assert remoteness(melds("y1-3"), [52]) == 0  # a Star may lie anywhere


def hand(text: str) -> tuple[int, ...]:
    return tuple(sorted(Tiles.parse(text).kinds()))


def test_a_hand_that_can_be_laid_in_one_way_only_is_sure() -> None:
    assert chance_at_hand(hand("r1 r2 r3 b5 b6 b7 y9 y10 y11 k1 k13"), {}) == 1
    # the red 11 is wanted by a sequence, which leaves two elevens, and by a series, which leaves a 9 and the discard
    assert chance_at_hand(hand("r9 r10 r11 b11 y11 b6 b7 b8 k4 k5 k6"), {}) == 0.5
    assert ends(hand("k1 k13")) == 1
    assert ends(hand("k9 k12 k13")) == 0


def test_rank_correlation_shares_ranks_and_needs_a_difference() -> None:
    assert spearman([1, 2, 3, 4], [8, 6, 4, 2]) == -1
    assert spearman([1, 2, 2, 3], [1, 2, 2, 3]) == 1
    assert spearman([1, 1, 1], [1, 2, 3]) is None
    assert [row["solved"] for row in classes([4, 3, 2, 1], [0, 0.5, 0.5, 1])] == [1, 0.5, 0.5, 0]


@pytest.mark.parametrize("bot", BOTS)
def test_bots_solve_easy_ones_more_often_than_hard_ones(bot: str) -> None:
    """The same with the same luck; a small part of what benchmarks.puzzle_difficulty does."""
    numbers = our_numbers()
    order = sorted(OURS, key=lambda puzzle: numbers[puzzle.id])
    easy, hard = order[:100:5], order[-100::5]
    solved = [sum(solves(bot, puzzle, Rng(puzzle.seed)) for puzzle in some) for some in (easy, hard)]
    assert solved[0] > solved[1] + 5


def test_the_evidence_is_of_three_bots_with_two_hundred_puzzles_each() -> None:
    found = json.loads(EVIDENCE.read_text(encoding="utf-8"))
    for name in PARTS:
        assert found[name]["puzzles"] >= 200
        assert len(found[name]["bots"]) >= 3
    assert found["wrong"] == [f"{name}: {fault}" for name in PARTS for fault in faults(found[name])]
