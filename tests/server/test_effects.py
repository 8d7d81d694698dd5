"""What a move brought that its notation does not say is told with it: at once, after a reload, and in a replay."""

from tilerummy.luck import Rng
from tilerummy.server import projection
from tilerummy.server.matches import history
from tilerummy.server.table.events import Clock, Created, Did, Event, Prepared, Row, Sat, encode
from tilerummy.server.table.table import Table

MOVES = 200


class Logged:
    """A table of Investo under the strict referee, and its log."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.told: list[dict[str, int | str]] = []
        created = Created("investo", {"referee": "rulebook"}, ["person", "person"], Clock(), False, True, True)
        self.table = Table("one", created)
        for event in (created, Prepared("0" * 64), Sat(0, "ann", "Ann"), Sat(1, "ben", "Ben")):
            self.table.fold(event, 0)
            self.note(event)
        self.note(self.table.begin(0))
        self.note(self.table.deal(0))

    def note(self, event: Event) -> None:
        row = Row(len(self.rows) + 1, 0, encode(event))
        self.rows.append(row)
        if isinstance(event, Did):
            self.told.append(projection.frame(self.table, row, event, (None, False), True, None).event.effect)

    def act(self, text: str) -> None:
        seat = self.table.turn
        assert seat is not None
        done = self.table.act(seat, self.table.game.parse_action(text), 0)
        assert isinstance(done, Did)
        self.note(done)

    def greedy(self) -> str:
        match = self.table.match
        assert match is not None
        return str(self.table.game.bots()["greedy"](match.state, Rng(1)))


def played() -> Logged:
    """A mistake first, then whatever comes up to a row that is taken."""
    logged = Logged()
    logged.act("S")
    rack = logged.table.view(logged.table.turn).sides[logged.table.turn].rack.names()
    logged.act(f"A [{rack[0]} {rack[-1]} {rack[1]}]")
    for _ in range(MOVES):
        logged.act(logged.greedy())
        if logged.told[-1]:
            return logged
    raise AssertionError("no row was taken")


def test_everybody_is_told_what_a_move_brought() -> None:
    logged = played()
    assert logged.told[:2] == [{}, {"mistake": 1}]
    assert 1 <= int(logged.told[-1]["points"]) <= 4
    again = Table.load("one", logged.rows)
    missed = projection.missed(again, logged.rows, 0)
    assert [told.event.effect for told in missed if told.event.what == "did"] == logged.told
    steps = history.replay(history.Past("one", logged.rows, 1), None, None).steps
    assert [step.event.effect for step in steps if step.event.what == "did"] == logged.told


def test_a_new_match_begins_without_what_the_old_one_brought() -> None:
    logged = played()
    assert logged.table.effects
    logged.table.seed = "1" * 64
    logged.table.begin(0)
    assert logged.table.effects == {}
