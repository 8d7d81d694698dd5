"""The screen of Gin-Rummy."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tilerummy.games.gin import actions
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.judge import lay_action
from tilerummy.games.gin.state import OVER, STEPS, TO_DISCARD, TO_DRAW, TO_LAY
from tilerummy.games.gin.view import View, determinize
from tilerummy.luck import Rng
from tilerummy.match import Move
from tilerummy.refusal import NotationError
from tilerummy.solver.hand import best_discard, leftover
from tilerummy.solver.hand_meld import meld_of
from tilerummy.solver.hand_split import Split
from tilerummy.terminal.screen import Check, Screen
from tilerummy.terminal.tiles import draw_tile, draw_tiles
from tilerummy.tiles import Tiles, bit_of, show_tile
from tilerummy.words import Words


class GinScreen:
    def __init__(self, words: Words) -> None:
        self.words = words

    # ---- drawing

    def draw(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> RenderableType:
        parts: list[RenderableType] = [self._head(seen), self._players(seen, names, totals)]
        if seen.lying:
            parts.append(self._lying(seen, names))
        if seen.who is not None:
            parts.append(self._hand(seen, names))
        if seen.who == seen.seat and seen.step != OVER:
            parts.append(Text(self.words(f"gin-guide-{STEPS[int(seen.step)]}"), style="dim"))
        return Group(*parts)

    def _head(self, seen: View) -> Text:
        text = Text(self.words("gin-head", stock=int(seen.stock)) + "  ", style="bold")
        if seen.discard >= 0:
            text += Text(self.words("gin-discard") + " ") + draw_tile(int(seen.discard))
        return text

    def _players(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for seat, side in enumerate(seen.sides):
            mark = "›" if seat == seen.seat and seen.step != OVER else " "
            cells: list[RenderableType] = [f"{mark} {names[seat]}", self.words("gin-size", count=int(side.size))]
            cells.append(str(totals[seat]))
            shown = side.rack if seat != seen.who and side.rack is not None else side.known
            if seat != seen.who and shown:
                note = "" if side.rack is not None else "  " + self.words("gin-known")
                cells.append(draw_tiles(shown.kinds()) + Text(note, style="dim"))
            grid.add_row(*cells)
        return grid

    def _lying(self, seen: View, names: Sequence[str]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(self.words("gin-lying"), style="underline"))
        for owner, kinds in seen.lying:
            grid.add_row(names[owner], draw_tiles(meld_of(kinds).codes))
        return grid

    def _hand(self, seen: View, names: Sequence[str]) -> Text:
        """Combinations first, then what is left over and its points."""
        assert seen.who is not None
        rack = seen.sides[seen.who].rack
        assert rack is not None
        split = Split(seen.rules.highest)
        split.search(rack.one, rack.two)
        left = rack.copy()
        text = Text(f"{names[seen.who]} ")
        for meld in split.found():
            left.drop(Tiles(meld))
            text += Text("[") + draw_tiles(meld_of(meld).codes) + Text("] ")
        points = int(leftover(rack.one, rack.two, seen.rules.highest))
        return text + draw_tiles(left.kinds()) + Text("  " + self.words("gin-left", points=points), style="dim")

    def prompt(self, seen: View) -> str:
        return self.words(f"gin-prompt-{STEPS[int(seen.step)]}")

    # ---- reading

    def read(self, line: str, seen: View) -> list[Action]:
        if line.lower() == "ok":
            if seen.step != TO_LAY:
                raise NotationError("unknown-action", line, 0, {"action": line})
            return [self._best_lay(seen)]
        return [actions.parse_action(line)]

    def _best_lay(self, seen: View) -> Action:
        """The lay-down that leaves least; it depends on the own rack and on what lies open only."""
        return lay_action(determinize(seen, Rng(0)))

    def undo(self) -> bool:
        return False

    def forget(self) -> None:
        """There is no draft: a lay-down is written as a whole."""

    # ---- explaining

    def explain(self, seen: View, options: Sequence[Action], check: Check[Action]) -> list[str]:
        say = self.words
        lines = [say(f"gin-guide-{STEPS[int(seen.step)]}")]
        examples = {option.op: str(option) for option in reversed(options)}
        for op, example in sorted(examples.items()):
            lines.append("  " + say(f"gin-can-{LETTER_NAMES[op]}", example=example))
        lines += self._why_not(seen, check, set(examples))
        return lines

    def _why_not(self, seen: View, check: Check[Action], open_ops: set[int]) -> list[str]:
        """Why one cannot go out now."""
        if seen.step not in (TO_DRAW, TO_DISCARD):
            return []
        rack = seen.sides[int(seen.seat)].rack
        assert rack is not None
        tile = self._worst(seen, rack) if seen.step == TO_DISCARD else -1
        wanted = [actions.grand_gin()] if seen.step == TO_DISCARD else [actions.petit_gin()]
        wanted.append(actions.go_out(tile))
        found = [(action, check(action)) for action in wanted if action.op not in open_ops]
        return [f"  {action}: {self.words.explain(refusal)}" for action, refusal in found if refusal is not None]

    def _worst(self, seen: View, rack: Tiles) -> int:
        """The discard that leaves least, of those that may be discarded."""
        barred = bit_of(seen.taken) if seen.taken >= 0 and not seen.rules.retake else 0
        return int(best_discard(rack.one, rack.two, seen.rules.highest, barred))

    def tell(self, move: Move, seen: View, name: str) -> str:
        letter, _, rest = move.action.partition(" ")
        name_of_letter = LETTER_NAMES[actions.LETTERS.index(letter)]
        discard = show_tile(int(seen.discard)) if seen.discard >= 0 else "–"
        luck = move.luck or "?"
        return self.words(f"gin-did-{name_of_letter}", name=name, tiles=rest or "–", luck=luck, discard=discard)


LETTER_NAMES = ("S", "U", "D", "G", "petit", "K", "L", "P")  # Fluent keys do not tell G from g


def screen(words: Words) -> Screen[View, Action]:
    return GinScreen(words)
