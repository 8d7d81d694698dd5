"""The preview of a link, for messengers that fetch the page and run no script: meta tags in the page's head.

The link of a table that somebody can sit down at tells who invites to what; any other address is previewed in general.
It says nothing that the table's link does not show anyway, and it is made from what spectators are told of the table.
"""

import asyncio
import html
import re
from collections.abc import Iterator
from typing import Any

from litestar import Request

from tilerummy.refusal import NotAccepted
from tilerummy.server import projection
from tilerummy.server.edge.http.assets import Asset, asset
from tilerummy.server.edge.http.invitation import SUBJECTS, Invitation
from tilerummy.server.live.registry import Registry
from tilerummy.server.settings import Settings
from tilerummy.server.store import StoreDown
from tilerummy.server.wire import TableInfo
from tilerummy.words import LANGUAGES, Words

TABLE = re.compile(r"t/([A-Za-z0-9_-]{22})")  # as services.new_id makes them: others are not looked up
HOST = re.compile(r"[A-Za-z0-9._\[\]:-]{1,255}")
LOCALES = {"en": "en_GB", "fr": "fr_FR", "nl": "nl_NL", "de": "de_DE"}
PATIENCE = 2.0  # seconds for finding a table; a page is never later than that because of its preview
MOST_LOADED = 4  # tables read from the store for previews at a time
HEAD = "</head>"


class Previews:
    def __init__(self, registry: Registry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings
        self.loading = 0
        self.words: dict[str, Words] = {}

    async def page(self, request: Request[Any, Any, Any], address: str, shell: Asset) -> Asset:
        """The page with the meta tags of an address."""
        say = await self.speaking(language_of(request))
        table = await self.table(address.strip("/"))
        tags = "\n".join(tags_of(say, table, self.origin(request)))
        page = shell.data.decode().replace('<html lang="en">', f'<html lang="{say.language}">', 1)
        return asset("index.html", page.replace(HEAD, f"{tags}\n{HEAD}", 1).encode())

    async def speaking(self, language: str) -> Words:
        """Sentences are read from files in a thread, once."""
        if language not in self.words:
            self.words[language] = await asyncio.to_thread(Words, language, "", SUBJECTS)
        return self.words[language]

    def origin(self, request: Request[Any, Any, Any]) -> str:
        """As the visitor sees it; "" if the request does not say."""
        host = request.headers.get("host", "")
        scheme = "https" if self.settings.secure else request.url.scheme
        return f"{scheme}://{host}" if HOST.fullmatch(host) else ""

    async def table(self, name: str) -> TableInfo | None:
        """The table of this address, unless it is over, or cannot be found at once."""
        found = TABLE.fullmatch(name)
        if found is None:
            return None
        loads = found[1] not in self.registry.live
        if loads and self.loading >= MOST_LOADED:
            return None
        self.loading += loads
        try:
            async with asyncio.timeout(PATIENCE), self.registry.held(found[1]) as live:
                return None if live.table.phase == "over" else projection.table_info(live.table)
        except (NotAccepted, StoreDown, TimeoutError):
            return None
        finally:
            self.loading -= loads


def tags_of(say: Words, table: TableInfo | None, origin: str) -> Iterator[str]:
    """Everything in them is escaped: a name can be anything that can be seen."""
    invitation = Invitation(table, say) if table else None
    about = invitation.description() if invitation else say("invite-about")
    yield tag("property", "og:type", "website")
    yield tag("property", "og:site_name", say("page-title"))
    yield tag("property", "og:locale", LOCALES[say.language])
    yield tag("property", "og:title", invitation.title() if invitation else say("page-title"))
    yield tag("property", "og:description", about)
    if origin:
        yield tag("property", "og:url", f"{origin}/t/{table.id}" if table else f"{origin}/")
        yield from picture_tags(say, table.game if table else "", origin)
    yield tag("name", "description", about)
    yield tag("name", "twitter:card", "summary_large_image")
    if table:
        yield tag("name", "robots", "noindex")  # whoever has the link can sit down


def picture_tags(say: Words, game: str, origin: str) -> Iterator[str]:
    alt = say("invite-picture", game=say(f"page-game-{game}")) if game else say("page-title")
    yield tag("property", "og:image", f"{origin}/preview{'-' if game else ''}{game}.png")
    yield tag("property", "og:image:type", "image/png")
    yield tag("property", "og:image:width", "1200")
    yield tag("property", "og:image:height", "630")
    yield tag("property", "og:image:alt", alt)


def tag(kind: str, key: str, value: str) -> str:
    return f'<meta {kind}="{key}" content="{html.escape(value)}">'


def language_of(request: Request[Any, Any, Any]) -> str:
    """The host's, which the link of an invitation names; else the reader's first that is ours."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return accepted(request.headers.get("accept-language", "")[:200])


def accepted(header: str) -> str:
    """`nl-BE, de;q=0.5`: the one with the greatest weight among those that we speak."""
    best, weight = "en", 0.0
    for part in header.split(","):
        name, _, rest = part.strip().partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest)
        given = float(found[1]) if found else 0.0 if rest else 1.0
        if name[:2].lower() in LANGUAGES and given > weight:
            best, weight = name[:2].lower(), given
    return best
