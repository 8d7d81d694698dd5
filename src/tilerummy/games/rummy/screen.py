"""The screen of Rummy."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tilerummy.games.rummy import actions
from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import OVER, STEPS, TO_CHOOSE, TO_DRAW, meld_rules
from tilerummy.games.rummy.view import View
from tilerummy.layout import Layout
from tilerummy.match import Move
from tilerummy.melds import Meld, meld_fault, meld_points, resolve
from tilerummy.refusal import Refusal, not_accepted
from tilerummy.solver.solver import Solver
from tilerummy.terminal.draft import PlayDraft
from tilerummy.terminal.layout import draw_table
from tilerummy.terminal.screen import Check, Screen
from tilerummy.terminal.tiles import draw_tiles
from tilerummy.tiles import Tiles
from tilerummy.words import Words

NODES = 200_000  # a person does not wait longer for a hint or an arrangement


class RummyScreen:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.draft = PlayDraft(self._arranged)
        self.rules: Rules = Rules()
        self.opened = False

    # ---- drawing

    def draw(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> RenderableType:
        self._look(seen)
        parts: list[RenderableType] = [self._head(seen), self._players(seen, names, totals)]
        if seen.discards:
            parts.append(Text(self.words("rummy-discards") + " ") + draw_tiles(seen.discards.kinds()))
        parts.append(self._table(seen))
        if seen.who is not None:
            parts.append(self._rack(seen, names))
        if seen.who == seen.seat and seen.step != OVER:
            parts.append(self._guide(seen))
        return Group(*parts)

    def _look(self, seen: View) -> None:
        self.rules = seen.rules
        self.opened = seen.sides[int(seen.seat)].plays > 0

    def _head(self, seen: View) -> Text:
        return Text(self.words("rummy-head", stock=int(seen.stock)), style="bold")

    def _players(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for seat, side in enumerate(seen.sides):
            state = self.words("rummy-opened" if side.plays > 0 else "rummy-not-opened")
            mark = "›" if seat == seen.seat and seen.step != OVER else " "
            size = self.words("rummy-size", count=int(side.size))
            cells: list[RenderableType] = [f"{mark} {names[seat]}", size, Text(state, style="dim"), str(totals[seat])]
            if side.rack is not None and seat != seen.who:
                cells.append(draw_tiles(side.rack.kinds()))
            grid.add_row(*cells)
        return grid

    def _table(self, seen: View) -> Grid:
        title = self.words("rummy-draft" if self.draft else "rummy-table")
        table = self.draft.table(seen.table)
        return draw_table(title, self.words("rummy-empty"), table, seen.table, self._fault)

    def _fault(self, meld: Meld) -> str | None:
        fault = meld_fault(meld.codes, meld_rules(self.rules))
        if fault is None:
            return None
        return self.words.explain(Refusal(fault.code, "", {"meld": str(meld), **fault.params}))

    def _rack(self, seen: View, names: Sequence[str]) -> Text:
        assert seen.who is not None
        rack = seen.sides[seen.who].rack
        assert rack is not None
        left = rack.minus(self.draft.laid(seen.table)) if seen.who == seen.seat else rack
        return Text(f"{names[seen.who]} ") + draw_tiles(left.kinds())

    def _guide(self, seen: View) -> Text:
        text = self.words(f"rummy-guide-{self.rules.turn}")
        if not self.opened:
            points = self._opening_points(seen)
            if self.rules.opening > 0:
                text += "  " + self.words("rummy-opening", points=points, opening=self.rules.opening)
        return Text(text, style="dim")

    def _opening_points(self, seen: View) -> int:
        """What the new combinations of the draft are worth, as far as they are combinations."""
        before = [meld.codes for meld in seen.table.melds]
        total = 0
        for meld in self.draft.table(seen.table).melds:
            found = resolve(meld.codes, meld_rules(self.rules))
            if meld.codes in before:
                before.remove(meld.codes)
            elif not isinstance(found, Refusal):
                total += meld_points(found)
        return total

    def prompt(self, seen: View) -> str:
        self._look(seen)
        if self.draft:
            return self.words("rummy-prompt-draft")
        if seen.step == TO_CHOOSE:
            return self.words(f"rummy-prompt-choose-{self.rules.turn}")
        return self.words(f"rummy-prompt-{STEPS[int(seen.step)]}")

    # ---- reading

    def read(self, line: str, seen: View) -> list[Action]:
        self._look(seen)
        if line.lower() == "ok":
            return [actions.arrange(self.draft.confirmed(line))]
        if self.draft.take(line, seen.table, lambda: self._from(seen), seen.step == TO_CHOOSE):
            return []
        self.draft.close()
        return [actions.parse_action(line)]

    def _from(self, seen: View) -> Tiles:
        """The rack a draft takes its tiles from."""
        if seen.step == TO_DRAW:
            raise not_accepted(Refusal("draw-stock-first", "R11"))
        if seen.step != TO_CHOOSE:
            raise not_accepted(Refusal("already-played", "R7"))
        rack = seen.sides[int(seen.seat)].rack
        assert rack is not None
        return rack

    def _solver(self) -> Solver:
        return Solver(meld_rules(self.rules), self.rules.stars)

    def _arranged(self, table: Layout, laid: Tiles) -> Layout:
        """These tiles laid out so that everything is valid; what does not fit lies loose."""
        if not laid:
            return table
        solver = self._solver()
        if self.opened:
            play = solver.empties(table, laid, NODES) or solver.best(table, laid, "tiles", NODES)
        else:
            play = solver.opening(table, laid, 0, "points", NODES)
        if play is None:
            return Layout((*table.melds, Meld(tuple(laid.kinds()))))
        loose = laid.minus(play.laid).kinds()
        return Layout((*play.table.melds, Meld(tuple(loose)))) if loose else play.table

    def undo(self) -> bool:
        return self.draft.undo()

    def forget(self) -> None:
        self.draft.forget()

    # ---- explaining

    def explain(self, seen: View, options: Sequence[Action], check: Check[Action]) -> list[str]:
        say = self.words
        lines = [say(f"rummy-guide-{self.rules.turn}")]
        examples = {option.op: str(option) for option in reversed(options)}
        for op, example in sorted(examples.items()):
            lines.append("  " + say(f"rummy-can-{actions.LETTERS[op]}", example=example))
        if seen.step == TO_CHOOSE:
            lines.append("  " + say("rummy-can-A"))
            if not self.opened:
                key = "rummy-help-opening" if self.rules.opening > 0 else "rummy-help-first"
                lines.append("  " + say(key, opening=self.rules.opening))
            refusal = check(actions.skip())
            if refusal is not None:
                lines.append(f"  P: {say.explain(refusal)}")
        return lines

    def tell(self, move: Move, seen: View, name: str) -> str:
        """An exchanged tile is `?` for the others, so the words are read, not parsed."""
        letter, _, rest = move.action.partition(" ")
        if letter != "A":
            return self.words(f"rummy-did-{letter}", name=name, tile=rest or "?", luck=move.luck or "–")
        table = Layout.parse(rest)
        laid = table.tiles().minus(seen.table.tiles())
        return self.words("rummy-did-A", name=name, tiles=str(laid), table=str(table))


def screen(words: Words) -> Screen[View, Action]:
    return RummyScreen(words)
