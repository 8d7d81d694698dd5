"""I10: a table may be arranged in any way, but bots and hints change no more runs than their play needs."""

import pytest

from benchmarks.needless import tally
from tests.games.investo.test_levels import NAMES, positions
from tests.solver.changes import changed, fewest
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.policy import play_table
from tilerummy.games.investo.state import TO_CHOOSE, State
from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import RUNS


def needless(state: State, table: Layout) -> int:
    made = changed(state.lying(), table, RUNS)
    least = fewest(state.lying(), table.tiles() - state.table, RUNS, "none", made)
    return 0 if least is None else made - least


def test_any_play_changes_no_more_than_it_needs() -> None:
    """Plays drawn by chance, which is what every bot and hint lays its tiles with."""
    rng = Rng(3)
    made = 0
    for state in positions(11):
        rack = state.side(state.seat).rack
        if state.step == TO_CHOOSE and state.runs.count(state.table, rack) > 1:
            laid = state.runs.fair(state.table, rack, 0, rng)
            table = play_table(state, laid)
            made += 1
            assert table.tiles() == state.table.plus(laid)
            assert laid.size() == 0 or INVESTO.check(state, int(state.seat), INVESTO.parse_action(f"A {table}")) is None
            assert needless(state, table) == 0
    assert made > 3


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["random", "greedy", *NAMES[:4]])
def test_whole_matches_change_no_more_than_they_need(name: str) -> None:
    found = tally("investo", "", name, 2)
    assert found.plays > 10
    assert found.needless == 0
