"""`tilerummy puzzles`: sets with proofs, a check that fails, a puzzle played with words, one sentence for nonsense."""

import io
import json
from pathlib import Path

import pytest

from tilerummy.cli import main
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import GENERATOR, show_set

Capture = pytest.CaptureFixture[str]


def test_set_is_made_with_its_proof_and_checked(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "set.json"
    wish = ["--kind", "lay-all", "--kind", "which-investo", "--difficulty", "1", "--seed", "5"]
    assert main(["puzzles", "make", "--lang", "en", "--count", "2", *wish, "--file", str(path)]) == 0
    made = json.loads(path.read_text(encoding="ascii"))
    assert made["generator"] == GENERATOR
    assert [puzzle["kind"] for puzzle in made["puzzles"]] == ["lay-all", "which-investo"]
    assert all(puzzle["answer"] and puzzle["proof"]["steps"] for puzzle in made["puzzles"])
    assert main(["puzzles", "check", "--lang", "en", str(path)]) == 0
    assert "Checked: 2; wrong: 0." in capsys.readouterr().out


def test_forged_set_fails(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "set.json"
    line = next(puzzle for puzzle in our_set().puzzles if puzzle.kind == "lay-all" and puzzle.level == 1)
    puzzle = {name: getattr(line, name) for name in ("id", "kind", "game", "seed", "position", "tile", "answer")}
    proof = {name: getattr(line.proof, name) for name in ("measure", "changed", "steps", "others")}
    path.write_text(
        json.dumps(
            {
                "format": "tilerummy-puzzles",
                "generator": 1,
                "seed": 0,
                "puzzles": [{**puzzle, "level": 4, "proof": proof}],
            }
        )
    )
    assert main(["puzzles", "check", "--lang", "en", str(path)]) == 1
    assert "The difficulty does not follow from the proof." in capsys.readouterr().out


@pytest.mark.parametrize("puzzle", our_set().puzzles[:4], ids=lambda puzzle: puzzle.id)
def test_puzzle_is_played_in_the_terminal(puzzle: object, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    name, answer = puzzle.id, puzzle.answer  # type: ignore[attr-defined]
    monkeypatch.setattr("sys.stdin", io.StringIO("zzz\n" + "\n".join(answer) + "\n"))
    assert main(["puzzles", "play", "--lang", "en", name]) == 0
    shown = capsys.readouterr().out
    assert "not something I understand" in shown
    assert "Solved." in shown


def test_puzzle_of_a_day_and_its_answer(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n"))
    assert main(["puzzles", "daily", "--lang", "nl", "--date", "2026-11-16"]) == 1
    shown = capsys.readouterr().out
    assert "Puzzel van 2026-11-16" in shown
    assert "De oplossing: A " in shown


@pytest.mark.parametrize("position", ["", "nonsense", "rack=r1 r1 r1", "table=r1"])
def test_position_that_cannot_be_gets_one_sentence(position: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "set.json"
    puzzles = json.loads(show_set(our_set()))
    puzzles["puzzles"][0]["position"] = position
    file.write_text(json.dumps(puzzles))
    assert main(["puzzles", "play", puzzles["puzzles"][0]["id"], "--file", str(file)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


NONSENSE = [
    ["nonsense"],
    ["make", "--file", "x", "--count", "0"],
    ["make", "--file", "x", "--kind", "chess"],
    ["make", "--file", "x", "--difficulty", "5"],
    ["make", "--file", "x", "--seed", "-1"],
    ["make", "--count", "1", "--kind", "which-investo", "--difficulty", "1", "--file", "/nowhere/at/all"],
    ["check", "/nowhere/at/all"],
    ["check", "/etc"],
    ["daily", "--date", "tomorrow"],
    ["play", "lay-all-9-9"],
]


@pytest.mark.parametrize("argv", NONSENSE, ids=" ".join)
def test_nonsense_gets_one_sentence(argv: list[str], capsys: Capture) -> None:
    assert main(["puzzles", *argv]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1


def test_usage_lists_the_commands(capsys: Capture) -> None:
    assert main(["puzzles"]) == 2
    assert "tilerummy puzzles make" in capsys.readouterr().out
