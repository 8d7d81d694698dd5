"""Investo as a Game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tilerummy.explanation import Explanation
from tilerummy.games.investo import actions, check, moves, position, score
from tilerummy.games.investo import view as views
from tilerummy.games.investo.judge import play_fault
from tilerummy.games.investo.levels import levels
from tilerummy.games.investo.policy import Choice
from tilerummy.games.investo.reasons import explain
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import OVER, State, worth_of
from tilerummy.games.investo.weighing import weigh
from tilerummy.games.investo.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal
from tilerummy.weighing import DEALS, Weighed


class Investo:
    name: Final = "investo"
    seats: Final = (2,)
    rules_type: Final = Rules
    clock_only: Final[Mapping[str, str]] = {}

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, luck, last)

    def turn(self, state: State) -> int | None:
        return None if state.step == OVER else int(state.seat)

    def check(self, state: State, seat: int, action: actions.Action) -> Refusal | None:
        return check.check(state, seat, action)

    def apply(self, state: State, action: actions.Action, luck: Luck) -> None:
        moves.apply(state, action, luck)

    def effect(self, state: State, action: actions.Action) -> Mapping[str, int]:
        """The points of a row that is taken (I8); that a play is a mistake, which the strict referee takes (I12)."""
        if action.op == actions.TAKE:
            return {"points": int(worth_of(state.pot, action.row))}
        if action.table is None or state.gentle:
            return {}
        laid = action.table.tiles().minus(state.table)
        return {} if play_fault(state, action.table, laid) is None else {"mistake": 1}

    def options(self, state: State) -> Sequence[actions.Action]:
        return moves.options(state)

    def may_play(self, state: State) -> bool:
        return moves.may_play(state)

    def view(self, state: State, who: int | None) -> views.View:
        return views.view(state, who)

    def determinize(self, seen: views.View, rng: Rng) -> State:
        return views.determinize(seen, rng)

    def time_up(self, state: State) -> actions.Action:
        """Nothing in the rules: the greedy policy ends the turn [ruling]."""
        return choose_greedy(state, Rng(0))

    def outcome(self, state: State) -> score.Outcome | None:
        return score.outcome(state)

    def winners(self, rules: Rules, sheet: Sequence[Sequence[int]]) -> Sequence[int] | None:
        return score.winners(rules, sheet)

    def parse_action(self, text: str) -> actions.Action:
        return actions.parse_action(text)

    def redact(self, seat: int, action: str, luck: str, who: int | None) -> tuple[str, str]:
        """I21: every action is seen by all; a drawn tile and a base taken only by the seat that has them."""
        return action, luck if who == seat else " ".join("?" for _ in luck.split())

    def redact_deal(self, rules: Rules, seats: int, luck: str, who: int | None) -> str:
        """Who starts, then each rack: a seat sees its own."""
        words = luck.split()
        mine = range(0) if who is None else range(1 + who * rules.hand, 1 + (who + 1) * rules.hand)
        return " ".join(word if i == 0 or i in mine else "?" for i, word in enumerate(words))

    def tiles(self, state: State) -> int:
        return int(state.size())

    def show_state(self, state: State) -> str:
        return position.show_state(state)

    def parse_state(self, text: str, rules: Rules) -> State:
        return position.parse_state(text, rules)

    def show_view(self, seen: views.View) -> str:
        return position.show_view(seen)

    def parse_view(self, text: str, rules: Rules) -> views.View:
        return position.parse_view(text, rules)

    def explain(self, seen: views.View, rng: Rng, seconds: float = 0.0) -> Explanation:
        """What an expert would consider, and why (for hints and coaching)."""
        return explain(levels()["expert"], seen, rng, seconds)

    def weigh(
        self, seen: views.View, action: actions.Action, rng: Rng, level: str = "expert", deals: int = DEALS
    ) -> Weighed:
        """A decision beside a level's own, for reviews."""
        return weigh(levels()[level], seen, action, rng, deals)

    def wire(self, seen: views.View) -> WireView:
        return wire(seen)

    def bots(self) -> dict[str, Any]:
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
