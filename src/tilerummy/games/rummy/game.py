"""Rummy as a Game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tilerummy.explanation import Explanation
from tilerummy.games.rummy import actions, check, moves, policy, position, score
from tilerummy.games.rummy import view as views
from tilerummy.games.rummy.levels import levels
from tilerummy.games.rummy.reasons import explain
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OVER, State
from tilerummy.games.rummy.weighing import weigh
from tilerummy.games.rummy.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal
from tilerummy.tiles import parse_tile
from tilerummy.weighing import DEALS, Weighed


class Rummy:
    name: Final = "rummy"
    seats: Final = (2, 3, 4)
    rules_type: Final = Rules
    clock_only: Final[Mapping[str, str]] = {"O": "R4"}

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, seats, luck)

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
        """R4."""
        return actions.action_of(actions.TIMEOUT)

    def outcome(self, state: State) -> score.Outcome | None:
        return score.outcome(state)

    def winners(self, rules: Rules, sheet: Sequence[Sequence[int]]) -> Sequence[int] | None:
        return score.winners(rules, sheet)

    def parse_action(self, text: str) -> actions.Action:
        return actions.parse_action(text)

    def redact(self, seat: int, action: str, luck: str, who: int | None) -> tuple[str, str]:
        """R15: a drawn tile and an exchanged one are seen only by the seat that has or had them."""
        if who == seat:
            return action, luck
        given = action[:1].upper() == "E"
        return "E ?" if given else action, " ".join("?" for _ in luck.split())

    def redact_deal(self, rules: Rules, seats: int, luck: str, who: int | None) -> str:
        """The draw for the start is open; then come the racks: a seat sees its own."""
        words = luck.split()
        start = opening_draw(words, seats)
        mine = range(0) if who is None else range(start + who * rules.hand, start + (who + 1) * rules.hand)
        return " ".join(word if i < start or i in mine else "?" for i, word in enumerate(words))

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
        """Two cheap policies and the levels: functions of a state (made from a view) and random numbers."""
        return {"random": policy.choose_random, "greedy": policy.choose_greedy, **levels()}


def opening_draw(words: list[str], seats: int) -> int:
    """How many words of a deal's luck are the draw for the start (R3), which goes on while the lowest tie."""
    tied = list(range(seats))
    at = 0
    while len(tied) > 1 and at + len(tied) <= len(words):
        drawn = [parse_tile(word) for word in words[at : at + len(tied)]]
        at += len(tied)
        tied = moves.lowest_seats(tied, drawn)
    return at


RUMMY: Final = Rummy()
