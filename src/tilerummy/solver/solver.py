"""The solver: best plays on a table, exact under every option of the rules."""

from typing import Final, final

from tilerummy.layout import Layout
from tilerummy.melds import Meld, MeldRules, meld_fault
from tilerummy.solver.calm import FewestChanges
from tilerummy.solver.constraints import KINDS, STAR_MODES, Aim, Constraints, rack_points
from tilerummy.solver.finder import Finder, Found
from tilerummy.solver.play import Play
from tilerummy.solver.ranking import ranked
from tilerummy.solver.tidy import tidied
from tilerummy.tiles import STAR, Tiles

OBJECTIVES: Final = ("tiles", "points")
EMPTY: Final = Layout()


@final
class Solver:
    """Finds plays under given rules; keeps its working space, so it is not to be shared by threads.

    `stars`: `exchange` (R8 as written), `free` (Stars on the table are wild again) or `none`. `limit`: how many nodes
    a search may visit, 0 for no limit; a play found within it may not be proven.
    """

    def __init__(self, rules: MeldRules, stars: str = "exchange") -> None:
        if stars not in STAR_MODES:
            raise ValueError(f"stars must be one of {', '.join(STAR_MODES)}, not {stars!r}")
        if not (rules.runs or rules.series):
            raise ValueError("no combinations are left: neither sequences nor series")
        self.rules: Final = rules
        self.stars: Final = stars
        self.finder: Final = Finder(rules)
        self.calm: Final = FewestChanges(self.finder, stars)

    def best(
        self, table: Layout, rack: Tiles, objective: str = "tiles", limit: int = 0, tidy: bool = False
    ) -> Play | None:
        """A play that lays the most tiles, or the most points; None if the table cannot be made valid.

        `tidy`: among equal plays one that changes the table little, for people; this takes many more searches.
        """
        constraints = self.constraints(table, rack)
        aim = aim_for(objective)
        self.finder.reset(limit)
        found = self.finder.find(constraints, aim)
        if found is None or found.score == 0 or not self.proven():
            return self.at_least_nothing(table, constraints, found)
        if tidy:
            found = tidied(self.finder, table, rack, self.stars, aim, found)
        return self.play(table, constraints, found)

    def at_least_nothing(self, table: Layout, constraints: Constraints, found: Found | None) -> Play | None:
        """A play that lays nothing leaves the table alone; so does a search that was cut short without finding more."""
        valid = all(meld_fault(meld.codes, self.rules) is None for meld in table.melds)
        if valid and (found is None or found.score == 0) and sum(constraints.low) == 0:
            return Play(table, table, Tiles(), 0, self.proven(), self.finder.nodes)
        return self.play(table, constraints, found)

    def tidied(self, table: Layout, after: Layout) -> Layout:
        """A table that is legal after this one, with the same tiles laid and as few combinations changed as can be."""
        return self.calm.lay(table, after)

    def several(self, table: Layout, rack: Tiles, number: int, objective: str = "tiles") -> list[Play]:
        """The best plays that differ in what they lay, the best first; one that lays nothing is none."""
        self.finder.reset(0)
        found = ranked(self.finder, self.constraints(table, rack), aim_for(objective), number)
        plays = [self.play(table, constraints, each) for constraints, each in found]
        return [play for play in plays if play is not None and play.laid]

    def empties(self, table: Layout, rack: Tiles, limit: int = 0) -> Play | None:
        """A play that lays the whole rack, or None; then `proven` of the solver says whether there is none."""
        constraints = self.constraints(table, rack)
        constraints.whole_rack()
        self.finder.reset(limit)
        return self.play(table, constraints, self.finder.find(constraints, Aim("tiles"), enough=0))

    def opening(
        self, table: Layout, rack: Tiles, minimum: int, objective: str = "points", limit: int = 0
    ) -> Play | None:
        """The best combinations from the rack alone that are worth the minimum (R5); None if there are none."""
        constraints = self.constraints(EMPTY, rack)
        self.finder.reset(limit)
        aim = aim_for(objective, True, minimum)
        found = self.finder.find(constraints, aim)
        if found is None or not found.melds:
            return None
        new = Layout(tuple([*table.melds, *[Meld(codes) for codes in found.melds]]))
        laid = Layout(tuple([Meld(codes) for codes in found.melds])).tiles()
        return Play(table, new, laid, aim.points(found.score), self.proven(), self.finder.nodes)

    def playable(self, table: Layout, rack: Tiles) -> list[int]:
        """The kinds of the rack, Stars too, that some legal play lays."""
        found: set[int] = set()
        for kind in range(KINDS):
            if rack.count(kind) > 0 and kind not in found:
                constraints = self.constraints(table, rack)
                constraints.low[kind] = 1
                self.finder.reset(0)
                play = self.play(table, constraints, self.finder.find(constraints, Aim("tiles"), enough=0))
                found.update(play.laid.kinds() if play else [])
        return sorted(found)

    def proven(self) -> bool:
        """Whether the last search went through to the end."""
        return not self.finder.cut

    def constraints(self, table: Layout, rack: Tiles) -> Constraints:
        found = Constraints(table, rack, self.rules, self.stars)
        for kind in range(KINDS):
            if found.fixed[kind] + found.high[kind] > 2:
                raise ValueError(f"more than two of a kind on table and rack: {table} and {rack}")
        if self.stars == "none" and found.fixed[STAR] + found.high[STAR] > 0:
            raise ValueError("Stars are not in play")
        return found

    def play(self, before: Layout, constraints: Constraints, found: Found | None) -> Play | None:
        if found is None:
            return None
        table = Layout(tuple([Meld(codes) for codes in found.melds]))
        laid = Tiles()
        for kind, count in enumerate(table.counts()):
            for _ in range(count - constraints.fixed[kind]):
                laid.add(kind)
        return Play(before, table, laid, rack_points(laid), self.proven(), self.finder.nodes)


def aim_for(objective: str, opening: bool = False, minimum: int = 0) -> Aim:
    if objective not in OBJECTIVES:
        raise ValueError(f"the objective must be one of {', '.join(OBJECTIVES)}, not {objective!r}")
    return Aim(objective, opening, minimum)
