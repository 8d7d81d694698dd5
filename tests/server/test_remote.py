"""The bot that comes to a table over the network: says again what was refused for now, and stops when it must."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from tilerummy.bots import remote
from tilerummy.bots.remote import RemoteError, SeatedBot, Visitor, raise_if_final


class Ear:
    """In the socket's place: keeps what is said."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.said.append(json.loads(text))


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    monkeypatch.setattr(remote, "SOON", 0.0)
    return Ear()


def table(phase: str, ready: bool = False) -> dict[str, Any]:
    seats = [{"ready": ready}, {"ready": True}]
    return {"game": "gin", "rules": {}, "phase": phase, "seats": seats}


def event(seq: int, info: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"t": "event", "seq": seq, "table": info, "position": None}


def seated(wanted: int = 1) -> SeatedBot:
    bot = SeatedBot(Visitor("http://nowhere"), "table", 0, "greedy", 1)
    bot.wanted = wanted
    return bot


@pytest.mark.parametrize("code", ["table-try-again", "table-too-fast"])
def test_what_is_refused_for_now_is_said_again_with_the_same_id(ear: Ear, code: str) -> None:
    bot = seated()
    bot.say(ear, t="act", at=3, a="S")  # type: ignore[arg-type]
    bot.take(ear, {"t": "refused", "id": ear.said[0]["id"], "code": code})  # type: ignore[arg-type]
    assert ear.said == [ear.said[0]] * 2
    bot.take(ear, {"t": "done", "id": ear.said[0]["id"], "seq": 4})  # type: ignore[arg-type]
    assert bot.asked is None


def test_what_is_refused_for_good_is_not_said_again(ear: Ear) -> None:
    bot = seated()
    bot.say(ear, t="act", at=3, a="S")  # type: ignore[arg-type]
    bot.take(ear, {"t": "refused", "id": ear.said[0]["id"], "code": "table-stale"})  # type: ignore[arg-type]
    assert len(ear.said) == 1
    assert bot.asked is None


def test_messages_and_fields_that_are_not_known_are_ignored(ear: Ear) -> None:
    """The server may be newer."""
    bot = seated()
    bot.say(ear, t="act", at=3, a="S")  # type: ignore[arg-type]
    before = (bot.asked, bot.seq, bot.phase, bot.matches)
    for newer in ({"t": "weather", "id": "w", "seq": 9}, {"t": "weather", "table": table("over"), "position": {}}):
        bot.take(ear, newer)  # type: ignore[arg-type]
    assert (bot.asked, bot.seq, bot.phase, bot.matches) == before
    told = {**event(4, {**table("pause"), "weather": "rain"}), "weather": {"wind": 3}}
    bot.take(ear, told)  # type: ignore[arg-type]
    bot.take(ear, {"t": "done", "id": ear.said[0]["id"], "seq": 4, "weather": 1})  # type: ignore[arg-type]
    assert [said["t"] for said in ear.said] == ["act", "ready"]
    assert bot.seq == 4


@pytest.mark.parametrize(("phase", "wanted", "words"), [("pause", 1, 1), ("over", 2, 1), ("over", 1, 0)])
def test_who_ended_the_round_is_ready_once_the_move_is_answered(ear: Ear, phase: str, wanted: int, words: int) -> None:
    bot = seated(wanted)
    bot.say(ear, t="act", at=3, a="S")  # type: ignore[arg-type]
    bot.take(ear, event(4, table(phase)))  # type: ignore[arg-type]
    assert len(ear.said) == 1
    bot.take(ear, {"t": "done", "id": ear.said[0]["id"], "seq": 4})  # type: ignore[arg-type]
    assert [said["t"] for said in ear.said[1:]] == ["ready"] * words


def test_a_refused_ready_is_not_said_for_ever(ear: Ear) -> None:
    bot = seated()
    bot.take(ear, event(1, table("gathering")))  # type: ignore[arg-type]
    bot.take(ear, {"t": "refused", "id": ear.said[0]["id"], "code": "table-round-running"})  # type: ignore[arg-type]
    assert len(ear.said) == 1


def test_who_is_ready_does_not_say_it_again(ear: Ear) -> None:
    bot = seated()
    bot.take(ear, event(1, table("gathering", ready=True)))  # type: ignore[arg-type]
    assert ear.said == []


@pytest.mark.parametrize(("code", "key"), remote.FINAL.items())
def test_a_socket_closed_for_good_is_a_problem(code: int, key: str) -> None:
    with pytest.raises(RemoteError, match=key):
        raise_if_final(ConnectionClosedError(Close(code, ""), None))


def test_a_server_that_restarts_is_none() -> None:
    raise_if_final(ConnectionClosedError(Close(1012, "restart"), None))
    raise_if_final(OSError())
