"""Gin-Rummy as a Game."""

from collections.abc import Mapping
from typing import Any, Final

from tilerummy.analysis.weighing import Outlook
from tilerummy.game import Game, Policy, RealTable
from tilerummy.games.gin import actions, check, moves, position, realtable, score
from tilerummy.games.gin import view as views
from tilerummy.games.gin.figures import BETTER, figures
from tilerummy.games.gin.judge import lay_action
from tilerummy.games.gin.learned import LearnedBot
from tilerummy.games.gin.length import length
from tilerummy.games.gin.levels import levels
from tilerummy.games.gin.policy import Choice
from tilerummy.games.gin.reasons import CLAUSES
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.solving import SOLVING
from tilerummy.games.gin.state import HAND, OVER, State
from tilerummy.games.gin.weighing import GinOutlook
from tilerummy.games.gin.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal, refusal_of


class Gin:
    name: Final = "gin"
    seats: Final = (2, 3, 4)
    rules_type: Final = Rules
    wire_type: Final = WireView
    realtable: Final[RealTable[Rules, State, actions.Action]] = realtable
    solving: Final = SOLVING
    clock_only: Final[Mapping[str, str]] = {}
    better: Final = BETTER
    clauses: Final = CLAUSES

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, seats, last, luck)

    def turn(self, state: State) -> int | None:
        return None if state.step == OVER else int(state.seat)

    def accept(self, state: State, seat: int, action: actions.Action) -> actions.Action | Refusal:
        return check.accept(state, seat, action)

    def check(self, state: State, seat: int, action: actions.Action) -> Refusal | None:
        return refusal_of(check.accept(state, seat, action))

    def apply(self, state: State, action: actions.Action, luck: Luck) -> None:
        moves.apply(state, action, luck)

    def effect(self, state: State, accepted: actions.Action) -> Mapping[str, int | str]:
        """The notation says it all."""
        return {}

    def time_up(self, state: State) -> actions.Action:
        """Nothing in the rules: the greedy policy ends the turn [ruling]."""
        return choose_greedy(state, Rng(0))

    def redact(self, seat: int, action: str, luck: str, who: int | None) -> tuple[str, str]:
        """G12: every action is seen by all; a tile from the stock only by the seat that took it."""
        return action, luck if who == seat else " ".join("?" for _ in luck.split())

    def redact_deal(self, rules: Rules, seats: int, luck: str, who: int | None) -> str:
        """The draw for the deal is open; then a seat sees its own tiles, and everybody the one turned up."""
        words = luck.split()
        drawn = sum(not word.isdigit() for word in words) - (seats * HAND + 1)
        shown = words[:drawn]
        dealt = 0  # tiles so far, an eleventh not counted
        for i, word in enumerate(words[drawn:], drawn):
            if word.isdigit():
                shown.append(word)
                continue
            eleventh = i > 0 and words[i - 1].isdigit()
            dealt += 0 if eleventh else 1
            seat = (dealt - 1) // HAND
            shown.append(word if seat in (who, seats) else "?")
        return " ".join(shown)

    # what modules of the game answer as it is asked
    options = staticmethod(moves.options)
    may_play = staticmethod(moves.may_play)
    view = staticmethod(views.view)
    determinize = staticmethod(views.determinize)
    outcome = staticmethod(score.outcome)
    figures = staticmethod(figures)
    length = staticmethod(length)
    winners = staticmethod(score.winners)
    parse_action = staticmethod(actions.parse_action)
    show_state = staticmethod(position.show_state)
    parse_state = staticmethod(position.parse_state)
    show_view = staticmethod(position.show_view)
    parse_view = staticmethod(position.parse_view)
    wire = staticmethod(wire)

    def tiles(self, state: State) -> int:
        return int(state.size())

    def outlook(self, seen: views.View, rng: Rng, level: str = "expert") -> Outlook[actions.Action, Any]:
        """What could be decided, and what it brings, as a level sees it."""
        return GinOutlook(levels()[level], seen, rng)

    def most_laid(self, seen: views.View) -> actions.Action | None:
        state = views.determinize(seen, Rng(0))
        return lay_action(state) if moves.may_play(state) else None

    def bots(self) -> dict[str, Policy[State, actions.Action]]:
        """Four cheap policies and the levels: functions of a state (made from a view) and random numbers."""
        return {
            "random": choose_random,
            "greedy": choose_greedy,
            "baseline": choose_baseline,
            "learned": LearnedBot(),
            **levels(),
        }


def choose_random(state: State, rng: Rng) -> actions.Action:
    choice = Choice()
    choice.random(state, rng)
    return choice.action(state)


def choose_baseline(state: State, rng: Rng) -> actions.Action:
    choice = Choice()
    choice.baseline(state, rng)
    return choice.action(state)


def choose_greedy(state: State, rng: Rng) -> actions.Action:
    choice = Choice()
    choice.greedy(state)
    return choice.action(state)


GIN: Final = Gin()
GAME: Final[Game[Rules, State, actions.Action, views.View]] = GIN
