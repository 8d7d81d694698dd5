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

NO_TILE = "is not a tile: a tile begins with b, r, y or k (blue, red, yellow, black), as in r7."
OPTIONS = "turn stars opening combinations ace mixed timer stall_limit rounds target hand"
SHEET = ["score", "--line", "game rummy", "--line", "players Ann Ben", "--line"]
LONG = "r5 " * 70

COMMANDS = [
    (["solve", "--rack", "r7 q8"], f"“q8” {NO_TILE}"),
    (["solve", "--rack", LONG], f"A third r5 in “{LONG[:59]}…”: there are only two of each tile."),
    (
        ["solve", "--rack", "r7", "--table", "r7-8"],
        "[r7 r8] is no valid combination under these rules (in “r7-8”).",
    ),
    (["solve", "gin", "--hand", "*"], "Gin-Rummy has no Stars: “*”."),
    (["referee", "rummy", "--melds", "r5-7 q"], f"“q” {NO_TILE}"),
    (["referee", "rummy"], "There is nothing to judge yet."),
    (["referee", "rummy", "--rules", "ace=9", "A r5-7"], "ace can be: both, low."),
    (
        ["referee", "rummy", "--table", "[r5 r6]", "A r5-7"],
        "[r5 r6] is no valid combination under these rules (in “[r5 r6]”).",
    ),
    ([*SHEET, "out Cleo"], "Line 3: There is no player “Cleo”; there are: Ann, Ben."),
    ([*SHEET, "out Ben | Ann q5"], f"Line 3: “q5” {NO_TILE}"),
    (
        [*SHEET, "out Ben | Ben r5"],
        "Line 3: Player Ben went out, so nothing is left on that rack. [R10]",
    ),
    (
        ["score", "--line", "game rummy", "--line", "rules x=1", "--line", "players Ann Ben"],
        f"Line 3: There is no option “x” in this version; there are: {OPTIONS}.",
    ),
    (["play", "rummy", "--rules", "x=1"], f"There is no option “x” in this version; there are: {OPTIONS}."),
    (["puzzles", "play", "nothing"], "There is no puzzle “nothing”."),
    (["puzzles", "daily", "--date", "x"], "“x” is no date; write it as 2026-11-16."),
]


@pytest.mark.parametrize(("command", "sentence"), COMMANDS, ids=[" ".join(words)[:50] for words, _ in COMMANDS])
def test_a_command_says_why_not_in_one_sentence(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")


# ---- files


FILES = [
    ("{}\n", ["verify"], "{path}: this is not a record of a match."),
    (
        '{"tilerummy": 1, "game": "rummy", "rules": {"x": 1}, "seats": ["", ""], "commitment": "", "salts": []}\n',
        ["verify"],
        "{path}: the rules in line 1 cannot be. This version does not know the option “x”: a newer version made these "
        "rules.",
    ),
    ('{"format": "other"}', ["puzzles", "check"], "{path}: This is no set of puzzles: {problem}"),
    ("{}\n", ["arena", "--report"], "{path}: this is not the evidence of a contest ({problem})."),
    ("prot = 1\n", ["serve", "--config"], "There is no setting “prot”."),
]


@pytest.mark.parametrize(("text", "command", "sentence"), FILES)
def test_a_file_that_is_not_accepted(
    text: str, command: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    assert main([*command, str(path), "--lang", "en"]) == 2
    problem = f"Object missing required field `{'contest' if 'arena' in command else 'generator'}`"
    assert capsys.readouterr() == ("", sentence.format(path=path, problem=problem) + "\n")


def test_what_is_not_legal_is_no_fault_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rummy", "--table", "r5-7", "--rack", "r8 k1", "A r5-9", "--lang", "en"]
    assert main(["referee", *asked]) == 1
    assert capsys.readouterr().out == "Not legal: r9 is not on your rack. [R7]\n"


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
