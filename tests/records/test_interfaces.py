"""A client of an older version gets on with this one: nothing it sends or reads is gone or stricter."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.records import corpus
from tests.records.interfaces import compare_http, compare_options, compare_sockets
from tools.corpus.interfaces import DOCS, codes, options

FOLDERS = [folder / "interfaces" for folder in corpus.having("interfaces")]
HTTP, SOCKET = "openapi.json", "protocol.schema.json"
COMPARE = {HTTP: compare_http, SOCKET: compare_sockets}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("name", COMPARE)
def test_clients_of_an_older_version_get_on_with_this_one(folder: Path, name: str) -> None:
    assert COMPARE[name](read(folder / name), read(DOCS / name)) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_value_that_an_option_could_have_it_can_have(folder: Path) -> None:
    assert compare_options(read(folder / "options.json"), options()) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_code_has_disappeared(folder: Path) -> None:
    assert set(read(folder / "codes.json")) - set(codes()) == set()


# ---- the comparison itself: each change is made to the stored document, which is compared with itself before

DEFINED = {HTTP: ("components", "schemas"), SOCKET: ("$defs",)}
Path_ = tuple[str, ...]
# What is set to what (`None`: removed), and what is said about it.
BREAKING: list[tuple[str, Path_, Any, str]] = [
    (HTTP, ("paths", "/api/mine"), None, "GET /api/mine: gone"),
    (HTTP, ("paths", "/api/me", "put"), None, "PUT /api/me: gone"),
    (HTTP, ("paths", "/api/me", "put", "responses", "200"), None, "PUT /api/me: never answers 200 any more"),
    (HTTP, ("Made", "properties", "seats"), None, ".seats: gone"),
    (HTTP, ("Made", "required"), ["id"], ".seats: may be absent now"),
    (HTTP, ("MadeKey", "properties", "key", "type"), "integer", ".key: was string, is integer"),
    (HTTP, ("NewTable", "properties", "salt"), None, ".salt: gone"),
    (HTTP, ("NewTable", "required"), ["game", "seats", "rules"], ".rules: must be sent now"),
    (HTTP, ("NewTable", "properties", "name", "maxLength"), 10, ".name: maxLength was 80, is 10"),
    (HTTP, ("NewTable", "properties", "game", "minLength"), 9, ".game: minLength was None, is 9"),
    (SOCKET, ("Act", "properties", "t", "enum"), ["do"], "FromClient: no t=act any more"),
    (SOCKET, ("Pong", "properties", "t", "enum"), ["peng"], "ToClient: no t=pong any more"),
    (SOCKET, ("Act", "required"), ["t", "id", "at", "a", "more"], ".more: must be sent now"),
    (SOCKET, ("SeatInfo", "properties", "name"), None, ".name: gone"),
    (SOCKET, ("Refused", "properties", "code", "type"), "integer", ".code: was string, is integer"),
    (SOCKET, ("LobbyInfo", "properties", "id"), None, "LobbyList.tables[].id: gone"),
    (HTTP, ("Clock", "properties", "kind", "enum"), ["none", "turn"], ".kind: no bank, days any more"),
]
HARMLESS: list[tuple[str, Path_, Any]] = [
    (HTTP, ("paths", "/api/new"), {"get": {"responses": {}}}),
    (HTTP, ("Made", "properties", "more"), {"type": "string"}),
    (HTTP, ("Made", "required"), ["id", "seats", "more"]),
    (HTTP, ("NewTable", "properties", "more"), {"type": "string"}),
    (HTTP, ("NewTable", "required"), ["game"]),
    (HTTP, ("NewTable", "properties", "name", "maxLength"), 100),
    (SOCKET, ("Pong", "properties", "more"), {"type": "string"}),
    (SOCKET, ("Clock", "properties", "kind", "enum"), ["none", "turn", "bank", "days", "more"]),
]


def changed(name: str, path: Path_, value: Any) -> tuple[Any, Any]:
    old = read(FOLDERS[0] / name)
    new = copy.deepcopy(old)
    path = path if path[0] == "paths" else (*DEFINED[name], *path)
    found = new
    for word in path[:-1]:
        found = found[word]
    if value is None:
        del found[path[-1]]
    else:
        found[path[-1]] = value
    return old, new


@pytest.mark.parametrize(("name", "path", "value", "said"), BREAKING, ids=lambda given: str(given)[:60])
def test_what_breaks_clients_is_found(name: str, path: Path_, value: Any, said: str) -> None:
    found = COMPARE[name](*changed(name, path, value))
    assert found
    assert any(said in problem for problem in found), found


@pytest.mark.parametrize(("name", "path", "value"), HARMLESS, ids=lambda given: str(given)[:60])
def test_what_breaks_no_client_is_allowed(name: str, path: Path_, value: Any) -> None:
    assert COMPARE[name](*changed(name, path, value)) == []


@pytest.mark.parametrize("name", DEFINED)
def test_definitions_may_be_renamed(name: str) -> None:
    text = (FOLDERS[0] / name).read_text(encoding="utf-8")
    renamed = text.replace('/Clock"', '/Timer"').replace('"Clock": {', '"Timer": {')
    assert renamed != text
    assert COMPARE[name](json.loads(text), json.loads(renamed)) == []


def test_a_smaller_range_of_an_option_is_found() -> None:
    old = {"rummy": {"tiles": {"type": "number", "default": 5, "least": 1, "most": 9}}}
    for change in ({"least": 2}, {"most": 8}, {"default": 6}, {"type": "flag"}):
        new = {"rummy": {"tiles": {**old["rummy"]["tiles"], **change}}}
        assert len(compare_options(old, new)) == 1, change
    wider = {"rummy": {"tiles": {"type": "number", "default": 5, "least": 0, "most": 10}, "more": {}}}
    assert compare_options(old, wider) == []
    assert len(compare_options(old, {"rummy": {}})) == 1
    choice = {"gin": {"aces": {"type": "choice", "default": "low", "values": ["low", "both"]}}}
    fewer = {"gin": {"aces": {"type": "choice", "default": "low", "values": ["low"]}}}
    assert compare_options(fewer, choice) == []
    assert len(compare_options(choice, fewer)) == 1
