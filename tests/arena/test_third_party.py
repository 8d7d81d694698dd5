"""Other people's bots: found, played, and never able to stop a run."""

import os
import re
import subprocess
import sys
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.arena.contests import contest, played
from tilerummy.arena.evidence import encode
from tilerummy.arena.runners import pool_of
from tilerummy.arena.summary import summarise
from tilerummy.bots.external import ExternalPlayer, Program
from tilerummy.bots.forfeit import Forfeit
from tilerummy.bots.player import Player, make_player
from tilerummy.bots.roster import known_names, version_of
from tilerummy.game import AnyGame
from tilerummy.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
EXTERNAL = f"cmd:{sys.executable} {EXAMPLES / 'external_bot.py'}"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, module: str, code: str) -> None:
    """A package with an entry point, as an installer would leave it, for us and for the processes we start."""
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[tilerummy.bots]\n{name} = {module}:make\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))


def program(tmp_path: Path, body: str) -> str:
    """A program that behaves until the third decision; `body` is what it does then."""
    path = tmp_path / "bot.py"
    path.write_text(
        textwrap.dedent(
            """
            import os, random, sys, time
            options, count = [], 0
            def say(line):
                print(line, flush=True)
            for line in sys.stdin:
                word, _, rest = line.strip().partition(" ")
                if word == "tilerummy":
                    say("bot broken")
                elif word == "new":
                    count = 0
                    say("ready")
                elif word == "option":
                    options.append(rest)
                elif word == "go":
                    count += 1
                    if count == 3:
                        BODY
                    say("do " + options[0])
                    options = []
            """
        ).replace("BODY", body),
        encoding="utf-8",
    )
    return f"cmd:{sys.executable} {path}"


# ---- the examples


@pytest.mark.parametrize(("game", "seats"), [("investo", 2), ("rummy", 3), ("gin", 2)])
def test_external_example_plays_every_game(game: str, seats: int) -> None:
    players = (EXTERNAL, "random", "random")[:seats]
    asked = contest(*players, game=game, seats=seats, games=2 * seats)
    evidence = played(asked)
    assert summarise(evidence).faults == ()
    assert encode(played(asked)) == encode(evidence)
    assert version_of(GAMES[game], EXTERNAL, "") == "example 1.0"


@pytest.mark.parametrize("game", GAMES)
def test_entry_point_example_plays_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    code = (EXAMPLES / "entry_point_bot/calm_bot.py").read_text(encoding="utf-8")
    install(tmp_path, monkeypatch, "calm", "calm_bot", code)
    assert "calm" in known_names(GAMES[game])
    assert version_of(GAMES[game], "calm", "") == "calm_bot 1.0"
    asked = contest("calm", "random", game=game, games=4)
    evidence = played(asked)
    assert summarise(evidence).faults == ()
    assert encode(played(asked, pool_of(2))) == encode(evidence)


def test_what_a_bot_prints_does_not_get_between_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
def make(game, seed):
    class Bot:
        def decide(self, seen, options, budget):
            print("do nonsense")
            return game.bots()["greedy"](game.determinize(seen, rng), rng)
    from tilerummy.luck import Rng
    rng = Rng(seed)
    return Bot()
"""
    install(tmp_path, monkeypatch, "talker", "talker_bot", code)
    assert summarise(played(contest("talker", "random", games=2))).faults == ()


# ---- what goes wrong

BROKEN = {
    "time.sleep(60)": ("slow", ""),
    "while True: pass": ("slow", ""),
    "while True: say('info ' + 'x' * 1000)": ("slow", ""),
    "os._exit(3)": ("crashed", "exit 3"),
    "os.kill(os.getpid(), 11)": ("crashed", "exit -11"),
    "raise ZeroDivisionError('oh')": ("crashed", "ZeroDivisionError: oh"),
    "say('fault out of ideas')": ("crashed", "out of ideas"),
    "say('do nothing at all')": ("garbled", "nothing at all"),
    "say('hello')": ("garbled", "hello"),
    "say('do ' + 'S' * 100000)": ("garbled", ""),
    "sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()": ("garbled", ""),
    "say('')": ("garbled", ""),
    "say('do T4')": ("illegal", "T4"),
}


@pytest.mark.parametrize("body", BROKEN)
def test_broken_program_forfeits_and_the_run_goes_on(tmp_path: Path, body: str) -> None:
    reason, detail = BROKEN[body]
    bot = program(tmp_path, body)
    evidence = played(contest(bot, "greedy", games=2, limit=0.7))
    summary = summarise(evidence)
    assert summary.games == 2
    assert summary.standings[0].wins.mean == 0
    assert [fault.name for fault in summary.faults] == [bot, bot]
    assert {fault.reason for fault in summary.faults} == {reason}
    assert all(detail in fault.detail for fault in summary.faults)


def test_program_that_never_listens_cannot_block_us(tmp_path: Path) -> None:
    """It answers beforehand and reads nothing: the pipe fills up, the limit holds all the same."""
    path = tmp_path / "deaf.py"
    path.write_text("import time\nprint('bot deaf\\nready', flush=True)\ntime.sleep(60)\n", encoding="utf-8")
    running = Program([sys.executable, str(path)])
    running.answer("ready")
    start = time.monotonic()
    with pytest.raises(Forfeit, match="slow"), running.within(0.5):
        running.send("x" * 1_000_000)
    assert time.monotonic() - start < 30
    assert running.process.returncode is not None


def test_children_of_a_program_die_with_it(tmp_path: Path) -> None:
    """One of them may hold the pipe open for ever."""
    path = tmp_path / "parent.py"
    child = "import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    path.write_text(child + "print('bot parent', flush=True)\ninput()\ninput()\n", encoding="utf-8")
    running = Program([sys.executable, str(path)])
    start = time.monotonic()
    with pytest.raises(Forfeit, match="slow"), running.within(0.5):
        running.answer("ready")
    assert time.monotonic() - start < 30


CRASHERS = {
    "raise KeyError('view')": ("crashed", "KeyError"),
    "return None": ("garbled", ""),
    "import ctypes; ctypes.string_at(0)": ("crashed", ""),
    "import time; time.sleep(60)": ("slow", ""),
    "import sys; sys.exit()": ("crashed", ""),
}


@pytest.mark.parametrize("body", CRASHERS)
def test_broken_entry_point_forfeits_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    reason, detail = CRASHERS[body]
    code = f"class Bot:\n    def decide(self, seen, options, budget):\n        {body}\n\n"
    code += "def make(game, seed):\n    return Bot()\n"
    install(tmp_path, monkeypatch, "broken", "broken_bot", code)
    summary = summarise(played(contest("broken", "greedy", games=2, limit=1.0)))
    assert summary.games == 2
    assert {(fault.name, fault.reason) for fault in summary.faults} == {("broken", reason)}
    assert all(detail in fault.detail for fault in summary.faults)


def test_bot_that_cannot_be_imported_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "unborn", "unborn_bot", "import no_such_module\n")
    summary = summarise(played(contest("unborn", "greedy", games=2)))
    assert {(fault.name, fault.reason) for fault in summary.faults} == {("unborn", "crashed")}
    assert all("no_such_module" in fault.detail for fault in summary.faults)


class Endless:
    def decide(self, seen: object, options: object, budget: float) -> object:
        time.sleep(0.3)
        raise ArithmeticError("ours can fail too")


def test_our_own_bots_forfeit_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.bots.roster.make_player", lambda game, name, seed: Endless())
    summary = summarise(played(contest("greedy", "random", games=2)))
    assert {fault.reason for fault in summary.faults} == {"crashed"}
    monkeypatch.setattr(Endless, "decide", lambda *_: work(0.3))
    summary = summarise(played(contest("greedy", "random", games=2, limit=0.2)))
    assert {fault.reason for fault in summary.faults} == {"slow"}


def work(seconds: float) -> None:
    """So much of the processor."""
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        pass


def test_our_own_bots_lose_nothing_while_the_machine_does_other_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of a campaign was lost to a machine that stood still for a quarter of an hour."""
    asleep = [0.3]

    class Sleepy:
        def __init__(self, player: Player) -> None:
            self.player = player

        def decide(self, seen: Any, options: Any, budget: float) -> Any:
            time.sleep(asleep.pop() if asleep else 0.0)
            return self.player.decide(seen, options, budget)

    monkeypatch.setattr("tilerummy.bots.roster.make_player", lambda *place: Sleepy(make_player(*place)))
    assert not summarise(played(contest("greedy", "random", games=2, limit=0.2))).faults
    assert not asleep


def test_program_is_told_what_the_documents_say(tmp_path: Path) -> None:
    """The conversation of docs/bot-protocol.md, line by line."""
    path, log = tmp_path / "echo.py", tmp_path / "heard.txt"
    path.write_text(
        f"import sys\nlog = open({str(log)!r}, 'w')\nanswers = dict(tilerummy='bot e', new='ready', go='do S')\n"
        "for line in sys.stdin:\n    log.write(line); log.flush()\n    word = line.split()[0]\n"
        "    if word in answers: print(answers[word], flush=True)\n    if word == 'quit': break\n",
        encoding="utf-8",
    )
    page = (EXAMPLES.parent / "docs/bot-protocol.md").read_text(encoding="utf-8")
    told = re.findall(r"^> (.*)$", page, re.MULTILINE)
    view = next(line.removeprefix("view ") for line in told if line.startswith("view "))
    game = GAMES["investo"]
    rules = game.rules_type.parse("short")
    player = ExternalPlayer(Program([sys.executable, str(path)]), game, 5.0)
    player.begin(rules, 2, 1, 42)
    action = player.decide(game.parse_view(view, rules), [game.parse_action("S")], 0.5)
    player.end([3, 12])
    player.program.close()
    assert str(action) == "S"
    assert log.read_text(encoding="utf-8").splitlines() == [*told, "over 3 12", "quit"]


@pytest.mark.parametrize("game", GAMES)
def test_something_legal_is_always_offered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a bot that picks any of what it is offered needs no solver."""
    offered: list[int] = []
    rng = Random(5)

    class Picker(ExternalPlayer):
        def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
            lines = [str(action) for action in options]
            lines += [line.removeprefix("play ") for line in self._play(seen, options)]
            offered.append(len(lines))
            return self.game.parse_action(rng.choice(lines))

        def processor(self) -> float | None:
            return None

        def end(self, points: Sequence[int]) -> None:
            pass

    def make_picker(played_game: AnyGame, name: str, seed: int) -> Player:
        return Picker(None, played_game, 1.0)  # type: ignore[arg-type]

    monkeypatch.setattr("tilerummy.bots.roster.make_player", make_picker)
    rules = {"investo": "target=5 max_rounds=3"}.get(game, "rounds=2")
    assert summarise(played(contest("greedy", "random", game=game, rules=rules, games=6))).faults == ()
    assert min(offered) >= 1


def test_host_without_a_bot_says_so() -> None:
    command = [sys.executable, "-m", "tilerummy.bots.host", "nobody"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert done.stdout == "fault KeyError: 'nobody'\n"
