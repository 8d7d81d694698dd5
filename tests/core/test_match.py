"""A match: rounds, score sheet, events, and who may see what of them. With a game of Gin as an example."""

from typing import Any

import pytest

from tests.games.investo.positions import position
from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck, LuckError, Rng
from tilerummy.match import Deal, Event, Match, Move, Score
from tilerummy.refusal import NotationError
from tilerummy.tiles import Tiles

GIN = GAMES["gin"]
RUMMY = GAMES["rummy"]


def new(rules: str = "rounds=2", seats: int = 2, seed: str = "s") -> Match:
    return Match(GIN, GIN.rules_type.parse(rules), seats, Dealer(seed))


def greedy(match: Match, rng: Rng) -> Any:
    return match.game.bots()["greedy"](match.game.determinize(match.view(match.turn), rng), rng)


def play_round(match: Match) -> None:
    rng = Rng(1)
    while match.turn is not None:
        assert match.act(match.turn, greedy(match, rng)) is None


def finished(rules: str = "rounds=2") -> Match:
    match = new(rules)
    while match.winners is None:
        match.deal()
        play_round(match)
    return match


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_has_its_numbers_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"gin is not for {seats} players"):
        new(seats=seats)


def test_before_the_first_deal() -> None:
    match = new()
    assert (match.turn, match.outcome, match.winners, match.state, match.luck) == (None, None, None, None, None)
    assert (match.totals, match.sheet, match.events, match.taken_over) == ([0, 0], [], [], 0)


def test_rounds_are_counted_from_one_and_have_a_luck_each() -> None:
    match = finished()
    deals = [event for event in match.events if isinstance(event, Deal)]
    assert [deal.round for deal in deals] == [1, 2]
    assert deals[0].luck != deals[1].luck
    again = new()
    assert again.deal() == deals[0] == again.events[0]
    assert new().deal(Dealer("s").round(1)) == deals[0]


def test_the_luck_of_a_deal_is_written_down_as_it_is_read() -> None:
    match = new()
    deal = match.deal()
    given = GivenLuck(deal.luck.split())
    twin = Match(GIN, match.rules, 2)
    twin.deal(given)
    given.finish()
    assert GIN.show_state(twin.state) == GIN.show_state(match.state)
    assert twin.luck is given


def test_no_round_begins_during_another_or_after_the_match() -> None:
    match = new("rounds=1")
    match.deal()
    with pytest.raises(ValueError, match=r"^no round can begin now$"):
        match.deal()
    play_round(match)
    with pytest.raises(ValueError, match=r"^no round can begin now$"):
        match.deal()


def test_a_match_without_a_dealer_is_told_its_luck() -> None:
    match = Match(GIN, GIN.rules_type(), 2)
    with pytest.raises(ValueError, match=r"^a match without a dealer gets its luck from outside$"):
        match.deal()


def test_the_deal_goes_on_from_the_round_before() -> None:
    """G2: the dealer's place passes on."""
    match = new()
    match.deal()
    dealer = int(match.state.dealer)
    play_round(match)
    match.deal()
    assert match.state.dealer == 1 - dealer
    assert [side.total for side in match.state.sides] == match.totals
    assert max(match.totals) > 0


def test_a_refusal_changes_nothing() -> None:
    match = new()
    match.deal()
    before = (GIN.show_state(match.state), list(match.events))
    turn = match.turn
    assert turn is not None
    for seat, text, code in ((turn, "S", "eleven-dealt"), (1 - turn, "S", "not-your-turn")):
        for refusal in (match.check(seat, GIN.parse_action(text)), match.act(seat, GIN.parse_action(text))):
            assert refusal is not None
            assert refusal.code == code
    assert (GIN.show_state(match.state), match.events) == before


def test_a_move_is_written_with_its_luck() -> None:
    match = new()
    match.deal()
    seat = match.turn
    assert seat is not None
    discard = next(each for each in GIN.options(match.state) if str(each)[0] == "D")
    assert match.act(seat, discard) is None
    assert match.events[-1] == Move(seat, str(discard), "")
    assert match.act(1 - seat, GIN.parse_action("S")) is None
    drawn = match.events[-1]
    assert isinstance(drawn, Move)
    assert (drawn.seat, drawn.action) == (1 - seat, "S")
    assert drawn.luck in str(match.state.sides[1 - seat].rack)


def test_luck_may_be_given_for_one_move() -> None:
    match = new()
    match.deal()
    seat = match.turn
    assert seat is not None
    match.act(seat, next(each for each in GIN.options(match.state) if str(each)[0] == "D"))
    tile = str(match.state.unseen).split()[0]
    assert match.act(1 - seat, GIN.parse_action("S"), GivenLuck([tile])) is None
    assert match.events[-1] == Move(1 - seat, "S", tile)


def test_a_round_ends_with_a_score_and_the_sheet_adds_up() -> None:
    match = finished()
    scores = [event for event in match.events if isinstance(event, Score)]
    assert [score.points for score in scores] == match.sheet
    assert isinstance(match.events[-1], Score)
    assert match.outcome is not None
    assert (scores[-1].points, scores[-1].reason) == (tuple(match.outcome.points), match.outcome.reason)
    assert match.totals == [sum(row[seat] for row in match.sheet) for seat in (0, 1)]
    assert max(match.totals) > 0
    assert match.winners == [seat for seat in (0, 1) if match.totals[seat] == max(match.totals)]


def test_what_only_a_clock_may_do() -> None:
    """R4"""
    match = Match(RUMMY, RUMMY.rules_type.parse("timer=30"), 2, Dealer("s"))
    match.deal()
    seat = match.turn
    assert seat is not None
    action = RUMMY.parse_action("O")
    for refusal in (match.check(seat, action), match.act(seat, action)):
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("clock-only", "R4")
    other = match.check(1 - seat, action)
    assert other is not None
    assert other.code == "not-your-turn"
    assert match.check(seat, action, by_clock=True) is None
    assert match.act(seat, action, by_clock=True) is None
    assert match.turn == 1 - seat


def test_what_an_action_brought_is_told_until_the_next() -> None:
    """I8: the notation does not say what a row is worth."""
    investo = GAMES["investo"]
    match = Match(investo, investo.rules_type(), 2, Dealer("s"))
    match.deal()
    assert match.effect == {}
    match.state = position(rack="r5 r6 b1", pot="k10 b5 r7 / . / . / .")
    taking = investo.parse_action("T1")
    told = dict(investo.effect(match.state, taking))
    assert match.act(0, taking, GivenLuck(["y2"])) is None
    assert match.effect == told
    assert "points" in told
    assert match.act(0, investo.parse_action("A r5-7")) is None
    assert match.effect == {}


def test_playing_on_takes_the_luck_of_the_own_dealer_from_there() -> None:
    source = new()
    source.deal()
    match = new(seed="t")
    deal = source.events[0]
    assert isinstance(deal, Deal)
    match.deal(GivenLuck(deal.luck.split()))
    match.play_on()
    assert match.taken_over == 1
    for one in (source, match):
        assert one.turn is not None
        one.act(one.turn, next(each for each in GIN.options(one.state) if str(each)[0] == "D"))
        one.act(one.turn, GIN.parse_action("S"))
    assert source.events[1] == match.events[1]
    assert source.events[2] != match.events[2]
    drawn = match.events[2]
    assert isinstance(drawn, Move)
    tile = Tiles.parse(drawn.luck)
    assert tile.kinds() == [Dealer("t").round(1).draw(match.state.unseen.plus(tile))]


def test_playing_on_between_rounds_leaves_the_luck_alone() -> None:
    match = new()
    match.deal()
    play_round(match)
    luck = match.luck
    match.play_on()
    assert (match.taken_over, match.luck) == (len(match.events), luck)


def test_an_event_as_a_seat_may_know_it() -> None:
    """G12"""
    match = new()
    match.deal()
    turn = match.turn
    assert turn is not None
    match.act(turn, next(each for each in GIN.options(match.state) if str(each)[0] == "D"))
    match.act(1 - turn, GIN.parse_action("S"))
    deal, discard, draw = match.events
    assert match.seen(draw, 1 - turn) == draw
    assert match.seen(discard, None) == discard
    hidden = match.seen(draw, turn)
    assert isinstance(hidden, Move)
    assert isinstance(draw, Move)
    assert (hidden.seat, hidden.action) == (draw.seat, "S")
    assert hidden.luck != draw.luck
    assert isinstance(deal, Deal)
    for who in (0, 1, None):
        assert match.seen(deal, who) == Deal(1, GIN.redact_deal(match.rules, 2, deal.luck, who))
        assert match.seen(Score((1, 2), "gin"), who) == Score((1, 2), "gin")
        assert match.view(who) == GIN.view(match.state, who)


def test_a_deal_as_a_seat_may_know_it() -> None:
    """R15"""
    match = Match(RUMMY, RUMMY.rules_type.parse("hand=10"), 2, Dealer("s"))
    deal = match.deal()
    seen = match.seen(deal, 1)
    assert seen.luck.split()[-10:] == deal.luck.split()[-10:]
    assert seen.luck.split()[-20:-10] == ["?"] * 10


# ---- events that happen again in another match: with the luck they tell, or with the dealer's own


def bare() -> Match:
    return Match(GIN, GIN.rules_type.parse("rounds=1"), 2)


def redone(events: list[Event], match: Match, recorded: bool = True) -> Match:
    for event in events:
        assert match.redo(event, recorded) is None
    return match


def test_a_match_happens_again_from_its_events_alone() -> None:
    source = finished("rounds=1")
    twin = redone(source.events, bare())
    assert twin.events == source.events
    assert (twin.sheet, twin.winners) == (source.sheet, source.winners)
    assert GIN.show_state(twin.state) == GIN.show_state(source.state)


def test_the_luck_is_that_of_the_event_unless_the_dealers_is_asked_for() -> None:
    source = finished("rounds=1")
    deal = source.events[0]
    other = new(seed="t")
    assert other.redo(deal) is None
    assert other.events == [deal]
    own = new(seed="t")
    assert own.redo(deal, recorded=False) is None
    assert own.events == [new(seed="t").deal()]
    assert own.events != [deal]


def test_the_dealer_of_the_match_deals_it_again() -> None:
    source = finished("rounds=1")
    assert redone(source.events, new("rounds=1"), recorded=False).events == source.events


def test_luck_that_is_left_over_or_missing_is_an_error() -> None:
    source = finished("rounds=1")
    deal, drawing = source.events[0], next(each for each in source.events if isinstance(each, Move) and each.luck)
    assert isinstance(deal, Deal)
    before = source.events[: source.events.index(drawing)]
    for event, start in ((deal, []), (drawing, before)):
        for luck, code in ((f"{event.luck} r1", "too-much"), (" ".join(event.luck.split()[:-1]), "too-little")):
            match = redone(start, bare())
            forged = Deal(1, luck) if isinstance(event, Deal) else Move(event.seat, event.action, luck)
            with pytest.raises(LuckError) as told:
                match.redo(forged)
            assert told.value.code == code


def test_what_the_rules_refuse_is_refused_and_changes_nothing() -> None:
    source = finished("rounds=1")
    move = next(each for each in source.events if isinstance(each, Move))
    match = redone(source.events[:1], bare())
    before = GIN.show_state(match.state)
    refusal = match.redo(Move(1 - move.seat, move.action, "r1 r1"))
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    assert (match.events, GIN.show_state(match.state)) == (source.events[:1], before)
    with pytest.raises(NotationError):
        match.redo(Move(move.seat, "no move", ""))


def test_a_score_follows_by_itself() -> None:
    match = new()
    assert match.redo(Score((1, 2), "gin")) is None
    assert (match.events, match.sheet) == ([], [])


def test_what_a_clock_did_happens_again() -> None:
    """R4"""
    match = Match(RUMMY, RUMMY.rules_type.parse("timer=30"), 2, Dealer("s"))
    match.deal()
    seat = match.turn
    assert seat is not None
    assert match.act(seat, RUMMY.parse_action("O"), by_clock=True) is None
    assert redone(match.events, Match(RUMMY, match.rules, 2)).events == match.events
    refusal = match.accept(1 - seat, RUMMY.parse_action("O"))
    assert refusal.code == "clock-only"
    assert not hasattr(match.accept(1 - seat, RUMMY.parse_action("O"), by_clock=True), "rule")
