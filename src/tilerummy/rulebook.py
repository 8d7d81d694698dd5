"""The rulebook: our own words for the three games in four languages, read strictly from rulebook/<language>/<game>.md.

A book has a title, a paragraph, perhaps a list that says the game in a minute, and sections (`##`) of numbered clauses
(`### 12 Title [I12]`). The ids in brackets are those that code, tests and refusals cite; within a book an id belongs to
exactly one clause. A clause is made of blocks, parted by empty lines:

    a paragraph; `**strong**`, `` `notation` `` and `[I6]`, a reference to another clause, may stand in any text
    - an item of a list
    tiles: r5-7 8:rky | what is to be seen     combinations side by side; `rows:` puts them one below the other
    good: r5-7    bad: r5-6                    the same, called valid or not, `good ace=both:` under other options
    sheet: -10 -5 / +3 +2                      a score sheet: a round between slashes, a column a player
    ruling: … why: … else: …                   what we decided where the game's booklet is silent, three blocks in a row
    option height: …
    form height: Tiles on a place | With 1 …   how a form asks for an option: its name, what it means, and for each of
                                               its values `| value=words`; not part of the text
    preset towers: Towers | Up to four …       its name in a list of presets, and what it is

In a picture a word is a combination in the engine's notation; `?` is a tile face down, `_` an empty place, `r7<b7` a
red 7 under a blue 7, as in a position.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast

import msgspec

from tilerummy.melds import parse_code, show_code
from tilerummy.refusal import NotationError
from tilerummy.tiles import expand, show_tile, words_of
from tilerummy.words import LANGUAGES

HERE: Final = Path(__file__)
PACKED: Final = HERE.parent / "_rulebook"  # in an installed package
FOLDER: Final = PACKED if PACKED.is_dir() else HERE.parents[2] / "rulebook"
BOOKS: Final = ("investo", "rummy", "gin")
DOWN: Final = "?"
EMPTY: Final = "_"

Kind = Literal["tiles", "rows", "good", "bad", "sheet"]
Groups = tuple[tuple[str, ...], ...]


class RulebookError(ValueError):
    """An error in a source: file, line, and what is wrong."""

    def __init__(self, where: str, line: int, problem: str) -> None:
        super().__init__(f"{where}, line {line}: {problem}")


class Paragraph(msgspec.Struct, frozen=True, tag="text", tag_field="is"):
    text: str


class Items(msgspec.Struct, frozen=True, tag="items", tag_field="is"):
    items: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True, tag="picture", tag_field="is"):
    """`groups` are combinations of tiles, or rounds of numbers; `rules` the options a `good` or `bad` one speaks of."""

    kind: Kind
    notation: str
    groups: Groups
    caption: str = ""
    rules: str = ""


class Ruling(msgspec.Struct, frozen=True, tag="ruling", tag_field="is"):
    text: str
    why: str
    instead: str


class Option(msgspec.Struct, frozen=True, tag="option", tag_field="is"):
    names: tuple[str, ...]
    text: str


class Form(msgspec.Struct, frozen=True):
    """What a form says of an option; `values`: each value and its words."""

    name: str
    label: str
    more: str
    values: tuple[tuple[str, str], ...]


class Preset(msgspec.Struct, frozen=True, tag="preset", tag_field="is"):
    """`label`: what a list of presets calls it."""

    name: str
    label: str
    text: str


Block = Paragraph | Items | Picture | Ruling | Option | Preset


class Clause(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: tuple[str, ...]
    blocks: tuple[Block, ...]

    @property
    def anchor(self) -> str:
        """Its name in links: the first id, or the number."""
        return self.rules[0] if self.rules else f"c{self.number}"


class Section(msgspec.Struct, frozen=True):
    title: str
    clauses: tuple[Clause, ...]


class Book(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    title: str
    lead: str
    sections: tuple[Section, ...]
    forms: tuple[Form, ...] = ()
    brief: tuple[str, ...] = ()  # the game in a minute

    def clauses(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]

    def find(self, name: str) -> Clause | None:
        """By the id of a rule, or by number."""
        for clause in self.clauses():
            if name.upper() in clause.rules or name == str(clause.number):
                return clause
        return None


@cache
def book(language: str, game: str) -> Book:
    path = FOLDER / language / f"{game}.md"
    return read(path.read_text(encoding="utf-8"), game, f"{language}/{game}.md")


def books(language: str) -> list[Book]:
    return [book(language, game) for game in BOOKS]


def everything() -> Iterator[tuple[str, Book]]:
    for language in LANGUAGES:
        for found in books(language):
            yield language, found


# ---- reading


def read(text: str, game: str, where: str) -> Book:
    return Reader(where).book(text, game)


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Lines between empty ones, with the number of the first; a heading is a paragraph of its own."""
    start, held = 0, ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if held and (not line.strip() or line.startswith("#")):
            yield start, held
            held = ""
        if line.startswith("#"):
            yield number, line.rstrip()
        elif line.strip():
            start, held = (start, f"{held}\n{line.rstrip()}") if held else (number, line.rstrip())


HEADING: Final = re.compile(r"### ([1-9]\d*) ([^\[\]]+?)(?: \[([^\[\]]+)\])?")
RULE: Final = re.compile(r"[TIRG][1-9]\d*")
REFERENCE: Final = re.compile(r"\[([^\[\]]*)\]")
MARK: Final = re.compile(r"(tiles|rows|good|bad|sheet|ruling|why|else|option|form|preset)( [a-z0-9_=. -]+)?: ")


class Reader:
    """Reads one source; `line` is where it is, for complaints."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.line = 1
        self.rules: set[str] = set()
        self.references: list[tuple[int, str]] = []
        self.forms: list[Form] = []

    def fail(self, problem: str) -> RulebookError:
        return RulebookError(self.where, self.line, problem)

    def book(self, text: str, game: str) -> Book:
        parts = list(paragraphs(text))
        if len(parts) < 2 or not parts[0][1].startswith("# ") or parts[1][1].startswith("#"):
            raise self.fail("a book begins with `# Title` and a paragraph")
        sections: list[tuple[str, list[tuple[str, list[tuple[int, str]]]]]] = []
        short = parts[2:3] if len(parts) > 2 and parts[2][1].startswith("- ") else []
        for self.line, part in parts[2 + len(short) :]:
            if part.startswith("## "):
                sections.append((part[3:], []))
            elif not sections:
                raise self.fail("a section `## Title` is expected")
            elif part.startswith("### "):
                sections[-1][1].append((part, [(self.line, "")]))
            elif part.startswith("#") or not sections[-1][1]:
                raise self.fail("a clause `### 1 Title [I1]` is expected")
            else:
                sections[-1][1][-1][1].append((self.line, part))
        self.line = 1
        lead = self.words(parts[1][1])
        brief = tuple(self.words(line.removeprefix("- ")) for _, part in short for line in part.splitlines())
        count = 0
        made: list[Section] = []
        for title, clauses in sections:
            if not clauses:
                raise self.fail(f"section {title!r} is empty")
            made.append(Section(title, tuple(self.clause(count + i, *it) for i, it in enumerate(clauses, 1))))
            count += len(clauses)
        self.resolve()
        return Book(game, parts[0][1][2:], lead, tuple(made), tuple(self.forms), brief)

    def resolve(self) -> None:
        for line, rule in self.references:
            self.line = line
            if rule not in self.rules:
                raise self.fail(f"[{rule}] is no clause of this book")

    def clause(self, number: int, heading: str, parts: list[tuple[int, str]]) -> Clause:
        self.line = parts[0][0]
        found = HEADING.fullmatch(heading)
        if found is None or int(found[1]) != number:
            raise self.fail(f"`### {number} Title [ids]` is expected")
        rules = tuple((found[3] or "").split())
        for rule in rules:
            if not RULE.fullmatch(rule) or rule in self.rules:
                raise self.fail(f"{rule!r} is no id, or belongs to another clause already")
            self.rules.add(rule)
        blocks = tuple(self.blocks(parts[1:]))
        if not any(isinstance(block, Paragraph | Items) for block in blocks):
            raise self.fail(f"clause {number} says nothing")
        return Clause(number, found[2], rules, blocks)

    def blocks(self, parts: list[tuple[int, str]]) -> Iterator[Block]:
        waiting = iter(parts)
        for self.line, part in waiting:
            mark = MARK.match(part)
            if mark is None:
                yield self.plain(part)
                continue
            name, names, rest = mark[1], (mark[2] or "").split(), part[mark.end() :]
            if name == "ruling":
                yield Ruling(self.words(rest), self.after(waiting, "why"), self.after(waiting, "else"))
            elif name == "option":
                yield Option(tuple(self.named(names)), self.words(rest))
            elif name == "form":
                self.forms.append(self.form(self.named(names)[0], rest))
            elif name == "preset":
                yield self.preset(self.named(names)[0], rest)
            elif name in ("why", "else"):
                raise self.fail(f"`{name}:` belongs to a ruling")
            else:
                yield self.picture(cast(Kind, name), " ".join(names), rest)

    def after(self, waiting: Iterator[tuple[int, str]], name: str) -> str:
        self.line, part = next(waiting, (self.line, ""))
        if not part.startswith(f"{name}: "):
            raise self.fail(f"a ruling needs `{name}:` here")
        return self.words(part[len(name) + 2 :])

    def named(self, names: list[str]) -> list[str]:
        if not names:
            raise self.fail("a name is expected before the colon")
        return names

    def form(self, name: str, rest: str) -> Form:
        parts = self.words(rest).split(" | ")
        values = [part.partition("=") for part in parts[2:]]
        if len(parts) < 2 or not all(bar and words for _, bar, words in values):
            raise self.fail(f"`form {name}: Name | What it means. | value=words` is expected")
        return Form(name, parts[0], parts[1], tuple((value, words) for value, _, words in values))

    def preset(self, name: str, rest: str) -> Preset:
        label, bar, text = rest.partition(" | ")
        if not bar:
            raise self.fail(f"the preset {name} needs its name in words and a bar before its text")
        return Preset(name, self.words(label), self.words(text))

    def plain(self, part: str) -> Block:
        if not part.startswith("- "):
            return Paragraph(self.words(part))
        return Items(tuple(self.words(item) for item in re.split(r"\n- ", part[2:])))

    def words(self, text: str) -> str:
        joined = " ".join(line.strip() for line in text.splitlines())
        bare = re.sub(r"`[^`]+`", "", joined)
        self.references += [(self.line, name) for name in REFERENCE.findall(bare)]
        if "`" in bare or bare.count("**") % 2:
            raise self.fail("a mark is opened and not closed")
        return joined

    def picture(self, kind: Kind, rules: str, rest: str) -> Picture:
        notation, _, caption = (part.strip() for part in rest.partition(" | "))
        try:
            groups = sheet(notation) if kind == "sheet" else groups_of(notation)
        except (NotationError, ValueError) as error:
            raise self.fail(str(error)) from None
        if rules and kind not in ("good", "bad"):
            raise self.fail(f"`{kind}:` has no options")
        return Picture(kind, notation, groups, self.words(caption), rules)


# ---- pictures


def groups_of(notation: str) -> Groups:
    """The tiles of each combination, one word each."""
    found: list[tuple[str, ...]] = []
    inside: list[str] | None = None
    for word, at in words_of(notation):
        if word == "[":
            inside = []
        elif word == "]":
            found.append(tuple(inside or ()))
            inside = None
        elif inside is not None:
            inside.append(place(word, notation, at))
        elif word in (DOWN, EMPTY) or "<" in word:
            found.append((place(word, notation, at),))
        else:
            found.append(tuple(show_tile(kind) for kind in expand(word, notation, at)))
    if inside is not None or not all(found) or not found:
        raise NotationError("bracket", notation)
    return tuple(found)


def place(word: str, notation: str, at: int) -> str:
    """One place of a picture: a tile, a tile on another, face down, or nothing."""
    if word in (DOWN, EMPTY):
        return word
    return "<".join(show_code(parse_code(tile, notation, at)) for tile in word.split("<", 1))


def sheet(notation: str) -> Groups:
    rounds = tuple(tuple(line.split()) for line in notation.split("/"))
    if len({len(points) for points in rounds}) != 1 or not rounds[0]:
        raise ValueError("every round of a score sheet has a number for every player")
    for points in rounds:
        for number in points:
            int(number)
    return rounds


def totals(rounds: Groups) -> list[int]:
    return [sum(int(points[i]) for points in rounds) for i in range(len(rounds[0]))]


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
