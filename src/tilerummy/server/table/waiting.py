"""Whom a table waits for: when the server must act by itself, and whose place the others may give away."""

from tilerummy.server.table.table import Table

OPENING = 5_000  # milliseconds in which devices open the words that they have sealed


def due(table: Table) -> int | None:
    """When the server must act by itself: a bot's turn, a clock, or words that are not opened."""
    seat = table.turn
    if seat is None:
        return table.called + OPENING if table.opening else None
    if table.chairs[seat].level:
        return table.clocks.since
    return table.clocks.deadline(seat)


def is_timed(table: Table) -> bool:
    """Whether a person's time runs that is meant to be time at the table: days are counted by the calendar."""
    seat = table.turn
    return seat is not None and not table.chairs[seat].level and table.clocks.clock.kind in ("turn", "bank")


def away(table: Table, seat: int, now: int, patience: int) -> bool:
    """Whether the others may decide what happens to this seat: it was left, or kept them waiting too long.

    In its turn a seat with a clock has all the time of the clock, and in a match of days everything takes days.
    """
    chair = table.chairs[seat]
    if chair.bot or chair.stand_in or not chair.who:
        return False
    if chair.gone:
        return True
    clock = table.clocks.clock
    if table.turn is not None:
        return table.turn == seat and clock.kind == "none" and now - table.clocks.since >= patience
    patience = max(patience, clock.seconds * 1000) if clock.kind == "days" else patience
    return not chair.ready and now - table.at >= patience
