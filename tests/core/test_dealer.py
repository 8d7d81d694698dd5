"""The dealer: committed before the match, checkable after it, fair."""

import hashlib

import pytest

from tests.core.fairness import uniform
from tilerummy.dealer import Dealer, RoundLuck, commitment_of, new_seed
from tilerummy.luck import LuckError
from tilerummy.tiles import Tiles

SMALL = Tiles.parse("r1 r2 r3 r4")


def order(luck: RoundLuck, tiles: Tiles) -> list[int]:
    """The face-down tiles in the order they are drawn."""
    unseen = tiles.copy()
    found: list[int] = []
    while unseen:
        kind = int(luck.draw(unseen))
        unseen.remove(kind)
        found.append(kind)
    return found


def test_commitment_is_a_hash_of_the_seed() -> None:
    """I1: anybody can compute it once the seed is told."""
    dealer = Dealer("abc", ("salt",))
    assert dealer.commitment == commitment_of("abc")
    assert dealer.commitment == hashlib.sha256(b"tilerummy commitment abc").hexdigest()
    assert "abc" not in dealer.commitment


def test_commitment_differs_with_the_seed() -> None:
    """I1: and does not depend on salts, which come later."""
    assert Dealer("a").commitment != Dealer("b").commitment
    assert Dealer("a", ("x",)).commitment == Dealer("a").commitment


def test_new_seeds_differ() -> None:
    """I1: 256 bits each."""
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 64 for seed in seeds)


def test_same_seed_same_deal() -> None:
    """I1: order and choices."""
    one, two = Dealer("s").round(1), Dealer("s").round(1)
    assert order(one, Tiles.full()) == order(two, Tiles.full())
    assert [one.below(1000) for _ in range(20)] == [two.below(1000) for _ in range(20)]


def test_order_has_every_tile_once() -> None:
    """I1: 104 tiles, shuffled."""
    drawn = order(Dealer("s").round(1), Tiles.full())
    assert sorted(drawn) == sorted(Tiles.full().kinds())
    assert drawn != sorted(drawn)


@pytest.mark.parametrize(
    "other",
    [
        Dealer("t").round(1),
        Dealer("s").round(2),
        Dealer("s", ("a",)).round(1),
        Dealer("s", ("",)).round(1),
        Dealer("s", ("a", "b")).round(1),
    ],
)
def test_seed_round_and_salts_change_the_deal(other: RoundLuck) -> None:
    """I1: each of them alone."""
    assert order(other, Tiles.full()) != order(Dealer("s").round(1), Tiles.full())


def test_salts_are_not_run_together() -> None:
    """I1: ("a", "b") is not ("ab",) nor ("a b",) nor the other way round."""
    salts = [("a", "b"), ("ab",), ("a b",), ("b", "a"), ("a", "b", "")]
    assert len({Dealer("s", each).key for each in salts}) == len(salts)


def test_choices_do_not_disturb_the_order() -> None:
    """I4: who starts and what is drawn are independent."""
    plain, asked = Dealer("s").round(1), Dealer("s").round(1)
    asked.below(2)
    assert order(plain, SMALL) == order(asked, SMALL)


def test_order_is_uniform() -> None:
    """I1: every order of four tiles about as often."""
    drawn = [tuple(order(Dealer(f"seed {n}").round(1), SMALL)) for n in range(1200)]
    assert uniform(drawn, 24)


def test_first_tile_is_uniform() -> None:
    """I1: every kind is drawn first about as often."""
    assert uniform([Dealer(f"seed {n}").round(1).draw(Tiles.full()) for n in range(520)], 52)


def test_choices_are_uniform() -> None:
    """I4: who starts, and any other choice."""
    luck = Dealer("s").round(1)
    assert uniform([luck.below(2) for _ in range(400)], 2)
    assert uniform([luck.below(7) for _ in range(700)], 7)


def test_tile_mixed_in_comes_out_anywhere() -> None:
    """I1: every place among the others about as often."""
    places: list[int] = []
    for n in range(800):
        luck = Dealer(f"seed {n}").round(1)
        unseen = Tiles.parse("r1 r2 r3 r4 r5 r6 r7 k1")
        first = int(luck.draw(unseen))
        luck.mix_in(first)
        places.append(order(luck, unseen).index(first))
    assert uniform(places, 8)


def test_mixing_in_leaves_the_others_in_order() -> None:
    """I1: only the one tile moves."""
    luck, plain = Dealer("s").round(1), Dealer("s").round(1)
    first = int(luck.draw(SMALL))
    luck.mix_in(first)
    rest = [kind for kind in order(luck, SMALL) if kind != first]
    assert rest == order(plain, SMALL)[1:]


def test_dealer_and_game_must_agree() -> None:
    """I1: a tile that is not face down any more is an error, as is an empty stock."""
    luck = Dealer("s").round(1)
    luck.draw(Tiles.parse("r1 r2"))
    with pytest.raises(LuckError, match="disagree"):
        luck.draw(Tiles.parse("k1"))
    with pytest.raises(LuckError, match="disagree"):
        Dealer("s").round(1).draw(Tiles())
