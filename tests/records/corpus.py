"""The stored corpora (README.md beside this file), read by every reader the program has."""

import asyncio
import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tilerummy.bots.host import Host
from tilerummy.bots.player import make_player
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.records.replay import Replay, verify_luck
from tilerummy.refusal import NotationError
from tilerummy.server.matches import history
from tilerummy.server.matches.history import Past
from tilerummy.server.store.sqlite import SqliteStore
from tilerummy.server.table.events import Row
from tools.corpus.tables import describe

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if path.name.isdigit())
MATCHES = [path for folder in FOLDERS for path in sorted(folder.glob("matches/*.jsonl"))]
TRANSCRIPTS = [path for folder in FOLDERS for path in sorted(folder.glob("bots/*.txt"))]


def having(name: str) -> list[Path]:
    """The folders with such a part."""
    return [folder for folder in FOLDERS if (folder / name).exists()]


def name_of(path: Path) -> str:
    """For the ids of tests."""
    return f"{path.relative_to(Path(__file__).parent).parts[0]}-{path.stem}"


def includes(found: dict[str, Any], stored: dict[str, Any]) -> bool:
    """Options may have been added since."""
    return found == {**found, **stored}


def verify_match(path: Path) -> Replay:
    replay = Replay(path)
    while replay.step() is not None:
        pass
    assert replay.end is not None
    assert replay.match.taken_over == replay.header.given
    assert includes(replay.match.rules.data(), replay.header.rules)
    if replay.sealed:
        assert verify_luck(replay).events == replay.match.events
    return replay


def verify_texts(folder: Path) -> None:
    for stored in json.loads((folder / "texts.json").read_text(encoding="utf-8")):
        kind = GAMES[stored["game"]].rules_type
        rules = kind.parse(stored["text"])
        assert includes(rules.data(), stored["rules"]), stored["text"]
        assert kind.parse(str(rules)) == rules
        assert kind.make(stored["rules"]) == rules


def read_tables(folder: Path, place: Path) -> dict[str, list[Row]]:
    """The logs, after the database was brought up to date as a server does."""
    path = place / "tables.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((folder / "tables.sql").read_text(encoding="utf-8"))
    names = [row[0] for row in connection.execute("SELECT id FROM tables")]
    connection.close()

    async def read() -> dict[str, list[Row]]:
        store = SqliteStore(path)
        await store.open(lambda table, seq: None)
        try:
            return {name: await store.read(name) for name in names}
        finally:
            await store.close()

    return asyncio.run(read())


def verify_tables(folder: Path, place: Path) -> None:
    stored = json.loads((folder / "tables.json").read_text(encoding="utf-8"))
    tables = read_tables(folder, place)
    assert sorted(tables) == sorted(stored)
    for name, rows in tables.items():
        found = describe(name, rows)
        assert includes(found.pop("rules"), stored[name].pop("rules"))
        assert found == stored[name], name
        for number in range(1, 1 + len(found["matches"])):
            verify_past(Past(name, rows, number))


def verify_past(past: Past) -> None:
    if past.over:
        assert history.verify(past).good
    steps = history.replay(past, None, None).steps
    assert len(steps) >= 1
    assert history.record(past, 0)


def verify_transcript(path: Path) -> None:
    """Our side of it: a bot today understands what was said, and what was answered is legal."""
    out = io.StringIO()
    host = Host("name 1.0", lambda game, seed: make_player(game, "greedy", seed), out)
    lines = [line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines()]
    answers = [text for side, text in lines if side == "<"]
    for side, text in lines:
        if side == "<" and text.startswith("do "):
            verify_answer(host, text.removeprefix("do "))
        elif side == ">" and text != "quit":
            host.hear(text)
            if text.startswith("view "):
                verify_view(host, text.removeprefix("view "))
    heard = [line.split(" ")[0] for line in out.getvalue().splitlines()]
    assert heard == [text.split(" ")[0] for text in answers]


def verify_view(host: Host, text: str) -> None:
    """A bot of then reads what is written today: the same parts, and no more."""
    game = host.game
    assert game.show_view(game.parse_view(text, host.rules)) == text
    with pytest.raises(NotationError, match="position-parts"):
        game.parse_view(f"{text} | extra 1", host.rules)


def verify_answer(host: Host, text: str) -> None:
    game = host.game
    seen = game.parse_view(host.latest["view"], host.rules)
    state = game.determinize(seen, Rng(1))
    assert game.check(state, int(host.latest["seat"]), game.parse_action(text)) is None
