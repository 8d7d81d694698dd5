"""Designs that were tried for Rummy, against each other: `python -m benchmarks.designs_rummy 80,4,2,0 tactics`.

A design is a bot's name; `tactics` for the cheap policy alone, other weights after a colon, `tactics:8,3,2,4,1` (a
threat of 4 is of 8 by `turn=draw`); or a search as `samples,width,turns,wish`, with a fifth number for the standard
errors by which a decision must be better than the cheap policy's own and a sixth for the deals imagined to choose one
from, and weights after a colon as well. 0 samples: the first candidate, as always with a wish and the usual
combinations. More numbers: loose tiles up to which outs are counted, 1 to play for the match, those of `Patience`
(threat, gain, short), what a point of a tile that goes counts, in millionths, and how many loose tiles are far from
going out (`Patience.far`). What the expert learned about opening and laying has no part in these designs; rows of
docs/bots-rummy.md with playouts are older than the rule that spares them.
"""

from benchmarks.duel import parser, run
from tilerummy.bots.player import Player, ThinkingPlayer, make_player
from tilerummy.games import GAMES
from tilerummy.games.rummy.levels import Level
from tilerummy.games.rummy.search import Search
from tilerummy.games.rummy.slips import Slips
from tilerummy.games.rummy.tactics import DEFAULT, Tactics


def set_timing(search: Search, numbers: list[int]) -> None:
    timing = search.ranking.timing
    if len(numbers) > 2:
        timing.threat, timing.gain, timing.short = numbers[:3]
    if len(numbers) > 3:
        search.ranking.parting.cost = numbers[3] / 1e6
    if len(numbers) > 4:
        timing.far = numbers[4]


def design(game: str, name: str, seed: int) -> Player:
    text, _, rest = name.partition(":")
    weights = tuple(int(weight) for weight in rest.split(",")) if rest else DEFAULT
    numbers = text.split(",")
    if text == "tactics":
        slips = Slips(0, 0, 0, True)
        slips.tactics = Tactics(weights)
        level = Level(name, slips, Search(1, 1, 1))
    elif len(numbers) >= 4:
        samples, width, turns = (int(number) for number in numbers[:3])
        search = Search(samples, width, turns, float(numbers[3]), weights)
        search.ranking.learns = False
        if len(numbers) > 4:
            search.doubt = float(numbers[4])
        if len(numbers) > 5:
            search.guesses = int(numbers[5])
        if len(numbers) > 6:
            search.ranking.near = int(numbers[6])
        if len(numbers) > 7:
            search.match = numbers[7] == "1"
        set_timing(search, [int(number) for number in numbers[8:]])
        level = Level(name, None, search)
    else:
        return make_player(GAMES[game], name, seed)
    return ThinkingPlayer(level, seed)


if __name__ == "__main__":
    run("rummy", parser(__doc__ or "").parse_args(), design)
