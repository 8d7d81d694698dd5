"""Who has a seat and what that gives: strangers, those who leave and come back, those who never come."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Serving, serving
from tests.server.talking import Talker, mover, new_table, two_at_table
from tests.waiting import until
from tilerummy.bots.remote import SeatedBot, Visitor
from tilerummy.server.table.events import Clock, Created, Prepared, Sat
from tilerummy.server.table.table import Table
from tilerummy.server.table.waiting import away

DAY = 86_400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), away_after=0.3) as running:
        yield running


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stranger_without_a_cookie_owns_no_seat(server: Serving, seat: int) -> None:
    """Neither a bot's seat nor a free one, though nobody owns them."""
    ann = Visitor(server.url)
    table = new_table(ann, "rummy", seats=["person", "person", "greedy"][1 - seat :])["id"]
    stranger = Talker(Visitor(server.url), table)
    for number in range(3):
        assert stranger.say("sit", seat=number)["code"] == "table-not-your-seat"
    for message in ({"t": "leave"}, {"t": "ready"}, {"t": "say", "phrase": "hello"}, {"t": "end"}, {"t": "back"}):
        assert stranger.say(message.pop("t"), **message)["code"] == "table-not-seated"
    assert stranger.say("stand-in", seat=0, level="greedy")["code"] == "table-not-seated"
    assert stranger.say("check", a="S")["code"] == "table-not-seated"


def test_the_last_round_of_a_match_is_scored_like_the_others(server: Serving) -> None:
    ann = Visitor(server.url)
    made = new_table(ann, "gin", seats=["person", "greedy"], rules="rounds=2")
    heard = list(SeatedBot(ann, made["id"], 0, "greedy", 1).play(1))
    scores = [message["score"] for message in heard if message.get("score")]
    assert len(scores) == 2
    sheet = next(message["table"]["match"]["sheet"] for message in reversed(heard) if message.get("table"))
    assert [score["points"] for score in scores] == sheet


def table_of(kind: str, seconds: int) -> Table:
    created = Created("gin", {}, ["person", "person"], Clock(kind, seconds), False, True, True)  # type: ignore[arg-type]
    table = Table("one", created)
    for event in (created, Prepared("0" * 64), Sat(0, "ann", "Ann"), Sat(1, "ben", "Ben")):
        table.fold(event, 0)
    return table


@pytest.mark.parametrize(("kind", "seconds"), [("days", 3 * DAY), ("turn", 600), ("bank", 1200)])
def test_whoever_has_time_on_the_clock_is_not_away(kind: str, seconds: int) -> None:
    table = table_of(kind, seconds)
    table.begin(0)
    table.deal(0)
    assert table.turn is not None
    assert not away(table, table.turn, seconds * 1000 - 1, 1000)


def test_in_a_match_of_days_being_ready_may_take_days_too() -> None:
    table = table_of("days", 3 * DAY)
    assert not away(table, 1, DAY * 1000, 1000)
    assert away(table, 1, 3 * DAY * 1000, 1000)


def test_bots_standing_in_do_not_play_on_for_ever(server: Serving) -> None:
    first, second = two_at_table(server.url, "gin", rules="rounds=2")
    slow = mover(first, second)
    other = second if slow is first else first
    until(lambda: other.say("stand-in", seat=slow.welcome["seat"], level="greedy")["t"] == "done")
    slow.say("stand-in", seat=other.welcome["seat"], level="greedy")
    other.say("leave")
    slow.say("stand-in", seat=other.welcome["seat"], level="greedy")
    until(lambda: slow.say("sync", after=slow.seq) and slow.info["phase"] == "pause")
    live = server.run(server.node.registry.find(slow.table))
    until(lambda: not live.driver.driving())
    slow.say("sync", after=slow.seq)
    assert slow.info["phase"] == "pause"


def test_who_moves_again_has_not_left(server: Serving) -> None:
    first, second = two_at_table(server.url)
    player = mover(first, second)
    player.say("leave")
    assert player.act("S")["t"] == "done"
    assert not player.info["seats"][player.welcome["seat"]]["gone"]


def test_leaving_twice_is_one_event(server: Serving) -> None:
    first, _ = two_at_table(server.url)
    first.say("leave")
    assert first.say("leave")["seq"] == 0


def test_after_a_match_somebody_else_may_take_a_left_seat(server: Serving) -> None:
    first, second = two_at_table(server.url)
    second.say("leave")
    first.say("end")
    third = Visitor(server.url)
    assert third.call("POST", f"/api/tables/{first.table}/join", {"name": "Cid"})["seats"] == [1]
    Talker(third, first.table).say("ready")
    first.say("ready")
    assert first.info["phase"] == "playing"


def test_a_seat_whose_owner_never_gets_ready_can_be_played_by_a_bot(server: Serving) -> None:
    ann, ben = Visitor(server.url), Visitor(server.url)
    table = new_table(ann)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    host = Talker(ann, table)
    host.say("ready")
    until(lambda: host.say("stand-in", seat=1, level="greedy")["t"] == "done")
    assert host.info["phase"] == "playing"


def test_joining_again_without_a_name_keeps_the_name(server: Serving) -> None:
    ann = Visitor(server.url)
    table = new_table(ann)["id"]
    ann.call("POST", f"/api/tables/{table}/join", {})
    assert Talker(ann, table).info["seats"][0]["name"] == "Ann"


def test_one_device_with_all_seats_may_end_its_match(server: Serving) -> None:
    ann = Visitor(server.url)
    talker = Talker(ann, new_table(ann, own=2)["id"])
    talker.say("ready")
    talker.say("sit", seat=1)
    talker.say("ready")
    assert talker.say("sync", after=0)["present"] == [True, True]
    assert talker.say("end")["t"] == "done"


def test_two_tabs_of_one_player_see_the_same(server: Serving) -> None:
    first, second = two_at_table(server.url)
    player = mover(first, second)
    tab = Talker(player.visitor, player.table)
    player.act("S")
    told = tab.heard("did")
    assert told["position"]["view"]["sides"][player.welcome["seat"]]["rack"]


def test_a_hint_is_one_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ann = Visitor(running.url)
        talker = Talker(ann, new_table(ann, "gin", seats=["person", "greedy"])["id"])
        talker.say("ready")
        while not (talker.position and talker.position["options"]):
            talker.receive()
        hinted = talker.say("hint", kind="advice")
        assert hinted["t"] == "hinted"
        assert talker.say("check", a=hinted["considered"][0]["action"])["t"] == "done"
