"""Puzzles by named questions, as the page asks them."""

import json
from typing import Any

from tilerummy.puzzles.ours import our_set
from tilerummy.queries import answer


def ask(name: str, **body: Any) -> Any:
    return json.loads(answer(f"puzzles/{name}", json.dumps(body)))


def test_the_list_has_all_and_gives_no_answer_away() -> None:
    listed = ask("list")["puzzles"]
    assert len(listed) == len(our_set().puzzles)
    assert set(listed[0]) == {"id", "kind", "game", "level", "tile"}


def test_what_is_shown_is_a_view_and_no_answer() -> None:
    for name in ("lay-all-1-1", "use-tile-1-1", "which-investo-1-1", "which-discard-1-1"):
        shown = ask("show", id=name)
        assert set(shown["puzzle"]) == {"id", "kind", "game", "level", "tile"}
        assert shown["position"]["view"]["sides"][1]["rack"] is None
        assert shown["position"]["view"]["sides"][0]["rack"]


def test_an_attempt_is_right_wrong_or_refused_with_its_rule() -> None:
    puzzle = our_set().find("which-investo-1-1")
    take, play = puzzle.answer
    taken = ask("try", id=puzzle.id, actions=[take])
    assert taken["outcome"] == "going-on"
    assert taken["position"]["view"]["step"] == "play"
    assert taken["position"]["options"] == []
    assert ask("try", id=puzzle.id, actions=[take, play])["outcome"] == "right"
    table = play.removeprefix("A ")
    other = next(option for option in ask("show", id=puzzle.id)["position"]["options"] if option != take)
    assert ask("try", id=puzzle.id, actions=[other])["no"]["rule"] == "I6"
    assert ask("try", id=puzzle.id, actions=[f"A {table} b1-3"])["no"]["code"].startswith("refusal-")
    assert ask("try", id=puzzle.id, actions=["zzz"])["no"]["code"].startswith("notation-")


def test_the_answer_comes_in_steps_with_the_table_after_each() -> None:
    puzzle = our_set().find("lay-all-3-1")
    found = ask("answer", id=puzzle.id)
    assert found["answer"] == puzzle.answer
    last = found["steps"][-1]["table"].split()
    assert sorted(last) == sorted(puzzle.answer[0].removeprefix("A ").split())
    hand = ask("answer", id="which-discard-1-1")
    assert [step["step"] for step in hand["steps"]] == ["lay"] * len(hand["steps"])


def test_the_day_is_told() -> None:
    assert ask("daily", date="2026-11-16")["id"] == "use-tile-2-27"
    assert ask("daily", date="soon")["no"]["code"] == "puzzles-no-date"


def test_unknown_puzzles_are_told() -> None:
    for name in ("show", "answer"):
        assert ask(name, id="none")["no"] == {"code": "puzzles-unknown", "params": {"id": "none"}, "rule": ""}
    assert ask("try", id="none", actions=[])["no"]["code"] == "puzzles-unknown"
    assert ask("try", id="lay-all-1-1", actions=["P"] * 9)["no"]["code"] == "server-bad-request"


def test_hints_come_one_grade_at_a_time() -> None:
    puzzle = our_set().find("lay-all-3-1")
    assert ask("show", id=puzzle.id)["stars"] == 4
    assert not ask("show", id=puzzle.id)["guessed"]
    assert ask("show", id="which-investo-1-1")["guessed"]
    assert [ask("hint", id=puzzle.id, grade=grade)["grade"] for grade in (1, 2, 3)] == [1, 2, 3]
    assert ask("hint", id=puzzle.id, grade=3)["step"] == ask("answer", id=puzzle.id)["steps"][0]
    assert ask("hint", id=puzzle.id, grade=4)["no"]["code"] == "puzzles-no-hint"
    assert ask("hint", id="none", grade=1)["no"]["code"] == "puzzles-unknown"
    assert ask("hint", id=puzzle.id, grade="x")["no"]["code"] == "server-bad-request"


def test_what_is_right_says_how_much_was_done_and_what_is_not_does_not() -> None:
    for name, laid, changed in (("lay-all-3-1", None, 3), ("which-investo-1-1", None, 0), ("which-discard-1-1", 9, 0)):
        puzzle = our_set().find(name)
        found = ask("try", id=name, actions=puzzle.answer)
        assert found["changed"] == changed
        assert found["laid"] == (laid or found["laid"]) > 0
    assert "laid" not in ask("try", id="which-investo-1-1", actions=our_set().find("which-investo-1-1").answer[:1])


def test_a_month_and_the_series_of_a_week() -> None:
    days = ask("month", date="2026-11-16")["days"]
    assert len(days) == 30
    assert days["2026-11-16"]["id"] == "use-tile-2-27"
    assert "answer" not in days["2026-11-16"]
    week = ask("series", date="2026-11-18")
    assert (week["monday"], week["open"], len(week["puzzles"])) == ("2026-11-16", 3, 5)
    assert ask("series", date="2026-11-22")["open"] == 5
    assert ask("month", date="x")["no"]["code"] == ask("series", date="")["no"]["code"] == "puzzles-no-date"


def test_others_like_one() -> None:
    found = ask("like", id="which-discard-2-3")["puzzles"]
    assert {puzzle["kind"] for puzzle in found} == {"which-discard"}
    assert ask("like", id="none")["no"]["code"] == "puzzles-unknown"
