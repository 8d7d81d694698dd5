"""Cheap ways to decide, run inside searches and simulations and wrapped as bots.

They look at a state but use only what its seat to move may know: the own rack and what lies open. A test reshuffles
the rest and expects the same decision.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.games.investo.actions import (
    DOUBLE,
    DRAW,
    INVEST,
    NOTHING,
    PLACES,
    STEAL,
    TAKE,
    Action,
    action_of,
    arrange,
    code_of,
)
from tilerummy.games.investo.moves import Menu, act, blunder, deal, doubling_kinds, lay
from tilerummy.games.investo.state import (
    OVER,
    TO_BACK,
    TO_CHOOSE,
    TO_DRAW,
    TO_PLAY,
    TO_RESERVE,
    State,
    is_single,
    worth_of,
)
from tilerummy.layout import Layout
from tilerummy.luck import Luck, RandomLuck, Rng
from tilerummy.solver.arrange import after_play
from tilerummy.tiles import Tiles, bit_of, lowest

PLAY: Final = -1  # instead of a code: lay the tiles in `Choice.laid`


@final
class Choice:
    """A decision without objects: a code, or PLAY and the tiles to lay. Keeps its working space between calls."""

    def __init__(self) -> None:
        self.code: i64 = 0
        self.laid: Tiles = Tiles()
        self.menu: Menu = Menu()

    def random(self, state: State, rng: Rng) -> None:
        """Uniform over all legal decisions, every set of tiles that can be laid counting as one."""
        menu = self.menu
        menu.fill(state)
        plays: i64 = 0
        rack = state.side(state.seat).rack
        if state.step == TO_CHOOSE:
            plays = state.runs.count(state.table, rack) - 1  # laying nothing is no play
        elif state.step == TO_PLAY:
            plays = state.runs.count(state.table, rack, state.due)
        if menu.count + plays == 0:
            self.give_up()
            return
        pick = rng.below(menu.count + plays)
        if pick < menu.count:
            self.code = menu.codes[pick]
            return
        self.code = PLAY
        self.laid = state.runs.fair(state.table, rack, state.due, rng)
        while self.laid.one == 0:
            self.laid = state.runs.fair(state.table, rack, 0, rng)

    def give_up(self) -> None:
        """A take that cannot be honoured (referee `rulebook`): the table stays as it is."""
        self.code = PLAY
        self.laid = Tiles()

    def greedy(self, state: State) -> None:
        """Play the most tiles, take what scores most, put down what helps least."""
        step = state.step
        rack = state.side(state.seat).rack
        if step == TO_DRAW:
            self.code = greedy_draw(state, rack)
        elif step == TO_PLAY:
            self.lay_most(state, rack)
        elif step == TO_CHOOSE:
            row = best_row(state)
            if row >= 0:
                self.code = code_of(TAKE, row)
                return
            self.lay_most(state, rack)
            if self.laid.one == 0:
                self.code = greedy_pot(state, rack)
        elif step == TO_RESERVE or step == TO_BACK:
            self.menu.fill(state)
            self.code = self.by_use(state, rack, step == TO_BACK)
        else:
            self.code = greedy_pot(state, rack)

    def lay_most(self, state: State, rack: Tiles) -> None:
        self.give_up()
        laid = state.runs.most(state.table, rack, state.due)
        if laid is not None:
            self.laid = laid

    def by_use(self, state: State, rack: Tiles, most: bool) -> i64:
        """The entry of the menu whose tile helps most, or least."""
        menu = self.menu
        best = menu.codes[0]
        top: i64 = -1000
        for i in range(menu.count):
            use = usefulness(state, rack, menu.codes[i] >> 9)
            if not most:
                use = -use
            if use > top:
                top = use
                best = menu.codes[i]
        return best

    def carry_out(self, state: State, luck: Luck) -> None:
        if self.code != PLAY:
            act(state, self.code, luck)
        elif state.due != 0 and self.laid.one & state.due == 0:
            blunder(state, self.laid)
        else:
            lay(state, self.laid)

    def action(self, state: State) -> Action:
        """The decision as an action."""
        if self.code != PLAY:
            return action_of(self.code)
        return arrange(play_table(state, self.laid))


def play_table(state: State, laid: Tiles) -> Layout:
    return after_play(state.lying(), laid)


def usefulness(state: State, rack: Tiles, kind: i64) -> i64:
    """How much a tile promises: neighbours on the rack, and room beside it on the table."""
    bit = bit_of(kind)
    have = rack.one
    lies = state.table.one
    total = 4 * (near(have, lies, bit >> 4) + near(have, lies, bit << 4))
    total += 2 * (near(have, lies, bit >> 8) + near(have, lies, bit << 8))
    if rack.two & bit != 0:
        total -= 3  # a second copy rarely finds a second run
    if kind < 4 or kind >= 48:
        total -= 1  # 1 and 13 have neighbours on one side
    return total


def near(have: i64, lies: i64, bit: i64) -> i64:
    if have & bit != 0:
        return 2
    return i64(1) if lies & bit != 0 else i64(0)


def greedy_draw(state: State, rack: Tiles) -> i64:
    """A tile of the other's reserve if it can be played at once; else the stock."""
    kinds = state.side(1 - state.seat).reserve.one
    while kinds != 0:
        bit = kinds & -kinds
        kinds ^= bit
        tiles = rack.copy()
        tiles.add(lowest(bit))
        if state.runs.playable(state.table, tiles) & bit != 0:
            return code_of(STEAL, 0, 0, lowest(bit))
    return DRAW


def best_row(state: State) -> i64:
    """The Investo worth most among those that can be taken and honoured, -1 for none."""
    best: i64 = -1
    top: i64 = 0
    for row in range(state.rows):
        worth = worth_of(state.pot, row)
        if state.complete(row) and worth > top and state.can_honour(row):
            top = worth
            best = row
    return best


def greedy_pot(state: State, rack: Tiles) -> i64:
    """The least useful tile, into the emptiest row; in a full pot, onto an Investo one cannot take."""
    row: i64 = -1
    for r in range(state.rows):
        if state.has_room(r) and (row < 0 or state.filled(r) < state.filled(row)):
            row = r
    if row >= 0:
        return code_of(INVEST, row, 0, least_useful(state, rack, rack.one))
    for at in range(PLACES * state.rows):
        kinds = doubling_kinds(state, at) & rack.one
        if kinds != 0 and is_single(state.pot[at]) and not state.can_honour(at // PLACES):
            return code_of(DOUBLE, at // PLACES, at % PLACES, least_useful(state, rack, kinds))
    return NOTHING


def least_useful(state: State, rack: Tiles, kinds: i64) -> i64:
    best = lowest(kinds)
    low = usefulness(state, rack, best)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        use = usefulness(state, rack, kind)
        if use < low:
            low = use
            best = kind
    return best


# ---- whole rounds inside compiled code


def playout(state: State, rng: Rng, greedy: bool) -> i64:
    """Play a round to its end; how many decisions it took."""
    choice = Choice()
    luck = RandomLuck(rng)
    steps: i64 = 0
    while state.step != OVER:
        if greedy:
            choice.greedy(state)
        else:
            choice.random(state, rng)
        choice.carry_out(state, luck)
        steps += 1
    return steps


def playouts(rules: object, seed: i64, rounds: i64, greedy: bool) -> tuple[i64, i64]:
    """(decisions, a number that depends on every round): for benchmarks and for comparing builds."""
    rng = Rng(seed)
    steps: i64 = 0
    check: i64 = 0
    for _ in range(rounds):
        state = deal(rules, RandomLuck(rng))
        steps += playout(state, rng, greedy)
        check = (check * 31 + state.first.points * 7 + state.second.rack.size()) % 1000003
    return steps, check
