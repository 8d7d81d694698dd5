"""Explanations say nothing that is not so."""

import re
from pathlib import Path

from tests.games.investo.playouts import sampled
from tests.games.investo.positions import FULL, position
from tilerummy.analysis.advice import analyse
from tilerummy.analysis.weighing import Weighed
from tilerummy.games.investo.actions import INVEST, PLACES, arrange
from tilerummy.games.investo.chances import Chances
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.policy import play_table
from tilerummy.games.investo.reasons import UNLIKELY, percent, reasons
from tilerummy.games.investo.state import OVER, State
from tilerummy.refusal import Params
from tilerummy.tiles import Tiles, bit_of
from tilerummy.words import LANGUAGES, Words

ROOT = Path(__file__).parents[3]
ENGLISH = ROOT / "src/tilerummy/messages/en/investo.ftl"
HARDLY = {"row-for-you", "row-hard-to-take", "tile-hard-to-use"}


def codes(state: State, action: str) -> list[str]:
    return [reason.code for reason in reasons(state, INVESTO.parse_action(action))]


def play_codes(state: State, laid: str) -> list[str]:
    return [reason.code for reason in reasons(state, arrange(play_table(state, Tiles.parse(laid))))]


def test_the_other_player_hardly_takes_only_what_is_unlikely() -> None:
    """Whichever tile goes into whichever row: `hardly` and a high chance never stand together."""
    likely = completed = 0
    for state in sampled(7, seed=3, greedy=True):
        if state.step == OVER:
            continue
        chances = Chances()
        chances.prepare(state)
        for action in INVESTO.options(state):
            if action.code & 15 != INVEST:
                continue
            row, tile = (action.code >> 4) & 7, action.code >> 9
            chance = percent(int(chances.row(state.faces(row) | bit_of(tile))))
            found = {reason.code for reason in reasons(state, action)}
            completed += state.filled(row) == PLACES - 1
            likely += state.filled(row) == PLACES - 1 and chance >= UNLIKELY
            assert chance < UNLIKELY or not found & HARDLY, f"{action} {chance} {found}"
    assert 0 < likely < completed


def test_a_row_that_may_be_taken_says_so() -> None:
    """Blue 6-8 lie on the table: blue 9 could be laid by anybody."""
    state = position("pot 0", rack="r1 r5 b9", table="b6-8", pot="k10 b5 / . / . / .")
    assert codes(state, "I1 b9") == ["row-for-both"]
    state = position("pot 0", rack="r1 r5 b1 b12", table="b6-8", pot="k10 b5 / . / . / .")
    assert codes(state, "I1 r1") == ["row-for-both"]  # b5 fits below 6, for this seat too


def test_a_chance_to_take_is_told_of_full_rows_only() -> None:
    """Doubling takes a row from the other player only if that could be taken."""
    pot = "k10 b5 {third}/ . / . / ."
    full = position("pot 0", rack="r1 r5 r10", table="b6-8", pot=pot.format(third="y1 "))
    assert codes(full, "X1.1 r10")[0] == "double-denies"
    open_row = position("pot 0", rack="r1 r5 r10", table="b6-8", pot=pot.format(third=""))
    assert "double-denies" not in codes(open_row, "X1.1 r10")
    for language in LANGUAGES:
        assert "60" not in Words(language)("investo-reason-tile-hard-to-use", tile="r1", row=1, chance=60)


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    source = (ROOT / "src/tilerummy/games/investo/reasons.py").read_text(encoding="utf-8")
    known = re.findall(r"^investo-reason-([a-z-]+) =", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE)
    found = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert found == set(known)
    values: Params = {"tiles": "r1", "tile": "r1", "count": 2, "points": 3, "row": 1, "chance": 60, "stock": 4}
    for language in LANGUAGES:
        for code in found:
            assert "{" not in Words(language)(f"investo-reason-{code}", **values)


def test_a_last_tile_goes_out_only_where_the_pot_has_room() -> None:
    """I15, I16: with a full pot the tile stays on the rack."""
    room = position(rack="b6 b7 b8 k1", pot="k10 b5 / . / . / .")
    assert "goes-out" in play_codes(room, "b6-8")
    full = position(rack="b1 b2 b3 k1", pot=FULL)
    assert full.pot_full()
    assert "goes-out" not in play_codes(full, "b1-3")
    assert "goes-out" in play_codes(position(rack="b1 b2 b3", pot=FULL), "b1-3")


def test_a_rack_is_too_full_if_nothing_were_laid() -> None:
    """I17: eleven tiles are ten once one is in the pot; twelve are too many."""
    eleven = position(rack="b6 b7 b8 k1 k3 k5 r2 r4 r6 r8 r10", other="y1 y3 y5 y7 y9", pot="k10 b5 / . / . / .")
    assert "rack-too-full" not in play_codes(eleven, "b6-8")
    twelve = position(rack="b6 b7 b8 k1 k3 k5 r2 r4 r6 r8 r10 r12", other="y1 y3 y5 y7 y9", pot="k10 b5 / . / . / .")
    assert "rack-too-full" in play_codes(twelve, "b6-8")


def test_what_was_not_searched_has_no_value() -> None:
    """There is only the stock to draw from, so nothing was played out."""
    state = position("draw 0", rack="b6 b7 b8 k1")
    assert analyse(INVESTO, INVESTO.view(state, 0)).moves == (Weighed("S"),)
