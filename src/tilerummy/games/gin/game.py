"""Gin-Rummy as a Game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tilerummy.explanation import Explanation
from tilerummy.games.gin import actions, check, moves, position, score
from tilerummy.games.gin import view as views
from tilerummy.games.gin.levels import levels
from tilerummy.games.gin.policy import Choice
from tilerummy.games.gin.reasons import explain
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import HAND, OVER, State
from tilerummy.games.gin.weighing import weigh
from tilerummy.games.gin.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal
from tilerummy.weighing import DEALS, Weighed


class Gin:
    name: Final = "gin"
    seats: Final = (2, 3, 4)
    rules_type: Final = Rules
    clock_only: Final[Mapping[str, str]] = {}

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, seats, last, luck)

    def turn(self, state: State) -> int | None:
        return None if state.step == OVER else int(state.seat)

    def check(self, state: State, seat: int, action: actions.Action) -> Refusal | None:
        return check.check(state, seat, action)

    def apply(self, state: State, action: actions.Action, luck: Luck) -> None:
        moves.apply(state, action, luck)

    def effect(self, state: State, action: actions.Action) -> Mapping[str, int]:
        """The notation says it all."""
        return {}

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

    def wire(self, seen: views.View) -> WireView:
        return wire(seen)

    def explain(self, seen: views.View, rng: Rng, seconds: float = 0.0) -> Explanation:
        """What an expert would consider, and why (for hints and coaching)."""
        return explain(levels()["expert"], seen, rng, seconds)

    def weigh(
        self, seen: views.View, action: actions.Action, rng: Rng, level: str = "expert", deals: int = DEALS
    ) -> Weighed:
        """A decision beside a level's own, for reviews."""
        return weigh(levels()[level], seen, action, rng, deals)

    def bots(self) -> dict[str, Any]:
        """Three cheap policies and the levels: functions of a state (made from a view) and random numbers."""
        return {"random": choose_random, "greedy": choose_greedy, "baseline": choose_baseline, **levels()}


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
