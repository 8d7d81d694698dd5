"""What a lesson is: positions, what is expected there, what chance gives, what the other player does then.

Moves are written with their luck behind `>`: `S >r7`. A move that ends in `…` stands for all that begin so. The
sentences are in messages/*/lessons.ftl, by name: `lesson-investo-take-2` says what to do second, `…-2-not` answers any
other legal move, `…-2-not-run` those that the task lists under that name, `…-2-so` closes a part before another
position, and `…-done` the lesson. What is illegal is refused by the rules themselves.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Task:
    """`expect`: any of these; `place`: begin there; `wrong`: names of answers, by move; `then`: the other's moves.

    `tried`: more of what a pupil may try, to be prepared for the page (tools/prepared.py).
    """

    expect: tuple[str, ...]
    luck: str = ""
    place: str = ""
    wrong: dict[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """The pupil sits at seat 0. The first task has a place."""

    name: str
    tasks: tuple[Task, ...]
    rules: str = ""
