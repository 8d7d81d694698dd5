"""Tiles and the deal (G1, G2)."""

import pytest

from tests.games.gin.positions import lucky
from tilerummy.dealer import Dealer
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.luck import GivenLuck, NotedLuck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_104_tiles_and_no_stars(seats: int) -> None:
    """G1"""
    state = GIN.deal(Rules(), seats, None, lucky(1))
    assert GIN.tiles(state) == 104
    assert state.unseen.stars == 0
    assert len(state.unseen) == 104 - 10 * seats - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_on_the_dealers_left_gets_eleven_and_begins_by_discarding(seats: int) -> None:
    """G2"""
    for seed in range(10):
        state = GIN.deal(Rules(), seats, None, lucky(seed))
        beginner = (state.dealer + 1) % seats
        assert GIN.turn(state) == beginner
        assert [len(side.rack) for side in state.sides] == [11 if s == beginner else 10 for s in range(seats)]
        assert all(str(action)[0] in "DGK" for action in GIN.options(state))


def test_any_seat_may_deal_first() -> None:
    """G2: whoever draws lowest, so each seat alike."""
    dealers = [int(GIN.deal(Rules(), 3, None, lucky(seed)).dealer) for seed in range(300)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(3))


FIRST = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10"
SECOND = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10"


def test_lowest_drawn_tile_deals() -> None:
    """G2: the eleventh tile goes to the other, who begins."""
    state = GIN.deal(Rules(), 2, None, GivenLuck(f"k9 y3 {FIRST} 0 k1 {SECOND}".split()))
    assert (state.dealer, GIN.turn(state)) == (1, 0)
    state = GIN.deal(Rules(), 2, None, GivenLuck(f"y3 k9 {FIRST} {SECOND} 0 k1".split()))
    assert (state.dealer, GIN.turn(state)) == (0, 1)


def test_who_ties_draws_again() -> None:
    """G2: only those who drew the lowest, and the tiles have gone back."""
    third = "y1 y2 y3 y4 y5 y6 y7 y8 y9 y10"
    luck = GivenLuck(f"k3 k9 r3 r3 k2 {FIRST} 0 k1 {SECOND} {third}".split())
    state = GIN.deal(Rules(), 3, None, luck)
    luck.finish()
    assert state.dealer == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal_passes_to_the_left(seats: int) -> None:
    """G2"""
    last = GIN.deal(Rules(), seats, None, lucky(5))
    for _ in range(5):
        state = GIN.deal(Rules(), seats, last, lucky(6))
        assert state.dealer == (last.dealer + 1) % seats
        last = state


def test_deal_can_be_written_down_and_replayed() -> None:
    noted = NotedLuck(Dealer("a seed").round(1))
    state = GIN.deal(Rules(), 3, None, noted)
    given = GivenLuck(noted.words)
    twin = GIN.deal(Rules(), 3, None, given)
    given.finish()
    assert GIN.show_state(twin) == GIN.show_state(state)


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_sees_its_own_tiles_of_the_deal(seats: int, first: bool) -> None:
    """G12: its eleventh included, which stands behind a number."""
    for seed in range(8):
        last = None if first else GIN.deal(Rules(), seats, None, lucky(seed))
        noted = NotedLuck(lucky(seed + 100))
        state = GIN.deal(Rules(), seats, last, noted)
        for who in range(seats):
            words = GIN.redact_deal(Rules(), seats, " ".join(noted.words), who).split()
            drawn = len(words) - (10 * seats + 2)  # for the deal, open to all; the number marks the eleventh tile
            assert words[:drawn] == noted.words[:drawn]
            own = sorted(word for word in words[drawn:] if word[0] in "bryk")
            assert own == sorted(str(state.sides[who].rack).split())
        hidden = GIN.redact_deal(Rules(), seats, " ".join(noted.words), None).split()
        assert hidden.count("?") == 10 * seats + 1


def test_beginner_with_eleven_tiles_takes_none() -> None:
    """G2"""
    state = GIN.deal(Rules(), 2, None, lucky(3))
    refusal = GIN.check(state, int(state.seat), GIN.parse_action("S"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("eleven-dealt", "G2")
