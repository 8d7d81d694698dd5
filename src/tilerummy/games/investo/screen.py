"""The screen of Investo."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tilerummy.games.investo import actions
from tilerummy.games.investo.actions import PLACES, Action
from tilerummy.games.investo.state import (
    OVER,
    TO_BACK,
    TO_CHOOSE,
    TO_DRAW,
    TO_PLAY,
    TO_POT,
    TO_RESERVE,
    top_of,
    worth_of,
)
from tilerummy.games.investo.view import View
from tilerummy.layout import Layout
from tilerummy.match import Move
from tilerummy.melds import Meld, run_fault
from tilerummy.refusal import Refusal, not_accepted
from tilerummy.solver.arrange import after_play
from tilerummy.solver.runs import Runs
from tilerummy.terminal.draft import PlayDraft
from tilerummy.terminal.layout import draw_table
from tilerummy.terminal.screen import Check, Screen
from tilerummy.terminal.tiles import draw_back, draw_tile, draw_tiles
from tilerummy.tiles import Tiles, show_tile
from tilerummy.words import Words

GUIDE = {TO_DRAW: 1, TO_CHOOSE: 2, TO_PLAY: 3, TO_POT: 4, TO_RESERVE: 5, TO_BACK: 5, OVER: 0}


class InvestoScreen:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.runs = Runs()
        self.draft = PlayDraft(self._arranged)

    # ---- drawing

    def draw(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> RenderableType:
        me = seen.who if seen.who is not None else 0
        parts: list[RenderableType] = [
            self._scores(seen, names, totals),
            self._side(seen, 1 - me, names),
            self._pot(seen),
            self._table(seen),
            self._side(seen, me, names),
        ]
        if seen.who == seen.seat and seen.step != OVER:
            parts.append(self._guide(seen))
        return Group(*parts)

    def _scores(self, seen: View, names: Sequence[str], totals: Sequence[int]) -> Text:
        sides = [
            self.words("investo-score", name=name, total=total, points=int(side.points))
            for name, total, side in zip(names, totals, seen.sides, strict=True)
        ]
        target = self.words("investo-target", target=seen.rules.target, stock=int(seen.stock))
        return Text("   ".join([*sides, target]), style="bold")

    def _side(self, seen: View, seat: int, names: Sequence[str]) -> Grid:
        side = seen.sides[seat]
        grid = Grid.grid(padding=(0, 1))
        title = self.words("investo-rack", name=names[seat], count=int(side.size))
        if side.rack is not None:
            grid.add_row(title, draw_tiles(self._left(seen, side.rack).kinds()))
        else:
            grid.add_row(title, draw_tiles(side.known.kinds()) if side.known else Text(""))
            if side.known:
                grid.add_row("", Text(self.words("investo-known"), style="dim"))
        if side.reserve:
            grid.add_row(self.words("investo-reserve"), draw_tiles(side.reserve.kinds()))
        return grid

    def _left(self, seen: View, rack: Tiles) -> Tiles:
        """The own rack without what the draft has put on the table."""
        return rack.minus(self.draft.laid(seen.table)) if seen.who == seen.seat else rack

    def _pot(self, seen: View) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(self.words("investo-pot"), style="underline"))
        for row in range(len(seen.pot) // PLACES):
            cells: list[RenderableType] = [f"{row + 1}"]
            cells.append(draw_back() if seen.bases >> row & 1 else Text(" -- ", style="dim"))
            places = [int(seen.pot[PLACES * row + i]) for i in range(PLACES)]
            cells += [self._place(place) for place in places]
            if places[-1]:
                points = int(worth_of(seen.pot, row))
                cells.append(Text(self.words("investo-worth", points=points), style="green"))
            grid.add_row(*cells)
        return grid

    def _place(self, place: int) -> Text:
        """The upper tile, and what lies under it in brackets."""
        if place == 0:
            return Text(" ..", style="dim")
        under: list[str] = []
        lower = place >> 6
        while lower:
            under.append(show_tile(int(top_of(lower))))
            lower >>= 6
        return draw_tile(int(top_of(place))) + Text(f" ({' '.join(under)})" if under else "", style="dim")

    def _table(self, seen: View) -> Grid:
        title = self.words("investo-draft" if self.draft else "investo-table")
        table = self.draft.table(seen.table)
        return draw_table(title, self.words("investo-empty"), table, seen.table, self._fault)

    def _fault(self, meld: Meld) -> str | None:
        fault = run_fault(meld.codes)
        if fault is None:
            return None
        return self.words.explain(Refusal(fault.code, "", {"meld": str(meld), **fault.params}))

    def _guide(self, seen: View) -> Text:
        now = GUIDE[int(seen.step)]
        steps = [Text(self.words(f"investo-step-{n}"), style="reverse" if n == now else "dim") for n in range(1, 5)]
        return Text(" › ").join(steps)

    def prompt(self, seen: View) -> str:
        if self.draft:
            return self.words("investo-prompt-draft")
        side = seen.sides[int(seen.seat)]
        if seen.step == TO_DRAW:
            key = "investo-prompt-1" if seen.sides[1 - int(seen.seat)].reserve else "investo-prompt-stock"
            return self.words(key)
        excess = abs(int(side.size) - seen.rules.rack_limit)
        return self.words(f"investo-prompt-{GUIDE[int(seen.step)]}", count=excess, back=str(seen.step == TO_BACK))

    # ---- reading

    def read(self, line: str, seen: View) -> list[Action]:
        words = line.split()
        if line.lower() == "ok":
            return [actions.arrange(self.draft.confirmed(line))]
        if self.draft.take(line, seen.table, lambda: self._rack(seen), seen.step in (TO_CHOOSE, TO_PLAY)):
            return []
        self.draft.close()
        if words[0].upper() in ("R", "B") and len(words) > 2:
            return [actions.parse_action(f"{words[0]} {show_tile(kind)}") for kind in Tiles.parse(line[1:]).kinds()]
        return [actions.parse_action(line)]

    def _rack(self, seen: View) -> Tiles:
        """The rack a draft takes its tiles from."""
        if seen.step == TO_DRAW:
            raise not_accepted(Refusal("draw-first", "I5"))
        if seen.step not in (TO_CHOOSE, TO_PLAY):
            raise not_accepted(Refusal("already-played", "I10"))
        rack = seen.sides[int(seen.seat)].rack
        assert rack is not None
        return rack

    def _arranged(self, table: Layout, laid: Tiles) -> Layout:
        """The table with these tiles added, each colour in order if it can be; else its new tiles lie loose."""
        melds = list(table.melds)
        for colour in range(4):
            kinds = [kind for kind in laid.kinds() if kind & 3 == colour]
            if not kinds:
                continue
            mine = tuple(meld for meld in melds if meld.codes[0] & 3 == colour)
            others = [meld for meld in melds if meld.codes[0] & 3 != colour]
            new = Tiles.of(kinds)
            if self.runs.valid(Layout(mine).tiles().plus(new)):
                melds = others + list(after_play(Layout(mine), new).melds)
            else:
                melds.append(Meld(tuple(kinds)))
        return Layout(tuple(melds))

    def undo(self) -> bool:
        return self.draft.undo()

    def forget(self) -> None:
        self.draft.forget()

    # ---- explaining

    def explain(self, seen: View, options: Sequence[Action], check: Check[Action]) -> list[str]:
        say = self.words
        lines = [say(f"investo-help-{GUIDE[int(seen.step)]}")]
        if seen.step == TO_PLAY and seen.rules.referee == "rulebook":
            lines.append("  " + say("investo-help-mistake", table=str(seen.table)))
        examples = {option.op: str(option) for option in reversed(options)}
        for op, example in sorted(examples.items()):
            lines.append("  " + say(f"investo-can-{actions.LETTERS[op]}", example=example))
        if seen.step in (TO_CHOOSE, TO_PLAY):
            lines.append("  " + say("investo-can-A"))
        if seen.step == TO_CHOOSE:
            lines += self._why_not(seen, check)
        return lines

    def _why_not(self, seen: View, check: Check[Action]) -> list[str]:
        """What somebody might look for among the options and not find."""
        wanted = [actions.take(row) for row in range(len(seen.pot) // PLACES)]
        wanted.append(actions.nothing())
        found = [(action, check(action)) for action in wanted]
        refused = [(action, no) for action, no in found if no is not None and no.code != "row-incomplete"]
        return [f"  {action}: {self.words.explain(no)}" for action, no in refused]

    def _tell_play(self, table: Layout, seen: View, name: str) -> str:
        laid = table.tiles().minus(seen.table.tiles())
        bad = any(run_fault(meld.codes) is not None for meld in table.melds) or (seen.due and not laid.one & seen.due)
        key = "investo-did-mistake" if bad else "investo-did-A"  # accepted by the strict referee only (I12)
        return self.words(key, name=name, tiles=str(laid) or "–", table=str(table) or "–")

    def tell(self, move: Move, seen: View, name: str) -> str:
        action = actions.parse_action(move.action)
        if action.table is not None:
            return self._tell_play(action.table, seen, name)
        letter = actions.LETTERS[action.op]
        luck = move.luck if "?" not in move.luck else ""
        points = int(worth_of(seen.pot, action.row)) if action.op == actions.TAKE else 0
        return self.words(
            f"investo-did-{letter}",
            name=name,
            tile=show_tile(action.tile),
            row=action.row + 1,
            place=action.place + 1,
            points=points,
            luck=luck or "?",
        )


def screen(words: Words) -> Screen[View, Action]:
    return InvestoScreen(words)
