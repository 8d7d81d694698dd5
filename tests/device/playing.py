"""A person at a device who plays what a cheap policy would, through the page's own messages."""

from typing import Any

from tests.device.bridging import Caller, Tab
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.records.replay import Replay, verify_luck

RULES = {"investo": "target=1 max_rounds=2", "rummy": "rounds=1", "gin": "rounds=1"}


async def step(line: Caller, rng: Rng) -> bool:
    """What is to be done now; False if that is nothing."""
    info, mine = line.info, line.frames[0]["seats"]
    if info["phase"] != "playing":
        waiting = [seat for seat in mine if not info["seats"][seat]["ready"]]
        for seat in waiting:
            salt = {} if info["phase"] == "pause" else {"salt": f"salt of {seat}"}
            await line.say("ready", seat=seat, **salt)
        return bool(waiting)
    view: Any = line.position and line.position["view"]
    turn = view["turn"]
    if turn not in mine:
        return False
    await line.say("sit", seat=turn)
    assert line.position is not None
    action = chosen(info, line.position, rng)
    answer = await line.say("act", at=line.seq, a=action)
    assert answer["t"] == "done", answer
    return True


def chosen(info: dict[str, Any], position: dict[str, Any], rng: Rng) -> str:
    """From the view in notation, as a bot of another program gets it."""
    game = GAMES[info["game"]]
    view = game.parse_view(position["notation"], game.rules_type.make(info["rules"]))
    return str(game.bots()["greedy"](game.determinize(view, rng), rng))


async def play(tab: Tab, table: str, seed: int = 1, moves: int = 100_000) -> Caller:
    """So many decisions, or to the end of the match."""
    line = Caller(tab, table, tab.device.connect(table, None, None, True))
    await line.welcome()
    rng = Rng(seed)
    began = line.info["phase"] == "over"
    while moves and (began or line.info["phase"] != "over"):
        began = False
        if await step(line, rng):
            moves -= 1
        elif line.info["phase"] != "over":
            await line.next()
    return line


def verified(record: str) -> Replay:
    replay = Replay(record.encode().splitlines(keepends=True))
    while replay.step() is not None:
        pass
    verify_luck(replay)
    return replay
