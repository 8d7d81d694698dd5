"""A move that comes to the server, from a person or from a bot, is judged once."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.judging import count_judging, is_compiled
from tests.server.serving import Serving, serving
from tests.server.talking import Talker, new_table
from tests.waiting import until
from tilerummy.bots.remote import Visitor
from tilerummy.luck import Rng
from tilerummy.match import Move
from tilerummy.server.workers import decisions

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled code cannot be counted")


async def in_process(game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
    return decisions.decide(game, rules, seen, "greedy", 7, 0.0)


def test_every_play_at_a_table_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = count_judging("rummy", monkeypatch)
    with serving(tmp_path) as server:
        server.node.services.thinking.decide = in_process  # type: ignore[method-assign]
        ann = Visitor(server.url)
        made = new_table(ann, "rummy", seats=["person", "greedy"], rules="opening=0")
        talker = Talker(ann, made["id"])
        talker.say("ready")
        plays: list[int] = []
        while set(plays) != {0, 1}:
            until(lambda: server.run(at_my_turn(server, talker.table)))
            plays, seq, action = server.run(at_my_turn(server, talker.table))
            assert len(calls) == len(plays)
            assert talker.act(action, at=seq)["t"] == "done"
        talker.close()


async def at_my_turn(server: Serving, table: str) -> tuple[list[int], int, str] | None:
    """Once it is the person's turn, so that nobody else does anything: who made the plays so far, and the next move."""
    found = (await server.node.registry.find(table)).table
    if found.match is None or found.turn != 0:
        return None
    moves = [event for event in found.match.events if isinstance(event, Move)]
    plays = [event.seat for event in moves if event.action.startswith("A")]
    rng = Rng(1)
    return plays, found.seq, str(found.game.bots()["greedy"](found.game.determinize(found.view(0), rng), rng))
