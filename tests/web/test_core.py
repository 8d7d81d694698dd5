"""The compiled core that the page loads: it decides as this machine's does, and is needed for nothing but speed."""

import gzip
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.core import compiled_sources, module_name
from tilerummy.bots.player import make_player
from tilerummy.games import GAMES
from tools.browser_core import trials
from tools.browser_core.in_node import CORE, PAGE, ROOT, NodeEngine, has_core
from web.core import headers

STATE = ROOT / ".cache/core/state"
# Too few to be sure, and enough to notice a core that is not this one: `make wasm-digests` plays hundreds.
MATCHES = [
    {"game": "investo", "rules": "short", "bots": ["hard", "medium"], "seed": 1},
    {"game": "rummy", "rules": "classic", "bots": ["hard", "easy", "beginner"], "seed": 2},
    {"game": "gin", "rules": "standard", "bots": ["hard", "greedy", "medium", "easy"], "seed": 3},
]


@pytest.fixture(scope="module")
def engine() -> Iterator[NodeEngine]:
    if not has_core():
        pytest.skip(f"the page has no compiled core: {STATE.read_text('utf-8') if STATE.exists() else 'not asked for'}")
    with NodeEngine() as started:
        yield started


def test_there_is_a_core_unless_something_could_not_be_fetched() -> None:
    """A compiler that complains is a fault of ours, which the page's build passes over."""
    told = STATE.read_text("utf-8") if STATE.exists() else "none: not asked for"
    allowed = r"\w{24}$|none: (not asked for|TILERUMMY_PURE|fetching|Debian's package|there is no python)"
    assert re.match(allowed, told), told


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: str(match["game"]))
def test_whole_matches_are_the_same(engine: NodeEngine, match: dict[str, object]) -> None:
    assert engine.compiled
    here, there = trials.match(**match), engine.call("match", **match)  # type: ignore[arg-type]
    assert there["digest"] == here["digest"]
    assert there["events"] == here["events"] > 20


@pytest.mark.parametrize("game", GAMES)
def test_an_expert_decides_alike(engine: NodeEngine, game: str) -> None:
    asked = {"game": game, "level": "expert", "count": 4}
    assert engine.call("decisions", **asked)["digest"] == trials.decisions(**asked)["digest"]  # type: ignore[arg-type]


def test_tables_on_a_device_run_on_it(engine: NodeEngine) -> None:
    assert engine.call("tables") == {"home": "tilerummy.device", "moves": "/engine/core.so"}


def test_every_compiled_module_is_in_it(engine: NodeEngine) -> None:
    (packed,) = PAGE.glob(CORE)
    library = gzip.decompress(packed.read_bytes())
    for source in compiled_sources(ROOT):
        assert b"init_" + module_name(ROOT, source).replace(".", "___").encode() in library


def test_it_asks_little_of_the_c_library(engine: NodeEngine) -> None:
    """It is compiled with WASI's headers and runs on Emscripten's library: these are the same in both."""
    (packed,) = PAGE.glob(CORE)
    wanted = engine.call("imports")["names"]
    both = "abort exp fflush fwrite memcmp memcpy memset snprintf strchr strcmp strlen"
    assert set(wanted) <= set(both.split())
    assert packed.stat().st_size < 1_000_000


def test_without_it_the_same_matches_are_played() -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    with NodeEngine(core=False) as engine:
        assert not engine.compiled
        assert engine.call("match", **MATCHES[0])["digest"] == trials.match(**MATCHES[0])["digest"]  # type: ignore[arg-type]


def test_an_uncompiled_core_spares_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilerummy.bots import player

    monkeypatch.setattr(player, "_instead", {})
    game = GAMES["gin"]
    assert make_player(game, "expert", 1).thinker.name == "expert"  # type: ignore[attr-defined]
    player.spare_this_device()
    assert make_player(game, "expert", 1).thinker.name == "hard"  # type: ignore[attr-defined]
    assert make_player(game, "medium", 1).thinker.name == "medium"  # type: ignore[attr-defined]


def test_the_tools_are_those_of_the_locks() -> None:
    """mypy's pure wheel is of the version that compiles for this machine, and the sentence of the lock has a hash."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    tools = (ROOT / "web/core/toolchain.lock").read_text("utf-8")
    ((version, digest),) = re.findall(r"^mypy==([\d.]+) --hash=(sha256:\w{64})$", tools, re.MULTILINE)
    part = lock[lock.index(f"\nmypy=={version} ") :]
    assert digest in part[: part.index("# via")]
    assert len(re.findall(r"sha256:\w{64}", tools)) >= 4


def test_a_machine_without_tools_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from web.core import build

    monkeypatch.setattr(build, "CACHE", tmp_path)
    monkeypatch.setattr(build, "BUILDS", tmp_path / "builds")
    monkeypatch.setattr(build, "STATE", tmp_path / "state")
    monkeypatch.setattr("sys.argv", ["build.py"])
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    build.main()
    told = capsys.readouterr()
    assert told.out == ""
    assert "bots are weaker: fetching a compiler failed (" in told.err
    assert (tmp_path / "state").read_text("utf-8").startswith("none: fetching")


def test_whole_page_is_small() -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    files = [path for path in PAGE.rglob("*") if path.is_file()]
    contents = [path.read_bytes() if path.suffix == ".gz" else gzip.compress(path.read_bytes()) for path in files]
    assert sum(map(len, contents)) <= 12_000_000


def test_headers_are_taken_from_a_mirror_that_lags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As apt does with lists past their date, unless it is told to take them."""
    program = tmp_path / "apt-get"
    told = 'case "$*" in *Check-Valid-Until=false*) exit 0;; esac; echo "E: the list is expired" >&2; exit 100'
    program.write_text(f"#!/bin/sh\n{told}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    headers.apt(tmp_path, "update")
