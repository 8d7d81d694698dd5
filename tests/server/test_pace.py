"""How fast bots play is for those at the table to say: the slowest wish counts, and it goes with the socket."""

import asyncio
from typing import Any

import pytest

from tests.server.blocking import Room, heard, run
from tilerummy.server import wire
from tilerummy.server.live.pace import MOVE, TURN, pause

USUAL = 0.6
WISHES: list[tuple[list[str], bool, float, float]] = [
    ([], True, USUAL, USUAL),
    (["", ""], False, USUAL, USUAL),
    (["normal"], True, USUAL, 1.0),
    (["normal"], False, USUAL, 0.6),
    (["fast", "calm", ""], True, USUAL, 1.6),
    (["fast", "at-once"], True, USUAL, 0.4),
    (["at-once"], True, USUAL, 0.0),
    (["calm"], True, 0.0, 0.0),
]


@pytest.mark.parametrize(("wanted", "first", "usual", "seconds"), WISHES)
def test_the_slowest_wish_counts(wanted: list[str], first: bool, usual: float, seconds: float) -> None:
    assert pause(wanted, first, usual) == seconds


def test_the_normal_speed_can_be_followed_by_eye() -> None:
    assert TURN["normal"] >= 1.0
    assert MOVE["normal"] >= 0.5


@pytest.mark.parametrize("waits", [TURN, MOVE])
def test_every_speed_is_faster_than_the_one_before(waits: dict[str, float]) -> None:
    speeds = [waits[speed] for speed in ("calm", "normal", "fast", "at-once")]
    assert speeds == sorted(speeds, reverse=True)
    assert len(set(speeds)) == 4


def slept(room_pause: float, speed: str, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long a bot waits in its first turn, with one who wants it so."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds:
            waits.append(seconds)
        await sleep(0)

    async def test(room: Room) -> None:
        await room.make("investo", seats=("person", "greedy"))
        ann = room.connect("ann", 0)
        if speed:
            assert (await room.say(ann, wire.Pace, speed=speed))["t"] == "done"
        await room.say(ann, wire.BeReady)
        for _ in range(400):
            await sleep(0)
            table = room.live.table
            if table.turn == 0 and table.match is not None:
                options = table.game.options(table.match.state)
                if not options:  # something must be laid
                    break
                await room.say(ann, wire.Act, at=table.seq, a=str(options[0]))
            if len(waits) >= 3:
                break
        heard(ann)

    monkeypatch.setattr("tilerummy.server.live.driver.asyncio.sleep", note)
    run(test, bot_pause=room_pause)
    return waits


def test_a_turn_begins_after_one_pause_and_goes_on_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = slept(USUAL, "calm", monkeypatch)
    assert waits[0] == TURN["calm"]
    assert MOVE["calm"] in waits
    assert set(waits) <= {TURN["calm"], MOVE["calm"]}


def test_without_a_wish_it_is_as_the_setting_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(slept(USUAL, "", monkeypatch)) == {USUAL}


def test_at_once_is_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert slept(USUAL, "at-once", monkeypatch) == []


def test_who_only_watches_has_no_say() -> None:
    async def test(room: Room) -> None:
        await room.make("rummy", seats=("person", "greedy"))
        answer: dict[str, Any] = await room.say(room.connect("eve", None), wire.Pace, speed="calm")
        assert answer["code"] == "table-not-seated"
        assert room.live.audience.paces() == []

    run(test)
