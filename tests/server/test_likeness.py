"""Nobody at a table with several people passes for another of them, or for a bot."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import Serving, serving
from tests.server.test_http_tables import info_of, made, refused
from tilerummy.server.live.likeness import likeness


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http"), most_tables=1000) as running:
        yield running


SAME = ["Anna", "ANNA", "an na", "A.n.n.a", "\u0410nn\u0430", "\uff21nna"]


@pytest.mark.parametrize("name", SAME)
def test_a_name_that_looks_like_anothers_is_refused(ann: httpx.Client, ben: httpx.Client, name: str) -> None:
    table = made(ann, name="Anna")
    found = refused(ben.post(f"/api/tables/{table}/join", json={"name": name}), 409, "table-name-taken")
    assert found == {"name": name}
    assert not info_of(ann, table)["seats"][1]["taken"]
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Hanna"}).status_code == 201
    refused(ben.post(f"/api/tables/{table}/join", json={"name": name}), 409, "table-name-taken")
    assert info_of(ann, table)["seats"][1]["name"] == "Hanna"


@pytest.mark.parametrize("name", ["Paul 0", "PaulO", "paul\u03bf"])
def test_letters_and_digits_that_look_alike_are_alike(name: str) -> None:
    assert likeness(name) == likeness("Paul O")


@pytest.mark.parametrize("name", ["Ann\u3164", "An\ufe0fn", "\u1160Ann", "\u0251nn", "Ann\u2800"])
def test_what_shows_nothing_makes_no_other_name(name: str) -> None:
    assert likeness(name) == likeness("Ann")


@pytest.mark.parametrize(("one", "other"), [("B\u0585b", "Bob"), ("K\u0131m", "Kim")])
def test_letters_of_other_scripts_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_that_differ_are_not_alike() -> None:
    names = ["Ann", "Anna", "Zoe", "Zoë", "李", "王", "!!", "??", "👩", "👨", ""]
    assert len({likeness(name) for name in names}) == len(names)


def test_one_may_come_back_under_ones_own_name(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann, name="Ann")
    assert ann.post(f"/api/tables/{table}/join", json={"name": "ANN"}).status_code == 201
    assert info_of(ann, table)["seats"][0]["name"] == "ANN"


def test_nameless_people_do_not_stand_in_each_others_way(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann)
    assert ben.post(f"/api/tables/{table}/join", json={}).status_code == 201


@pytest.mark.parametrize("name", ["greedy", "Greedy", "gr eedy", "expert 2", "Kira", "K I R A", "k\u0456ra"])
def test_a_bots_name_is_refused_where_strangers_play(ann: httpx.Client, ben: httpx.Client, name: str) -> None:
    table = made(ann, seats=["person", "person", "greedy"])
    refused(ben.post(f"/api/tables/{table}/join", json={"name": name}), 409, "table-name-of-bot")
    body = {"game": "rummy", "seats": ["person", "person", "greedy"], "name": name}
    refused(ann.post("/api/tables", json=body), 409, "table-name-of-bot")


def test_the_second_of_a_level_has_its_own_character(ann: httpx.Client, ben: httpx.Client) -> None:
    table = made(ann, seats=["person", "person", "greedy", "greedy"])
    refused(ben.post(f"/api/tables/{table}/join", json={"name": "Leo"}), 409, "table-name-of-bot")
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Noor"}).status_code == 201


def test_a_real_tom_plays_where_no_bot_is_called_tom(ann: httpx.Client) -> None:
    made(ann, name="Tom")
    made(ann, seats=["person", "person", "greedy"], name="Tom")
    made(ann, seats=["person", "beginner", "beginner", "beginner"], name="Tom")  # no stranger can be deceived


def test_the_people_of_one_device_choose_their_names_among_themselves(ann: httpx.Client) -> None:
    made(ann, seats=["person"] * 3, own=2, names=["Ann", "ann"])
