"""Words for a deal: sealed after the commitment was seen, opened when everybody is ready, by rule where none comes."""

from typing import Any

import httpx
import pytest

from tests.server.blocking import Room, events, heard, run, settle
from tests.server.folding import playing
from tests.server.serving import Serving, serving
from tests.server.test_live import code_of
from tilerummy.bots.kept_word import KeptWord
from tilerummy.dealer import Word, commitment_of, seal_of
from tilerummy.luck import Rng
from tilerummy.server import projection, wire
from tilerummy.server.table import waiting
from tilerummy.server.table.events import Dealt, Did, Planned, decode
from tilerummy.server.table.table import Table

SEED = "0" * 64  # of every match in a Room
PROMISE = commitment_of(SEED)


def sealed(seat: int, salt: str, barred: int | None = None) -> str:
    return seal_of(PROMISE, barred, seat, salt)


async def gathered(room: Room, seats: tuple[str, ...] = ("person", "person")) -> list[Any]:
    await room.make(seats=seats, rounds=1)
    return [room.connect(who, seat) for seat, who in enumerate(("ann", "ben"))]


def words(room: Room) -> list[Word]:
    match = room.live.table.match
    assert match is not None
    assert match.dealer is not None
    assert match.dealer.terms is not None
    return list(match.dealer.terms.words)


def test_sealed_words_are_opened_when_everybody_is_ready() -> None:
    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        table = room.live.table
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        assert not table.opening
        assert code_of(await room.say(ann, wire.OpenWord, salt="a")) == "table-not-opening"
        await room.say(ben, wire.BeReady, seal=sealed(1, "b"))
        info = projection.table_info(table)
        assert (info.phase, info.opening, [seat.seal for seat in info.seats]) == (
            "gathering",
            True,
            [sealed(0, "a"), sealed(1, "b")],
        )
        await room.say(ben, wire.OpenWord, salt="b")
        assert table.phase == "gathering"
        await room.say(ann, wire.OpenWord, salt="a")
        assert (table.phase, events(ann)[-5:]) == ("playing", ["ready", "opened", "opened", "began", "dealt"])
        assert words(room) == [Word("device", sealed(0, "a"), "a"), Word("device", sealed(1, "b"), "b")]

    run(test)


def test_only_the_sealed_word_opens_a_seal() -> None:
    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        await room.say(ben, wire.BeReady)
        for salt in ("b", "", "a "):
            assert code_of(await room.say(ann, wire.OpenWord, salt=salt)) == "table-wrong-word"
        assert code_of(await room.say(ben, wire.OpenWord, salt="a")) == "table-not-opening"
        assert room.live.table.phase == "gathering"
        await room.say(ann, wire.OpenWord, salt="a")
        assert [word.by for word in words(room)] == ["device", "none"]

    run(test)


def test_a_word_that_comes_open_is_sealed_by_the_server() -> None:
    """Others see its seal before they open theirs; it must be for this deal and this seat."""

    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        wrong = await room.say(ann, wire.BeReady, salt="a", seal=sealed(1, "a"))
        assert code_of(wrong) == "table-wrong-word"
        await room.say(ann, wire.BeReady, salt="a", seal=sealed(0, "a"))
        await room.say(ben, wire.BeReady, salt="b")
        assert words(room) == [Word("device", sealed(0, "a"), "a"), Word("device", sealed(1, "b"), "b")]

    run(test)


def test_who_does_not_open_in_time_gives_the_seal() -> None:
    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        await room.say(ben, wire.BeReady, seal=sealed(1, "b"))
        table = room.live.table
        assert waiting.due(table) == room.now + waiting.OPENING
        room.now += 1_000
        await room.say(ann, wire.OpenWord, salt="a")
        assert waiting.due(table) == room.now - 1_000 + waiting.OPENING
        room.now += waiting.OPENING
        await room.live.driver.run_out(table.moved)
        assert table.phase == "playing"
        assert words(room) == [Word("device", sealed(0, "a"), "a"), Word("device", sealed(1, "b"))]
        loaded = Table.load(table.id, room.store.logs[table.id])
        assert (loaded.phase, loaded.seq, waiting.due(loaded)) == ("playing", table.seq, waiting.due(table))

    run(test)


def test_the_server_itself_goes_on_when_time_is_up() -> None:
    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        room.now -= 2 * waiting.OPENING
        await room.say(ben, wire.BeReady)
        assert room.live.driver.driving()
        room.now += 2 * waiting.OPENING
        room.live.driver.drive()
        for _ in range(100):
            await settle()
            if room.live.table.phase == "playing":
                return
        raise AssertionError

    run(test)


def test_who_leaves_while_words_are_opened_keeps_the_seat_and_the_word() -> None:
    """Else somebody could sit down who has seen the words of the others."""

    async def test(room: Room) -> None:
        ann, ben = await gathered(room)
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        await room.say(ben, wire.BeReady, seal=sealed(1, "b"))
        await room.say(ann, wire.OpenWord, salt="a")
        await room.say(ben, wire.Leave)
        chair = room.live.table.chairs[1]
        assert (chair.who, chair.gone, chair.seal, room.live.table.opening) == ("ben", True, sealed(1, "b"), True)
        await room.live.driver.run_out(room.live.table.moved)
        assert words(room)[1] == Word("device", sealed(1, "b"))

    run(test)


def test_bots_and_people_who_are_away_give_nothing() -> None:
    async def test(room: Room) -> None:
        await room.make("rummy", seats=("person", "person", "greedy"), rounds=1)
        ann = room.connect("ann", 0)
        ben = room.connect("ben", 1)
        await room.say(ann, wire.BeReady, salt="a")
        await room.say(ben, wire.BeReady, salt="b")
        await room.say(ben, wire.Leave)
        await room.say(ann, wire.End)
        await room.say(ann, wire.LetStandIn, seat=1, level="greedy")
        await room.say(ann, wire.BeReady, salt="c")
        assert [word.by for word in words(room)] == ["device", "away", "bot"]
        assert [word.text() for word in words(room)[1:]] == ["-", "-"]

    run(test)


def test_a_device_gives_the_words_of_all_its_seats() -> None:
    async def test(room: Room) -> None:
        ann, _ = await gathered(room)
        assert code_of(await room.say(ann, wire.BeReady, seat=1, salt="b")) == "table-not-your-seat"
        await room.live.seats.leave(1)
        await room.live.seats.sit("ann", "Ann 2", 1)
        await room.say(ann, wire.BeReady, seat=1, seal=sealed(1, "b"))
        await room.say(ann, wire.BeReady, seal=sealed(0, "a"))
        await room.say(ann, wire.OpenWord, seat=1, salt="b")
        await room.say(ann, wire.OpenWord, salt="a")
        assert [word.salt for word in words(room)] == ["a", "b"]

    run(test)


def test_words_are_for_one_match_and_not_for_its_rounds() -> None:
    async def test(room: Room) -> None:
        await room.make(rounds=2)
        ann, ben = room.connect("ann", 0), room.connect("ben", 1)
        for line in (ann, ben):
            await room.say(line, wire.BeReady, salt="first")
        await room.finish()
        for line in (ann, ben):
            await room.say(line, wire.BeReady, salt="between", seal="")
        assert [word.salt for word in words(room)] == ["first", "first"]
        await room.finish()
        assert room.live.table.phase == "over"
        assert [(chair.salt, chair.seal) for chair in room.live.table.chairs] == [("", ""), ("", "")]
        barred = room.live.table.starter
        await room.say(ann, wire.BeReady, seal=sealed(0, "a", barred))
        await room.say(ben, wire.BeReady)
        await room.say(ann, wire.OpenWord, salt="a")
        assert words(room) == [Word("device", sealed(0, "a", barred), "a"), Word("none")]
        assert room.live.table.turn != barred

    run(test)


def test_a_planned_match_is_told_as_it_stands_after_the_last_move_that_was_taken_over() -> None:
    """That move is the last of many events: what it tells of the table is not only what moves change."""

    async def test(room: Room) -> None:
        await room.make()
        ann, ben = room.connect("ann", 0), room.connect("ben", 1)
        log, rng = playing(), Rng(1)
        for _ in range(3):
            log.greedy(rng)
        moves = [event for row in log.rows if isinstance(event := decode(row.data), Dealt | Did)]
        await room.live.log.commit(room.live.moves.fold(Planned(moves)))
        await room.say(ann, wire.BeReady, salt="a")
        await room.say(ben, wire.BeReady, salt="b")
        last = heard(ann)[-1]
        assert (last["event"]["what"], last["table"]["phase"]) == ("did", "playing")
        assert last["position"]["view"]["turn"] == room.live.table.turn
        assert room.live.table.match is not None
        assert room.live.table.match.taken_over == len(moves)

    run(test)


# ---- what a device keeps


def kept() -> tuple[KeptWord, dict[str, Any]]:
    word = KeptWord(PROMISE, 1, 0)
    other = seal_of(PROMISE, 1, 1, "b")
    word.open([word.seal, other])
    mine = {"by": "device", "seal": word.seal, "salt": word.salt}
    return word, {"commitment": PROMISE, "barred": 1, "words": [mine, {"by": "device", "seal": other, "salt": "b"}]}


def test_a_device_agrees_with_an_honest_dealer() -> None:
    word, match = kept()
    assert word.fault(match) == ""
    word.seals = None  # it never came to open it
    del match["words"][0]["salt"]
    assert word.fault(match) == ""


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda match: match.update(commitment=commitment_of("1" * 64)), "fair-other-promise"),
        (lambda match: match.update(barred=None), "fair-other-promise"),
        (lambda match: match["words"][0].update(salt="chosen"), "fair-word-changed"),
        (lambda match: match["words"][0].update(seal=sealed(0, "chosen")), "fair-word-changed"),
        (lambda match: match["words"][0].pop("salt"), "fair-not-heard"),
        (lambda match: match["words"].reverse(), "fair-word-changed"),
        (lambda match: match.update(words=[]), "fair-word-changed"),
        (lambda match: match["words"][1].update(seal=sealed(1, "chosen")), "fair-late-word"),
    ],
)
def test_a_device_catches_a_dealer_that_swaps(change: Any, key: str) -> None:
    word, match = kept()
    change(match)
    assert word.fault(match) == key


# ---- over HTTP


def ask(visitor: httpx.Client, path: str, **body: Any) -> httpx.Response:
    return visitor.post(path, json=body)


def test_a_word_before_the_promise_is_refused(tmp_path: Any) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url) as ann:
        asked: dict[str, Any] = {"game": "gin", "seats": ["person", "greedy"]}
        for more in ({"start": True}, {}):
            answer = ask(ann, "/api/tables", **asked, **more, salt="mine")
            assert (answer.status_code, answer.json()["code"]) == (422, "server-salt-too-early")
        table = ask(ann, "/api/tables", **asked, start=True).json()["id"]
        assert ann.get(f"/api/tables/{table}").json()["table"]["match"]["words"] == [{"by": "none"}, {"by": "bot"}]

        async def end() -> None:
            live = await server.node.registry.find(table)
            async with live.lock:
                await live.seats.end(0)

        server.run(end())
        assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["devices"] == []  # the dealer's word only
        path = f"/api/tables/{table}/matches/1/play-on"
        assert ask(ann, path, at=1, salt="mine").json()["code"] == "server-salt-too-early"
        play_on_with_a_word(server, ann, path)


def play_on_with_a_word(server: Serving, ann: httpx.Client, path: str) -> None:
    """The promise is seen before the word comes, and the match goes on from the moment that was chosen."""
    made = ask(ann, path, at=1, seat=0, start=False).json()["id"]
    info = ann.get(f"/api/tables/{made}").json()["table"]
    assert (info["phase"], info["match"], len(info["next"])) == ("gathering", None, 64)

    async def ready_and_end() -> None:
        live = await server.node.registry.find(made)
        async with live.lock:
            await live.seats.ready(0, "mine")
            assert live.table.phase == "playing"
            await live.seats.end(0)

    server.run(ready_and_end())
    match = ann.get(f"/api/tables/{made}").json()["table"]["match"]
    assert match["commitment"] == info["next"]
    assert match["words"][0] == {"by": "device", "seal": seal_of(info["next"], None, 0, "mine"), "salt": "mine"}
    verdict = ann.get(f"/api/tables/{made}/matches/1/verify").json()
    assert (verdict["good"], verdict["given"], verdict["devices"]) == (True, 1, [0])
