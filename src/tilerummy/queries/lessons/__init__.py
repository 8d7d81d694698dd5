"""Lessons: the real rules in prepared positions. `lessons/begin`, `…/check` and `…/act` ask about one of them."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tilerummy.queries.handler import Handler
from tilerummy.queries.lessons import gin, investo, rummy
from tilerummy.queries.lessons.classroom import Classroom
from tilerummy.queries.lessons.lesson import Lesson
from tilerummy.refusal import NotAccepted

LESSONS: Final[dict[str, tuple[Lesson, ...]]] = {
    "investo": investo.LESSONS,
    "rummy": rummy.LESSONS,
    "gin": gin.LESSONS,
}
Move = Annotated[str, Meta(max_length=2000)]


class LessonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson by game and number (from 1), after the pupil's moves `done`; `a` is the next one."""

    game: str
    number: int
    done: Annotated[list[Move], Meta(max_length=20)] = []
    a: Move = ""


def classroom(asked: LessonAsked) -> Classroom:
    lessons = LESSONS.get(asked.game, ())
    if not 1 <= asked.number <= len(lessons):
        raise NotAccepted("server-not-found")
    room = Classroom(asked.game, lessons[asked.number - 1])
    for move in asked.done:
        step(room, move)
    return room


def step(room: Classroom, move: str) -> dict[str, Any]:
    accepted = room.check(move)
    answer = room.answer_to(move, accepted)
    if answer:
        return {"not": answer}
    events = list(room.play(move, accepted))
    scene = room.enter()
    place = room.position() if scene else None
    return {"events": events, "scene": place, "at": room.at, "over": room.task is None, "show": room.shown()}


def begin(asked: LessonAsked) -> dict[str, Any]:
    room = classroom(asked)
    return {
        "name": room.lesson.name,
        "rules": room.rules.data(),
        "position": room.position(),
        "at": room.at,
        "over": room.task is None,
        "show": room.shown(),
    }


def act(asked: LessonAsked) -> dict[str, Any]:
    return step(classroom(asked), asked.a)


def check(asked: LessonAsked) -> dict[str, Any]:
    classroom(asked).check(asked.a)
    return {}


HANDLERS: Final = {
    "lessons/begin": Handler(LessonAsked, begin),
    "lessons/act": Handler(LessonAsked, act),
    "lessons/check": Handler(LessonAsked, check),
}
