"""Investo at a real table: the points of a round that people played, a position they tell, what could be done there."""

from typing import Any

import msgspec
from mypy_extensions import i64

from tilerummy.games.investo.actions import ARRANGE, DOUBLE, PLACES, STEAL, TAKE, Action, parse_action
from tilerummy.games.investo.moves import doubling_kinds
from tilerummy.games.investo.position import parse_state
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.score import Outcome, round_outcome
from tilerummy.games.investo.state import OUT, REASONS, STOCK, State, top_of, worth_of
from tilerummy.layout import Layout, added, laid_kinds
from tilerummy.luck import GivenLuck, Luck
from tilerummy.melds import Meld, run_fault
from tilerummy.reading import is_number
from tilerummy.realtable.entry import Asked, Ended, check_copies, check_racks, read_tiles
from tilerummy.refusal import NotAccepted, NotationError, Params, Refusal, not_accepted
from tilerummy.solver.arrange import after_play
from tilerummy.solver.steps import step_data, steps_between
from tilerummy.tiles import STAR, Tiles, parse_tile, show_tile

MOST_WORTH = 1 + PLACES  # I8
TILES = 104  # I1


# ---- the score sheet


def ended(rules: Rules, seats: int, entered: Ended) -> Outcome:
    """I19. Only how many tiles are left counts: a number will do."""
    check_racks(entered, seats)
    reserves = entered.reserves or [""] * seats
    took = entered.took or [[]] * seats
    if len(reserves) != seats or len(took) != seats:
        raise NotAccepted("told-racks", {"count": min(len(reserves), len(took)), "seats": seats})
    check_copies([text for text in [*entered.racks, *reserves] if not is_number(text.strip())])
    for points in [points for each in took for points in each]:
        if not 1 <= points <= MOST_WORTH:
            raise NotAccepted("told-investo-points", {"points": points, "most": MOST_WORTH}, "I8")
    racks, beside = [size_of(text) for text in entered.racks], [size_of(text) for text in reserves]
    if sum(racks) + sum(beside) > TILES:
        raise NotAccepted("told-too-many-tiles", {"count": sum(racks) + sum(beside), "most": TILES}, "I1")
    empty = [seat for seat in range(seats) if racks[seat] + beside[seat] == 0]
    if len(empty) > 1:  # the round was over when the first had none
        raise NotAccepted("told-two-empty", {"player": empty[1] + 1}, "I18")
    out = bool(empty)
    return round_outcome([sum(each) for each in took], racks, beside, REASONS[OUT if out else STOCK])


def size_of(text: str) -> int:
    """Of tiles, or the number itself."""
    text = text.strip()
    if not is_number(text):
        return len(read_tiles(text, False))
    if len(text) > 3 or int(text) > TILES:
        raise NotAccepted("told-too-many-tiles", {"count": int(text[:9]), "most": TILES}, "I1")
    return int(text)


# ---- the referee


def position(rules: Rules, asked: Asked) -> State:
    """The moment of the turn that the first action belongs to. Without a rack, what is played is what the rack has."""
    rules = msgspec.structs.replace(rules, referee="gentle")  # I12: a mistake is to be named, whatever it costs then
    actions = [parse_action(text) for text in asked.actions]
    if any(action.table is not None and action.table.counts()[STAR] for action in actions):
        raise not_accepted(Refusal("no-stars", "I1"))
    valid_table(asked.table)
    pot = asked.pot.strip() or " / ".join(["."] * rules.rows)
    rack_text = str(read_tiles(asked.rack, False)) if asked.rack is not None else ""
    reserve = read_tiles(asked.reserve, False)
    check_copies([asked.table, rack_text, pot, str(reserve), asked.base])
    state = state_of(rules, actions, asked.table, pot, rack_text, reserve)
    if asked.rack is None:
        rack_text = str(played(state, actions))
        check_copies([asked.table, rack_text, pot, str(reserve), asked.base])
        state = state_of(rules, actions, asked.table, pot, rack_text, reserve)
    return state


def state_of(rules: Rules, actions: list[Action], table: str, pot: str, rack: str, reserve: Tiles) -> State:
    step = "draw" if actions and actions[0].op == STEAL else "choose"
    me = f"rack {rack} | reserve | known | points 0"
    other = f"rack | reserve {reserve} | known | points 0"
    try:
        return parse_state(f"{step} 0 start 0 idle 0 | table {table} | pot {pot} | must | {me} | {other}", rules)
    except NotationError as error:
        if error.code.startswith("position"):
            raise NotAccepted("told-pot", {"text": pot, "rows": rules.rows}) from None
        raise


def valid_table(text: str) -> None:
    table = Layout.parse(text)
    for meld in table.melds:
        if run_fault(meld.codes) is not None:
            raise NotAccepted("solve-bad-meld", {"meld": str(meld), "text": text})


def played(state: State, actions: list[Action]) -> Tiles:
    """What the actions take from a rack: laid tiles that no taken row gives, and tiles put into the pot."""
    found = Tiles()
    faces = Tiles()
    for action in actions:
        if action.op == TAKE and action.row < state.rows:
            faces = state.with_faces(action.row)
        kinds = [action.tile] if action.op not in (ARRANGE, TAKE, STEAL) else laid_kinds(state.table, action.table)
        for kind in kinds:
            if faces.count(kind) > 0:
                faces.remove(kind)
            elif found.fits(kind):
                found.add(kind)
    return found


class OutOfTheWay(Luck):
    """A base nobody has looked at: any tile that the play does not lay, so that it can make no difference."""

    def __init__(self, laid: list[int]) -> None:
        self.laid = laid

    def draw(self, unseen: Tiles) -> i64:
        return next(kind for kind in unseen.kinds() if kind not in self.laid)

    def below(self, n: i64) -> i64:
        return 0


def luck(state: State, asked: Asked) -> Luck:
    """I7: the base of a taken row, if they tell it."""
    if asked.base.strip():
        return GivenLuck([show_tile(parse_tile(asked.base.strip()))])
    laid = [kind for text in asked.actions for kind in laid_kinds(state.table, parse_action(text).table)]
    return OutOfTheWay([kind for kind in laid if kind < STAR])


def facts(state: State, action: Action) -> dict[str, Any]:
    if action.op == TAKE:
        return take_facts(state, action.row)
    if action.op == ARRANGE and action.table is not None:
        laid = added(state.table, state.side(state.seat).rack, action.table)
        assert isinstance(laid, Tiles)
        return {"laid": str(laid), "tiles": len(laid)}
    if action.op == DOUBLE:
        return {"covered": show_tile(int(top_of(state.pot[PLACES * action.row + action.place])))}
    return {}


def take_facts(state: State, row: int) -> dict[str, Any]:
    """I7, I8: what it is worth, and the lower tiles, which go to the other player."""
    under: list[str] = []
    for at in range(PLACES * row, PLACES * row + PLACES):
        place = state.pot[at] >> 6
        while place != 0:
            under.append(show_tile(int(top_of(place))))
            place >>= 6
    return {"row": row + 1, "worth": int(worth_of(state.pot, row)), "handed": " ".join(under)}


def meld_fault(rules: Rules, meld: Meld) -> Refusal | None:
    fault = run_fault(meld.codes)
    if fault is None:
        return None
    params: Params = {"meld": str(meld)}
    params.update(fault.params)
    return Refusal(fault.code, "I11", params)


# ---- what could be done


def playable(rules: Rules, asked: Asked, limit: int) -> dict[str, Any]:
    """The largest play, every Investo that can be taken with the play that honours it, and every doubling."""
    state = position(rules, msgspec.structs.replace(asked, rack=asked.rack or "", actions=[]))
    rack = state.side(0).rack
    laid = state.runs.most(state.table, rack)
    return {
        "table": str(state.lying()),
        "rack": str(rack),
        "proven": True,
        "play": play_data(state, laid, rack) if laid else None,
        "playable": [show_tile(kind) for kind in Tiles(state.runs.playable(state.table, rack)).kinds()],
        "takes": [take_data(state, row) for row in range(int(state.rows)) if state.complete(row)],
        "doubles": doubles(state, rack),
    }


def take_data(state: State, row: int) -> dict[str, Any]:
    rack = state.with_faces(row)
    laid = state.runs.most(state.table, rack, state.faces(row))
    play = None if laid is None else play_data(state, laid, rack)
    return {**take_facts(state, row), "faces": str(Tiles(state.faces(row))), "play": play}


def doubles(state: State, rack: Tiles) -> list[dict[str, Any]]:
    return [
        {
            "row": at // PLACES + 1,
            "place": at % PLACES + 1,
            "tile": show_tile(kind),
            "onto": show_tile(int(top_of(state.pot[at]))),
        }
        for at in range(int(PLACES * state.rows))
        for kind in Tiles(doubling_kinds(state, at) & rack.one).kinds()
    ]


def play_data(state: State, laid: Tiles, rack: Tiles) -> dict[str, Any]:
    after = after_play(state.lying(), laid)
    return {
        "table": str(after),
        "laid": str(laid),
        "tiles": len(laid),
        "left": str(rack.minus(laid)),
        "steps": [step_data(step) for step in steps_between(state.lying(), after)],
    }
