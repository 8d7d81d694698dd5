"""Designs that were tried for Investo, against each other: `python -m benchmarks.designs_investo 100,16,1 100,16,999`.

A design is a bot's name, `tactics` for the cheap policy alone, or a search as `samples,width,turns`, with a fourth
number for the standard errors by which a decision must be better than the cheap policy's (1 unless said). What the
expert adds is named behind it: `400,16,2+learned+halving+exact+racks+reserve+corrected+plans`.
"""

from benchmarks.duel import parser, run
from tilerummy.bots.player import Player, ThinkingPlayer, make_player
from tilerummy.games import GAMES
from tilerummy.games.investo.candidates import FEW, MANY
from tilerummy.games.investo.levels import Level, levels
from tilerummy.games.investo.search import LIKELY, Search
from tilerummy.games.investo.slips import Slips
from tilerummy.games.investo.tactics import DEFAULT


def search_of(name: str) -> Search:
    """A level that searches, or a design."""
    searching = {level: each.search for level, each in levels().items() if each.slips is None}
    if "," not in name:
        if name not in searching:
            raise SystemExit(f"{name}: neither a search, as 400,16,2, nor one of {', '.join(searching)}")
        return searching[name]
    design, *added = name.split("+")
    numbers = design.split(",")
    samples, width, turns = (int(number) for number in numbers[:3])
    search = Search(samples, width, turns, DEFAULT, "learned" in added)
    search.halving, search.exact = "halving" in added, "exact" in added
    search.pool = LIKELY if "racks" in added else 1
    search.reserve = MANY if "reserve" in added else FEW
    search.corrected = "corrected" in added
    search.planning = "plans" in added
    if len(numbers) > 3:
        search.doubt = float(numbers[3])
    return search


def make_design(game: str, name: str, seed: int) -> Player:
    if name == "tactics":
        return ThinkingPlayer(Level(name, Slips(0, 0, 0, 0, True), Search(1, 1, 1)), seed)
    if "," in name:
        return ThinkingPlayer(Level(name, None, search_of(name)), seed)
    return make_player(GAMES[game], name, seed)


if __name__ == "__main__":
    run("investo", parser(__doc__ or "").parse_args(), make_design)
