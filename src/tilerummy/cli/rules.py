"""`tilerummy rules`: the rulebook, or one clause of it, with tiles drawn in the terminal."""

import re
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.melds import parse_code
from tilerummy.refusal import shorten
from tilerummy.rulebook import (
    BOOKS,
    DOWN,
    EMPTY,
    Block,
    Book,
    Clause,
    Items,
    Option,
    Paragraph,
    Picture,
    Preset,
    Ruling,
    book,
    books,
    signed,
    totals,
)
from tilerummy.terminal.tiles import draw_back, draw_tile
from tilerummy.words import Words, language_of_user

WIDTH = 92  # longer lines are hard to read
EXAMPLES = {"investo": "I12", "rummy": "R8", "gin": "G5"}


def main(argv: Sequence[str]) -> int:
    try:
        found = parser("rules")
        found.add_argument("names", nargs="*", metavar="NAME", help=Words(language_of_user())("cli-help-rule"))
        options = found.parse_args(argv)
        printer = Printer(Words(options.lang))
        printer.show(options.names)
    except Fault as fault:
        return complain(fault)
    return 0


class Printer:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.width = min(self.console.width, WIDTH)

    def show(self, names: list[str]) -> None:
        """A game, a rule, both, or nothing: then what there is to read."""
        games = [name.lower() for name in names if name.lower() in BOOKS]
        rules = [name for name in names if name.lower() not in BOOKS]
        if len(games) > 1 or len(rules) > 1:
            raise Fault(self.no_book(" ".join(names)))
        if rules:
            self.one(games[0] if games else "", rules[0])
        elif games:
            self.whole(book(self.words.language, games[0]))
        else:
            self.overview()

    def no_book(self, name: str) -> str:
        return self.words("cli-no-such-book", name=shorten(name, 40), known=", ".join(BOOKS))

    def one(self, game: str, rule: str) -> None:
        if not rule:
            raise Fault(self.no_book(rule))
        if not game and re.fullmatch(r"[0-9]+", rule):
            raise Fault(self.words("cli-which-book", known=", ".join(BOOKS)))
        if not game and not re.fullmatch(r"[TIRGtirg][0-9]+", rule):
            raise Fault(self.no_book(rule))
        choice = books(self.words.language)
        # An id may be cited by two games (R2); it belongs to the one whose letter it has.
        choice.sort(key=lambda one: one.game[0] != rule[0].lower())
        choice = [one for one in choice if game in ("", one.game)]
        for one in choice:
            clause = one.find(rule)
            if clause is not None:
                self.rule_of(one.title)
                self.clause(clause)
                return
        title = ", ".join(one.title for one in choice)
        example = EXAMPLES[choice[0].game]
        raise Fault(self.words("cli-no-such-rule", rule=shorten(rule, 20), book=title, example=example))

    # ---- printing

    def rule_of(self, title: str) -> None:
        self.console.print(Text(title.upper(), style="bold reverse"))
        self.console.print()

    def overview(self) -> None:
        self.rule_of(self.words("rulebook-title"))
        self.text(self.words("rulebook-lead"))
        for one in books(self.words.language):
            self.text(f"**{one.title}** – {one.lead}")
            self.text(f"`tilerummy rules {one.game}`", 2)

    def whole(self, one: Book) -> None:
        self.rule_of(one.title)
        self.text(one.lead)
        for item in one.brief:
            self.text(f"– {item}", 2)
        for section in one.sections:
            self.console.print(Text(section.title.upper(), style="bold"))
            self.console.print()
            for clause in section.clauses:
                self.clause(clause)

    def clause(self, clause: Clause) -> None:
        head = Text(f"{clause.number}  {clause.title}", style="bold")
        if clause.rules:
            head.append(f"  [{' '.join(clause.rules)}]", style="dim")
        self.console.print(head)
        self.console.print()
        for block in clause.blocks:
            self.block(block)

    def block(self, block: Block) -> None:
        if isinstance(block, Paragraph):
            self.text(block.text, 3)
        elif isinstance(block, Items):
            self.lines([f"– {item}" for item in block.items], 3)
        elif isinstance(block, Picture):
            self.picture(block)
        elif isinstance(block, Ruling):
            parts = (("ruling", block.text), ("why", block.why), ("else", block.instead))
            self.lines([f"**{self.label(name)}** {text}" for name, text in parts], 5)
        elif isinstance(block, Option):
            self.text(f"**{self.label('option')}** `{' '.join(block.names)}` – {block.text}", 5)
        else:
            assert isinstance(block, Preset)
            self.text(f"`{block.name}` – {block.text}", 5)

    def label(self, name: str) -> str:
        return self.words("rulebook-label", name=self.words(f"rulebook-{name}"))

    def text(self, text: str, indent: int = 0) -> None:
        self.lines([text], indent)

    def lines(self, texts: list[str], indent: int) -> None:
        for text in texts:
            self.console.print(Padding(inline(text), (0, 0, 0, indent)), width=self.width)
        self.console.print()

    def picture(self, picture: Picture) -> None:
        if picture.kind == "sheet":
            self.sheet(picture)
        else:
            self.tiles(picture)
        legend = " · ".join(part for part in (self.verdict(picture), picture.caption) if part)
        if legend:
            self.console.print(Padding(inline(legend), (0, 0, 0, 5)), width=self.width)
        self.console.print()

    def verdict(self, picture: Picture) -> str:
        if picture.kind not in ("good", "bad"):
            return ""
        name = "valid" if picture.kind == "good" else "invalid"
        if not picture.rules:
            return self.words(f"rulebook-{name}")
        return self.words(f"rulebook-{name}-with", rules=f"`{picture.rules}`")

    def tiles(self, picture: Picture) -> None:
        """A row each, or side by side as far as they go."""
        drawn = [Text(" ").join(draw_place(place) for place in group) for group in picture.groups]
        line = Text("   ")
        for group in drawn:
            full = picture.kind == "rows" or line.cell_len + group.cell_len + 2 > self.console.width
            if full and line.cell_len > 3:
                self.console.print(line)
                line = Text("   ")
            line += Text("  ") + group
        self.console.print(line)

    def sheet(self, picture: Picture) -> None:
        rounds = [[int(points) for points in line] for line in picture.groups]
        names = [str(i) for i in range(1, len(rounds) + 1)]
        total = self.words("rulebook-total")
        wide = max(len(total), len(self.words("rulebook-round")))
        rows = [(self.words("rulebook-round"), [chr(65 + i) for i in range(len(rounds[0]))])]
        rows += [(name, [signed(points) for points in line]) for name, line in zip(names, rounds, strict=True)]
        rows.append((total, [signed(points) for points in totals(picture.groups)]))
        for name, cells in rows:
            self.console.print(Text(f"     {name:<{wide}}" + "".join(f"{cell:>6}" for cell in cells)))


def inline(text: str) -> Text:
    """Strong words bold, notation as it is, references in brackets."""
    made = Text()
    for part in re.split(r"(\*\*[^*]+\*\*|`[^`]+`)", text):
        if part.startswith("**"):
            made.append(part[2:-2], style="bold")
        elif part.startswith("`"):
            made.append(part[1:-1], style="cyan")
        else:
            made.append(part)
    return made


def draw_place(place: str) -> Text:
    if place == DOWN:
        return draw_back()
    if place == EMPTY:
        return Text(f"{'·':^4}", style="dim")
    lower, _, upper = place.rpartition("<")
    tile = draw_tile(parse_code(upper, upper, 0))
    return tile + Text(f" ({lower})", style="dim") if lower else tile
