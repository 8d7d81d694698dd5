"""Pages that the server makes itself, in the language of the browser: privacy, and the host's. And security.txt.

The privacy page says what the settings make true; docs/server.md and tests say the same.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.http.assets import Assets
from tilerummy.server.live.services import Services
from tilerummy.server.store.trash import WEEK
from tilerummy.server.upkeep.retention import DAY
from tilerummy.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "plain"
FILES = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir()) if path.suffix in (".css", ".js")}
MEDIA = {"css": "text/css", "js": "text/javascript"}
HTML = "text/html"
STORED = ("cookie", "name", "tables", "people", "host", "address", "log", "device", "nobody", "backups")
# The host's lists, and where they come from.
LISTS = {"reports": "reports?signs=false", "signs": "reports?signs=true", "bans": "bans", "log": "log"}
# The host's forms: the task, and its fields.
TASKS = {
    "ban": ("object", "hours", "good", "reason"),
    "unban": ("object",),
    "close": ("table", "reason"),
    "rename": ("who", "name"),
    "look": ("table",),
}
ASKED_TWICE = ("ban", "close")
KINDS = {"hours": 'type="number" min="0.1" step="any" required', "good": 'type="checkbox"'}  # fields that are not text
# What the lists show, by the names that programs get.
FIELDS = (
    "id at table seat who name author reason kind object until task detail game public phase closed people gone"
).split()
# What can be wrong with it; the page puts in what the server says of it.
REFUSALS = (
    "server-wrong-secret",
    "table-too-fast",
    "table-no-such-table",
    "host-bad-object",
    "host-bad-hours",
    "host-not-banned",
    "host-bad-visitor",
    "host-no-such-visitor",
    "server-name-forbidden",
    "server-bad-name",
    "table-try-again",
)
UNKNOWN = {name: "{" + name + "}" for name in ("object", "most", "name")}
VALID = timedelta(days=180)  # of security.txt, from when it is asked for

Asked = Request[Any, Any, Any]


def language_of(request: Asked) -> str:
    """The one in the address, else the first that the browser wants and we have."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [word.partition(";")[0].strip() for word in request.headers.get("accept-language", "").split(",")]
    return next((word[:2].lower() for word in wanted if word[:2].lower() in LANGUAGES), "en")


def page(words: Words, title: str, body: str, script: str = "", status: int = 200) -> Response[str]:
    end = f'<script src="/plain/{script}"></script>' if script else ""
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/plain/plain.css"></head>'
        f'<body><p class="home"><a href="/">Tile Rummy</a></p><h1>{title}</h1>{body}{end}</body></html>'
    )
    return Response(text, status_code=status, media_type=HTML, headers={"vary": "accept-language"})


@get("/privacy", include_in_schema=False)
async def privacy(request: Asked, services: NamedDependency[Services]) -> Response[str]:
    words = Words(language_of(request))

    def say(key: str, **params: str | int) -> str:
        return escape(words(f"privacy-{key}", **params))

    days = f"{services.settings.keep_days + WEEK / DAY:g}"  # in the last of them the host can take them back
    kept = say("kept", days=days) if services.settings.keep_days else say("kept-always")
    points = "".join(f"<li>{say(key)}</li>" for key in STORED)
    texts = " ".join(f'data-{key}="{say("delete-" + key)}"' for key in ("sure", "done", "failed"))
    body = (
        f"<section><p>{say('intro')}</p><ul>{points}</ul><p>{kept}</p></section><section><h2>{say('rights')}</h2>"
        f'<p><a href="/api/me/data" download="tilerummy.json">{say("data")}</a></p><p>{say("delete-what")}</p>'
        f'<p><button type="button" data-do="delete" {texts}>{say("delete")}</button></p><p role="status"></p></section>'
        f'<p><a href="/licences">{escape(words("licences-title"))}</a></p>'
    )
    return page(words, say("title"), body, "privacy.js")


@get("/licences", include_in_schema=False)
async def licences(request: Asked, assets: NamedDependency[Assets]) -> Response[str]:
    """Whose work is in this program: the file that the build of the page makes (web/licences.py)."""
    found = assets.files.get("licences.txt")
    words = Words(language_of(request))
    others = escape(found.data.decode()) if found is not None else ""
    body = f"<section><p>{escape(words('licences-ours'))}</p></section><pre>{others}</pre>"
    return page(words, escape(words("licences-title")), body)


@get("/host", include_in_schema=False)
async def host(request: Asked, services: NamedDependency[Services]) -> Response[str]:
    """The page itself tells nothing. Without a secret it says how to set one."""
    words = Words(language_of(request))

    def say(key: str) -> str:
        return escape(words(f"host-page-{key}"))

    if not services.settings.host_secret:
        return page(words, say("title"), f"<section><p>{say('off')}</p><p>{say('turn-on')}</p></section>", status=404)

    lists = "".join(
        f'<section><h2>{say(name)}</h2><pre data-list="{path}"></pre></section>' for name, path in LISTS.items()
    )
    forms = "".join(form(say, task, names) for task, names in TASKS.items())
    labels = {name: escape(words(f"host-field-{name}")) for name in FIELDS}
    fields = "".join(f'<template data-field="{name}">{label}</template>' for name, label in labels.items())
    said = "".join(f'<template data-code="{code}">{escape(words(code, **UNKNOWN))}</template>' for code in REFUSALS)
    body = (
        f'<div class="line"><label>{say("secret")} <input type="password" name="secret" autocomplete="off"></label>'
        f'<button type="button" data-do="show">{say("show")}</button></div><p role="status"></p>'
        f"{forms}<pre data-looked></pre>{lists}{said}{fields}"
    )
    return page(words, say("title"), body, "host.js")


def form(say: Callable[[str], str], task: str, names: tuple[str, ...]) -> str:
    fields = "".join(
        f'<label>{say(name)} <input name="{name}" {KINDS.get(name, "")} autocomplete="off"></label>' for name in names
    )
    sure = f' data-sure="{say("sure")}"' if task in ASKED_TWICE else ""
    return f'<form data-task="{task}"{sure}>{fields}<button>{say(task)}</button></form>'


@get("/plain/{name:str}", include_in_schema=False)
async def plain_file(name: FromPath[str]) -> Response[bytes]:
    if name not in FILES:
        raise NotAccepted("server-not-found")
    return Response(FILES[name], media_type=MEDIA[name.rpartition(".")[2]], headers={"cache-control": "no-cache"})


@get("/.well-known/security.txt", include_in_schema=False)
async def security(services: NamedDependency[Services]) -> Response[str]:
    """RFC 9116."""
    contact = services.settings.contact
    if not contact:
        raise NotAccepted("server-not-found")
    expires = (datetime.now(UTC) + VALID).strftime("%Y-%m-%dT%H:%M:%SZ")
    text = f"Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {', '.join(LANGUAGES)}\n"
    return Response(text, media_type="text/plain")


ROUTES: list[Any] = [privacy, licences, host, plain_file, security]
