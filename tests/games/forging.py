"""A played match whose record is changed afterwards: what `verify` says to points that the rules do not give."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.records.replay import RecordError, Replay, verify_luck

Change = Callable[[dict[str, Any]], None]


def recorded(path: Path, name: str, rules: str, seats: int, seed: str) -> None:
    """A whole match between greedy bots."""
    game = GAMES[name]
    match = Match(game, game.rules_type.parse(rules), seats, Dealer(seed_of(seed)))
    recorder = Recorder.create(path, match, [f"greedy {seat}" for seat in range(seats)])
    play_out(match, [make_player(game, "greedy", seat) for seat in range(seats)], recorder.update)
    recorder.close()


def verify(path: Path) -> None:
    replay = Replay(path)
    while replay.step() is not None:
        pass
    verify_luck(replay)


def forge(path: Path, key: str, change: Change) -> None:
    """Change the last line that has this key, and seal the record again as if it had always been so."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    change(next(line for line in reversed(lines) if key in line))
    text = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines]
    lines[-1]["digest"] = hashlib.sha256("".join(text[:-1]).encode()).hexdigest()
    text[-1] = json.dumps(lines[-1], ensure_ascii=False, separators=(",", ":")) + "\n"
    path.write_text("".join(text), encoding="utf-8")


def refused_record(path: Path, key: str, change: Change) -> str:
    """The fault that is found in a record that was right before it was forged."""
    verify(path)
    forge(path, key, change)
    with pytest.raises(RecordError) as found:
        verify(path)
    return found.value.code


def one_more(seat: int) -> Change:
    def change(line: dict[str, Any]) -> None:
        line["score"][seat] += 1

    return change


def other_winner(line: dict[str, Any]) -> None:
    line["winners"] = [seat for seat in range(len(line["totals"])) if seat not in line["winners"]]
