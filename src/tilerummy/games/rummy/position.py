"""A position as one line of text, for tests, lessons and bug reports.

    choose 0 start 1 idle 2 passes 0 stocked | table r5-7 [b7 *y7 k7] | discards k4 |
    rack b1 b2 * | gave k1 | lost 0 | plays 1 | rack ?14 | gave ? | lost 0 | plays 0

First where the turn stands and whose it is, `stocked` if it began with tiles in the stock and `laid` if it has laid
tiles; before these marks `round 3` in later rounds of a match; then the sides, seat 0 first, each with the `total` of
the rounds before, if it is not 0. A view writes a hidden rack as its size and what another seat gave as `?`.
"""

from typing import Any

from mypy_extensions import i64

from tilerummy.games.rummy.state import (
    BY_DISCARD,
    BY_EXCHANGE,
    OUT,
    OVER,
    REASONS,
    STEPS,
    TO_DISCARD,
    TO_DRAW,
    Side,
    State,
)
from tilerummy.games.rummy.view import View, ViewSide, hide_rest
from tilerummy.layout import Layout, resolve_layout
from tilerummy.reading import fault, number_of, rest_of, seat_of, step_of, total_of
from tilerummy.refusal import NotationError, Refusal
from tilerummy.tiles import Tiles


def show_turn(s: State | View) -> str:
    step = STEPS[s.step] + (":" + REASONS[s.reason] if s.reason != 0 else "")
    marks = (" stocked" if s.stocked else "") + (" laid" if s.laid else "")
    number = f" round {s.rounds + 1}" if s.rounds > 0 else ""
    return f"{step} {s.seat} start {s.starter} idle {s.idle} passes {s.passes}{number}{marks}"


def show_side(rack: str, gave: str, lost: i64, plays: i64, total: i64) -> list[str]:
    sum_before = f" total {total}" if total != 0 else ""
    return [f"rack {rack}", f"gave {gave}", f"lost {lost}", f"plays {plays}{sum_before}"]


def show_state(s: State) -> str:
    parts = [show_turn(s), f"table {s.lying}", f"discards {s.discards}"]
    for side in s.sides:
        parts += show_side(str(side.rack), str(side.gave), side.lost, side.plays, side.total)
    return " | ".join(part.strip() for part in parts)


def show_view(v: View) -> str:
    who = "spectator" if v.who is None else f"seat {v.who}"
    parts = [who, show_turn(v), f"table {v.table}", f"discards {v.discards}"]
    for side in v.sides:
        rack = f"?{side.size}" if side.rack is None else str(side.rack)
        gave = "?" if side.gave is None else str(side.gave)
        parts += show_side(rack, gave, side.lost, side.plays, side.total)
    return " | ".join(part.strip() for part in parts)


# ---- reading


def parse_state(text: str, rules: Any) -> State:
    """Everything not said to lie somewhere is the stock."""
    parts = text.split("|")
    state = _read_open(parts, text, rules)
    state.sides = [_read_side(_side_parts(parts, seat), text) for seat in range(int(state.seats))]
    hide_rest(state)
    _count(state, len(Tiles.full(2 if state.melds.stars else 0)), text)
    for side in state.sides:
        if not state.unseen.plus(_racks(state, side)).holds(side.gave):
            raise NotationError("position-tiles", text, max(text.find("gave"), 0), {"count": len(side.gave)})
    _consistent(state, text)
    return state


def _racks(state: State, side: Side) -> Tiles:
    """What the others hold: a tile given away is there or in the stock."""
    tiles = Tiles()
    for other in state.sides:
        if other is not side:
            tiles.put(other.rack)
    return tiles


def _consistent(state: State, text: str) -> None:
    """Whether a turn can stand where it is said to stand, under these rules."""
    step = state.step
    empty = any(not side.rack for side in state.sides)
    wrong = (
        (step == OVER) != (state.reason != 0)
        or (step == OVER and (state.reason == OUT) != (not state.side(state.seat).rack))
        or (step != OVER and empty)
        or (step == TO_DRAW and state.version == BY_EXCHANGE)
        or (step == TO_DISCARD and (state.version != BY_DISCARD or not state.laid))
    )
    if wrong:
        raise fault(text, "step")


def _count(state: State, all_tiles: int, text: str) -> None:
    """A tile that lies at more places than there are of it makes the sum too large."""
    if state.size() != all_tiles:
        raise NotationError("position-tiles", text, 0, {"count": int(state.size())})


def parse_view(text: str, rules: Any) -> View:
    first, _, rest = text.partition("|")
    parts = rest.split("|")
    state = _read_open(parts, text, rules)
    sides = [_read_view_side(_side_parts(parts, seat), text) for seat in range(int(state.seats))]
    seen = View(rules, seat_of(first, len(sides), text), state.lying, tuple(sides))
    seen.discards, seen.seat, seen.step, seen.starter = state.discards, state.seat, state.step, state.starter
    seen.stocked, seen.laid, seen.idle = state.stocked, state.laid, state.idle
    seen.passes, seen.reason, seen.rounds = state.passes, state.reason, state.rounds
    away = len(state.table) + len(state.discards) + sum(int(side.size) for side in sides)
    seen.stock = len(state.unseen) - away
    if seen.stock < 0:
        raise NotationError("position-tiles", text, 0, {"count": away})
    return seen


def _read_open(parts: list[str], text: str, rules: Any) -> State:
    """All but the sides; how many parts there are says how many seats."""
    seats, left = divmod(len(parts) - 3, 4)
    if left != 0 or not 2 <= seats <= 4:
        raise NotationError("position-parts", text, 0, {"count": len(parts)})
    state = State(rules, seats)
    _read_turn(state, parts[0], text)
    found = resolve_layout(Layout(), Layout.parse(rest_of(parts[1], text, "table")), state.melds)
    if isinstance(found, Refusal):
        raise fault(text, "table", "table")
    state.lying = found
    state.table = _tiles(found, text)
    state.discards = Tiles.parse(rest_of(parts[2], text, "discards"))
    return state


def _tiles(table: Layout, text: str) -> Tiles:
    for count in table.counts():
        if count > 2:
            raise NotationError("position-tiles", text, max(text.find("table"), 0), {"count": count})
    return table.tiles()


def _side_parts(parts: list[str], seat: int) -> list[str]:
    return parts[3 + 4 * seat : 7 + 4 * seat]


def _read_turn(state: State, part: str, text: str) -> None:
    words = part.split()
    if len(words) < 8 or (words[2], words[4], words[6]) != ("start", "idle", "passes"):
        raise fault(text, "turn")
    state.step, state.reason = step_of(words[0], STEPS, REASONS, text)
    state.seat, state.starter = number_of(words[1], text), number_of(words[3], text)
    if max(state.seat, state.starter) >= state.seats:
        raise fault(text, "seat")
    state.idle, state.passes = number_of(words[5], text), number_of(words[7], text)
    if words[8:9] == ["round"]:
        state.rounds = number_of(words[9] if len(words) > 9 else "", text) - 1
        del words[8:10]
    if state.rounds < 0 or words[8:] not in ([], ["stocked"], ["laid"], ["stocked", "laid"]):
        raise fault(text, "turn")
    state.stocked, state.laid = "stocked" in words[8:], "laid" in words[8:]


def _read_side(parts: list[str], text: str) -> Side:
    rack = Tiles.parse(rest_of(parts[0], text, "rack"))
    gave = Tiles.parse(rest_of(parts[1], text, "gave"))
    lost = number_of(rest_of(parts[2], text, "lost"), text)
    plays, _, total = rest_of(parts[3], text, "plays").partition(" total ")
    if lost > 0 and lost >= len(gave):
        raise fault(text, "lost", parts[2])
    return Side(rack, gave, lost, number_of(plays, text), total_of(total, text) if total else 0)


def _read_view_side(parts: list[str], text: str) -> ViewSide:
    rack, gave = rest_of(parts[0], text, "rack"), rest_of(parts[1], text, "gave")
    open_parts = ["rack" if rack.startswith("?") else parts[0], "gave" if gave == "?" else parts[1], *parts[2:]]
    side = _read_side(open_parts, text)
    size = number_of(rack[1:], text) if rack.startswith("?") else len(side.rack)
    tiles = None if rack.startswith("?") else side.rack
    return ViewSide(tiles, size, None if gave == "?" else side.gave, side.lost, side.plays, side.total)
