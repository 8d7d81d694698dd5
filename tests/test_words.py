"""Every sentence exists in four languages with the same parameters, and every code has one."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tilerummy.words import FOLDER, LANGUAGES, Words

SOURCE = Path(__file__).parents[1] / "src/tilerummy"


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                found[entry.id.name] = entry
    return found


def parameters(message: ast.Message) -> set[str]:
    names: set[str] = set()

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            names.add(node.id.name)

    Finder().visit(message)
    return names


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_sentences_with_the_same_parameters(language: str) -> None:
    found = messages(language)
    assert found.keys() == ENGLISH.keys()
    for key, message in found.items():
        assert parameters(message) == parameters(ENGLISH[key]), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    """Long sentences that stand in English word for word were forgotten."""
    theirs, ours = Words(language), Words("en")
    for key, message in ENGLISH.items():
        params: dict[str, str | int] = {name: 7 for name in parameters(message)}
        if len(ours(key, **params)) > 25:
            assert theirs(key, **params) != ours(key, **params), key


CODES = {  # by what stands before a code in the name of its sentence; NotAccepted has the whole name
    "refusal-": r'Refusal\(\s*"([a-z-]+)"',
    "notation-": r'NotationError\(\s*"([a-z-]+)"',
    "record-": r'RecordError\(\s*"([a-z-]+)"',
    "rules-": r'RulesError\(\s*"([a-z-]+)"',
    "luck-": r'LuckError\(\s*"([a-z-]+)"',
    "": r'(?:(?:NotAccepted|problem)\(\s*|Refused\([^,()]*,\s*|\d: )"([a-z]+-[a-z-]+)"',
}


@pytest.mark.parametrize("family", CODES)
def test_every_code_has_a_sentence(family: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    codes = set(re.findall(CODES[family], text))
    assert len(codes) > 4
    assert {f"{family}{code}" for code in codes} <= ENGLISH.keys()


@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_every_reason_of_a_bot_has_a_sentence(game: str) -> None:
    text = (SOURCE / "games" / game / "reasons.py").read_text(encoding="utf-8")
    codes = {code for call in re.findall(r"Reason\(([^{)]*)", text) for code in re.findall(r'"([a-z-]+)"', call)}
    assert len(codes) > 10
    assert {f"{game}-reason-{code}" for code in codes} <= ENGLISH.keys()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Otis", "d’Otis"),
        ("Élise", "d’Élise"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Pim", "de Pim"),
        ("Hugo", "de Hugo"),
        ("", "de "),
    ],
)
def test_french_names_after_de(name: str, told: str) -> None:
    assert Words("fr")("page-reserve-of", name=name) == f"Réserve {told}"


def test_no_french_sentence_has_de_before_a_name() -> None:
    """They use the function DE, as some names begin with a vowel."""
    wrong = re.compile(r"\b(?:de|que) \{ \$(?:name|names|other|player) \}")
    for path in (FOLDER / "fr").glob("*.ftl"):
        assert not wrong.findall(path.read_text(encoding="utf-8")), path.name
