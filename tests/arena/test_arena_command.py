"""`tilerummy arena` as people use it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.waiting import PATIENCE, until
from tilerummy.cli import main
from tilerummy.words import LANGUAGES

MAIN = "from tilerummy.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
SLOW_BOT = """
import os, sys, time
options, play = [], ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tilerummy":
        print("bot sleepy", flush=True)
    elif word == "new":
        print("ready", flush=True)
    elif word == "option":
        options.append(rest)
    elif word == "play":
        play = rest
    elif word == "go":
        time.sleep(float(os.environ.get("NAP", "0")))
        print("do", play or options[0], flush=True)
        options, play = [], ""
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")


def run(*words: str) -> int:
    return main(["arena", *words, "--lang", "en"])


SMALL = ("investo", "greedy", "random", "--rules", "short", "--games", "6", "--workers", "1")


def test_report_is_rebuilt_from_the_evidence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL, "--file", "e.json") == 0
    printed = capsys.readouterr().out
    assert printed.endswith("The evidence is in e.json.\n")
    assert main(["arena", "--lang", "en", "--report", "e.json"]) == 0
    assert capsys.readouterr().out == printed.removesuffix("The evidence is in e.json.\n")
    assert "Matches: 6, on 3 mirrored deals." in printed
    assert re.search(r"greedy +│ +random +│ +6 │ +\d+\.\d % \(", printed)
    assert "ms a decision" in printed
    assert re.search(r"greedy +│ +\d+ │ +\d+\.\d{3} │ +\d+\.\d{3} │", printed)  # processor and wall
    assert "Elo" not in printed


def test_same_command_finds_its_file_and_plays_nothing_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL) == 0
    (path,) = Path().glob("arena-investo-greedy-random-*.json")
    before, printed = path.read_bytes(), capsys.readouterr().out
    assert run(*SMALL) == 0
    assert (path.read_bytes(), capsys.readouterr().out) == (before, printed)
    assert run(*SMALL[:-4], "--games", "8", "--workers", "1") == 0
    assert list(Path().glob("*.json")) == [path]
    assert run(*SMALL, "--seed", "2") == 0
    assert len(list(Path().glob("*.json"))) == 2


def test_more_than_two_players_get_a_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rummy", "greedy", "random", "greedy", "--seats", "3", "--games", "6", "--workers", "1") == 0
    printed = capsys.readouterr().out
    assert "random, " not in printed
    assert "greedy, greedy" in printed
    other = f"cmd:{sys.executable} -c pass"
    assert run("investo", "greedy", "random", other, "--games", "2") == 2  # it does not even say its name
    assert "cannot be started" in capsys.readouterr().err


def test_no_timings_means_the_same_bytes_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL, "--no-timings", "--file", "one.json") == 0
    assert run(*SMALL[:-1], "2", "--no-timings", "--file", "two.json") == 0
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()
    assert "machine" not in Path("one.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_report_and_plots(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SMALL[:5], "--games", "4", "--workers", "1", "--plots", "plots", "--lang", language]
    assert main(["arena", *words]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"\d\.\d %" if language == "en" else r"\d,\d %", printed)
    for name in ("wins.svg", "points.svg"):
        root = ElementTree.fromstring(Path("plots", name).read_text(encoding="utf-8"))  # noqa: S314, it is our own
        shapes = [element.tag.rpartition("}")[2] for element in root.iter()]
        assert "text" in shapes
        assert ("circle" if name == "wins.svg" else "rect") in shapes


def test_long_names_leave_room_for_each_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the table and in the plot both names begin, and no figure is broken."""
    (tmp_path / "sleepy.py").write_text(SLOW_BOT.replace("bot sleepy", "bot " + "o" * 29), encoding="utf-8")
    (tmp_path / "other.py").write_text(SLOW_BOT.replace("bot sleepy", "bot " + "x" * 29), encoding="utf-8")
    one, two = (f"cmd:{sys.executable} {name}.py" for name in ("sleepy", "other"))
    monkeypatch.setenv("COLUMNS", "80")
    assert run("investo", one, two, "--rules", "target=3", "--games", "2", "--workers", "1", "--plots", "plots") == 0
    printed = capsys.readouterr().out
    assert re.search(r"│ o{8,} +│ x{8,} +│ +2 │ +\d+\.\d % \(\d+\.\d – \d+\.\d\) │", printed)
    labels = re.findall(r'class="end"[^>]*>([^<]*)<', Path("plots/wins.svg").read_text(encoding="utf-8"))
    assert [len(label) <= 34 and "ooooo" in label and "xxxxx" in label for label in labels] == [True]


def test_a_tournament_has_one_table_of_ratings_and_a_plot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("gin", "greedy", "random", "baseline", "beginner", "--seats", "3", "--games", "6", "--rules", "rounds=1")
    assert run(*words, "--workers", "1", "--plots", "plots", "--anchor", "greedy", "--file", "e.json") == 0
    printed = capsys.readouterr().out
    assert "greedy, random" in printed
    assert re.search(r"greedy +│ 1500 \(1500 – 1500\)", printed)
    plot = Path("plots/ratings.svg").read_text(encoding="utf-8")
    assert plot.count("<circle") == 4
    assert run("--report", "e.json", "--anchor", "nobody") == 2
    assert "greedy random baseline beginner" in capsys.readouterr().err


def test_a_run_that_decides_stops_and_says_what(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("investo", "random", "greedy", "--rules", "short", "--workers", "1", "--file", "e.json")
    assert run(*words, "--games", "100", "--decide", "50", "--records", "kept") == 0
    printed = capsys.readouterr().out
    assert re.search(r"Decided after \d+ deals: random wins less than 50.0 % of its matches", printed)
    assert 2 * int(re.findall(r"after (\d+) deals", printed)[0]) == len(list(Path("kept").iterdir())) < 100
    assert run("--report", "e.json") == 0
    assert "Decided after" in capsys.readouterr().out


BAD = {
    "decide what": (("investo", "greedy", "random", "--decide", "100"), "--decide"),
    "decide for many": (("investo", "greedy", "random", "easy", "--decide", "50"), "--decide"),
    "anchor of two": (("investo", "greedy", "random", "--games", "2", "--anchor", "greedy"), "--anchor"),
    "no game": ((), "no game"),
    "unknown game": (("chess", "greedy", "random"), "chess"),
    "one player": (("investo", "greedy"), "at least 2"),
    "two alike": (("investo", "greedy", "greedy"), "different"),
    "twice": (("investo", "greedy", "random", "random"), "only once"),
    "unknown bot": (("investo", "greedy", "nobody"), "nobody"),
    "no such program": (("investo", "greedy", "cmd:/no/such/program"), "/no/such/program"),
    "unclosed quote": (("investo", "greedy", "cmd:'x"), "cannot be started"),
    "empty command": (("investo", "greedy", "cmd:"), "cmd:"),
    "odd": (("investo", "greedy", "random", "--games", "7"), "8"),
    "none": (("investo", "greedy", "random", "--games", "0"), "2"),
    "negative": (("investo", "greedy", "random", "--games", "-4"), "2"),
    "seats": (("investo", "greedy", "random", "random", "--seats", "3"), "3 players"),
    "rules": (("investo", "greedy", "random", "--rules", "target=x"), "target"),
    "limit": (("investo", "greedy", "random", "--limit", "0"), "limit"),
    "budget": (("investo", "greedy", "random", "--budget", "nan"), "thinking time"),
    "workers": (("investo", "greedy", "random", "--workers", "0"), "workers"),
    "report of what": (("investo", "--report", "x.json"), "--report"),
    "no report": (("--report", "missing.json"), "missing.json"),
    "no folder": (("investo", "greedy", "random", "--games", "2", "--file", "no/where.json"), "no/where.json"),
    "no number": (("investo", "greedy", "random", "--games", "many"), "many"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_arguments_get_one_sentence(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, expected = BAD[case]
    try:
        code = run(*words)
    except SystemExit as end:  # what argparse itself finds
        code = int(str(end.code))
    assert code == 2
    said = capsys.readouterr().err
    assert expected in said.strip().splitlines()[-1]
    assert "Traceback" not in said


def test_damaged_evidence_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    Path("e.json").write_text("{}", encoding="utf-8")
    assert run("--report", "e.json") == 2
    assert run(*SMALL, "--file", "e.json") == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2
    assert Path("e.json").read_text(encoding="utf-8") == "{}"


def start(nap: float, *words: str) -> "subprocess.Popen[str]":
    """`nap`: seconds the sleepy bot takes for a decision. Ctrl-C reaches it even from tests run in the background."""
    command = ["env", "--default-signal=INT", sys.executable, "-c", MAIN, "arena", *words, "--lang", "en"]
    environment = {**os.environ, "NAP": str(nap)}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=environment)


def wait_for_games(path: Path) -> None:
    until(lambda: games_in(path) > 0)


def games_in(path: Path) -> int:
    return path.read_text(encoding="utf-8").count('"rotation"') if path.exists() else 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt_prints_what_is_there_and_the_same_command_goes_on(tmp_path: Path, workers: str) -> None:
    """Ctrl-C in a terminal reaches every process of the run."""
    (tmp_path / "sleepy.py").write_text(SLOW_BOT, encoding="utf-8")
    bot = f"cmd:{sys.executable} sleepy.py"
    words = ["investo", bot, "greedy", "--rules", "target=5", "--games", "12", "--workers", workers, "--no-timings"]
    running = start(0.02, *words, "--file", "e.json")
    wait_for_games(tmp_path / "e.json")
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, err
    assert "so far" in out
    assert "goes on from there" in out
    assert err == ""
    assert 0 < games_in(tmp_path / "e.json") < 12
    for name in ("e.json", "whole.json"):
        assert start(0, *words, "--file", name).wait(PATIENCE) == 0
    assert (tmp_path / "e.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def workers_of(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-ww", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]


def test_death_of_a_worker_is_one_sentence(tmp_path: Path) -> None:
    """Only our own bots run in the workers; memory may still run out."""
    (tmp_path / "sleepy.py").write_text(SLOW_BOT, encoding="utf-8")
    words = ("investo", f"cmd:{sys.executable} sleepy.py", "greedy", "--rules", "target=5", "--games", "40")
    running = start(0.02, *words, "--workers", "2", "--file", "e.json")
    wait_for_games(tmp_path / "e.json")
    os.kill(workers_of(running.pid)[0], signal.SIGKILL)
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert err.startswith("A worker process died.")
    assert games_in(tmp_path / "e.json") > 0


def test_library_example_of_the_documents_runs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/arena.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith("greedy ")
