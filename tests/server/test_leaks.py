"""Nothing a seat may not know reaches it: hidden tiles are exchanged, and every byte it gets must stay the same.

Whole matches over real sockets, each played twice (leaking.py says how tiles are exchanged, performing.py what is asked).
What a party gets while the exchanged tiles lie open may differ in their names only. In Investo nearly every tile is seen
before a round is over: there the second match goes on another way once an exchanged tile is seen.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.server.leaking import Case, Script, renamed
from tests.server.performing import Heard, perform
from tests.server.serving import serving
from tests.server.talking import Talker, new_table
from tilerummy.remote import Visitor
from tilerummy.server import history, show

FOUR = ("person", "person", "person", "person")
MATCHES = [
    Case("rummy", "rounds=2 timer=60", seed=1, clock=True, dozes=1),
    Case("rummy", "draw-discard rounds=2", ("person", "greedy", "person"), seed=11),
    Case("rummy", "classic rounds=1", FOUR, seed=3, own=2),
    Case("gin", "rounds=2", seed=9, looker=1, clock=True, dozes=0),
    Case("gin", "rounds=2", FOUR[:3], seed=9, leaves=1),
    Case("gin", "short", ("person", "person", "greedy", "person"), seed=2, looker=1),
    Case("gin", "standard-52 max_rounds=2", seed=9),
]
FORKED = [
    Case("investo", "short", seed=11),
    Case("investo", "short", ("person", "greedy"), seed=7, clock=True, dozes=0),
]
SMALL = Case("rummy", "rounds=1", seed=0)


def party_of(case: Case) -> tuple[int, ...]:
    return next(party for party in case.parties() if case.looker in party)


def twice(folder: Path, case: Case) -> tuple[Script, list[dict[str, str]], Heard, Heard]:
    script = Script(case)
    exchanges = script.exchanges(party_of(case))
    nothing: list[dict[str, str]] = [{} for _ in exchanges]
    return script, exchanges, perform(folder / "a", case, script, nothing), perform(folder / "b", case, script, exchanges)


def same(once: Heard, again: Heard, names: list[str]) -> None:
    """Byte by byte, and enough of it."""
    for name in names:
        first, second = once.parties[name].closed(), again.parties[name].closed()
        assert first == second, name
        assert len(first) > 100
    assert once.log == again.log
    assert len(once.log) > 20


@pytest.mark.parametrize("case", MATCHES, ids=str)
def test_hidden_tiles_change_no_byte_of_what_a_seat_gets(tmp_path: Path, case: Case) -> None:
    """R15, G12."""
    script, exchanges, once, again = twice(tmp_path, case)
    assert sum(len(exchange) for exchange in exchanges) >= 4
    blind = [f"seat {party[0]}" for party in case.parties() if script.blind(party, exchanges)]
    assert f"seat {party_of(case)[0]}" in blind
    names = [*blind, "watcher", "nobody"]
    same(once, again, names)
    for name in names:
        assert open_frames(once, name, exchanges) == open_frames(again, name, [{} for _ in exchanges])


def open_frames(heard: Heard, name: str, exchanges: list[dict[str, str]]) -> list[Any]:
    return [renamed(frame, exchanges[number - 1]) for number, frame in heard.parties[name].open()]


@pytest.mark.parametrize("case", FORKED, ids=["persons", "bot"])
def test_in_investo_they_change_none_until_one_of_them_is_seen(tmp_path: Path, case: Case) -> None:
    """I21."""
    script = Script(case)
    other, end = script.fork(party_of(case))
    assert end > 60
    once = perform(tmp_path / "a", case, script, [{} for _ in script.rounds], end)
    again = perform(tmp_path / "b", case, other, [{} for _ in other.rounds], end)
    for name in ("seat 0", "watcher", "nobody"):
        assert once.parties[name].closed() == again.parties[name].closed(), name
        assert len(once.parties[name].closed()) > 200


# ---- would it be noticed?


def test_who_has_an_exchanged_tile_does_see_the_difference(tmp_path: Path) -> None:
    _, _, once, again = twice(tmp_path, SMALL)
    assert once.parties["seat 1"].closed() != again.parties["seat 1"].closed()
    assert once.parties["seat 0"].closed() == again.parties["seat 0"].closed()


def test_a_leak_on_the_socket_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = show.happened
    monkeypatch.setattr(show, "happened", lambda table, event, who: plain(table, event, getattr(event, "seat", who)))
    _, _, once, again = twice(tmp_path, SMALL)
    assert once.parties["nobody"].closed() != again.parties["nobody"].closed()


def test_a_leak_in_the_record_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = history.record
    monkeypatch.setattr(history, "record", lambda past, who: plain(past, 1 if who is None else who))
    _, _, once, again = twice(tmp_path, SMALL)
    assert once.parties["nobody"].closed() != again.parties["nobody"].closed()
    assert once.parties["seat 0"].closed() == again.parties["seat 0"].closed()


# ---- without a cookie


@pytest.mark.parametrize("began", [False, True])
def test_who_has_no_cookie_has_no_seat_either(tmp_path: Path, began: bool) -> None:
    """A bot's seat and a free one belong to nobody, not to who is nobody."""
    with serving(tmp_path) as running:
        ann = Visitor(running.url)
        seats = ["person", "greedy"] if began else ["person", "greedy", "person"]
        table = new_table(ann, "gin", seats=seats)["id"]
        if began:
            Talker(ann, table).say("ready")
        nobody = Talker(Visitor(running.url), table, notation=True)
        for seat in range(len(seats)):
            assert nobody.say("sit", seat=seat).get("code") == "table-not-your-seat"
            for kind, more in FORBIDDEN.items():
                assert nobody.say(kind, **more).get("code") == "table-not-seated", kind
        assert nobody.say("sync", after=0)["seat"] is None
        assert Talker(Visitor(running.url), table, seat=1).welcome["seat"] is None


FORBIDDEN: dict[str, dict[str, Any]] = {
    "act": {"at": 99, "a": "S"},
    "check": {"a": "S"},
    "ready": {},
    "leave": {},
    "back": {},
    "stand-in": {"seat": 0, "level": "greedy"},
    "end": {},
    "say": {"phrase": "hello"},
    "hint": {"kind": "play"},
}
