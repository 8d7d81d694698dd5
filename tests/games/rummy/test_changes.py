"""R7: a table may be arranged in any way, but bots and hints change no more combinations than their play needs."""

from collections.abc import Iterator

import pytest

from benchmarks.needless import tally
from tests.games.rummy.setting import setting
from tests.games.rummy.test_levels import NAMES, ODD, PRESETS, positions, small
from tests.solver.agreement import COMPILED
from tests.solver.changes import changed, fewest
from tilerummy.analysis.advice import analyse
from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.plays import Draft, best_play, random_play, tidied
from tilerummy.games.rummy.solving import Question, solve
from tilerummy.games.rummy.state import TO_CHOOSE, State
from tilerummy.layout import Layout
from tilerummy.luck import Rng

CROWDED = "turn=draw stars=free stall_limit=0 mixed=true opening=0"  # early openings and many ways to lay


def needless(state: State, table: Layout) -> int:
    """Combinations that this play changes and need not."""
    if state.side(state.seat).plays == 0:
        return changed(state.lying, table, state.melds)  # R5
    made = changed(state.lying, table, state.melds)
    laid = table.tiles() - state.table
    least = fewest(state.lying, laid, state.melds, state.rules.stars, made)
    return 0 if least is None else made - least


def plays_of(name: str, rules: str, seed: int, rounds: int) -> Iterator[tuple[State, Action]]:
    """What a level plays on tables of greedy players."""
    level = RUMMY.bots()[name] if name in ("random", "greedy") else small(name, wishes=False)
    for n, state in enumerate(positions(rules, 2, seed, 2, rounds)):
        action = level(state, Rng(n))
        if action.table is not None:
            yield state, action


SAMPLE = [  # rules, table, rack: positions of matches in which some level changed too much
    ("", "b4-8 y8-11 3:ryk 7:bryk", "b1 b1 b2 b5 y1 y5 y6"),
    ("", "b6-8 b8-10 r2-4 r4-6 [y5 *y6 y7 y8] 3:bry 10:ryk", "r8 k5 k6"),
    ("", "[r13 *y13 k13] b3-5 [r2 *y2 k2] 5:brk", "b6 b8 r7 r9 r9 y2 y5 y7 y8 k1 k9"),
    ("", "b1-3 b3-8 r11-13 [*r4 y4 k4] 10:bryk 10:bry", "b6 r6 y6 k3"),
    ("classic", "b6-10 r2-5 [k5 k6 *k7] 10:ryk", "b3 b8 b11 b12 r4 r6 y1 y3 y5 y7 y7 y8 k7"),
    ("classic", "b4-6 b5-8 r3-5 y8-11 k4-9 1:bry [b10 y10 *k10]", "b1 b2 b7 b10 y1 y3 k2 k3 k3 k7"),
    ("family", "4:ryk 7:bry 9:ryk [y1 y2 k3] [r3 k4 y5] [r5 r6 b7 b8] [y8 y9 k10]", "y1 y2 k5 k8 k10"),
    ("family", "1:bry [k2 y3 b4] [r7 y8 y9] [r9 y10 y11]", "b5 b5 b6 b8 b10 b10 r5 r13 y10 k6 k8"),
]


@pytest.mark.parametrize("name", ["greedy", *NAMES])
def test_bots_change_no_more_than_they_need_in_known_positions(name: str) -> None:
    level = RUMMY.bots()[name] if name == "greedy" else small(name, wishes=False)
    made = 0
    for rules, table, rack in SAMPLE:
        state = setting([rack, "r1 b13"], table, rules)
        for seed in range(4 if name in NAMES[:3] else 1):  # the others make no mistakes
            action = level(state, Rng(seed))
            if action.table is not None:
                made += 1
                assert needless(state, action.table) == 0, f"{table} | {rack}: {action}"
    assert made > 3


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["random", "greedy", *NAMES])
def test_bots_change_no_more_than_they_need(name: str) -> None:
    found = [(state, action) for rules in (CROWDED, "classic") for state, action in plays_of(name, rules, 3, 3)]
    assert len(found) > 10
    for state, action in found:
        assert action.table is not None
        assert needless(state, action.table) == 0, f"{RUMMY.show_state(state)}: {action}"


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", ["", "classic"])
@pytest.mark.parametrize("name", NAMES)
def test_whole_matches_change_no_more_than_they_need(name: str, rules: str) -> None:
    """`beginner` never rearranges: where that would change fewer combinations than adding tiles does, it adds them.

    For racks of thirty tiles, which `expert` and at times `hard` lay at once where racks grow, the search may give up.
    """
    found = tally("rummy", rules, name, 2)
    assert found.plays > 10
    if rules == "classic" and name in ("hard", "expert"):
        assert found.needless == 0 or found.shortest >= 30
    else:
        assert found.needless <= (found.plays // 100 if name == "beginner" else 0)


def some_play(state: State, rng: Rng) -> Layout | None:
    """One put together by chance, or the largest."""
    draft = Draft(state, rng)
    if rng.below(2) == 0 or draft.look() == 0:
        play = best_play(state)
        return None if play is None else play.table
    return random_play(draft, rng)


@pytest.mark.parametrize("rules", [*PRESETS, *ODD, CROWDED])
def test_a_tidied_play_lays_the_same_tiles_and_is_accepted(rules: str) -> None:
    """R2, R5, R7, R8, R11: whatever play it is."""
    rng = Rng(5)
    made = 0
    for state in positions(rules, 3, 6, 2 if COMPILED else 5):
        table = some_play(state, rng) if state.step == TO_CHOOSE else None
        if table is not None:
            made += 1
            found = tidied(state, table)
            assert found.tiles() == table.tiles()
            assert changed(state.lying, found, state.melds) <= changed(state.lying, table, state.melds)
            assert RUMMY.check(state, int(state.seat), Action(2, found)) is None
    assert made > 0 or not COMPILED


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", ["classic", ""])
def test_hints_change_no_more_than_they_need(rules: str) -> None:
    """All decisions that an explanation compares."""
    made = 0
    for state in positions(rules, 2, 4, 1, 3):
        seen = RUMMY.view(state, int(state.seat))
        for each in small("expert", wishes=False).search.look(seen, Rng(1), 0.0, 4):
            table = each.action(state).table
            if table is not None:
                made += 1
                assert needless(state, table) == 0
    assert made > 5


def test_a_review_shows_what_the_bot_would_have_played() -> None:
    """As the person who lays r8 where nothing else must move, and not a table that was turned over."""
    state = setting(["r8 k1", "b1 b2"], "r5-7 8:rky b6-9")
    found = analyse(RUMMY, RUMMY.view(state, 0), RUMMY.parse_action("E k1"), "hard", 2)
    table = RUMMY.parse_action(found.best.action).table
    assert table is None or needless(state, table) == 0


@pytest.mark.parametrize("objective", ["tiles", "points", "empty"])
def test_answers_of_the_solver_change_no_more_than_they_need(objective: str) -> None:
    table = "r5-7 b5-7 y5-7 k8-11 9:bry 2:bry r2-4"
    answer = solve(Question("r8 k5 k6 k7", table, objective, more=5), 10000)  # type: ignore[arg-type]
    state = setting(["r8 k5 k6 k7", "b1"], table)
    shown = [answer["play"], *answer["more"]]
    assert len(shown) > (objective != "empty")
    for each in shown:
        assert needless(state, Layout.parse(each["table"])) == 0, each
