"""A cheap policy that plans: it holds tiles back until they can all go at once, and parts with what promises least.

A tile that can be laid now can nearly always be laid later, and on the table it helps the others too; in
`turn=exchange` a play also costs a turn in which no tile is exchanged. So after the opening nothing is laid until the
rack can be emptied, or somebody else is about to go out. It looks at a state but uses only what its seat to move may
know. The weights are named in DEFAULT and were found by benchmarks/designs_rummy.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.rummy.actions import DISCARD, EXCHANGE
from tilerummy.games.rummy.moves import menu
from tilerummy.games.rummy.plays import NODES, best_play, solver_for
from tilerummy.games.rummy.policy import Choice
from tilerummy.games.rummy.state import BY_DISCARD, BY_DRAW, OVER, TO_CHOOSE, State
from tilerummy.layout import Layout
from tilerummy.luck import Luck
from tilerummy.melds import Meld, meld_points
from tilerummy.solver.hand import meldable, total_points
from tilerummy.solver.play import Play
from tilerummy.solver.quick import UNKNOWN, Quick, suits
from tilerummy.tiles import STAR, Tiles

# What a neighbour on the rack and on the table counts, what a point of cost counts, how few tiles on another rack are a
# threat (`SOONER` times as many where racks grow), whether an opening lays little (1).
DEFAULT: Final[tuple[int, ...]] = (8, 1, 6, 4, 1)
SOONER: Final = 2  # times the threat where racks grow: with less `hard` is far too strong for who plays like `medium`
NEAR_STALL: Final = 5  # turns of each before a round without plays ends
STAR_USE: Final = 1000000
KEPT: Final = 100000  # for a tile that can be laid
PLACES: Final = 14 * 4


@final
class Tactics:
    """Keeps its working space between calls, so it is not to be shared by threads."""

    def __init__(self, weights: tuple[int, ...] = DEFAULT) -> None:
        self.rack_near: i64 = weights[0]
        self.table_near: i64 = weights[1]
        self.cost: i64 = weights[2]
        self.threat: i64 = weights[3]
        self.few: bool = weights[4] != 0
        self.quick: Quick = Quick()
        self.near: vec[i64] = vec[i64]([0] * PLACES)  # how easily each kind is come by; the 1 again after the 13

    def decide(self, state: State) -> Choice:
        keep = Tiles()
        if state.step == TO_CHOOSE:
            keep = self.layable(state)
            if keep.size() > 0 and self.wants(state, keep):
                play = self.most(state)
                if play is not None and self.wants(state, play.laid):  # R11 may let fewer go
                    return Choice(0, self.table_of(state, play))
        return Choice(self.part(state, keep), None)

    # ---- plays

    def layable(self, state: State) -> Tiles:
        """The tiles of a play that lays the most; none if there is no play."""
        me = state.side(state.seat)
        if me.plays > 0:
            return me.rack.minus(self.rest(state, state.seat))
        play = self.most(state)
        return play.laid if play is not None else Tiles()

    def rest(self, state: State, seat: i64) -> Tiles:
        """What is left on a rack after the most tiles were laid, as if opened."""
        rack = state.side(seat).rack
        if suits(state.melds, state.table, rack) and self.quick.left(state.table, rack) != UNKNOWN:
            return Tiles(self.quick.one, self.quick.two)
        play = solver_for(state).best(state.lying, rack, "tiles", NODES)
        return rack.minus(play.laid) if play is not None else rack.copy()

    def most(self, state: State) -> Play | None:
        """The play of the most tiles; None without asking the solver where an opening is out of reach."""
        me = state.side(state.seat)
        if me.plays == 0 and not may_open(state, me.rack):
            return None
        return best_play(state)

    def wants(self, state: State, laid: Tiles) -> bool:
        """Whether to lay these tiles now."""
        me = state.side(state.seat)
        if not state.stocked or me.plays == 0 or ends(state, laid) or near_stall(state):
            return True
        threat = self.threat * (SOONER if state.version == BY_DRAW else 1)
        return fewest_elsewhere(state) <= threat

    def table_of(self, state: State, play: Play) -> Layout:
        """The table after a play, which in an opening need not be all of it.

        Without a stock nothing comes that could be laid with the rest, and of several others one soon goes out: there
        small openings were found to lose points.
        """
        may_follow = state.stocked or state.seats == 2
        if self.few and may_follow and state.side(state.seat).plays == 0 and not ends(state, play.laid):
            return small_opening(state, play)
        return play.table

    # ---- exchanges and discards

    def part(self, state: State, keep: Tiles) -> i64:
        """The small decision to take: which tile to part with, if it is about that."""
        codes = menu(state)
        rack = state.side(state.seat).rack
        self.survey(state, state.seat)
        best = codes[0]
        low: i64 = 10 * STAR_USE
        for code in codes:
            if code & 15 == EXCHANGE or code & 15 == DISCARD:
                use = self.use(state, rack, keep, code >> 4)
                if use < low:
                    low = use
                    best = code
        return best

    def use(self, state: State, rack: Tiles, keep: Tiles, kind: i64) -> i64:
        """What a tile of the rack promises; `survey` comes first."""
        if kind == STAR:
            return STAR_USE
        total = self.promise(state, kind) - self.cost * (kind >> 2)
        if keep.count(kind) > 0 and keep.count(kind) >= rack.count(kind):
            total += KEPT
        return total

    def survey(self, state: State, seat: i64) -> None:
        """How easily a seat comes by each kind: on the rack, on the table, or so many unseen."""
        rack = state.side(seat).rack
        near = self.near
        for kind in range(i64(52)):
            if rack.count(kind) > 0:
                near[kind] = self.rack_near
            else:
                unseen = 2 - state.open_count(kind, seat)
                near[kind] = unseen
                if state.table.count(kind) > 0 and self.table_near > unseen:
                    near[kind] = self.table_near
        for colour in range(i64(4)):
            near[52 + colour] = near[colour] * (1 if state.melds.ace_high else 0)

    def promise(self, state: State, kind: i64) -> i64:
        """All combinations of three with this tile, by how easily the two others are come by."""
        total: i64 = 0
        if state.melds.series:
            total += self.in_series(kind)
        if state.melds.runs:
            total += self.in_runs(kind, state.melds.mixed)
            if kind < 4 and state.melds.ace_high:
                total += self.step_near(48 + kind, state.melds.mixed) * self.step_near(44 + kind, state.melds.mixed)
        return total

    def in_series(self, kind: i64) -> i64:
        near = self.near
        first = kind & ~3
        total: i64 = 0
        for one in range(first, first + 4):
            for other in range(one + 1, first + 4):
                if one != kind and other != kind:
                    total += near[one] * near[other]
        return total

    def in_runs(self, kind: i64, mixed: bool) -> i64:
        below = self.step_near(kind - 4, mixed)
        above = self.step_near(kind + 4, mixed)
        return below * self.step_near(kind - 8, mixed) + below * above + above * self.step_near(kind + 8, mixed)

    def step_near(self, kind: i64, mixed: bool) -> i64:
        """The kind itself, or where colours mix the easiest of its value."""
        if kind < 0 or kind >= PLACES:
            return 0
        if not mixed:
            return self.near[kind]
        top: i64 = 0
        first = kind & ~3
        for other in range(first, first + 4):
            if self.near[other] > top:
                top = self.near[other]
        return top


def may_open(state: State, rack: Tiles) -> bool:
    """False only if the rack has no opening; a bound that needs no search."""
    if rack.stars > 0 or state.melds.mixed or state.melds.ace_high:
        return True
    fit = meldable(rack.one)
    return fit != 0 and total_points(fit, rack.two & fit, 13) >= state.opening


def ends(state: State, laid: Tiles) -> bool:
    """Whether the seat to move goes out with these tiles, a last one discarded if that is asked for (R11)."""
    return laid.size() + (1 if state.version == BY_DISCARD else 0) >= state.side(state.seat).rack.size()


def near_stall(state: State) -> bool:
    """R12: whether a round in which nobody lays ends soon."""
    return state.stalls_within(NEAR_STALL * state.seats)


def fewest_elsewhere(state: State) -> i64:
    """How many tiles the shortest of the other racks has."""
    fewest: i64 = 1000
    for seat in range(state.seats):
        if seat != state.seat:
            size = state.side(seat).rack.size()
            if size < fewest:
                fewest = size
    return fewest


def small_opening(state: State, play: Play) -> Layout:
    """Of an opening's combinations the dearest that are enough: what stays on the rack is of no use to others."""
    fresh: list[tuple[int, int, Meld]] = []
    old = len(state.lying.melds)
    for at, meld in enumerate(play.table.melds[old:]):
        fresh.append((-int(meld_points(meld.codes)), at, meld))
    fresh.sort()
    chosen: list[Meld] = []
    points: i64 = 0
    for minus, _, meld in fresh:
        if len(chosen) == 0 or points < state.opening:
            chosen.append(meld)
            points -= minus
    return Layout((*state.lying.melds, *chosen))


def contest(state: State, tactics: Tactics, luck: Luck) -> i64:
    """Play the round to its end; how many decisions it took."""
    steps: i64 = 0
    while state.step != OVER:
        tactics.decide(state).carry_out(state, luck)
        steps += 1
    return steps


def contest_turns(state: State, tactics: Tactics, luck: Luck, turns: i64) -> None:
    """Play on to the end of the turn under way and of so many more, of all seats together."""
    seat = state.seat
    while state.step != OVER and turns >= 0:
        tactics.decide(state).carry_out(state, luck)
        if state.seat != seat:
            seat = state.seat
            turns -= 1
