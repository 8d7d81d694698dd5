"""The rulebook itself: complete, the same in four languages, and what it calls valid the engine calls valid."""

import ast
import re
from pathlib import Path

import pytest

from tests.test_rule_ids import IDS
from tilerummy.games import GAMES
from tilerummy.games.rummy.state import meld_rules as rummy_melds
from tilerummy.melds import MeldRules, meld_fault, parse_code
from tilerummy.rulebook import (
    BOOKS,
    FOLDER,
    Block,
    Book,
    Clause,
    Items,
    Option,
    Picture,
    Preset,
    Ruling,
    book,
    everything,
    totals,
)
from tilerummy.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src/tilerummy"
OTHERS = [language for language in LANGUAGES if language != "en"]


def shape(block: Block) -> tuple[object, ...]:
    """What must be the same in all languages."""
    kind = type(block).__name__
    if isinstance(block, Picture):
        return kind, block.kind, block.notation, block.rules, bool(block.caption)
    if isinstance(block, Option):
        return kind, block.names
    if isinstance(block, Preset):
        return kind, block.name
    return (kind,)


def outline(found: Book) -> list[object]:
    return [
        (len(section.clauses), [(c.number, c.rules, [shape(block) for block in c.blocks]) for c in section.clauses])
        for section in found.sections
    ]


def ids(found: Book) -> set[str]:
    return {rule for clause in found.clauses() for rule in clause.rules}


def blocks(found: Book) -> list[Block]:
    return [block for clause in found.clauses() for block in clause.blocks]


def test_every_game_has_a_book_in_every_language() -> None:
    assert set(BOOKS) == set(GAMES)
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert files == {f"{language}/{game}.md" for language in LANGUAGES for game in BOOKS}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", BOOKS)
def test_same_clauses_ids_and_pictures_in_all_languages(language: str, game: str) -> None:
    for ours, theirs in zip(outline(book("en", game)), outline(book(language, game)), strict=True):
        assert theirs == ours


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", BOOKS)
def test_same_references_notation_and_numbers_in_all_languages(language: str, game: str) -> None:
    """In each clause: what is cited, what is written as notation, and every number in digits."""
    for ours, theirs in zip(book("en", game).clauses(), book(language, game).clauses(), strict=True):
        assert cited(theirs) == cited(ours), theirs.number
        assert numbers(theirs) == numbers(ours), theirs.number


def sentences(clause: Clause) -> list[str]:
    found = [clause.title]
    for block in clause.blocks:
        names = [name for name in ("text", "why", "instead", "caption") if hasattr(block, name)]
        found += block.items if isinstance(block, Items) else [getattr(block, name) for name in names]
    return found


def cited(clause: Clause) -> set[str]:
    return {sign for text in sentences(clause) for sign in re.findall(r"`[^`]+`|\[\w+\]", text)}


def numbers(clause: Clause) -> set[int]:
    """Which, not how often: a language may have to say one again."""
    return {int(digits) for text in sentences(clause) for digits in re.findall(r"\d+", text)}


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_has_a_clause(game: str) -> None:
    """`IDS` are the rules of each game; R2 is stated for Gin-Rummy too, whose refusals cite it."""
    wanted = set(IDS[game]) | {"T1", "T2"} | ({"R2"} if game == "gin" else set())
    assert ids(book("en", game)) == wanted


def rules_named(path: Path) -> set[str]:
    """Ids that stand as texts in a module: the rules its refusals cite."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {text for text in found if isinstance(text, str) and re.fullmatch(r"[TIRG]\d+", text)}


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_a_refusal_cites_has_a_clause(game: str) -> None:
    modules = [*(SOURCE / "games" / game).glob("*.py")]
    named = {rule for path in modules for rule in rules_named(path)}
    assert len(named) > 3
    assert named <= ids(book("en", game))


@pytest.mark.parametrize("game", BOOKS)
def test_every_refusal_of_a_game_cites_a_rule(game: str) -> None:
    """Only forgery (`no-such-action`) breaks no rule of the game: everything else leads to a clause."""
    for path in (SOURCE / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code = node.args[0]
                told = code.value if isinstance(code, ast.Constant) else ""
                assert len(node.args) > 1 or told == "no-such-action", f"{path.name}: {told!r}"


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_and_preset_is_explained_once(game: str) -> None:
    rules = GAMES[game].rules_type
    options = [name for block in blocks(book("en", game)) if isinstance(block, Option) for name in block.names]
    presets = [block.name for block in blocks(book("en", game)) if isinstance(block, Preset)]
    assert sorted(options) == sorted(rules.__struct_fields__)
    assert presets == list(rules.presets)


def meld_rules(game: str, options: str) -> MeldRules:
    if game == "rummy":
        return rummy_melds(GAMES["rummy"].rules_type.parse(options))
    assert not options
    return MeldRules(series=game != "investo", stars=False)


def test_what_is_called_valid_is_valid_and_the_rest_is_not() -> None:
    checked = 0
    for language, found in everything():
        for block in blocks(found):
            if isinstance(block, Picture) and block.kind in ("good", "bad"):
                rules = meld_rules(found.game, block.rules)
                faults = [meld_fault(tuple(parse_code(t, t, 0) for t in group), rules) for group in block.groups]
                assert all((fault is None) == (block.kind == "good") for fault in faults), (language, block.notation)
                checked += 1
    assert checked == 4 * (6 + 11 + 4)


def test_notation_in_texts_can_be_read() -> None:
    """Options named in a text exist: `referee=rulebook` parses."""
    for _, found in everything():
        for sign in {sign for clause in found.clauses() for sign in cited(clause)}:
            if "=" in sign:
                GAMES[found.game].rules_type.parse(f"{sign[1:-1]} stall_limit=1" if found.game != "gin" else sign[1:-1])


def test_no_ruling_lacks_a_reason() -> None:
    for _, found in everything():
        rulings = [block for block in blocks(found) if isinstance(block, Ruling)]
        assert len(rulings) >= 9
        assert all(ruling.text and ruling.why and ruling.instead for ruling in rulings)


def test_score_sheet_of_the_sample() -> None:
    """R14: the totals of the sample are −3 +25 +2 −24."""
    (sheet,) = [b for b in blocks(book("en", "rummy")) if isinstance(b, Picture) and b.kind == "sheet"]
    assert totals(sheet.groups) == [-3, 25, 2, -24]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", BOOKS)
def test_nothing_was_left_in_english(language: str, game: str) -> None:
    ours, theirs = (texts(book(name, game)) for name in ("en", language))
    assert [text for text in theirs if len(text) > 25 and text in set(ours)] == []


def texts(found: Book) -> list[str]:
    names = ("text", "why", "instead", "caption")
    told = [getattr(block, name) for block in blocks(found) for name in names if hasattr(block, name)]
    return [found.lead, *(clause.title for clause in found.clauses()), *told]


def test_a_changed_picture_would_be_noticed() -> None:
    """The comparison of languages can fail."""
    one, other = book("en", "investo"), book("en", "rummy")
    assert outline(one) != outline(other)
    assert shape(Picture("tiles", "r5", (("r5",),))) != shape(Picture("tiles", "r6", (("r6",),)))


def test_french_signs_have_a_space_that_does_not_break() -> None:
    for game in BOOKS:
        assert not re.search(r"[^\s\w] [;:!?»]|\w [;!?»]|\w : ", " ".join(texts(book("fr", game))))
