"""The levels: they know what their seat may know, decide legally and alike in every build, and each beats the next."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.builds import uncompiled
from tests.games.carrying import carry_out
from tests.games.gin.positions import OTHER, TEN, lucky, place
from tests.games.gin.test_view import reshuffled
from tilerummy.analysis.advice import analyse
from tilerummy.analysis.weighing import Analysis, weigh
from tilerummy.bots.player import ThinkingPlayer, make_player
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.candidates import candidates
from tilerummy.games.gin.chances import Guess, enters, near
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.levels import Level, levels
from tilerummy.games.gin.reasons import reasons
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.search import MOST_TURNS, Search
from tilerummy.games.gin.slips import Slips
from tilerummy.games.gin.stakes import Stakes
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_LAY, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.weighing import GinOutlook
from tilerummy.luck import Rng
from tilerummy.solver.hand import meldable
from tilerummy.tiles import Tiles, bit_of
from tilerummy.words import LANGUAGES, Words

ROOT = Path(__file__).parents[3]
NAMES = ["beginner", "easy", "medium", "hard", "expert"]
EXTREME = "limit=100 least_laid=0 knock=both petit=both highest=1 untaken=mixed start=upcard stock_left=10"
RULES = [
    *[(preset, 2) for preset in Rules.presets],
    ("", 3),
    ("", 4),
    ("standard-52", 3),
    ("classic-52", 4),
    ("untaken=mixed start=upcard retake=false", 2),
    (EXTREME, 3),
    ("turn_cap=3 petit=never knock=discard gin=closed", 4),
]
SOME = [("", 2), ("", 3), ("standard-52", 2), ("classic-52", 4), ("untaken=mixed start=upcard", 2)]
AT_DISCARD = "discard 0 dealer 1 turns 4 passes 0"


def small(name: str) -> Level:
    """The level with so little work a decision that uncompiled code can do it too."""
    level = levels()[name]
    return Level(name, level.slips, Search(8, 3, min(2, int(level.search.turns)), Guess(10, 4), Tactics()))


def positions(rules: str, seats: int, every: int, seed: int = 3) -> Iterator[State]:
    """Some positions of rounds of the cheap policy."""
    tactics = Tactics()
    step = 0
    for number in range(3):
        luck = lucky(seed + number)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        while state.step != OVER:
            step += 1
            if step % every == 0 or state.step == TO_LAY:
                yield state.copy()
            tactics.decide(state)
            carry_out(GIN, state, tactics.choice.action(state), luck)


def test_five_levels_can_be_chosen() -> None:
    assert list(GIN.bots()) == ["random", "greedy", "baseline", "learned", *NAMES]


# ---- what a level may know


@pytest.mark.parametrize(("rules", "seats"), SOME)
@pytest.mark.parametrize("name", [*NAMES, "random", "greedy", "baseline", "learned"])
def test_hidden_tiles_do_not_change_a_decision(name: str, rules: str, seats: int) -> None:
    """G12: all that is hidden dealt anew, the same random numbers, the same decision."""
    rng = Rng(4)
    bot = small(name) if name in NAMES else GIN.bots()[name]
    for state in positions(rules, seats, 17):
        expected = bot(state, Rng(7))
        for _ in range(2):
            assert bot(reshuffled(state, int(state.seat), rng), Rng(7)) == expected


@pytest.mark.compiled_only
@pytest.mark.parametrize(("rules", "seats"), SOME)
@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_do_not_change_a_decision_at_full_strength(name: str, rules: str, seats: int) -> None:
    """G12, with the number of playouts that people play against."""
    rng = Rng(5)
    level = levels()[name]
    for state in positions(rules, seats, 23):
        assert level(reshuffled(state, int(state.seat), rng), Rng(8)) == level(state, Rng(8))


@pytest.mark.parametrize(("rules", "seats"), SOME)
def test_cheap_policy_does_not_look_at_hidden_tiles(rules: str, seats: int) -> None:
    """Inside playouts it decides on states where everything could be seen."""
    rng = Rng(6)
    tactics = Tactics()
    for state in positions(rules, seats, 2):
        decided = []
        for twin in (state, reshuffled(state, int(state.seat), rng)):
            tactics.decide(twin)
            decided.append(str(tactics.choice.action(twin)))
        assert decided[0] == decided[1]


@pytest.mark.parametrize(("rules", "seats"), SOME)
def test_imagined_states_agree_with_the_view(rules: str, seats: int) -> None:
    guess = Guess(20, 10)
    rng = Rng(9)
    for state in positions(rules, seats, 9):
        seen = GIN.view(state, int(state.seat))
        twin = guess.begin(seen, rng)
        for _ in range(3):
            assert GIN.view(twin, int(state.seat)) == seen
            assert GIN.tiles(twin) == GIN.tiles(state)
            assert all(side.rack.holds(side.known) for side in twin.sides)
            guess.go_on(seen, twin, rng)


def test_imagined_racks_have_no_use_for_what_was_thrown_away() -> None:
    """Whoever threw away r7 and r8 will rarely hold r5, r6, r9 and r10."""
    text = (
        "draw 0 dealer 0 turns 12 passes 0 | out | discard | taken | gone r7 r8 | lying |"
        f" rack {TEN} | known | rack ?10 | known thrown r7 r8"
    )
    seen = GIN.parse_view("seat 0 | " + text, Rules())
    held = {weights: 0 for weights in ((0.0,) * 6, ())}
    for weights in held:
        guess = Guess(60, 60, weights)
        rng = Rng(1)
        state = guess.begin(seen, rng)
        for _ in range(60):
            guess.go_on(seen, state, rng)
            held[weights] += len(state.sides[1].rack.common(Tiles.parse("r5 r6 r9 r10")))
    assert held[()] < held[(0.0,) * 6]


# ---- decisions


def play_legally(name: str, rules: str, seats: int, seed: int, most: int) -> int:
    """So many decisions of a level among weak ones, each of them checked; how many there were."""
    level, weak = small(name), small("easy")
    rng = Rng(seed)
    luck = lucky(seed + 1)
    state = GIN.deal(Rules.parse(rules), seats, None, luck)
    for made in range(most):
        if state.step == OVER:
            return made
        seat = int(state.seat)
        action = (level if seat == seed % seats else weak)(state, rng)
        assert GIN.check(state, seat, action) is None
        carry_out(GIN, state, action, luck)
    return most


@pytest.mark.parametrize(("rules", "seats"), RULES)
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_under_all_rules(name: str, rules: str, seats: int) -> None:
    assert play_legally(name, rules, seats, 11, 30) > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize(("rules", "seats"), RULES)
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_to_the_end_of_rounds(name: str, rules: str, seats: int) -> None:
    for seed in (21, 31, 41):
        assert play_legally(name, rules, seats, seed, 5000) < 5000


def trace(first: int, every: int) -> str:
    """A hash of decisions of every level, for comparing builds."""
    words: list[str] = []
    for rules, seats in SOME:
        for n, state in enumerate(positions(rules, seats, every, first)):
            words += [str(small(name)(state, Rng(n))) for name in NAMES]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()


def test_a_decision_is_the_same_for_the_same_numbers() -> None:
    for state in positions("standard-52", 2, 13):
        for name in NAMES:
            assert small(name)(state, Rng(3)) == small(name)(state, Rng(3))


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_levels_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 21, 29) == trace(21, 29)


def test_a_useless_discard_is_not_searched() -> None:
    """k13 fits nothing here: the stock is the only draw worth a look."""
    state = place("b1 b2 b5 r1 r5 r9 y3 y7 y11 k3", OTHER, discard="k13")
    search = Search(50, 4, 1, Guess(), Tactics())
    found = search.look(GIN.view(state, 0), Rng(1), 0.0)
    assert [str(each.action(state)) for each in found] == ["S"]
    assert search.playouts == 0


def test_thinking_time_is_used_and_kept() -> None:
    """A budget decides how long is thought, whatever the level's own number is."""
    state = place(TEN, OTHER, head=AT_DISCARD).copy()
    state.sides[0].rack.add(50)
    state.unseen.remove(50)
    search = Search(1, 6, 1, Guess(), Tactics())
    found = search.look(GIN.view(state, 0), Rng(1), 0.2)
    assert search.playouts > len(found) > 1
    assert search.seconds < 2.0  # less than 0.2 once all but one have dropped out


def endless_position() -> State:
    """At a discard of rounds that only the number of turns ends; rules made like this are not validated."""
    luck = lucky(3)
    rules = Rules(untaken="mixed", turn_cap=1000, grand=False, petit="never", knock="never")
    state = GIN.deal(rules, 4, None, luck)
    tactics = Tactics()
    while state.turns < 4 or state.step != TO_DISCARD:
        tactics.decide(state)
        carry_out(GIN, state, tactics.choice.action(state), luck)
    return state


def test_rounds_without_end_are_given_up() -> None:
    """Without an estimate rounds are played to their end, but for a hundred turns each; then they count as void."""
    state = endless_position()
    seat, before = int(state.seat), int(state.turns)
    search = Search(8, 4, 2, Guess(10, 4), Tactics())
    candidate = candidates(state, search.tactics, 4)[0]
    luck = lucky(1)
    candidate.carry_out(state, luck)
    search.play_out(state, luck)
    assert state.step != OVER
    assert before + 400 <= state.turns <= before + 401
    search.note(candidate, state, seat, Stakes(state.fixed))
    assert (candidate.ahead, candidate.won) == (0.0, 0.25)


def test_time_is_kept_where_rounds_have_no_end() -> None:
    """The clock is looked at before every playout, and a deal not tried with all decisions counts for none."""
    state = endless_position()
    search = Search(8, 8, 2, Guess(10, 4), Tactics())
    found = search.look(GIN.view(state, int(state.seat)), Rng(1), 0.01)
    assert len({each.tries for each in found}) == 1
    assert search.seconds < 20.0  # uncompiled a playout takes some seconds, and there were 8 of ten times as many turns


@pytest.mark.compiled_only
def test_work_is_bounded_where_rounds_have_no_end() -> None:
    """Whatever the number of playouts, a decision is made after so many turns."""
    state = endless_position()
    search = Search(100000, 8, 2, Guess(), Tactics())
    found = search.look(GIN.view(state, int(state.seat)), Rng(1), 0.0)
    assert MOST_TURNS // 400 <= search.playouts <= MOST_TURNS // 400 + len(found)


def test_levels_become_thinking_players() -> None:
    assert isinstance(make_player(GIN, "hard", 5), ThinkingPlayer)


def test_lay_downs_that_others_can_add_to_are_compared() -> None:
    """Three 7s and red 7-8-9 share a tile: who goes out may lay either, and looks at both."""
    state = place("7:bry r8-9 k1-3 y1 y2", OTHER, head=AT_DISCARD, rules="least_laid=0 limit=50")
    state.step, state.out, state.way = TO_LAY, 0, 3
    state.sides[0].shown = True
    assert len(candidates(state, Tactics(), 4)) > 1


def test_sets_of_fitting_kinds() -> None:
    rack = Tiles.parse("r5 r6 b9 y9")
    assert str(Tiles(enters(rack.one))) == "r4 r7 r9 k9"
    assert {"r3", "r4", "r7", "r8", "b5", "y6", "k9", "b8"} <= set(str(Tiles(near(rack.one))).split())
    assert "k1" not in str(Tiles(near(rack.one)))


# ---- mistakes


def slipping(*percent: int) -> Slips:
    return Slips(percent[0], percent[1], percent[2], percent[3], False)


def decided(slips: Slips, state: State, seed: int) -> Action:
    slips.decide(state, Rng(seed))
    return slips.choice.action(state)


def test_a_helpful_discard_is_overlooked() -> None:
    state = place("r5 r6 b1 b3 y9 y11 k2 k4 k8 k13", OTHER, discard="r7")
    assert str(decided(slipping(0, 0, 0, 0), state, 1)) == "U"
    assert str(decided(slipping(100, 0, 0, 0), state, 1)) == "S"


def test_a_useless_discard_is_taken() -> None:
    state = place("r5 r6 b1 b3 y9 y11 k2 k4 k8 k13", OTHER, discard="r13")
    assert str(decided(slipping(0, 100, 0, 0), state, 1)) == "U"


def test_going_out_is_forgotten() -> None:
    state = place("r1-3 8:bry k5-7 k9", OTHER)
    assert str(decided(slipping(0, 0, 0, 0), state, 1)) == "K"
    assert str(decided(slipping(0, 0, 100, 0), state, 1)) == "S"


def test_hopeless_pairs_are_kept_and_tiles_alone_thrown_away() -> None:
    state = place("r1-3 k12 k13 b12 y5 y8 r10 b2 y1", OTHER, head=AT_DISCARD)
    slips = slipping(0, 0, 0, 100)
    thrown = {decided(slips, state, seed).tile for seed in range(20)}
    rack = state.rack().one
    assert len(thrown) > 1
    assert all(not bit_of(kind) & (near(rack) | meldable(rack)) for kind in thrown)


def test_a_hand_of_combinations_is_not_torn_apart() -> None:
    """Who forgets to go out with it, or does not see what is of use, still spares the combinations."""
    state = place("r1-4 8:bry k4-7", OTHER, head=AT_DISCARD)
    slips = slipping(0, 0, 100, 100)
    assert {str(decided(slips, state, seed)) for seed in range(40)} == {"D r1", "D r4", "D k4", "D k7"}


def test_low_levels_slip_now_and_then() -> None:
    """On the positions of a round a beginner differs from the cheap policy more often than medium does."""
    differ = {name: 0 for name in ("beginner", "medium")}
    for name in differ:
        slips = levels()[name].slips
        assert slips is not None
        clean = Slips(0, 0, 0, 0, slips.planned)
        for n, state in enumerate(positions("", 2, 1)):
            differ[name] += decided(slips, state, n) != decided(clean, state, n)
    assert differ["beginner"] > differ["medium"]


# ---- the published baseline


def baseline(state: State, seed: int = 1) -> str:
    return str(GIN.bots()["baseline"](state, Rng(seed)))


def card_place(*racks: str, **parts: str) -> State:
    return place(*racks, rules="standard-52", **parts)


def test_baseline_takes_what_enters_a_combination_and_nothing_else() -> None:
    rack = "r5 r6 b1 b3 y9 y11 k2 k4 k8 k13"
    assert baseline(card_place(rack, OTHER.replace("k12", "k10"), discard="r7")) == "U"
    assert baseline(card_place(rack, OTHER.replace("k12", "k10"), discard="r1")) == "S"


def test_baseline_takes_or_passes_the_tile_turned_up() -> None:
    head = "offer 0 dealer 1 turns 0 passes 0"
    rack = "r5 r6 b1 b3 y9 y11 k2 k4 k8 k13"
    assert baseline(card_place(rack, OTHER.replace("k12", "k10"), head=head, discard="r7")) == "U"
    assert baseline(card_place(rack, OTHER.replace("k12", "k10"), head=head, discard="r1")) == "P"


def test_baseline_discards_the_highest_leftover_and_any_of_equals() -> None:
    state = card_place("r1-3 b4 b7 y9 y11 k2 k6 k13 b12", "y1 y2", head=AT_DISCARD)
    assert {baseline(state, seed) for seed in range(30)} == {"D k13", "D y11", "D b12"}


def test_baseline_goes_out_as_soon_as_possible() -> None:
    state = card_place("r1-3 8:bry k5-7 b4 k13", "y1 y2", head=AT_DISCARD)
    assert baseline(state) == "K k13"
    assert baseline(card_place("r1-4 8:bry k5-7 k13", "y1 y2", head=AT_DISCARD)) == "g k13"
    assert baseline(place("r1-3 8:bry k5-7 k9", OTHER)) == "K"


def test_baseline_knows_second_copies() -> None:
    """A second r2 enters no combination beside r1-3."""
    assert baseline(place("r1-3 b4 b7 y9 y11 k2 k6 k13", OTHER, discard="r2")) == "S"


# ---- explanations


def check_sentences(found: Analysis) -> None:
    assert 1 <= len(found.reasons) <= 3
    for reason in found.reasons:
        for language in LANGUAGES:
            text = Words(language)("gin-reason-" + reason.code, **reason.params)
            assert "reason-" not in text
            assert "{" not in text


@pytest.mark.parametrize(("rules", "seats"), SOME)
def test_explanation_ranks_what_was_considered_and_says_why(rules: str, seats: int) -> None:
    for state in positions(rules, seats, 19):
        found = weigh(GinOutlook(small("expert"), GIN.view(state, int(state.seat)), Rng(2)), 8)
        check_sentences(found)
        for each in found.moves:
            assert GIN.check(state, int(state.seat), GIN.parse_action(each.action)) is None


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    source = (ROOT / "src/tilerummy/games/gin/reasons.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Reason\("([a-z-]+)"', source))
    text = (ROOT / "src/tilerummy/messages/en/gin.ftl").read_text(encoding="utf-8")
    assert codes == set(re.findall(r"^gin-reason-([a-z-]+) =", text, re.MULTILINE))


def codes_of(state: State, action: str) -> list[str]:
    return [reason.code for reason in reasons(state, [Action.parse(action)])]


def test_reasons_fit_the_decision() -> None:
    state = place("r5 r6 b1 b3 y9 y11 k2 k4 k8 k13", OTHER, discard="r7")
    assert codes_of(state, "U")[0] == "take-combines"
    assert codes_of(state, "S") == ["discard-tells-too-much"]
    assert codes_of(place("r1-4 8:bry k5-7", OTHER), "g") == ["gin-bonus"]
    assert codes_of(place("r1-3 8:bry k5-7 k9", OTHER), "S")[0] == "out-can-wait"
    state = place("r5-7 b1 b3 y9 y11 k2 k4 k13 k10", OTHER, head=AT_DISCARD)
    assert codes_of(state, "D k13")[:2] == ["discard-leaves-least", "discard-is-alone"]


def test_game_explains_with_the_expert() -> None:
    state = place(TEN, OTHER, discard="k5")
    check_sentences(analyse(GIN, GIN.view(state, 0), deals=8))


# ---- strength


def wins(stronger: str, weaker: str, pairs: int, rules: str = "") -> float:
    from benchmarks.duel import pair

    won: list[float] = [pair("gin", rules, (stronger, weaker), n)["won"] for n in range(1, pairs + 1)]
    return sum(won) / 2 / pairs


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"),
    [("beginner", "random", 20), ("easy", "beginner", 100), ("medium", "easy", 150), ("hard", "medium", 150)],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, pairs: int) -> None:
    """Mirrored pairs, always the same; the whole duels are in docs/evidence."""
    assert wins(stronger, weaker, pairs) >= 0.55
