"""Whole matches with motion on: tiles fly at the size of a tile, and none stays in the air."""

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.flights import assert_of_their_size, landed, watch
from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer
from tests.browser.tables import sit

PHONE, DESK = (360, 640), (1440, 900)
MATCHES: list[tuple[str, tuple[int, int], list[str], str, type[Player]]] = [
    ("investo", PHONE, ["greedy"], "max_rounds=1 hand=20 rack_limit=20", InvestoPlayer),
    ("rummy", PHONE, ["greedy"], "rounds=1 stall_limit=3 opening=0", RummyPlayer),
    ("rummy", DESK, ["greedy", "greedy", "greedy"], "rounds=1 stall_limit=2 opening=0", RummyPlayer),
    ("gin", PHONE, ["greedy"], "rounds=1", GinPlayer),
]


@pytest.mark.parametrize(("game", "size", "bots", "rules", "player"), MATCHES)
def test_tiles_in_the_air_are_as_large_as_tiles(
    open_page: OpenPage, game: str, size: tuple[int, int], bots: list[str], rules: str, player: type[Player]
) -> None:
    page = open_page(size=size, reduced_motion="no-preference")
    sit(page, game, bots, rules)
    watch(page)
    player(page).play()
    assert_of_their_size(landed(page))
