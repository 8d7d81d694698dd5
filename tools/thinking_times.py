"""How long bots think, in milliseconds of processor time a decision: `python tools/thinking_times.py`, JSON.

Run by tools/install_times.py from source and from the installed package, to say what waits for the compiled core. The
same deals and the same decisions in both.
"""

import json
import time

from tilerummy import GAMES, Dealer, Match, make_player
from tilerummy.match import Match as Playing

LEVELS = ("easy", "medium", "expert")
DECISIONS = 6  # of the level; the other seat is greedy


def milliseconds(name: str, level: str) -> float:
    game = GAMES[name]
    match = Match(game, game.rules_type.parse(""), 2, Dealer("00" * 32))
    players = [make_player(game, level, 1), make_player(game, "greedy", 2)]
    spent, counted = 0.0, 0
    while counted < DECISIONS and match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        options = match.game.options(match.state)
        began = time.process_time()
        action = players[seat].decide(match.view(seat), options, 0.0)
        if seat == 0:
            spent += time.process_time() - began
            counted += 1
        must(match, seat, action)
    return round(1000 * spent / counted, 2)


def must(match: Playing, seat: int, action: object) -> None:
    refusal = match.act(seat, action)
    if refusal is not None:
        raise ValueError(refusal)


if __name__ == "__main__":
    print(json.dumps({name: {level: milliseconds(name, level) for level in LEVELS} for name in sorted(GAMES)}))
