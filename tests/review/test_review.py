"""A review finds the blunder, leaves a good player alone, and knows nothing the seat did not know."""

from functools import cache

import msgspec
import pytest

from tilerummy.analysis.review import Review, decisions, judge, review, sum_up
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck
from tilerummy.match import Deal, Match, Move

RULES = {"investo": "short", "rummy": "rounds=1 hand=10 opening=0 stars=none", "gin": "rounds=1"}
SEEDS = {"investo": "a", "rummy": "f", "gin": "a"}
LEVEL, DEALS = "hard", 24  # bots are slow where nothing is compiled
# Which decision of seat 0 is a blunder: it breaks up what could soon have been taken, laid or gone out with.
BLUNDER = {"investo": (9, "I3 k9"), "rummy": (2, "E y6"), "gin": (8, "D y2")}
MOVES = {"investo": 24, "rummy": 8, "gin": 20}


def played(game: str, blunder: tuple[int, str] | None = None, moves: int | None = None, more: str = "") -> Match:
    """The beginning of a match: a strong seat 0, which plays one move that it would not."""
    playing = GAMES[game]
    match = Match(playing, playing.rules_type.parse(f"{RULES[game]} {more}"), 2, Dealer(seed_of(SEEDS[game])))
    match.deal()
    players = [make_player(playing, LEVEL, 1), make_player(playing, "greedy", 2)]
    own = 0
    for _ in range(MOVES[game] if moves is None else moves):
        seat = match.turn
        if seat is None:
            break
        action = players[seat].decide(match.view(seat), playing.options(match.state), 0.0)
        if seat == 0:
            if blunder is not None and blunder[0] == own:
                action = playing.parse_action(blunder[1])
            own += 1
        assert match.act(seat, action) is None
    return match


@cache
def reviewed(game: str, blunder: bool) -> tuple[Match, Review]:
    match = played(game, BLUNDER[game] if blunder else None)
    return match, review(match, 0, LEVEL, DEALS)


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_is_the_turn_that_mattered_most(game: str) -> None:
    number, action = BLUNDER[game]
    match, found = reviewed(game, True)
    blunder = decisions(match, 0)[number]
    assert blunder.played == action
    top = found.turns[found.mattered[0]]
    worst = max(top.decisions, key=lambda each: each.lost)
    assert (worst.at, worst.played, worst.verdict) == (blunder.at, action, "worse")
    assert worst.best not in ("", action)
    assert worst.reasons
    assert top.lost >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_strong_bots_own_match_loses_hardly_anything(game: str) -> None:
    _, good = reviewed(game, False)
    _, bad = reviewed(game, True)
    assert good.good >= len(good.turns) - 1
    assert good.lost < bad.lost / 2


@pytest.mark.parametrize("game", GAMES)
def test_tiles_the_seat_could_not_know_change_nothing(game: str) -> None:
    """One tile of the other rack and one of the stock change places: neither is ever seen."""
    match = played(game, moves=6)
    other = exchanged(match)
    assert other.events != match.events
    assert decisions(other, 0) == decisions(match, 0)
    assert decisions(other, 1) != decisions(match, 1)
    assert review(other, 0, LEVEL, 8) == review(match, 0, LEVEL, 8)


def exchanged(match: Match) -> Match:
    """The same match with another tile on the rack of seat 1, as legal as before."""
    deal, *rest = match.events
    assert isinstance(deal, Deal)
    words = deal.luck.split()
    moves = [event for event in rest if isinstance(event, Move)]
    theirs = match.game.redact_deal(match.rules, 2, deal.luck, 1).split()
    anybodys = match.game.redact_deal(match.rules, 2, deal.luck, None).split()
    seen = {*words, *(word for move in moves for word in move.luck.split())}
    new = next(kind for kind in (f"{colour}{value}" for colour in "bryk" for value in range(1, 14)) if kind not in seen)
    for at, word in enumerate(words):
        if theirs[at] == word and anybodys[at] == "?":
            again = with_deal(match, moves, [*words[:at], new, *words[at + 1 :]])
            if again is not None:
                return again
    raise AssertionError("every tile of the rack was used")


def with_deal(match: Match, moves: list[Move], words: list[str]) -> Match | None:
    again = Match(match.game, match.rules, 2)
    again.deal(GivenLuck(words))
    for move in moves:
        refusal = again.act(move.seat, match.game.parse_action(move.action), GivenLuck(move.luck.split()))
        if refusal is not None:
            return None
    return again


@pytest.mark.parametrize("game", GAMES)
def test_decisions_belong_to_the_turn_they_were_made_in(game: str) -> None:
    match, found = reviewed(game, False)
    events = [event for event in match.events if isinstance(event, Deal | Move)]
    for turn in found.turns:
        for each in turn.decisions:
            move = events[each.at]
            assert isinstance(move, Move)
            assert (move.seat, move.action) == (0, each.played)
        before = events[turn.at - 1]
        assert isinstance(before, Deal) or before.seat == 1
    count = sum(len(turn.decisions) for turn in found.turns)
    assert count == sum(isinstance(event, Move) and event.seat == 0 for event in events)
    assert [turn.number for turn in found.turns] == list(range(1, len(found.turns) + 1))


def test_a_decision_without_a_choice_is_not_judged() -> None:
    _, found = reviewed("investo", False)
    assert {each.verdict for turn in found.turns for each in turn.decisions if each.played == "S"} <= {"forced", "same"}
    assert any(each.verdict == "forced" for turn in found.turns for each in turn.decisions)


def test_a_difference_within_the_noise_is_no_loss() -> None:
    """What is lost counts only where it is sure: the sum is that of the decisions called worse."""
    _, found = reviewed("investo", True)
    judged = [each for turn in found.turns for each in turn.decisions]
    worse = [each for each in judged if each.verdict == "worse"]
    assert found.lost == pytest.approx(sum(each.lost for each in worse))
    assert all(each.lost > 2 * each.doubt for each in worse)
    assert any(each.verdict == "close" for each in judged)


def test_a_move_of_the_clock_is_nobodys_decision() -> None:
    """R4."""
    match = played("rummy", moves=2, more="timer=60")
    seat = match.turn
    assert seat is not None
    assert match.act(seat, match.game.time_up(match.state), by_clock=True) is None
    last = decisions(match, seat)[-1]
    assert last.forced
    assert judge("rummy", match.rules.data(), last).verdict == "forced"


def test_a_match_without_decisions_has_an_empty_review() -> None:
    found = review(played("investo", moves=0), 0, LEVEL)
    assert (found.turns, found.mattered, found.good, found.lost) == ((), (), 0, 0)


def test_a_match_that_begins_in_the_middle_of_a_turn_keeps_its_first_decisions() -> None:
    match, found = reviewed("investo", False)
    asked = decisions(match, 0)[1:]
    judged = [each for turn in found.turns for each in turn.decisions][1:]
    assert not asked[0].first
    summed = sum_up("investo", 0, LEVEL, asked, judged)
    assert [each for turn in summed.turns for each in turn.decisions] == judged


def test_no_more_than_three_turns_matter() -> None:
    match, found = reviewed("investo", True)
    asked = decisions(match, 0)
    judged = [each for turn in found.turns for each in turn.decisions]
    spoiled = [msgspec.structs.replace(each, verdict="worse", lost=float(each.at)) for each in judged]
    summed = sum_up("investo", 0, LEVEL, asked, spoiled)
    assert len(summed.mattered) == 3
    assert summed.good == 0
    losses = [summed.turns[at].lost for at in summed.mattered]
    assert losses == sorted((turn.lost for turn in summed.turns), reverse=True)[:3]
