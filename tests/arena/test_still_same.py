"""benchmarks/still_same.py: evidence that the present program would not make again is found."""

import json
from pathlib import Path

import msgspec

from benchmarks.still_same import again
from tests.arena.contests import contest, fresh
from tilerummy.arena.evidence import encode
from tilerummy.arena.run import play
from tilerummy.arena.runners import play_here


def test_matches_of_the_present_program_are_the_same_and_others_not(tmp_path: Path) -> None:
    of = contest("greedy", "random", games=6)
    evidence = fresh(of)
    play(of, evidence, play_here)
    path = tmp_path / "played.json"
    path.write_bytes(encode(evidence))
    assert again(path, 2) == [True] * 4
    evidence.games[1] = msgspec.structs.replace(evidence.games[1], digest="0" * 16)
    path.write_bytes(encode(evidence))
    assert sorted(again(path, 9)) == [False] + [True] * 5


def test_pairs_of_a_duel_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    found = {"game": "gin", "rules": "", "bots": ["greedy", "random"], "first pair": 7, "won by pair": [2, 2]}
    path.write_text(json.dumps(found), encoding="utf-8")
    assert again(path, 5) == [True, True]
    path.write_text(json.dumps(found | {"won by pair": [0, 2]}), encoding="utf-8")
    assert again(path, 5) == [False, True]


def test_other_evidence_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    path.write_text("{}", encoding="utf-8")
    assert again(path, 1) == []
