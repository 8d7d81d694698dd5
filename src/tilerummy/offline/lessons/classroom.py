"""A lesson being played: the moves so far give the position, so the page keeps nothing but those moves."""

from collections.abc import Iterator
from typing import Any

from tilerummy.game import Game
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck
from tilerummy.offline.handler import No, no_to
from tilerummy.offline.lessons.lesson import Lesson, Task

PUPIL = 0
Data = dict[str, Any]


class Classroom:
    """One lesson of one game; `at` is the task that is due."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.game: Game = GAMES[game]
        self.lesson = lesson
        self.rules = self.game.rules_type.parse(lesson.rules)
        self.at = 0
        self.state: Any = None
        self.enter()

    @property
    def task(self) -> Task | None:
        return self.lesson.tasks[self.at] if self.at < len(self.lesson.tasks) else None

    def enter(self) -> bool:
        """Whether the task that is due begins in a position of its own."""
        task = self.task
        if task is None or not task.place:
            return False
        self.state = self.game.parse_state(task.place, self.rules)
        return True

    # ---- what is seen

    def position(self) -> Data:
        mine = self.game.turn(self.state) == PUPIL
        return {
            "view": self.game.wire(self.game.view(self.state, PUPIL)),
            "options": [str(action) for action in self.game.options(self.state)] if mine else [],
            "play": mine and self.game.may_play(self.state),
        }

    def score(self) -> Data | None:
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return None
        parts = {name: list(points) for name, points in outcome.parts.items()}
        return {"points": list(outcome.points), "reason": outcome.reason, "parts": parts}

    # ---- moves

    def check(self, text: str) -> None:
        """Raises No with the reason of the rules."""
        action = self.game.parse_action(text)
        if self.task is None:
            raise No("lesson-over")
        refusal = self.game.check(self.state, PUPIL, action)
        if refusal is not None:
            raise no_to(refusal)

    def answer_to(self, text: str) -> str:
        """The name of the sentence that says why a legal move is not the one; empty if it is."""
        task = self.task
        assert task is not None
        if any(self.same(text, wanted) for wanted in task.expect):
            return ""
        name = next((name for move, name in task.wrong.items() if self.same(text, move)), "")
        return f"{self.at + 1}-not" + (f"-{name}" if name else "")

    def same(self, text: str, wanted: str) -> bool:
        """Two ways to write one move lead to the same table: a Star's tile named or not, another order."""
        if wanted.endswith("…"):
            return text.startswith(wanted[:-1])
        if text[:1] != wanted[:1] or self.game.check(self.state, PUPIL, self.game.parse_action(wanted)) is not None:
            return False
        return text == wanted or (text[0] in "AL" and self.after(text) == self.after(wanted))

    def after(self, text: str) -> list[Any]:
        """What lies on the table then, in whatever order. A play draws nothing: this needs no luck."""
        state = self.state.copy()
        self.game.apply(state, self.game.parse_action(text), GivenLuck([]))
        return sorted(self.game.wire(self.game.view(state, PUPIL)).table, key=str)

    def play(self, text: str) -> Iterator[Data]:
        """The pupil's move and what the other player does then, each with where it leads."""
        task = self.task
        assert task is not None
        yield self.do(PUPIL, text, task.luck.split())
        for move in task.then:
            action, _, luck = move.partition(" >")
            seat = self.game.turn(self.state)
            assert seat is not None
            yield self.do(seat, self.best(action), luck.split())
        self.at += 1

    def best(self, action: str) -> str:
        """A letter alone may stand for what the game offers under it, as the best lay-down."""
        options = [str(option) for option in self.game.options(self.state)]
        return next((option for option in options if option.startswith(f"{action} ")), action)

    def do(self, seat: int, text: str, luck: list[str]) -> Data:
        action = self.game.parse_action(text)
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:  # a lesson that was written wrongly
            raise no_to(refusal)
        given = GivenLuck(luck)
        effect = self.game.effect(self.state, action)
        self.game.apply(self.state, action, given)
        given.finish()
        do, seen = self.game.redact(seat, text, " ".join(luck), PUPIL)
        told = {"seat": seat, "do": do, "luck": seen, "effect": effect}
        return {**told, "position": self.position(), "score": self.score()}
