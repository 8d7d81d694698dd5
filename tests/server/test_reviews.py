"""Reviews over HTTP: made once, in the background, for those who may see the match; and never at the bots' expense."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import structlog

from tests.server.matches import new_table, play
from tests.server.serving import Serving, serving
from tests.waiting import until, until_async
from tilerummy.analysis.review import Decision, Judged, Review, review
from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.limits import REVIEWS, Limits
from tilerummy.server.matches import reviews as module
from tilerummy.server.matches.history import Past
from tilerummy.server.matches.reviews import MOST_EACH, MOST_WAITING, Progress, ReviewRequest, Reviews
from tilerummy.server.settings import Settings
from tilerummy.server.upkeep.meters import Meters
from tilerummy.server.workers.mind import NoAnswer
from tilerummy.server.workers.pool import Thinking

LEVEL, DEALS = "hard", 4
SHORT = "rounds=1 stall_limit=2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("reviews"), most_tables=1000) as running:
        running.app.state.reviews.level = LEVEL
        running.app.state.reviews.deals = DEALS
        yield running


def ask(visitor: httpx.Client, table: str, number: int = 1, **query: Any) -> httpx.Response:
    return visitor.get(f"/api/tables/{table}/matches/{number}/review", params=query)


def ready(visitor: httpx.Client, table: str, **query: Any) -> dict[str, Any]:
    """Ask until it is there."""
    answers: list[httpx.Response] = []

    def is_there() -> bool:
        answers.append(ask(visitor, table, **query))
        assert answers[-1].status_code in (200, 202), answers[-1].text
        return answers[-1].status_code == 200

    until(is_there)
    assert "immutable" in answers[-1].headers["cache-control"]
    found: dict[str, Any] = answers[-1].json()
    return found


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_review_is_made_in_the_background_and_then_there(
    server: Serving, ann: httpx.Client, eve: httpx.Client
) -> None:
    table = new_table(ann, "rummy", rules=SHORT)
    play(server, table)
    first = ask(ann, table, seat=1)
    assert first.status_code == 202
    assert first.json().keys() == {"done", "of", "before"}
    assert first.headers["retry-after"] == "1"
    found = ready(eve, table, seat=1)  # anybody who has the link: all is open now
    rows = server.run(server.node.services.store.read(table))
    expected = review(Past(table, rows, 1).match, 1, LEVEL, DEALS)
    assert found["turns"][0]["decisions"][0]["played"] == expected.turns[0].decisions[0].played
    assert found["lost"] == expected.lost
    assert len(found["turns"]) == len(expected.turns)
    assert ready(ann, table) == ready(ann, table, seat=0)  # my own seat, unless I say


def test_a_review_shows_steps_of_the_replay(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "rummy", rules=SHORT)
    play(server, table)
    found = ready(ann, table, seat=0)
    steps = {step["at"]: step for step in ann.get(f"/api/tables/{table}/matches/1/replay").json()["steps"]}
    for turn in found["turns"]:
        for each in turn["decisions"]:
            assert steps[each["at"]]["turn"] == 0
            assert steps[each["at"] + 1]["event"]["do"] == each["played"]


def test_a_match_that_is_being_played_is_not_reviewed(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "rummy", rules=SHORT)
    play(server, table, 1)
    assert code_of(ask(ann, table)) == (409, "server-not-over")
    assert code_of(ask(ann, table, 2)) == (404, "server-no-such-match")


def test_what_is_not_there_is_not_reviewed(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    table = new_table(ann, "rummy", rules=SHORT, watch=False)
    play(server, table)
    assert code_of(ask(ann, table, seat=2)) == (404, "table-no-such-seat")
    assert code_of(ask(eve, table)) == (403, "table-no-spectators")
    assert code_of(ask(eve, "nowhere")) == (404, "table-no-such-table")


# ---- bounded


DECISION = Decision(1, 1, True, "", "S", False)
ASKED = ReviewRequest("gin", {}, [DECISION, DECISION])


class Slow:
    """Reviews whose worker answers when it is told to."""

    def __init__(self) -> None:
        self.bots = Thinking(1, 10.0)
        self.reviews = Reviews(self.bots, Thinking(1, 10.0), structlog.get_logger())
        self.reviews.thinking.ask = self.think  # type: ignore[method-assign,assignment]
        self.go = asyncio.Event()
        self.fault: Exception | None = None
        self.count = 0

    async def think(self, *values: Any) -> Judged:
        await self.go.wait()
        self.count += 1
        if self.fault is not None:
            raise self.fault
        return Judged(1, "S", "same", "S")

    def start(self, name: str, who: str = "ann", address: str = "") -> None:
        self.reviews.may_start(who, address or who)
        self.reviews.start((name, 1, 0), ASKED, who, address or who)

    async def made(self, name: str) -> Review:
        await until_async(lambda: isinstance(self.reviews.find((name, 1, 0)), Review))
        found = self.reviews.find((name, 1, 0))
        assert isinstance(found, Review)
        return found


def refused(slow: Slow, name: str, who: str) -> str:
    with pytest.raises(NotAccepted) as no:
        slow.start(name, who)
    return no.value.code


def test_only_so_many_wait() -> None:
    async def go() -> None:
        slow = Slow()
        for n in range(MOST_EACH):
            slow.start(f"t{n}")
        assert refused(slow, "more", "ann") == "table-too-fast"
        for n in range(MOST_EACH, MOST_WAITING):
            slow.start(f"t{n}", f"visitor {n}")
        assert refused(slow, "more", "ben") == "table-busy"

    asyncio.run(go())


def test_an_address_starts_so_many_an_hour() -> None:
    starts = Limits(Settings()).reviews
    assert [starts.allows("here") for _ in range(REVIEWS + 1)] == [True] * REVIEWS + [False]
    assert starts.allows("elsewhere")


def test_an_address_that_started_too_many_is_refused(
    server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(ann, "rummy", rules=SHORT)
    play(server, table)
    monkeypatch.setattr(server.app.state.limits, "reviews", Meters(0.001, 1))
    assert ask(ann, table, seat=0).status_code == 202
    assert code_of(ask(ann, table, seat=1)) == (429, "table-too-fast")
    assert ask(ann, table, seat=0).status_code in (200, 202)  # it was started before


def test_one_review_a_match_and_seat_and_one_after_the_other() -> None:
    async def go() -> None:
        slow = Slow()
        slow.start("t1")
        slow.reviews.start(("t1", 1, 0), ASKED, "ben", "ben")
        slow.start("t2")
        running = asyncio.create_task(slow.reviews.run())
        await until_async(lambda: slow.reviews.find(("t2", 1, 0)) == Progress(0, 2, 1))
        slow.go.set()
        await slow.made("t1")
        await slow.made("t2")
        assert slow.count == 4
        running.cancel()

    asyncio.run(go())


@pytest.mark.parametrize("fault", [NoAnswer("judge"), ValueError("a bug")])
def test_a_worker_that_fails_leaves_decisions_unjudged(fault: Exception) -> None:
    async def go() -> None:
        slow = Slow()
        slow.fault = fault
        slow.go.set()
        running = asyncio.create_task(slow.reviews.run())
        slow.start("t1")
        found = await slow.made("t1")
        assert {each.verdict for turn in found.turns for each in turn.decisions} == {"unknown"}
        slow.fault = None
        slow.start("t2")
        await slow.made("t2")
        running.cancel()

    asyncio.run(go())


def test_a_bot_that_thinks_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []

    async def look_again(seconds: float) -> None:
        looks.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(module, "PATIENCE", 3600.0)
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=look_again, Event=asyncio.Event))

    async def go() -> None:
        slow = Slow()
        slow.go.set()
        slow.bots.waiting = 1
        running = asyncio.create_task(slow.reviews.run())
        slow.start("t1")
        await until_async(lambda: len(looks) > 10)
        assert slow.count == 0
        slow.bots.waiting = 0
        await until_async(lambda: slow.count == 2)
        running.cancel()

    asyncio.run(go())


def test_no_more_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2)

    async def go() -> None:
        slow = Slow()
        slow.go.set()
        running = asyncio.create_task(slow.reviews.run())
        for n in range(4):
            slow.start(f"t{n}")
            await slow.made(f"t{n}")
        assert [slow.reviews.find((f"t{n}", 1, 0)) is not None for n in range(4)] == [False, False, True, True]
        running.cancel()

    asyncio.run(go())
