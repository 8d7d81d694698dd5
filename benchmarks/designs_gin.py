"""Designs that were tried for Gin-Rummy, against each other: `python -m benchmarks.designs_gin 400,8 tactics`.

A design is a bot's name, `tactics` for the cheap policy alone (with weights: `tactics:2,30,…`), or a search as
`samples,width,turns` with more numbers by name: `doubt=0`, `bias=0`, `first=0` and `steps=0` (exchanges in the
random walk over hidden racks; 0: dealt at random), `value=weights.txt` (as in games/gin/trained.py, for two seats),
`weights=2/30/…` (of the cheap policy), `halving=1` (the worse half drops out step by step),
`sparing=0` (goes on once all is clear). For the card game of two: `rounds`, `few` (discards considered) and
`margin` (bias) of the rounds that the learned policy plays.
"""

from pathlib import Path

from benchmarks.duel import parser, run
from tilerummy.bots.player import Player, ThinkingPlayer, make_player
from tilerummy.games import GAMES
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.levels import Level
from tilerummy.games.gin.search import BIAS, Search
from tilerummy.games.gin.slips import Slips
from tilerummy.games.gin.tactics import Tactics


def design(game: str, name: str, seed: int) -> Player:
    words = name.split(",")
    if words[0].startswith("tactics"):
        slips = Slips(0, 0, 0, 0, True)
        if ":" in name:
            slips.tactics.custom = True
            slips.tactics.set_weights(tuple(int(word) for word in name.partition(":")[2].split(",")))
        return ThinkingPlayer(Level(name, slips, Search(1, 1, 1, Guess(), Tactics())), seed)
    if not words[0].isdigit():
        return make_player(GAMES[game], name, seed)
    return ThinkingPlayer(Level(name, None, search_of(name)), seed)


def search_of(name: str) -> Search:
    words = name.split(",")
    named = dict(word.split("=") for word in words[3:])
    tactics = Tactics(tuple(int(word) for word in named["weights"].split("/")) if "weights" in named else ())
    guess = Guess(int(named.get("first", 120)), int(named.get("steps", 25)))
    search = Search(int(words[0]), int(words[1]), int(words[2]), guess, tactics, float(named.get("doubt", 2)))
    search.bias = float(named.get("bias", BIAS))
    search.halving, search.sparing = named.get("halving") == "1", named.get("sparing", "1") == "1"
    rollouts = search.rollouts
    rollouts.rounds, rollouts.width = int(named.get("rounds", rollouts.rounds)), int(named.get("few", rollouts.width))
    rollouts.bias = float(named.get("margin", rollouts.bias))
    if "value" in named:
        words = Path(named["value"]).read_text(encoding="utf-8").split()
        search.features.set_weights(2, [int(word) for word in words])
    return search


if __name__ == "__main__":
    run("gin", parser(__doc__ or "").parse_args(), design)
