"""The levels: they know what their seat may know, decide legally and alike in every build, and each beats the next."""

import hashlib
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from tests.games.builds import uncompiled
from tests.games.carrying import carry_out
from tests.games.investo.playouts import reshuffled, sampled
from tests.games.investo.positions import FULL
from tests.games.investo.positions import position as at
from tilerummy.analysis.weighing import weigh
from tilerummy.bots.player import ThinkingPlayer, make_player
from tilerummy.games.investo.actions import DOUBLE, INVEST
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.levels import Level, levels
from tilerummy.games.investo.policy import usefulness
from tilerummy.games.investo.reasons import reasons
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.slips import Slips
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.games.investo.weighing import InvestoOutlook
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

SLIPPING = "1b1a01fc0b39471c51f21ed2d44b41750c3e89a5e0358fa9a05e4b9f51492ebc"
HARD = "53f4ae0391ac5b80c3bc09df0f67851e34bef5a152b3c514261039f70c8e361e"
TOUGH = "beeae682dbfe06c4d9e9caf0faa1205c30a96abdbdd187e8a613edf8dd3344ab"
NAMES = ["beginner", "easy", "medium", "skilled", "strong", "hard", "tough", "expert"]
PRESETS = [*Rules.presets.values(), "rows=1 hand=3 rack_limit=3", "rows=8 hand=14 rack_limit=20 height=3"]


def small(name: str) -> Level:
    """The level with so little work a decision that uncompiled code can do it too."""
    level = levels()[name]
    return Level(name, level.slips, Search(12, 4, min(2, int(level.search.turns)), DEFAULT, level.search.halving))


def positions(every: int) -> Iterator[State]:
    for state in sampled(every, seed=3, greedy=True):
        if state.step != OVER:
            yield state


def test_eight_levels_can_be_chosen() -> None:
    assert list(INVESTO.bots()) == ["random", "greedy", *NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_do_not_change_a_decision(name: str) -> None:
    """I21: all that is hidden dealt anew, the same random numbers, the same decision."""
    random = Random(4)
    for state in positions(23):
        seat = int(state.seat)
        expected = small(name)(state, Rng(7))
        for _ in range(2):
            assert small(name)(reshuffled(state, seat, random), Rng(7)) == expected


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_do_not_change_a_decision_at_full_strength(name: str) -> None:
    """I21, with the number of playouts that people play against."""
    random = Random(5)
    level = levels()[name]
    for state in positions(97):
        expected = level(state, Rng(8))
        assert level(reshuffled(state, int(state.seat), random), Rng(8)) == expected


def test_cheap_policy_does_not_look_at_hidden_tiles() -> None:
    """Inside playouts it decides on states where everything could be seen."""
    random = Random(6)
    tactics = Tactics()
    for state in positions(3):
        decided = []
        for twin in (state, reshuffled(state, int(state.seat), random)):
            tactics.decide(twin)
            decided.append(str(tactics.choice.action(twin)))
        assert decided[0] == decided[1]


def play_legally(name: str, rules: str, seed: int, most: int) -> int:
    """So many decisions of a level against a weak one, each of them checked; how many there were."""
    seats = (small(name), small("easy"))
    rng = Rng(seed)
    luck = RandomLuck(Rng(seed + 1))
    state = INVESTO.deal(Rules.parse(rules), 2, None, luck)
    for made in range(most):
        if state.step == OVER:
            return made
        seat = int(state.seat)
        action = seats[seat](state, rng)
        assert INVESTO.check(state, seat, action) is None
        carry_out(INVESTO, state, action, luck)
    return most


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_under_all_rules(name: str, rules: str) -> None:
    assert play_legally(name, rules, 11, 40) > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_to_the_end_of_rounds(name: str, rules: str) -> None:
    for seed in (21, 31, 41):
        assert play_legally(name, rules, seed, 5000) < 5000


def trace(first: int, count: int) -> str:
    """A hash of decisions of every level, for comparing builds."""
    words: list[str] = []
    for n, state in enumerate(sampled(29, seed=first, greedy=True)):
        if n >= count:
            break
        if state.step != OVER:
            words += [str(small(name)(state, Rng(n))) for name in NAMES]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("names", "every", "digest"),
    [(NAMES[:5], 3, SLIPPING), (["hard"], 9, HARD), (["tough"], 41, TOUGH)],
    ids=["slipping", "hard", "tough"],
)
def test_levels_below_the_expert_stay_as_they_are(names: list[str], every: int, digest: str) -> None:
    """The ladder was measured with them: what is found for the expert must not change them.

    Mistakes are rare, so the levels that make some decide on more positions.
    """
    words: list[str] = []
    for n, state in enumerate(positions(every)):
        words += [str(levels()[name](state, Rng(n))) for name in names]
    assert hashlib.sha256("\n".join(words).encode()).hexdigest() == digest


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_levels_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 21, 12) == trace(21, 12)


# ---- mistakes


def put_down(planned: bool, rack: str, pot: str) -> set[str]:
    """All that is put down at step 4 by a player who is always careless there."""
    slips = Slips(0, 0, 0, 100, planned)
    state = at("pot 0", rack=rack, pot=pot)
    found = set()
    for seed in range(200):
        slips.decide(state, Rng(seed))
        found.add(str(slips.choice.action(state)))
    return found


@pytest.mark.parametrize("planned", [False, True])
def test_a_slip_puts_down_what_seems_of_little_use_in_any_row(planned: bool) -> None:
    """Not from the sequence, and not the red 12 and 13, which may become one; of equals any, on a stack too."""
    rows = ("I1", "I2")
    alone = {f"{row} {tile}" for row in rows for tile in ("b1", "k13", "y7")}
    assert put_down(planned, "r4-7 b1 y7 k13 r11 r12", "b10 / . / b2 b3 k6 / b4 b5 b8") == alone
    assert put_down(planned, "y7", "r7 / . / . / .") == {"I1 y7", "I2 y7", "I3 y7", "I4 y7", "X1.1 y7"}


def test_a_slip_puts_down_the_less_useful_half() -> None:
    """Whatever the rules: half of the loose tiles, and equals, promise no less."""
    slips = Slips(100, 100, 100, 100, False)
    for n, state in enumerate(positions(3)):
        rack = state.side(state.seat).rack
        starts = rack.one & rack.one >> 4 & rack.one >> 8
        loose = rack.one & ~(starts | starts << 4 | starts << 8) or rack.one
        slips.decide(state, Rng(n))
        if slips.choice.code & 15 in (INVEST, DOUBLE):
            use = usefulness(state, rack, slips.choice.code >> 9)
            assert 2 * sum(usefulness(state, rack, kind) < use for kind in Tiles(loose)) < len(Tiles(loose))


def test_a_careless_player_with_a_full_pot_doubles_or_puts_nothing_down() -> None:
    assert put_down(False, "y12", FULL) == {"N", "X3.1 y12"}


# ---- thinking


def test_a_single_option_is_not_searched() -> None:
    """Nothing to steal: the stock is the only draw."""
    state = INVESTO.deal(Rules(), 2, None, RandomLuck(Rng(1)))
    search = Search(50, 4, 1)
    found = search.look(INVESTO.view(state, int(state.seat)), Rng(1), 0.0)
    assert len(found) == 1
    assert search.playouts == 0


def test_thinking_time_is_used_and_kept() -> None:
    """A budget decides how long is thought, whatever the level's own number is: here one deal."""
    state = next(state for state in positions(31) if len(INVESTO.options(state)) > 3)
    seen = INVESTO.view(state, int(state.seat))
    search = Search(1, 4, 1)
    assert 1 < len(search.look(seen, Rng(1), 0.0)) == search.playouts
    search = Search(1, 4, 1)
    begun = process_time()
    found = search.look(seen, Rng(1), 0.3)
    assert process_time() - begun < 3.0  # less than 0.3 once all but one have dropped out
    assert search.playouts > len(found) > 1


def test_the_expert_uses_and_keeps_its_time() -> None:
    """It halves the decisions by the share of the time that is gone, and stops before it once all is clear."""
    state = next(state for state in positions(31) if len(INVESTO.options(state)) > 3)
    seen = INVESTO.view(state, int(state.seat))
    search = Search(1, 4, 1, DEFAULT, True)
    assert 1 < len(search.look(seen, Rng(1), 0.0)) == search.playouts
    begun = process_time()
    found = search.look(seen, Rng(1), 0.3)
    assert process_time() - begun < 3.0
    assert search.playouts >= 2 * len(found) > 2


def test_those_that_stay_to_the_end_come_first() -> None:
    for n, state in enumerate(positions(97)):
        search = Search(150, 6, 1, DEFAULT, True)
        found = search.look(INVESTO.view(state, int(state.seat)), Rng(n), 0.0)
        assert found[0].tries == max(each.tries for each in found)


def test_levels_become_thinking_players() -> None:
    player = make_player(INVESTO, "hard", 5)
    assert isinstance(player, ThinkingPlayer)


def test_explanation_ranks_what_was_considered_and_says_why() -> None:
    for state in positions(37):
        found = weigh(InvestoOutlook(small("expert"), INVESTO.view(state, int(state.seat)), Rng(2)), 8)
        assert 1 <= len(found.reasons) <= 3
        for each in found.moves:
            assert INVESTO.check(state, int(state.seat), INVESTO.parse_action(each.action)) is None


def test_deals_of_an_explanation_stay_as_they_are() -> None:
    """All of them are kept, and every decision is tried on each: racks dealt later must not change them."""
    state = next(state for state in positions(37) if len(INVESTO.options(state)) > 3)
    outlook = InvestoOutlook(small("expert"), INVESTO.view(state, int(state.seat)), Rng(2))
    deals = [outlook.imagine() for _ in range(12)]
    before = [(INVESTO.show_state(deal), deal.unseen.copy()) for deal, _ in deals]
    for deal in deals:
        for action in outlook.actions:
            outlook.attempt(action, deal)
    outlook.imagine()
    assert [(INVESTO.show_state(deal), deal.unseen) for deal, _ in deals] == before
    assert len({id(deal) for deal, _ in deals}) == len(deals)


def test_explanation_of_the_worked_example_names_the_row() -> None:
    """Red 7 beside black 10 and blue 5 makes an Investo that only its owner is likely to take."""
    text = (
        "pot 0 start 0 idle 0 lively | table | pot k10 b5 / . / . / . | must |"
        " rack r4 r5 r6 r7 k11 k12 | reserve | known | points 0 | rack ?10 | reserve | known | points 0"
    )
    state = INVESTO.determinize(INVESTO.parse_view("seat 0 | " + text, Rules()), Rng(3))
    found = reasons(state, INVESTO.parse_action("I1 r7"))
    assert [reason.code for reason in found] == ["row-for-you"]
    assert found[0].params["row"] == 1


def wins(stronger: str, weaker: str, pairs: int) -> float:
    from benchmarks.duel import pair

    won: list[float] = [pair("investo", "", (stronger, weaker), n)["won"] for n in range(1, pairs + 1)]
    return sum(won) / 2 / pairs


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"),
    [
        ("beginner", "random", 8),
        ("easy", "beginner", 12),
        ("medium", "easy", 20),
        ("skilled", "medium", 20),
        ("strong", "skilled", 20),
        ("hard", "strong", 10),
        ("tough", "hard", 10),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, pairs: int) -> None:
    """A few mirrored pairs, always the same; the whole duels are in docs/evidence."""
    assert wins(stronger, weaker, pairs) >= 0.6


@pytest.mark.compiled_only
def test_expert_beats_hard() -> None:
    assert wins("expert", "hard", 1) >= 0.5
