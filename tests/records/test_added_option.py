"""With an option more in every game's rules: all that older versions wrote is read, and they refuse what is new."""

import io
import json
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tests.records import corpus
from tilerummy.arena.evidence import contest_of, load
from tilerummy.bots.host import Host
from tilerummy.bots.player import make_player
from tilerummy.cli import main
from tilerummy.cli.arguments import record_sentence
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.records.replay import RecordError, Replay
from tilerummy.ruleset import RulesError, Ruleset
from tilerummy.server.interface.new_table import NewTable, created_by
from tilerummy.server.table.events import Created, Row, decode, encode
from tilerummy.server.table.table import Table
from tilerummy.words import LANGUAGES, Words

ADDED = [
    ("teams", Literal["none", "pairs"], "none"),
    ("helpers", int, 3),
    ("quick", bool, False),
]


def newer(old: type[Ruleset]) -> type[Ruleset]:
    """Options declared as in any game's rules.py, and a new match has other rules than before."""
    made = msgspec.defstruct("Newer", ADDED, bases=(old,), frozen=True, kw_only=True, forbid_unknown_fields=True)
    assert issubclass(made, Ruleset)
    made.presets = {**old.presets, "newest": "teams=pairs"}
    made.usual = "newest"
    return made


@pytest.fixture
def newer_version(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "rules_type", newer(game.rules_type))


@pytest.mark.usefixtures("newer_version")
@pytest.mark.parametrize("path", corpus.MATCHES, ids=corpus.name_of)
def test_record_verifies_with_an_option_more(path: Path) -> None:
    rules = corpus.verify_match(path).match.rules.data()
    assert {name: rules[name] for name, _, _ in ADDED} == {"teams": "none", "helpers": 3, "quick": False}


@pytest.mark.usefixtures("newer_version")
@pytest.mark.parametrize("folder", corpus.having("tables.json"), ids=lambda folder: folder.name)
def test_database_verifies_with_an_option_more(folder: Path, tmp_path: Path) -> None:
    corpus.verify_tables(folder, tmp_path)


@pytest.mark.usefixtures("newer_version")
def test_everybody_at_an_old_table_is_told_the_option(tmp_path: Path) -> None:
    """Bots, the page and a match that is played on get all options, as at a new table."""
    for name, rows in corpus.read_tables(corpus.FOLDERS[0], tmp_path).items():
        assert Table.load(name, rows).created.rules["teams"] == "none"


@pytest.mark.usefixtures("newer_version")
@pytest.mark.parametrize("folder", corpus.having("texts.json"), ids=lambda folder: folder.name)
def test_texts_mean_what_they_meant_with_an_option_more(folder: Path) -> None:
    """And are written as before, even though a new match has other rules now."""
    corpus.verify_texts(folder)
    for stored in json.loads((folder / "texts.json").read_text(encoding="utf-8")):
        kind = GAMES[stored["game"]].rules_type
        assert "teams" not in str(kind.make(stored["rules"]))
        assert kind.parse(f"{stored['text']} teams=pairs").data()["teams"] == "pairs"


@pytest.mark.usefixtures("newer_version")
@pytest.mark.parametrize("path", corpus.TRANSCRIPTS, ids=corpus.name_of)
def test_bot_understands_with_an_option_more(path: Path) -> None:
    corpus.verify_transcript(path)


@pytest.mark.usefixtures("newer_version")
def test_results_of_the_arena_are_read_with_an_option_more() -> None:
    folder = Path(__file__).parents[2] / "docs/evidence"
    paths = [path for path in folder.glob("*.json") if path.read_bytes().startswith(b'{"contest"')]
    assert len(paths) >= 20
    for path in paths:
        assert contest_of(load(path).contest).rules.data()["teams"] == "none"


@pytest.mark.usefixtures("newer_version")
@pytest.mark.parametrize("game", GAMES)
def test_new_match_has_the_usual_rules_and_others_those_asked_for(game: str) -> None:
    def teams(**asked: object) -> object:
        data = {"game": game, "seats": ["person", "greedy"], **asked}
        return created_by(msgspec.convert(data, NewTable)).rules["teams"]

    assert teams() == "pairs"
    assert teams(rules="") == teams(rules="standard") == teams(rules={}) == "none"
    assert teams(rules="newest") == "pairs"


@pytest.fixture
def from_newer(tmp_path: Path) -> Path:
    """A record with every option of a newer version, at the values that change nothing."""
    path = tmp_path / "newer.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        game = GAMES["rummy"]
        patch.setattr(type(game), "rules_type", newer(game.rules_type))
        match = Match(game, game.rules_type(), 2, Dealer(seed_of("a")))
        match.deal()
        Recorder.create(path, match, ["a", "b"]).close()
        corpus.verify_match(path)
    return path


def test_record_of_a_newer_version_is_refused_by_name(from_newer: Path) -> None:
    with pytest.raises(RecordError) as caught:
        Replay(from_newer)
    assert isinstance(caught.value.inner, RulesError)
    assert (caught.value.inner.code, caught.value.inner.params) == ("newer-option", {"option": "teams"})
    for language in LANGUAGES:
        assert "teams" in record_sentence(Words(language), "file", caught.value)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_record_of_a_newer_version_gets_one_sentence(
    from_newer: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(from_newer)]) == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert "a newer version made these rules" in sentence


def test_log_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    rows = corpus.read_tables(corpus.FOLDERS[0], tmp_path)["playing-rummy"]
    created = decode(rows[0].data)
    assert isinstance(created, Created)
    changed = msgspec.structs.replace(created, rules={**created.rules, "teams": "none"})
    with pytest.raises(RulesError, match="newer-option"):
        Table.load("t", [Row(1, rows[0].at, encode(changed)), *rows[1:]])


def test_text_of_a_newer_version_is_refused() -> None:
    for game in GAMES.values():
        with pytest.raises(RulesError, match="no-such-option"):
            game.rules_type.parse("teams=none")


def test_bot_of_an_older_version_refuses_the_match() -> None:
    """The host says `fault` with this and ends."""
    host = Host("name", lambda game, seed: make_player(game, "greedy", seed), io.StringIO())
    for line in ("game gin", "rules rounds=2 teams=none", "seats 2", "seat 0", "seed 1"):
        host.hear(line)
    with pytest.raises(RulesError, match="no-such-option"):
        host.hear("new")


def test_event_with_a_field_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    """It may change what the other fields mean."""
    for rows in corpus.read_tables(corpus.FOLDERS[0], tmp_path).values():
        for row in rows:
            assert encode(decode(row.data)) == row.data
            with pytest.raises(msgspec.ValidationError, match="unknown field `newer`"):
                decode(row.data[:-1] + b',"newer":1}')
