"""A position as one line of text, for tests, lessons and bug reports.

    draw 1 dealer 0 turns 12 passes 0 | out | discard r5 | taken | gone b1 b2 | lying |
    rack b1 b2 | known | rack ?10 | known r7

First where the turn stands and whose it is, then who went out and how (`out 0 eight-nine`), the discards, the
combinations that lie there, each behind its owner (`lying 0 r5-7 1 8:bry`), and the sides, seat 0 first. A rack that
lies open is `open` instead of `rack`. A view writes a hidden rack as its size. What is not there is not written:
`rounds 2` behind the passes for rounds before this one, and behind the known tiles what a side threw away and refused
in this round and its points of the rounds before, as in `known r7 thrown b2 k3 refused r1 total 12`.
"""

from typing import Any

from tilerummy.games.gin.actions import natural
from tilerummy.games.gin.judge import combination_fault
from tilerummy.games.gin.state import KNOCK, NO_TILE, NOBODY, REASONS, STEPS, TO_LAY, Fixed, Side, State
from tilerummy.games.gin.view import View, ViewSide, face_down
from tilerummy.melds import Meld
from tilerummy.reading import fault, number_of, rest_of, seat_of, step_of
from tilerummy.refusal import NotationError
from tilerummy.solver.hand_meld import meld_of, set_of
from tilerummy.tiles import Tiles, show_tile

HEAD = 6  # parts before the sides
HEADINGS = ["dealer", "turns", "passes"]


def show_state(s: State) -> str:
    lying = [(int(s.owners[i]), int(s.lying[i])) for i in range(s.laid)]
    parts = _head(s, lying)
    for side in s.sides:
        parts += [f"{'open' if side.shown else 'rack'} {side.rack}", _memory(side)]
    return " | ".join(part.strip() for part in parts)


def show_view(v: View) -> str:
    parts = ["spectator" if v.who is None else f"seat {v.who}", *_head(v, v.lying)]
    for side in v.sides:
        rack = f"?{side.size}" if side.rack is None else str(side.rack)
        parts += [f"{'open' if side.shown else 'rack'} {rack}", _memory(side)]
    return " | ".join(part.strip() for part in parts)


def _memory(side: Side | ViewSide) -> str:
    words = [f"known {side.known}"]
    words += [f"{name} {tiles}" for name, tiles in (("thrown", side.thrown), ("refused", side.refused)) if tiles]
    return " ".join([*words, f"total {side.total}"] if side.total else words)


def _head(s: State | View, lying: list[tuple[int, int]]) -> list[str]:
    step = STEPS[s.step] + (":" + REASONS[s.reason] if s.reason != 0 else "")
    return [
        f"{step} {s.seat} dealer {s.dealer} turns {s.turns} passes {s.passes}"
        + (f" rounds {s.rounds}" if s.rounds else ""),
        f"out {s.out} {REASONS[s.way]}" if s.out >= 0 else "out",
        f"discard {_show(s.discard)}",
        f"taken {_show(s.taken)}",
        f"gone {s.gone}",
        "lying " + " ".join(f"{owner} {meld_of(meld)}" for owner, meld in lying),
    ]


def _show(kind: int) -> str:
    return show_tile(kind) if kind >= 0 else ""


# ---- reading


def parse_state(text: str, rules: Any) -> State:
    """Everything not said to lie somewhere is the stock."""
    parts = text.split("|")
    state = _read(parts, text, rules)
    for seat, side in enumerate(state.sides):
        rack = _tiles(parts[HEAD + 2 * seat], ("rack", "open"), text)
        if not rack.holds(side.known):
            raise fault(text, "known", parts[HEAD + 2 * seat + 1])
        side.rack = rack
    state.unseen = face_down(state)
    if state.size() != state.fixed.tiles:
        raise NotationError("position-tiles", text, 0, {"count": int(state.size())})
    return state


def parse_view(text: str, rules: Any) -> View:
    who, _, rest = text.partition("|")
    parts = rest.split("|")
    state = _read(parts, text, rules)
    sides = [_view_side(parts[HEAD + 2 * seat], side, text) for seat, side in enumerate(state.sides)]
    seen = View(rules, seat_of(who, len(sides), text), sides, state.gone)
    seen.lying = [(int(state.owners[i]), int(state.lying[i])) for i in range(state.laid)]
    seen.discard, seen.taken, seen.dealer, seen.seat = state.discard, state.taken, state.dealer, state.seat
    seen.step, seen.passes, seen.turns, seen.rounds = state.step, state.passes, state.turns, state.rounds
    seen.out, seen.way, seen.reason = state.out, state.way, state.reason
    elsewhere = len(seen.gone) + (seen.discard >= 0) + sum(len(meld_of(meld)) for _, meld in seen.lying)
    seen.stock = state.fixed.tiles - elsewhere - sum(side.size for side in sides)
    if seen.stock < 0 or any(len(side.known) > side.size for side in sides):
        raise NotationError("position-tiles", text, 0, {"count": int(state.fixed.tiles - seen.stock)})
    return seen


def _view_side(part: str, side: Side, text: str) -> ViewSide:
    rack = rest_of(part, text, "rack", "open")
    if rack.startswith("?"):
        seen = ViewSide(None, number_of(rack[1:], text, 11), side.known, side.shown)
    else:
        tiles = _tiles(part, ("rack", "open"), text)
        seen = ViewSide(tiles, len(tiles), side.known, side.shown)
    seen.thrown, seen.refused, seen.total = side.thrown, side.refused, side.total
    return seen


def _read(parts: list[str], text: str, rules: Any) -> State:
    """All but the racks."""
    seats, odd = divmod(len(parts) - HEAD, 2)
    if odd or not 2 <= seats <= 4:
        raise NotationError("position-parts", text, 0, {"count": len(parts)})
    state = State(Fixed(rules, seats))
    _read_turn(state, parts[0], text)
    _read_out(state, rest_of(parts[1], text, "out").split(), text)
    state.discard = _tile(rest_of(parts[2], text, "discard"), text)
    state.taken = _tile(rest_of(parts[3], text, "taken"), text)
    state.gone = _tiles(parts[4], ("gone",), text)
    _read_lying(state, rest_of(parts[5], text, "lying").split(), text)
    for seat, side in enumerate(state.sides):
        side.shown = parts[HEAD + 2 * seat].split()[:1] == ["open"]
        _read_memory(side, parts[HEAD + 2 * seat + 1], text)
    return state


def _read_memory(side: Side, part: str, text: str) -> None:
    """`known …`, and behind it what a side threw away, refused and has in points, where there is any."""
    part, _, total = part.partition(" total ")
    part, _, refused = part.partition(" refused ")
    known, _, thrown = part.partition(" thrown ")
    side.known = _tiles(known, ("known",), text)
    side.thrown = _tiles("thrown " + thrown, ("thrown",), text)
    side.refused = _tiles("refused " + refused, ("refused",), text)
    side.total = number_of(total.strip(), text) if total else 0


def _tiles(part: str, names: tuple[str, ...], text: str) -> Tiles:
    tiles = Tiles.parse(rest_of(part, text, *names))
    if tiles.stars:
        raise NotationError("no-stars", text, max(text.find("*"), 0), {})
    return tiles


def _tile(word: str, text: str) -> int:
    return natural(word, text) if word else NO_TILE


def _read_turn(state: State, part: str, text: str) -> None:
    words = part.split()
    if words[2::2] not in (HEADINGS, [*HEADINGS, "rounds"]) or len(words) % 2:
        raise fault(text, "turn")
    last = len(state.sides) - 1
    state.step, state.reason = step_of(words[0], STEPS, REASONS, text)
    state.seat, state.dealer = number_of(words[1], text, last), number_of(words[3], text, last)
    state.turns, state.passes = number_of(words[5], text), number_of(words[7], text, last + 1)
    state.rounds = number_of(words[9], text) if len(words) > 8 else 0


def _read_out(state: State, words: list[str], text: str) -> None:
    if not words:
        state.out = NOBODY
        return
    if len(words) != 2 or words[1] not in REASONS[1 : KNOCK + 1]:
        raise fault(text, "out")
    state.out = number_of(words[0], text, len(state.sides) - 1)
    state.way = REASONS.index(words[1])


def _read_lying(state: State, words: list[str], text: str) -> None:
    if len(words) % 2 or len(words) > 6 * len(state.sides) or (state.step == TO_LAY and state.out < 0):
        raise fault(text, "lying")
    mover = state.seat
    for owner, word in zip(words[::2], words[1::2], strict=True):
        meld = Meld.parse(word)
        if combination_fault(meld.codes) is not None:
            raise fault(text, "meld", word)
        state.seat = number_of(owner, text, len(state.sides) - 1)
        state.put_down(set_of(meld.codes))
    state.seat = mover
