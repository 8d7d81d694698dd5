"""Terminal play, driven by lines of input: guided steps, drafts, refusals, records, four languages."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.waiting import until
from tilerummy.bots.player import Player, make_player
from tilerummy.cli import COMMANDS, main
from tilerummy.cli.play import stop
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.games.investo.screen import InvestoScreen
from tilerummy.games.investo.view import View
from tilerummy.match import Match, Move
from tilerummy.records.replay import Replay
from tilerummy.terminal.session import Quit, Session, wipe
from tilerummy.tiles import Tiles, show_tile
from tilerummy.words import LANGUAGES, Words

GAME = GAMES["investo"]
Answers = Callable[[str], str]


def session(ask: Answers, language: str = "en", people: int = 1, rules: str = "short") -> tuple[Session, io.StringIO]:
    out = io.StringIO()
    words = Words(language)
    match = Match(GAME, GAME.rules_type.parse(rules), 2, Dealer(seed_of("t"), ()))
    players: list[Player | None] = [None, None if people == 2 else make_player(GAME, "greedy", 1)]
    console = Console(file=out, width=100, highlight=False)
    return Session(match, players, ["Anna", "Bert"], InvestoScreen(words), words, console, None, ask), out


def script(*lines: str) -> Answers:
    left: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise Quit from None

    return ask


def run(game: Session) -> None:
    with pytest.raises(Quit):
        game.run()


def autopilot(game: Session) -> Answers:
    """Answers every prompt as the greedy bot would, typed as a person types it."""
    player = make_player(GAME, "greedy", 3)

    def ask(prompt: str) -> str:
        seat = game.match.turn
        if seat is None or "Enter" in prompt or "Entrée" in prompt or "Eingabetaste" in prompt:
            return ""
        action = player.decide(game.match.view(seat), game.match.game.options(game.match.state), 0)
        if str(action).startswith("A") and not game.screen.draft:  # type: ignore[attr-defined]
            return str(action)
        return "ok" if str(action).startswith("A") else str(action)

    return ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_whole_match_can_be_played_by_typing(language: str, people: int) -> None:
    game, out = session(lambda prompt: "", language, people)
    game.ask = autopilot(game)
    game.run()
    assert game.match.winners is not None
    assert Words(language)("sheet-total") in out.getvalue()


def test_screen_is_hidden_between_two_people() -> None:
    """Whenever the device changes hands, nothing printed since the last clearing shows a rack."""
    game, out = session(lambda prompt: "", "en", 2)
    fly = autopilot(game)
    seen: list[str] = []

    def ask(prompt: str) -> str:
        if "only you" in prompt:
            seen.append(out.getvalue())
        return fly(prompt)

    game.ask = ask
    game.run()
    assert len(seen) > 4
    assert all(text.endswith("\n" * 100) for text in seen)


def test_terminal_is_wiped_with_its_scrollback() -> None:
    out = io.StringIO()
    wipe(Console(file=out, force_terminal=True, _environ={"TERM": "xterm"}))
    assert "\x1b[3J" in out.getvalue()
    dumb = io.StringIO()
    wipe(Console(file=dumb, force_terminal=True, _environ={"TERM": "dumb"}))
    assert dumb.getvalue().count("\n") >= 100


def test_other_racks_and_draws_are_never_printed_to_a_person_against_a_bot() -> None:
    game, out = session(lambda prompt: "")
    game.ask = autopilot(game)
    game.run()
    for event in game.match.events:
        if isinstance(event, Move) and event.seat == 1 and event.action == "S":
            assert f"Bert took a tile from the stock ({event.luck})" not in out.getvalue()
    assert "Bert took a tile from the stock (?)" in out.getvalue()


def rack_of(game: Session) -> Tiles:
    seen = game.match.view(game.match.turn)
    assert isinstance(seen, View)
    rack = seen.sides[int(seen.seat)].rack
    assert rack is not None
    return rack


def test_nonsense_changes_nothing_and_gets_a_sentence() -> None:
    nonsense = ["x", "[", "S r7", "T9", "I1", "I1 *", "A r5-", "+", "- r1", "ok", "undo", "V r7", "8:rrr", "B b1"]
    nonsense += ["é" * 5000, "X1.9 r7", "A [", "\x00", "[/red]", "{0}"]
    game, out = session(script(*nonsense))
    game.match.deal()
    while game.match.turn == 1:
        game._bot(1)
    before = GAME.show_state(game.match.state)
    run(game)
    assert GAME.show_state(game.match.state) == before
    assert "Traceback" not in out.getvalue()
    assert out.getvalue().count("\n") > len(nonsense)


def test_draft_is_undone_before_it_is_confirmed() -> None:
    """A draft with loose tiles says why it is no run; undo takes it back; the rack is whole again."""
    game, out = session(script())
    game.match.deal()
    while game.match.turn == 1:
        game._bot(1)
    tile = show_tile(rack_of(game).kinds()[0])
    before = rack_of(game)
    game.ask = script("S", f"+ {tile}", "ok", "undo", "undo")
    run(game)
    assert "too short" in out.getvalue()
    assert "[I11]" in out.getvalue()
    assert rack_of(game).holds(before)
    assert "nothing to take back" in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_answer_in_every_language(language: str) -> None:
    words = Words(language)
    lines = ["?", *[words(f"command-{name}").split()[0] for name in ("help", "hint", "lay", "score", "log", "rules")]]
    game, out = session(script("S", *lines, words("command-quit").split()[0]), language)
    run(game)
    assert words("commands")[:20] in out.getvalue()
    assert words("rules-in-force", rules="target=10") in out.getvalue()


def test_stopping_keeps_a_record_that_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match"
    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "investo", "--record", str(path), "--seed", "q"]) == 0
    assert main(["verify", str(path)]) == 0
    before = path.read_text(encoding="utf-8").splitlines()
    assert main(["play", "--resume", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    assert path.read_text(encoding="utf-8").splitlines()[: len(before) - 1] == before[:-1]
    assert "Stopped" in capsys.readouterr().out


def test_words_of_people_go_into_the_deal_and_are_told_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each is asked after the commitment was shown; who says nothing gives nothing, and nor does a bot."""
    ask = script("Anna's word", "", "Bert's")
    monkeypatch.setattr("builtins.input", ask)
    path = tmp_path / "match"
    seats = ["person", "person", "greedy", "person"]
    assert main(["play", "rummy", "--lang", "en", "--salt", "--record", str(path), "--seats", *seats]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "the word of seat 1 for it is Anna's word" in shown
    words = Replay(path).header.words
    assert [(word.by, word.salt) for word in words] == [
        ("device", "Anna's word"),
        ("none", ""),
        ("bot", ""),
        ("device", "Bert's"),
    ]
    assert main(["verify", str(path), "--saw", "Bert's"]) == 0
    assert main(["play", "--resume", str(path)]) == 0
    assert Replay(path).header.words == words
    assert main(["verify", str(path), "--saw", "Bert's"]) == 0


def interrupted(prompt: str) -> str:
    raise KeyboardInterrupt


def test_killed_match_is_resumed_from_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The closing line and half of the last one are missing, as after a power cut; the seed lies beside."""
    path = tmp_path / "match"
    code = "from tilerummy.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
    arguments = [sys.executable, "-c", code, "play", "investo", "--record", str(path), "--seed", "q"]
    child = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    assert child.stdin is not None
    try:
        child.stdin.write("s\n")
        child.stdin.flush()
        until(lambda: path.exists() and path.read_text(encoding="utf-8").count("\n") >= 3)
    finally:
        child.kill()
        child.communicate()
    assert main(["verify", str(path)]) == 2
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat":0,"do"')
    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "--resume", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    assert sorted(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_closed_window_closes_the_record(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "match"
    code = "from tilerummy.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
    arguments = [sys.executable, "-c", code, "play", "investo", "--record", str(path)]
    child = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        until(lambda: path.exists() and b'"round"' in path.read_bytes())
        child.send_signal(number)
        child.communicate(timeout=120)
    finally:
        child.kill()
        child.communicate()
    assert main(["verify", str(path)]) == 0


def test_play_where_there_is_no_sighup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows: a closed window sends SIGBREAK, which is no name here."""
    monkeypatch.delattr(signal, "SIGHUP")
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR1, raising=False)
    monkeypatch.setattr("builtins.input", interrupted)
    path = tmp_path / "match"
    before = [(number, signal.getsignal(number)) for number in (signal.SIGTERM, signal.SIGUSR1)]
    try:
        assert main(["play", "investo", "--record", str(path)]) == 0
        assert signal.getsignal(signal.SIGUSR1) is stop
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    assert main(["verify", str(path)]) == 0


POSIX_ONLY = ("fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "readline", "posix", "syslog")


def test_play_needs_no_module_that_only_posix_has(tmp_path: Path) -> None:
    """With these missing a match begins and its record is closed; what the standard library does is its own affair."""
    code = f"""\
import os, signal, sys
import ctypes, random, shutil, subprocess, tempfile, webbrowser  # the standard library chooses by platform itself
for name in {POSIX_ONLY!r}:
    sys.modules[name] = None
for module, names in ((signal, ("SIGHUP", "SIGKILL", "SIGALRM", "SIGQUIT")), (os, ("fork", "killpg", "getuid"))):
    for name in names:
        delattr(module, name)
from tilerummy.cli import main
from tilerummy.cli.play import stop
sys.exit(main(sys.argv[1:]))
"""
    path = tmp_path / "match"
    arguments = [sys.executable, "-c", code, "play", "rummy", "--record", str(path), "--seats", "person", "beginner"]
    done = subprocess.run(arguments, input="quit\n", capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert main(["verify", str(path)]) == 0


def test_resume_with_other_seats_or_options_leaves_the_record_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match"
    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "investo", "--record", str(path)]) == 0
    before = path.read_bytes()
    assert main(["play", "--resume", str(path), "--seats", "person"]) == 2
    assert main(["play", "--resume", str(path), "--rules", "short"]) == 2
    assert path.read_bytes() == before


def test_seed_is_not_told_while_the_match_can_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "investo", "--seed", "q"]) == 0
    assert seed_of("q") not in capsys.readouterr().out


def test_more_tiles_than_needed_to_the_reserve_do_not_block_the_game() -> None:
    game, _ = session(script(), rules="rack_limit=9")
    game.match.deal()
    while game.match.turn == 1:
        game._bot(1)
    tiles = [show_tile(kind) for kind in rack_of(game).kinds()[:4]]
    game.ask = script("S", f"I1 {tiles[0]}", f"R {' '.join(tiles[1:])}", "S")
    run(game)
    assert sum(isinstance(event, Move) and event.seat == 0 and event.action == "S" for event in game.match.events) == 2


def test_mistake_is_told_as_one() -> None:
    """I12, referee rulebook."""
    game, out = session(script(), rules="strict")
    game.match.deal()
    while game.match.turn == 1:
        game._bot(1)
    tiles = [show_tile(kind) for kind in rack_of(game).kinds()[:2]]
    game.ask = script("S", f"A [{' '.join(tiles)}]", "I1 r7", "OK")
    run(game)
    assert "made a mistake" in out.getvalue()
    assert "tiles in a draft" in out.getvalue()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_output_encoding_and_closed_input(encoding: str) -> None:
    code = "from tilerummy.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
    env = {**os.environ, "PYTHONIOENCODING": encoding, "NO_COLOR": "1", "TERM": "dumb"}
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" <&-', sys.executable, "-c", code, "play", "--lang", "fr"],
        env=env, capture_output=True, timeout=60,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "person"],
        ["--seats", "person", "nobody"],
        ["--rules", "target=none"],
        ["--rules", "nonsense"],
        ["--rules", "colour=red"],
        ["--rules", "hand=30 rack_limit=30 rows=8"],
        ["--record", "/no/such/folder/file"],
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "investo", *arguments]) == 2
    shown = capsys.readouterr()
    assert len(shown.err.strip().splitlines()) == 1
    assert "Traceback" not in shown.err


def test_unknown_command_and_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert main([]) == 2
    assert main(["--help"]) == 0
    assert main(["--version"]) == 0
    assert "dance" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    try:
        code = main([command, "--help"])
    except SystemExit as left:
        code = left.code  # type: ignore[assignment]
    assert code == 0
    assert f"tilerummy {command}" in capsys.readouterr().out
