"""The model of docs/scale.md: fitted lines, what players need, and that the evidence was computed by this code."""

import json
from argparse import Namespace

import msgspec
import pytest

from benchmarks.scale.__main__ import EVIDENCE, compare, costs_from
from benchmarks.scale.model import Costs, Line, fit, memory, most_at_one_database, needs

FOUND = json.loads(EVIDENCE.read_text("utf-8"))
COSTS = msgspec.convert(FOUND["costs"], Costs)


def test_a_fit_finds_the_line_that_the_points_are_on() -> None:
    assert fit([(x, 100 + 500 * x) for x in (0.01, 0.1, 0.4)]) == Line(100, 500)


def test_neither_part_of_a_cost_is_below_nothing() -> None:
    assert fit([(0.1, 10), (0.2, 40), (0.3, 90)]).move >= 0
    assert fit([(0.1, 90), (0.2, 40), (0.3, 10)]).commit == 0


def test_the_evidence_is_what_this_model_makes_of_its_runs() -> None:
    assert costs_from(FOUND["one"], FOUND["two"], 200) == COSTS
    assert FOUND["model"] == [needs(COSTS, row["players"]) for row in FOUND["model"]]
    assert FOUND["simulation"] == compare(COSTS, FOUND, Namespace(more=800))


def test_more_players_need_more_and_another_database_when_one_is_full() -> None:
    full = round(most_at_one_database(COSTS) * 20)
    assert needs(COSTS, full - 100)["databases"] == 1
    assert needs(COSTS, full + 100)["databases"] == 2
    assert memory(COSTS, 2000, 2) == pytest.approx(2 * memory(COSTS, 1000, 1))
