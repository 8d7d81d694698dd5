"""Hints in grades: each says more than the one before, none is wrong, and none but the answer says everything."""

import io
from collections import Counter

import pytest

from tilerummy.cli import main
from tilerummy.layout import Layout
from tilerummy.melds import Meld
from tilerummy.puzzles.hints import GRADES, STARS, hint, stars_left
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import melds_in, part, rows_of
from tilerummy.refusal import NotAccepted
from tilerummy.tiles import COLOURS, Tiles, parse_tile
from tilerummy.words import LANGUAGES, Words

ALL = our_set().puzzles
TABLES = [puzzle for puzzle in ALL if puzzle.game == "rummy"]
ROWS = [puzzle for puzzle in ALL if puzzle.kind == "which-investo"]
HANDS = [puzzle for puzzle in ALL if puzzle.kind == "which-discard"]


def test_where_to_look_is_a_value_of_the_combination_that_the_next_hint_names() -> None:
    for puzzle in TABLES:
        look, which, step = (hint(puzzle, grade) for grade in (1, 2, 3))
        named = Meld.parse(which["params"]["meld"])
        assert which["params"]["meld"] in puzzle.proof.changed
        assert named in Layout.parse(part(puzzle, "table")).melds
        assert look["params"]["value"] - 1 in {code % 64 // 4 for code in named.codes}, puzzle.id
        lying = [code for codes in melds_in(part(puzzle, "table")) for code in codes]
        assert {parse_tile(tile) for tile in look["melds"]} <= set(lying)
        assert step["step"]["table"]


def test_no_hint_names_all_combinations_that_the_answer_makes() -> None:
    for puzzle in TABLES + ROWS:
        before = Layout.parse(part(puzzle, "table")).key()
        after = Layout.parse(puzzle.answer[-1].removeprefix("A ")).key()
        new = Counter(after) - Counter(before)
        for grade in range(1, GRADES + 1):
            melds = [text for text in hint(puzzle, grade)["melds"] if text[1:].strip("0123456789")]  # not single tiles
            told = Counter(Meld.parse(text).codes for text in melds)
            assert new - told or puzzle.proof.measure == 0, puzzle.id


def test_a_row_is_told_after_the_colour_of_its_tile() -> None:
    for puzzle in ROWS:
        look, which = hint(puzzle, 1), hint(puzzle, 2)
        assert f"T{which['params']['row']}" == puzzle.answer[0]
        faces = rows_of(puzzle)[which["params"]["row"] - 1]
        assert look["params"]["colour"] in {COLOURS[kind % 4] for kind in faces}


def test_a_hand_is_told_tile_by_tile_and_never_the_discard() -> None:
    for puzzle in HANDS:
        crux, first, second = (hint(puzzle, grade) for grade in (1, 2, 3))
        laid = {line.removeprefix("lay ") for line in puzzle.proof.steps}
        assert {first["params"]["meld"], second["params"]["meld"]} <= laid
        assert parse_tile(crux["params"]["meld"]) in Meld.parse(first["params"]["meld"]).codes
        hand = Tiles.parse(part(puzzle, "rack")).kinds()
        for told in (first, second):
            assert all(code in hand for code in Meld.parse(told["params"]["meld"]).codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_is_a_sentence(language: str) -> None:
    for puzzle in ALL[:16]:
        for grade in range(1, GRADES + 1):
            found = hint(puzzle, grade)
            assert Words(language, puzzle.game)(found["code"], **found["params"])


@pytest.mark.parametrize("grade", [-1, 0, 4, 10**9])
def test_no_other_grades(grade: int) -> None:
    with pytest.raises(NotAccepted) as told:
        hint(ALL[0], grade)
    assert told.value.code == "puzzles-no-hint"


def test_each_costs_a_star_and_the_answer_the_last() -> None:
    assert [stars_left(hints, 0, False) for hints in range(GRADES + 1)] == [STARS, 3, 2, 1]
    assert stars_left(1, 2, False) == 1
    assert stars_left(3, 5, False) == 0
    assert stars_left(0, 0, True) == 0


# ---- in the terminal

Capture = pytest.CaptureFixture[str]


def played(puzzle: Puzzle, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    main(["puzzles", "play", "--lang", "en", puzzle.id])
    return capsys.readouterr().out


def test_hints_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    puzzle = next(puzzle for puzzle in TABLES if puzzle.level == 2)
    shown = played(puzzle, ["h", "h", "h", "h", *puzzle.answer], monkeypatch, capsys)
    assert "Look at the tiles with a" in shown
    assert "The first step: " in shown
    assert shown.count("1 of 4 stars") == 2  # a fourth h is no attempt and costs nothing


def test_a_wrong_choice_costs_a_star_once(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    puzzle = HANDS[0]
    wrong = next(iter(puzzle.proof.others))
    shown = played(puzzle, [wrong, wrong, *puzzle.answer], monkeypatch, capsys)
    assert shown.count("3 of 4 stars") == 2  # when it is lost, and in the end
    table = next(puzzle for puzzle in TABLES)
    assert "3 of 4 stars" not in played(table, ["A r1-3", *table.answer], monkeypatch, capsys)
