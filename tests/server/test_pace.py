"""How fast bots play is for those at the table to say: the slowest wish counts, and it goes with the socket."""

import asyncio
from typing import Any

import pytest

from tests.server.blocking import Room, heard, run
from tilerummy.server import wire
from tilerummy.server.live.pace import MOVE, TURN, pause, rest

USUAL = 0.6
WISHES: list[tuple[list[str], bool, float, float]] = [
    ([], True, USUAL, USUAL),
    (["", ""], False, USUAL, USUAL),
    (["normal"], True, USUAL, 1.0),
    (["normal"], False, USUAL, 0.6),
    (["fast", "calm", ""], True, USUAL, 1.6),
    (["fast", "at-once"], True, USUAL, 0.4),
    (["at-once"], True, USUAL, 0.1),
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
    """Between which times a bot's answers leave in its first turn, with one who wants it so."""
    waits: list[float] = []
    sleep = asyncio.sleep

    def note(step: float, _: float) -> float:
        waits.append(step)
        return 0.0

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

    monkeypatch.setattr("tilerummy.server.live.driver.pace.rest", note)
    run(test, bot_pause=room_pause)
    return waits


def test_a_turn_begins_after_one_pause_and_goes_on_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = slept(USUAL, "calm", monkeypatch)
    assert waits[0] == TURN["calm"]
    assert MOVE["calm"] in waits
    assert set(waits) <= {TURN["calm"], MOVE["calm"]}


def test_without_a_wish_it_is_as_the_setting_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(slept(USUAL, "", monkeypatch)) == {USUAL}


def test_at_once_is_nearly_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(slept(USUAL, "at-once", monkeypatch)) == {0.1}


@pytest.mark.parametrize(
    ("step", "spent", "leaves"),
    [(1.0, 0.0, 1.0), (1.0, 0.01, 1.0), (1.0, 0.99, 1.0), (1.0, 1.2, 2.0), (0.6, 1.3, 1.8), (0.1, 0.35, 0.4)],
)
def test_an_answer_leaves_on_a_grid(step: float, spent: float, leaves: float) -> None:
    assert spent + rest(step, spent) == pytest.approx(leaves)


def test_where_nobody_waits_an_answer_leaves_when_it_is_there() -> None:
    assert rest(0.0, 0.3) == 0.0


class Thinker:
    """A bot whose decisions take as long as the test says, by a clock of its own."""

    def __init__(self, thoughts: list[float]) -> None:
        self.thoughts = thoughts
        self.now = 0.0
        self.asked = 0.0
        self.took: list[float] = []  # from a question to the bot's move

    async def decide(self, *_: Any) -> str:
        self.asked = self.now
        self.now += self.thoughts.pop(0)
        return ""

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.took.append(round(self.now - self.asked, 6))


def test_how_long_a_bot_thinks_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker([0.0, 0.3, 0.05, 0.55])

    async def test(room: Room) -> None:
        monkeypatch.setattr(room.node.services.thinking, "decide", thinker.decide)
        await room.playing("rummy")
        table = room.live.table
        driver = room.live.driver
        for _ in range(4):
            await driver.answer_of(table, 1, "greedy", USUAL)

    monkeypatch.setattr("tilerummy.server.live.driver.monotonic", lambda: thinker.now)
    monkeypatch.setattr("tilerummy.server.live.driver.asyncio.sleep", thinker.sleep)
    run(test, bot_pause=USUAL)
    assert set(thinker.took) == {USUAL}


def test_who_only_watches_has_no_say() -> None:
    async def test(room: Room) -> None:
        await room.make("rummy", seats=("person", "greedy"))
        answer: dict[str, Any] = await room.say(room.connect("eve", None), wire.Pace, speed="calm")
        assert answer["code"] == "table-not-seated"
        assert room.live.audience.paces() == []

    run(test)
