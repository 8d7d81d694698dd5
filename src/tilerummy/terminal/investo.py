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
)
from tilerummy.games.investo.view import View
from tilerummy.match import Move
from tilerummy.melds import Meld, run_fault
from tilerummy.refusal import NotationError, Refusal, shorten
from tilerummy.solver.arrange import after_play
from tilerummy.solver.runs import Runs
from tilerummy.table import Table, added
from tilerummy.terminal.screen import Check, Refused
from tilerummy.terminal.tiles import draw_back, draw_tile, draw_tiles
from tilerummy.tiles import Tiles, show_tile
from tilerummy.words import Words

GUIDE = {TO_DRAW: 1, TO_CHOOSE: 2, TO_PLAY: 3, TO_POT: 4, TO_RESERVE: 5, TO_BACK: 5, OVER: 0}


class InvestoScreen:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.drafts: list[Table] = []
        self.runs = Runs()

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
        return rack.minus(self._laid(seen)) if self.drafts and seen.who == seen.seat else rack

    def _pot(self, seen: View) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(self.words("investo-pot"), style="underline"))
        for row in range(len(seen.pot) // PLACES):
            cells: list[RenderableType] = [f"{row + 1}"]
            cells.append(draw_back() if seen.bases >> row & 1 else Text(" -- ", style="dim"))
            places = [int(seen.pot[PLACES * row + i]) for i in range(PLACES)]
            cells += [self._place(place) for place in places]
            if places[-1]:
                worth = 1 + sum(1 for place in places if place < 64)
                cells.append(Text(self.words("investo-worth", points=worth), style="green"))
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
        grid = Grid.grid(padding=(0, 1))
        table = self.drafts[-1] if self.drafts else seen.table
        title = "investo-draft" if self.drafts else "investo-table"
        grid.add_row(Text(self.words(title), style="underline"))
        if not table.melds:
            grid.add_row(Text(self.words("investo-empty"), style="dim"))
        cells = self._melds(table, seen.table)
        wide = 1 if len(cells) <= 6 else 2
        for i in range(0, len(cells), wide):
            grid.add_row(*cells[i : i + wide])
        return grid

    def _melds(self, table: Table, before: Table) -> list[Text]:
        """Every meld of a table, those that were not there before marked."""
        left = [meld.codes for meld in before.melds]
        cells: list[Text] = []
        for number, meld in enumerate(table.melds, 1):
            changed = meld.codes not in left
            if not changed:
                left.remove(meld.codes)
            cells.append(self._meld(number, meld, changed))
        return cells

    def _meld(self, number: int, meld: Meld, changed: bool) -> Text:
        text = Text(f"{'+' if changed else ' '}{number:>2}  ") + draw_tiles(meld.codes)
        fault = run_fault(meld.codes)
        if fault is not None:
            sentence = self.words.refusal(Refusal(fault.code, "", {"meld": str(meld), **fault.params}))
            text += Text(f"  {sentence}", style="red")
        return text

    def _guide(self, seen: View) -> Text:
        now = GUIDE[int(seen.step)]
        steps = [Text(self.words(f"investo-step-{n}"), style="reverse" if n == now else "dim") for n in range(1, 5)]
        return Text(" › ").join(steps)

    def prompt(self, seen: View) -> str:
        if self.drafts:
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
        if words[0] == "ok":
            return self._confirm(line)
        if words[0][0] in "+-":
            self._change(line, seen)
            return []
        if words[0] in ("A", "a"):
            self._set_draft(actions.parse_action(line), seen)
            return []
        if words[0].upper() in ("R", "B") and len(words) > 2:
            return [actions.parse_action(f"{words[0]} {show_tile(kind)}") for kind in Tiles.parse(line[1:]).kinds()]
        if looks_like_tiles(line) and seen.step in (TO_CHOOSE, TO_PLAY):
            self._change("+ " + line, seen)
            return []
        return [actions.parse_action(line)]

    def _confirm(self, line: str) -> list[Action]:
        if line.split() != ["ok"] or not self.drafts:
            raise NotationError("no-draft", line, 0)
        return [actions.arrange(self.drafts[-1])]

    def _laid(self, seen: View) -> Tiles:
        if not self.drafts:
            return Tiles()
        return self.drafts[-1].tiles().minus(seen.table.tiles())

    def _set_draft(self, action: Action, seen: View) -> None:
        rack = seen.sides[int(seen.seat)].rack
        assert rack is not None
        assert action.table is not None
        self._may_draft(seen)
        laid = added(seen.table.tiles(), rack, action.table)
        if isinstance(laid, Refusal):
            raise Refused(Refusal(laid.code, "I10", laid.params))
        self.drafts.append(action.table)

    def _may_draft(self, seen: View) -> None:
        if seen.step == TO_DRAW:
            raise Refused(Refusal("draw-first", "I5"))
        if seen.step not in (TO_CHOOSE, TO_PLAY):
            raise Refused(Refusal("already-played", "I10"))

    def _change(self, line: str, seen: View) -> None:
        """`+ r5-7` puts rack tiles into the draft, `- r5` takes them back to the rack."""
        self._may_draft(seen)
        rack = seen.sides[int(seen.seat)].rack
        assert rack is not None
        tiles = Tiles.parse(line.strip()[1:])
        if not tiles:
            raise NotationError("tile-expected", line, len(line), {"action": shorten(line)})
        adding = line.strip()[0] == "+"
        laid = self._laid(seen)
        lacking = first_lacking(rack.minus(laid) if adding else laid, tiles)
        if lacking is not None:
            code = "not-on-rack" if adding else "not-in-draft"
            raise Refused(Refusal(code, "I10", {"tile": show_tile(lacking)}))
        self.drafts.append(self._arranged(seen.table, laid.plus(tiles) if adding else laid.minus(tiles)))

    def _arranged(self, table: Table, laid: Tiles) -> Table:
        """The table with these tiles added, each colour in order if it can be; else its new tiles lie loose."""
        melds = list(table.melds)
        for colour in range(4):
            kinds = [kind for kind in laid.kinds() if kind & 3 == colour]
            if not kinds:
                continue
            mine = tuple(meld for meld in melds if meld.codes[0] & 3 == colour)
            others = [meld for meld in melds if meld.codes[0] & 3 != colour]
            new = Tiles.of(kinds)
            if self.runs.valid(Table(mine).tiles().plus(new)):
                melds = others + list(after_play(Table(mine), new).melds)
            else:
                melds.append(Meld(tuple(kinds)))
        return Table(tuple(melds))

    def undo(self) -> bool:
        return bool(self.drafts) and self.drafts.pop() is not None

    def forget(self) -> None:
        self.drafts.clear()

    # ---- explaining

    def explain(self, seen: View, options: Sequence[Action], check: Check) -> list[str]:
        say = self.words
        lines = [say(f"investo-help-{GUIDE[int(seen.step)]}")]
        examples = {option.op: str(option) for option in reversed(options)}
        for op, example in sorted(examples.items()):
            lines.append("  " + say(f"investo-can-{actions.LETTERS[op]}", example=example))
        if seen.step in (TO_CHOOSE, TO_PLAY):
            lines.append("  " + say("investo-can-A"))
        if seen.step == TO_CHOOSE:
            lines += self._why_not(seen, check)
        return lines

    def _why_not(self, seen: View, check: Check) -> list[str]:
        """What somebody might look for among the options and not find."""
        wanted = [actions.take(row) for row in range(len(seen.pot) // PLACES)]
        wanted.append(actions.nothing())
        found = [(action, check(action)) for action in wanted]
        told = [(action, no) for action, no in found if no is not None and no.code != "row-incomplete"]
        return [f"  {action}: {self.words.refusal(no)}" for action, no in told]

    def hint(self, seen: View) -> list[str]:
        rack = seen.sides[int(seen.seat)].rack
        if rack is None or seen.step not in (TO_CHOOSE, TO_PLAY):
            return [self.words("investo-hint-later")]
        tiles = seen.table.tiles()
        playable = Tiles(self.runs.playable(tiles, rack))
        if not playable:
            return [self.words("investo-hint-none")]
        lines = [self.words("investo-hint-playable", tiles=str(playable))]
        best = self.runs.most(tiles, rack, seen.must)
        if best is not None and best:
            lines.append(self.words("investo-hint-most", tiles=str(best), table=str(after_play(seen.table, best))))
        return lines

    def tell(self, move: Move, seen: View, name: str) -> str:
        action = actions.parse_action(move.action)
        if action.table is not None:
            laid = action.table.tiles().minus(seen.table.tiles())
            return self.words("investo-did-A", name=name, tiles=str(laid) or "–", table=str(action.table) or "–")
        letter = actions.LETTERS[action.op]
        luck = move.luck if "?" not in move.luck else ""
        points = 0
        if action.op == actions.TAKE:
            points = 1 + sum(1 for i in range(PLACES) if seen.pot[PLACES * action.row + i] < 64)
        return self.words(
            f"investo-did-{letter}",
            name=name,
            tile=show_tile(action.tile),
            row=action.row + 1,
            place=action.place + 1,
            points=points,
            luck=luck or "?",
        )


def first_lacking(source: Tiles, wanted: Tiles) -> int | None:
    """A tile of `wanted` that is not in `source`."""
    return next((kind for kind in wanted.kinds() if wanted.count(kind) > source.count(kind)), None)


def looks_like_tiles(line: str) -> bool:
    """A line of nothing but tiles is a play: `r5-7 b3`."""
    words = line.split()
    return all(word[0] in "bryk" and len(word) > 1 and word[1].isdigit() for word in words)
