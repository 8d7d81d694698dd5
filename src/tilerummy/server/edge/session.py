"""Who a visitor is: an unguessable secret in a cookie that scripts cannot read. No account, no password.

The server keeps a hash of the secret only. A seat belongs to a hash; whoever brings the secret has the seat. The
cookie carries a stamp besides, so that nobody is a visitor by a secret of their own choice.
"""

import re
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tilerummy.server.live.services import Services, hash_of
from tilerummy.server.settings import Settings

COOKIE = "tilerummy"
HOST_COOKIE = "__Host-tilerummy"  # over HTTPS: browsers accept it from this very host only, not from its neighbours
YEAR = 365 * 86400
SECRET = re.compile(r"[A-Za-z0-9_-]{32,64}")
STAMPED = re.compile(r"([A-Za-z0-9_-]{32,64})(?:\.([A-Za-z0-9_-]{22}))?")
PORT = re.compile(r":\d+$")
NOBODY = "-"  # owner id of a visitor without a session; free seats and bots have "", and no hash equals this

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(settings: Settings) -> str:
    return HOST_COOKIE if settings.secure else COOKIE


def brought(connection: Connection, settings: Settings) -> tuple[str, str]:
    """The secret and the stamp of the visitor's cookie; empty for a new visitor. Over HTTPS the plain cookie does not
    count: a neighbour under the same domain, or anybody on the way, could have planted one of theirs.
    """
    found = STAMPED.fullmatch(connection.cookies.get(cookie_name(settings), ""))
    return ("", "") if found is None else (found[1], found[2] or "")


async def secret_of(connection: Connection, services: Services) -> str:
    """The secret the visitor brings, or "" for a new visitor. One without a stamp is from before there were any: it is
    good if it has a name or a table.
    """
    secret, stamp = brought(connection, services.settings)
    if not secret or services.stamps.fits(secret, stamp):
        return secret
    who = hash_of(secret)
    known = not stamp and (await services.people.name_of(who) or await services.store.tables_of(who, 1))
    return secret if known else ""


def who_said(connection: Connection, settings: Settings) -> str:
    """Whoever the visitor claims to be: to refuse something, or to count it, and for nothing else."""
    secret, _ = brought(connection, settings)
    return hash_of(secret) if secret else ""


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def cookie(secret: str, services: Services) -> Cookie:
    settings = services.settings
    name = cookie_name(settings)
    value = f"{secret}.{services.stamps.of(secret)}"
    return Cookie(name, value=value, max_age=YEAR, httponly=True, secure=settings.secure, samesite="lax", path="/")


def origin_allowed(connection: Connection, settings: Settings) -> bool:
    """A page of another site must not open a socket with our visitor's cookie. Programs send no origin."""
    origins = connection.headers.getall("origin", [])
    if len(origins) != 1:
        return not origins
    if origins[0] in settings.origins.split():
        return True
    if settings.secure and not origins[0].startswith("https://"):
        return False  # the same host without HTTPS: anybody on the way could have written that page
    return [host_of(origins[0])] == connection.headers.getall("host", [])


def host_allowed(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the request is for one of our names, with any port; every name is if none are set."""
    known = settings.hosts.lower().split()
    if not known:
        return True
    said = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
    return len(said) == 1 and (said[0] in known or PORT.sub("", said[0]) in known)


def host_of(origin: str) -> str | None:
    """None if it is not an origin: `null`, or arbitrary text."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
