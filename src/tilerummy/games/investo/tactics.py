"""A cheap policy that plans a little: it holds runs back, gives away what the other cannot honour, and denies.

It is what searches play their rounds out with, so it works on sets of kinds and makes few objects. What it weighs is
named below, and how much is in `DEFAULT`, found by self-play (docs/bots-investo.md).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import DOUBLE, DRAW, INVEST, MOST_ROWS, NOTHING, PLACES, STEAL, TAKE, code_of
from tilerummy.games.investo.chances import SURE, Chances, in_reach
from tilerummy.games.investo.moves import MENU, doubling_kinds
from tilerummy.games.investo.policy import PLAY, Choice, usefulness
from tilerummy.games.investo.state import (
    OVER,
    TO_BACK,
    TO_CHOOSE,
    TO_DRAW,
    TO_PLAY,
    TO_RESERVE,
    Side,
    State,
    worth_of,
)
from tilerummy.luck import Luck
from tilerummy.tiles import NIBBLES, Tiles, bit_of, lowest, popcount

# What is weighed, by place in the list of weights; points of a round are worth SURE each.
GIVE: Final = 0  # per point of a complete row, in 1/16: the other can take it
KEEP: Final = 1  # the same: only I can take it
NEAR_GIVE: Final = 2  # per point of a row that lacks one tile: the other could honour it
NEAR_KEEP: Final = 3  # I could
USE: Final = 4  # per unit of usefulness of the tile put down
DOUBLING: Final = 5  # for a doubling as such: the rack does not get smaller
LAY_OTHER: Final = 6  # lay all once the other has at most so many tiles
LAY_STOCK: Final = 7  # or the stock
DENY: Final = 8  # per point of an Investo taken: the other could have taken it
STEALING: Final = 9  # 0 never, 1 what can be laid, 2 what makes a take possible
LATER: Final = 10  # per point of a complete row that nobody can take
OUT_AHEAD: Final = 11  # go out when ahead by so many points of this round
REACH: Final = 12  # per kind that my rack could lay if it came, beyond what anybody could
STALE: Final = 13  # in 1/16: the chance that the other takes a row they left lying last turn
COUNT: Final = 14

DEFAULT: Final = (28, 12, 2, 9, 5, -150, 3, 28, 0, 2, -4, -5, 60, 16)


@final
class Tactics:
    """Decides for the seat to move of a state; the decision is left in `choice`."""

    def __init__(self, weights: tuple[int, ...] = DEFAULT) -> None:
        self.w: vec[i64] = vec[i64]([0] * COUNT)
        for i, weight in enumerate(weights):
            self.w[i] = weight
        self.chances: Chances = Chances()
        self.choice: Choice = Choice()
        self.codes: vec[i64] = vec[i64]([0] * MENU)
        self.values: vec[i64] = vec[i64]([0] * MENU)
        self.count: i64 = 0
        # What `look_at_rows` found, by row: the set of faces, how many, the points for taking it, and what the row is
        # worth to me as it lies if my rack could lay a face that came, and if not.
        self.faces: vec[i64] = vec[i64]([0] * MOST_ROWS)
        self.filled: vec[i64] = vec[i64]([0] * MOST_ROWS)
        self.worth: vec[i64] = vec[i64]([0] * MOST_ROWS)
        self.in_reach: vec[i64] = vec[i64]([0] * MOST_ROWS)
        self.out_of_reach: vec[i64] = vec[i64]([0] * MOST_ROWS)
        self.doubling: vec[i64] = vec[i64]([0] * (PLACES * MOST_ROWS))  # by place: the kinds that may double it

    def decide(self, state: State) -> None:
        step = state.step
        me = state.side(state.seat)
        choice = self.choice
        if step == TO_DRAW:
            choice.code = self.draw(state, me.rack)
        elif step == TO_PLAY:
            self.honour(state, me)
        elif step == TO_CHOOSE:
            self.choose(state, me)
        elif step == TO_RESERVE or step == TO_BACK:
            choice.menu.fill(state)
            choice.code = choice.by_use(state, me.rack, step == TO_BACK)
        else:
            choice.code = self.pot(state, me.rack)

    # ---- step 1

    def draw(self, state: State, rack: Tiles) -> i64:
        kinds = state.side(1 - state.seat).reserve.one
        mode = self.w[STEALING]
        if kinds == 0 or mode == 0:
            return DRAW
        while kinds != 0:
            bit = kinds & -kinds
            kinds ^= bit
            tiles = rack.copy()
            tiles.add(lowest(bit))
            if state.runs.helps(state.table, tiles, bit) and (mode == 1 or opens_row(state, tiles)):
                return code_of(STEAL, 0, 0, lowest(bit))
        return DRAW

    # ---- steps 2 and 3

    def choose(self, state: State, me: Side) -> None:
        row = self.row_to_take(state)
        if row >= 0:
            self.choice.code = code_of(TAKE, row)
            return
        if self.lays_all(state, me):
            self.choice.lay_most(state, me.rack)
            if self.choice.laid.one != 0:
                return
        self.choice.code = self.pot(state, me.rack)

    def row_to_take(self, state: State) -> i64:
        """The Investo worth most to have and to deny, -1 for none."""
        best: i64 = -1
        top: i64 = 0
        deny = self.w[DENY]
        ready = False
        for row in range(state.rows):
            if not state.complete(row) or not state.can_honour(row):
                continue
            if not ready:
                self.chances.prepare(state)
                ready = True
            value = worth_of(state.pot, row) * (SURE + (deny * self.chances.row(state.faces(row)) >> 10))
            if value > top:
                top = value
                best = row
        return best

    def lays_all(self, state: State, me: Side) -> bool:
        """Whether it is time to get rid of tiles: the round may soon be over, or can be ended well."""
        other = state.side(1 - state.seat)
        theirs = other.rack.size() + other.reserve.size()
        if theirs <= self.w[LAY_OTHER] or state.stock <= self.w[LAY_STOCK]:
            return True
        if me.points - other.points + theirs < self.w[OUT_AHEAD]:
            return False
        laid = state.runs.most(state.table, me.rack, state.due)
        if laid is None:
            return False
        left = me.rack.size() - laid.size()
        return left == 0 or (left == 1 and not state.pot_full())

    def honour(self, state: State, me: Side) -> None:
        """After a take: as few tiles as will do, unless the rack gets too full or it is time to lay all."""
        choice = self.choice
        choice.code = PLAY
        if not self.lays_all(state, me):
            laid = least(state, me.rack)
            if laid.one != 0 and me.rack.size() - laid.size() - 1 <= state.rack_limit:
                choice.laid = laid
                return
        choice.lay_most(state, me.rack)

    # ---- step 4

    def pot(self, state: State, rack: Tiles) -> i64:
        """The tile and place with the best outlook."""
        self.weigh_pot(state, rack)
        best: i64 = 0
        for i in range(self.count):
            if self.values[i] > self.values[best]:
                best = i
        return self.codes[best]

    def weigh_pot(self, state: State, rack: Tiles) -> None:
        """Every decision of step 4 with what it promises, in `codes` and `values`."""
        chances = self.chances
        chances.prepare(state)
        may_double = self.look_at_rows(state)
        self.count = 0
        if state.pot_full():
            self.enter(NOTHING, self.outlook(state.rows, in_reach(chances.open, rack.one)))
        kinds = rack.one
        while kinds != 0:
            kind = lowest(kinds)
            bit = kinds & -kinds
            kinds ^= bit
            reach = in_reach(chances.open, rack.one & ~(bit & ~rack.two))
            base = self.outlook(state.rows, reach) - self.w[USE] * usefulness(state, rack, kind)
            fresh = False
            for row in range(state.rows):
                if state.has_room(row) and not (fresh and self.filled[row] == 0):
                    fresh = fresh or self.filled[row] == 0  # one empty row is like another
                    self.enter(code_of(INVEST, row, 0, kind), base + self.change(row, bit, reach))
            if may_double & bit != 0:
                self.weigh_doublings(state, kind, reach, base + self.w[DOUBLING])

    def look_at_rows(self, state: State) -> i64:
        """What does not depend on the tile that is put down; the kinds that may double something."""
        may_double: i64 = 0
        for row in range(state.rows):
            faces = state.faces(row)
            filled = state.filled(row)
            worth = worth_of(state.pot, row)
            self.faces[row] = faces
            self.filled[row] = filled
            self.worth[row] = worth
            # a row of one tile promises nothing yet
            begun = filled > 1
            self.in_reach[row] = self.row_value(faces, filled, worth, mine=True, stale=True) if begun else i64(0)
            self.out_of_reach[row] = self.row_value(faces, filled, worth, mine=False, stale=True) if begun else i64(0)
            for at in range(PLACES * row, PLACES * row + PLACES):
                kinds = doubling_kinds(state, at)
                self.doubling[at] = kinds
                may_double |= kinds
        return may_double

    def weigh_doublings(self, state: State, kind: i64, reach: i64, base: i64) -> None:
        for at in range(PLACES * state.rows):
            if (self.doubling[at] >> kind) & 1 != 0:
                code = code_of(DOUBLE, at // PLACES, at % PLACES, kind)
                self.enter(code, base + self.doubled(state, at, kind, reach))

    def enter(self, code: i64, value: i64) -> None:
        self.codes[self.count] = code
        self.values[self.count] = value
        self.count += 1

    def outlook(self, rows: i64, reach: i64) -> i64:
        """What the rows as they lie promise."""
        total = self.w[REACH] * popcount(reach & ~self.chances.open)
        for row in range(rows):
            total += self.value_now(row, reach)
        return total

    def value_now(self, row: i64, reach: i64) -> i64:
        return self.in_reach[row] if self.faces[row] & reach != 0 else self.out_of_reach[row]

    def change(self, row: i64, bit: i64, reach: i64) -> i64:
        """What a tile put into a row with room changes; only a complete one can be stale, so none before is."""
        filled = self.filled[row]
        if filled == 0:
            return 0
        faces = self.faces[row] | bit
        after = self.row_value(faces, filled + 1, self.worth[row] + 1, mine=faces & reach != 0, stale=False)
        return after - self.value_now(row, reach)

    def doubled(self, state: State, at: i64, kind: i64, reach: i64) -> i64:
        row = at // PLACES
        if self.filled[row] < 2:
            return 0
        pot = state.pot
        place = pot[at]
        pot[at] = (place << 6) | (kind + 1)
        faces = state.faces(row)
        after = self.row_value(faces, self.filled[row], worth_of(pot, row), mine=faces & reach != 0, stale=False)
        pot[at] = place
        return after - self.value_now(row, reach)

    def row_value(self, faces: i64, filled: i64, worth: i64, mine: bool, stale: bool) -> i64:
        """What a row is worth to me when it is the other's turn; in points by SURE.

        `mine`: my rack could lay a face that came. `stale`: the other has left the row lying.
        """
        w = self.w
        theirs = self.chances.row(faces)
        if filled == PLACES:
            if stale:
                theirs = theirs * w[STALE] >> 4
            if mine:
                return worth * (w[KEEP] * (SURE - theirs) - w[GIVE] * theirs) >> 4
            return worth * (w[LATER] * (SURE - theirs) - w[GIVE] * theirs) >> 4
        if mine:
            return worth * (w[NEAR_KEEP] * SURE - w[NEAR_GIVE] * theirs) >> 4
        return -worth * w[NEAR_GIVE] * theirs >> 4


def opens_row(state: State, tiles: Tiles) -> bool:
    """Whether these tiles can honour an Investo that the rack as it is cannot."""
    for row in range(state.rows):
        if state.complete(row) and not state.can_honour(row):
            faces = state.faces(row)
            if state.runs.helps(state.table, tiles.plus(Tiles(faces & ~tiles.two)), faces):
                return True
    return False


def least(state: State, rack: Tiles) -> Tiles:
    """A small play that honours a take: none of its tiles could be left out. Empty if there is none."""
    best = Tiles()
    size: i64 = 1000
    due = state.due & rack.one
    while due != 0:
        bit = due & -due
        due ^= bit
        lane: i64 = NIBBLES * bit_of(lowest(bit) & 3)
        play = state.runs.most(state.table, Tiles(rack.one & lane, rack.two & lane), bit)
        if play is not None:
            play = stripped(state, play, bit)
            if play.size() < size:
                size = play.size()
                best = play
    return best


def stripped(state: State, play: Tiles, bit: i64) -> Tiles:
    """The play without what it can do without; one tile of `bit` stays."""
    down = state.table.copy()
    down.put(play)
    for _ in range(i64(2)):
        kinds = play.one & ~(bit & ~play.two)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            down.remove(kind)
            if state.runs.valid(down):
                play.remove(kind)
            else:
                down.add(kind)
    return play


def contest(state: State, first: Tactics, second: Tactics, luck: Luck) -> None:
    """Play a round to its end, each seat with its own weights."""
    while state.step != OVER:
        tactics = first if state.seat == 0 else second
        tactics.decide(state)
        tactics.choice.carry_out(state, luck)


def contest_turns(state: State, tactics: Tactics, luck: Luck, turns: i64) -> None:
    """Play on until so many turns have begun, or to the end of the round."""
    while state.step != OVER:
        if state.step == TO_DRAW:
            if turns == 0:
                return
            turns -= 1
        tactics.decide(state)
        tactics.choice.carry_out(state, luck)
