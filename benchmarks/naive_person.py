"""A naive person as a player: `python -m benchmarks.naive_person --game rummy naive easy --pairs 100`.

What is modelled: people who know the rules but not the game. They lay what they see at once, new combinations of their
own tiles and tiles added to what lies, and do not rearrange; they overlook some of it; they part with a tile that has
no neighbours, the dearest first, now and then with one they would have needed. In Investo they take a complete row that
they can honour, most of the time, never look at the other's reserve, and put a tile they need least into any row.
Gin-Rummy's is the `person` of benchmarks/pool_gin.py.
A level with other mistakes is written `slips:50,100,60,0`, in the order of the game's Slips.
"""

from collections.abc import Callable
from typing import Any, Final

from benchmarks.duel import parser, run
from benchmarks.pool_gin import NaivePerson as NaiveGin
from tilerummy.bots.player import Player, Thinker, ThinkingPlayer, make_player
from tilerummy.games import GAMES
from tilerummy.games.gin import levels as gin_levels
from tilerummy.games.gin import slips as gin_slips
from tilerummy.games.investo import levels as investo_levels
from tilerummy.games.investo import moves as investo_moves
from tilerummy.games.investo import policy as investo_policy
from tilerummy.games.investo import slips as investo_slips
from tilerummy.games.investo.actions import DRAW, INVEST, TAKE, code_of
from tilerummy.games.investo.search import Search as InvestoSearch
from tilerummy.games.investo.state import TO_CHOOSE as INVESTO_CHOOSE
from tilerummy.games.investo.state import TO_DRAW as INVESTO_DRAW
from tilerummy.games.investo.state import TO_POT as INVESTO_POT
from tilerummy.games.rummy import levels as rummy_levels
from tilerummy.games.rummy import slips as rummy_slips
from tilerummy.games.rummy.moves import menu
from tilerummy.games.rummy.policy import Choice, usefulness
from tilerummy.games.rummy.search import Search as RummySearch
from tilerummy.games.rummy.state import TO_CHOOSE
from tilerummy.luck import Rng

OVERLOOKS = 15  # percent of the plays and takes
ASTRAY = 15  # percent of the tiles given away without a thought


class NaiveRummy:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def decide(self, seen: Any, options: Any, budget: float) -> Any:
        state = GAMES["rummy"].determinize(seen, self.rng)
        if state.step == TO_CHOOSE and self.rng.below(100) >= OVERLOOKS:
            table = rummy_slips.simple_play(state)
            if table is not None:
                return Choice(0, table).action(state)
        codes = menu(state)
        if not codes:
            return rummy_slips.Slips(0, 0, 0, False).decide(state, self.rng).action(state)
        if self.rng.below(100) < ASTRAY:
            return Choice(codes[int(self.rng.below(len(codes)))], None).action(state)
        rack = state.side(state.seat).rack
        worst = min(codes, key=lambda code: usefulness(state, rack, code >> 4) if code & 15 in (1, 3) else 10**6)
        return Choice(worst, None).action(state)


class NaiveInvesto:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.choice = investo_policy.Choice()
        self.menu = investo_moves.Menu()

    def decide(self, seen: Any, options: Any, budget: float) -> Any:
        state = GAMES["investo"].determinize(seen, self.rng)
        choice = self.choice
        if state.step == INVESTO_DRAW:
            choice.code = DRAW
        elif state.step == INVESTO_CHOOSE:
            self.choose(state)
        elif state.step == INVESTO_POT:
            choice.code = self.put(state)
        else:
            choice.greedy(state)
        return choice.action(state)

    def choose(self, state: Any) -> None:
        row = investo_policy.best_row(state)
        if row >= 0 and self.rng.below(100) >= OVERLOOKS:
            self.choice.code = code_of(TAKE, row)
            return
        if self.rng.below(100) >= OVERLOOKS:
            self.choice.lay_most(state, state.side(state.seat).rack)
            if self.choice.laid.one != 0:
                return
        self.choice.code = self.put(state)

    def put(self, state: Any) -> int:
        """The tile that is needed least, or any, into any row."""
        rack = state.side(state.seat).rack
        self.menu.fill(state)
        rest = [int(code) for code in list(self.menu.codes)[: int(self.menu.count)] if code & 15 != TAKE]
        if self.rng.below(100) >= ASTRAY and any(code & 15 == INVEST for code in rest):
            kind = investo_policy.least_useful(state, rack, rack.one)
            rest = [code for code in rest if code & 15 == INVEST and code >> 9 == kind] or rest
        return rest[int(self.rng.below(len(rest)))]


def design(game: str, name: str, seed: int) -> Player:
    kind, _, rest = name.partition(":")
    if kind == "naive":
        return NAIVE[game](seed)
    if kind != "slips":
        return make_player(GAMES[game], name, seed)
    *often, planned = [int(number) for number in rest.split(",")]
    return ThinkingPlayer(SLIPPING[game](name, often, planned != 0), seed)


def slipping_investo(name: str, often: list[int], planned: bool) -> Thinker:
    take, play, draw, pot = often
    slips = investo_slips.Slips(take, play, draw, pot, planned)
    return investo_levels.Level(name, slips, InvestoSearch(1, 1, 1))


def slipping_rummy(name: str, often: list[int], planned: bool) -> Thinker:
    play, rearrange, part = often
    return rummy_levels.Level(name, rummy_slips.Slips(play, rearrange, part, planned), RummySearch(1, 1, 1))


def slipping_gin(name: str, often: list[int], planned: bool) -> Thinker:
    overlook, useless, forget, pairs = often
    return gin_levels.Level(name, gin_slips.Slips(overlook, useless, forget, pairs, planned), gin_levels.few())


NAIVE: Final[dict[str, Callable[[int], Player]]] = {"investo": NaiveInvesto, "rummy": NaiveRummy, "gin": NaiveGin}
SLIPPING: Final = {"investo": slipping_investo, "rummy": slipping_rummy, "gin": slipping_gin}


def main() -> None:
    options = parser(__doc__ or "")
    options.add_argument("--game", choices=[*NAIVE], default="rummy")
    chosen = options.parse_args()
    run(chosen.game, chosen, design)


if __name__ == "__main__":
    main()
