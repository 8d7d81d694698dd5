"""Matches between players, without a screen."""

from collections.abc import Callable, Sequence

from tilerummy.bots.player import Player
from tilerummy.match import Match


class IllegalAction(ValueError):
    """A player answered with something the rules refuse."""


def play_out(match: Match, players: Sequence[Player], after: Callable[[], None] | None = None) -> None:
    """Play a match to its end; `after` is called after every decision and deal."""
    while match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
        else:
            options = match.game.options(match.state)
            action = players[seat].decide(match.view(seat), options, 0.0)
            refusal = match.act(seat, action)
            if refusal is not None:
                raise IllegalAction(f"seat {seat}, {action}: {refusal}")
        if after is not None:
            after()
