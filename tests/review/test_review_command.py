"""`tilerummy review`: in words, as data, and what it says when it cannot."""

from pathlib import Path

import msgspec
import pytest

from tests.review.test_review import BLUNDER, played
from tilerummy.analysis.review import Review
from tilerummy.cli import main
from tilerummy.records.record import Recorder
from tilerummy.words import LANGUAGES


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of Investo that was stopped, with a blunder in it."""
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    match = played("investo", BLUNDER["investo"])
    Recorder.create(path, match, ["Ann", "Ben [bold]"]).close()
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_words(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--level", "hard", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "Ann" in told
    assert "k9" in told
    assert "review-" not in told


def test_a_review_is_the_same_every_time(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main(["review", str(record), "--level", "hard", "--seat", "2", "--json"]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]
    assert msgspec.json.decode(found[0], type=Review).seat == 1


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["review", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    return told


def test_bad_input_is_answered_with_a_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "seat 3" in complaint(capsys, str(record), "--seat", "3")
    assert "greedy" in complaint(capsys, str(record), "--level", "greedy")
    assert "nowhere" in complaint(capsys, str(tmp_path / "nowhere"))
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:-1]))
    assert complaint(capsys, str(cut)).strip()
