"""Independent opponents for the levels of Gin-Rummy: `python -m benchmarks.pool_gin expert eager --rules standard-52`.

`eager`, `patient` and `camper` share nothing with the levels but the solver. They look one draw ahead: ten tiles are
worth what is left over, on the average of all tiles not seen, after the next draw and a good discard. They differ in
going out: at once; with three points left at most, or in the last third of the stock; only with a gin. `person` is
the naive person of benchmarks/naive.py. Other names are bots, and designs as in designs_gin.
"""

from collections.abc import Callable, Sequence
from typing import Final

from benchmarks.designs_gin import design
from benchmarks.duel import parser, run
from benchmarks.naive import ONE_STEP, READY, Person
from tilerummy.bots.player import Player
from tilerummy.games.gin.actions import DISCARD, GO_OUT, GRAND_GIN, LAY, PETIT_GIN, TAKE, Action
from tilerummy.games.gin.chances import near
from tilerummy.games.gin.view import View
from tilerummy.solver.hand import after_discard, leftover, meldable, with_tile, without, worth
from tilerummy.tiles import ALL, Tiles, bit_of

GINS: Final = (GRAND_GIN, PETIT_GIN)
FEW: Final = 3  # points that a patient player goes out with
LATE: Final = 3  # it also does when so little of the stock is left: a third
Going = Callable[[View, list[Action]], Action | None]


def unseen(seen: View) -> Tiles:
    """What may be drawn: all tiles that this seat does not see and nobody is known to hold."""
    assert seen.who is not None
    tiles = Tiles(ALL, ALL if seen.rules.deck == "double" else 0)
    for part in [seen.gone, seen.sides[seen.who].rack, *(side.known for side in seen.sides if side.rack is None)]:
        assert part is not None
        tiles.drop(part)
    if seen.discard >= 0:
        tiles.remove(seen.discard)
    return tiles


def own(seen: View) -> Tiles:
    assert seen.who is not None
    rack = seen.sides[seen.who].rack
    assert rack is not None
    return rack


def best_out(seen: View, ways: Sequence[Action]) -> Action:
    """A gin before anything else, then what leaves least."""
    return min(ways, key=lambda way: -1 if way.op in GINS else left_by(seen, way))


def left_by(seen: View, way: Action) -> int:
    """What going out in this way leaves."""
    rack, cap = own(seen), int(seen.rules.highest)
    return int(leftover(rack.one, rack.two, cap) if way.tile < 0 else after_discard(rack.one, rack.two, way.tile, cap))


def eager(seen: View, ways: list[Action]) -> Action | None:
    return best_out(seen, ways) if ways else None


def patient(seen: View, ways: list[Action]) -> Action | None:
    if not ways:
        return None
    way = best_out(seen, ways)
    whole = (104 if seen.rules.deck == "double" else 52) - 10 * len(seen.sides)
    return way if way.op in GINS or left_by(seen, way) <= FEW or LATE * seen.stock <= whole else None


def camper(seen: View, ways: list[Action]) -> Action | None:
    gins = [way for way in ways if way.op in GINS]
    return gins[0] if gins else None


class Lookahead:
    """A player that looks one draw ahead."""

    def __init__(self, going: Going) -> None:
        self.going = going

    def decide(self, seen: View, options: Sequence[Action], budget: float) -> Action:
        if options[0].op == LAY:
            return options[0]
        way = self.going(seen, [each for each in options if each.op in (*GINS, GO_OUT)])
        if way is not None:
            return way
        plain = {each.op: each for each in options if each.op not in (*GINS, GO_OUT)}
        if DISCARD in plain:
            return self.discard(seen, [each for each in options if each.op == DISCARD])
        return plain[TAKE] if TAKE in plain and self.wants(seen) else next(plain[op] for op in plain if op != TAKE)

    def wants(self, seen: View) -> bool:
        """Whether the discard leaves less than a tile unknown would."""
        rack, cap = own(seen), int(seen.rules.highest)
        bit = bit_of(seen.discard)
        if not bit & (meldable(rack.one | bit) | near(rack.one)):
            return False
        return int(with_tile(rack.one, rack.two, seen.discard, cap)) < ahead(rack.one, rack.two, unseen(seen), cap)

    def discard(self, seen: View, options: list[Action]) -> Action:
        rack, cap, rest = own(seen), int(seen.rules.highest), unseen(seen)

        def hope(each: Action) -> tuple[float, int]:
            bit = bit_of(each.tile)
            one, two = without(rack.one, rack.two, bit), rack.two & ~bit
            return ahead(one, two, rest, cap), -int(worth(each.tile, cap))

        return min(options, key=hope)


def ahead(one: int, two: int, rest: Tiles, cap: int) -> float:
    """What ten tiles leave after the next draw and a good discard, on the average."""
    kinds = sorted(set(rest.kinds()))
    total = sum(int(rest.count(kind)) * int(with_tile(one, two, kind, cap)) for kind in kinds)
    return total / max(1, int(rest.size()))


class NaivePerson:
    """Takes what completes something, keeps what lies together, parts with the highest of the rest."""

    def __init__(self, seed: int) -> None:
        self.person = Person(seed)

    def decide(self, seen: View, options: Sequence[Action], budget: float) -> Action:
        if options[0].op == LAY:
            return options[0]
        ways = [each for each in options if each.op in (*GINS, GO_OUT)]
        if ways and self.person.notices(READY):
            return best_out(seen, ways)
        plain = {each.op: each for each in options if each.op not in (*GINS, GO_OUT)}
        if DISCARD in plain:
            return self.discard(own(seen).one, [each for each in options if each.op == DISCARD])
        return plain[TAKE] if TAKE in plain and self.wants(seen) else next(plain[op] for op in plain if op != TAKE)

    def wants(self, seen: View) -> bool:
        rack, bit = own(seen).one, bit_of(seen.discard)
        return not rack & bit and meldable(rack | bit) & bit != 0 and self.person.notices(ONE_STEP)

    def discard(self, rack: int, options: list[Action]) -> Action:
        """Not from a combination that is noticed; pairs are kept if they are noticed."""
        fit = meldable(rack) if self.person.notices(READY) else 0
        loose = [each for each in options if not bit_of(each.tile) & fit] or options
        alone = [each for each in loose if not bit_of(each.tile) & near(rack)]
        if alone and self.person.notices(ONE_STEP):
            loose = alone
        return max(loose, key=lambda each: each.tile) if self.person.notices(ONE_STEP) else self.person.any_of(loose)


STYLES: Final[dict[str, Going]] = {"eager": eager, "patient": patient, "camper": camper}


def player(game: str, name: str, seed: int) -> Player:
    if name == "person":
        return NaivePerson(seed)
    return Lookahead(STYLES[name]) if name in STYLES else design(game, name, seed)


if __name__ == "__main__":
    run("gin", parser(__doc__ or "").parse_args(), player)
