"""What a person or a program is told when something is not accepted: the sentence, the exit code, the answer's data.

One case for each kind of error and each way out (command line, engine in the browser); HTTP and sockets have theirs in
tests/server.
"""

import json
from pathlib import Path

import pytest

from tilerummy.cli import main
from tilerummy.queries import answer
from tilerummy.words import Words

OPTIONS = "turn stars opening combinations ace mixed timer stall_limit rounds target hand"
SHEET = ["score", "--line", "game rummy", "--line", "players Ann Ben", "--line"]
LONG = "r5 " * 70
Params = dict[str, str | int]

# A command, the name of its sentence, what stands in it, the rule.
COMMANDS: list[tuple[list[str], str, Params, str]] = [
    (["solve", "--rack", "r7 q8"], "notation-unknown-colour", {"tile": "q8"}, ""),
    (["solve", "--rack", LONG], "notation-third-copy", {"tile": "r5", "text": LONG[:59] + "…"}, ""),
    (["solve", "--rack", "r7", "--table", "r7-8"], "solve-bad-meld", {"meld": "[r7 r8]", "text": "r7-8"}, ""),
    (["solve", "gin", "--hand", "*"], "solve-gin-stars", {"text": "*"}, ""),
    (["referee", "rummy", "--melds", "r5-7 q"], "notation-unknown-colour", {"tile": "q"}, ""),
    (["referee", "rummy"], "told-nothing", {}, ""),
    (
        ["referee", "rummy", "--rules", "ace=9", "A r5-7"],
        "rules-bad-option",
        {"option": "ace", "allowed": "both, low"},
        "",
    ),
    (
        ["referee", "rummy", "--table", "[r5 r6]", "A r5-7"],
        "solve-bad-meld",
        {"meld": "[r5 r6]", "text": "[r5 r6]"},
        "",
    ),
    (["play", "rummy", "--rules", "x=1"], "rules-no-such-option", {"option": "x", "known": OPTIONS}, ""),
    (["puzzles", "play", "nothing"], "puzzles-unknown", {"id": "nothing"}, ""),
    (["puzzles", "daily", "--date", "x"], "puzzles-no-date", {"text": "x"}, ""),
]
LINES: list[tuple[list[str], str, Params, str]] = [
    ([*SHEET, "out Cleo"], "told-no-such-name", {"name": "Cleo", "known": "Ann, Ben"}, ""),
    ([*SHEET, "out Ben | Ann q5"], "notation-unknown-colour", {"tile": "q5"}, ""),
    ([*SHEET, "out Ben | Ben r5"], "told-out-not-empty", {"player": "Ben"}, "R10"),
    (
        ["score", "--line", "game rummy", "--line", "rules x=1", "--line", "players Ann Ben"],
        "rules-no-such-option",
        {"option": "x", "known": OPTIONS},
        "",
    ),
]


def sentence(key: str, params: Params, rule: str, game: str) -> str:
    return Words("en", game)(key, **params) + (f" [{rule}]" if rule else "")


@pytest.mark.parametrize(("command", "key", "params", "rule"), COMMANDS)
def test_a_command_says_why_not_in_one_sentence(
    command: list[str], key: str, params: Params, rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", sentence(key, params, rule, "rummy") + "\n")


@pytest.mark.parametrize(("command", "key", "params", "rule"), LINES)
def test_a_score_sheet_says_in_which_line(
    command: list[str], key: str, params: Params, rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--lang", "en"]) == 2
    problem = sentence(key, params, rule, "rummy")
    assert capsys.readouterr() == ("", Words("en")("told-line", line=3, problem=problem) + "\n")


# ---- files


RULES = '{"tilerummy": 1, "game": "rummy", "rules": {"x": 1}, "seats": ["", ""], "commitment": "", "salts": []}'
FILES: list[tuple[str, list[str], list[tuple[str, Params]]]] = [
    ("{}", ["verify"], [("record-not-a-record", {})]),
    (RULES, ["verify"], [("record-bad-rules", {"line": 1}), ("rules-newer-option", {"option": "x"})]),
    (
        '{"format": "other"}',
        ["puzzles", "check"],
        [("puzzles-not-a-set", {"problem": "Object missing required field `generator`"})],
    ),
    (
        "{}",
        ["arena", "--report"],
        [("evidence-malformed", {"problem": "Object missing required field `contest`"})],
    ),
]


@pytest.mark.parametrize(("text", "command", "said"), FILES)
def test_a_file_that_is_not_accepted(
    text: str, command: list[str], said: list[tuple[str, Params]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text(f"{text}\n", encoding="utf-8")
    assert main([*command, str(path), "--lang", "en"]) == 2
    sentences = " ".join(Words("en")(key, **params) for key, params in said)
    assert capsys.readouterr() == ("", f"{path}: {sentences}\n")


def test_a_setting_that_is_not_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("prot = 1\n", encoding="utf-8")
    assert main(["serve", "--config", str(path), "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", Words("en")("settings-unknown", name="prot") + "\n")


def test_what_is_not_legal_is_no_fault_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rummy", "--table", "r5-7", "--rack", "r8 k1", "A r5-9", "--lang", "en"]
    assert main(["referee", *asked]) == 1
    refused = sentence("refusal-not-on-rack", {"tile": "r9"}, "R7", "rummy")
    assert capsys.readouterr().out == f"{Words('en')('real-illegal')}: {refused}\n"


# ---- the engine in the browser


QUERIES = [
    ("solve/rummy", {"rack": "r7 q8"}, "notation-unknown-colour", {"position": 4, "text": "r7 q8", "tile": "q8"}, ""),
    (
        "solve/rummy",
        {"rack": LONG},
        "notation-third-copy",
        {"position": 7, "text": LONG[:59] + "…", "tile": "r5"},
        "",
    ),
    ("solve/rummy", {"rack": "r7", "table": "r7-8"}, "solve-bad-meld", {"meld": "[r7 r8]", "text": "r7-8"}, ""),
    ("referee", {"game": "rummy", "rules": "ace=9"}, "rules-bad-option", {"option": "ace", "allowed": "both, low"}, ""),
    ("referee", {"game": "rummy"}, "told-nothing", {}, ""),
    ("puzzles/show", {"id": "zz"}, "puzzles-unknown", {"id": "zz"}, ""),
    ("puzzles/daily", {"date": "x"}, "puzzles-no-date", {"text": "x"}, ""),
    ("lessons/begin", {"game": "rummy", "number": 99}, "server-not-found", {}, ""),
    ("lessons/act", {"game": "rummy", "number": 1, "a": "P"}, "refusal-must-exchange", {}, "R6"),
    ("nothing", {}, "server-not-found", {"name": "nothing"}, ""),
    (
        "score",
        {"game": "rummy", "players": ["A", "B"], "rows": [{"ended": {"out": 0, "racks": ["r5", "r5"]}}]},
        "told-out-not-empty",
        {"player": 1},
        "R10",
    ),
]


@pytest.mark.parametrize(("name", "body", "code", "params", "rule"), QUERIES)
def test_a_query_says_why_not_by_key_parameters_and_rule(
    name: str, body: object, code: str, params: dict[str, str | int], rule: str
) -> None:
    found = json.loads(answer(name, json.dumps(body)))
    assert found == {"no": {"code": code, "params": params, "rule": rule}}
    assert Words("en")(code, **params)
