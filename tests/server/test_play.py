"""Whole matches over real sockets, and what may go wrong on the way."""

import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.matches import move
from tests.server.serving import Serving, serving
from tests.server.talking import Talker, mover, new_table, two_at_table
from tests.waiting import PATIENCE, until
from tilerummy.bots.remote import RemoteError, SeatedBot, Visitor
from tilerummy.luck import Rng
from tilerummy.server.live.node import Node
from tilerummy.server.live.services import milliseconds
from tilerummy.server.table.table import Table

SHORT = {"investo": "short", "rummy": "rounds=1", "gin": "rounds=2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def play(bots: list[SeatedBot], matches: int = 1) -> list[list[dict[str, Any]]]:
    heard: list[list[dict[str, Any]]] = [[] for _ in bots]
    threads = [
        threading.Thread(target=lambda bot=bot, own=own: own.extend(bot.play(matches)), daemon=True)
        for bot, own in zip(bots, heard, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    return heard


def play_moves(server: Serving, table: str, until: str) -> None:
    """Greedy moves up to the first that brings this phase about."""

    async def go() -> None:
        live = await server.node.registry.find(table)
        rng = Rng(1)
        while live.table.phase != until:
            await move(live, rng)

    server.run(go())


@pytest.mark.parametrize("game", SHORT)
def test_two_bots_play_a_match_over_sockets(server: Serving, game: str) -> None:
    ann, ben = Visitor(server.url), Visitor(server.url)
    made = new_table(ann, game, rules=SHORT[game])
    table = made["id"]
    seat = ben.call("POST", f"/api/tables/{table}/join", {"name": "Ben"})["seats"][0]
    heard = play([SeatedBot(ann, table, 0, "greedy", 1), SeatedBot(ben, table, seat, "greedy", 2)])
    info = next(message["table"] for message in reversed(heard[0]) if message.get("table"))
    assert info["phase"] == "over"
    assert info["match"]["winners"]
    assert len(info["match"]["seed"]) == 64
    rows = server.run(server.node.services.store.read(table))
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert Table.load(table, rows).phase == "over"


def test_bots_of_the_server_play_in_processes_of_their_own(server: Serving) -> None:
    ann = Visitor(server.url)
    made = new_table(ann, "gin", seats=["person", "greedy", "random"], rules="rounds=1")
    heard = play([SeatedBot(ann, made["id"], 0, "greedy", 1)])
    assert any(message["t"] == "event" and message["event"].get("by") == "random" for message in heard[0])


def test_a_resent_move_is_not_a_second_move(server: Serving) -> None:
    player = mover(*two_at_table(server.url))
    at = player.seq
    first = player.act("S", id="same")
    again = player.act("S", id="same", at=at)
    assert first == again
    assert player.seq == first["seq"]


def test_a_resent_move_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        player = mover(*two_at_table(running.url))
        done = player.act("S", id="kept")
    with serving(tmp_path) as running:
        player.visitor.base = running.url
        back = Talker(player.visitor, player.table)
        assert back.welcome["seq"] == done["seq"]
        assert back.act("S", id="kept") == done


def test_a_move_on_an_old_position_is_refused(server: Serving) -> None:
    player = mover(*two_at_table(server.url))
    old = player.seq
    player.act("S")
    assert player.act("S", at=old)["code"] == "table-stale"


@pytest.mark.parametrize(
    ("action", "code"), [("S9", "notation"), ("I1 r1", ""), ("", "notation"), ("A r1", ""), ("💥", "notation")]
)
def test_a_bad_move_is_refused_by_code_and_changes_nothing(server: Serving, action: str, code: str) -> None:
    player = mover(*two_at_table(server.url))
    before = player.seq
    answer = player.act(action)
    assert answer["t"] == "refused"
    assert answer["code"].startswith(code)
    assert player.say("sync", after=before)["seq"] == before


def test_only_the_seat_whose_turn_it_is_may_move(server: Serving) -> None:
    first, second = two_at_table(server.url)
    waiting = second if mover(first, second) is first else first
    assert waiting.act("S")["code"] == "refusal-not-your-turn"


def test_check_says_what_would_be_refused_and_changes_nothing(server: Serving) -> None:
    player = mover(*two_at_table(server.url))
    assert player.say("check", a="S")["t"] == "done"
    assert player.say("check", a="N")["t"] == "refused"
    assert player.position is not None
    assert player.position["view"]["step"] == "draw"


def test_who_comes_back_gets_exactly_what_was_missed(server: Serving) -> None:
    first, second = two_at_table(server.url)
    player = mover(first, second)
    other = second if player is first else first
    seen, other_seat = other.seq, other.welcome["seat"]
    other.close()
    player.act("S")
    back = Talker(other.visitor, other.table, after=seen)
    assert [told["seq"] for told in back.welcome["missed"]] == [seen + 1]
    assert back.welcome["missed"][0]["event"]["luck"] == "?"
    assert back.welcome["seat"] == other_seat


def test_a_spectator_sees_no_rack_and_may_do_nothing(server: Serving) -> None:
    first, _ = two_at_table(server.url)
    watcher = Talker(Visitor(server.url), first.table)
    assert watcher.welcome["seat"] is None
    assert watcher.position is not None
    assert [side["rack"] for side in watcher.position["view"]["sides"]] == [None, None]
    assert watcher.act("S")["code"] == "table-not-seated"


def test_a_table_without_spectators_closes_the_socket(server: Serving) -> None:
    ann = Visitor(server.url)
    table = new_table(ann, watch=False)["id"]
    with Visitor(server.url).socket(table) as stranger, pytest.raises(ConnectionClosed, match="4403"):
        stranger.recv(timeout=PATIENCE)


def test_a_third_visitor_cannot_take_a_seat(server: Serving) -> None:
    first, _ = two_at_table(server.url)
    with pytest.raises(RemoteError):
        Visitor(server.url).call("POST", f"/api/tables/{first.table}/join", {"name": "Eve"})


def test_several_seats_of_one_device_are_seen_one_at_a_time(server: Serving) -> None:
    ann = Visitor(server.url)
    made = new_table(ann, own=2)
    assert made["seats"] == [0, 1]
    talker = Talker(ann, made["id"])
    talker.say("ready")
    talker.say("sit", seat=1)
    talker.say("ready")
    for seat in (0, 1):
        talker.say("sit", seat=seat)
        assert talker.position is not None
        racks = [side["rack"] for side in talker.position["view"]["sides"]]
        assert racks[seat] is not None
        assert racks[1 - seat] is None
    assert talker.say("sit", seat=5)["code"] == "table-not-your-seat"


def test_a_rematch_has_another_starter(server: Serving) -> None:
    ann = Visitor(server.url)
    table = new_table(ann, "gin", seats=["person", "greedy"], rules="rounds=1")["id"]
    starters = []
    talker = Talker(ann, table, notation=True)
    for _ in range(4):
        talker.say("ready")
        starters.append(server.node.registry.live[table].table.starter)
        finish(server, ann, talker)
    assert all(one != two for one, two in pairwise(starters))


def finish(server: Serving, visitor: Visitor, talker: Talker) -> None:
    """Let a bot play the seat until the match is over."""
    bot = SeatedBot(visitor, talker.table, talker.welcome["seat"], "greedy", 1)
    for _ in bot.play(1):
        pass
    talker.say("sync", after=talker.seq)


# ---- leaving and coming back


def test_the_others_may_let_a_bot_stand_in_for_who_has_left(server: Serving) -> None:
    first, second = two_at_table(server.url, "gin", rules="rounds=1")
    assert first.say("stand-in", seat=1, level="greedy")["code"] == "table-not-away"
    assert first.say("end")["code"] == "table-nobody-away"
    second.say("leave")
    assert first.say("stand-in", seat=1, level="nobody")["code"] == "table-no-such-bot"
    assert first.say("stand-in", seat=1, level="greedy")["t"] == "done"
    finish(server, first.visitor, first)
    assert first.info["phase"] == "over"


def test_who_was_replaced_may_come_back(server: Serving) -> None:
    first, second = two_at_table(server.url, "gin", rules="rounds=1")
    second.say("leave")
    first.say("stand-in", seat=1, level="greedy")
    assert second.say("back")["t"] == "done"
    assert second.info["seats"][1]["stand_in"] == ""
    assert not second.info["seats"][1]["gone"]


def test_a_match_that_somebody_has_left_can_be_ended(server: Serving) -> None:
    first, second = two_at_table(server.url)
    second.say("leave")
    assert first.say("end")["t"] == "done"
    assert first.info["phase"] == "over"
    assert first.info["match"]["stopped"]
    assert len(first.info["match"]["seed"]) == 64


def test_before_the_match_a_left_seat_is_free_again(server: Serving) -> None:
    ann, ben, eve = Visitor(server.url), Visitor(server.url), Visitor(server.url)
    table = new_table(ann)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    Talker(ben, table).say("leave")
    assert eve.call("POST", f"/api/tables/{table}/join", {"name": "Eve"})["seats"] == [1]


def test_who_keeps_the_others_waiting_counts_as_away(tmp_path: Path) -> None:
    with serving(tmp_path, away_after=600) as running:
        other, seat = who_waits_for(running.url)
        assert other.say("stand-in", seat=seat, level="greedy")["code"] == "table-not-away"
    with serving(tmp_path, away_after=0.1) as running:
        other, seat = who_waits_for(running.url)
        until(lambda: other.say("stand-in", seat=seat, level="greedy")["t"] == "done")


def who_waits_for(url: str) -> tuple[Talker, int]:
    """Somebody at a new table, and the seat whose turn it is."""
    first, second = two_at_table(url)
    waiting = mover(first, second)
    return second if waiting is first else first, waiting.welcome["seat"]


# ---- clocks


def test_when_the_sand_timer_runs_out_the_turn_passes(server: Serving) -> None:
    """R4: in Rummy nothing else happens."""
    first, second = two_at_table(server.url, "rummy", clock={"kind": "turn", "seconds": 1})
    player = mover(first, second)
    told = player.heard("did")
    assert told["event"]["do"] == "O"
    assert told["event"]["by"] == "clock"
    assert told["position"]["view"]["turn"] != player.welcome["seat"]


def test_nobody_may_say_that_time_is_up(server: Serving) -> None:
    player = mover(*two_at_table(server.url, "rummy", clock={"kind": "turn", "seconds": 30}))
    told = player.act("O")
    assert (told["code"], told["rule"]) == ("refusal-clock-only", "R4")
    asked = player.say("check", a="O")
    assert (asked["code"], asked["rule"]) == ("refusal-clock-only", "R4")


def test_a_bank_is_used_up_only_in_the_own_turn(server: Serving) -> None:
    first, second = two_at_table(server.url, clock={"kind": "bank", "seconds": 600, "more": 5})
    player = mover(first, second)
    seat = player.welcome["seat"]
    began = began_at(player, seat)
    until(lambda: player.say("ping")["now"] > began)
    player.act("S")
    assert player.position is not None
    action = next(option for option in player.position["options"] if option[0] in "IR")
    player.act(action)
    while player.position["view"]["turn"] == seat:
        player.act(next(option for option in player.position["options"] if option[0] in "RN"))
    used = began_at(player, 1 - seat) - began
    assert used > 0
    bank = player.say("sync", after=player.seq)["clock"]["bank"]
    assert bank[seat] == 600_000 - used + 5_000
    assert bank[1 - seat] == 600_000


def began_at(talker: Talker, seat: int) -> int:
    """When the turn of this seat began, by the server's clock."""
    clock = talker.say("sync", after=talker.seq)["clock"]
    return int(clock["deadline"]) - int(clock["bank"][seat])


def test_a_clock_that_ran_out_while_the_server_was_down_is_minded(tmp_path: Path) -> None:
    def an_hour_later(node: Node) -> None:
        node.services.now = lambda: milliseconds() + 3_600_000

    with serving(tmp_path) as running:
        player = mover(*two_at_table(running.url, "rummy", clock={"kind": "turn", "seconds": 600}))
    with serving(tmp_path, an_hour_later, grace=0.0) as running:
        player.visitor.base = running.url
        back = Talker(player.visitor, player.table, after=player.seq)
        if not back.welcome["missed"]:
            back.heard("did")
        assert back.say("sync", after=player.seq)["missed"][0]["event"]["by"] == "clock"


# ---- another device


def test_a_resume_link_moves_the_seat(server: Serving) -> None:
    first, _ = two_at_table(server.url)
    key = first.visitor.call("POST", f"/api/tables/{first.table}/key", {"seat": 0})["key"]
    phone = Visitor(server.url)
    assert phone.call("POST", f"/api/tables/{first.table}/move", {"key": key})["seats"] == [0]
    with pytest.raises(ConnectionClosed, match="4409"):
        first.hear("nothing more")
    assert Talker(phone, first.table).welcome["seat"] == 0
    with pytest.raises(RemoteError):
        Visitor(server.url).call("POST", f"/api/tables/{first.table}/move", {"key": key})


def test_a_welcome_after_a_round_says_how_it_was_scored(server: Serving) -> None:
    ann = Visitor(server.url)
    table = new_table(ann, "gin", own=2, start=True, rules="rounds=2")["id"]
    assert Talker(ann, table).welcome["score"] is None
    play_moves(server, table, until="pause")
    score = Talker(ann, table).welcome["score"]
    info = Talker(ann, table).welcome["table"]["match"]
    assert score["points"] == info["sheet"][-1]
    assert [sum(part) for part in zip(*score["parts"].values(), strict=True)] == score["points"]
    play_moves(server, table, until="playing")
    assert Talker(ann, table).welcome["score"] is None
    play_moves(server, table, until="over")
    assert Talker(ann, table).welcome["score"]["reason"]
