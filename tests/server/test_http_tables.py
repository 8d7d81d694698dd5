"""Making tables, finding them, taking seats, over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import client, new_table, play
from tests.server.serving import Serving, serving
from tilerummy.games import GAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http"), most_tables=1000) as running:
        yield running


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    params: dict[str, Any] = answer.json()["params"]
    return params


# ---- the visitor


def test_a_name_is_kept_without_needless_blanks(ann: httpx.Client) -> None:
    assert ann.get("/api/me").json()["name"] == ""
    assert ann.put("/api/me", json={"name": "  Anna   Lena "}).json()["name"] == "Anna Lena"
    assert ann.get("/api/me").json()["name"] == "Anna Lena"
    assert ann.put("/api/me", json={"name": "x" * 24}).status_code == 200
    assert ann.put("/api/me", json={"name": ""}).json()["name"] == ""


FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"
FLAG = "\U0001f1e7\U0001f1ea"


@pytest.mark.parametrize("name", [FAMILY, f"Les {FAMILY}s", "\u2764\ufe0f", "Zoe\u0308", "สมศักดิ์", FLAG * 12])
def test_a_name_is_what_people_see(ann: httpx.Client, name: str) -> None:
    """A family is one character, marks belong to their letter, a flag is one."""
    assert ann.put("/api/me", json={"name": name}).json()["name"] == name


COVERED = "e\u0301\u0301\u0301\u0301"
BLANK = "\u3164 \u115f \u1160 \uffa0 \u2800 \u034f \ufe00 \ufe0e \u180b \u17b4 \U000e0100 \U0001d159".split()
HIDDEN = ["a\u0000b", "a\u202eb", "\ue000", "a\u200db", "\u200d", "a\ufe0f", "\u0308", COVERED]
HIDDEN += [*BLANK, *(f"Ann{char}" for char in BLANK)]


@pytest.mark.parametrize("name", ["x" * 25, FAMILY * 20, *HIDDEN])
def test_a_name_that_cannot_be_shown_is_refused(ann: httpx.Client, name: str) -> None:
    assert refused(ann.put("/api/me", json={"name": name}), 422, "server-bad-name") == {"most": 24}


def test_of_several_devices_the_name_that_was_chosen_last_counts(ann: httpx.Client) -> None:
    """However late they tell it: one may have been without a connection."""

    def tell(**said: Any) -> dict[str, Any]:
        answer = ann.put("/api/me", json=said)
        assert answer.status_code == 200, answer.text
        assert ann.get("/api/me").json() == answer.json()
        found: dict[str, Any] = answer.json()
        return found

    assert tell(name="Ann", at=5_000) == {"name": "Ann", "at": 5_000}
    assert tell(name="Old", at=4_000) == {"name": "Ann", "at": 5_000}
    assert tell(name="Anna", at=6_000) == {"name": "Anna", "at": 6_000}
    now = tell(name="Anne")  # without a time: now
    assert (now["name"], now["at"] > 6_000) == ("Anne", True)
    ahead = tell(name="Future", at=2**53)  # a clock that is wrong
    assert (ahead["name"], now["at"] <= ahead["at"] < now["at"] + 3_600_000) == ("Future", True)
    assert tell(name="") == {"name": ""}
    assert tell(name="Ann", at=5_000) == {"name": "Ann", "at": 5_000}  # none is no name that was chosen
    refused(ann.put("/api/me", json={"name": "x", "at": -1}), 400, "server-bad-request")


def test_markup_in_a_name_stays_text(ann: httpx.Client) -> None:
    answer = ann.put("/api/me", json={"name": "<b>Ann</b>"})
    assert answer.json()["name"] == "<b>Ann</b>"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_session_is_long_and_hidden_from_scripts(ann: httpx.Client) -> None:
    line = ann.get("/api/me").headers["set-cookie"]
    secret = line.partition("=")[2].partition(";")[0]
    assert len(secret) * 6 >= 120
    assert "HttpOnly" in line
    assert "SameSite=lax" in line
    assert "Secure" not in line


def test_the_cookie_is_secure_where_there_is_https(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as running, client(running) as visitor:
        answer = visitor.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


# ---- games


def test_every_game_is_listed_with_all_its_options(ann: httpx.Client) -> None:
    found = {game["name"]: game for game in ann.get("/api/games").json()}
    assert found.keys() == GAMES.keys()
    for name, game in GAMES.items():
        info = found[name]
        assert info["seats"] == list(game.seats)
        assert info["bots"] == list(game.bots())
        assert [option["name"] for option in info["options"]] == list(game.rules_type.__struct_fields__)
        for preset in info["presets"]:
            assert game.rules_type.make(preset["options"]) == game.rules_type.parse(preset["name"])
    opening = next(option for option in found["rummy"]["options"] if option["name"] == "opening")
    assert opening == {"name": "opening", "type": "number", "default": 30, "least": 0, "most": 100}
    assert found["rummy"]["turn_seconds"] == 60


# ---- new tables


def info_of(visitor: httpx.Client, table: str) -> dict[str, Any]:
    info: dict[str, Any] = visitor.get(f"/api/tables/{table}").json()["table"]
    return info


def made(visitor: httpx.Client, **asked: Any) -> str:
    answer = visitor.post("/api/tables", json={"game": "rummy", "seats": ["person", "person"], **asked})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_rules_come_as_text_or_as_data(ann: httpx.Client) -> None:
    text = info_of(ann, made(ann, rules="family rounds=2", clock={"kind": "none"}))
    data = info_of(ann, made(ann, rules=text["rules"], clock={"kind": "none"}))
    assert text["rules"] == data["rules"]
    assert text["rules"]["rounds"] == 2


def test_people_at_rummy_get_its_clock_unless_they_say_otherwise(ann: httpx.Client) -> None:
    """R4."""
    assert info_of(ann, made(ann))["clock"] == {"kind": "turn", "seconds": 60, "more": 0}
    assert info_of(ann, made(ann))["rules"]["timer"] == 60
    assert info_of(ann, made(ann, clock={"kind": "none"}))["clock"]["kind"] == "none"
    assert info_of(ann, made(ann, seats=["person", "greedy"]))["clock"]["kind"] == "none"
    assert info_of(ann, made(ann, game="investo"))["clock"]["kind"] == "none"


def test_a_table_against_bots_is_played_at_once(ann: httpx.Client) -> None:
    table = made(ann, seats=["person", "greedy"], start=True, name="Ann")
    found = ann.get(f"/api/tables/{table}").json()
    assert found["table"]["phase"] == "playing"
    assert found["mine"] == [0]
    assert found["table"]["seats"][0]["name"] == "Ann"


def test_how_a_match_stands_is_told_to_whoever_sits_there(ann: httpx.Client, ben: httpx.Client) -> None:
    """As a spectator sees it: nobody's rack, not even mine."""
    waiting, table = made(ann), made(ann, seats=["person", "greedy"], start=True)
    assert ann.get(f"/api/tables/{waiting}").json()["view"] is None
    found = ann.get(f"/api/tables/{table}").json()["view"]
    assert found["turn"] in (0, 1)
    assert [side["rack"] for side in found["sides"]] == [None, None]
    assert ben.get(f"/api/tables/{table}").json()["view"] is None


def test_several_people_on_one_device_have_a_seat_each(ann: httpx.Client) -> None:
    table = made(ann, seats=["person", "person", "person"], own=2, start=True)
    assert ann.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
    assert info_of(ann, table)["phase"] == "gathering"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "server-no-such-game"),
        ({"seats": ["person"]}, "server-bad-seats"),
        ({"seats": ["person"] * 5}, "server-bad-seats"),
        ({"seats": ["person", "hal"]}, "table-no-such-bot"),
        ({"seats": ["greedy", "greedy"]}, "server-no-person"),
        ({"seats": ["person", "greedy"], "own": 2}, "server-bad-own"),
        ({"rules": "nonsense"}, "rules-no-such-preset"),
        ({"rules": "speed=7"}, "rules-no-such-option"),
        ({"rules": "opening=900"}, "rules-bad-option"),
        ({"rules": {"opening": "x"}}, "rules-bad-option"),
        ({"rules": "combinations=series mixed=true"}, "rules-mixed-needs-sequences"),
        ({"clock": {"kind": "turn", "seconds": 0}}, "server-bad-clock"),
        ({"clock": {"kind": "days", "seconds": 60}}, "server-bad-clock"),
        ({"clock": {"kind": "turn", "seconds": 60, "more": 5}}, "server-bad-clock"),
        ({"name": "x" * 30}, "server-bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: httpx.Client, asked: dict[str, Any], code: str) -> None:
    body = {"game": "rummy", "seats": ["person", "person"], **asked}
    refused(ann.post("/api/tables", json=body), 422, code)


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"game": 1}', '{"game": "rummy", "seats": []}'])
def test_what_cannot_be_read_is_refused(ann: httpx.Client, body: str) -> None:
    answer = ann.post("/api/tables", content=body, headers={"content-type": "application/json"})
    refused(answer, 400, "server-bad-request")


def test_an_unknown_field_is_refused(ann: httpx.Client) -> None:
    body: dict[str, Any] = {"game": "rummy", "seats": ["person", "person"]}
    refused(ann.post("/api/tables", json={**body, "x": 1}), 400, "server-bad-request")
    clock = {"kind": "turn", "seconds": 60}
    refused(ann.post("/api/tables", json={**body, "clock": {**clock, "x": 1}}), 400, "server-bad-request")
    assert ann.post("/api/tables", json={**body, "clock": clock}).status_code == 201


def test_a_visitor_has_so_many_tables_only(tmp_path: Path) -> None:
    with serving(tmp_path, most_tables=2) as running, client(running) as visitor:
        first = new_table(visitor)
        new_table(visitor)
        body = {"game": "investo", "seats": ["person", "greedy"]}
        assert refused(visitor.post("/api/tables", json=body), 429, "server-too-many-tables") == {"most": 2}
        play(running, first)  # what is over does not count
        assert visitor.post("/api/tables", json=body).status_code == 201


# ---- finding and joining


@pytest.mark.parametrize("hints", [True, False])
def test_the_list_says_whether_hints_are_allowed(ann: httpx.Client, hints: bool) -> None:
    shown = made(ann, public=True, hints=hints)
    assert [table["hints"] for table in ann.get("/api/tables").json() if table["id"] == shown] == [hints]


def test_only_public_tables_are_in_the_list(ann: httpx.Client, ben: httpx.Client) -> None:
    shown, hidden = made(ann, public=True), made(ann)
    listed = [table["id"] for table in ben.get("/api/tables").json()]
    assert shown in listed
    assert hidden not in listed


def test_whoever_has_the_link_takes_a_free_seat(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann, name="Ann")
    answer = ben.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    assert answer.json() == {"id": table, "seats": [1]}
    assert [seat["name"] for seat in info_of(ann, table)["seats"]] == ["Ann", "Ben"]
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Benno"}).json()["seats"] == [1]
    assert info_of(ann, table)["seats"][1]["name"] == "Benno"


def test_a_full_table_and_a_taken_seat_are_refused(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann, own=2)
    refused(ben.post(f"/api/tables/{table}/join", json={}), 409, "table-table-full")
    refused(ben.post(f"/api/tables/{table}/join", json={"seat": 0}), 409, "table-seat-taken")
    refused(ben.post(f"/api/tables/{table}/join", json={"seat": 7}), 409, "table-seat-taken")
    refused(ben.post(f"/api/tables/{table}/join", json={"seat": -1}), 400, "server-bad-request")


def test_a_table_that_is_not_there(ann: httpx.Client) -> None:
    for path in ("", "/matches/1/record", "/matches/1/replay", "/matches/1/verify"):
        refused(ann.get(f"/api/tables/nothing-here{path}"), 404, "table-no-such-table")
    for path, body in (("join", {}), ("key", {}), ("move", {"key": "x"})):
        refused(ann.post(f"/api/tables/nothing-here/{path}", json=body), 404, "table-no-such-table")


def test_what_is_told_of_a_table_names_no_tile(ann: httpx.Client, ben: httpx.Client) -> None:
    table = new_table(ann)
    text = ben.get(f"/api/tables/{table}").text
    assert '"rack":' not in text
    assert '"seed":""' in text


# ---- another device


def test_a_key_moves_the_seat_once(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann, seats=["person", "greedy"])
    key = ann.post(f"/api/tables/{table}/key", json={}).json()
    assert len(key["key"]) * 6 >= 120
    refused(ben.post(f"/api/tables/{table}/move", json={"key": key["key"][:-1]}), 403, "table-wrong-key")
    assert ben.post(f"/api/tables/{table}/move", json={"key": key["key"]}).json() == {"id": table, "seats": [0]}
    assert ann.get(f"/api/tables/{table}").json()["mine"] == []
    refused(ann.post(f"/api/tables/{table}/move", json={"key": key["key"]}), 403, "table-wrong-key")


def test_only_the_owner_makes_a_key(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann)
    refused(ben.post(f"/api/tables/{table}/key", json={}), 403, "table-not-seated")
    refused(ann.post(f"/api/tables/{table}/key", json={"seat": 1}), 403, "table-not-your-seat")


# ---- my tables


def test_my_tables_are_listed_with_their_matches(server: Serving, ann: httpx.Client, ben: httpx.Client) -> None:
    running, over = new_table(ann, name="Ann"), new_table(ann, name="Ann")
    play(server, running, 3)
    play(server, over)
    found = {table["id"]: table for table in ann.get("/api/mine").json()}
    assert found.keys() == {running, over}
    assert found[running]["mine"] == [0, 1]
    assert found[running]["names"] == ["Ann 1", "Ann 2"]
    assert [(match["moves"], match["over"]) for match in found[running]["matches"]] == [(3, False)]
    assert [match["over"] for match in found[over]["matches"]] == [True]
    assert ben.get("/api/mine").json() == []


def test_my_tables_say_which_seats_are_bots(ann: httpx.Client) -> None:
    table = new_table(ann, seats=["person", "greedy"], own=1, name="greedy")
    found = next(each for each in ann.get("/api/mine").json() if each["id"] == table)
    assert found["names"] == ["greedy", "greedy"]
    assert found["bots"] == ["", "greedy"]


@pytest.mark.parametrize(
    ("seats", "asked", "hints"),
    [
        (["person", "greedy"], {}, True),
        (["person", "person"], {}, False),
        (["person", "person"], {"own": 2}, False),
        (["person", "person"], {"hints": True}, True),
        (["person", "greedy"], {"hints": False}, False),
    ],
)
def test_hints_between_people_are_agreed_on(
    ann: httpx.Client, ben: httpx.Client, seats: list[str], asked: dict[str, Any], hints: bool
) -> None:
    """Without a word there are none; against bots alone they are allowed. Whoever looks at the table sees it."""
    name = ann.post("/api/tables", json={"game": "investo", "seats": seats, **asked}).json()["id"]
    assert ben.get(f"/api/tables/{name}").json()["table"]["hints"] is hints


def test_people_on_one_device_have_names_of_their_own(ann: httpx.Client) -> None:
    body = {"game": "rummy", "seats": ["person"] * 3, "own": 3, "names": ["Ann", "", "Cleo"], "name": "Home"}
    made = ann.post("/api/tables", json=body).json()["id"]
    seats = ann.get(f"/api/tables/{made}").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Home 2", "Cleo"]
    params = refused(ann.post("/api/tables", json={**body, "names": ["a\u202eb"]}), 422, "server-bad-name")
    assert params == {"most": 24}
