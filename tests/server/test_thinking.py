"""Workers: a question is never in the way of a bot, and one that is stuck is noticed by its own time."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import client, move, new_table
from tests.server.serving import Serving, serving
from tests.waiting import until
from tilerummy.server.edge.http import solving
from tilerummy.server.workers import pool, questions
from tilerummy.server.workers.mind import Busy, NoAnswer
from tilerummy.server.workers.pool import Thinking

GATE = "TILERUMMY_TEST_GATE"  # names a file; a question waits until it is there


def wait_for_gate(*values: Any) -> dict[str, Any]:
    """In a worker: as long as it takes until the test has seen what it wants to see."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.02)
    return {"hand": "", "leftover": 0, "combinations": [], "left": ""}


def own_id(*values: Any) -> int:
    return os.getpid()


def for_ever(mark: str) -> None:
    with Path(mark).open("a") as file:
        file.write("once\n")
    time.sleep(3600)


def fail() -> None:
    raise KeyError("the question's own")


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(path))
    yield path
    path.touch()


@pytest.fixture
def server(tmp_path: Path, gate: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def ask_in_background(server: Serving, count: int) -> list[Any]:
    assert server.loop is not None

    async def ask() -> int:
        async with httpx.AsyncClient(timeout=60) as visitor:
            body = {"game": "gin", "hand": "r1-10"}
            return (await visitor.post(f"{server.url}/api/solve", json=body)).status_code

    return [asyncio.run_coroutine_threadsafe(ask(), server.loop) for _ in range(count)]


def test_a_bot_moves_while_strangers_questions_take_for_ever(
    server: Serving, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The questions end only after the bot has moved: if it waited for them, it would never move."""
    monkeypatch.setattr(solving, "answer_to", wait_for_gate)
    asked = ask_in_background(server, questions.MOST_EACH)
    until(lambda: server.node.services.questions.thinking.waiting == questions.MOST_EACH)
    with client(server) as ann:
        table = new_table(ann, "investo", seats=["person", "greedy"], own=1)
        server.run(play_until_it_is_the_bots_turn(server, table))
        store = server.node.services.store
        until(lambda: any(b'"by":"greedy"' in row.data for row in server.run(store.read(table))))
    assert not any(each.done() for each in asked)
    gate.touch()
    assert [each.result(60) for each in asked] == [200] * questions.MOST_EACH


async def play_until_it_is_the_bots_turn(server: Serving, table: str) -> None:
    live = await server.node.registry.find(table)
    while live.table.turn != 1:
        await move(live, server.node.services.rng)


def test_an_address_has_so_many_questions_at_once(
    server: Serving, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solving, "answer_to", wait_for_gate)
    asked = ask_in_background(server, questions.MOST_EACH)
    until(lambda: server.node.services.questions.thinking.waiting == questions.MOST_EACH)
    answer = httpx.post(f"{server.url}/api/solve", json={"game": "gin", "hand": "r1-10"})
    assert (answer.status_code, answer.json()["code"]) == (503, "table-busy")
    gate.touch()
    assert [each.result(60) for each in asked] == [200] * questions.MOST_EACH
    assert not server.node.services.questions.of


# ---- one worker


def thinks(work: Callable[[Thinking], Any], **options: Any) -> Any:
    async def run() -> Any:
        made = Thinking(**{"workers": 1, "limit": 60.0, **options})
        try:
            return await work(made)
        finally:
            made.close()
            assert not made.all

    return asyncio.run(run())


def test_a_question_that_waits_has_not_begun(gate: Path) -> None:
    """Twenty wait behind one that takes longer than the limit of any: the worker is replaced when its own question has
    had its time, and the others are answered.
    """

    async def work(made: Thinking) -> None:
        await made.ask(own_id)  # from here on the worker is there
        made.limit = 0.5
        first = asyncio.create_task(made.ask(wait_for_gate))
        others = [asyncio.create_task(made.ask(own_id)) for _ in range(20)]
        with pytest.raises(NoAnswer):
            await first
        made.limit = 60.0  # before the second of the others is asked: for that there must be a new worker
        assert made.replaced == 1
        assert len({await other for other in others}) == 1
        assert made.replaced == 1

    thinks(work, tries=1)


def test_a_stuck_worker_takes_no_other_with_it(gate: Path) -> None:
    async def work(made: Thinking) -> None:
        alive = await made.ask(own_id)
        stuck = asyncio.create_task(made.ask(wait_for_gate))
        while made.idle:
            await asyncio.sleep(0)
        other = await made.ask(own_id)
        assert other != alive
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)
        assert await made.ask(own_id) == other

    thinks(work, workers=2)


def test_a_stranger_is_not_asked_again(tmp_path: Path) -> None:
    """What took too long would take too long again."""

    async def work(made: Thinking) -> None:
        await made.ask(own_id)
        made.limit = 1.0
        mark = tmp_path / "mark"
        with pytest.raises(NoAnswer):
            await made.ask(for_ever, str(mark))
        assert not mark.exists() or mark.read_text() == "once\n"

    thinks(work, tries=1)


def test_a_worker_lives_on_after_a_question_that_failed() -> None:
    async def work(made: Thinking) -> None:
        first = await made.ask(own_id)
        with pytest.raises(KeyError):
            await made.ask(fail)
        assert await made.ask(own_id) == first
        assert made.replaced == 0

    thinks(work)


def test_too_many_are_told_so(gate: Path) -> None:
    async def work(made: Thinking) -> None:
        waiting = [asyncio.create_task(made.ask(wait_for_gate)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await made.ask(own_id)
        gate.touch()
        await asyncio.gather(*waiting)
        assert made.waiting == 0

    thinks(work, most=2)


def test_a_system_without_priorities_has_workers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows: a worker that cannot give way must still begin, or nobody would ever get a hint."""
    monkeypatch.setattr(pool, "end_with_parent", lambda: None)
    monkeypatch.delattr(os, "nice", raising=False)
    pool.begin(5)
