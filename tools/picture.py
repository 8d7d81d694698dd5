"""Writes docs/picture.svg: the terminal in the middle of a game, for the README."""

import io
from pathlib import Path

from rich.console import Console

from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.games.investo.screen import InvestoScreen
from tilerummy.match import Match
from tilerummy.words import Words

PATH = Path(__file__).parents[1] / "docs/picture.svg"
MOVES = 87


def main() -> None:
    game = GAMES["investo"]
    match = Match(game, game.rules_type(), 2, Dealer(seed_of("picture")))
    players = [make_player(game, "greedy", seat) for seat in (1, 2)]
    match.deal()
    seat = match.turn
    while seat is not None and (len(match.events) < MOVES or seat != 0 or match.view(0).step != 2):
        match.act(seat, players[seat].decide(match.view(seat), game.options(match.state), 0))
        seat = match.turn
    console = Console(record=True, width=96, file=io.StringIO(), force_terminal=True)
    console.print(InvestoScreen(Words("en")).draw(match.view(0), ["You", "greedy"], match.totals))
    console.save_svg(str(PATH), title="tilerummy play investo")


if __name__ == "__main__":
    main()
