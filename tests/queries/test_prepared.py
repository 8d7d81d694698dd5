"""What is prepared for the page is what the engine says, move by move; tests/test_generated.py finds what is stale."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.queries.test_lessons import walk
from tilerummy.queries import answer
from tilerummy.queries.lessons import LESSONS
from tools import prepared

ALL = [(game, number) for game, lessons in LESSONS.items() for number in range(1, len(lessons) + 1)]
BOOKS = {game: json.loads((prepared.PAGE / f"learn/prepared-{game}.json").read_text("utf-8")) for game in LESSONS}
Path = list[str]


def engine(name: str, game: str, number: int, done: Path, a: str = "") -> Any:
    body = {"game": game, "number": number, "done": done, "a": a}
    return json.loads(answer(f"lessons/{name}", json.dumps(body)))


def moments(game: str, number: int) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every moment of a lesson with one way that leads there."""
    book = BOOKS[game]
    waiting: list[tuple[Path, int]] = [([], book["lessons"][number - 1]["moment"])]
    seen = set()
    while waiting:
        done, at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        yield done, book["moments"][at]
        waiting += [([*done, move], found["next"]) for move, found in book["moments"][at].items() if "next" in found]


@pytest.mark.parametrize(("game", "number"), ALL)
def test_prepared_answers_are_the_engines(game: str, number: int) -> None:
    """Checked or done: who only asks whether a move would do hears the same refusal, or none."""
    assert BOOKS[game]["lessons"][number - 1]["begin"] == engine("begin", game, number, [])
    for done, moment in moments(game, number):
        for move, found in moment.items():
            assert found["answer"] == engine("act", game, number, done, move)
            no = {"no": found["answer"]["no"]} if "no" in found["answer"] else {}
            assert engine("check", game, number, done, move) == no


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_way_through_a_lesson_is_prepared(game: str, number: int) -> None:
    right = walk(game, number)
    steps = {len(done): moment for done, moment in moments(game, number)}
    assert set(steps) == set(range(len(right) + 1))
    for done, moment in moments(game, number):
        assert len(done) == len(right) or any("next" in found for found in moment.values())
    at = BOOKS[game]["lessons"][number - 1]["moment"]
    for _, _, move in right:
        at = BOOKS[game]["moments"][at][prepared.key_of(move)]["next"]
    assert BOOKS[game]["moments"][at] == {}


def in_order(told: dict[str, Any]) -> dict[str, Any]:
    """Without how it was written, and in which order the combinations lie."""
    found: dict[str, Any] = json.loads(json.dumps(told))
    for event in found.get("events", []):
        event["do"] = ""
        event["position"]["view"].get("table", []).sort(key=str)
    return found


def test_the_order_of_combinations_changes_no_answer() -> None:
    """That is why one order is enough."""
    for game, number in ALL:
        for done, moment in moments(game, number):
            for move in (move for move in moment if move[0] in "AL"):
                letter, *words = prepared.WORD.findall(move)
                told = engine("act", game, number, done, " ".join([letter, *reversed(words)]))
                assert in_order(told) == in_order(moment[move]["answer"])


def test_moves_are_written_as_the_page_writes_them() -> None:
    assert prepared.key_of("A r5-7 8:krb [r6 *r7 r8]") == "A [b8 r8 k8] [r5 r6 r7] [r6 *r7 r8]"
    assert prepared.key_of("L y1-3+y4 r5-7") == "L [r5 r6 r7] y1-3+y4"
    assert prepared.key_of("I1 r7") == "I1 r7"


def test_what_is_prepared_is_small() -> None:
    """It is to be there at once."""
    assert all(len(text) < 300_000 for text in prepared.files().values())
