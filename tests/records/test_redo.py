"""One way to play events again: what a record, a log, a review and a lesson of another match go through."""

import msgspec
import pytest

from tests.records.corpus import MATCHES, verify_match
from tilerummy.luck import LuckError
from tilerummy.match import Deal, Match, Move, Score
from tilerummy.server.table.events import Did, decode, encode

SOME = [path for path in MATCHES if path.stem in ("investo-mistakes", "rummy-clock", "gin-stopped")]


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_events_lead_to_the_same_events(path: object) -> None:
    old = verify_match(path).match  # type: ignore[arg-type]
    again = Match(old.game, old.rules, old.seats)
    for event in old.events:
        assert again.redo(event) is None
    assert again.events == old.events
    assert old.game.show_state(again.state) == old.game.show_state(old.state)


def test_luck_must_be_used_up() -> None:
    old = verify_match(SOME[0]).match
    again = Match(old.game, old.rules, old.seats)
    deal = old.events[0]
    assert isinstance(deal, Deal)
    with pytest.raises(LuckError):
        again.redo(Deal(1, f"{deal.luck} r5"))


def test_a_refused_move_changes_nothing() -> None:
    old = verify_match(SOME[0]).match
    again = Match(old.game, old.rules, old.seats)
    again.redo(old.events[0])
    before = old.game.show_state(again.state)
    refusal = again.redo(Move(1 - (again.turn or 0), "S"))
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    assert (old.game.show_state(again.state), len(again.events)) == (before, 1)
    assert again.redo(Score((1, 2), "out")) is None
    assert len(again.events) == 1


def test_a_move_in_the_log_is_a_move_with_more() -> None:
    did = decode(b'{"e":"did","seat":1,"do":"S","luck":"r5","id":"m1","by":"easy","hinted":true}')
    assert isinstance(did, Did)
    assert isinstance(did, Move)
    assert (did.action, did.id, did.by, did.hinted) == ("S", "m1", "easy", True)
    assert encode(Did(0, "S")) == b'{"e":"did","seat":0,"do":"S"}'
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"e":"did","seat":1,"do":"S","newer":1}')
