"""A move that a hint recommended is no mistake in the review, whenever that is made; and nobody hears of the hint."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import RULES, client, play
from tests.server.serving import Serving, serving
from tests.server.talking import Talker, two_at_table
from tilerummy.analysis import review as reviewing
from tilerummy.analysis.weighing import TOLD, Analysis, Weighed
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.server.live.hints import MOST, Hints, alike
from tilerummy.server.table.events import Did, decode, encode

FOLLOWED = 6


async def here(function: Any, *values: Any) -> Any:
    """As a worker would, in this process."""
    return function(*values)


def everything_is_worse(game: Any, seen: Any, asked: Any, level: str = "", deals: int = 0) -> Analysis:
    return Analysis((Weighed("?"),), (), asked=Weighed(str(asked), lost=9))


def by_themselves(server: Serving) -> None:
    server.node.services.thinking.ask = here  # type: ignore[method-assign]
    server.app.state.reviews.thinking.ask = here


async def greedy(server: Serving, player: Talker) -> str:
    table = (await server.node.registry.find(player.table)).table
    state = table.game.determinize(table.view(player.welcome["seat"]), Rng(1))
    return str(table.game.bots()["greedy"](state, Rng(1)))


def follow(server: Serving, ann: Talker, ben: Talker) -> list[str]:
    """Both move in turn; Ann asks before each of hers and plays the last move that is named."""
    followed: list[str] = []
    while len(followed) < FOLLOWED:
        position = ann.position
        assert position is not None
        if position["view"]["turn"] == ann.welcome["seat"]:
            named = ann.say("hint", kind="advice")["considered"]
            assert 1 <= len(named) <= TOLD
            followed.append(named[-1]["action"])
            assert ann.act(followed[-1])["t"] == "done"
            catch_up(ben, ann.seq)
        else:
            assert ben.act(server.run(greedy(server, ben)))["t"] == "done"
            catch_up(ann, ben.seq)
    return followed


def catch_up(other: Talker, seq: int) -> None:
    while other.seq < seq:
        other.receive()


def review(visitor: httpx.Client, table: str, seat: int) -> dict[str, Any]:
    while True:
        answer = visitor.get(f"/api/tables/{table}/matches/1/review", params={"seat": seat})
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()
            return found


def judged(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for turn in found["turns"] for each in turn["decisions"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_followed_hint_is_no_mistake(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "analyse", everything_is_worse)
    with serving(tmp_path, bot_seconds=0.01) as server:
        by_themselves(server)
        ann, ben = two_at_table(server.url, game, rules=RULES[game], hints=True)
        table, seat = ann.table, ann.welcome["seat"]
        followed = follow(server, ann, ben)
        heard = ben.frames.copy()
        ann.close()
        ben.close()
        play(server, table)
        with client(server) as visitor:
            before = [review(visitor, table, each) for each in (0, 1)]
    with serving(tmp_path) as server, client(server) as visitor:
        by_themselves(server)
        after = [review(visitor, table, each) for each in (0, 1)]
    assert before == after  # a server that is started again knows it too
    mine = [each for each in judged(after[seat]) if each["verdict"] != "forced"]
    assert [each["verdict"] for each in mine if each["played"] in followed][:1] == ["hinted"]
    assert sum(each["verdict"] == "hinted" for each in judged(after[seat])) >= 1
    assert all(each["lost"] == 0 for each in judged(after[seat]) if each["verdict"] == "hinted")
    assert all(each["verdict"] in ("worse", "forced") for each in judged(after[1 - seat]))
    assert not any("hint" in json.dumps(json.loads(text).get("event")) for text in heard)
    assert not any('"t":"hinted"' in text for text in heard)


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_hint_are_remembered_with_the_move_that_follows_one(game: str, tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=0.01) as server:
        by_themselves(server)
        ann, ben = two_at_table(server.url, game, rules=RULES[game], hints=True)
        follow(server, ann, ben)
        seat, table = ann.welcome["seat"], ann.table
        ann.close()
        ben.close()
        rows = server.run(server.node.services.store.read(table))
    moves = [event for row in rows if isinstance(event := decode(row.data), Did)]
    assert [move.hinted for move in moves] == [move.seat == seat for move in moves]


def test_a_log_without_hints_is_read_as_before() -> None:
    old = b'{"e":"did","seat":1,"do":"S","luck":"r5","id":"m1"}'
    assert decode(old) == Did(1, "S", "r5", "m1")
    assert encode(Did(1, "S", "r5", "m1")) == old


def test_a_play_is_the_same_in_whatever_order_it_is_written() -> None:
    for game in ("investo", "rummy"):
        action = GAMES[game].parse_action("A b1-3 r5-7")
        assert alike(GAMES[game], "A r5-7 b1-3", action)
        assert not alike(GAMES[game], "A r5-7 b1-4", action)


class Standing:
    """A table as far as hints look at it."""

    id, moved, game = "t", 7, GAMES["gin"]


def test_a_hint_counts_for_its_position_and_its_seat_only() -> None:
    hints, table = Hints(), Standing()
    draw = table.game.parse_action("S")
    hints.note(("t", 0), 7, ["S"])
    hints.note(("t", 0), 7, ["P"])  # another kind of hint for the same position
    assert hints.recommended(table, 0, draw)  # type: ignore[arg-type]
    assert not hints.recommended(table, 1, draw)  # type: ignore[arg-type]
    table.moved = 8
    assert not hints.recommended(table, 0, draw)  # type: ignore[arg-type]
    hints.note(("t", 0), 8, ["P"])
    assert not hints.recommended(table, 0, draw)  # type: ignore[arg-type]


def test_no_more_hints_are_kept_than_there_is_room_for() -> None:
    hints = Hints()
    for number in range(MOST + 5):
        hints.note((f"t{number}", 0), 1, ["S"])
    assert len(hints.advised) == MOST


def test_a_hint_that_is_asked_for_again_and_again_is_remembered_once() -> None:
    """All that are remembered are compared with a move, while others wait."""
    hints = Hints()
    for _ in range(100):
        hints.note(("t", 0), 7, ["E r5", "E k7"])
    hints.note(("t", 0), 7, ["P"])
    assert hints.advised["t", 0] == (7, ["E r5", "E k7", "P"])


def test_moves_that_were_named_together_may_be_made_one_after_the_other() -> None:
    """Several tiles for the reserve are one advice and several moves; whoever else moves ends it."""
    hints, table = Hints(), Standing()
    table.moved = 7
    hints.note(("t", 0), 7, ["S", "P"])
    table.moved = 9
    hints.follow(table, 0)  # type: ignore[arg-type]
    assert hints.recommended(table, 0, table.game.parse_action("P"))  # type: ignore[arg-type]
    table.moved = 10
    assert not hints.recommended(table, 0, table.game.parse_action("P"))  # type: ignore[arg-type]
    hints.follow(table, 1)  # type: ignore[arg-type]
    assert ("t", 1) not in hints.advised
