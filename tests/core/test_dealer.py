"""The dealer: committed before the match, checkable after it, fair."""

import hashlib
from itertools import pairwise

import pytest

from tests.core.fairness import uniform
from tilerummy.dealer import Dealer, RoundLuck, commitment_of, new_seed, seed_of
from tilerummy.luck import LuckError
from tilerummy.tiles import Tiles, show_tile

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
    ("seed", "salts", "n"), [("t", (), 1), ("s", (), 2), ("s", ("a",), 1), ("s", ("",), 1), ("s", ("a", "b"), 1)]
)
def test_seed_round_and_salts_change_the_deal(seed: str, salts: tuple[str, ...], n: int) -> None:
    """I1: each of them alone."""
    other = Dealer(seed, salts).round(n)
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
    with pytest.raises(LuckError) as other_tiles:
        luck.draw(Tiles.parse("k1"))
    with pytest.raises(LuckError) as no_tiles:
        Dealer("s").round(1).draw(Tiles())
    assert other_tiles.value.code == no_tiles.value.code == "disagree"


# ---- as docs/fair-dealing.md says, with nothing but SHA-256


def by_hand(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)


@pytest.mark.parametrize(
    ("salts", "words"), [((), ""), (("a",), " 61"), (("a", "b c", ""), " 61 622063 "), (("é",), " c3a9")]
)
def test_order_is_what_anybody_computes(salts: tuple[str, ...], words: str) -> None:
    """I1: two copies of a tile have a number each; drawn in ascending order."""
    key = hashlib.sha256(f"tilerummy deal abc{words}".encode()).hexdigest()
    tiles = "r1 r1 r2 y13 k7 k7"
    names = ["r1 1", "r1 2", "r2 1", "y13 1", "k7 1", "k7 2"]
    expected = sorted(names, key=lambda name: by_hand(f"{key} 3 tile {name}"))
    drawn = order(Dealer("abc", salts).round(3), Tiles.parse(tiles))
    assert [show_tile(kind) for kind in drawn] == [name.split()[0] for name in expected]


def test_choices_are_what_anybody_computes() -> None:
    """I4: counted from 1, each with a number of its own."""
    key = hashlib.sha256(b"tilerummy deal abc").hexdigest()
    luck = Dealer("abc").round(2)
    for i, among in enumerate([2, 1000, 7, 104, 1], 1):
        assert luck.below(among) == by_hand(f"{key} 2 choice {i}") * among >> 256


def test_place_of_a_tile_mixed_in_is_what_anybody_computes() -> None:
    """G4: the next choice among the places there are; 0 is drawn last."""
    key = hashlib.sha256(b"tilerummy deal abc").hexdigest()
    seen = set()
    for n in range(1, 30):
        luck, plain = Dealer("abc").round(n), Dealer("abc").round(n)
        kept = order(plain, SMALL)[1:]
        first = int(luck.draw(SMALL))
        luck.mix_in(first)
        place = by_hand(f"{key} {n} choice 1") * 4 >> 256
        kept.insert(len(kept) - place, first)
        assert order(luck, SMALL) == kept
        seen.add(place)
    assert seen == {0, 1, 2, 3}


def test_a_tile_mixed_in_before_the_first_draw_takes_no_choice() -> None:
    """G4: there is no order yet that it could be put into."""
    luck, plain = Dealer("s").round(1), Dealer("s").round(1)
    luck.mix_in(0)
    assert luck.below(1000) == plain.below(1000)
    assert order(luck, SMALL) == order(plain, SMALL)


def test_copies_of_a_tile_are_independent() -> None:
    """I1: where one copy lies says nothing about the other; every pattern about as often."""
    tiles = Tiles.parse("r1 r1 r2 r2")
    assert uniform([tuple(order(Dealer(f"seed {n}").round(1), tiles)) for n in range(600)], 6)


def test_copies_of_a_tile_are_drawn_far_apart() -> None:
    """I1: of 52 pairs about one lies together (2/104 each); with one number for both it would be all."""
    together = 0
    for n in range(20):
        drawn = order(Dealer(f"seed {n}").round(1), Tiles.full())
        together += sum(one == two for one, two in pairwise(drawn))
    assert 5 < together < 45  # about 20


def test_seeds() -> None:
    """I1: 64 hexadecimal digits, new ones and those made from a text."""
    assert seed_of("today") == hashlib.sha256(b"today").hexdigest()
    assert int(new_seed(), 16) < 2**256


def test_dealer_knows_what_it_was_made_of() -> None:
    """I1: the record tells the seed and the salts after the match."""
    dealer = Dealer("abc", ("x", "y"))
    assert (dealer.seed, dealer.salts) == ("abc", ("x", "y"))
