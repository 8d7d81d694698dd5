"""What could I play: the solver's answer with the steps, for each game."""

from typing import Any

import pytest

from tests.queries.asking import ask, no


def playable(game: str, rules: str = "", **asked: Any) -> dict[str, Any]:
    return ask("playable", {"game": game, "rules": rules, "asked": asked})


def test_rummy_with_the_steps_from_the_old_table_to_the_new() -> None:
    found = playable("rummy", table="r5-8", rack="r4 b8 k8 k1", opened=True)
    assert found["proven"]
    assert found["play"]["laid"] == "b8 r4 k8"
    assert found["play"]["left"] == "k1"
    assert [step["step"] for step in found["play"]["steps"]][-1] == "add"
    assert "k1" not in found["playable"]


def test_rummy_before_the_opening_only_the_rack_counts() -> None:
    """R5"""
    assert playable("rummy", table="r5-8", rack="r9 b8 k8")["play"] is None
    assert playable("rummy", table="r5-8", rack="11:bry")["play"]["points"] == 33


def test_rummy_keeps_a_tile_to_discard() -> None:
    """R11: what is proposed, the referee lets pass"""
    rules = "draw-discard opening=0"
    for rack, table, laid in (
        ("r5 r6 r7", "", None),
        ("r5 r6 r7 r8", "", "r6 r7 r8"),
        ("r8", "r5-7", None),
        ("r8 r9", "r5-7", "r8"),
        ("r5 r6 r7 k1", "", "r5 r6 r7"),
        ("r5 r6 *", "", None),
    ):
        asked = {"rack": rack, "table": table, "opened": True}
        found = playable("rummy", rules, **asked)
        assert found["proven"]
        assert (found["play"] and found["play"]["laid"]) == laid
        if laid is None:
            continue
        assert len(found["play"]["left"].split()) == 1
        actions = [f"A {found['play']['table']}", f"D {found['play']['left']}"]
        assert ask("referee", {"game": "rummy", "rules": rules, "asked": {**asked, "actions": actions}})["legal"]
    assert playable("rummy", "turn=draw", rack="r5 r6 r7", opened=True)["play"]["tiles"] == 3
    assert playable("rummy", "draw-discard", rack="11:bry")["play"] is None
    assert playable("rummy", "draw-discard", rack="11:bryk")["play"]["tiles"] == 3


def test_gin_best_split_and_what_would_help() -> None:
    found = playable("gin", rack="r1-3 b5-7 9:br y4 k13")
    assert found["leftover"] == 35
    assert "k9" in found["entering"]
    assert playable("gin", rack="k8 r4", table="8:bry r1-3")["lay_down"]["leftover"] == 0


def test_investo_what_can_be_laid_taken_and_doubled() -> None:
    """I6, I10, I14"""
    found = playable("investo", pot="k10 b5 r7<b7 / r3 / . / .", rack="r4-6 k11 k12 y10")
    assert found["play"]["laid"] == "r4 r5 r6"
    (row,) = found["takes"]
    assert (row["row"], row["worth"], row["handed"]) == (1, 3, "r7")
    assert "k10-12" in row["play"]["table"]
    assert {"row": 1, "place": 1, "tile": "y10", "onto": "k10"} in found["doubles"]
    assert playable("investo", pot="k10 b5 r7 / . / . / .", rack="k1")["takes"][0]["play"] is None
    assert playable("investo", rack="k1")["play"] is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "rummy", "asked": {}}, "told-no-rack"),
        ({"game": "rummy", "asked": {"rack": "r5", "table": "[r1 r3 r5]"}}, "solve-bad-meld"),
        ({"game": "gin", "asked": {"rack": "r1-13"}}, "solve-gin-hand-size"),
        ({"game": "investo", "asked": {"rack": "*"}}, "notation-no-stars"),
        ({"game": "x", "asked": {"rack": "r5"}}, "told-no-such-game"),
    ],
)
def test_nonsense_gets_a_sentence(body: dict[str, Any], code: str) -> None:
    assert no("playable", body)["code"] == code
