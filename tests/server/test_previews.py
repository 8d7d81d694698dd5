"""What the link of a table says to messengers, which run no script."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import client, new_table, play
from tests.server.serving import Serving, serving
from tilerummy.server.edge.http import preview
from tilerummy.server.edge.http.assets import Assets
from tilerummy.server.edge.http.preview import accepted
from tilerummy.server.edge.middleware import POLICY, cost_of

SHELL = '<!doctype html>\n<html lang="en">\n<head><title>client</title></head>\n<body></body></html>'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("previews")
    (folder / "web").mkdir()
    (folder / "web/index.html").write_text(SHELL)
    (folder / "web/preview.png").write_bytes(b"png")
    with serving(folder) as running:
        running.app.state.assets = Assets(folder / "web")
        yield running


def invited(visitor: httpx.Client, name: str = "Ada", **more: Any) -> str:
    asked = {"game": "investo", "seats": ["person", "person"], "name": name, **more}
    answer = visitor.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def seen(visitor: httpx.Client, address: str, language: str = "en") -> dict[str, str]:
    answer = visitor.get(address, headers={"accept-language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)">', answer.text)
    return {key: html.unescape(value) for key, value in found}


def test_an_invitation_says_by_whom_to_what_how_long_and_what_differs(ann: httpx.Client, eve: httpx.Client) -> None:
    table = invited(
        ann, "Friederike", rules="referee=rulebook", clock={"kind": "turn", "seconds": 60}, hints=False
    )
    told = seen(eve, f"/t/{table}", "de-AT, en;q=0.5")
    assert told["og:title"] == "Friederike lädt dich zu Investo ein"
    minutes = eve.get(f"/api/tables/{table}").json()["minutes"]
    assert told["og:description"].startswith(f"Etwa {minutes} Minuten, zu zweit, bis 20 Punkte. Streng: ")
    assert told["og:description"].endswith("\N{BLACK DIAMOND SUIT} 1 Minute je Zug · Tipps: aus")
    assert told["description"] == told["og:description"]
    assert told["og:locale"] == "de_DE"
    assert told["og:url"] == f"{eve.base_url}/t/{table}".replace("//t/", "/t/")
    assert told["og:image"].endswith("/preview-investo.png")
    assert told["twitter:card"] == "summary_large_image"
    assert told["robots"] == "noindex"


@pytest.mark.parametrize(
    ("language", "title", "part", "locale"),
    [
        ("en", "Ada invites you to Gin-Rummy", "for three, 4 rounds. As in the rulebook · No clock", "en_GB"),
        ("fr", "Ada vous invite à une partie de Gin-Rummy", "à trois, en 4 manches", "fr_FR"),
        ("nl", "Ada nodigt je uit voor Gin-Rummy", "met z’n drieën, 4 rondes", "nl_NL"),
        ("de", "Ada lädt dich zu Gin-Rummy ein", "zu dritt, 4 Runden", "de_DE"),
    ],
)
def test_it_speaks_the_language_that_the_link_names_else_the_readers(
    ann: httpx.Client, eve: httpx.Client, language: str, title: str, part: str, locale: str
) -> None:
    table = invited(ann, game="gin", seats=["person", "person", "greedy"])
    for told in (seen(eve, f"/t/{table}", language), seen(eve, f"/t/{table}?lang={language}", "en-US")):
        assert told["og:title"] == title
        assert part in told["og:description"]
        assert told["og:locale"] == locale
    answer = eve.get(f"/t/{table}?lang={language}")
    assert f'<html lang="{language}">' in answer.text
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    again = eve.get(f"/t/{table}?lang={language}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


HOSTILE = ['"><script>a()</script>', "</title></head><b>", "' onload='x", "&quot;&lt;", "{ $game } ${x}", "%s {0} \\1"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_a_name(ann: httpx.Client, eve: httpx.Client, name: str) -> None:
    table = invited(ann, name)
    text = eve.get(f"/t/{table}").text
    assert seen(eve, f"/t/{table}")["og:title"] == f"{name} invites you to Investo"
    bare = re.sub(r'<meta (property|name)="[a-z:_]+" content="[^"<>]*">\n', "", text)
    assert bare == SHELL


def test_unknown_addresses_and_those_of_no_table_are_previewed_in_general(eve: httpx.Client) -> None:
    general = seen(eve, "/", "nl")
    assert general["og:title"] == "Tile Rummy"
    assert general["og:description"].startswith("Investo, Rummy en Gin-Rummy")
    assert general["og:image"].endswith("/preview.png")
    assert "robots" not in general
    for address in ("/t/nothing-here", f"/t/{'x' * 22}", "/t/%00", "/t/..%2f..", "/rules/gin", f"/t/{'x' * 22}/m/1"):
        assert seen(eve, address, "nl") == general


def test_a_table_that_is_over_is_previewed_in_general(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    table = new_table(ann, "gin", names=["Ada", "Bo"])
    running = seen(eve, f"/t/{table}")
    assert running["og:title"] == "Gin-Rummy: Ada, Bo"
    assert running["og:description"] == "All seats are taken. You can watch."
    play(server, table)
    assert seen(eve, f"/t/{table}") == seen(eve, "/")


def test_a_full_table_names_who_plays_and_says_whether_one_may_watch(ann: httpx.Client, eve: httpx.Client) -> None:
    table = invited(ann, game="rummy", seats=["person", "person", "easy", "easy"], watch=False, own=2, names=["", "Cy"])
    told = seen(eve, f"/t/{table}")
    assert told["og:title"] == "Rummy: Ada 1, Cy, Bo, Lou"
    assert told["og:description"] == "All seats are taken."


def test_nobody_is_named_who_gave_no_name(ann: httpx.Client, eve: httpx.Client) -> None:
    assert seen(eve, f"/t/{invited(ann, '')}")["og:title"] == "An invitation to Investo"


def test_a_preview_tells_no_more_than_the_lobby_shows(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    """Neither a seat's owner nor a seed nor a tile is anywhere in it."""
    table = new_table(ann, "rummy")
    live = server.run(server.node.registry.find(table))
    text = eve.get(f"/t/{table}").text
    secrets = [live.table.match.dealer.seed, *(chair.who for chair in live.table.chairs)]
    assert [secret for secret in secrets if secret and secret in text] == []


def test_a_table_is_not_waited_for(
    server: Serving, ann: httpx.Client, eve: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = invited(ann)
    live = server.run(server.node.registry.find(table))
    monkeypatch.setattr(preview, "PATIENCE", 0.05)
    server.run(live.lock.acquire())
    try:
        assert seen(eve, f"/t/{table}") == seen(eve, "/")
    finally:
        server.loop.call_soon_threadsafe(live.lock.release)  # type: ignore[union-attr]
    monkeypatch.undo()
    assert seen(eve, f"/t/{table}")["og:title"] == "Ada invites you to Investo"


def test_only_a_few_tables_are_read_for_previews_at_once(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    """What is in memory is shown all the same."""
    table, forgotten = invited(ann), invited(ann)
    registry, previews = server.node.registry, server.app.state.previews

    async def forget() -> None:
        registry.drop(registry.live[forgotten], 1012, "restart")

    server.run(forget())
    previews.loading = preview.MOST_LOADED
    try:
        assert seen(eve, f"/t/{forgotten}") == seen(eve, "/")
        assert seen(eve, f"/t/{table}")["og:title"] == "Ada invites you to Investo"
    finally:
        previews.loading = 0
    assert seen(eve, f"/t/{forgotten}")["og:title"] == "Ada invites you to Investo"
    assert previews.loading == 0


def test_a_host_that_is_none_is_not_repeated(eve: httpx.Client) -> None:
    told = eve.get("/", headers={"host": 'a"><script>'}).text
    assert "script" not in told
    assert "og:url" not in told


def test_looking_a_table_up_costs_a_request() -> None:
    assert cost_of("GET", "/t/abc") == 1.0
    assert cost_of("GET", "/assets/app.js") < 1.0


def test_files_have_no_preview_and_its_picture_may_be_shown_anywhere(eve: httpx.Client) -> None:
    assert eve.get("/index.html").text == SHELL
    assert eve.get("/preview.png").headers["cross-origin-resource-policy"] == "cross-origin"
    assert eve.get("/").headers["cross-origin-resource-policy"] == "same-origin"


def test_behind_https_addresses_are_https(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/index.html").write_text(SHELL)
    with serving(tmp_path, secure=True) as running, client(running) as visitor:
        running.app.state.assets = Assets(tmp_path / "web")
        assert seen(visitor, "/")["og:url"] == running.url.replace("http:", "https:") + "/"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("es, fr;q=0.5, de;q=0.7", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("*;q=0.5, sv", "en"),
        (";;q=,,=;de;q=zz", "en"),
        ("FR", "fr"),
    ],
)
def test_the_readers_language(header: str, language: str) -> None:
    assert accepted(header) == language


@pytest.mark.parametrize(
    ("more", "minutes"),
    [
        ({}, 25),
        ({"rules": "short"}, 15),
        ({"clock": {"kind": "turn", "seconds": 5}}, 5),
        ({"clock": {"kind": "bank", "seconds": 120, "more": 0}}, 5),
        ({"clock": {"kind": "days", "seconds": 86400}}, None),
        ({"seats": ["person", "greedy"]}, 15),
        ({"game": "rummy"}, 50),
        ({"game": "gin"}, 20),
    ],
)
def test_about_how_long_a_match_takes(ann: httpx.Client, more: dict[str, Any], minutes: int | None) -> None:
    table = invited(ann, **more)
    assert ann.get(f"/api/tables/{table}").json()["minutes"] == minutes
