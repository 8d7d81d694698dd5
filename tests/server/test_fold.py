"""A table is what its events make of it: each event's effect, and the table that decided is the one that is read."""

import pytest

from tests.server.folding import PEOPLE, SEED, Log, everything, first_of, made, over, playing, seated
from tilerummy.dealer import DealTerms, Word, commitment_of, seal_of
from tilerummy.luck import Rng
from tilerummy.match import STARTS
from tilerummy.server.projection import next_commitment
from tilerummy.server.table import waiting
from tilerummy.server.table.chairs import Chair
from tilerummy.server.table.events import (
    Began,
    Clock,
    Dealt,
    Did,
    Event,
    Keyed,
    Left,
    Prepared,
    Ready,
    Row,
    Sat,
    StoodIn,
    Stopped,
    encode,
)
from tilerummy.server.table.table import BrokenLog, Table

# ---- the whole


@pytest.mark.parametrize("game", ["gin", "rummy", "investo"])
def test_the_table_that_decided_is_the_one_that_is_read(game: str) -> None:
    """After every event of a match and of the rematch, in every field."""
    short = {"gin": {"rounds": 2}, "rummy": {"rounds": 1}, "investo": {"target": 1, "max_rounds": 1}}[game]
    seats = PEOPLE if game == "investo" else ("person", "greedy", "person")
    log = seated(made(game, seats, Clock("bank", 60, 2), **short))
    rng = Rng(1)
    read = Table.unfolded("one", log.rows)
    folded = 0
    while log.table.number < 2 or log.table.phase == "playing":
        next_step(log, rng)
        for row in log.rows[folded:]:
            read.fold_row(row)
        folded = len(log.rows)
        assert everything(read) == everything(log.table)


def next_step(log: Log, rng: Rng) -> None:
    table = log.table
    if table.phase == "playing":
        log.greedy(rng)
        return
    if table.phase in ("gathering", "over"):
        log.fold(Prepared(f"{table.number + 1:064}"), Ready(0, "salt"))
        log.begin()
    log.deal()


def test_the_numbers_of_a_log_have_no_gap() -> None:
    rows = seated().rows
    with pytest.raises(BrokenLog, match="one: 3 after 1"):
        Table.load("one", [rows[0], *rows[2:]])
    with pytest.raises(BrokenLog, match="one: 1 after 1"):
        Table.load("one", [rows[0], rows[0]])


@pytest.mark.parametrize("rows", [[], [Row(1, 0, encode(Prepared(SEED)))]])
def test_a_log_begins_with_the_making_of_the_table(rows: list[Row]) -> None:
    with pytest.raises(BrokenLog, match="one"):
        Table.load("one", rows)


@pytest.mark.parametrize("event", [Did(0, "D r1"), Dealt("")])
def test_nothing_is_played_before_a_match_has_begun(event: Event) -> None:
    log = seated()
    with pytest.raises(BrokenLog, match="one: no match"):
        log.table.fold(event, 0)


def test_a_move_that_the_rules_refuse_breaks_the_log() -> None:
    log = playing()
    assert log.table.turn is not None
    with pytest.raises(BrokenLog, match="eleven-dealt"):
        log.table.fold(Did(log.table.turn, "S", "r1"), 0)


def test_another_deal_breaks_the_log() -> None:
    log = seated()
    log.begin()
    with pytest.raises(BrokenLog, match="another deal"):
        log.table.fold(Dealt("r1"), 0)


def test_another_luck_breaks_the_log() -> None:
    log = playing()
    table = log.table
    log.act(first_of(table, "D"))
    assert table.turn is not None
    with pytest.raises(BrokenLog, match="another luck"):
        table.fold(Did(table.turn, "S", "r1 r2"), 0)


# ---- chairs


def open_seats(table: Table) -> list[int]:
    return table.chairs.open(table.phase == "over")


def test_a_new_table() -> None:
    table = Table("one", made("rummy", ("person", "greedy", "person")))
    assert [(chair.bot, chair.name, chair.free, chair.ready) for chair in table.chairs] == [
        ("", "", True, False),
        ("greedy", "greedy", False, True),
        ("", "", True, False),
    ]
    assert (table.seq, table.at, table.moved, table.number, table.to_take_over) == (0, 0, 0, 0, 0)
    assert (table.phase, table.turn, table.starter, table.seed) == ("gathering", None, None, "")
    assert waiting.due(table) is None
    assert open_seats(table) == [0, 2]
    assert [vars(Chair(""))[key] for key in ("who", "stand_in", "salt", "key", "gone")] == ["", "", "", "", False]


def test_options_that_the_log_does_not_know_are_filled_in() -> None:
    table = Table("one", made(rounds=2))
    assert table.created.rules == table.rules.data()
    assert table.created.rules["rounds"] == 2


def test_counting() -> None:
    log = seated()
    assert (log.table.id, log.table.seq, log.table.at, log.table.moved) == ("one", 4, 4_000, 0)


def test_sitting_down() -> None:
    log = Log(made())
    log.fold(Sat(1, "ann", "Ann"))
    chair = log.table.chairs[1]
    assert (chair.who, chair.name, chair.gone, chair.free, chair.ready) == ("ann", "Ann", False, False, False)
    assert log.table.chairs[0].free
    assert (log.table.chairs.of("ann"), log.table.chairs.of("ben"), log.table.chairs.of("")) == ([1], [], [])
    assert open_seats(log.table) == [0]


def test_a_new_name_keeps_the_key_and_a_new_owner_does_not() -> None:
    log = playing()
    log.fold(Keyed(0, "hash"), StoodIn(0, "greedy"), Sat(0, "who0", "Anna"))
    chair = log.table.chairs[0]
    assert (chair.name, chair.key, chair.stand_in) == ("Anna", "hash", "greedy")
    log.fold(Sat(0, "phone", "Anna"))
    assert (chair.who, chair.name, chair.key, chair.stand_in) == ("phone", "Anna", "", "")


def test_a_key_is_that_of_its_seat() -> None:
    log = seated()
    log.fold(Keyed(1, "hash"))
    assert [chair.key for chair in log.table.chairs] == ["", "hash"]


@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_left_before_a_match_or_after_it_is_free(begun: bool) -> None:
    log = over() if begun else seated()
    log.fold(Ready(1, "salt"), Keyed(1, "hash"), StoodIn(1, "greedy"), Left(1))
    chair = log.table.chairs[1]
    assert (chair.who, chair.name, chair.ready, chair.key, chair.stand_in, chair.gone) == ("", "", False, "", "", False)
    assert log.table.chairs[0].who == "who0"
    assert open_seats(log.table) == [1]


def test_a_seat_left_during_a_match_waits_for_its_owner() -> None:
    log = playing()
    log.fold(Left(1))
    chair = log.table.chairs[1]
    assert (chair.who, chair.name, chair.gone) == ("who1", "N1", True)
    assert open_seats(log.table) == []
    log.fold(Sat(1, "who1", "N1"))
    assert not chair.gone


def test_after_a_match_a_seat_that_was_left_during_it_is_open() -> None:
    log = playing()
    log.fold(Left(1), Stopped(0))
    assert open_seats(log.table) == [1]


def test_being_ready() -> None:
    log = seated()
    log.table.chairs[1].gone = True
    log.fold(Ready(1, "salt"))
    assert [(chair.ready, chair.salt, chair.gone) for chair in log.table.chairs] == [
        (False, "", False),
        (True, "salt", False),
    ]


def test_standing_in() -> None:
    log = playing()
    log.fold(Left(1), StoodIn(1, "greedy"))
    chair = log.table.chairs[1]
    assert (chair.stand_in, chair.level, chair.gone) == ("greedy", "greedy", True)
    log.fold(StoodIn(1, ""))
    assert (chair.stand_in, chair.level, chair.gone) == ("", "", False)
    log.fold(StoodIn(1, "greedy"))
    assert not chair.gone


# ---- a match


def test_a_prepared_seed_is_committed_to() -> None:
    log = Log(made())
    assert next_commitment(log.table) == ""
    log.fold(Prepared(SEED))
    assert (log.table.seed, next_commitment(log.table)) == (SEED, commitment_of(SEED))


def test_a_match_begins_with_the_seed_and_the_words() -> None:
    log = seated(made(clock=Clock("bank", 60)))
    log.fold(Ready(0, "a"), Ready(1, ""))
    words = [Word("device", seal_of(commitment_of(SEED), None, 0, "a"), "a"), Word("none")]
    log.table.clocks.bank[0] = 1
    log.table.ids[0, "old"] = 3
    assert log.begin() == Began([], words=words)
    table = log.table
    assert table.match is not None
    assert table.match.dealer is not None
    assert (table.match.dealer.seed, table.match.dealer.terms, table.match.seats) == (SEED, DealTerms(tuple(words)), 2)
    assert [(chair.salt, chair.seal) for chair in table.chairs] == [("", ""), ("", "")]
    assert (table.number, table.seed, table.stopped, table.phase) == (1, "", False, "gathering")
    assert (table.clocks.bank, table.ids, table.at) == ([60_000, 60_000], {}, log.now)
    assert [chair.ready for chair in table.chairs] == [True, True]


def test_a_deal_starts_the_clock_and_nobody_is_ready_but_the_bots() -> None:
    log = seated(made("rummy", ("person", "greedy", "person")))
    log.fold(Ready(0, ""), Ready(2, ""))
    log.begin()
    log.deal()
    table = log.table
    assert [chair.ready for chair in table.chairs] == [False, True, False]
    assert (table.phase, table.starter, table.clocks.since) == ("playing", table.turn, log.now)
    assert table.moved == table.seq == len(log.rows)


def test_only_the_first_deal_of_a_match_says_who_starts_it() -> None:
    log = playing()
    rng = Rng(2)
    starter = log.table.starter
    starts: set[int | None] = set()
    while len(starts) < 2:
        while log.table.phase == "playing":
            log.greedy(rng)
        log.deal()
        starts.add(log.table.turn)
        assert log.table.starter == starter


def test_phases() -> None:
    log = seated(made(rounds=2))
    assert log.table.phase == "gathering"
    log.begin()
    assert (log.table.phase, log.table.turn) == ("gathering", None)
    log.deal()
    rng = Rng(1)
    while log.table.phase == "playing":
        assert log.table.last_score() is None
        log.greedy(rng)
    assert (log.table.phase, log.table.turn) == ("pause", None)
    assert log.table.last_score() is not None
    log.deal()
    while log.table.phase == "playing":
        log.greedy(rng)
    assert log.table.phase == "over"


def test_a_match_can_be_stopped() -> None:
    log = playing()
    log.fold(Ready(0, ""), Stopped(1))
    table = log.table
    assert (table.stopped, table.phase, table.turn, waiting.due(table)) == (True, "over", None, None)
    assert [chair.ready for chair in table.chairs] == [False, False]
    log.fold(Prepared(SEED))
    log.begin()
    assert (table.stopped, table.phase, table.number) == (False, "gathering", 2)


def test_a_match_stopped_before_the_deal_is_over_too() -> None:
    log = seated()
    log.begin()
    log.fold(Stopped(0))
    assert log.table.phase == "over"


def test_a_rematch_has_another_starter_by_the_smallest_number() -> None:
    for seed in range(8):
        log = over()
        starter = log.table.starter
        log.fold(Prepared(f"{seed:064}"), Ready(0, "x"))
        began = log.begin()
        log.deal()
        assert log.table.turn != starter
        assert began.barred == starter
        assert began.words[0].salt == "x"
        assert began.tries == smallest(log, seed, began)


def smallest(log: Log, seed: int, began: Began) -> int:
    """Found by trying, from none."""
    for number in range(STARTS):
        log.table.seed = f"{seed:064}"
        trial = log.table.match_with((), DealTerms(tuple(began.words), began.barred, number))
        trial.deal()
        log.table.seed = ""
        if trial.turn != began.barred:
            return number
    raise AssertionError


def test_log_of_the_first_way_of_dealing_goes_on_as_it_was() -> None:
    """Events that a server wrote before there were words: the same match, and a rematch in the second way."""
    log = seated()
    log.fold(Ready(0, "a"), Ready(1, ""), Began(["a", "start 1"]))
    match = log.table.match
    assert match is not None
    assert match.dealer is not None
    assert (match.dealer.salts, match.dealer.terms) == (("a", "start 1"), None)
    log.deal()
    log.fold(Stopped(0), Prepared(SEED), Ready(0, "b"), Ready(1, ""))
    began = log.begin()
    assert (began.salts, [word.by for word in began.words]) == ([], ["device", "none"])
    assert Table.load("one", log.rows).match is not None
