"""The solver for runs against an exhaustive oracle (I6, I10, I11)."""

from random import Random

import pytest

from tests.core.fairness import uniform
from tests.solver.naive import by_colour, plays, splits
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import run_fault
from tilerummy.solver.arrange import after_play, lay_out
from tilerummy.solver.runs import Runs
from tilerummy.tiles import Tiles, bit_of

RUNS = Runs()
Position = tuple[list[int], list[int]]  # kinds on the table, on the rack


def random_table(random: Random, runs: int, colours: int) -> list[int]:
    """Some runs, overlapping or not."""
    tiles: list[int] = []
    for _ in range(runs):
        low = random.randrange(11)
        kinds = [4 * v + random.randrange(colours) for v in [low]]
        kinds = list(range(kinds[0], min(52, kinds[0] + 4 * random.randint(3, 7)), 4))
        if len(kinds) >= 3 and all(tiles.count(kind) < 2 for kind in kinds):
            tiles += kinds
    return tiles


def position(seed: int, size: int = 8) -> Position:
    """Sparse ones over four colours, dense ones in a single colour."""
    random = Random(seed)
    colours = random.choice([1, 1, 2, 4])
    table = random_table(random, random.randrange(5), colours)
    pool = [kind for kind in range(52) if kind % 4 < colours for _ in range(2 - table.count(kind))]
    return table, sorted(random.sample(pool, min(size, len(pool))))


def tiles(kinds: list[int] | tuple[int, ...]) -> Tiles:
    return Tiles.of(kinds)


def bits(kinds: set[int]) -> int:
    return sum(int(bit_of(kind)) for kind in kinds)


def key(laid: Tiles) -> tuple[int, ...]:
    return tuple(sorted(laid.kinds()))


POSITIONS = [position(seed) for seed in range(120)]


def due_kinds(rack: list[int], seed: int) -> set[int]:
    random = Random(seed)
    return {random.choice(rack) if random.random() < 0.8 else random.randrange(52) for _ in range(3)}


def test_oracle_knows_runs() -> None:
    """I11: the oracle itself, on cases one can see."""
    r = [4 * v + 1 for v in range(13)]
    assert splits(tuple(r[0:3]))
    assert splits(tuple(sorted(r[0:5] + r[2:5])))
    assert not splits(tuple(r[0:2]))
    assert not splits((r[0], r[11], r[12]))
    assert not splits(tuple(sorted([*r[0:4], r[1]])))


def test_valid_agrees_with_splitting() -> None:
    """I11: whether tiles can lie as runs, on racks, on tables and on both together."""
    answers: set[bool] = set()
    for table, rack in POSITIONS:
        for kinds in (table, rack, table + rack):
            expected = all(splits(part) for part in by_colour(kinds, ()))
            assert RUNS.valid(tiles(kinds)) == expected
            answers.add(expected)
    assert answers == {True, False}


def test_valid_on_every_pattern_of_six_values() -> None:
    """I11: all 729 ways of holding 0, 1 or 2 of b4 to b9, and at either end."""
    for first in (0, 3, 7):
        for code in range(729):
            counts = [code // 3**i % 3 for i in range(6)]
            kinds = [4 * (first + i) for i, count in enumerate(counts) for _ in range(count)]
            assert RUNS.valid(tiles(kinds)) == splits(tuple(kinds))


def test_playable_is_every_tile_of_some_play() -> None:
    """I10: the tiles that take part in at least one legal play."""
    for table, rack in POSITIONS:
        expected = {kind for laid in plays(table, rack) for kind in laid}
        assert RUNS.playable(tiles(table), tiles(rack)) == bits(expected)


def test_most_is_a_largest_play() -> None:
    """I10: legal, and none is larger."""
    for table, rack in POSITIONS:
        legal = plays(table, rack)
        found = RUNS.most(tiles(table), tiles(rack))
        assert found is not None
        assert key(found) in legal
        assert found.size() == max(map(len, legal))


def test_most_with_a_tile_that_must_be_laid() -> None:
    """I6: a largest play that lays one of the kinds, or None."""
    answers: set[bool] = set()
    for seed, (table, rack) in enumerate(POSITIONS):
        due = due_kinds(rack, seed)
        legal = plays(table, rack, due)
        found = RUNS.most(tiles(table), tiles(rack), bits(due))
        answers.add(found is not None)
        assert (found is not None) == bool(legal)
        if found is not None:
            assert key(found) in legal
            assert found.size() == max(map(len, legal))
    assert answers == {True, False}


def test_count_is_the_number_of_plays() -> None:
    """I10: with and without a tile that must be laid."""
    for seed, (table, rack) in enumerate(POSITIONS):
        due = due_kinds(rack, seed)
        assert RUNS.count(tiles(table), tiles(rack)) == len(plays(table, rack))
        assert RUNS.count(tiles(table), tiles(rack), bits(due)) == len(plays(table, rack, due))


def test_fair_play_is_a_legal_one() -> None:
    """I6, I10: with and without a tile that must be laid."""
    rng = Rng(5)
    for seed, (table, rack) in enumerate(POSITIONS):
        legal = plays(table, rack)
        assert key(RUNS.fair(tiles(table), tiles(rack), 0, rng)) in legal
        due = due_kinds(rack, seed)
        legal = plays(table, rack, due)
        if legal:
            assert key(RUNS.fair(tiles(table), tiles(rack), bits(due), rng)) in legal


FAIR = [
    ("", "r1 r2 r3 r4 r5", ""),
    ("r4-6", "r3 r7 r7 r8", ""),
    ("r5-9", "r7 r7 b1 b2 b3", ""),
    ("r1-3", "r4 r4 r5 r6 b1 b2 b3", ""),
    ("", "r1 r2 r3 r4 r5", "r1 r5"),
    ("r5-9", "r7 r10 b1 b2 b3", "r7 b2"),
    ("r4-6 k1-3", "r3 r7 k4 k5", "r3 k5"),
    ("r1-6", "r3 r4 r3 r4 b1 b2 b3", "r3 r4"),
]


@pytest.mark.parametrize(("table", "rack", "due"), FAIR)
def test_fair_plays_are_equally_likely(table: str, rack: str, due: str) -> None:
    """I10: every legal set of tiles about as often as any other."""
    on_table, on_rack = Tiles.parse(table), Tiles.parse(rack)
    wanted = Tiles.parse(due)
    legal = plays(sorted(on_table.kinds()), sorted(on_rack.kinds()), set(wanted.kinds()))
    assert len(legal) > 1
    rng = Rng(17)
    drawn = [key(RUNS.fair(on_table, on_rack, wanted.one, rng)) for _ in range(60 * len(legal))]
    assert set(drawn) <= legal
    assert uniform(drawn, len(legal))


def test_empty_table_and_rack() -> None:
    """I10: nothing to lay, nothing that must be laid."""
    assert RUNS.valid(Tiles())
    assert RUNS.most(Tiles(), Tiles()) == Tiles()
    assert RUNS.most(Tiles(), Tiles(), 1) is None
    assert (RUNS.count(Tiles(), Tiles()), RUNS.count(Tiles(), Tiles(), 1), RUNS.playable(Tiles(), Tiles())) == (1, 0, 0)


def test_fair_without_a_play_that_must_be() -> None:
    """I6: there is none to draw."""
    with pytest.raises(ValueError, match="must be laid"):
        RUNS.fair(Tiles(), Tiles.parse("r1 r2"), int(bit_of(1)), Rng(1))


def test_whole_set_is_valid() -> None:
    """I11: all 104 tiles are eight runs."""
    assert RUNS.valid(Tiles.full())
    assert RUNS.most(Tiles(), Tiles.full()) == Tiles.full()


def test_more_plays_than_a_32_bit_number_still_give_a_play() -> None:
    """I10: a long table and a rack of forty tiles: more than 2**31 plays."""
    table, rack = Tiles.parse("b1-13 r1-13 y1-13 k1-13"), Tiles.parse("b2-11 r2-11 y2-11 k2-11")
    assert RUNS.count(table, rack) > 2**31
    rng = Rng(3)
    for _ in range(20):
        laid = RUNS.fair(table, rack, 0xFF, rng)
        assert rack.holds(laid)
        assert RUNS.valid(table + laid)


# ---- laying out


def runs_of(table: Layout) -> list[tuple[int, ...]]:
    assert [run_fault(meld.codes) for meld in table.melds] == [None] * len(table)
    return [meld.codes for meld in table.melds]


def test_laid_out_tiles_are_valid_runs_of_exactly_these_tiles() -> None:
    """I11: long runs rather than many."""
    for table, _ in POSITIONS:
        found = lay_out(tiles(table))
        runs_of(found)
        assert found.tiles() == tiles(table)
    assert str(lay_out(Tiles.parse("r1-6 b1-3"))) == "b1-3 r1-6"


def test_table_after_a_play_is_valid_and_has_exactly_the_tiles() -> None:
    """I10: every legal play of every position, on a table laid out in one way or another."""
    for seed, (table, rack) in enumerate(POSITIONS):
        legal = sorted(plays(table, rack))
        for laid in Random(seed).sample(legal, min(15, len(legal))):
            before = lay_out(tiles(table))
            after = after_play(before, tiles(laid))
            runs_of(after)
            assert after.tiles() == tiles([*table, *laid])


@pytest.mark.parametrize(
    ("before", "laid", "after"),
    [
        ("r5-7", "r8", "r5-8"),
        ("r5-7", "r4", "r4-7"),
        ("r5-7", "b1 b2 b3", "b1-3 r5-7"),
        ("r1-3 r4-6", "b1 b2 b3", "b1-3 r1-3 r4-6"),
        ("r1-3 r4-6", "r7", "r1-3 r4-7"),
        ("r1-3", "r4 r5 r6", "r1-3 r4-6"),
        ("r5-9", "r7", "r5-7 r7-9"),
    ],
)
def test_table_changes_as_little_as_is_easy_to_see(before: str, laid: str, after: str) -> None:
    """I10: new runs beside old ones, then extensions, then rearranging."""
    assert after_play(Layout.parse(before), Tiles.parse(laid)) == Layout.parse(after)


def test_order_in_which_a_run_was_written_does_not_matter() -> None:
    """I11: 6-4-5 is the run 4-5-6, and what is laid beside it is valid."""
    runs_of(after_play(Layout.parse("[r6 r4 r5] r8-10"), Tiles.parse("r6 r7")))


def test_tiles_that_cannot_be_laid() -> None:
    """I11: an error, not an invalid table."""
    with pytest.raises(ValueError, match="cannot be laid"):
        after_play(Layout.parse("r5-7"), Tiles.parse("r10"))
