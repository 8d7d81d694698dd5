"""`tilerummy serve` and `tilerummy admin` as somebody types them."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from tests.server.matches import client, closed_with, new_table, play
from tests.server.serving import serving
from tests.waiting import PATIENCE, until
from tilerummy.cli import main
from tilerummy.cli.serve import Serve, address_of, has_browser, options, without_password
from tilerummy.cli.verify import verify
from tilerummy.server.edge.http import assets
from tilerummy.server.run import Server
from tilerummy.server.settings import Settings
from tilerummy.words import LANGUAGES, Words
from tools import try_app
from tools.postgres import Postgres


@contextmanager
def served(folder: Path, *more: str, within: tuple[str, ...] = ()) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, once it has said that it is ready, and its address. `within`: another
    command that runs it.
    """
    command = [sys.executable, "-m", "tilerummy.cli", "serve", "--port", "0", "--lang", "en", "--bot-pause", "0", *more]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*within, *command], env=environment, text=True, stdout=subprocess.PIPE, stderr=log
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[^ ]+", line)
        assert found is not None, line + (folder / "log").read_text()
        yield process, found[0].rstrip("/")
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_a_page_says_so_when_it_starts(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Programs can play there, so it runs; but nobody finds out by looking at an empty browser."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<!doctype html>")
    command = Serve(options().parse_args(["--lang", language]), Words(language))
    warning = Words(language)("serve-no-page")
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        for folder, warned in ((tmp_path / "none", True), (tmp_path / "page", False)):
            monkeypatch.setattr(assets, "FOLDER", folder)
            command._ready(sock)
            assert (warning in capsys.readouterr().out.splitlines()) == warned


def test_it_serves_says_where_and_stops_when_told(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url), httpx.Client(base_url=url) as ann:
        body = {"game": "rummy", "seats": ["person", "greedy"], "start": True}
        table = ann.post("/api/tables", json=body).json()["id"]
        assert "server" not in ann.get("/").headers
        with connect(f"ws{url.removeprefix('http')}/ws/tables/{table}") as watching:
            watching.recv(timeout=PATIENCE)
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert closed_with(watching) == 1012
        assert process.wait(60) == 0
        assert time.monotonic() - began < 60  # an open socket does not hold it up
    assert (tmp_path / "tilerummy/tilerummy.db").stat().st_mode & 0o077 == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert any(line["route"] == "/api/tables" for line in lines if line["event"] == "request")
    with served(tmp_path) as (_, url):  # what was stored is there again
        assert httpx.get(f"{url}/api/tables/{table}").json()["table"]["phase"] == "playing"


def test_ctrl_c_stops_it_and_the_bots_without_a_word(tmp_path: Path) -> None:
    """It reaches the workers too; any complaint of theirs would be a traceback."""
    found = try_app.tried(Path(sys.executable).with_name("tilerummy"), tmp_path)
    assert found["moves"]["own"] >= 2
    assert found["moves"]["bot"] >= 1
    assert (tmp_path / "log").read_text().splitlines()[-1] == Words("en")("serve-stopped")


def test_an_interrupt_that_is_handed_on_is_the_same_one(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    server = Server(uvicorn.Config(app=""), lambda: None)
    server.handle_exit(signal.SIGINT, None)
    server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, server.force_exit) == (True, False)
    now += 1
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    with pytest.raises(SystemExit) as left:
        main(["serve", "--help"])
    assert left.value.code == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in shown
        assert f"TILERUMMY_{name.upper()}" in shown
        words = Words(language)(f"setting-{name.replace('_', '-')}")
        assert words.split()[0] in shown


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """One sentence, and exit code 2."""
    assert main([*words, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    return shown.err


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        shown = complaint(capsys, "serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    assert f"Port {port} on 127.0.0.1 is in use" in shown


def test_mistakes_get_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path}/x.db"
    (tmp_path / "bad.toml").write_text("prot = 1")
    (tmp_path / "text.db").write_text("this is no database, whatever it is called" * 100)
    (tmp_path / "folder.db").mkdir()
    assert "port cannot be “high”" in complaint(capsys, "serve", "--port", "high")
    assert "no setting “prot”" in complaint(capsys, "serve", "--config", str(tmp_path / "bad.toml"))
    assert "cannot be opened" in complaint(capsys, "serve", "--config", str(tmp_path / "none.toml"))
    assert "cannot be used" in complaint(capsys, "serve", "--database", "sqlite:////proc/nothing/x.db")
    assert "cannot be used" in complaint(capsys, "serve", "--database", f"sqlite:///{tmp_path}/text.db")
    assert "cannot be used" in complaint(capsys, "serve", "--database", f"sqlite:///{tmp_path}/folder.db")
    assert "cannot be used" in complaint(capsys, "serve", "--database", "nonsense")
    assert "Postgres" in complaint(capsys, "serve", "--processes", "2", "--database", here)
    assert "cannot be listened on" in complaint(capsys, "serve", "--host", "203.0.113.7", "--database", here)
    assert "--help" in complaint(capsys, "serve", "--nonsense")


def test_a_database_of_a_later_version_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "x.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "9999" in complaint(capsys, "serve", "--database", f"sqlite:///{tmp_path}/x.db")


def test_no_password_is_shown() -> None:
    assert without_password("postgresql://ann:secret@db/x") == "postgresql://ann@db/x"
    assert without_password("postgresql://ann@db/x") == "postgresql://ann@db/x"
    assert without_password("sqlite:////x/y.db") == "sqlite:////x/y.db"


def test_the_address_is_one_a_browser_can_open() -> None:
    with socket.socket() as one:
        one.bind(("0.0.0.0", 0))  # noqa: S104
        assert address_of(one).startswith("http://127.0.0.1:")


def test_the_browser_is_opened_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_browser()


# ---- admin


def test_the_database_is_looked_after_while_the_server_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = ["--database", f"sqlite:///{tmp_path}/test.db", "--lang", "en"]
    with serving(tmp_path) as running, client(running) as ann:
        table = new_table(ann)
        play(running, table)
        capsys.readouterr()
        assert main(["admin", "list", *database]) == 0
        assert re.search(rf"{table}\s+investo\s+over\s+.*1$", capsys.readouterr().out, re.MULTILINE)
        assert main(["admin", "export", table, *database]) == 0
        events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        assert main(["admin", "export", table, "--match", "1", *database]) == 0
        (tmp_path / "match.jsonl").write_text(capsys.readouterr().out)
        assert "every score is right" in verify(tmp_path / "match.jsonl", Words("en"))
        assert main(["admin", "delete", table, *database]) == 0
        assert main(["admin", "delete", table, *database]) == 2
        assert "no table" in capsys.readouterr().err
        assert main(["admin", "sweep", "--days", "1", *database]) == 0
        assert "Deleted tables: 0" in capsys.readouterr().out


def test_a_backup_of_a_running_server_can_be_served(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    with serving(tmp_path) as running, client(running) as ann:
        table = new_table(ann)
        play(running, table, 5)
        before = ann.get(f"/api/tables/{table}/matches/1/record").text
        words = ["admin", "backup", f"{tmp_path}/copy/test.db", "--database", f"sqlite:///{tmp_path}/test.db"]
        assert main(words) == 0
        assert main(words) == 2  # never over another
        play(running, table)
    assert (tmp_path / "copy/test.db").stat().st_mode & 0o077 == 0
    with serving(tmp_path / "copy") as running, client(running) as again:
        again.cookies = ann.cookies
        assert again.get(f"/api/tables/{table}/matches/1/record").text == before
        play(running, table)
        assert again.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def test_admin_mistakes_get_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    here = ["--database", f"sqlite:///{tmp_path}/test.db"]
    capsys.readouterr()
    assert "needs the id" in complaint(capsys, "admin", "export", *here)
    assert "needs a file" in complaint(capsys, "admin", "backup", *here)
    assert "no table" in complaint(capsys, "admin", "export", "nothing", *here)
    assert "pg_dump" in complaint(capsys, "admin", "backup", "x", "--database", "postgresql://h/x")
    assert "cannot be opened" in complaint(capsys, "admin", "list", "--database", f"sqlite:///{tmp_path}/none.db")
    assert not (tmp_path / "none.db").exists()
    assert "invalid choice" in complaint(capsys, "admin", "explode", *here)


def test_several_processes_share_a_port_and_their_figures(tmp_path: Path, postgres: Postgres) -> None:
    more = ("--processes", "2", "--database", postgres.new_database())
    with served(tmp_path, *more) as (process, url):
        wait_for(process, url)
        for _ in range(12):  # a new connection each, for one process or the other
            answer = httpx.post(f"{url}/api/tables", json={"game": "investo", "seats": ["person", "person"]})
            assert answer.status_code == 201
            table = answer.json()["id"]
            for _ in range(3):
                assert httpx.get(f"{url}/api/tables/{table}").status_code == 200
        line = 'tilerummy_http_seconds_count{method="POST",route="/api/tables",status="201"} 12.0'
        assert line in httpx.get(f"{url}/metrics").text
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


def wait_for(process: "subprocess.Popen[str]", url: str) -> None:
    """The processes start after the port is open."""

    def is_ready() -> bool:
        if process.poll() is not None:
            raise RuntimeError(f"the server has ended with {process.returncode}")
        try:
            return httpx.get(f"{url}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    until(is_ready)
