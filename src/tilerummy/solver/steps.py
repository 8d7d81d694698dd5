"""How a person gets from one table to the next: split, move, join and add, in an order that can be followed."""

from typing import Any, Final, final

from tilerummy.layout import Layout
from tilerummy.melds import Meld, is_star, show_code

Codes = tuple[int, ...]


@final
class PlayStep:
    """Takes melds (or parts of some) off the table, with tiles `laid` from the rack, and leaves others in their place.

    `kind`: `split` one meld into parts, `move` a tile to a part, `join` two parts, `add` tiles from the rack to a part
    or, with nothing taken, as a meld of their own.
    """

    def __init__(self, kind: str, taken: list[Meld], laid: list[int], made: list[Meld]) -> None:
        self.kind: Final = kind
        self.taken: Final = taken
        self.laid: Final = laid
        self.made: Final = made

    def __repr__(self) -> str:
        laid = Meld(tuple(self.laid))
        return f"PlayStep({self.kind} {Layout(tuple(self.taken))} + {laid} -> {Layout(tuple(self.made))})"


def step_data(step: PlayStep) -> dict[str, Any]:
    """A step in notation."""
    return {
        "step": step.kind,
        "taken": [str(meld) for meld in step.taken],
        "laid": [show_code(code) for code in step.laid],
        "made": [str(meld) for meld in step.made],
    }


def apply_step(table: Layout, step: PlayStep) -> Layout:
    """The table after a step; what it takes must lie there."""
    melds = list(table.melds)
    for meld in step.taken:
        melds.remove(meld)
    return Layout((*melds, *step.made))


def steps_between(before: Layout, after: Layout) -> list[PlayStep]:
    """Steps that turn one table into the other; tiles that only the second has come from the rack."""
    return Route(before, after).steps()


@final
class Route:
    """Where each tile of the new table comes from: `source[j][i]` is the old meld of place i of new meld j, or -1."""

    def __init__(self, before: Layout, after: Layout) -> None:
        self.old: Final = [list(meld.codes) for meld in before.melds]
        self.new: Final = [meld.codes for meld in after.melds]
        self.left: Final = [list(meld.codes) for meld in before.melds]
        self.source: Final = [[-1] * len(meld.codes) for meld in after.melds]
        self.origin: Final = [list(meld.codes) for meld in after.melds]  # the code a place has before it moves
        self.made: list[PlayStep] = []
        self.is_split: Final = [False] * len(self.old)

    def steps(self) -> list[PlayStep]:
        self.match_tiles()
        self.match_stars()
        for j in range(len(self.new)):
            self.build(j)
        return self.made

    def match_tiles(self) -> None:
        """Largest overlaps first, so that as much as possible stays together."""
        pairs = [(self.overlap(i, j), -i, -j) for i in range(len(self.old)) for j in range(len(self.new))]
        for size, i, j in sorted(pairs, reverse=True):
            if size > 0:
                self.claim(-i, -j)

    def overlap(self, i: int, j: int) -> int:
        left = list(self.old[i])
        for code in self.new[j]:
            if code in left:
                left.remove(code)
        return len(self.old[i]) - len(left)

    def claim(self, i: int, j: int) -> None:
        for place, code in enumerate(self.new[j]):
            if self.source[j][place] < 0 and code in self.left[i]:
                self.left[i].remove(code)
                self.source[j][place] = i

    def match_stars(self) -> None:
        """A Star left over was released: it goes to a place where a Star lies that nothing has claimed."""
        for i, codes in enumerate(self.left):
            for code in list(codes):
                if is_star(code):
                    self.send_star(i, code)

    def send_star(self, i: int, code: int) -> None:
        for j, meld in enumerate(self.new):
            for place, other in enumerate(meld):
                if is_star(other) and self.source[j][place] < 0:
                    self.source[j][place] = i
                    self.origin[j][place] = code
                    self.left[i].remove(code)
                    return

    def part(self, i: int, j: int) -> Codes:
        """The tiles of old meld i that go to new meld j, as they are before."""
        return tuple([self.origin[j][p] for p in range(len(self.new[j])) if self.source[j][p] == i])

    def build(self, j: int) -> None:
        """One new meld: its parts are brought together, the largest first, then tiles are added."""
        sources = sorted({i for i in self.source[j] if i >= 0}, key=lambda i: (-len(self.part(i, j)), i))
        if len(sources) == 1 and sorted(self.old[sources[0]]) == sorted(self.new[j]):
            self.turn(sources[0], j)
            return
        for i in sources:
            self.split(i)
        here: Codes = self.part(sources[0], j) if sources else ()
        for n in range(1, len(sources)):
            here = self.join(here, sources[: n + 1], j)
        laid = [code for p, code in enumerate(self.new[j]) if self.source[j][p] < 0]
        if laid or here != self.new[j]:
            self.made.append(PlayStep("add" if laid else "move", melds_of(here), laid, [Meld(self.new[j])]))

    def turn(self, i: int, j: int) -> None:
        """The same tiles in another order: nothing for a person to do, but the table is written differently."""
        if tuple(self.old[i]) != self.new[j]:
            self.made.append(PlayStep("move", [Meld(tuple(self.old[i]))], [], [Meld(self.new[j])]))

    def split(self, i: int) -> None:
        """Once, when the first of its parts is needed."""
        parts = [self.part(i, j) for j in range(len(self.new))]
        parts = [part for part in parts if part]
        if not self.is_split[i] and (len(parts) > 1 or list(parts[0]) != self.old[i]):
            self.made.append(PlayStep("split", [Meld(tuple(self.old[i]))], [], [Meld(part) for part in parts]))
        self.is_split[i] = True

    def join(self, here: Codes, sources: list[int], j: int) -> Codes:
        more = self.part(sources[-1], j)
        joined = tuple([self.new[j][p] for p in range(len(self.new[j])) if self.source[j][p] in sources])
        kind = "move" if len(more) == 1 else "join"
        self.made.append(PlayStep(kind, [Meld(here), Meld(more)], [], [Meld(joined)]))
        return joined


def melds_of(codes: Codes) -> list[Meld]:
    return [Meld(codes)] if codes else []
