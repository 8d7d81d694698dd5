"""Nothing a seat may not know reaches it: hidden tiles are exchanged, and every byte it gets must stay the same.

Whole matches over real sockets, each played twice (leaking.py says how tiles are exchanged, performing.py what is
asked). What a party gets while the exchanged tiles lie open may differ in their names only. In Investo nearly every
tile is seen before a round is over: there the second match goes on another way once an exchanged tile is seen.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.leaking import TILE, Case, Exchange, Script, renamed, spread
from tests.server.performing import Heard, Party, perform
from tests.server.serving import serving
from tests.server.talking import Talker, new_table
from tilerummy.bots.remote import Visitor
from tilerummy.server import projection
from tilerummy.server.matches import history

FOUR = ("person", "person", "person", "person")
MATCHES = [
    Case("rummy", "rounds=2 timer=60", seed=1, clock=True, dozes=1),
    Case("rummy", "draw-discard rounds=2", ("person", "greedy", "person"), seed=11),
    Case("rummy", "classic rounds=1", FOUR, seed=3, own=2),
    Case("gin", "rounds=2", seed=7, looker=1, clock=True, dozes=0),
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


class Twice:
    """A match as it was, and with exchanged tiles that the looker may not know."""

    def __init__(self, folder: Path, case: Case) -> None:
        script = Script(case)
        self.exchanges = script.exchanges(party_of(case))
        self.nothing: list[Exchange] = [{} for _ in self.exchanges]
        blind = [f"seat {party[0]}" for party in case.parties() if script.blind(party, self.exchanges)]
        self.blind = [*blind, "watcher", "nobody"]
        self.once = perform(folder / "a", script, self.nothing, self.blind)
        self.again = perform(folder / "b", script, self.exchanges, self.blind)

    def difference(self, name: str) -> str:
        return difference(self.once, self.again, name)

    def same_but_for_names(self, name: str) -> bool:
        """While the exchanged tiles lie open."""
        first = open_frames(self.once, name, self.exchanges)
        return bool(first) and first == open_frames(self.again, name, self.nothing)


def difference(once: Heard, again: Heard, name: str) -> str:
    """Byte by byte, and enough of it: what came in the one match and not in the other."""
    first, second = once.parties[name].closed(), again.parties[name].closed()
    assert len(first) > 50
    if len(first) != len(second):
        return f"{len(first)} and {len(second)} messages"
    return next((f"{one}\n{other}" for one, other in zip(first, second, strict=True) if one != other), "")


def open_frames(heard: Heard, name: str, exchanges: list[Exchange]) -> list[Any]:
    return [renamed(frame, exchanges[number - 1]) for number, frame in heard.parties[name].open()]


@pytest.mark.parametrize("case", MATCHES, ids=str)
def test_hidden_tiles_change_no_byte_of_what_a_seat_gets(tmp_path: Path, case: Case) -> None:
    """R15, G12."""
    match = Twice(tmp_path, case)
    assert sum(len(exchange) for exchange in match.exchanges) >= 4
    assert f"seat {party_of(case)[0]}" in match.blind
    for name in match.blind:
        assert match.difference(name) == ""
        assert match.same_but_for_names(name), name
        assert '"t":"said"' in "".join(match.once.parties[name].closed())
    for word in words_of(case):
        assert word in "".join(match.once.parties[f"seat {party_of(case)[0]}"].closed()), word
    assert match.once.log == match.again.log
    assert len(match.once.log) > 20


def words_of(case: Case) -> list[str]:
    """What must have happened while the looker looked."""
    found = ['"by":"clock"'] if case.dozes is not None else []
    found += ['"by":"greedy"'] if "greedy" in case.seats else []
    found += ['"what":"stood-in"', '"what":"left"'] if case.leaves is not None else []
    return [*found, '"t":"hinted"']


@pytest.mark.parametrize("case", FORKED, ids=["persons", "bot"])
def test_in_investo_they_change_none_until_one_of_them_is_seen(tmp_path: Path, case: Case) -> None:
    """I21."""
    script = Script(case)
    other, end = script.fork(party_of(case))
    assert end > 60
    blind = ["seat 0", "watcher", "nobody"]
    once = perform(tmp_path / "a", script, [{} for _ in script.rounds], blind, end)
    again = perform(tmp_path / "b", other, [{} for _ in other.rounds], blind, end)
    for name in blind:
        assert difference(once, again, name) == ""
        for heard in (once, again):
            only_seen_tiles(heard.parties[name])


def only_seen_tiles(party: Party) -> None:
    """To the end of the match no tile is named to an Investo player before it was put down in the open or came to the
    own rack."""
    seen: set[str] = set()
    over = False
    for _, _, text in party.frames():
        message = json.loads(text)
        if message["t"] != "event":
            continue
        event = message["event"]
        own = event["what"] == "dealt" or event.get("seat") in party.seats
        assert own or not TILE.findall(event.get("luck", ""))
        seen |= spread(event.get("do", "")) | set(TILE.findall(event.get("luck", "")))
        assert event["what"] != "dealt" or len(TILE.findall(event["luck"])) == 10 * len(party.seats)
        assert set(TILE.findall(text)) <= seen
        over = (message.get("table") or {}).get("phase") == "over" or over
    assert over


# ---- would it be noticed?


def test_who_has_an_exchanged_tile_does_see_the_difference(tmp_path: Path) -> None:
    match = Twice(tmp_path, SMALL)
    assert match.difference("seat 1")
    assert match.difference("seat 0") == ""


def test_a_leak_on_the_socket_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = projection.happened
    leaky = lambda table, seq, event, who: plain(table, seq, event, getattr(event, "seat", who))  # noqa: E731
    monkeypatch.setattr(projection, "happened", leaky)
    match = Twice(tmp_path, SMALL)
    assert match.difference("nobody")


def test_a_leak_in_the_record_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = history.record
    monkeypatch.setattr(history, "record", lambda past, who: plain(past, 1 if who is None else who))
    match = Twice(tmp_path, SMALL)
    assert match.difference("nobody")
    assert match.difference("seat 0") == ""


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
