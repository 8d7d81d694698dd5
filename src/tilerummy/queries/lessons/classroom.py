"""A lesson being played: the moves so far give the position, so the page keeps nothing but those moves."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tilerummy.game import AnyGame, ScoreInfo, choices, score_info
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck
from tilerummy.queries.lessons.lesson import Lesson, Task
from tilerummy.refusal import NotAccepted, Refusal, not_accepted

PUPIL = 0
Data = dict[str, Any]


class Classroom:
    """One lesson of one game; `at` is the task that is due."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.game: AnyGame = GAMES[game]
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
        options, play = choices(self.game, self.state, PUPIL)
        return {"view": self.game.wire(self.game.view(self.state, PUPIL)), "options": options, "play": play}

    def score(self) -> ScoreInfo | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else score_info(outcome)

    def shown(self) -> str:
        """A move that does what is asked, for the page to point at; empty where any of many does."""
        if self.task is None:
            return ""
        named = [move for move in self.task.expect if not move.endswith("…")]
        return next((move for move in named if self.allowed(move)), "")

    def allowed(self, text: str) -> bool:
        return not isinstance(self.game.accept(self.state, PUPIL, self.game.parse_action(text)), Refusal)

    # ---- moves

    def check(self, text: str) -> Any:
        """The pupil's move, accepted. Raises NotAccepted with the reason of the rules."""
        action = self.game.parse_action(text)
        if self.task is None:
            raise NotAccepted("lesson-over")
        return self.accept(PUPIL, action)

    def accept(self, seat: int, action: Any) -> Any:
        accepted = self.game.accept(self.state, seat, action)
        if isinstance(accepted, Refusal):
            raise not_accepted(accepted)
        return accepted

    def answer_to(self, text: str, accepted: Any) -> str:
        """The name of the sentence that says why a legal move is not the one; empty if it is."""
        task = self.task
        assert task is not None
        if any(self.same(text, accepted, wanted) for wanted in task.expect):
            return ""
        name = next((name for move, name in task.wrong.items() if self.same(text, accepted, move)), "")
        return f"{self.at + 1}-not" + (f"-{name}" if name else "")

    def same(self, text: str, accepted: Any, wanted: str) -> bool:
        """Two ways to write one move lead to the same table: a Star's tile named or not, another order."""
        if wanted.endswith("…"):
            return text.startswith(wanted[:-1])
        if text == wanted or text[:1] != wanted[:1] or text[0] not in "AL":
            return text == wanted
        other = self.game.accept(self.state, PUPIL, self.game.parse_action(wanted))
        return not isinstance(other, Refusal) and self.after(accepted) == self.after(other)

    def after(self, accepted: Any) -> list[Any]:
        """What lies on the table then, in whatever order. A play draws nothing: this needs no luck."""
        state = self.state.copy()
        self.game.apply(state, accepted, GivenLuck([]))
        return sorted(msgspec.structs.asdict(self.game.wire(self.game.view(state, PUPIL)))["table"], key=str)

    def play(self, text: str, accepted: Any) -> Iterator[Data]:
        """The pupil's move and what the other player does then, each with where it leads."""
        task = self.task
        assert task is not None
        yield self.do(PUPIL, text, accepted, task.luck.split())
        for move in task.then:
            action, _, luck = move.partition(" >")
            seat = self.game.turn(self.state)
            assert seat is not None
            best = self.best(action)
            yield self.do(seat, best, self.accept(seat, self.game.parse_action(best)), luck.split())
        self.at += 1

    def best(self, action: str) -> str:
        """A letter alone may stand for what the game offers under it, as the best lay-down."""
        options = [str(option) for option in self.game.options(self.state)]
        return next((option for option in options if option.startswith(f"{action} ")), action)

    def do(self, seat: int, text: str, accepted: Any, luck: list[str]) -> Data:
        given = GivenLuck(luck)
        effect = self.game.effect(self.state, accepted)
        self.game.apply(self.state, accepted, given)
        given.finish()
        do, seen = self.game.redact(seat, text, " ".join(luck), PUPIL)
        event = {"seat": seat, "do": do, "luck": seen, "effect": effect}
        return {**event, "position": self.position(), "score": self.score()}
