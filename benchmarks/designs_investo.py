"""Designs that were tried for Investo, against each other: `python -m benchmarks.designs_investo 100,16,1 100,16,999`.

A design is a bot's name, `tactics` for the cheap policy alone, or a search as `samples,width,turns`, with a fourth
number for the standard errors by which a decision must be better than the cheap policy's (1 unless said). What the
expert adds is named behind it: `400,16,2+learned+halving+exact+racks`.
"""

from benchmarks.duel import parser, run
from tilerummy.bots.player import Player, ThinkingPlayer, make_player
from tilerummy.games import GAMES
from tilerummy.games.investo.levels import Level
from tilerummy.games.investo.search import LIKELY, Search
from tilerummy.games.investo.slips import Slips
from tilerummy.games.investo.tactics import DEFAULT


def make_design(game: str, name: str, seed: int) -> Player:
    design, *added = name.split("+")
    numbers = design.split(",")
    if name == "tactics":
        level = Level(name, Slips(0, 0, 0, 0, True), Search(1, 1, 1))
    elif len(numbers) >= 3:
        samples, width, turns = (int(number) for number in numbers[:3])
        search = Search(samples, width, turns, DEFAULT, "learned" in added)
        search.halving, search.exact = "halving" in added, "exact" in added
        search.likely = LIKELY if "racks" in added else 1
        if len(numbers) > 3:
            search.doubt = float(numbers[3])
        level = Level(name, None, search)
    else:
        return make_player(GAMES[game], name, seed)
    return ThinkingPlayer(level, seed)


if __name__ == "__main__":
    run("investo", parser(__doc__ or "").parse_args(), make_design)
