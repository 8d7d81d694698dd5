"""Rummy as a Game."""

from collections.abc import Mapping
from typing import Any, Final

from tilerummy.analysis.weighing import Outlook
from tilerummy.game import Game, Policy, RealTable
from tilerummy.games.rummy import actions, check, moves, policy, position, realtable, score
from tilerummy.games.rummy import view as views
from tilerummy.games.rummy.figures import BETTER, figures
from tilerummy.games.rummy.length import length
from tilerummy.games.rummy.levels import levels
from tilerummy.games.rummy.plays import best_play
from tilerummy.games.rummy.policy import Choice
from tilerummy.games.rummy.reasons import CLAUSES
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.solving import SOLVING
from tilerummy.games.rummy.state import OVER, State
from tilerummy.games.rummy.weighing import RummyOutlook
from tilerummy.games.rummy.wire import WireView, wire
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal, refusal_of
from tilerummy.tiles import parse_tile


class Rummy:
    name: Final = "rummy"
    seats: Final = (2, 3, 4)
    rules_type: Final = Rules
    wire_type: Final = WireView
    realtable: Final[RealTable[Rules, State, actions.Action]] = realtable
    solving: Final = SOLVING
    clock_only: Final[Mapping[str, str]] = {"O": "R4"}
    better: Final = BETTER
    clauses: Final = CLAUSES

    def rules(self, text: str = "") -> Rules:
        return Rules.parse(text)

    def deal(self, rules: Rules, seats: int, last: State | None, luck: Luck) -> State:
        return moves.deal(rules, seats, luck, last)

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
        """R4."""
        return actions.action_of(actions.TIMEOUT)

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
        return RummyOutlook(levels()[level], seen, rng)

    def most_laid(self, seen: views.View) -> actions.Action | None:
        state = views.determinize(seen, Rng(0))
        play = best_play(state) if moves.may_play(state) else None
        return None if play is None else Choice(0, play.table).action(state)

    def bots(self) -> dict[str, Policy[State, actions.Action]]:
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
GAME: Final[Game[Rules, State, actions.Action, views.View]] = RUMMY
