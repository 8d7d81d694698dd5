"""The levels: they know what their seat may know, decide legally and alike in every build, and each beats the next."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import pytest

from tests.games.builds import uncompiled
from tests.games.carrying import carry_out
from tests.games.rummy.setting import setting
from tilerummy.analysis.sampling import MixedLuck
from tilerummy.analysis.weighing import weigh
from tilerummy.bots.player import ThinkingPlayer, make_player
from tilerummy.games.rummy import reasons as reasons_module
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.levels import Level, levels
from tilerummy.games.rummy.moves import round_points
from tilerummy.games.rummy.policy import choose_greedily
from tilerummy.games.rummy.reasons import reasons
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.search import Search
from tilerummy.games.rummy.slips import Slips
from tilerummy.games.rummy.state import OVER, State
from tilerummy.games.rummy.tactics import Tactics, small_opening
from tilerummy.games.rummy.weighing import RummyOutlook
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles
from tilerummy.words import LANGUAGES, Words

NAMES = ["beginner", "easy", "medium", "hard", "expert"]
PRESETS = [*Rules.presets.values()]
ODD = ["combinations=series", "combinations=sequences ace=both", "turn=draw-discard stars=free opening=60 hand=25"]


def small(name: str, wishes: bool = True) -> Level:
    """The level with so little work a decision that uncompiled code can do it too, even more so without wishes."""
    level = levels()[name]
    search = Search(4, 2, 1, level.search.ranking.weight if wishes else 0.0)
    return Level(name, level.slips, search)


def positions(rules: str, seats: int, seed: int, every: int, rounds: int = 1) -> Iterator[State]:
    """States along rounds of greedy players."""
    luck = RandomLuck(Rng(seed))
    for _ in range(rounds):
        state = RUMMY.deal(Rules.parse(rules), seats, None, luck)
        made = 0
        while state.step != OVER:
            made += 1
            if made % every == 0:
                yield state.copy()
            choose_greedily(state).carry_out(state, luck)


def reshuffled(state: State, rng: Rng) -> State:
    """All that is hidden from the seat to move dealt anew."""
    return RUMMY.determinize(RUMMY.view(state, int(state.seat)), rng)


def test_five_levels_can_be_chosen() -> None:
    assert list(RUMMY.bots()) == ["random", "greedy", *NAMES]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_do_not_change_a_decision(name: str, rules: str) -> None:
    """R15: all that is hidden dealt anew, the same random numbers, the same decision."""
    rng = Rng(4)
    level = small(name)
    for state in positions(rules, 3, 3, 13):
        assert level(reshuffled(state, rng), Rng(7)) == level(state, Rng(7))


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_do_not_change_a_decision_at_full_strength(name: str, rules: str, seats: int) -> None:
    """R15, with the number of playouts that people play against."""
    rng = Rng(5)
    level = levels()[name]
    for state in positions(rules, seats, 5, 9, 2):
        assert level(reshuffled(state, rng), Rng(8)) == level(state, Rng(8))


@pytest.mark.parametrize("rules", PRESETS)
def test_cheap_policy_does_not_look_at_hidden_tiles(rules: str) -> None:
    """R15: inside playouts it decides on states where everything could be seen."""
    rng = Rng(6)
    tactics = Tactics()
    for state in positions(rules, 2, 7, 5):
        twin = reshuffled(state, rng)
        assert tactics.decide(twin).action(twin) == tactics.decide(state).action(state)


def play_legally(name: str, rules: str, seats: int, seed: int, most: int, full: bool = False) -> int:
    """So many decisions of a level against weak ones, each of them checked; how many there were."""
    strong = levels()[name] if full else small(name, wishes=False)
    players = [strong] + [small("easy")] * (seats - 1)
    rng = Rng(seed)
    luck = RandomLuck(Rng(seed + 1))
    state = RUMMY.deal(Rules.parse(rules), seats, None, luck)
    for made in range(most):
        if state.step == OVER:
            return made
        seat = int(state.seat)
        action = players[seat](state, rng)
        assert RUMMY.check(state, seat, action) is None
        carry_out(RUMMY, state, action, luck)
    return most


@pytest.mark.parametrize("rules", [*PRESETS, *ODD])
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_under_all_rules(name: str, rules: str) -> None:
    assert play_legally(name, rules, 2, 11, 24) > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", [*PRESETS, *ODD])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_legal_to_the_end_of_rounds(name: str, rules: str, seats: int) -> None:
    for seed in (21, 31, 41, 61, 71, 81):
        assert play_legally(name, rules, seats, seed, 5000) < 5000


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", PRESETS)
def test_expert_is_legal_at_full_strength(rules: str) -> None:
    assert play_legally("expert", rules, 3, 51, 5000, full=True) < 5000


def trace(first: int, count: int) -> str:
    """A hash of decisions of every level, for comparing builds."""
    words: list[str] = []
    for rules in ("", "family", "draw-discard"):
        for n, state in enumerate(positions(rules, 2, first, 5)):
            if n < count:
                words += [str(small(name)(state, Rng(n))) for name in NAMES]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_levels_decide_alike() -> None:
    assert uncompiled(__name__, "trace", 21, 3) == trace(21, 3)


@pytest.mark.parametrize("name", NAMES)
def test_same_random_numbers_make_the_same_decision(name: str) -> None:
    for state in positions("", 2, 9, 17):
        assert small(name)(state, Rng(3)) == small(name)(state, Rng(3))


# ---- the cheap policy


def test_playable_tiles_are_held_back_until_the_rack_can_be_emptied() -> None:
    """R6: a play costs a turn in which nothing is exchanged."""
    tactics = Tactics()
    held = setting(["r8 k1 b12 y4 y9", "b1 b2 b5 b6 b9 b10"], "r5-7")
    assert tactics.decide(held).action(held).op == RUMMY.parse_action("E k1").op
    out = setting(["r8 r9", "b1 b2 b5 b6 b9 b10"], "r5-7")
    assert str(tactics.decide(out).action(out)) == "A r5-9"


def test_tiles_are_laid_when_another_rack_is_short() -> None:
    state = setting(["r8 k1 b12 y4 y9", "b1 b2"], "r5-7")
    assert str(Tactics().decide(state).action(state)) == "A r5-8"


@pytest.mark.parametrize(("rules", "threat"), [("", 4), ("draw-discard", 4), ("classic", 8)])
def test_how_short_another_rack_must_be(rules: str, threat: int) -> None:
    """R6, R11: twice as long a rack is a threat where racks grow."""
    for size, laid in ((threat, True), (threat + 1, False)):
        state = setting(["r8 k1 b12 y4 y9", f"b1-{size}"], "r5-7", rules)
        assert (Tactics().decide(state).table is not None) == laid


def test_the_last_tile_is_discarded_to_go_out() -> None:
    """R11: four tiles could be laid, three of them are, and the other rack is no threat."""
    state = setting(["r8 r9 r10 r11", "b1-9"], "r5-7", "draw-discard")
    choice = Tactics().decide(state)
    assert choice.table is not None
    assert choice.table.tiles().size() == 6
    held = setting(["r8 r9 b1 k12", "b1-9"], "r5-7", "draw-discard")
    assert Tactics().decide(held).table is None


def test_what_cannot_all_go_because_of_the_discard_is_held_back() -> None:
    """R11: both series could be laid, but one of the six must stay for the discard, so only three go."""
    state = setting(["12:bry 11:bry", "b1-9"], "", "draw-discard")
    assert Tactics().decide(state).table is None
    threatened = setting(["12:bry 11:bry", "b1-3"], "", "draw-discard")
    assert Tactics().decide(threatened).table is not None


@pytest.mark.parametrize("name", ["greedy", "hard", "expert"])
def test_going_out_by_the_last_discard_needs_no_stock(name: str) -> None:
    """R10, R11, R12: nine tiles laid and the tenth discarded end the round, doubled; nothing is held back."""
    turn = "choose 0 start 0 idle 0 passes 0"
    racks = ["12:bry 11:bry 2:bry k5", "b1-9"]
    state = setting(racks, "", "draw-discard", turn=turn, plays=[0, 0], stock=False)
    action = RUMMY.bots()[name](state, Rng(1))
    assert action.table is not None
    assert action.table.tiles().size() == 9
    carry_out(RUMMY, state, action, RandomLuck(Rng(1)))
    carry_out(RUMMY, state, RUMMY.bots()[name](state, Rng(1)), RandomLuck(Rng(1)))
    assert state.step == OVER
    assert state.side(0).rack.size() == 0


def test_opening_lays_the_dearest_combinations_that_are_enough() -> None:
    """R5: the rest of what could be laid stays on the rack."""
    state = setting(["12:bry 11:bry 2:bry k5 y7", "b1 b3"], plays=[0, 0])
    play = Tactics().most(state)
    assert play is not None
    assert str(small_opening(state, play)) == "12:bry"
    assert str(Tactics().table_of(state, play)) == "12:bry"


def test_without_a_stock_an_opening_among_several_lays_all_it_can() -> None:
    """R12: no tile comes, and with more than two players small openings were found to lose points."""
    turn = "choose 0 start 0 idle 0 passes 0"
    for others, laid in ((["b1 b3"], 3), (["b1 b3", "b5 b7"], 9)):
        racks = ["12:bry 11:bry 2:bry k5 y7", *others]
        state = setting(racks, "", "draw-discard", turn=turn, plays=[0] * len(racks), stock=False)
        table = Tactics().decide(state).table
        assert table is not None
        assert table.tiles().size() == laid


def test_stars_are_kept() -> None:
    state = setting(["* k1 b12 y4 y9", "b1 b2 b3 b5 b6"], "r5-7", plays=[0, 0])
    assert str(Tactics().decide(state).action(state)) != "E *"


def test_points_of_a_round_agree_with_the_score() -> None:
    """R10: searches count like the score sheet."""
    for seed in range(12):
        luck = RandomLuck(Rng(seed))
        state = RUMMY.deal(Rules.parse(["", "hard", "family"][seed % 3]), 3, None, luck)
        while state.step != OVER:
            choose_greedily(state).carry_out(state, luck)
        found = RUMMY.outcome(state)
        assert found is not None
        assert [int(round_points(state, seat)) for seat in range(3)] == list(found.points)


def test_luck_that_takes_tiles_back_gives_every_tile_once() -> None:
    unseen = Tiles.parse("r1-9 k4 k4 *")
    luck = MixedLuck(unseen, Rng(3))
    for _ in range(2):
        luck.rewind()
        left = unseen.copy()
        for _ in range(5):
            kind = luck.draw(left)
            luck.mix_in(kind)
            again = luck.draw(left)
            assert left.count(again) > 0
            left.remove(again)
        assert left.size() == 7


def test_a_tile_is_kept_for_the_discard() -> None:
    """R11: where every tile could be laid, and where an opening needs all of them."""
    rules = "draw-discard"
    for racks, table, plays in (
        (["r8 r9", "b1 b2 b5 b6 b9 b10"], "r5-7", [1, 1]),
        (["12:bry", "b1 b2 b5 b6 b9 b10"], "r5-7", [0, 0]),
        (["* r13 k13", "b1 b2 b5 b6"], "r5-7", [0, 0]),
    ):
        state = setting(racks, table, rules, plays=plays)
        for name in NAMES:
            assert RUMMY.check(state, 0, small(name)(state, Rng(1))) is None
        for each in small("expert").search.look(RUMMY.view(state, 0), Rng(1), 0.0, 4):
            assert RUMMY.check(state, 0, each.action(state)) is None


# ---- mistakes


def test_beginners_overlook_plays() -> None:
    """Rearrangements never come to them, and simple plays are overlooked now and then."""
    state = setting(["r8 k1 b12 y4 y9", "b1 b2"], "r5-7")
    played = sum(str(levels()["beginner"](state, Rng(seed)))[0] == "A" for seed in range(100))
    assert 5 < played < 95


def test_slips_are_rarer_with_every_level() -> None:
    def percent(slips: Slips | None) -> int:
        return 0 if slips is None else int(slips.play + slips.rearrange + slips.part)

    slips = [percent(levels()[name].slips) for name in NAMES]
    assert slips == sorted(slips, reverse=True)
    assert slips[0] > slips[1] > slips[2]


def test_simple_players_do_not_rearrange() -> None:
    """They add to what lies; two 4s on the rack become a series only if the red 4 leaves its sequence."""
    slips = Slips(0, 100, 0, False)
    added = setting(["y4 k13 b1", "b1 b2 b3 b9"], "r4-7 4:brk 9:bry")
    assert str(slips.decide(added, Rng(1)).action(added)) == "A r4-7 4:bryk 9:bry"
    rearranged = setting(["b4 y4 k13", "b1 b2 b3 b9"], "r4-7")
    assert str(Slips(0, 0, 0, False).decide(rearranged, Rng(1)).action(rearranged)) == "A r5-7 4:bry"
    assert slips.decide(rearranged, Rng(1)).action(rearranged).table is None


def given_away(rack: str, *percent: int) -> set[str]:
    """What a player with these mistakes parts with, whatever the luck."""
    slips = Slips(percent[0], percent[1], percent[2], False)
    state = setting([rack, "b1 b2 b3 b9"], "y5-7")
    return {str(slips.decide(state, Rng(seed)).action(state)) for seed in range(60)}


def test_no_star_is_given_away_while_there_is_another_tile() -> None:
    """A Star costs 25 and stands for any tile: nobody would."""
    assert given_away("* k1 b12", 100, 100, 100) == {"E k1", "E b12"}
    assert given_away("* r1-3", 100, 100, 100) == {"E r1", "E r2", "E r3"}
    assert given_away("*", 100, 100, 100) == {"E *"}


@pytest.mark.parametrize("rules", PRESETS)
def test_no_slip_gives_a_star_away_in_a_round(rules: str) -> None:
    slips = Slips(100, 100, 100, False)
    for seed, state in enumerate(positions(rules, 2, 12, 1, 3)):
        rack = state.side(state.seat).rack
        if rack.stars > 0 and rack.one != 0:
            assert "*" not in str(slips.decide(state, Rng(seed)).action(state))


def test_combinations_on_the_rack_are_not_broken_up_while_there_are_loose_tiles() -> None:
    """Neither by a tile given away carelessly nor, after a play was overlooked, by the one that promises least."""
    assert given_away("11:bry k1 r3", 100, 100, 100) == {"E k1", "E r3"}
    assert given_away("k11-13 b1 r2", 100, 100, 0) < {"E b1", "E r2"}


# ---- thinking


def test_going_out_is_not_searched() -> None:
    """R10."""
    state = setting(["r8 r9", "b1 b2 b5 b6 b9 b10"], "r5-7")
    search = Search(50, 4, 1)
    found = search.look(RUMMY.view(state, 0), Rng(1), 0.0)
    assert [str(each.action(state)) for each in found] == ["A r5-9"]
    assert search.playouts == 0


def test_thinking_time_is_used_and_kept() -> None:
    """A budget decides how long is thought, whatever the level's own number is: here one deal."""
    state = next(positions("", 2, 2, 12))
    seen = RUMMY.view(state, int(state.seat))
    search = Search(1, 4, 1)
    assert 1 < len(search.look(seen, Rng(1), 0.0)) == search.playouts
    search = Search(1, 4, 1)
    begun = process_time()
    found = search.look(seen, Rng(1), 1.0)
    assert process_time() - begun < 5.0  # less than 1 once all but one have dropped out
    assert search.playouts > len(found) > 1


def test_levels_become_thinking_players() -> None:
    assert isinstance(make_player(RUMMY, "hard", 5), ThinkingPlayer)


# ---- explanations


@pytest.mark.parametrize("rules", ["", "family", "draw-discard"])
def test_explanation_ranks_what_was_considered_and_says_why(rules: str) -> None:
    for state in positions(rules, 2, 8, 11):
        found = weigh(RummyOutlook(small("expert"), RUMMY.view(state, int(state.seat)), Rng(2)), 8)
        assert 1 <= len(found.reasons) <= 3
        for each in found.moves:
            assert RUMMY.check(state, int(state.seat), RUMMY.parse_action(each.action)) is None
        for language in LANGUAGES:
            for reason in found.reasons:
                assert Words(language)(f"rummy-reason-{reason.code}", **reason.params)


def codes(state: State, text: str) -> list[str]:
    return [reason.code for reason in reasons(state, RUMMY.parse_action(text))]


def test_reasons_name_what_matters() -> None:
    opened = setting(["r8 k1 b12 y4 y9", "b1 b2 b5 b6 b9 b10"], "r5-7")
    assert codes(opened, "E b12")[0] == "holds-back"
    assert codes(opened, "A r5-8") == ["cheaper-rack"]
    assert codes(setting(["r8 k1", "b1 b2"], "r5-7"), "A r5-8") == ["others-near-out", "cheaper-rack"]
    three = setting(["r8 k1", "b1 b2 b5 b9 b12", "y1 y2"], "r5-7")
    assert reasons(three, RUMMY.parse_action("A r5-8"))[0].params == {"count": 2, "seat": 2}
    assert codes(setting(["r8 r9", "b1 b2"], "r5-7"), "A r5-9") == ["goes-out"]
    assert "may-go-out" in codes(setting(["r8 k1", "b1 b2 b5 b6 b9"], "r5-7"), "E k1")
    fresh = setting(["12:bry 11:bry k5 y7", "b1 b3"], plays=[0, 0])
    assert codes(fresh, "A 12:bry")[:2] == ["opens", "opens-small"]
    assert codes(fresh, "E k5")[0] == "opening-waits"


def test_every_reason_has_a_sentence() -> None:
    assert reasons_module.__file__ is not None
    text = Path(reasons_module.__file__).read_text(encoding="utf-8")
    found = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text)) | {"goes-out", "opening-waits", "holds-back"}
    english = Words("en")
    for code in found:
        assert english(f"rummy-reason-{code}", tiles="r1", tile="r1", count=2, points=3, left=4, chance=5)


# ---- strength


def wins(stronger: str, weaker: str, pairs: int) -> float:
    from benchmarks.duel import pair

    won: list[float] = [pair("rummy", "", (stronger, weaker), n)["won"] for n in range(1, pairs + 1)]
    return sum(won) / 2 / pairs


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"),
    [("beginner", "random", 30), ("easy", "beginner", 60), ("medium", "easy", 60)],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, pairs: int) -> None:
    """A few mirrored pairs, always the same; the whole duels are in docs/evidence."""
    assert wins(stronger, weaker, pairs) >= 0.6
