"""A play that the solver proposes."""

from typing import Final, final

from tilerummy.layout import Layout
from tilerummy.tiles import Tiles


@final
class Play:
    """The table afterwards and the tiles laid, which may be none.

    `points`: what the laid tiles would have cost on the rack, a Star 25 (R1); in an opening what the combinations are
    worth, a Star what it stands for (R5). `proven`: no limit cut the search short, nothing is better.
    """

    def __init__(self, before: Layout, table: Layout, laid: Tiles, points: int, proven: bool, nodes: int) -> None:
        self.before: Final = before
        self.table: Final = table
        self.laid: Final = laid
        self.points: Final = points
        self.proven: Final = proven
        self.nodes: Final = nodes

    def tiles(self) -> int:
        return int(self.laid.size())

    def __repr__(self) -> str:
        return f"Play({str(self.table)!r}, laid={str(self.laid)!r}, points={self.points}, proven={self.proven})"
