"""The score sheet of people at a real table: the rulebook's sample, and each game's scoring from the tiles left."""

from typing import Any

import pytest

from tests.queries.asking import ask, no

PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]
SAMPLE = [[-10, -5, 23, -8], [-3, 18, -9, -6], [-12, 21, -2, -7], [22, -9, -10, -3]]
# The same rounds as they may have been left: every rack costs what the rulebook's sample says.
LEFT = [
    (2, ["b4 r6", "k5", "", "y1 y3 y4"]),
    (1, ["r3", "", "b9", "k2 y4"]),
    (1, ["b12", "", "y2", "r3 r4"]),
    (0, ["", "k9", "y10", "b1-2"]),
]


def sheet(game: str, rows: list[dict[str, Any]], seats: int = 4, rules: str = "") -> dict[str, Any]:
    return {"game": game, "rules": rules, "players": PLAYERS[:seats], "rows": rows}


def counted(game: str, seats: int, rules: str = "", **ended: Any) -> list[int]:
    found = ask("score", sheet(game, [{"ended": ended}], seats, rules))
    return list(found["rows"][0]["points"])


# ---- R14


def test_the_sample_of_the_rulebook_typed_as_points() -> None:
    """R14"""
    found = ask("score", sheet("rummy", [{"points": row} for row in SAMPLE]))
    assert found["totals"] == [-3, 25, 2, -24]
    assert found["winners"] == [1]
    assert found["over"] == 4


def test_the_sample_of_the_rulebook_from_the_tiles_left() -> None:
    """R10, R14"""
    found = ask("score", sheet("rummy", [{"ended": {"out": out, "racks": racks}} for out, racks in LEFT]))
    assert [row["points"] for row in found["rows"]] == SAMPLE
    assert found["totals"] == [-3, 25, 2, -24]
    assert found["winners"] == [1]


def test_nobody_has_won_before_the_end() -> None:
    """R14"""
    found = ask("score", sheet("rummy", [{"points": row} for row in SAMPLE[:3]]))
    assert found["winners"] is None
    assert found["over"] == 0
    assert (found["rounds"], found["target"]) == (4, 0)


def test_an_earlier_end_decides_although_more_rounds_stand_there() -> None:
    """R14: with a target of 20 the third column wins after round 1, whatever comes then."""
    found = ask("score", sheet("rummy", [{"points": row} for row in SAMPLE], rules="target=20 rounds=9"))
    assert (found["over"], found["winners"]) == (1, [2])


# ---- Rummy


def test_rummy_stars_blocked_rounds_and_a_single_play() -> None:
    """R1, R10, R12"""
    assert counted("rummy", 2, out=0, racks=["", "* r5-7"]) == [43, -43]
    assert counted("rummy", 3, out=1, way="single", racks=["k8", "", "*"]) == [-16, 66, -50]
    assert counted("rummy", 3, racks=["k8", "b1", "*"]) == [-8, -1, -25]


def test_rummy_from_the_sums_that_people_have_counted() -> None:
    """R10, R12: who went out, and a number of each other; tiles beside them are counted as ever."""
    assert counted("rummy", 4, out=2, racks=["10", "5", "", "8"]) == SAMPLE[0]
    assert counted("rummy", 3, out=1, way="single", racks=["8", "0", " 25 "]) == [-16, 66, -50]
    assert counted("rummy", 3, out=1, racks=["8", "", "r5 *"]) == [-8, 38, -30]
    assert counted("rummy", 2, racks=["12", "b1"]) == [-12, -1]


@pytest.mark.parametrize(
    ("ended", "code"),
    [
        ({"out": 0, "racks": ["3", "8"]}, "told-out-not-empty"),
        ({"out": 0, "racks": ["", "0"]}, "told-two-empty"),
        ({"racks": ["0", "8"]}, "told-blocked-empty"),
        ({"out": 0, "racks": ["", "12345"]}, "notation-unknown-colour"),
        ({"out": 0, "racks": ["r5", "k8"]}, "told-out-not-empty"),
        ({"out": 0, "racks": ["", ""]}, "told-two-empty"),
        ({"racks": ["", "k8"]}, "told-blocked-empty"),
        ({"out": 0, "racks": [""]}, "told-racks"),
        ({"out": 2, "racks": ["", "k8"]}, "told-no-such-player"),
        ({"out": 0, "way": "grand-gin", "racks": ["", "k8"]}, "told-no-such-way"),
        ({"out": 0, "racks": ["", "k8 k8 k8"]}, "notation-third-copy"),
        ({"out": 0, "racks": ["", "g8"]}, "notation-unknown-colour"),
        ({"out": 9, "racks": ["", "g8"]}, "server-bad-request"),
    ],
)
def test_rummy_rounds_that_cannot_be(ended: dict[str, Any], code: str) -> None:
    assert no("score", sheet("rummy", [{"ended": ended}], 2))["code"] == code


def test_the_same_tile_on_three_racks_cannot_be() -> None:
    """T1"""
    ended = {"racks": ["k8", "k8", "k8"]}
    assert no("score", sheet("rummy", [{"ended": ended}], 3))["code"] == "notation-third-copy"


def test_no_stars_where_the_rules_have_none() -> None:
    """R13"""
    asked = sheet("rummy", [{"ended": {"out": 0, "racks": ["", "*"]}}], 2, "stars=none")
    assert no("score", asked)["code"] == "notation-no-stars"


# ---- Gin-Rummy


def test_gin_from_the_sums_that_people_have_counted() -> None:
    """G5, G9: who went out may have left less than the limit."""
    assert counted("gin", 2, out=0, way="grand-gin", racks=["", "14"]) == [50 + 14 + 20, 0]
    assert counted("gin", 2, out=0, way="eight-nine", racks=["9", "2"]) == [20, 7 + 20 + 10]
    assert counted("gin", 2, out=1, way="eight-nine", racks=["b4", "4"]) == [10, 20]
    not_so = [("eight-nine", "10", "too-much-left"), ("eight-nine", "0", "leave-one"), ("grand-gin", "3", "lay-all")]
    for way, left, code in not_so:
        asked = sheet("gin", [{"ended": {"out": 0, "way": way, "racks": [left, "b2"]}}], 2)
        assert no("score", asked)["code"] == f"refusal-{code}"


def test_gin_ways_out_and_bonuses() -> None:
    """G6, G8, G9, G10"""
    assert counted("gin", 2, out=0, way="grand-gin", racks=["", "b9 b5"]) == [50 + 14 + 20, 0]
    assert counted("gin", 2, out=0, way="petit-gin", racks=["", "b9 b5"]) == [25 + 14 + 20, 0]
    assert counted("gin", 2, out=0, way="eight-nine", racks=["b9", "b2"]) == [20, 7 + 20 + 10]
    assert counted("gin", 2, out=1, way="eight-nine", racks=["b4", "r4"]) == [10, 20]
    assert counted("gin", 3, out=1, way="eight-nine", racks=["b2", "b5", "k9"]) == [50, 20, 0]
    assert counted("gin", 4) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("ended", "rules", "code", "rule"),
    [
        ({"out": 0, "way": "grand-gin", "racks": ["b1", "b2"]}, "", "refusal-lay-all", "G5"),
        ({"out": 0, "way": "eight-nine", "racks": ["", "b2"]}, "", "refusal-leave-one", "G5"),
        ({"out": 0, "way": "eight-nine", "racks": ["b1 b2 b3", "b2"]}, "", "refusal-too-few-laid", "G5"),
        ({"out": 0, "way": "eight-nine", "racks": ["b10", "b2"]}, "", "refusal-too-much-left", "G5"),
        ({"out": 0, "way": "eight-nine", "racks": ["b1", "b2"]}, "knock=never", "refusal-gin-only", "G5"),
        ({"out": 0, "way": "grand-gin", "racks": ["", "b2"]}, "grand=false", "refusal-no-grand-gin", "G5"),
        ({"out": 0, "way": "petit-gin", "racks": ["", "b2"]}, "petit=never", "refusal-no-petit-gin", "G5"),
        ({"out": 0, "way": "", "racks": ["", "b2"]}, "", "told-no-such-way", ""),
        ({"out": 0, "way": "petit-gin", "racks": ["", "b1-11"]}, "", "told-rack-size", ""),
        ({"out": 0, "way": "grand-gin", "racks": ["", "b1-11"]}, "", "told-rack-size", ""),
        ({"out": 0, "way": "petit-gin", "racks": ["", "b1 b1"]}, "standard-52", "solve-gin-second-copy", ""),
        ({"out": 0, "way": "petit-gin", "racks": ["", "*"]}, "", "notation-no-stars", ""),
    ],
)
def test_gin_rounds_that_cannot_be(ended: dict[str, Any], rules: str, code: str, rule: str) -> None:
    """G1, G5"""
    found = no("score", sheet("gin", [{"ended": ended}], 2, rules))
    assert (found["code"], found["rule"]) == (code, rule)


# ---- Investo


def test_investo_counts_investos_racks_and_reserves() -> None:
    """I8, I19"""
    assert counted("investo", 2, racks=["", "r5-7 k8"], reserves=["", "b1"], took=[[4, 3], [2]]) == [8, -2]
    assert counted("investo", 2, racks=["10", "3"], reserves=["2", ""]) == [-10, -1]


def test_investo_goes_to_twenty_with_deciding_rounds() -> None:
    """I20"""
    rows = [{"points": [20, 20]}, {"points": [-5, 1]}]
    assert ask("score", sheet("investo", rows[:1], 2))["winners"] is None
    found = ask("score", sheet("investo", rows, 2))
    assert (found["over"], found["winners"], found["target"]) == (2, [1], 20)


@pytest.mark.parametrize(
    ("ended", "code"),
    [
        ({"racks": ["", ""], "took": [[5], []]}, "told-investo-points"),
        ({"racks": ["", "105"]}, "told-too-many-tiles"),
        ({"racks": ["104", "104"]}, "told-too-many-tiles"),
        ({"racks": ["52", "52"], "reserves": ["", "1"]}, "told-too-many-tiles"),
        ({"racks": ["", ""]}, "told-two-empty"),
        ({"racks": ["0", ""], "reserves": ["", "0"]}, "told-two-empty"),
        ({"racks": ["", "*"]}, "notation-no-stars"),
        ({"racks": ["", "r5"], "reserves": ["r5 r5", ""]}, "notation-third-copy"),
        ({"racks": ["", ""], "reserves": [""]}, "told-racks"),
    ],
)
def test_investo_rounds_that_cannot_be(ended: dict[str, Any], code: str) -> None:
    assert no("score", sheet("investo", [{"ended": ended}], 2))["code"] == code


# ---- the sheet itself


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (sheet("investo", [], 3), "told-seats"),
        (sheet("chess", [], 2), "told-no-such-game"),
        (sheet("rummy", [{}], 2), "told-points"),
        (sheet("rummy", [{"points": [1]}], 2), "told-points"),
        (sheet("rummy", [], 2, "rounds=0"), "rules-bad-option"),
        (sheet("rummy", [], 2, "loud"), "rules-no-such-preset"),
        ({"game": "rummy", "players": "Ann"}, "server-bad-request"),
    ],
)
def test_sheets_that_cannot_be(asked: dict[str, Any], code: str) -> None:
    assert no("score", asked)["code"] == code
