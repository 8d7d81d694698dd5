"""Finding a play. `best_play` asks the solver for the most tiles; `Draft` puts plays together from simple steps,
new melds from the rack and tiles added to melds on the table, for players who do not rearrange.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.rummy.state import State
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import DECLARED, Meld, MeldRules, is_star, meld_points, resolve, stand_of
from tilerummy.refusal import Refusal
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, bit_of, lowest, popcount

# What a draft can do next: `op`, and three numbers of eight bits.
SEQUENCE: Final = 0  # lane, first place, last place
SERIES: Final = 1  # value - 1, natural colours as a set, Stars
ADD: Final = 2  # meld, kind or Star, 0 below or 1 above (a series: either)
SWAP: Final = 3  # meld, kind, index of the Star that it replaces
NOTHING: Final = -1

MIXED: Final = 4  # the lane of all colours
PLACES: Final = 14
NODES: Final = 5_000  # of the solver, for a bot's decision


def best_play(state: State, limit: int = NODES) -> Play | None:
    """The play of the most tiles that is allowed; `limit` bounds the search."""
    solver = solver_for(state)
    rack = state.side(state.seat).rack
    play = most_tiles(solver, state, rack, limit)
    if play is None or not (state.must_keep() and play.laid.size() == rack.size()):
        return play
    best: Play | None = None  # R11: one tile must be left to discard
    for kind in sorted(set(rack.kinds())):
        fewer = rack.copy()
        fewer.remove(kind)
        found = most_tiles(solver, state, fewer, limit)
        if found is not None and (best is None or found.laid.size() > best.laid.size()):
            best = found
    return best


def most_tiles(solver: Solver, state: State, rack: Tiles, limit: int) -> Play | None:
    """A play that lays the most of these tiles, at least one; R5 before the first play."""
    if rack.size() == 0:
        return None
    if state.side(state.seat).plays == 0:
        return solver.opening(state.lying, rack, int(state.opening), "tiles", limit)
    play = solver.best(state.lying, rack, "tiles", limit)
    return play if play is not None and play.laid.size() > 0 else None


def tidied(state: State, table: Layout) -> Layout:
    """The same play, with as few combinations changed as it needs (R7 lets a table be arranged in any way)."""
    return solver_for(state).tidied(state.lying, table)


_SOLVERS: Final[dict[str, Solver]] = {}  # one for each set of rules about melds, with its working space


def solver_for(state: State) -> Solver:
    rules = state.rules
    key = f"{rules.combinations} {rules.ace} {rules.mixed} {rules.stars}"
    found = _SOLVERS.get(key)
    if found is None:
        found = Solver(state.melds, rules.stars)
        _SOLVERS[key] = found
    return found


def random_play(draft: "Draft", rng: Rng) -> Layout | None:
    """Go on with a draft whose next step has been drawn, one fairly drawn step after another."""
    draft.carry_out()
    while (not draft.good() or rng.below(2) == 0) and draft.look() > 0:
        draft.carry_out()
    return draft.table() if draft.good() else None


@final
class Draft:
    """A play in the making. With `rng` the next step is drawn from all there are, else it is the best one."""

    def __init__(self, state: State, rng: Rng | None) -> None:
        self.rng: Final = rng
        self.rules: MeldRules = state.melds
        self.top: i64 = PLACES if state.melds.ace_high else 13
        self.before: tuple[Meld, ...] = state.lying.melds
        self.melds: list[tuple[int, ...]] = [meld.codes for meld in state.lying.melds]
        self.rack: Tiles = state.side(state.seat).rack.copy()
        self.opened: bool = state.side(state.seat).plays > 0
        self.opening: i64 = state.opening
        self.keep: i64 = 1 if state.must_keep() else 0  # R11
        self.room: i64 = 0  # how many tiles a step may use
        self.points: i64 = 0
        self.laid: i64 = 0
        self.lane: vec[i64] = vec[i64]([0] * (5 * PLACES))  # a kind + 1 at each place of each lane, 0 for none
        self.step: i64 = NOTHING
        self.score: i64 = 0
        self.steps: i64 = 0

    def good(self) -> bool:
        return self.laid > 0 and (self.opened or self.points >= self.opening)

    def table(self) -> Layout:
        melds: list[Meld] = []
        for i, codes in enumerate(self.melds):
            same = i < len(self.before) and self.before[i].codes == codes
            melds.append(self.before[i] if same else Meld(codes))
        return Layout(tuple(melds))

    # ---- looking for the next step

    def look(self) -> i64:
        """How many steps there are; one of them is kept in `step`."""
        self.step = NOTHING
        self.steps = 0
        self.score = -1
        self.room = self.rack.size() - self.keep
        if self.rules.runs:
            self.look_sequences()
        if self.rules.series:
            self.look_series()
        if self.opened:
            for m in range(i64(len(self.melds))):
                self.look_meld(m)
        return self.steps

    def offer(self, step: i64, naturals: i64, stars: i64, points: i64) -> None:
        if naturals + stars > self.room:
            return
        self.steps += 1
        rng = self.rng
        if rng is not None:
            if rng.below(self.steps) == 0:
                self.step = step
            return
        score = 100 * naturals + 60 * stars + points
        if not self.opened and self.points < self.opening:
            score = points
        if score > self.score:
            self.score = score
            self.step = step

    def look_sequences(self) -> None:
        """Every window of three or more places in which no more tiles are missing than there are Stars."""
        self.fill_lanes()
        low: i64 = MIXED if self.rules.mixed else 0
        high: i64 = MIXED + 1 if self.rules.mixed else MIXED
        for lane in range(low, high):
            have: i64 = 0
            for p in range(self.top):
                if self.lane[PLACES * lane + p] != 0:
                    have |= bit_of(p)
            if have != 0:
                self.look_lane(lane, have)

    def look_lane(self, lane: i64, have: i64) -> None:
        stars = self.rack.stars
        for first in range(self.top - 2):
            missing = 2 - ((have >> first) & 1) - ((have >> (first + 1)) & 1)
            length: i64 = 2
            for last in range(first + 2, self.top if first > 0 else 13):
                missing += 1 - ((have >> last) & 1)
                length += 1
                if missing > stars:
                    break
                if missing < length:
                    points = ((first + last + 2) * length) >> 1
                    if last == 13:
                        points -= 13  # a 1 there is worth 1
                    self.offer(pack(SEQUENCE, lane, first, last), length - missing, missing, points)

    def fill_lanes(self) -> None:
        """Which kind lies ready for each place: of one colour, or any colour where they may mix."""
        one = self.rack.one
        for p in range(i64(PLACES)):
            value = p if p < 13 else 0
            nibble = (one >> (4 * value)) & 15
            if self.rules.mixed:
                self.lane[PLACES * MIXED + p] = 0 if nibble == 0 else 4 * value + self.any_of(nibble) + 1
            else:
                for colour in range(i64(4)):
                    self.lane[PLACES * colour + p] = (4 * value + colour + 1) * ((nibble >> colour) & 1)

    def any_of(self, nibble: i64) -> i64:
        rng = self.rng
        if rng is not None:
            for _ in range(rng.below(popcount(nibble))):
                nibble &= nibble - 1
        return lowest(nibble)

    def look_series(self) -> None:
        one = self.rack.one
        for value in range(i64(13)):
            nibble = (one >> (4 * value)) & 15
            some = nibble
            while some != 0:
                naturals = popcount(some)
                for stars in range(self.rack.stars + 1):
                    total = naturals + stars
                    if 3 <= total <= 4:
                        self.offer(pack(SERIES, value, some, stars), naturals, stars, (value + 1) * total)
                some = (some - 1) & nibble

    def look_meld(self, m: i64) -> None:
        """Tiles that can be added to a meld on the table, and Stars that can be replaced and moved to its end."""
        codes = self.melds[m]
        first = i64(stand_of(codes[0])) >> 2
        if first == stand_of(codes[1]) >> 2:
            if len(codes) == 3:
                self.look_fourth(m, codes, first)
            return
        last = first + len(codes) - 1
        colours = self.colours_of(codes)
        if first > 0:
            self.look_place(m, first - 1, colours, 0)
        if last + 1 < self.top:
            self.look_place(m, last + 1, colours, 1)
        if first > 0 or last + 1 < self.top:
            for i, code in enumerate(codes):
                if is_star(code):
                    self.look_swap(m, i, i64(code - DECLARED), colours)

    def colours_of(self, codes: tuple[int, ...]) -> i64:
        """Colours that a sequence takes, as a set."""
        return 15 if self.rules.mixed else bit_of(stand_of(codes[0]) & 3)

    def look_place(self, m: i64, place: i64, colours: i64, end: i64) -> None:
        value = place if place < 13 else 0
        nibble = (self.rack.one >> (4 * value)) & colours
        while nibble != 0:
            self.offer(pack(ADD, m, 4 * value + lowest(nibble), end), 1, 0, value + 1)
            nibble &= nibble - 1
        if self.rack.stars > 0:
            self.offer(pack(ADD, m, STAR, end), 0, 1, value + 1)

    def look_fourth(self, m: i64, codes: tuple[int, ...], value: i64) -> None:
        nibble = (self.rack.one >> (4 * value)) & 15
        while nibble != 0:
            kind = 4 * value + lowest(nibble)
            if int(kind) not in codes:
                self.offer(pack(ADD, m, kind, 1), 1, 0, value + 1)
            nibble &= nibble - 1
        if self.rack.stars > 0:
            self.offer(pack(ADD, m, STAR, 1), 0, 1, value + 1)

    def look_swap(self, m: i64, index: i64, star: i64, colours: i64) -> None:
        nibble = (self.rack.one >> (star & ~3)) & colours
        while nibble != 0:
            self.offer(pack(SWAP, m, (star & ~3) + lowest(nibble), index), 1, 0, (star >> 2) + 1)
            nibble &= nibble - 1

    # ---- taking it

    def carry_out(self) -> None:
        step = self.step
        op = step & 15
        a = (step >> 4) & 255
        b = (step >> 12) & 255
        c = step >> 20
        if op == SEQUENCE:
            self.lay_new(self.sequence(a, b, c))
        elif op == SERIES:
            self.lay_new(self.series(a, b, c))
        elif op == ADD:
            self.use(b)
            self.melds[a] = self.with_added(self.melds[a], b, c)
        else:
            self.use(b)
            self.melds[a] = self.with_swapped(self.melds[a], b, c)

    def use(self, code: i64) -> None:
        self.rack.remove(STAR if code >= STAR else code)
        self.laid += 1

    def lay_new(self, codes: tuple[int, ...]) -> None:
        for code in codes:
            self.use(code)
        self.points += meld_points(codes)
        self.melds.append(codes)

    def sequence(self, lane: i64, first: i64, last: i64) -> tuple[int, ...]:
        codes: list[int] = []
        colour = 0
        for p in range(first, last + 1):  # a Star has the colour of the meld
            if self.lane[PLACES * lane + p] != 0:
                colour = int((self.lane[PLACES * lane + p] - 1) & 3)
        for p in range(first, last + 1):
            kind = int(self.lane[PLACES * lane + p]) - 1
            codes.append(kind if kind >= 0 else DECLARED + 4 * int(p if p < 13 else 0) + colour)
        return tuple(codes)

    def series(self, value: i64, colours: i64, stars: i64) -> tuple[int, ...]:
        codes: list[int] = []
        for colour in range(4):
            if (colours >> colour) & 1 != 0:
                codes.append(int(4 * value) + colour)
            elif stars > 0:
                codes.append(DECLARED + int(4 * value) + colour)
                stars -= 1
        return tuple(codes)

    def with_added(self, codes: tuple[int, ...], code: i64, end: i64) -> tuple[int, ...]:
        first = stand_of(codes[0])
        if first >> 2 == stand_of(codes[1]) >> 2:
            loose = tuple([STAR if is_star(old) else old for old in codes])
            return resolved((*loose, int(code)), self.rules)
        place = (first >> 2) - 1 if end == 0 else (first >> 2) + len(codes)
        new = int(code)
        if new == STAR:
            new = star_at(place, first)
        return (new, *codes) if end == 0 else (*codes, new)

    def with_swapped(self, codes: tuple[int, ...], kind: i64, index: i64) -> tuple[int, ...]:
        """The tile in the Star's place, the Star at an end of the same sequence."""
        row = list(codes)
        row[index] = int(kind)
        first = stand_of(codes[0])
        above = (first >> 2) + len(codes)
        if above < self.top:
            return (*row, star_at(above, first))
        return (star_at((first >> 2) - 1, first), *row)


def star_at(place: int, like: int) -> int:
    """A Star declared for a place (counted from 0) of the colour of another tile."""
    return DECLARED + 4 * (place if place < 13 else 0) + (like & 3)


def pack(op: i64, a: i64, b: i64, c: i64) -> i64:
    return op | (a << 4) | (b << 12) | (c << 20)


def resolved(codes: tuple[int, ...], rules: MeldRules) -> tuple[int, ...]:
    found = resolve(codes, rules)
    assert not isinstance(found, Refusal)
    return found
