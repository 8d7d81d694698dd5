"""Sources of luck: seeded numbers, luck that is given and luck that is noted."""

import pytest

from tests.core.fairness import chi_square, far_off
from tilerummy.luck import GivenLuck, Luck, LuckError, NotedLuck, RandomLuck, Rng
from tilerummy.refusal import NotationError
from tilerummy.tiles import Tiles, parse_tile, show_tile


def test_same_seed_same_numbers() -> None:
    """I4: a generator is its seed, up to 64 bits of it."""
    for seed in (0, 1, 2**31, 2**32, 2**62 + 5):
        one, two = Rng(seed), Rng(seed)
        assert [one.next() for _ in range(50)] == [two.next() for _ in range(50)]


def test_other_seed_other_numbers() -> None:
    """I4: both halves of the seed count."""
    seeds = [*range(200), *(n << 32 for n in range(1, 200))]
    assert len({first_numbers(seed) for seed in seeds}) == len(seeds)


def first_numbers(seed: int) -> tuple[int, ...]:
    rng = Rng(seed)
    return tuple(int(rng.next()) for _ in range(3))


def test_numbers_have_32_bits() -> None:
    """I4: every bit is set about half of the time."""
    rng = Rng(7)
    numbers = [int(rng.next()) for _ in range(2000)]
    assert all(0 <= number < 2**32 for number in numbers)
    for bit in range(32):
        assert 850 < sum(number >> bit & 1 for number in numbers) < 1150


@pytest.mark.parametrize("n", [1, 2, 3, 10, 104])
def test_below_is_uniform(n: int) -> None:
    """I4: every number from 0 to n - 1 alike."""
    rng = Rng(11)
    counts = [0] * n
    for _ in range(60 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < far_off(n)


def test_large_choices_are_in_range() -> None:
    """I4: up to 2**31 - 1."""
    rng = Rng(3)
    numbers = [int(rng.below(2**31 - 1)) for _ in range(500)]
    assert all(0 <= number < 2**31 - 1 for number in numbers)
    assert max(numbers) > 2**30
    assert min(numbers) < 2**29


def test_random_luck_draws_any_unseen_tile_alike() -> None:
    """I1: two copies are drawn twice as often as one."""
    unseen = Tiles.parse("r1 r1 b5 k13")
    luck = RandomLuck(Rng(5))
    drawn = [show_tile(int(luck.draw(unseen))) for _ in range(800)]
    assert set(drawn) == {"r1", "b5", "k13"}
    assert 330 < drawn.count("r1") < 470
    assert unseen == Tiles.parse("r1 r1 b5 k13")


def test_given_luck_is_given() -> None:
    """I5: numbers for choices, tiles for draws, in their order."""
    luck = GivenLuck(["1", "r9", "k3"])
    assert luck.below(2) == 1
    assert [luck.draw(Tiles.full()), luck.draw(Tiles.full())] == [parse_tile("r9"), parse_tile("k3")]
    luck.finish()


@pytest.mark.parametrize("words", [["2"], ["-1"], ["r9"], ["x"], [""], ["٣"], ["9999999999"], []])
def test_given_choice_that_cannot_be(words: list[str]) -> None:
    """I4: not below n, no number, nothing."""
    with pytest.raises(LuckError) as caught:
        GivenLuck(words).below(2)
    assert caught.value.code == ("not-a-choice" if words else "too-little")


@pytest.mark.parametrize("words", [["r9"], ["*"], []])
def test_given_tile_that_cannot_be(words: list[str]) -> None:
    """I5: a tile that is not face down, or none."""
    with pytest.raises(LuckError) as caught:
        GivenLuck(words).draw(Tiles.parse("r8 k1"))
    assert caught.value.code == ("not-face-down" if words else "too-little")


def test_given_word_that_is_no_tile() -> None:
    """T2: an error of notation."""
    with pytest.raises(NotationError):
        GivenLuck(["1"]).draw(Tiles.full())


def test_too_much_luck() -> None:
    """I5: luck nobody asked for is an error."""
    luck = GivenLuck(["r9", "r8"])
    luck.draw(Tiles.full())
    with pytest.raises(LuckError, match="too-much"):
        luck.finish()


def test_noted_luck_can_be_given_again() -> None:
    """I5: what is written down reproduces what was given."""
    noted = NotedLuck(RandomLuck(Rng(9)))
    first = use(noted)
    given = GivenLuck(noted.words)
    assert use(given) == first
    given.finish()


def use(luck: Luck) -> list[int]:
    unseen = Tiles.full()
    found = [int(luck.below(4))]
    for _ in range(20):
        kind = int(luck.draw(unseen))
        unseen.remove(kind)
        found.append(kind)
    return found
