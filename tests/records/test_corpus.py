"""What older versions wrote is read and verified by this one."""

from pathlib import Path

import pytest

from tests.records import corpus
from tilerummy.match import Move
from tools.corpus.__main__ import SUMS, main, sums


@pytest.mark.parametrize("folder", corpus.FOLDERS, ids=lambda folder: folder.name)
def test_nobody_has_changed_what_was_stored(folder: Path) -> None:
    assert sums(folder) == (folder / SUMS).read_text(encoding="utf-8")


def test_a_corpus_is_not_written_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(corpus.FOLDERS[0])]) == 2
    assert "already" in capsys.readouterr().err


@pytest.mark.parametrize("path", corpus.MATCHES, ids=corpus.name_of)
def test_record_verifies(path: Path) -> None:
    corpus.verify_match(path)


@pytest.mark.parametrize("folder", corpus.having("texts.json"), ids=lambda folder: folder.name)
def test_rules_texts_mean_what_they_meant(folder: Path) -> None:
    corpus.verify_texts(folder)


@pytest.mark.parametrize("folder", corpus.having("tables.json"), ids=lambda folder: folder.name)
def test_database_is_read_and_its_matches_verify(folder: Path, tmp_path: Path) -> None:
    corpus.verify_tables(folder, tmp_path)


@pytest.mark.parametrize("path", corpus.TRANSCRIPTS, ids=corpus.name_of)
def test_bot_understands_what_was_said(path: Path) -> None:
    corpus.verify_transcript(path)


def test_corpus_has_what_its_readme_says() -> None:
    """Else it would prove less than it claims."""
    replays = {path.stem: corpus.verify_match(path) for path in corpus.MATCHES if path.parts[-3] == "1"}
    moves = [event.action for replay in replays.values() for event in replay.match.events if isinstance(event, Move)]
    assert {replay.match.game.name for replay in replays.values()} == {"investo", "rummy", "gin"}
    assert {replay.match.seats for replay in replays.values()} == {2, 3, 4}
    assert {replay.end.end for replay in replays.values() if replay.end} == {"won", "stopped"}
    assert {replay.sealed for replay in replays.values()} == {True, False}
    assert any(replay.header.salts for replay in replays.values())
    assert sum(replay.header.given > 0 for replay in replays.values()) >= 3
    assert "O" in moves
    assert any("*" in move for move in moves)


def test_second_way_of_dealing_is_there_in_every_form() -> None:
    """Every game to its end, stopped and played on; every kind of word; seats that are barred."""
    replays = [corpus.verify_match(path) for path in corpus.MATCHES if path.parts[-3] == "2"]
    for game in ("investo", "rummy", "gin"):
        of_game = [replay for replay in replays if replay.match.game.name == game]
        assert {replay.end.end for replay in of_game if replay.end} == {"won", "stopped"}
        assert any(replay.header.given for replay in of_game)
        assert any(replay.header.tries for replay in of_game)
    words = [word for replay in replays for word in replay.header.words]
    assert {word.by for word in words} == {"device", "bot", "away", "none"}
    assert any(word.seal and not word.salt for word in words)
