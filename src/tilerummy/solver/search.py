"""The search behind a play with sequences of one colour: depth-first branch and bound over values and colours.

A place is `4 * level + colour`; level 12 is value 13, and level 13, there when 1 may follow 13, is the 1 at the top.
At each place one colour chooses how many tiles go on in its sequences (r), how many join series (g) and how many of
these are Stars (k). The state is the run automaton of the four colours, six bits each. The bound lets every colour lay
what it could on its own, series being free and Stars shared out at best; it is exact but for series, so that the search
rarely leaves the path of no loss.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.solver.automaton import DEAD
from tilerummy.solver.completion import PREFIXES, STARTS, UNITS, Completion
from tilerummy.solver.open_runs import ENDED, STATE_COUNTS, STEP, TRIM, least, over
from tilerummy.solver.pairs import NEVER, Pairs

COUNT: Final = 1024  # more than all points together: `score & (COUNT - 1)` are the points when tiles count first
PLACES: Final = 60  # 14 levels and the end
SEEN: Final = 0x10000  # a direct-mapped table of visited states; what is overwritten is searched again
NO_LIMIT: Final = 0x3FFFFFFFFFFFFFFF


@final
class LayoutSearch:
    """Inputs are set by the caller; working space is kept between calls, so it is not to be shared by threads."""

    def __init__(self) -> None:
        self.levels: i64 = 13
        self.have: vec[i64] = vec[i64]([0] * 56)  # copies that may lie there afterwards
        self.required: vec[i64] = vec[i64]([0] * 56)  # copies that have to
        self.worth: vec[i64] = vec[i64]([0] * 56)  # of one tile laid, by place
        self.loss: vec[i64] = vec[i64]([0] * 14)  # how much less than star_worth a Star is worth at a level
        self.cap: vec[i64] = vec[i64]([2] * 4)  # most sequences side by side, by colour
        self.series: bool = True
        self.wild: i64 = 0  # Stars that may stand for anything
        self.owed: i64 = 0  # how many of these have to lie there
        self.star_worth: i64 = 0
        self.explicit: bool = False  # every Star gets its place in the search, since places differ in worth
        self.floor: i64 = 0  # least points
        self.limit: i64 = NO_LIMIT
        self.nodes: i64 = 0
        self.stopped: bool = False
        self.cut: bool = False  # stopped by the limit: there may be better
        self.enough: i64 = NO_LIMIT  # a score with which to stop
        self.best: i64 = -1
        self.found: bool = False
        self.best_path: vec[i64] = vec[i64]([0] * 56)  # r, g << 3 and k << 5 of each place
        self._path: vec[i64] = vec[i64]([0] * 56)
        self._missing: vec[i64] = vec[i64]([0] * 14)  # Stars that a series of the level needs at least
        self._completion: Final = Completion()
        self._rest_points: vec[i64] = vec[i64]([0] * 15)
        self._states: i64 = 10
        self._layer: i64 = 600
        self._bound: vec[i64] = vec[i64]([0] * (5 * PLACES * 35))  # [half Stars][place][state]
        self._rest: vec[i64] = vec[i64]([0] * (8 * PLACES))
        self._seen_key: vec[i64] = vec[i64]([0] * SEEN)
        self._seen_score: vec[i64] = vec[i64]([0] * SEEN)
        self._generation: i64 = 0
        self._pairs: Final = Pairs()
        self._paired: bool = False
        self._patience: i64 = 0
        self._tops: vec[i64] = vec[i64]([0] * 100)  # [colour][aces at the top][half Stars]

    def run(self, start: i64) -> None:
        """Searches for more than `best`; `start` is the score with all that has to be laid and all Stars."""
        self.found = False
        self._prepare()
        if self.levels == 14:
            self._try_aces(start)
            return
        for colour in range(i64(4)):
            self._bound_colour(colour)
        self._begin(start)

    def _begin(self, start: i64) -> None:
        self._generation += 1
        self._paired = False
        self._patience = self.nodes + 300 + 300 * self.wild
        self._visit(0, 0, 0, self.wild, start, 0)

    def _prepare(self) -> None:
        most: i64 = 2
        for colour in range(i64(4)):
            if self.cap[colour] > most:
                most = self.cap[colour]
        self._states = STATE_COUNTS[most]
        self._layer = PLACES * self._states
        self._rest_points[self.levels] = 0
        level = self.levels - 1
        while level >= 0:
            self._prepare_level(level)
            level -= 1

    def _prepare_level(self, level: i64) -> None:
        colours: i64 = 0
        free: i64 = 0
        at = 4 * level + 3
        while at >= 4 * level:
            free += self.have[at] - self.required[at]
            if self.have[at] > 0:
                colours += 1
            at -= 1
        self._missing[level] = 9
        if self.series and level < 13:
            self._missing[level] = 3 - colours
        self._completion.fill(level, self.have, self.wild, self._missing[level] > self.wild)
        self._rest_points[level] = self._rest_points[level + 1] + free * (level + 1)

    # ---- the bound

    def _bound_colour(self, colour: i64) -> None:
        """bound[h][place][s]: most that the colour can add from there on with h half Stars.

        Series are free where three colours have the value; where two have it each tile that joins pays half a Star,
        where one has it the tile pays two Stars.
        """
        bound = self._bound
        states = self._states
        for h in range(2 * self.wild + 1):
            at = 4 * self.levels + colour
            here = self._layer * h + states * at
            for s in range(states):
                bound[here + s] = NEVER * (1 - ENDED[s])
            at -= 4
            while at >= 0:
                self._bound_place(at, h)
                at -= 4

    def _bound_place(self, at: i64, h: i64) -> None:
        bound = self._bound
        step_to = STEP
        missing = self._missing[at >> 2]
        fee: i64 = 0 if missing <= 0 else (1 if missing == 1 else 4)
        have = self.have[at]
        required = self.required[at]
        worth = self.worth[at]
        loss = self.loss[at >> 2]
        cap = 1 + least(self.cap[at & 3], have + (h >> 1))
        layer = self._layer
        here = layer * h + self._states * at
        after = here + 4 * self._states
        for s in range(self._states):
            top: i64 = NEVER
            for r in range(cap):
                to = step_to[5 * s + r]
                if to == DEAD:
                    continue
                stars = over(r, have)
                cost = 2 * stars
                used = have
                if r < have and fee != 0:
                    used = r
                while used <= have and cost <= h:
                    if used >= required:
                        score = (used - required) * worth - stars * loss + bound[after - layer * cost + to]
                        if score > top:
                            top = score
                    used += 1
                    cost += fee
            bound[here + s] = top

    def _share(self, first: i64, halves: i64, i: i64) -> i64:
        """Best split of half Stars between a colour (row i of the bound) and the others (rest)."""
        bound = self._bound
        rest = self._rest
        layer = self._layer
        top = rest[first + halves] + bound[i]
        while halves > 0:
            halves -= 1
            i += layer
            score = rest[first + halves] + bound[i]
            if score > top:
                top = score
        return top

    def _others(self, first: i64, halves: i64, at: i64, state: i64, score: i64) -> None:
        """rest[first + h]: the score and what the three other colours can still add with h half Stars."""
        rest = self._rest
        states = self._states
        rest[first] = score
        for h in range(first + 1, first + halves + 1):
            rest[h] = NEVER
        c = at & 3
        for other in range(i64(4)):
            if other != c:
                i = states * (at - c + other) + ((state >> (6 * other)) & 63)
                if other < c:
                    i += 4 * states
                h = halves
                while h >= 0:
                    rest[first + h] = self._share(first, h, i)
                    h -= 1

    # ---- the search

    def _visit(self, at: i64, state: i64, series: i64, stars: i64, score: i64, run: i64) -> None:
        """Choose for one place.

        series: tiles in series of this level, 2 bits per colour, and above them the number of Stars among these,
        which the bound must give back to the tiles that join them. run: whether any sequence was begun.
        """
        c = at & 3
        if c == 0 and self._ends(at, state, stars, score, run):
            return
        first = 8 * at
        halves = 2 * (stars + (series >> 8))
        self._others(first, halves, at, state, score)
        s = (state >> (6 * c)) & 63
        top = self._share(first, halves, self._states * at + s)
        if top <= self.best:
            return
        step_to = STEP
        cap = 1 + least(self.cap[c], self.have[at] + stars)
        most = self._most_in_series(at, series, stars)
        # first the choices that lose nothing against the bound, then the others
        for phase in range(i64(2)):
            for r in range(cap):
                to = step_to[5 * s + r]
                if to != DEAD:
                    self._choose(at, state, series, stars, score, run, r, to, most, top, phase)

    def _most_in_series(self, at: i64, series: i64, stars: i64) -> i64:
        if self._missing[at >> 2] > self.wild or (series == 0 and self._missing[at >> 2] > stars):
            return 0
        return least(3, self.have[at] + stars)

    def _choose(
        self, at: i64, state: i64, series: i64, stars: i64, score: i64, run: i64, r: i64, to: i64,
        most: i64, top: i64, phase: i64,
    ) -> None:
        """Try all numbers of tiles in series and of Stars, with r tiles in sequences leading to state `to`."""
        have = self.have[at]
        required = self.required[at]
        lack = self._completion.lack
        unit = UNITS[at & 3]
        prefix = PREFIXES * (at >> 2) + STARTS[(at & 3) + 1] + (series & 255)
        for g in range(most + 1):
            k = over(r + g, have)
            last = k
            # a Star beside an unused tile only helps when there is no sequence that takes it
            if self.explicit or (r == 0 and run == 0 and k < g):
                last = stars
            if last > stars:
                return
            needed = lack[prefix + g * unit]
            while k <= last and r + g - k >= required and needed <= stars - k:
                code: i64 = 0
                if at & 3 != 3:
                    code = series + g * unit
                    if g > 0:
                        code += k << 8
                gain = (r + g - k - required) * self.worth[at] - k * self.loss[at >> 2]
                halves = 2 * (stars - k + (code >> 8))
                new = gain + self._share(8 * at, halves, self._states * (at + 4) + to)
                if new > self.best and (new >= top) == (phase == 0):
                    self._path[at] = r | (g << 3) | (k << 5)
                    shift = 6 * (at & 3)
                    after = state + ((self._trim(at + 4, to, stars - k) - ((state >> shift) & 63)) << shift)
                    self._visit(at + 1, after, code, stars - k, score + gain, run | least(r, least(1, self.wild)))
                k += 1

    def _trim(self, at: i64, to: i64, stars: i64) -> i64:
        """Forgets finished sequences that nothing at the next level can make longer: fewer states to visit."""
        left: i64 = 0
        if at < 4 * self.levels:
            left = self.have[at] + stars
        return TRIM[5 * to + least(left, 4)]

    def _ends(self, at: i64, state: i64, stars: i64, score: i64, run: i64) -> bool:
        """At the beginning of a level: nothing more to search here."""
        if self.stopped:
            return True
        if at == 4 * self.levels:
            self._leaf(stars, score, run)
            return True
        if self.floor > 0 and (score & (COUNT - 1)) + self._rest_points[at >> 2] < self.floor:
            return True
        if self._known(at, state, stars, score, run):
            return True
        self.nodes += 1
        if self.nodes > self.limit:
            self.cut = True
            self.stopped = True
        return self.stopped or (self.nodes > self._patience and self._hopeless(at >> 2, state, stars, score))

    def _hopeless(self, level: i64, state: i64, stars: i64, score: i64) -> bool:
        """A search that takes long is worth the bound by pairs of colours."""
        if self._states > 10:
            return False
        if not self._paired:
            self._paired = True
            self._pairs.prepare(self.levels, self.have, self.required, self.worth, self.wild, self.series, self.cap[0])
        return score + self._pairs.bound(level, state, 2 * stars) <= self.best

    def _known(self, at: i64, state: i64, stars: i64, score: i64, run: i64) -> bool:
        """Whether this was reached before, with as good a score and, if it matters, as many points."""
        key = (state << 7) | ((at >> 2) << 3) | (stars << 1) | run
        slot = ((key * 0x9E3779B1) >> 16) & (SEEN - 1)
        key |= self._generation << 31
        if self._seen_key[slot] == key:
            seen = self._seen_score[slot]
            if seen >= score and (self.floor == 0 or (seen & (COUNT - 1)) >= (score & (COUNT - 1))):
                return True
        self._seen_key[slot] = key
        self._seen_score[slot] = score
        return False

    def _leaf(self, stars: i64, score: i64, run: i64) -> None:
        """All placed; spare Stars lengthen any sequence (or a split of it), else stay on the rack."""
        if stars > 0 and (self.explicit or run == 0):
            if stars > self.wild - self.owed:
                return
            score -= stars * self.star_worth
        if score > self.best and (self.floor == 0 or (score & (COUNT - 1)) >= self.floor):
            self.best = score
            self.found = True
            self.stopped = score >= self.enough
            for at in range(4 * self.levels):
                self.best_path[at] = self._path[at]

    # ---- 1 after 13: which aces lie at the top

    def _try_aces(self, start: i64) -> None:
        """One search for each number of aces at the top in each colour, the most promising first."""
        have = [int(self.have[c]) for c in range(4)]
        required = [int(self.required[c]) for c in range(4)]
        most = [self._bound_aces(c, have[c], required[c]) for c in range(4)]
        choices: list[tuple[int, ...]] = [()]
        for c in range(4):
            choices = [(*choice, top) for choice in choices for top in range(most[c] + 1)]
        for top, choice in sorted([(-self._top_with(choice), choice) for choice in choices]):
            if start - top <= self.best or self.stopped:
                return
            credit: i64 = 0
            for c in range(4):
                credit += self._set_aces(c, choice[c], have[c], required[c])
                self._bound_colour(c)
            self._begin(start + credit)

    def _set_aces(self, colour: i64, top: i64, have: i64, required: i64) -> i64:
        """Move aces to the top; what this lays beyond what has to be laid."""
        self.have[52 + colour] = top
        self.required[52 + colour] = top
        self.have[colour] = have - top
        self.required[colour] = over(required, top)
        return over(top, required) * self.worth[colour]

    def _bound_aces(self, colour: i64, have: i64, required: i64) -> int:
        """How many aces can be at the top; fills the bound of the colour for each number."""
        most = least(self.cap[colour], have)
        for value in range(i64(2)):
            most = least(most, self.have[44 + 4 * value + colour] + self.wild)
        for top in range(most + 1):
            credit = self._set_aces(colour, top, have, required)
            self._bound_colour(colour)
            for h in range(2 * self.wild + 1):
                self._tops[25 * colour + 5 * top + h] = credit + self._bound[self._layer * h + self._states * colour]
        return most

    def _top_with(self, tops: tuple[int, ...]) -> int:
        """The bound for these aces at the top: half Stars shared out between the colours at best."""
        halves = 2 * self.wild
        best = [int(self._tops[5 * tops[0] + h]) for h in range(halves + 1)]
        for c in range(1, 4):
            row = [int(self._tops[25 * c + 5 * tops[c] + h]) for h in range(halves + 1)]
            best = [max(best[i] + row[h - i] for i in range(h + 1)) for h in range(halves + 1)]
        return best[halves]
