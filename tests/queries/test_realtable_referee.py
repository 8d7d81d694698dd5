"""The referee at a real table: legal, or why not, by the games' own checks."""

from typing import Any

import pytest

from tests.queries.asking import ask, no
from tilerummy.words import LANGUAGES, Words


def judged(game: str, *actions: str, rules: str = "", **asked: Any) -> dict[str, Any]:
    found = ask("referee", {"game": game, "rules": rules, "asked": {"actions": actions, **asked}})
    if not found["legal"]:
        for language in LANGUAGES:
            assert Words(language, game)(found["code"], **found["params"])
    return found


def verdict(game: str, *actions: str, rules: str = "", **asked: Any) -> tuple[str, str]:
    """The code and the rule; both empty if it is legal."""
    found = judged(game, *actions, rules=rules, **asked)
    assert found["legal"] == (found["code"] == "")
    return found["code"].removeprefix("refusal-"), found["rule"]


LEGAL = ("", "")


# ---- combinations alone


@pytest.mark.parametrize(
    ("game", "melds", "code", "rule"),
    [
        ("rummy", "r5-7 8:rky", "", ""),
        ("rummy", "[r5 r7 r8]", "gap", "R2"),
        ("rummy", "[b12 b13 b1]", "no-wrap", "R9"),
        ("rummy", "[r5 * *]", "declare-stars", "R8"),
        ("gin", "r5-7", "", ""),
        ("gin", "[r5 r6]", "too-short", "R2"),
        ("gin", "[r5 * r7]", "no-stars", "G1"),
        ("investo", "r5-7", "", ""),
        ("investo", "8:rky", "no-series", "I11"),
    ],
)
def test_combinations(game: str, melds: str, code: str, rule: str) -> None:
    """R2, R8, R9, G1, I11"""
    found = ask("referee", {"game": game, "melds": melds})
    assert (found["code"].removeprefix("refusal-"), found["rule"]) == (code, rule)


def test_the_wrong_one_of_several_is_named() -> None:
    assert ask("referee", {"game": "rummy", "melds": "r5-7 [r1 r3 r4]"})["at"] == 1


# ---- Rummy


def test_rummy_opening() -> None:
    """R5"""
    good = judged("rummy", "A r5-7 10:bry", rack="r5-7 10:bry k1")
    assert good["legal"]
    assert good["facts"] == [{"laid": "b10 r5 r6 r7 r10 y10", "tiles": 6, "opening": 48}]
    assert verdict("rummy", "A r5-7", rack="r5-7 k1") == ("opening-too-low", "R5")
    assert verdict("rummy", "A r5-8", table="r5-7", rack="r8 k1") == ("opening-uses-table", "R5")
    assert verdict("rummy", "A r5-7", rack="r5-7 k1", rules="opening=0") == LEGAL


def test_rummy_after_the_opening() -> None:
    """R7"""
    assert verdict("rummy", "A r5-8", table="r5-7", rack="r8 k1", opened=True) == LEGAL
    assert verdict("rummy", "A r5-8", table="r5-7", opened=True) == LEGAL  # the rack need not be told
    assert verdict("rummy", "A r5-8", table="r5-7", rack="k1", opened=True) == ("not-on-rack", "R7")
    assert verdict("rummy", "A r5-7", table="r5-7", rack="k1", opened=True) == ("nothing-laid", "R7")
    assert verdict("rummy", "A r5-7", table="r5-8", rack="k1", opened=True) == ("table-tile-missing", "R7")
    assert verdict("rummy", "A r4-7 [r8 r9]", table="r5-9", opened=True) == ("too-short", "R2")


def test_rummy_stars() -> None:
    """R8"""
    star: dict[str, Any] = {"table": "[r5 *r6 r7]", "opened": True}
    assert verdict("rummy", "A r5-7 [b1 b2 *b3]", rack="r6 b1 b2", **star) == LEGAL
    assert verdict("rummy", "A [r5 r7 *r6] [b1 b2 b3]", **star) == LEGAL
    assert verdict("rummy", "A [b1 b2 *b3] r5-8", rack="r8 b1 b2", **star)[0] == "not-on-rack"
    assert verdict("rummy", "A [r5 *r6 r7 r8]", **star) == LEGAL
    assert verdict("rummy", "A [*r4 r5 r6 r7]", table="[r5 *r6 r7]", opened=True) == LEGAL  # released by r6
    assert verdict("rummy", "A [*r7 r8 r9] [r5 b5 k5] [r7 b7 k7]", rack="r8 r9 b5 k5 b7 k7", **star)[0] == "star-bound"
    assert verdict("rummy", "A [r5 *r6 r7]", rules="stars=none") == ("no-stars", "R13")


def test_rummy_draw_and_discard_keeps_a_tile() -> None:
    """R11"""
    rules = "draw-discard opening=0"
    assert verdict("rummy", "A r5-7", rack="r5-7", rules=rules) == ("keep-one-to-discard", "R11")
    assert verdict("rummy", "A r5-7", rack="r5-7 k1", rules=rules) == LEGAL
    assert verdict("rummy", "A r5-7", rules=rules) == LEGAL  # nobody said that this was the whole rack


def test_rummy_without_a_rack_it_had_what_was_played() -> None:
    """R6, R11"""
    assert verdict("rummy", "E k13") == LEGAL
    assert verdict("rummy", "E *") == LEGAL
    assert no("referee", {"game": "rummy", "rules": "stars=none", "asked": {"actions": ["E *"]}})["rule"] == "R13"
    assert verdict("rummy", "D k13") == ("no-discarding", "R11")
    assert verdict("rummy", "P") == ("must-exchange", "R6")
    rules = "draw-discard"
    assert verdict("rummy", "D k13", rules=rules) == LEGAL
    assert verdict("rummy", "E k13", rules=rules) == ("no-exchange", "R11")
    assert verdict("rummy", "A r5-7", "D k1", rules=rules, opened=True) == LEGAL
    assert verdict("rummy", "A r5-7", "D k1", rules=rules, opened=True, rack="r5-7 k2") == ("not-on-rack", "R11")
    assert verdict("rummy", "S", rules=rules) == LEGAL
    body = {"game": "rummy", "rules": rules, "asked": {"actions": ["D k1"], "table": "k1-3 k1-3"}}
    assert no("referee", body)["code"] == "notation-third-copy"
    body = {"game": "rummy", "rules": rules, "asked": {"actions": ["S", "D k1"]}}
    assert no("referee", body)["code"] == "told-after-drawing"


# ---- Gin-Rummy

TEN = "r1-4 b5-7 9:brk"


def test_gin_going_out() -> None:
    """G5"""
    assert verdict("gin", "g", rack=TEN) == LEGAL
    assert verdict("gin", "g", rack=TEN.replace("r1-4", "r1-3 k13")) == ("not-all-combined", "G5")
    assert verdict("gin", "G", rack=TEN + " b8") == LEGAL
    assert verdict("gin", "G", rack=TEN) == ("draw-first", "G3")
    found = judged("gin", "K k13", rack="r1-3 b5-7 9:brk y4 k13")
    assert found["facts"] == [{"left": 4}]
    assert verdict("gin", "K y4", rack="r1-3 b5-7 9:brk y4 k13") == ("too-much-left", "G5")
    assert verdict("gin", "K", rack="r1-3 b5-7 9:brk y4") == LEGAL
    assert verdict("gin", "K", rack="r1-3 b5-7 9:brk y4", rules="gin-only") == ("gin-only", "G5")


def test_gin_laying_down_as_announced() -> None:
    """G5, G7"""
    hand = "r1-3 b5-7 9:brk y4"
    assert verdict("gin", "K", "L r1-3 b5-7 9:brk", rack=hand) == LEGAL
    assert verdict("gin", "K", "L r1-3 b5-7", rack=hand) == ("too-few-laid", "G5")
    assert judged("gin", "K", "L r1-3 b5-7", rack=hand)["at"] == 1


def test_gin_laying_down_after_another() -> None:
    """G7"""
    lying = {"table": "8:bry r1-3", "rack": "k8 r4 b1 b2 b3 k12"}
    found = judged("gin", "L b1-3 8:bry+k8 r1-3+r4", **lying)
    assert found["facts"] == [{"left": 12}]
    assert verdict("gin", "L 8:bry+b1", **lying) == ("does-not-fit", "G7")
    assert verdict("gin", "L 9:bry+k8", **lying) == ("not-lying", "G7")


@pytest.mark.parametrize("rules", ["gin=closed", "standard-52"])
def test_gin_laying_on_a_gin_that_is_closed(rules: str) -> None:
    """G7: then it matters how the other went out, so it must be told"""
    lying = {"table": "r4-6", "rack": "r7 b1"}
    for way, expected in (("grand-gin", ("gin-is-closed", "G7")), ("eight-nine", LEGAL)):
        assert verdict("gin", "L r4-6+r7", rules=rules, out=way, **lying) == expected
    asked = {"game": "gin", "rules": rules, "asked": {"actions": ["L r4-6+r7"], **lying}}
    assert no("referee", asked)["code"] == "told-way-missing"


# ---- Investo


def test_investo_runs() -> None:
    """I10, I11"""
    assert verdict("investo", "A r5-7", rack="r5-7") == LEGAL
    assert verdict("investo", "A r5-7") == LEGAL
    assert verdict("investo", "A 8:brk") == ("no-series", "I11")
    assert verdict("investo", "A r4-7", table="r5-7", rack="k1") == ("not-on-rack", "I10")


def test_investo_the_worked_example() -> None:
    """I6-I8: doubled, the row is still taken for black 10-11-12; it is worth 3 and the red 7 goes to the other."""
    pot = "k10 b5 r7<b7 / . / . / ."
    found = judged("investo", "T1", "A k10-12", pot=pot, rack="r4-6 k11 k12")
    assert found["legal"]
    assert found["facts"][0] == {"row": 1, "worth": 3, "handed": "r7"}
    assert verdict("investo", "T1", "A r5-7", pot=pot, rack="r4-6") == ("cannot-honour", "I6")
    assert verdict("investo", "T1", "A r4-6", pot=pot, rack="r4-6 k11 k12") == ("take-not-honoured", "I6")
    assert verdict("investo", "T2", "A r4-6", pot=pot, rack="r4-6") == ("row-incomplete", "I6")
    assert verdict("investo", "T1", "A k10-12", pot=pot) == LEGAL  # the rack need not be told


def test_investo_the_base_of_a_taken_row() -> None:
    """I7: it may be played too, if it is the tile they say; a base nobody named makes no play legal."""
    pot = {"pot": "k10 b5 r7 / . / . / .", "rack": "k11 r1 r2"}
    assert verdict("investo", "T1", "A k10-12 r1-3", **pot) == ("cannot-honour", "I6")
    pot["rack"] = "k11 k12 r1 r2"
    assert verdict("investo", "T1", "A k10-12 r1-3", **pot) == ("not-on-rack", "I10")
    assert verdict("investo", "T1", "A k10-12 r1-3", base="r3", **pot) == LEGAL


def test_investo_in_the_strict_game_a_mistake_is_named_too() -> None:
    """I12"""
    assert verdict("investo", "A 8:brk", rules="strict") == ("no-series", "I11")


def test_investo_pot_and_doubling() -> None:
    """I13-I15"""
    pot = {"pot": "k10 b5 r7<b7 / r3 / . / x", "rack": "y10 k3 k5 b12"}
    assert verdict("investo", "X1.1 y10", **pot) == LEGAL
    assert verdict("investo", "X1.1 k5", **pot) == ("other-value", "I14")
    assert verdict("investo", "X1.3 k7", **{**pot, "rack": "k7"}) == ("stack-full", "I14")
    assert verdict("investo", "X2.2 k3", **pot) == ("empty-place", "I14")
    assert verdict("investo", "I2 k3", **pot) == LEGAL
    assert verdict("investo", "I1 k3", **pot) == ("row-full", "I13")
    assert verdict("investo", "I4 k3", **pot) == ("row-without-base", "I9")
    assert verdict("investo", "N", **pot) == ("pot-has-room", "I13")
    assert verdict("investo", "V k4", **pot, reserve="k4") == LEGAL
    assert verdict("investo", "V k4", **pot) == ("not-in-their-reserve", "I5")


# ---- what cannot be told


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "rummy"}, "told-nothing"),
        ({"game": "rummy", "asked": {}}, "told-nothing"),
        ({"game": "go", "melds": "r5-7"}, "told-no-such-game"),
        ({"game": "rummy", "melds": "r5-7 q"}, "notation-unknown-colour"),
        ({"game": "rummy", "asked": {"actions": ["Z"]}}, "notation-unknown-action"),
        ({"game": "rummy", "asked": {"actions": ["A r5-7"], "table": "[r1 r3 r5]"}}, "solve-bad-meld"),
        ({"game": "rummy", "asked": {"actions": ["A r5-7"], "table": "[r1 * *]"}}, "solve-declare-stars"),
        ({"game": "rummy", "asked": {"actions": ["A r5-7"], "table": "r5-7 r5-7 r5-8"}}, "notation-third-copy"),
        ({"game": "gin", "asked": {"actions": ["g"], "rack": "r5"}}, "told-hand-size"),
        ({"game": "gin", "asked": {"actions": ["L r5-7"], "table": "[r1 r3 r5]"}}, "solve-gin-bad-meld"),
        ({"game": "gin", "asked": {"actions": ["L r5-7"], "table": "[r1 * r3]"}}, "solve-gin-bad-meld"),
        ({"game": "gin", "asked": {"actions": ["L r5-7"], "out": "grand"}}, "told-no-such-way"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "pot": "r5 / r6"}}, "told-pot"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "pot": "r5<r6 / . / . / ."}}, "told-pot"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "pot": "zz / . / . / ."}}, "notation-unknown-colour"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "table": "8:brk"}}, "solve-bad-meld"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "rack": "*"}}, "notation-no-stars"),
        ({"game": "investo", "asked": {"actions": ["A [r5 * r7]"]}}, "refusal-no-stars"),
        ({"game": "investo", "asked": {"actions": ["A [r5 *r6 r7]"], "rack": "r5-7"}}, "refusal-no-stars"),
        ({"game": "investo", "asked": {"actions": ["A r5-7"], "table": "[r5 * r7]"}}, "solve-bad-meld"),
        ({"game": "rummy", "asked": 5}, "server-bad-request"),
    ],
)
def test_nonsense_gets_a_sentence(body: dict[str, Any], code: str) -> None:
    assert no("referee", body)["code"] == code
