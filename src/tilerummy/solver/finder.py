"""One search under one set of constraints, whatever the options: over all ways to treat the Stars on the table."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.melds import MeldRules
from tilerummy.solver.constraints import Aim, Claim, Constraints, Copies
from tilerummy.solver.mixed import LEVELS, MixedSearch
from tilerummy.solver.mixed_reconstruction import lay_out_mixed
from tilerummy.solver.reconstruction import lay_out_path
from tilerummy.solver.search import NO_LIMIT, LayoutSearch

Codes = tuple[int, ...]


@final
class Found:
    """An arrangement of all tiles that lie there afterwards, and its score under the aim."""

    def __init__(self, score: int, melds: list[Codes]) -> None:
        self.score: Final = score
        self.melds: Final = melds


@final
class Finder:
    """Keeps the working space of its searches; not to be shared by threads."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules: Final = rules
        self.mixed: Final = MixedSearch() if rules.mixed and rules.runs else None
        self.search: Final = LayoutSearch()
        self.copies: Final = Copies()
        self.limit: int = 0  # nodes; 0 for none
        self.nodes: int = 0
        self.cut: bool = False

    def reset(self, limit: int) -> None:
        self.limit = limit
        self.nodes = 0
        self.cut = False

    def find(self, constraints: Constraints, aim: Aim, above: int = -1, enough: int | None = None) -> Found | None:
        """The best with a score greater than `above`; the first with `enough`."""
        goal = constraints.full_score(aim)
        if enough is not None and enough < goal:
            goal = enough
        found: Found | None = None
        for claim in constraints.claims():
            found = self.find_with(constraints, claim, aim, found.score if found else above, goal) or found
            if self.cut or (found and found.score >= goal):
                break
        if found and aim.points(found.score) < aim.minimum:
            return None
        return found

    def find_with(self, constraints: Constraints, claim: Claim, aim: Aim, above: int, goal: int) -> Found | None:
        self.copies.fill(constraints, claim, aim)
        if self.mixed is not None:
            return self.find_mixed(self.mixed, claim, aim, above)
        search = self.search
        self.set_up(search, aim)
        search.best = above
        search.enough = goal
        search.run(self.copies.start)
        self.nodes += int(search.nodes)
        self.cut = self.cut or search.cut
        return Found(int(search.best), lay_out_path(search, claim.kept)) if search.found else None

    def set_up(self, search: LayoutSearch, aim: Aim) -> None:
        copies = self.copies
        search.levels = 14 if self.rules.ace_high and self.rules.runs else 13
        search.have = copies.have
        search.required = copies.required
        for level in range(14):
            value = level % 13 + 1
            search.loss[level] = aim.loss(value)
            worth: i64 = aim.tile(value)
            for colour in range(4):
                search.worth[4 * level + colour] = worth
        search.series = self.rules.series
        search.wild = copies.wild
        search.owed = copies.owed
        search.star_worth = aim.star
        search.explicit = aim.opening
        search.floor = aim.floor()
        search.nodes = 0
        search.stopped = False
        search.cut = False
        search.limit = self.limit - self.nodes if self.limit else NO_LIMIT
        self.set_caps(search)

    def set_caps(self, search: LayoutSearch) -> None:
        """More than two sequences side by side only where a kept Star or, in an opening, a Star's worth asks for it."""
        for colour in range(4):
            cap = 2
            if not self.rules.runs:
                cap = 0
            elif search.explicit:
                cap = 2 + int(search.wild)
            else:
                for at in range(colour, 52, 4):
                    cap = max(cap, int(search.have[at]))
            search.cap[colour] = cap

    def find_mixed(self, search: MixedSearch, claim: Claim, aim: Aim, above: int) -> Found | None:
        copies = self.copies
        search.levels = 14 if self.rules.ace_high else 13
        search.have = copies.have
        search.required = copies.required
        for level in range(14):
            value = level % 13 + 1
            search.worth[level] = aim.tile(value)
            search.loss[level] = aim.loss(value)
            search.worth[LEVELS + level] = value
            search.loss[LEVELS + level] = 13 - value
        search.star_worth[0] = aim.star
        search.star_worth[1] = 13
        search.series = self.rules.series
        search.wild = copies.wild
        search.owed = copies.owed
        search.floor = aim.floor()
        search.nodes = 0
        search.stopped = False
        search.limit = self.limit - self.nodes if self.limit else NO_LIMIT
        search.best = above
        search.run(copies.start)
        self.nodes += int(search.nodes)
        self.cut = self.cut or search.stopped
        return Found(int(search.best), lay_out_mixed(search, claim.kept)) if search.found else None
