"""Records: written as a match goes, replayed from the file alone, every fault named."""

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.cli import main
from tilerummy.cli.schema import schema
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.records.replay import RecordError, Replay, verify_luck

ROOT = Path(__file__).parents[2]
Lines = list[str]


def write_match(path: Path, seed: str = "a", rules: str = "short", salts: tuple[str, ...] = ("x",)) -> Match:
    game = GAMES["investo"]
    match = Match(game, game.rules_type.parse(rules), 2, Dealer(seed_of(seed), salts))
    recorder = Recorder.create(path, match, ["greedy 1", "greedy 2"])
    play_out(match, [make_player(game, "greedy", 1), make_player(game, "greedy", 2)], recorder.update)
    recorder.close()
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    write_match(path)
    return path


def replay_all(path: Path) -> Replay:
    replay = Replay(path)
    while replay.step() is not None:
        pass
    return replay


def fault_of(path: Path) -> RecordError:
    with pytest.raises(RecordError) as found:
        verify_luck(replay_all(path))
    return found.value


def test_replay_gives_the_same_match(tmp_path: Path) -> None:
    match = write_match(tmp_path / "m")
    replay = replay_all(tmp_path / "m")
    assert replay.match.events == match.events
    assert replay.match.sheet == match.sheet
    assert verify_luck(replay).events == match.events


def test_lines_in_memory_are_replayed_like_a_file(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    replay = Replay(lines)
    while replay.step() is not None:
        pass
    assert replay.match.events == replay_all(record).match.events
    for cut, code in ((lines[:0], "empty"), ([b"x" * 70000], "not-a-record"), ([lines[0][:9]], "not-a-record")):
        with pytest.raises(RecordError, match=code):
            Replay(cut)


def test_every_line_fits_the_schema(record: Path) -> None:
    validator = jsonschema.Draft202012Validator(schema())
    for line in record.read_text(encoding="utf-8").splitlines():
        validator.validate(json.loads(line))
    assert not validator.is_valid({"seat": 0})


def edit(path: Path, change: Callable[[Lines], Lines]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(change(lines)), encoding="utf-8")


def replaced(lines: Lines, at: int, old: str, new: str) -> Lines:
    at %= len(lines)
    assert old in lines[at]
    return [*lines[:at], lines[at].replace(old, new), *lines[at + 1 :]]


def first(lines: Lines, part: str) -> int:
    return next(i for i, line in enumerate(lines) if part in line)


def test_illegal_move_is_named_with_its_line_and_reason(record: Path) -> None:
    edit(record, lambda lines: replaced(lines, 2, '"do":"S"', '"do":"N"'))
    fault = fault_of(record)
    assert (fault.code, fault.line) == ("illegal-move", 3)
    assert getattr(fault.inner, "code", "") == "draw-first"


def test_changed_luck_is_found_through_the_seed(record: Path) -> None:
    """Two tiles of the deal exchanged: every move stays legal or not, the seed tells in any case."""

    def swap(lines: Lines) -> Lines:
        deal = json.loads(lines[1])
        words = deal["luck"].split()
        words[1], words[2] = words[2], words[1]
        return [lines[0], json.dumps({**deal, "luck": " ".join(words)}, separators=(",", ":")) + "\n", *lines[2:]]

    edit(record, swap)
    fault = fault_of(record)
    assert fault.code == "wrong-digest"
    mend_digest(record)
    assert (fault_of(record).code, fault_of(record).line) == ("luck-differs", 2)


def mend_digest(path: Path) -> None:
    import hashlib

    lines = path.read_bytes().splitlines(keepends=True)
    end = json.loads(lines[-1])
    end["digest"] = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    path.write_bytes(b"".join(lines[:-1]) + json.dumps(end, separators=(",", ":")).encode() + b"\n")


CHANGES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "score": (lambda lines: replaced(lines, first(lines, '"score"'), "[", "[1"), "wrong-score"),
    "reason": (lambda lines: replaced(lines, first(lines, '"score"'), '"reason":"', '"reason":"x'), "wrong-score"),
    "score left out": (lambda lines: [line for line in lines if '"score"' not in line], "score-missing"),
    "totals": (lambda lines: replaced(lines, -1, '"totals":[', '"totals":[1'), "wrong-totals"),
    "winner": (lambda lines: replaced(lines, -1, '"winners":[', '"winners":[1,'), "wrong-totals"),
    "unknown end": (lambda lines: replaced(lines, -1, '"won"', '"lost"'), "wrong-end"),
    "no end": (lambda lines: lines[:-1], "no-end"),
    "stopped early": (lambda lines: [*lines[:9], lines[-1]], "wrong-end"),
    "after the end": (lambda lines: [*lines, lines[2]], "after-the-end"),
    "line twice": (lambda lines: [*lines[:3], lines[2], *lines[3:]], "illegal-move"),
    "other seed": (lambda lines: replaced(lines, -1, '"seed":"', '"seed":"0'), "wrong-seed"),
    "other seat": (lambda lines: [*lines[:2], other_seat(lines[2]), *lines[3:]], "illegal-move"),
    "no deal": (lambda lines: [lines[0], *lines[2:]], "move-between-rounds"),
    "second deal": (lambda lines: [*lines[:3], lines[1], *lines[3:]], "deal-too-early"),
    "wrong round": (lambda lines: replaced(lines, 1, '"round":1', '"round":2'), "wrong-round"),
    "hidden luck": (lambda lines: replaced(lines, 1, '"luck":"', '"luck":"? '), "hidden"),
    "hidden move": (lambda lines: replaced(lines, 2, '"luck":"', '"luck":"? '), "hidden"),
    "nonsense move": (lambda lines: replaced(lines, 2, '"do":"S"', '"do":"S r7"'), "bad-notation"),
    "luck missing": (lambda lines: replaced(lines, 2, '"luck":"', '"luck":"","x":"'), "malformed"),
    "luck left out": (lambda lines: [*lines[:2], lines[2].split(',"luck"')[0] + "}\n", *lines[3:]], "bad-luck"),
    "luck too much": (lambda lines: replaced(lines, 2, '"luck":"', '"luck":"k1 '), "bad-luck"),
    "luck not a tile": (lambda lines: replaced(lines, 1, '"luck":"', '"luck":"7 '), "bad-luck"),
    "unknown game": (lambda lines: replaced(lines, 0, '"investo"', '"chess"'), "unknown-game"),
    "version": (lambda lines: replaced(lines, 0, '"tilerummy":1', '"tilerummy":9'), "wrong-version"),
    "rules": (lambda lines: replaced(lines, 0, '"rows":4', '"rows":40'), "bad-rules"),
    "three seats": (lambda lines: replaced(lines, 0, '"seats":[', '"seats":["x",'), "wrong-seats"),
    "commitment": (lambda lines: replaced(lines, 0, '"commitment":"', '"commitment":"0'), "wrong-digest"),
    "not json": (lambda lines: [*lines[:4], "{oops\n", *lines[4:]], "not-json"),
    "unknown line": (lambda lines: [*lines[:4], '{"a":1}\n', *lines[4:]], "unknown-line"),
    "list": (lambda lines: [*lines[:4], "[1]\n", *lines[4:]], "unknown-line"),
    "header twice": (lambda lines: [lines[0], *lines], "unknown-line"),
    "huge seat": (lambda lines: replaced(lines, 2, '"seat":', '"seat":1' + "0" * 30), "malformed"),
    "huge version": (lambda lines: replaced(lines, 0, '"tilerummy":1', '"tilerummy":1' + "0" * 30), "malformed"),
    "long tile": (lambda lines: replaced(lines, 2, '"do":"S"', '"do":"V ' + "z" * 9000 + '"'), "bad-notation"),
    "long key": (lambda lines: replaced(lines, 0, '"rows"', '"' + "z" * 9000 + '":1,"rows"'), "bad-rules"),
    "option left out": (lambda lines: replaced(lines, 0, '"rows":4,', ""), "wrong-digest"),
    "option of a newer version": (lambda lines: replaced(lines, 0, '"rows"', '"teams":1,"rows"'), "bad-rules"),
    "long line": (lambda lines: [*lines[:4], '{"seat":0,"do":"' + "S" * 70000 + '"}\n', *lines[4:]], "line-too-long"),
}


def other_seat(line: str) -> str:
    return line.replace('"seat":0', '"seat":9') if '"seat":0' in line else line.replace('"seat":1', '"seat":0')


@pytest.mark.parametrize("name", CHANGES)
def test_edited_record_is_refused_by_code(record: Path, name: str) -> None:
    change, code = CHANGES[name]
    edit(record, change)
    assert fault_of(record).code == code


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_edited_record_gets_one_sentence_and_code_2(
    record: Path, name: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(record, CHANGES[name][0])
    code = main([command, str(record)])
    captured = capsys.readouterr()
    if command == "replay" and CHANGES[name][1] in ("wrong-seed",):
        assert code == 0  # only verify opens the commitment
        return
    assert code == 2
    assert len(captured.err.strip().splitlines()) == 1
    assert "Traceback" not in captured.err


FILES = {
    "empty": b"",
    "binary": bytes(range(256)) * 50,
    "text": b"hello\nworld\n",
    "bad utf-8": b'{"tilerummy":\xff\xfe}\n',
    "half a header": b'{"tilerummy":1,"ga',
    "a number": b"7\n",
    "one huge line": b"x" * 5_000_000,
    "deep json": b"[" * 50_000,
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_file_that_is_no_record_gets_one_sentence_and_code_2(
    tmp_path: Path, name: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(FILES[name])
    assert main([*command.split(), str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_file_too_big_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(65 * 2**20)
    assert main(["verify", str(path)]) == 2
    assert "64" in capsys.readouterr().err


def test_missing_file_and_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert main(["replay", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_record_cut_at_any_byte_never_crashes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = record.read_bytes()
    for size in range(0, len(whole) - 1, 211):
        record.write_bytes(whole[:size])
        assert main(["verify", str(record)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_what_can_be_read_before_a_fault_is_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(record, lambda lines: lines[:8])
    assert main(["replay", str(record), "--moves"]) == 2
    shown = capsys.readouterr()
    assert "Kira" in shown.out
    assert "line 8" in shown.err


def test_good_record_is_verified_and_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert main(["replay", str(record), "--moves", "--seat", "2"]) == 0
    shown = capsys.readouterr()
    assert "Total" in shown.out
    assert shown.err == ""


def test_record_is_never_overwritten(record: Path) -> None:
    before = record.read_bytes()
    with pytest.raises(FileExistsError):
        write_match(record)
    assert record.read_bytes() == before


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*.jsonl")), ids=lambda path: path.name)
def test_stored_records_still_verify(path: Path) -> None:
    replay = replay_all(path)
    assert replay.end is not None
    if replay.sealed:
        verify_luck(replay)
