"""Positions and moves of Investo in notation, for the rule tests."""

from tests.games.carrying import carry_out
from tests.games.saying import told
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import State
from tilerummy.luck import GivenLuck
from tilerummy.refusal import Refusal
from tilerummy.tiles import Tiles

THEIRS = "y1 y3 y5 y7 y9 y11 y13 k2 k4 k6"  # ten tiles that make no run
TENS = "b1 b3 b5 b7 b9 b11 r2 r4 r6 r12"  # ten more
FULL = "k10 b5 r7 / k11 b6 r8 / k12 b4 r9 / k13 b8 r10"  # a full pot


def position(
    turn: str = "choose 0",
    *,
    rack: str = "",
    other: str = THEIRS,
    table: str = "",
    pot: str = ". / . / . / .",
    due: str = "",
    reserves: tuple[str, str] = ("", ""),
    known: tuple[str, str] = ("", ""),
    points: tuple[int, int] = (0, 0),
    idle: int = 0,
    progress: bool = False,
    unseen: str | None = None,
    rules: str = "",
) -> State:
    """A position with seat 0 holding `rack`. With `unseen` only those tiles are face down; seat 1 holds the rest."""
    head = f"{turn} start 0 idle {idle}" + (" lively" if progress else "")
    parts = [head, f"table {table}", f"pot {pot}", f"must {due}"]
    for seat, tiles in enumerate((rack, other)):
        parts += [f"rack {tiles}", f"reserve {reserves[seat]}", f"known {known[seat]}", f"points {points[seat]}"]
    state = INVESTO.parse_state(" | ".join(parts), Rules.parse(rules))
    if unseen is not None:
        leave_unseen(state, Tiles.parse(unseen))
    return state


def leave_unseen(state: State, left: Tiles) -> None:
    """Move all other face-down tiles to the rack of seat 1."""
    state.second.rack.put(state.unseen.minus(left))
    state.stock = len(left) - (state.unseen.size() - state.stock)
    state.unseen = left
    assert state.stock >= 0
    assert INVESTO.tiles(state) == 104


def refusal(state: State, text: str, seat: int | None = None) -> Refusal | None:
    who = int(state.seat) if seat is None else seat
    return INVESTO.check(state, who, INVESTO.parse_action(text))


def play(state: State, *moves: str) -> State:
    """Carry out moves `S >r9`: the action, then the luck it is given, which must be exactly what it needs."""
    for move in moves:
        text, _, luck = move.partition(">")
        action = INVESTO.parse_action(text)
        assert INVESTO.check(state, int(state.seat), action) is None, move
        given = GivenLuck(luck.split())
        carry_out(INVESTO, state, action, given)
        given.finish()
        assert INVESTO.tiles(state) == 104, move
    return state


def refused(state: State, text: str, code: str, rule: str) -> Refusal:
    """The action is refused for this reason and nothing changes."""
    before = INVESTO.show_state(state)
    found = refusal(state, text)
    assert found is not None, text
    assert told("investo", found) == f"{code} {rule}"
    assert INVESTO.show_state(state) == before
    return found


def offered(state: State) -> set[str]:
    return {str(action) for action in INVESTO.options(state)}


def step(state: State) -> str:
    """Where the turn stands and whose it is, or why the round is over."""
    return " ".join(INVESTO.show_state(state).split()[:2])


def points_of(state: State) -> list[int]:
    found = INVESTO.outcome(state)
    assert found is not None
    return list(found.points)


def racks(state: State) -> tuple[str, str]:
    return str(state.first.rack), str(state.second.rack)


def pot_of(state: State) -> str:
    """The pot as the text of a position has it."""
    return INVESTO.show_state(state).split(" | ")[2].removeprefix("pot ")


def stolen(state: State, turns: int) -> State:
    """Both live off each other's reserve: take a tile, give it to the reserve again."""
    for _ in range(turns):
        tile = str(state.side(1 - state.seat).reserve)
        play(state, f"V {tile}", "N", f"R {tile}")
    return state


def stalling(idle: int = 0, rules: str = "") -> State:
    return position("draw 0", rack=TENS, pot=FULL, reserves=("", "k8"), idle=idle, rules=rules)
