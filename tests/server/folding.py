"""Tables made from events, without a server."""

from typing import Any

from tilerummy.luck import Rng
from tilerummy.server.table.events import (
    Began,
    Clock,
    Created,
    Dealt,
    Did,
    Event,
    Prepared,
    Row,
    Sat,
    encode,
)
from tilerummy.server.table.table import Table

SEED = "0" * 64
PEOPLE = ("person", "person")


def made(game: str = "gin", seats: tuple[str, ...] = PEOPLE, clock: Clock | None = None, **rules: Any) -> Created:
    return Created(game, rules, list(seats), clock or Clock(), False, True, True)


class Log:
    """A table and all that happened at it, one event a second."""

    def __init__(self, created: Created) -> None:
        self.table = Table("one", created)
        self.rows: list[Row] = []
        self.now = 0
        self.fold(created)

    def keep(self, event: Event) -> None:
        self.rows.append(Row(len(self.rows) + 1, self.now, encode(event)))

    def fold(self, *events: Event) -> None:
        for event in events:
            self.now += 1_000
            self.table.fold(event, self.now)
            self.keep(event)

    def begin(self) -> Began:
        self.now += 1_000
        event = self.table.begin(self.now)
        self.keep(event)
        return event

    def deal(self) -> Dealt:
        self.now += 1_000
        event = self.table.deal(self.now)
        self.keep(event)
        return event

    def act(self, text: str, name: str = "", by: str = "", hinted: bool = False) -> Did:
        self.now += 1_000
        table = self.table
        assert table.turn is not None
        event = table.act(table.turn, table.game.parse_action(text), self.now, name, by, hinted)
        assert isinstance(event, Did), event
        self.keep(event)
        return event

    def greedy(self, rng: Rng) -> None:
        table = self.table
        assert table.match is not None
        seen = table.game.determinize(table.match.view(table.turn), rng)
        self.act(str(table.game.bots()["greedy"](seen, rng)), f"m{table.seq}")

    def read(self) -> Table:
        return Table.load("one", self.rows)


def seated(created: Created | None = None) -> Log:
    log = Log(created or made())
    log.fold(Prepared(SEED), *[Sat(i, f"who{i}", f"N{i}") for i, c in enumerate(log.table.chairs) if c.free])
    return log


def playing(created: Created | None = None) -> Log:
    log = seated(created)
    log.begin()
    log.deal()
    return log


def over() -> Log:
    log = playing(made(rounds=1))
    rng = Rng(1)
    while log.table.phase == "playing":
        log.greedy(rng)
    return log


def everything(table: Table) -> dict[str, Any]:
    """All that a table knows."""
    match = table.match
    kept = dict(vars(table))
    kept.update(chairs=[vars(chair) for chair in table.chairs], clocks=vars(table.clocks), phase=table.phase)
    kept["match"] = None
    if match is not None:
        state = None if match.state is None else table.game.show_state(match.state)
        kept["match"] = (match.events, match.sheet, match.winners, match.taken_over, state, vars(match.dealer))
    return kept


def first_of(table: Table, letter: str) -> str:
    assert table.match is not None
    return next(str(each) for each in table.game.options(table.match.state) if str(each)[0] == letter)
