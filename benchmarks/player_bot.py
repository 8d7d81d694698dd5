"""A player as a program for the arena: `tilerummy arena gin expert "cmd:PYTHON benchmarks/player_bot.py NAME"`.

NAME is a bot of the tilerummy that PYTHON has installed, so an older version can be an opponent and stay one; or
`pool:NAME`, a player of benchmarks.pool_gin.
"""

import sys
from importlib.metadata import version

from tilerummy.bots.host import Host
from tilerummy.bots.player import Player, make_player
from tilerummy.game import AnyGame

POOL = "pool:"


def seated(name: str, game: AnyGame, seed: int) -> Player:
    if not name.startswith(POOL):
        return make_player(game, name, seed)
    from benchmarks.pool_gin import player

    return player(game.name, name.removeprefix(POOL), seed)


def main() -> None:
    name = sys.argv[1]
    out, sys.stdout = sys.stdout, sys.stderr
    host = Host(f"{name} of {version('tilerummy')}", lambda game, seed: seated(name, game, seed), out)
    for line in sys.stdin:
        if line.strip() == "quit":
            return
        host.hear(line.strip())


if __name__ == "__main__":
    main()
