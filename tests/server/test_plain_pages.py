"""The privacy page in four languages, the host's page, security.txt."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import Serving, serving
from tests.server.test_http_tables import refused
from tests.server.test_people import SECRET
from tilerummy.server.edge.http import assets
from tilerummy.server.edge.http.host import HostedTable, SeatedPerson
from tilerummy.server.store.people import Ban, Noted
from tilerummy.server.store.reports import Complaint
from tilerummy.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("pages")
    with serving(folder, keep_days=45, host_secret=SECRET, contact="mailto:host@example.org") as running:
        yield running


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("bare"), keep_days=0) as running:
        yield running


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_page_says_what_the_settings_make_true(server: Serving, bare: Serving, language: str) -> None:
    headers = {"accept-language": f"xx, {language}-XX;q=0.8, en;q=0.1"}
    text = httpx.get(f"{server.url}/privacy", headers=headers).text
    assert f'<html lang="{language}">' in text
    assert re.search(r"\b52\b", text)
    kept = httpx.get(f"{bare.url}/privacy?lang={language}").text
    assert Words(language)("privacy-kept-always") in kept
    assert not re.search(r"\b0\b", re.sub("<[^>]*>", "", kept))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_licences_of_others_are_shown(server: Serving, language: str) -> None:
    text = httpx.get(f"{server.url}/licences?lang={language}").text
    assert Words(language)("licences-ours") in text
    assert 'href="/licences"' in httpx.get(f"{server.url}/privacy").text
    if assets.has_page():
        assert "Mozilla Public License Version 2.0" in text
        assert httpx.get(f"{server.url}/licences.txt").text.startswith("tilerummy contains work")


def test_no_script_or_style_stands_in_a_page(server: Serving) -> None:
    """The content policy would not let it run."""
    for path in ("/privacy", "/host"):
        text = httpx.get(server.url + path).text
        assert re.findall(r"<script[^>]*>[^<]", text) == []
        assert "<style" not in text
        for name in re.findall(r'(?:src|href)="(/plain/[^"]*)"', text):
            assert httpx.get(server.url + name).status_code == 200


@pytest.mark.parametrize("lang", ["xx", "", 'en"><script>', "../de"])
def test_an_odd_language_is_english(server: Serving, lang: str) -> None:
    answer = httpx.get(f"{server.url}/privacy", params={"lang": lang})
    assert answer.status_code == 200
    assert '<html lang="en">' in answer.text


def test_the_hosts_page_is_there_only_with_a_secret_and_does_not_tell_it(server: Serving, bare: Serving) -> None:
    assert SECRET not in httpx.get(f"{server.url}/host").text
    refused(httpx.get(f"{bare.url}/api/host/reports"), 404, "server-not-found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_secret_the_hosts_page_says_how_to_set_one(bare: Serving, language: str) -> None:
    answer = httpx.get(f"{bare.url}/host?lang={language}")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert "TILERUMMY_HOST_SECRET" in answer.text
    assert "<form" not in answer.text


def test_security_txt_comes_from_the_setting(server: Serving, bare: Serving) -> None:
    text = httpx.get(f"{server.url}/.well-known/security.txt").text
    assert text.startswith("Contact: mailto:host@example.org\nExpires: 20")
    refused(httpx.get(f"{bare.url}/.well-known/security.txt"), 404, "server-not-found")


@pytest.mark.parametrize("name", ["nothing.js", "plain_pages.py", "..%2Fplain_pages.py"])
def test_only_its_own_files_are_given(server: Serving, name: str) -> None:
    assert httpx.get(f"{server.url}/plain/{name}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hosts_page_has_a_sentence_for_each_refusal(server: Serving, language: str) -> None:
    """Its script puts in what the server says of it."""
    text = httpx.get(f"{server.url}/host?lang={language}").text
    said = dict(re.findall(r'<template data-code="([^"]+)">([^<]+)</template>', text))
    answer = httpx.post(
        f"{server.url}/api/host/ban", json={"object": "nobody"}, headers={"authorization": f"Bearer {SECRET}"}
    )
    assert "{object}" in said[answer.json()["code"]]
    assert answer.json()["params"] == {"object": "nobody"}
    assert said[httpx.get(f"{server.url}/api/host/log").json()["code"]] == Words(language)("server-wrong-secret")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hosts_page_names_every_field_in_its_language(server: Serving, language: str) -> None:
    text = httpx.get(f"{server.url}/host?lang={language}").text
    named = dict(re.findall(r'<template data-field="([^"]+)">([^<]+)</template>', text))
    shown = {name for kind in (Complaint, Ban, Noted, HostedTable, SeatedPerson) for name in kind.__struct_fields__}
    assert set(named) == shown
    assert named["who"] == Words(language)("host-field-who")


def test_a_ban_asks_for_a_number_and_for_good_by_name(server: Serving) -> None:
    text = httpx.get(f"{server.url}/host?lang=en").text
    form = text.partition('<form data-task="ban"')[2].partition("</form>")[0]
    assert re.search(r'<input name="hours" type="number" min="0.1"[^>]* required', form)
    assert '<input name="good" type="checkbox"' in form
    for task, asks in (("ban", True), ("close", True), ("unban", False), ("look", False)):
        assert (f'<form data-task="{task}" data-sure=' in text) is asks


def test_deleting_leaves_what_is_not_of_the_server(server: Serving) -> None:
    script = httpx.get(f"{server.url}/plain/privacy.js").text
    assert "localStorage.clear" not in script
