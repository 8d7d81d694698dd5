"""Whole matches of Rummy: dealt by the dealer, recorded, replayed, and every rule with a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.match import Match, Move
from tilerummy.records.record import Recorder
from tilerummy.records.replay import Replay, verify_luck


def record_match(path: Path, rules: str, seats: int) -> Match:
    match = Match(RUMMY, Rules.parse(rules), seats, Dealer(seed_of("rummy"), ("x",)))
    names = ["greedy", "random", "greedy", "random"][:seats]
    recorder = Recorder.create(path, match, names)
    play_out(match, [make_player(RUMMY, name, seat) for seat, name in enumerate(names)])
    recorder.update()
    recorder.close()
    return match


@pytest.mark.parametrize("preset", list(Rules.presets))
@pytest.mark.parametrize("seats", [2, 4])
def test_recorded_match_replays(tmp_path: Path, preset: str, seats: int) -> None:
    """R14: rounds, sheet and winners; the dealer's luck is verified, tiles mixed back included."""
    match = record_match(tmp_path / "m", preset, seats)
    replay = Replay(tmp_path / "m")
    while replay.step() is not None:
        pass
    assert replay.match.events == match.events
    assert verify_luck(replay).events == match.events
    assert len(match.sheet) == Rules.parse(preset).rounds
    best = max(match.totals)
    assert match.winners == [seat for seat, total in enumerate(match.totals) if total == best]


def test_events_hide_exchanged_tiles(tmp_path: Path) -> None:
    """R15: in what the others are sent."""
    match = record_match(tmp_path / "m", "standard", 3)
    exchanges = [event for event in match.events if isinstance(event, Move) and event.action[0] == "E"]
    assert exchanges
    for event in exchanges:
        for who in (None, 0, 1, 2):
            seen = match.seen(event, who)
            assert seen == (event if who == event.seat else Move(event.seat, "E ?", "?"))


def test_every_rule_is_named_by_a_test() -> None:
    """Its id stands before the colon of a docstring."""
    found: set[str] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\bR\d+\b", (ast.get_docstring(node) or "").partition(":")[0]))
    assert found == {f"R{n}" for n in range(1, 16)}
