"""An independent integer program for the best play, solved by HiGHS: counts of melds, not a search through values.

Columns: sequences of three to five places (longer ones are made of these) and series; for each kind the tiles and the
Stars in either; what the rack lays; and for each Star on the table what it goes on as or what released it.
"""

from collections import Counter

import highspy
import numpy as np

from tests.solver.judge import stands_for
from tilerummy.layout import Layout
from tilerummy.melds import MeldRules
from tilerummy.tiles import STAR, Tiles


class Program:
    def __init__(self) -> None:
        self.costs: list[float] = []
        self.tops: list[float] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []

    def column(self, cost: float = 0, top: float = highspy.kHighsInf) -> int:
        self.costs.append(cost)
        self.tops.append(top)
        return len(self.costs) - 1

    def row(self, terms: dict[int, float], low: float, high: float) -> None:
        self.rows.append((terms, low, high))

    def maximum(self) -> int | None:
        solver = highspy.Highs()  # type: ignore[no-untyped-call]
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.costs), len(self.rows)
        lp.col_cost_ = np.array(self.costs)
        lp.col_lower_ = np.zeros(len(self.costs))
        lp.col_upper_ = np.array(self.tops)
        lp.row_lower_ = np.array([low for _, low, _ in self.rows])
        lp.row_upper_ = np.array([high for _, _, high in self.rows])
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0] + [len(terms) for terms, _, _ in self.rows])
        lp.a_matrix_.index_ = np.array([i for terms, _, _ in self.rows for i in terms])
        lp.a_matrix_.value_ = np.array([float(x) for terms, _, _ in self.rows for x in terms.values()])
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(self.costs)
        solver.passModel(lp)
        solver.run()
        if solver.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
            return None
        assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return round(solver.getInfo().objective_function_value)


def best_value(
    table: Layout,
    rack: Tiles,
    rules: MeldRules,
    stars: str,
    objective: str,
    minimum: int | None = None,
    must_lay: Tiles | None = None,
) -> int | None:
    """Most tiles or most points; with a minimum, of an opening from the rack alone; None if it cannot be."""
    opening = minimum is not None
    model = Program()
    before = Layout() if opening else table
    laid = {}
    for kind in range(STAR + 1):
        value = 25 if kind == STAR else kind // 4 + 1
        cost = 1 if objective == "tiles" else (0 if kind == STAR and opening else value)
        laid[kind] = model.column(cost)
        model.row({laid[kind]: 1}, int(must_lay.count(kind)) if must_lay else 0, int(rack.count(kind)))
    star_cost = [value if opening and objective == "points" else 0 for value in range(1, 14)]
    tiles, wild = add_melds(model, rules, star_cost)
    counts = before.counts()
    for kind in range(STAR):
        model.row({**{i: 1 for i in tiles[kind]}, laid[kind]: -1}, counts[kind], counts[kind])
    all_stars = {i: 1.0 for kind in range(STAR) for i in wild[kind]}
    model.row({**all_stars, laid[STAR]: -1}, counts[STAR], counts[STAR])
    if stars == "exchange":
        add_exchange(model, stands_for(before, rules), wild, laid)
    if minimum:
        worth = {laid[kind]: kind // 4 + 1 for kind in range(STAR)}
        worth |= {i: kind // 4 + 1 for kind in range(STAR) for i in wild[kind]}
        model.row({i: float(x) for i, x in worth.items()}, minimum, highspy.kHighsInf)
    return model.maximum()


def add_melds(
    model: Program, rules: MeldRules, star_cost: list[int]
) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """For each kind the columns that count its tiles and the Stars that stand for it."""
    levels = 14 if rules.ace_high else 13
    tiles: dict[int, list[int]] = {kind: [] for kind in range(STAR)}
    wild: dict[int, list[int]] = {kind: [] for kind in range(STAR)}
    if rules.runs:
        for lane in range(1 if rules.mixed else 4):
            melds = [(first, size, model.column()) for size in (3, 4, 5) for first in range(levels - size + 1)]
            for level in range(levels):
                cells = {i: -1.0 for first, size, i in melds if first <= level < first + size}
                for colour in range(4) if rules.mixed else [lane]:
                    kind = 4 * (level % 13) + colour
                    cells |= {add_cell(model, kind, tiles): 1, add_cell(model, kind, wild, star_cost): 1}
                model.row(cells, 0, 0)
    for value in range(13 if rules.series else 0):
        sets = [(missing, model.column()) for missing in (0, 1, 2, 3, None)]
        for colour in range(4):
            kind = 4 * value + colour
            cells = {i: -1.0 for missing, i in sets if missing != colour}
            cells |= {add_cell(model, kind, tiles): 1, add_cell(model, kind, wild, star_cost): 1}
            model.row(cells, 0, 0)
    return tiles, wild


def add_cell(model: Program, kind: int, where: dict[int, list[int]], cost: list[int] | None = None) -> int:
    column = model.column(cost[kind // 4] if cost else 0)
    where[kind].append(column)
    return column


def add_exchange(
    model: Program, sources: list[tuple[int, ...]], wild: dict[int, list[int]], laid: dict[int, int]
) -> None:
    """R8: one reading of all Stars holds; each goes on as it says, or a laid tile of its own released it."""
    chosen = {model.column(): Counter(source) for source in sources}
    model.row({i: 1.0 for i in chosen}, 1, 1)
    for kind in {kind for source in sources for kind in source}:
        kept, released = model.column(), model.column()
        terms = {i: -float(source[kind]) for i, source in chosen.items() if source[kind]}
        model.row({kept: 1.0, released: 1.0, **terms}, 0, 0)
        model.row({**{i: 1.0 for i in wild[kind]}, kept: -1.0}, 0, highspy.kHighsInf)
        model.row({laid[kind]: 1.0, released: -1.0}, 0, highspy.kHighsInf)
