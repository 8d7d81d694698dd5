"""A position as one line of text, for tests, lessons and bug reports.

    choose 0 start 1 idle 2 lively | table r5-7 | pot k10 b5 r7<b7 / r3 / . / x | must b5 |
    rack b1 b2 | reserve | known | points 3 | rack ?10 | reserve k4 | known r7 | points 0 total 12

First where the turn stands and whose it is, `lively` if it has made progress (I18). `/` parts the rows of the pot, `<`
says what lies under what, `.` is a row with a base tile only and `x` one without; `must`: what is due (I6). Then the
two sides, seat 0 first, with the points of this round and, if there are any, of the rounds before. A view writes a
hidden rack as its size.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import PLACES
from tilerummy.games.investo.state import REASONS, STEPS, TO_DRAW, Side, State, height_of, top_of
from tilerummy.games.investo.view import View, ViewSide, face_down
from tilerummy.layout import Layout
from tilerummy.reading import fault, number_of, rest_of, seat_of, step_of, total_of
from tilerummy.refusal import NotationError
from tilerummy.tiles import STAR, Tiles, bit_of, parse_tile, show_tile


def show_place(place: i64) -> str:
    names: list[str] = []
    while place != 0:
        names.insert(0, show_tile(int(top_of(place))))
        place >>= 6
    return "<".join(names)


def show_pot(pot: vec[i64], rows: i64, bases: i64) -> str:
    texts: list[str] = []
    for row in range(rows):
        places = [show_place(pot[PLACES * row + i]) for i in range(i64(PLACES)) if pot[PLACES * row + i] != 0]
        empty = "." if (bases >> row) & 1 != 0 else "x"
        texts.append(" ".join(places) or empty)
    return " / ".join(texts)


def show_turn(seat: i64, step: i64, starter: i64, idle: i64, progress: bool, reason: i64) -> str:
    step_name = STEPS[step] + (":" + REASONS[reason] if reason != 0 else "")
    return f"{step_name} {seat} start {starter} idle {idle}" + (" lively" if progress else "")


def show_side(rack: str, reserve: Tiles, known: Tiles, points: i64, total: i64) -> list[str]:
    score = f"points {points}" + (f" total {total}" if total != 0 else "")
    return [f"rack {rack}", f"reserve {reserve}", f"known {known}", score]


def show_state(s: State) -> str:
    parts = [
        show_turn(s.seat, s.step, s.starter, s.idle, s.progress, s.reason),
        f"table {s.lying()}",
        f"pot {show_pot(s.pot, s.rows, s.bases)}",
        f"must {Tiles(s.due)}",
    ]
    for side in (s.first, s.second):
        parts += show_side(str(side.rack), side.reserve, side.known, side.points, side.total)
    return " | ".join(part.strip() for part in parts)


def show_view(v: View) -> str:
    parts = [
        "spectator" if v.who is None else f"seat {v.who}",
        show_turn(v.seat, v.step, v.starter, v.idle, v.progress, v.reason),
        f"table {v.table}",
        f"pot {show_pot(v.pot, i64(len(v.pot)) // PLACES, v.bases)}",
        f"must {Tiles(v.due)}",
    ]
    for side in v.sides:
        rack = f"?{side.size}" if side.rack is None else str(side.rack)
        parts += show_side(rack, side.reserve, side.known, side.points, side.total)
    return " | ".join(part.strip() for part in parts)


# ---- reading


def parse_state(text: str, rules: Any) -> State:
    """Everything not said to lie somewhere is unseen: the stock and the bases."""
    parts = text.split("|")
    if len(parts) != 12:
        raise NotationError("position-parts", text, 0, {"count": len(parts)})
    state = State(rules)
    _read_turn(state, parts[0], text)
    _read_pot(state, rest_of(parts[2], text, "pot"), text)
    state.melds = _read_table(parts[1], text)
    state.table = state.melds.tiles()
    state.due = Tiles.parse(rest_of(parts[3], text, "must")).one
    for i, side in enumerate((state.first, state.second)):
        _read_side(side, parts[4 + 4 * i : 8 + 4 * i], text)
    state.unseen = face_down(state)
    state.stock = state.unseen.size() - Tiles(state.bases).size()
    if state.size() != 104 or state.stock < 0 or (state.stock == 0 and state.step == TO_DRAW):
        raise NotationError("position-tiles", text, 0, {"count": int(state.size())})
    return state


def parse_view(text: str, rules: Any) -> View:
    first, _, rest = text.partition("|")
    parts = rest.split("|")
    if len(parts) != 12:
        raise NotationError("position-parts", text, 0, {"count": len(parts)})
    state = State(rules)
    _read_turn(state, parts[0], text)
    _read_pot(state, rest_of(parts[2], text, "pot"), text)
    one, two = (_read_view_side(parts[4 + 4 * i : 8 + 4 * i], text) for i in (0, 1))
    seen = View(rules, seat_of(first, 2, text), _read_table(parts[1], text), state.pot, (one, two))
    seen.bases, seen.seat, seen.step, seen.starter = state.bases, state.seat, state.step, state.starter
    seen.progress, seen.idle, seen.reason = state.progress, state.idle, state.reason
    seen.due = Tiles.parse(rest_of(parts[3], text, "must")).one
    seen.stock = _stock(seen)
    if seen.stock < 0:
        raise NotationError("position-tiles", text, 0, {"count": 104 - int(seen.stock)})
    return seen


def _read_table(part: str, text: str) -> Layout:
    table = Layout.parse(rest_of(part, text, "table"))
    if max(table.counts()) > 2:
        raise NotationError("position-tiles", text, max(text.find(part), 0), {"count": max(table.counts())})
    return table


def _stock(seen: View) -> i64:
    """All tiles, less those at every other place."""
    total: i64 = 104 - len(seen.table.tiles()) - Tiles(seen.bases).size()
    for side in seen.sides:
        total -= side.size + side.reserve.size()
    for place in seen.pot:
        total -= height_of(place)
    return total


def _read_turn(state: State, part: str, text: str) -> None:
    words = part.split()
    if len(words) < 6 or words[2] != "start" or words[4] != "idle":
        raise fault(text, "turn")
    state.step, state.reason = step_of(words[0], STEPS, REASONS, text)
    if words[6:] not in ([], ["lively"]):
        raise fault(text, "turn")
    state.seat, state.starter = number_of(words[1], text, 1), number_of(words[3], text, 1)
    state.idle = number_of(words[5], text)
    state.progress = words[6:] == ["lively"]


def _read_pot(state: State, part: str, text: str) -> None:
    rows = part.split("/")
    if len(rows) != state.rows:
        raise fault(text, "pot")
    state.bases = 0
    for row, places in enumerate(rows):
        words = places.split()
        if words != ["x"]:
            state.bases |= bit_of(row)
        for i, word in enumerate(words if words not in (["x"], ["."]) else []):
            if i >= PLACES:
                raise fault(text, "pot")
            place: i64 = 0
            for tile in word.split("<"):
                place = (place << 6) | (_pot_tile(tile, text) + 1)
            if not _can_stand(place, state.height):
                raise fault(text, "pot", word)
            state.pot[PLACES * row + i] = place


def _pot_tile(tile: str, text: str) -> int:
    kind = parse_tile(tile, text, max(text.find(tile), 0))
    if kind == STAR:
        raise NotationError("no-stars", text, max(text.find("*"), 0))
    return kind


def _can_stand(place: i64, most: i64) -> bool:
    """I14: tiles of one value, each in another colour than the one under it, and not too many."""
    if height_of(place) > most:
        return False
    while place >= 64:
        upper, lower = top_of(place), top_of(place >> 6)
        if upper == lower or upper >> 2 != lower >> 2:
            return False
        place >>= 6
    return True


def _read_side(side: Side, parts: list[str], text: str) -> None:
    side.rack = Tiles.parse(rest_of(parts[0], text, "rack"))
    side.reserve = Tiles.parse(rest_of(parts[1], text, "reserve"))
    side.known = Tiles.parse(rest_of(parts[2], text, "known"))
    points, _, total = rest_of(parts[3], text, "points").partition(" total ")
    side.points = number_of(points, text)
    side.total = total_of(total, text) if total else 0
    if parts[0] != "rack" and not side.rack.holds(side.known):
        raise fault(text, "known", parts[2])


def _read_view_side(parts: list[str], text: str) -> ViewSide:
    rack = rest_of(parts[0], text, "rack")
    hidden = rack.startswith("?")
    tiles = None if hidden else Tiles.parse(rack)
    size = number_of(rack[1:], text) if tiles is None else len(tiles)
    side = Side(Tiles(), Tiles(), Tiles(), 0)
    _read_side(side, ["rack", *parts[1:]], text)
    return ViewSide(tiles, size, side.reserve, side.known, side.points, side.total)
