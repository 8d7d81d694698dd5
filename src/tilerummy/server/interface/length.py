"""About how long a match takes."""

from tilerummy.game import Length
from tilerummy.games import GAMES
from tilerummy.server.table.events import Clock
from tilerummy.server.wire import TableInfo

BOT_SECONDS = 2  # of a bot's turn, with the pause before it
STEP = 5  # minutes: nobody can say it more exactly


def minutes(table: TableInfo) -> int | None:
    """About how long a match takes; None by correspondence. Where the numbers come from: `game.Length`."""
    if table.clock.kind == "days":
        return None
    game = GAMES[table.game]
    found: Length = game.length(game.rules_type.make(table.rules), len(table.seats))
    people = found.turns * sum(not seat.bot for seat in table.seats) / len(table.seats)
    seconds = thinking(table.clock, people, found.seconds, len(table.seats))
    whole = (seconds + (found.turns - people) * BOT_SECONDS) / 60
    return max(STEP, STEP * round(whole / STEP))


def thinking(clock: Clock, turns: float, usual: int, seats: int) -> float:
    """Seconds of people: nobody takes longer than the clock allows."""
    if clock.kind == "turn":
        return turns * min(usual, clock.seconds)
    if clock.kind == "bank":
        return min(turns * usual, seats * clock.seconds + turns * clock.more)
    return turns * usual
