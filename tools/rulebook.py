"""Renders the rulebook for docs/ and for the page; `make generated` writes it.

docs/rulebook/<language>/<game>.md with pictures in docs/rulebook/tiles, and web/src/rulebook/rules-<language>.json, so
that the page holds the text itself and needs no reader of its own. What presets are called in a list goes to
messages/<language>/presets.ftl and what a form says of an option to options.ftl, so that either is written in one place
a language.
"""

import json
import re
from pathlib import Path
from typing import Final

import msgspec

from tilerummy.rulebook import (
    DOWN,
    EMPTY,
    Block,
    Book,
    Items,
    Option,
    Paragraph,
    Picture,
    Preset,
    Ruling,
    books,
    everything,
    signed,
    totals,
)
from tilerummy.words import FOLDER as MESSAGES
from tilerummy.words import LANGUAGES, Words
from tools.rulebook_svg import draw, file_name

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs/rulebook"
PAGE: Final = ROOT / "web/src/rulebook"


class Writer:
    """One book as Markdown."""

    def __init__(self, language: str, book: Book) -> None:
        self.words = Words(language, book.game)
        self.book = book

    def page(self) -> str:
        lines = [f"# {self.book.title}", "", f"*{self.words('rulebook-made')}*", "", self.text(self.book.lead)]
        lines += ["", *(f"- {self.text(item)}" for item in self.book.brief)] if self.book.brief else []
        for section in self.book.sections:
            lines += ["", f"**{section.title}**"]
            lines += [f"- [{one.number} {one.title}](#{one.anchor})" for one in section.clauses]
        for section in self.book.sections:
            lines += ["", f"## {section.title}"]
            for clause in section.clauses:
                anchors = "".join(f'<a id="{name}"></a>' for name in clause.rules or (clause.anchor,))
                ids = f" · {' '.join(clause.rules)}" if clause.rules else ""
                lines += ["", f"### {anchors}{clause.number} {clause.title}{ids}"]
                for block in clause.blocks:
                    lines += ["", *self.block(block)]
        return "\n".join(lines) + "\n"

    def text(self, text: str) -> str:
        """References become links; notation is left alone."""
        parts = re.split(r"(`[^`]+`)", text)
        return "".join(part if part[:1] == "`" else re.sub(r"\[(\w+)\]", r"[\1](#\1)", part) for part in parts)

    def block(self, block: Block) -> list[str]:
        if isinstance(block, Paragraph):
            return [self.text(block.text)]
        if isinstance(block, Items):
            return [f"- {self.text(item)}" for item in block.items]
        if isinstance(block, Picture):
            return self.sheet(block) if block.kind == "sheet" else self.picture(block)
        if isinstance(block, Ruling):
            parts = (("ruling", block.text), ("why", block.why), ("else", block.instead))
            lines = [f"> **{self.label(name)}** {self.text(text)}" for name, text in parts]
            return [lines[0], ">", lines[1], ">", lines[2]]
        if isinstance(block, Option):
            return [f"> **{self.label('option')}** `{' '.join(block.names)}` – {self.text(block.text)}"]
        assert isinstance(block, Preset)
        return [f"- `{block.name}` – {self.text(block.text)}"]

    def label(self, name: str) -> str:
        return self.words("rulebook-label", name=self.words(f"rulebook-{name}"))

    def picture(self, picture: Picture) -> list[str]:
        said = " / ".join(", ".join(self.place(text) for text in group) for group in picture.groups)
        legend = " · ".join(part for part in (self.verdict(picture), self.text(picture.caption)) if part)
        image = f'<img alt="{said}" src="../tiles/{file_name(picture)}">'
        return [image, "", *([f"*{legend}*"] if legend else [])]

    def verdict(self, picture: Picture) -> str:
        if picture.kind not in ("good", "bad"):
            return ""
        name = "valid" if picture.kind == "good" else "invalid"
        if not picture.rules:
            return self.words(f"rulebook-{name}")
        return self.words(f"rulebook-{name}-with", rules=f"`{picture.rules}`")

    def place(self, text: str) -> str:
        if text in (DOWN, EMPTY):
            return self.words("rulebook-down" if text == DOWN else "rulebook-empty")
        lower, _, upper = text.rpartition("<")
        return self.words("rulebook-on", upper=self.tile(upper), lower=self.tile(lower)) if lower else self.tile(upper)

    def tile(self, text: str) -> str:
        if text == "*":
            return self.words("page-star")
        plain = self.words("page-tile", colour=text.lstrip("*")[0], value=int(text.lstrip("*")[1:]))
        return self.words("page-star-for", tile=plain) if text.startswith("*") else plain

    def sheet(self, picture: Picture) -> list[str]:
        columns = len(picture.groups[0])
        head = [self.words("rulebook-round"), *(chr(65 + i) for i in range(columns))]
        rows = [[str(i), *(signed(int(points)) for points in line)] for i, line in enumerate(picture.groups, 1)]
        sums = [f"**{cell}**" for cell in (self.words("rulebook-total"), *map(signed, totals(picture.groups)))]
        table = [f"| {' | '.join(row)} |" for row in (head, ["---", *["---:"] * columns], *rows, sums)]
        return [*table, "", f"*{picture.caption}*"]


def contents() -> str:
    """docs/rulebook/README.md: where to begin."""
    lines = ["# Rulebook", "", Words("en")("rulebook-lead"), "", Words("en")("rulebook-made"), ""]
    for language in LANGUAGES:
        links = " · ".join(f"[{one.title}]({language}/{one.game}.md)" for one in books(language))
        lines.append(f"- {Words(language)('page-language-' + language)}: {links}")
    lines += ["", "[What was changed after reading the texts once more](READING.md)", ""]
    return "\n".join(lines)


def page_text(language: str) -> str:
    """What the page bundles: the books by game, as the reader has them."""
    data = {one.game: msgspec.to_builtins(msgspec.structs.replace(one, forms=())) for one in books(language)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), indent=0) + "\n"


def preset_labels(language: str) -> str:
    """messages/<language>/presets.ftl; a name that two games share must be called the same."""
    found: dict[str, str] = {}
    for book in books(language):
        for block in (block for clause in book.clauses() for block in clause.blocks):
            if isinstance(block, Preset):
                same = found.setdefault(block.name, block.label)
                assert same == block.label, f"{language}: the preset {block.name} is called {same} and {block.label}"
    return messages({f"preset-{name}": label for name, label in found.items()})


def option_words(language: str) -> str:
    """messages/<language>/options.ftl; games share words that are the same, else the later game has its own."""
    found: dict[str, str] = {}
    for book in books(language):
        for form in book.forms:
            parts = {"": form.label, "-more": form.more, **{f"-{value}": words for value, words in form.values}}
            for part, words in parts.items():
                if found.setdefault(f"option-{form.name}{part}", words) != words:
                    found[f"option-{book.game}-{form.name}{part}"] = words
    return messages(found)


def messages(found: dict[str, str]) -> str:
    lines = [f"{key} = {words}" for key, words in found.items()]
    return "\n".join(["# Made from rulebook/ by `make generated`. Do not edit.", "", *lines, ""])


def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for _, book in everything():
        for clause in book.clauses():
            for block in clause.blocks:
                if isinstance(block, Picture) and block.kind != "sheet":
                    same = found.setdefault(file_name(block), block)
                    assert same.groups == block.groups, f"two pictures are called {file_name(block)}"
    return found


def files() -> dict[Path, str]:
    made = {DOCS / "README.md": contents()}
    for language, book in everything():
        made[DOCS / language / f"{book.game}.md"] = Writer(language, book).page()
    for name, picture in pictures().items():
        made[DOCS / "tiles" / name] = draw(picture)
    for language in LANGUAGES:
        made[PAGE / f"rules-{language}.json"] = page_text(language)
        made[MESSAGES / language / "presets.ftl"] = preset_labels(language)
        made[MESSAGES / language / "options.ftl"] = option_words(language)
    return made
