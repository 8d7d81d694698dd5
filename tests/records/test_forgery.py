"""Deals that somebody chose: `verify` and the script of docs/fair-dealing.md reject them, or say whose word it is."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records import corpus
from tilerummy.cli.arguments import Fault
from tilerummy.cli.verify import verify
from tilerummy.dealer import Dealer, DealTerms, Word, commitment_of, seal_of, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match, terms_of
from tilerummy.records.record import Recorder
from tilerummy.records.replay import RecordError, Replay, verify_luck
from tilerummy.words import Words
from tools.corpus.matches import Case, play

SCRIPT = Path(__file__).parents[2] / "docs/examples/check_deal.py"
SEED, OTHER = seed_of("forged"), seed_of("another")
SEALED = [path for path in corpus.MATCHES if path.parts[-3] == "2"]


def sealed(seat: int, salt: str, seed: str = SEED, barred: int | None = None) -> Word:
    return Word("device", seal_of(commitment_of(seed), barred, seat, salt), salt)


def begun(terms: DealTerms, seed: str = SEED, game: str = "rummy") -> Match:
    rules = {"rummy": "rounds=1", "gin": "rounds=1", "investo": "short"}[game]
    played = GAMES[game]
    return Match(played, played.rules_type.parse(rules), len(terms.words), Dealer(seed, (), terms))


def write(path: Path, terms: DealTerms, seed: str = SEED, game: str = "rummy") -> Path:
    """A record in which all luck follows from the terms, whether they can be or not."""
    match = begun(terms, seed, game)
    play(match, Case(game, "", ["greedy"] * len(terms.words), stop=20))
    Recorder.create(path, match, ["Ann", "Ben", "Eve"][: match.seats]).close()
    return path


def fault(path: Path) -> str:
    """What is wrong with a record, the empty string if nothing is. The script must be of the same opinion."""
    script = subprocess.run([sys.executable, SCRIPT, path], capture_output=True, text=True, check=False)
    replay = Replay(path)
    while replay.step() is not None:
        pass
    try:
        verify_luck(replay)
    except RecordError as error:
        assert (script.returncode, script.stderr[:19]) == (1, "It does not follow:")
        return error.code
    assert (script.returncode, script.stdout[:8]) == (0, "checked:"), script.stderr
    return ""


def starting(tries: int, barred: int) -> DealTerms:
    """DealTerms for which so many tries were needed."""
    for number in range(1000):
        words = (sealed(0, f"salt {number}", barred=barred), Word("bot"))
        terms = terms_of(words, barred, begun)
        if terms.tries == tries:
            return terms
    raise AssertionError


def test_script_is_short_and_needs_nothing() -> None:
    lines = SCRIPT.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    assert [line.split("#")[0].strip() for line in lines if "import" in line] == ["import hashlib, json, sys"]


@pytest.mark.parametrize("path", SEALED, ids=corpus.name_of)
def test_script_follows_every_draw(path: Path) -> None:
    assert fault(path) == ""


@pytest.mark.parametrize("game", ["rummy", "gin", "investo"])
def test_honest_deal_is_accepted(tmp_path: Path, game: str) -> None:
    terms = DealTerms((sealed(0, "Ann's"), sealed(1, "Ben's")))
    assert fault(write(tmp_path / "a", terms, game=game)) == ""


ANN, BEN = sealed(0, "Ann's"), sealed(1, "Ben's")
FORGED: dict[str, tuple[DealTerms, str]] = {
    "salts are swapped": (
        DealTerms((msgspec.structs.replace(ANN, salt="Ben's"), msgspec.structs.replace(BEN, salt="Ann's"))),
        "wrong-word",
    ),
    "a salt was chosen": (DealTerms((ANN, msgspec.structs.replace(BEN, salt="try 3000"))), "wrong-word"),
    "a word moved to another seat": (DealTerms((Word("away"), ANN)), "wrong-word"),
    "words swapped their seats": (DealTerms((BEN, ANN)), "wrong-word"),
    "a bot has a salt": (DealTerms((ANN, Word("bot", "", "try 3000"))), "wrong-word"),
    "a bot has a seal": (DealTerms((ANN, Word("bot", BEN.seal, "Ben's"))), "wrong-word"),
    "a device has no seal": (DealTerms((ANN, Word("device", "", "try 3000"))), "wrong-word"),
    "a device gave nothing": (DealTerms((ANN, Word("device"))), "wrong-word"),
    "a promise of another seed": (DealTerms((sealed(0, "Ann's", OTHER), BEN)), "wrong-word"),
    "sealed for another starter": (DealTerms((sealed(0, "Ann's", barred=1), BEN)), "wrong-word"),
    "tries for nothing": (DealTerms((ANN, BEN), None, 3), "wrong-starter"),
}


@pytest.mark.parametrize("name", FORGED)
def test_forged_words_are_rejected(tmp_path: Path, name: str) -> None:
    """All luck follows from them: nothing else is wrong."""
    terms, code = FORGED[name]
    assert fault(write(tmp_path / "a", terms)) == code


@pytest.mark.parametrize("more", [1, 2, 5, 40])
def test_larger_number_of_tries_is_rejected(tmp_path: Path, more: int) -> None:
    terms = starting(1, 0)
    assert fault(write(tmp_path / "honest", terms)) == ""
    assert fault(write(tmp_path / "forged", msgspec.structs.replace(terms, tries=1 + more))) == "wrong-starter"


def test_smaller_number_of_tries_is_rejected(tmp_path: Path) -> None:
    """The barred seat would start."""
    terms = starting(2, 1)
    for tries in (0, 1):
        assert fault(write(tmp_path / str(tries), msgspec.structs.replace(terms, tries=tries))) == "wrong-starter"


def edited(path: Path, new: Path, change: Any) -> Path:
    """The header changed, and the digest made to fit."""
    replay = Replay(path)
    while replay.step() is not None:
        pass
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    change(head)
    texts = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in (head, *lines)]
    digest = hashlib.sha256("".join(texts[:-1]).encode()).hexdigest()
    end = json.dumps({**lines[-1], "digest": digest}, separators=(",", ":")) + "\n"
    new.write_text("".join([*texts[:-1], end]), encoding="utf-8")
    return new


def added(words: list[Any], salts: list[str]) -> Any:
    def change(head: dict[str, Any]) -> None:
        head["words"] += words
        head["salts"] += salts

    return change


EDITED: dict[str, tuple[Any, str]] = {
    "another commitment": (lambda head: head.update(commitment=commitment_of(OTHER)), "wrong-seed"),
    "a word more": (added([{"by": "away"}], []), "wrong-words"),
    "a word less": (lambda head: head["words"].pop(), "wrong-words"),
    "another seat is barred": (lambda head: head.update(barred=1), "wrong-word"),
    "a seat that is not there is barred": (lambda head: head.update(barred=7), "wrong-word"),
    "a device is called away": (lambda head: head["words"][0].update(by="away"), "wrong-word"),
}


@pytest.mark.parametrize("name", EDITED)
def test_edited_header_is_rejected(tmp_path: Path, name: str) -> None:
    change, code = EDITED[name]
    path = write(tmp_path / "a", DealTerms((ANN, BEN)))
    assert fault(edited(path, tmp_path / "b", change)) == code


def test_salts_of_the_first_way_have_no_place_in_the_second(tmp_path: Path) -> None:
    path = edited(write(tmp_path / "a", DealTerms((ANN, BEN))), tmp_path / "b", added([], ["start 3"]))
    with pytest.raises(Fault, match="one word for each seat"):
        verify(path, Words("en"), [])


def test_newer_way_of_dealing_is_refused(tmp_path: Path) -> None:
    """It is not taken for one that is known."""
    path = edited(write(tmp_path / "a", DealTerms((ANN, BEN))), tmp_path / "b", lambda head: head.update(dealing=3))
    with pytest.raises(Fault, match="number 3"):
        verify(path, Words("en"), [])


def test_words_without_their_way_of_dealing_are_refused(tmp_path: Path) -> None:
    path = edited(write(tmp_path / "a", DealTerms((ANN, BEN))), tmp_path / "b", lambda head: head.pop("dealing"))
    with pytest.raises(Fault, match="one word for each seat"):
        verify(path, Words("en"), [])


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_no_word_is_said_to_be_the_dealers_word_only(tmp_path: Path, language: str) -> None:
    """Of a deal without words, and of any dealt in the first way: its salts are of nobody in particular."""
    words = Words(language)
    alone = verify(write(tmp_path / "a", DealTerms((Word("none"), Word("bot")))), words, [])
    assert alone.endswith(words("verify-dealer-only"))
    old = next(path for path in corpus.MATCHES if path.stem == "investo-random")
    assert Replay(old).header.salts
    assert verify(old, words, []).endswith(words("verify-first-way"))


def test_whose_words_they_were_is_said(tmp_path: Path) -> None:
    path = write(tmp_path / "a", DealTerms((ANN, msgspec.structs.replace(BEN, salt=""), Word("bot"))))
    said = verify(path, Words("en"), [])
    assert f"seat 1 (Ann): Ann's; seat 2 (Ben): the seal {BEN.seal}, not opened" in said
    assert "Eve" not in said


def test_what_a_device_kept_must_be_in_the_record(tmp_path: Path) -> None:
    """A dealer that makes up words with their seals: only who gave other ones can tell."""
    path = write(tmp_path / "a", DealTerms((ANN, BEN)))
    assert verify(path, Words("en"), [commitment_of(SEED), ANN.seal, "Ben's"])
    for text in ("Ann's own", commitment_of(OTHER), sealed(0, "x").seal, ""):
        with pytest.raises(Fault, match="not the deal that you saw being promised"):
            verify(path, Words("en"), [text])


def test_verify_takes_what_was_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tilerummy.cli.verify import main

    path = write(tmp_path / "a", DealTerms((ANN, BEN)))
    assert main([str(path), "--lang", "en", "--saw", "Ann's", "--saw", ANN.seal]) == 0
    assert main([str(path), "--lang", "en", "--saw", "Ann"]) == 2
    assert "not the deal" in capsys.readouterr().err
