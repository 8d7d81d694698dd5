"""The clocks of a table, from the times of its events alone."""

import pytest

from tilerummy.server.table.clocks import Clocks
from tilerummy.server.table.events import Clock


def bank(seconds: int, more: int = 0, seats: int = 2) -> Clocks:
    return Clocks(Clock("bank", seconds, more), seats)


def turn_of(clocks: Clocks, seat: int, begins: int, ends: int) -> int:
    """What the seat has left after a turn."""
    clocks.start(begins)
    clocks.stop(seat, ends)
    return clocks.bank[seat]


def test_every_seat_begins_with_the_whole_bank() -> None:
    assert bank(60, seats=3).bank == [60_000, 60_000, 60_000]


def test_a_turn_is_taken_from_the_bank_of_its_seat_alone() -> None:
    clocks = bank(60)
    assert turn_of(clocks, 1, 1_000, 8_500) == 52_500
    assert clocks.bank == [60_000, 52_500]
    assert turn_of(clocks, 0, 8_500, 8_500) == 60_000
    assert turn_of(clocks, 1, 8_500, 9_000) == 52_000


def test_what_a_turn_adds_is_added_once_the_turn_is_over() -> None:
    clocks = bank(60, 5)
    assert clocks.bank == [60_000, 60_000]
    assert turn_of(clocks, 0, 0, 2_000) == 63_000
    assert turn_of(clocks, 0, 2_000, 4_000) == 66_000  # a bank may grow
    assert clocks.bank[1] == 60_000


@pytest.mark.parametrize(
    ("late", "left"), [(-1, 1), (0, 0), (1, 0), (86_400_000, 0)], ids=["in time", "at the end", "late", "a day late"]
)
def test_a_bank_never_falls_below_zero(late: int, left: int) -> None:
    """However late it is minded that the time was up: after a restart of the server, say."""
    assert turn_of(bank(60), 0, 0, 60_000 + late) == left


def test_whoever_used_up_the_bank_has_what_a_turn_adds() -> None:
    """Not less: what was overdrawn is no debt."""
    clocks = bank(60, 5)
    assert turn_of(clocks, 0, 0, 100_000) == 5_000
    clocks.start(100_000)
    assert clocks.deadline(0) == 105_000
    assert turn_of(clocks, 0, 100_000, 200_000) == 5_000


def test_an_empty_bank_is_due_at_once_and_not_before_the_turn_began() -> None:
    clocks = bank(60)
    turn_of(clocks, 0, 0, 90_000)
    clocks.start(120_000)
    assert clocks.deadline(0) == 120_000


def test_the_deadline_of_a_bank_is_what_the_seat_has_left() -> None:
    clocks = bank(60)
    turn_of(clocks, 1, 0, 20_000)
    clocks.start(20_000)
    assert (clocks.deadline(0), clocks.deadline(1)) == (80_000, 60_000)


def test_a_new_match_begins_with_whole_banks() -> None:
    clocks = bank(60, 5, 3)
    turn_of(clocks, 2, 0, 40_000)
    clocks.refill()
    assert clocks.bank == [60_000] * 3


@pytest.mark.parametrize("kind", ["turn", "days"])
def test_a_limit_of_each_turn_does_not_use_itself_up(kind: str) -> None:
    clocks = Clocks(Clock(kind, 30, 5), 2)  # type: ignore[arg-type]
    for begins in (0, 500_000):
        clocks.start(begins)
        assert clocks.deadline(0) == clocks.deadline(1) == begins + 30_000
        clocks.stop(0, begins + 29_000)
    assert clocks.bank == [30_000, 30_000]


def test_without_a_clock_nothing_is_due() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.start(5_000)
    clocks.stop(0, 9_000)
    assert clocks.deadline(0) is None


def test_before_the_first_turn_time_has_not_begun() -> None:
    assert bank(60).since == 0
    assert bank(60).deadline(0) == 60_000
