"""Investo as a Game."""

from collections.abc import Mapping
from typing import Any, Final

from tilerummy.analysis.weighing import Outlook
from tilerummy.game import Game, Policy, RealTable, Solving
from tilerummy.games.investo import actions, check, moves, position, realtable, score
from tilerummy.games.investo import view as views
from tilerummy.games.investo.figures import BETTER, figures
from tilerummy.games.investo.length import length
from tilerummy.games.investo.levels import levels
from tilerummy.games.investo.policy import Choice, play_table
from tilerummy.games.investo.reasons import CLAUSES
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.weighing import InvestoOutlook
from tilerummy.games.investo.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal, refusal_of


class Investo:
    name: Final = "investo"
    seats: Final = (2,)
    rules_type: Final = Rules
    wire_type: Final = WireView
    realtable: Final[RealTable[Rules, State, actions.Action]] = realtable
    solving: Final[Solving[Any] | None] = None
    clock_only: Final[Mapping[str, str]] = {}
    better: Final = BETTER
    clauses: Final = CLAUSES

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, luck, last)

    def turn(self, state: State) -> int | None:
        return None if state.step == OVER else int(state.seat)

    def accept(self, state: State, seat: int, action: actions.Action) -> actions.Action | Refusal:
        return check.accept(state, seat, action)

    def check(self, state: State, seat: int, action: actions.Action) -> Refusal | None:
        return refusal_of(check.accept(state, seat, action))

    def apply(self, state: State, action: actions.Action, luck: Luck) -> None:
        moves.apply(state, action, luck)

    def effect(self, state: State, accepted: actions.Action) -> Mapping[str, int | str]:
        """Of a row that is taken, its points (I8) and the tiles that the other player gets (I7); that a play is a
        mistake, which the strict referee takes (I12).
        """
        if accepted.op == actions.TAKE:
            taken = realtable.take_facts(state, accepted.row)
            return {"points": taken["worth"]} | ({"handed": taken["handed"]} if taken["handed"] else {})
        return {"mistake": 1} if accepted.wrong else {}

    def time_up(self, state: State) -> actions.Action:
        """Nothing in the rules: the greedy policy ends the turn [ruling]."""
        return choose_greedy(state, Rng(0))

    def redact(self, seat: int, action: str, luck: str, who: int | None) -> tuple[str, str]:
        """I21: every action is seen by all; a drawn tile and a base taken only by the seat that has them."""
        return action, luck if who == seat else " ".join("?" for _ in luck.split())

    def redact_deal(self, rules: Rules, seats: int, luck: str, who: int | None) -> str:
        """Who starts, then each rack: a seat sees its own."""
        words = luck.split()
        mine = range(0) if who is None else range(1 + who * rules.hand, 1 + (who + 1) * rules.hand)
        return " ".join(word if i == 0 or i in mine else "?" for i, word in enumerate(words))

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
        return InvestoOutlook(levels()[level], seen, rng)

    def most_laid(self, seen: views.View) -> actions.Action | None:
        state = views.determinize(seen, Rng(0))
        laid = state.runs.most(state.table, state.side(state.seat).rack, state.due) if moves.may_play(state) else None
        return actions.arrange(play_table(state, laid)) if laid else None

    def bots(self) -> dict[str, Policy[State, actions.Action]]:
        """Two cheap policies and the levels: functions of a state (made from a view) and random numbers."""
        return {"random": choose_random, "greedy": choose_greedy, **levels()}


def choose_random(state: State, rng: Rng) -> actions.Action:
    choice = Choice()
    choice.random(state, rng)
    return choice.action(state)


def choose_greedy(state: State, rng: Rng) -> actions.Action:
    choice = Choice()
    choice.greedy(state)
    return choice.action(state)


INVESTO: Final = Investo()
GAME: Final[Game[Rules, State, actions.Action, views.View]] = INVESTO
