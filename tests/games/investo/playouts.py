"""Rounds played by the cheap policies, and the space of all actions that notation can write."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.games.carrying import carry_out
from tilerummy.games.investo import actions
from tilerummy.games.investo.actions import Action
from tilerummy.games.investo.game import INVESTO, choose_greedy, choose_random
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

RULES = [
    "",
    "strict",
    "rows=1 hand=3 rack_limit=3 stall_limit=2",
    "rows=8 height=4 hand=14 rack_limit=20",
    "rows=2 height=1 hand=6",
    "strict rows=3 height=3 hand=5 rack_limit=4 stall_limit=1",
]

SMALL_ACTIONS: list[Action] = [
    actions.draw(),
    actions.nothing(),
    *(actions.take(row) for row in range(8)),
    *(make(kind) for make in (actions.steal, actions.reserve, actions.back) for kind in range(52)),
    *(actions.invest(row, kind) for row in range(8) for kind in range(52)),
    *(actions.double(row, place, kind) for row in range(8) for place in range(3) for kind in range(52)),
]


def walk(rules: str, seed: int, greedy: bool = False) -> Iterator[tuple[State, Action]]:
    """Each state of a round with the action taken there; the state then goes on, so do not keep it."""
    luck = RandomLuck(Rng(seed))
    rng = Rng(seed + 1000)
    state = INVESTO.deal(Rules.parse(rules), 2, None, luck)
    choose = choose_greedy if greedy else choose_random
    while INVESTO.turn(state) is not None:
        action = choose(state, rng)
        yield state, action
        carry_out(INVESTO, state, action, luck)
    yield state, actions.nothing()


def sampled(every: int, seed: int = 1, greedy: bool = False) -> Iterator[State]:
    """States from rounds under all the rules above, one in so many; some of every kind of step."""
    for n, rules in enumerate(RULES):
        for i, (state, _) in enumerate(walk(rules, seed + n, greedy)):
            if (i + n) % every == 0:
                yield state


def hidden_from(state: State, who: int | None) -> list[int]:
    """The racks that `who` may not see."""
    return [seat for seat in (0, 1) if seat != who]


def reshuffled(state: State, who: int | None, random: Random) -> State:
    """The same for `who`, but with all that is hidden dealt anew; known tiles stay where they are."""
    twin = state.copy()
    pool = twin.unseen.kinds()
    sizes: dict[int, int] = {}
    for seat in hidden_from(state, who):
        side = twin.side(seat)
        secret = side.rack.minus(side.known)
        pool += secret.kinds()
        sizes[seat] = len(secret)
    random.shuffle(pool)
    for seat, size in sizes.items():
        dealt, pool = pool[:size], pool[size:]
        side = twin.side(seat)
        side.rack = side.known.plus(Tiles.of(dealt))
    twin.unseen = Tiles.of(pool)
    return twin


def everywhere(state: State) -> Counter[str]:
    """All tiles, read from the text of the position; face-down ones from the state."""
    parts = INVESTO.show_state(state).split(" | ")
    pot = parts[2].replace("<", " ").split()[1:]
    found = Counter(tile for tile in pot if tile not in "./x")
    for part in (parts[4], parts[5], parts[8], parts[9]):
        found.update(part.split()[1:])
    found.update(str(state.lying().tiles()).split())
    found.update(str(state.unseen).split())
    return found
