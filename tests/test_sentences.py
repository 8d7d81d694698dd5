"""Sentences that people stumbled over do not come back, and the marks of each language stand as it wants them."""

import re
from pathlib import Path

import pytest

from tilerummy.bots.player import level_names
from tilerummy.games import GAMES
from tilerummy.rulebook import book
from tilerummy.words import FOLDER, LANGUAGES, Words

RULEBOOK = Path(__file__).parents[1] / "rulebook"
SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})

# As they stood: a whole value, or with an ellipsis a part of one.
ONCE = {
    "fr": """Aide|Prendre rangée …|Rien|finir le tour|…puis le pot.|…Votre plan ne va plus.
        |M’appeler quand c’est à moi|Rien de mieux ne vient à l’esprit.|On va à la table…
        |Tout revient dès qu’il y en a une.|…on n’y regarde pas.|…ou elle date.|La table donne …|Ouah|Je suis prêt
        |…est à tous deux…|But|Premier jeu…|…quand vous seul regardez.|…réserve adverse…|…l’autre réserve…
        |Poser noir …""",
    "nl": """…Je plan gaat niet meer.|…voorraad of andere reserve.|…de andere reserve…|Hoe sterk|Roep me als …
        |Ik ben klaar|…Drie 2’s zijn niets…|…ronde 20 heeft…|Geen enkele keer dubbelen helpt je nu.
        |Aan { $tile } hebben je stenen te weinig.|…Je had ze al bekeken…|…pelrond…|Over { $points }
        |…als alleen jij kijkt.|Zoveel combinaties …""",
    "de": """Du hast den Tisch umgelegt|…Der Tisch liegt anders.…|…Dein Plan geht nicht mehr.
        |…Topfreihe { $row } im Topf…|…Vorrat oder andere Reserve.|…der anderen Reserve…|Neu|Wie stark|Link holen
        |Hinsetzen|Gegeben wird…|Schick diesen Link|…Ablegestein…|Vom Tisch wird …|Ruf mich…|…von 100 Mal…|Wieder
        |legen oder einen wählen|So viele Kombinationen …|…was Spieler { $player } übrig hat.|In Notation…
        |…wenn nur du hinsiehst.|…in Reihe 1…|…Reihen im Topf…|…Reihe im Topf…|…Reihe { $row }…|Deine""",
    "en": """…Your plan is gone.|Nothing|end the turn|…the other reserve…|Sit down|To the start
        |Call me when it is my turn|…? tells what there is|Nothing lies on the table yet.|lay tiles or choose one
        |…put down { $tile }|Single rules|How many a match has.|So many are dealt to each rack.
        |…when only you are looking.|Yours|Do that""",
}
TERMINAL = {"hand-over"}  # it asks a person to see to it, and does not say that the program sees


def values(language: str) -> list[tuple[str, str]]:
    """Every value of a message or of a variant of it, with the name of the message."""
    found: list[tuple[str, str]] = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            begun = re.match(r"([a-z][\w-]*) = (.*)", line)
            name = begun[1] if begun else name
            value = begun[2] if begun else re.sub(r"^\s*(\*?\[[\w-]+\]|\.\w+ =)?\s*", "", line)
            found.append((name, value.translate(SPACES)))
    return found


def pattern(once: str) -> re.Pattern[str]:
    first, last = once.startswith("…"), once.endswith("…")
    part = re.escape(once.strip("…").strip() if first or last else once)
    return re.compile(f"{'.*' if first else ''}{part}{'.*' if last else ''}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_stumbled_over_is_gone(language: str) -> None:
    gone = [pattern(" ".join(once.split())) for once in ONCE[language].split("|")]
    left = [
        (name, value)
        for name, value in values(language)
        for once in gone
        if once.fullmatch(value) and name not in TERMINAL
    ]
    assert not left


def test_french_marks_have_their_spaces() -> None:
    """A no-break space before a colon and within quotation marks, a narrow one before the others."""
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"[ \u202f]:(?= |$)|[ \xa0][;?!](?=[ .)»]|$)|« | »", line), (path.name, line)
                assert not re.search(r"\w[;?!](?= |$)", line), (path.name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_not_called_by_their_fields(language: str) -> None:
    """They are shown in a form, where nobody knows `turn=exchange` or `stall_limit`."""
    told = [
        value for name, value in values(language) if name.startswith("rules-") and not name.startswith("rules-no-such")
    ]
    assert told
    assert not [value for value in told if re.search(r"[a-z]+=[a-z]|[a-z]_[a-z]", re.sub(r"\{[^}]*\}", "", value))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name(language: str) -> None:
    say = Words(language)
    levels = {"greedy", "random"}.union(*(level_names(game) for game in GAMES.values()))
    names = {str(say("page-bot", level=level)) for level in levels}
    assert len(names) == len(levels)
    assert not names & {str(say("page-level", level=level)) for level in levels}


@pytest.mark.parametrize("language", LANGUAGES)
def test_investo_in_a_minute(language: str) -> None:
    """The game stands at the top of its rules, in what a minute is enough to read; a tile counts alike everywhere."""
    found = book(language, "investo")
    assert 5 <= len(found.brief) <= 8
    assert len(" ".join(found.brief).split()) < 260
    second = found.find("T1")
    assert second is not None
    assert "[I19]" in str(second.blocks)


def test_no_phrase_stands_too_near_another_booklet() -> None:
    text = " ".join(path.read_text(encoding="utf-8") for path in sorted((RULEBOOK / "fr").glob("*.md")))
    assert "Tant qu’il y a de la place dans le pot" not in text
    assert "le second à avoir étalé" not in text


def test_french_goes_out_with_one_word() -> None:
    """As the rulebook: a player sort, while a round, a turn or a match finit."""
    ends = re.compile(r"\b[Ff]ini(r|t|s|sse|ssez|e|es)?\b")
    said_of = re.compile("manche|tour|artie|déjà|Finie")
    assert not [one for one in values("fr") if ends.search(one[1]) and not said_of.search(one[1])]


# What only Investo says.
ASKED = "draw|take|choose|play|pot|doubled|reserve|back"
INVESTO_ONLY = re.compile(
    rf"page-(did-investo|did-mistake|brief|mistake|choose-tiles|play-taken|one-to-pot|pot-|reserve-|ask-({ASKED}))"
)


def test_french_tiles_have_one_name_in_each_game() -> None:
    """Tuiles in Investo, pièces in the others, as in their booklets."""
    text = (FOLDER / "fr" / "page.ftl").read_text(encoding="utf-8")
    for message in re.split(r"\n(?=[a-z#])", text):
        name = message.split(" = ")[0]
        if "tuile" in message and not INVESTO_ONLY.match(name):
            assert {".rummy =", ".gin ="} <= set(re.findall(r"\.\w+ =", message)), name
    for game, other in (("investo", "pièce"), ("rummy", "tuile"), ("gin", "tuile")):
        assert other not in (RULEBOOK / "fr" / f"{game}.md").read_text(encoding="utf-8"), game
