"""What a move does to a table beside the match, what the server has to do there, and who is away."""


import pytest

from tests.server.folding import Log, everything, first_of, made, over, playing, seated
from tilerummy.luck import Rng
from tilerummy.refusal import Refusal
from tilerummy.server.table import waiting
from tilerummy.server.table.events import (
    Began,
    Clock,
    Did,
    Left,
    Prepared,
    Ready,
    Row,
    Sat,
    StoodIn,
)
from tilerummy.server.table.table import CLOCK, REMEMBERED

# ---- a move


def test_a_move_that_is_refused_changes_nothing() -> None:
    log = playing()
    before = everything(log.table)
    found = log.table.act(log.table.turn or 0, log.table.game.parse_action("S"), 99_000)
    assert isinstance(found, Refusal)
    assert everything(log.table) == before


def test_a_move_is_written_as_it_was_made() -> None:
    log = playing()
    log.act(first_of(log.table, "D"))
    seat = log.table.turn
    event = log.act("S", "mine", "greedy", True)
    assert (event.seat, event.action, event.id, event.by, event.hinted) == (seat, "S", "mine", "greedy", True)
    assert log.table.match is not None
    assert event.luck == log.table.match.events[-1].luck != ""  # type: ignore[union-attr]
    assert (log.table.moved, log.table.seq, log.table.at) == (len(log.rows), len(log.rows), log.now)


def test_a_move_is_a_persons_and_nameless_unless_it_is_said() -> None:
    table = playing().table
    assert table.turn is not None
    event = table.act(table.turn, table.game.parse_action(first_of(table, "D")), 99_000)
    assert isinstance(event, Did)
    assert (event.id, event.by, event.hinted, table.ids) == ("", "", False, {})


def test_the_last_move_of_a_round_is_the_move_and_not_the_score() -> None:
    log = over()
    last = log.rows[-1].data
    assert b'"e":"did"' in last
    assert b'"id":"m' in last


def test_only_a_clock_may_do_what_only_a_clock_may_do() -> None:
    log = playing(made("rummy", clock=Clock("turn", 30), timer=30))
    table = log.table
    action = table.game.parse_action("O")
    assert table.turn is not None
    refused = table.act(table.turn, action, 50_000)
    assert isinstance(refused, Refusal)
    assert refused.code == "clock-only"
    assert log.act("O", by=CLOCK).by == CLOCK
    assert everything(log.read()) == everything(table)


def test_the_clock_runs_on_within_a_turn_and_is_stopped_after_it() -> None:
    log = playing(made(clock=Clock("bank", 60, 5)))
    table = log.table
    begins, seat = table.clocks.since, table.turn
    assert seat is not None
    log.act(first_of(table, "D"))
    used = log.now - begins
    assert table.clocks.since == log.now
    assert table.clocks.bank[seat] == 60_000 - used + 5_000
    second, begins = table.turn, log.now
    log.act("S")
    assert (table.turn, table.clocks.since) == (second, begins)
    assert table.clocks.bank[1 - seat] == 60_000


def test_a_resend_is_known_by_its_seat_and_name() -> None:
    log = playing()
    seat = log.table.turn
    log.act(first_of(log.table, "D"), "mine")
    log.act("S", "")
    assert log.table.ids == {(seat, "mine"): len(log.rows) - 1}


def test_so_many_names_are_remembered() -> None:
    log = playing()
    rng = Rng(3)
    moves: list[tuple[int | None, str]] = []
    while len(moves) < REMEMBERED + 6:
        if log.table.phase != "playing":
            log.deal()
        seat = log.table.turn
        log.greedy(rng)
        moves.append((seat, f"m{log.table.seq - 1}"))
    assert list(log.table.ids) == moves[-REMEMBERED:]


# ---- what the server has to do


def test_a_bot_is_due_at_once_and_a_person_when_the_clock_runs_out() -> None:
    log = playing(made(clock=Clock("turn", 30)))
    table = log.table
    assert table.turn is not None
    assert waiting.due(table) == table.clocks.since + 30_000
    log.fold(StoodIn(table.turn, "greedy"))
    assert waiting.due(table) == table.clocks.since < log.now


def test_each_is_due_by_the_own_bank() -> None:
    log = playing(made(clock=Clock("bank", 60, 5)))
    table = log.table
    table.clocks.bank[:] = [20_000, 40_000]
    first = table.turn
    assert first is not None
    assert waiting.due(table) == table.clocks.since + (20_000, 40_000)[first]
    log.act(first_of(table, "D"))
    assert waiting.due(table) == table.clocks.since + (40_000, 20_000)[first]


def test_without_a_clock_a_person_is_never_due() -> None:
    assert waiting.due(playing().table) is None


def test_all_ready() -> None:
    log = Log(made("rummy", ("person", "greedy", "person")))
    log.fold(Sat(0, "a", "A"), Ready(0, ""))
    assert not log.table.chairs.all_ready()
    log.fold(Ready(2, ""))
    assert not log.table.chairs.all_ready()  # nobody sits there
    log.fold(Sat(2, "b", "B"))
    assert log.table.chairs.all_ready()
    log.table.chairs[0].ready = False
    assert not log.table.chairs.all_ready()
    log.fold(StoodIn(0, "greedy"))
    assert log.table.chairs.all_ready()


def test_bots_alone_are_not_waited_for() -> None:
    log = Log(made("rummy", ("person", "greedy")))
    assert not log.table.chairs.wanted()
    log.fold(Sat(0, "a", "A"))
    assert not log.table.chairs.wanted()
    log.fold(Ready(0, ""))
    assert log.table.chairs.wanted()
    log.fold(StoodIn(0, "greedy"))
    assert not log.table.chairs.wanted()


# ---- who is away


@pytest.mark.parametrize(("kind", "away"), [("none", True), ("turn", False), ("bank", False), ("days", False)])
def test_in_its_turn_a_seat_without_a_clock_may_be_waited_for_in_vain(kind: str, away: bool) -> None:
    table = playing(made(clock=Clock(kind, 60 if kind != "none" else 0))).table  # type: ignore[arg-type]
    seat = table.turn
    assert seat is not None
    since = table.clocks.since
    assert not waiting.away(table, seat, since + 4_999, 5_000)
    assert waiting.away(table, seat, since + 5_000, 5_000) == away
    assert not waiting.away(table, 1 - seat, since + 50_000, 5_000)


@pytest.mark.parametrize(("kind", "patience"), [("none", 5_000), ("turn", 5_000), ("bank", 5_000), ("days", 60_000)])
def test_between_rounds_who_is_not_ready_is_away_after_a_while(kind: str, patience: int) -> None:
    log = seated(made(clock=Clock(kind, 60)))  # type: ignore[arg-type]
    log.fold(Ready(0, ""))
    table = log.table
    assert not waiting.away(table, 1, table.at + patience - 1, 5_000)
    assert waiting.away(table, 1, table.at + patience, 5_000)
    assert not waiting.away(table, 0, table.at + 10 * patience, 5_000)


def test_who_has_left_is_away_at_once_and_bots_never_are() -> None:
    log = playing(made("rummy", ("person", "greedy", "person")))
    log.fold(Left(0), Left(2), StoodIn(2, "greedy"))
    assert [waiting.away(log.table, seat, 0, 5_000) for seat in range(3)] == [True, False, False]
    assert not waiting.away(Log(made()).table, 0, 10**9, 5_000)  # nobody sits there


# ---- taken over from another match


def test_events_of_another_match_keep_their_luck_and_then_the_dealer_goes_on() -> None:
    other = playing()
    other.act(first_of(other.table, "D"))
    other.act("S")
    given = [row for row in other.rows if b'"dealt"' in row.data or b'"did"' in row.data]
    log = seated()
    log.fold(Prepared("1" * 64), Began([], len(given)))
    assert log.table.to_take_over == 3
    for row in given:
        assert log.table.match is not None
        assert log.table.match.taken_over == 0
        log.now += 1_000
        log.rows.append(Row(len(log.rows) + 1, log.now, row.data))
        log.table.fold_row(log.rows[-1])
    match, source = log.table.match, other.table.match
    assert match is not None
    assert source is not None
    assert (log.table.to_take_over, match.taken_over) == (0, 3)
    assert match.events == source.events
    log.act(first_of(log.table, "D"))
    other.act(first_of(other.table, "D"))
    assert log.act("S").luck != other.act("S").luck
    assert everything(log.read()) == everything(log.table)


def test_what_a_seat_sees() -> None:
    log = seated()
    assert log.table.view(0) is None
    log.begin()
    assert log.table.view(0) is None
    log.deal()
    assert log.table.match is not None
    for who in (0, 1, None):
        assert log.table.view(who) == log.table.match.view(who)
