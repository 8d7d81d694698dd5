"""The reader of the rulebook takes what it understands and refuses the rest, saying where."""

import pytest

from tilerummy.rulebook import (
    Form,
    Items,
    Option,
    Paragraph,
    Picture,
    Preset,
    RulebookError,
    Ruling,
    groups_of,
    read,
    totals,
)

BOOK = """# Title

What it is.

## First

### 1 Clause one [I1 T1]

Some **strong** text
over two lines, see [I2].

- one
- two, which
  goes on

tiles: r5-7 [k3 *k4] * | A caption: with a colon.

good ace=both: [y12 y13 y1]

ruling: We say so.

why: Because.

else: Or not.

option height rows: Both.

form height: Height | So many. | one=one: flat | two=two

preset towers: Towers | Four.

## Second

### 2 Clause two [I2]

rows: [? r7<b7 _ _]

sheet: -10 +3 / +4 0 | Two rounds.

Text.
"""


def test_a_book_becomes_sections_clauses_and_blocks() -> None:
    book = read(BOOK, "game", "here")
    assert (book.title, book.lead) == ("Title", "What it is.")
    assert [section.title for section in book.sections] == ["First", "Second"]
    one, two = book.clauses()
    assert (one.number, one.title, one.rules, one.anchor) == (1, "Clause one", ("I1", "T1"), "I1")
    assert one.blocks == (
        Paragraph("Some **strong** text over two lines, see [I2]."),
        Items(("one", "two, which goes on")),
        Picture("tiles", "r5-7 [k3 *k4] *", (("r5", "r6", "r7"), ("k3", "*k4"), ("*",)), "A caption: with a colon."),
        Picture("good", "[y12 y13 y1]", (("y12", "y13", "y1"),), rules="ace=both"),
        Ruling("We say so.", "Because.", "Or not."),
        Option(("height", "rows"), "Both."),
        Preset("towers", "Towers", "Four."),
    )
    assert two.blocks[0] == Picture("rows", "[? r7<b7 _ _]", (("?", "r7<b7", "_", "_"),))
    assert isinstance(two.blocks[1], Picture)
    assert totals(two.blocks[1].groups) == [-6, 3]


def test_what_a_form_says_of_an_option_is_not_part_of_the_text() -> None:
    assert read(BOOK, "game", "here").forms == (
        Form("height", "Height", "So many.", (("one", "one: flat"), ("two", "two"))),
    )


def test_clauses_are_found_by_id_and_by_number() -> None:
    book = read(BOOK, "game", "here")
    assert book.find("t1") is book.clauses()[0]
    assert book.find("2") is book.clauses()[1]
    assert book.find("I3") is None
    assert book.find("") is None


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("# Title", "Title", "line 1: a book begins with"),
        ("### 2 Clause", "### 3 Clause", "`### 2 Title"),
        ("[I2]\n\nrows", "[I1]\n\nrows", "'I1' is no id, or belongs to another clause"),
        ("[I2]\n\nrows", "[X2]\n\nrows", "'X2' is no id"),
        ("see [I2]", "see [I9]", "line 9: [I9] is no clause"),
        ("r5-7 [k3", "r5-77 [k3", "unknown-value"),
        ("[? r7<b7 _ _]", "[? r7<b7 _ _", "bracket"),
        ("-10 +3 /", "-10 /", "every round"),
        ("-10 +3 /", "-10 x /", "invalid literal"),
        ("why: Because.", "Because.", "a ruling needs `why:`"),
        ("Towers | Four", "Four", "the preset towers needs its name in words"),
        ("else: Or not.\n\n", "", "a ruling needs `else:`"),
        ("ruling: We say so.\n\n", "", "`why:` belongs to a ruling"),
        ("option height rows: ", "option: ", "a name is expected"),
        ("form height: ", "form: ", "a name is expected"),
        (
            "Height | So many. | one=one: flat | two=two",
            "Height",
            "`form height: Name | What it means. | value=words` is expected",
        ),
        ("one=one: flat", "one: flat", "`form height: Name"),
        ("two=two", "two=", "`form height: Name"),
        ("**strong**", "**strong", "opened and not closed"),
        ("## First\n\n", "", "a section"),
        ("## Second\n", "## Second\n\n## Third\n", "'Second' is empty"),
        ("## Second\n", "#### Second\n", "a clause"),
        ("rows: [?", "rows ace=both: [?", "`rows:` has no options"),
    ],
)
def test_what_is_not_understood_is_refused(before: str, after: str, problem: str) -> None:
    broken = BOOK.replace(before, after)
    assert broken != BOOK
    with pytest.raises(RulebookError) as caught:
        read(broken, "game", "here")
    assert problem in str(caught.value)
    assert str(caught.value).startswith("here, line ")


def test_a_clause_says_something() -> None:
    with pytest.raises(RulebookError, match="says nothing"):
        read("# T\n\nLead.\n\n## S\n\n### 1 C\n\ntiles: r5\n", "game", "here")


def test_words_of_a_picture_are_combinations_of_the_engine() -> None:
    assert groups_of("r5-7 8:rky ? _") == (("r5", "r6", "r7"), ("r8", "k8", "y8"), ("?",), ("_",))
