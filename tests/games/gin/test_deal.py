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
            own = sorted(word for word in words if word[0] in "bryk")
            assert own == sorted(str(state.sides[who].rack).split())
        hidden = GIN.redact_deal(Rules(), seats, " ".join(noted.words), None).split()
        assert hidden.count("?") == 10 * seats + 1
