"""Sources of luck: seeded numbers, luck that is given and luck that is noted."""

import pytest

from tests.core.fairness import chi_square, far_off
from tilerummy.luck import GivenLuck, Luck, LuckError, NotedLuck, RandomLuck, Rng
from tilerummy.refusal import NotationError, shorten
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


# ---- always the same numbers: results in docs/evidence are named by their seeds


NUMBERS = {
    0: (
        [2954146335, 2540166530, 787403865, 1853525922],
        [0, 18, 1113501382, 1064760951, 32616641441852, 698548345321344998],
    ),
    1: (
        [3604957945, 1659407820, 3140322824, 3476031294],
        [1, 55, 145030874, 644626032, 13831109057259, 1023250024766774732],
    ),
    2**32: (
        [2205705324, 4112101204, 1956438996, 103828064],
        [1, 38, 1082508677, 1652577837, 14939961517526, 784368346644084903],
    ),
    2**62 + 5: (
        [10493119, 3886402063, 449176320, 4044812645],
        [0, 60, 1785183991, 1093949716, 25522240712806, 273509190833579817],
    ),
}
CHOICES = (2, 104, 2**31 - 1, 2**31, 2**45, 2**60 - 1)


@pytest.mark.parametrize("seed", NUMBERS)
def test_numbers_of_a_seed_never_change(seed: int) -> None:
    """I4: compiled and uncompiled, in every version."""
    rng = Rng(seed)
    plain, choices = NUMBERS[seed]
    assert [rng.next() for _ in plain] == plain
    assert [rng.below(n) for n in CHOICES] == choices


def test_the_generator_leaves_the_state_in_which_it_would_stay() -> None:
    """I4: two zeros would be followed by zeros for ever."""
    rng = Rng(0)
    rng.a = rng.b = 0
    assert [rng.next() for _ in range(4)] == [0, 3569633660, 721586080, 3972658577]


def test_very_large_choices_are_in_range() -> None:
    """I4: up to 2**60 - 1, from two numbers."""
    rng = Rng(3)
    numbers = [int(rng.below(2**60 - 1)) for _ in range(300)]
    assert all(0 <= number < 2**60 - 1 for number in numbers)
    assert max(numbers) > 2**59
    assert min(numbers) < 2**57
    assert len({number % 1024 for number in numbers}) > 200  # the low bits are random too


def test_a_choice_that_cannot_be_says_what_can() -> None:
    """I4"""
    with pytest.raises(LuckError) as caught:
        GivenLuck(["x" * 90]).below(3)
    assert caught.value.params == {"word": shorten("x" * 90), "most": 2}
    assert str(caught.value) == f"not-a-choice: word {shorten('x' * 90)!r}, most 2"
    assert GivenLuck(["999999999"]).below(10**9) == 999_999_999  # nine digits at most
    with pytest.raises(LuckError):
        GivenLuck(["1000000000"]).below(10**10)


def test_a_tile_that_cannot_be_is_named() -> None:
    """I5"""
    with pytest.raises(LuckError) as caught:
        GivenLuck(["r9"]).draw(Tiles.parse("r8"))
    assert caught.value.params == {"tile": "r9"}
    assert LuckError("disagree").params == {}


def test_noted_luck_passes_everything_on() -> None:
    """G4: a tile that is mixed in as well, which leaves no word."""
    asked: list[tuple[str, int]] = []

    class Told(Luck):
        def draw(self, unseen: Tiles) -> int:
            asked.append(("draw", len(unseen)))
            return 3

        def mix_in(self, kind: int) -> None:
            asked.append(("mix_in", kind))

        def below(self, n: int) -> int:
            asked.append(("below", n))
            return n - 1

    noted = NotedLuck(Told())
    noted.mix_in(7)
    assert (noted.draw(Tiles.full()), noted.below(9)) == (3, 8)
    assert asked == [("mix_in", 7), ("draw", 104), ("below", 9)]
    assert noted.words == [show_tile(3), "8"]


def test_a_tile_mixed_into_luck_without_an_order_changes_nothing() -> None:
    """G4"""
    one, two = RandomLuck(Rng(5)), RandomLuck(Rng(5))
    one.mix_in(4)
    assert [one.below(100) for _ in range(5)] == [two.below(100) for _ in range(5)]


def test_luck_of_nobody_in_particular_answers_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Luck().draw(Tiles.full())
    with pytest.raises(NotImplementedError):
        Luck().below(2)
