"""The check that uses neither the solver nor the maker: it agrees with the solver, and it finds forgeries."""

from random import Random

import msgspec
import pytest

from tests.solver.positions import random_position
from tilerummy.melds import MeldRules
from tilerummy.puzzles.exhaustive import can_lay, combinations_in, is_combination, plainly
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import faults, melds_in
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles, parse_tile


@pytest.mark.parametrize("seed", range(40))
def test_trying_everything_agrees_with_the_solver(seed: int) -> None:
    """R7, R8, with at most one Star, on the table or on the rack."""
    rng = Random(f"puzzles {seed}")
    solver = Solver(MeldRules())
    for _ in range(4):
        table, rack = random_position(rng, MeldRules(), 12, 3, rng.randint(0, 1))
        melds = [tuple(meld.codes) for meld in table.melds]
        assert can_lay(melds, rack.kinds(), []) == (solver.empties(table, rack) is not None), (str(table), str(rack))
        playable = solver.playable(table, rack)
        for kind in set(rack.kinds()):
            rest = (rack - Tiles.of([kind])).kinds()
            assert can_lay(melds, [kind], rest) == (kind in playable), (str(table), str(rack), kind)


def test_star_goes_only_where_its_tile_was_played() -> None:
    """R8: the black 7 frees the Star of a sequence, the red 9 alone does not."""
    melds = melds_in("[k6 *k7 k8] r10-12")
    assert can_lay(melds, [parse_tile("k7")], [])
    assert not can_lay(melds_in("[k6 *k7 k8]"), [parse_tile("b3"), parse_tile("b4")], [])
    assert can_lay(melds_in("[k6 *k7 k8]"), [parse_tile(tile) for tile in ("k7", "b3", "b4")], [])


def test_additions_are_plain_and_splitting_is_not() -> None:
    melds = melds_in("r5-9")
    assert plainly(melds, [parse_tile("r10")], [], True)
    assert not plainly(melds, [parse_tile("r7")], [], True)
    assert can_lay(melds, [parse_tile("r7")], [])


def test_combinations_of_a_hand() -> None:
    hand = Tiles.parse("r5-8 b5 k5").kinds()
    assert len(combinations_in(hand)) == 4  # r5-7, r6-8, r5-8 and the fives
    assert not is_combination(tuple(Tiles.parse("k12 k13 k1").kinds()), True)


# ---- forgeries


def forged(puzzle: Puzzle, **changes: object) -> Puzzle:
    return msgspec.structs.replace(puzzle, **changes)


def find(name: str) -> Puzzle:
    return our_set().find(name)


@pytest.mark.parametrize("name", ["lay-all-2-1", "use-tile-2-1", "which-investo-2-1", "which-discard-2-1"])
def test_wrong_level_is_found(name: str) -> None:
    assert "level" in faults(forged(find(name), level=3))


@pytest.mark.parametrize("name", ["lay-all-2-1", "use-tile-2-1", "which-investo-2-1", "which-discard-2-1"])
def test_wrong_answer_is_found(name: str) -> None:
    other = find(name.replace("-2-1", "-2-2"))
    assert faults(forged(find(name), answer=other.answer)) in (["answer-refused"], ["notation"])


def test_wrong_measure_is_found() -> None:
    puzzle = find("lay-all-3-1")
    proof = msgspec.structs.replace(puzzle.proof, measure=2, changed=puzzle.proof.changed[:2])
    assert faults(forged(puzzle, level=2, proof=proof)) == ["changed", "measure"]


def test_second_investo_is_found() -> None:
    """A row with a tile that the table takes at once makes the question ambiguous."""
    puzzle = find("which-investo-1-1")
    rows = next(part for part in puzzle.position.split("|") if part.startswith(" pot"))
    places = [row.split() for row in rows.removeprefix(" pot").split("/")]
    mine = int(puzzle.answer[0][1:]) - 1
    places[next(row for row in range(4) if row != mine)] = places[mine][:]
    assert "not-unique" in faults(
        forged(puzzle, position=puzzle.position.replace(rows, f" pot {' / '.join(map(' '.join, places))} "))
    )


def test_second_discard_is_found() -> None:
    puzzle = find("which-discard-1-1")
    hand = "b1-3 r5-7 k9-11 y1 y2"
    start, _, end = puzzle.position.partition("rack ")
    position = f"{start}rack {hand} | known |{end.split('| known |', 1)[1]}"
    assert "not-unique" in faults(forged(puzzle, position=position, answer=["K y2"]))


def test_plain_puzzle_is_found() -> None:
    puzzle = find("lay-all-1-1")
    start, _, rest = puzzle.position.partition("| table")
    end = rest.split("| gave", 1)[1]
    position = f"{start}| table r5-7 8:rky | discards | rack r8 | gave{end}"
    proof = msgspec.structs.replace(puzzle.proof, changed=["r5-7"], steps=[])
    found = faults(forged(puzzle, position=position, answer=["A r5-8 8:rky"], proof=proof))
    assert found == ["plain"]


def test_game_of_another_kind_is_found() -> None:
    assert faults(forged(find("lay-all-1-1"), game="gin")) == ["game"]


def test_nonsense_is_found() -> None:
    assert faults(forged(find("lay-all-1-1"), position="nonsense")) == ["notation"]
