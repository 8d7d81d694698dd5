"""Every lesson can be played to its end; a move that is not the lesson's is answered, in four languages."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tilerummy import queries
from tilerummy.game import ScoreInfo
from tilerummy.queries.lessons import LESSONS
from tilerummy.queries.lessons.classroom import Classroom
from tilerummy.queries.lessons.lesson import Lesson, Task
from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.words import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "web/src/learn"
ALL = [(game, number) for game, lessons in LESSONS.items() for number in range(1, len(lessons) + 1)]
PLAYS = {"rummy-opening": "A b10-12"}  # where any play will do
SCORES = {"mine": 1, "theirs": 2}


def lesson_of(game: str, number: int) -> Lesson:
    return LESSONS[game][number - 1]


def ask(name: str, game: str, number: int, done: list[str], a: str = "") -> Any:
    body = {"game": game, "number": number, "done": done, "a": a}
    return json.loads(queries.answer(f"lessons/{name}", json.dumps(body)))


def right_move(room: Classroom, task: Task) -> str:
    options = room.position()["options"]
    for wanted in task.expect:
        if not wanted.endswith("…"):
            if room.game.check(room.state, 0, room.game.parse_action(wanted)) is None:
                return wanted
        elif any(option.startswith(wanted[:-1]) for option in options):
            return str(next(option for option in options if option.startswith(wanted[:-1])))
    return PLAYS[f"{room.game.name}-{room.lesson.name}"]


def walk(game: str, number: int) -> list[tuple[Classroom, Task, str]]:
    """The classroom before each task, with the right move."""
    lesson = lesson_of(game, number)
    found: list[tuple[Classroom, Task, str]] = []
    for at, task in enumerate(lesson.tasks):
        room = Classroom(game, lesson)
        for earlier in found[:at]:
            list(room.play(earlier[2], room.check(earlier[2])))
            room.enter()
        found.append((room, task, right_move(room, task)))
    return found


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_lesson_is_played_to_its_end(game: str, number: int) -> None:
    done: list[str] = []
    begun = ask("begin", game, number, [])
    assert (begun["at"], begun["over"]) == (0, False)
    for at, (_, task, move) in enumerate(walk(game, number)):
        assert ask("check", game, number, done, move) == {}
        answer = ask("act", game, number, done, move)
        assert answer["at"] == at + 1
        assert len(answer["events"]) == 1 + len(task.then)
        done.append(move)
    assert answer["over"] is True
    assert ask("act", game, number, done, done[-1])["no"]["code"] == "lesson-over"


def wrong_moves(room: Classroom) -> list[tuple[str, Any]]:
    """Moves that are not the lesson's and what is answered: a refusal of the rules, or the name of a sentence."""
    found = []
    tries = [*room.position()["options"], *room.task.wrong] if room.task is not None else []
    for move in dict.fromkeys([*tries, "A", "S", "D k13", "A b1-3"]):
        try:
            accepted = room.check(move)
            answer: Any = room.answer_to(move, accepted)
        except (NotAccepted, NotationError) as error:
            answer = error
        if answer:
            found.append((move, answer))
    return found


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_wrong_move_is_answered_by_why(game: str, number: int) -> None:
    for at, (room, task, _) in enumerate(walk(game, number)):
        answers = wrong_moves(room)
        assert answers
        for move, answer in answers:
            if not isinstance(answer, str):
                continue
            assert answer.startswith(f"{at + 1}-not"), move
            for language in LANGUAGES:
                assert Words(language, game)(f"lesson-{game}-{room.lesson.name}-{answer}")
        assert all(room.answer_to(move, room.check(move)).endswith(name) for move, name in task.wrong.items())


def test_a_wrong_move_changes_nothing() -> None:
    before = ask("begin", "investo", 2, [])
    assert ask("act", "investo", 2, [], "I2 k9") == {"not": "1-not"}
    assert ask("act", "investo", 2, [], "T2")["no"]["rule"] == "I6"
    assert ask("begin", "investo", 2, []) == before


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_page_can_point_at_what_is_asked_for(game: str, number: int) -> None:
    """A move that leads on, unless any of many does; the pot is the first that is pointed at in Investo."""
    assert LESSONS["investo"][0].name == "invest"
    done: list[str] = []
    shown = ask("begin", game, number, [])["show"]
    for _, task, move in walk(game, number):
        assert shown or any(wanted.endswith("…") for wanted in task.expect)
        answer = ask("act", game, number, done, shown or move)
        assert "events" in answer
        done.append(shown or move)
        shown = answer["show"]
    assert shown == ""


def test_only_the_best_lay_down_ends_the_lesson_that_counts_it() -> None:
    """G7: what is said then is true of no other"""
    assert ask("act", "gin", 6, ["D k13"], "L") == {"not": "2-not"}
    assert ask("act", "gin", 6, ["D k13"], "L r5-7 2:brk") == {"not": "2-not"}
    assert ask("act", "gin", 6, ["D k13"], "L b8-10+b7 r5-7 y1-3+y4 2:krb")["over"] is True


def wanted_keys(game: str, number: int) -> set[str]:
    """The sentences that a lesson can come to say."""
    lesson = lesson_of(game, number)
    keys = {"title", "done"}
    for at, (room, task, _) in enumerate(walk(game, number), 1):
        keys.add(str(at))
        free = room.position()["play"] and "A…" not in task.expect and "L…" not in task.expect
        answers = {answer for _, answer in wrong_moves(room) if isinstance(answer, str)}
        keys |= answers | ({f"{at}-not"} if free else set())
        if at < len(lesson.tasks) and lesson.tasks[at].place:
            keys.add(f"{at}-so")
    return {f"lesson-{game}-{lesson.name}-{key}" for key in keys}


def test_every_sentence_of_a_lesson_exists_and_is_said() -> None:
    wanted = set().union(*(wanted_keys(game, number) for game, number in ALL))
    file = Path(queries.__file__).parents[1] / "messages/en/lessons.ftl"
    written = set(re.findall(r"^(lesson-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    code = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.iterdir())
    plain = {*re.findall(r"'(lesson-[a-z-]+)'", code), "lesson-over"}
    plain |= {f"lesson-{game}-aim" for game in LESSONS}
    more = {f"lesson-{family}-{name}" for name in re.findall(r"name: '(\w+)'", code) for family in ("more", "about")}
    assert written == wanted | plain | more


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), ALL)
def test_what_a_lesson_says_is_short(game: str, number: int, language: str) -> None:
    """It stands above the board on a phone."""
    words = Words(language, game)
    for key in wanted_keys(game, number):
        assert len(words(key, **SCORES)) <= (30 if key.endswith("title") else 240), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_aim_is_told_in_two_sentences(game: str, language: str) -> None:
    text = Words(language, game)(f"lesson-{game}-aim")
    assert len(re.findall(r"[.!?](?: |$)", text)) == 2
    assert len(text) <= 240


def test_the_page_lists_the_same_lessons() -> None:
    text = (PAGE / "lessons.ts").read_text(encoding="utf-8")
    lines = re.findall(r"^  (\w+): \[(.*)\],$", text, re.MULTILINE)
    listed = {game: re.findall(r"'([a-z-]+)'", names) for game, names in lines}
    assert listed == {game: [lesson.name for lesson in lessons] for game, lessons in LESSONS.items()}


def test_there_are_at_least_as_many_steps_as_promised() -> None:
    for game, promised in {"investo": 10, "rummy": 8, "gin": 6}.items():
        assert len(LESSONS[game]) >= promised


# ---- the worked example, with the numbers of the rules


def points_after(number: int, *moves: str) -> list[tuple[int, int]]:
    """Points of both sides after each of the moves."""
    done: list[str] = []
    found = []
    for move in moves:
        answer = ask("act", "investo", number, done, move)
        done.append(move)
        found += [tuple(side["points"] for side in event["position"]["view"]["sides"]) for event in answer["events"]]
    return found


def test_the_worked_example_as_a() -> None:
    """I8: the doubled row is worth three; I7: the red 7 underneath goes to B; I6: red 4-5-6 does not do."""
    moves = ["S", "I1 r7", "S", "T1", "A k10-12"]
    assert points_after(9, *moves)[-1] == (3, 0)
    last = ask("act", "investo", 9, moves[:-1], moves[-1])["events"][-1]["position"]["view"]
    assert "r7" in last["sides"][1]["known"]
    assert ask("act", "investo", 9, moves[:-1], "A r4-6")["no"]["rule"] == "I6"


def test_the_worked_example_as_b() -> None:
    """Doubled, the row brings A three; with blue 6 and 7, B takes it first for four."""
    assert points_after(10, "X1.3 b7", "R r1")[-1] == (0, 3)
    assert points_after(10, "X1.3 b7", "R r1", "T1", "A b5-7")[-1] == (4, 0)
    assert ask("act", "investo", 10, [], "T1")["no"]["code"] == "refusal-cannot-honour"


@pytest.mark.parametrize(
    ("game", "name", "points", "left"),
    [
        ("investo", "end", [7, -1], None),
        ("rummy", "out", [38, -38], None),
        ("gin", "eight-nine", [75, 0], 35),
        ("gin", "petit", [83, 0], 38),
        ("gin", "grand", [108, 0], 38),
        ("gin", "lay", [0, 48], 8),
    ],
)
def test_the_scores_that_the_lessons_explain(game: str, name: str, points: list[int], left: int | None) -> None:
    """`left`: the difference of what is left over (G9), which is told in words."""
    number = [lesson.name for lesson in LESSONS[game]].index(name) + 1
    moves = [move for _, _, move in walk(game, number)]
    score = ask("act", game, number, moves[:-1], moves[-1])["events"][-1]["score"]
    assert score["points"] == points
    assert left is None or max(score["parts"]["least"]) == left + 20


def test_the_end_of_a_round_is_told_as_at_a_table() -> None:
    """With who ended it and the numbers a part is the sum of: the page shows both with the same sheet."""
    fields = set(ScoreInfo.__struct_fields__)
    told = [score for game, number in ALL for score in scores_of(game, number)]
    assert told
    assert all(set(score) == fields for score in told)
    assert any(score["who"] == 0 for score in told)


def scores_of(game: str, number: int) -> list[Any]:
    moves = [move for _, _, move in walk(game, number)]
    events = ask("act", game, number, moves[:-1], moves[-1])["events"]
    return [event["score"] for event in events if event["score"] is not None]
