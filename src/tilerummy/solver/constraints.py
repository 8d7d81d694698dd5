"""What is to be solved: the tiles on the table, what may and what has to come from the rack, and the table's Stars."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, MeldRules, has_star, readings, resolve
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR, Tiles, points

KINDS: Final = 53
STAR_ON_RACK: Final = 25  # R1
STAR_MODES: Final = ("exchange", "free", "none")


@final
class Claim:
    """One way to treat the Stars on the table: kept as these kinds, released by these, and as many wild ones."""

    def __init__(self, kept: list[int], released: list[int], wild: int) -> None:
        self.kept: Final = kept
        self.released: Final = released
        self.wild: Final = wild


@final
class Constraints:
    """`low` and `high` bound what the rack lays of each kind, Stars last; `low` is 0 and `high` the rack at first."""

    def __init__(self, table: Layout, rack: Tiles, rules: MeldRules, stars: str) -> None:
        self.rules: Final = rules
        self.fixed: list[int] = table.counts()
        self.low: list[int] = [0] * KINDS
        self.high: list[int] = [0] * KINDS
        for kind in rack.kinds():
            self.high[kind] += 1
        self.sources: list[list[int]] = star_sources(table, rules) if stars == "exchange" else [[]]

    def narrowed(self, kind: int, low: int, high: int) -> "Constraints":
        """The same with other bounds for one kind."""
        part = Constraints(Layout(), Tiles(), self.rules, "free")
        part.fixed = self.fixed
        part.sources = self.sources
        part.low = list(self.low)
        part.high = list(self.high)
        part.low[kind] = low
        part.high[kind] = high
        return part

    def whole_rack(self) -> None:
        for kind in range(KINDS):
            self.low[kind] = self.high[kind]

    def full_score(self, aim: "Aim") -> int:
        """With all of the rack laid, every Star at its best."""
        full = self.high[STAR] * aim.star
        for kind in range(STAR):
            if self.high[kind] > 0:
                full += self.high[kind] * aim.tile((kind >> 2) + 1)
        return full

    def claims(self) -> list[Claim]:
        """All ways to treat the Stars on the table: kept before released, since little is to change."""
        if not self.sources[0]:
            return [Claim([], [], self.fixed[STAR])]
        unique: dict[tuple[tuple[int, ...], tuple[int, ...]], Claim] = {}
        for source in self.sources:
            claims = [Claim([], [], 0)]
            for kind in source:
                claims = [wider for claim in claims for wider in self.widened(claim, kind)]
            for claim in claims:
                unique[(tuple(sorted(claim.kept)), tuple(sorted(claim.released)))] = claim
        return sorted(unique.values(), key=lambda claim: claim.wild)

    def widened(self, claim: Claim, kind: int) -> list[Claim]:
        """A claim with one more Star: each Star is released by a rack tile of its own."""
        # without series the colours of a mixed sequence are all alike
        same = kind & ~3 if self.rules.mixed and not self.rules.series else kind
        found = [Claim([*claim.kept, same], claim.released, claim.wild)]
        if self.high[kind] > claim.released.count(kind):
            found.append(Claim(claim.kept, [*claim.released, kind], claim.wild + 1))
        return found


def star_sources(table: Layout, rules: MeldRules) -> list[list[int]]:
    """Everything the Stars of a table may stand for together (R8); in melds that are not valid, what they declare."""
    found: list[list[int]] = [[]]
    for meld in table.melds:
        if has_star(meld.codes):
            resolved = resolve(meld.codes, rules)
            if isinstance(resolved, Refusal):
                declared = [code - DECLARED for code in meld.codes if code >= DECLARED]
                found = [[*some, *declared] for some in found]
            else:
                found = [[*some, *more] for some in found for more in readings(resolved, rules)]
    return found


@final
class Aim:
    """What a laid tile is worth, and a Star.

    One number, without a second criterion for equal ones: a search can then leave off everything that is only as good.
    Only in an opening tiles come with their points, for the minimum's sake.
    """

    def __init__(self, objective: str, opening: bool = False, minimum: int = 0) -> None:
        self.opening: Final = opening
        self.minimum: Final = minimum
        self.tiles_first: Final = objective == "tiles"
        self.unit: Final = 1024 if objective == "tiles" else 0
        self.scale: Final = int(opening) if objective == "tiles" else 1
        self.star: Final = self.unit + self.scale * (13 if opening else STAR_ON_RACK)

    def tile(self, value: int) -> int:
        return self.unit + self.scale * value

    def loss(self, value: int) -> int:
        """In an opening a Star counts what it stands for (R5)."""
        return self.scale * (13 - value) if self.opening else 0

    def floor(self) -> int:
        """With points first the search need not know the minimum: the best has it or nothing has."""
        return self.minimum if self.tiles_first else 0

    def points(self, score: int) -> int:
        return score & 1023 if self.tiles_first else score


@final
class Copies:
    """How many copies of each kind may and must lie there afterwards under a claim, for a search to take over."""

    def __init__(self) -> None:
        self.have: vec[i64] = vec[i64]([0] * 56)  # the last four for a search that tells aces at the top apart
        self.required: vec[i64] = vec[i64]([0] * 56)
        self.wild: i64 = 0
        self.owed: i64 = 0
        self.start: i64 = 0

    def fill(self, constraints: Constraints, claim: Claim, aim: Aim) -> None:
        fixed = constraints.fixed
        low = constraints.low
        high = constraints.high
        start: i64 = high[STAR] * aim.star
        for kind in range(52):
            lying: i64 = fixed[kind]
            need: i64 = low[kind]
            if claim.released:
                need = max(need, i64(claim.released.count(kind)))
            self.required[kind] = lying + need
            self.have[kind] = lying + i64(high[kind])
            if need > 0:
                start += need * i64(aim.tile((kind >> 2) + 1))
        for kind in claim.kept:
            self.required[kind] += 1
            self.have[kind] += 1
        self.wild = claim.wild + high[STAR]
        self.owed = claim.wild + low[STAR]
        self.start = start


def rack_points(laid: Tiles) -> int:
    """What the tiles would have cost on the rack."""
    return int(points(laid.one) + points(laid.two)) + STAR_ON_RACK * int(laid.stars)
