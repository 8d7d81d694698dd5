"""Who a visitor is: an unguessable secret in a cookie that scripts cannot read. No account, no password.

The server keeps a hash of the secret only. A seat belongs to a hash; whoever brings the secret has the seat.
"""

import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tilerummy.server.live.services import hash_of
from tilerummy.server.settings import Settings

COOKIE = "tilerummy"
YEAR = 365 * 86400
SECRET = re.compile(r"[A-Za-z0-9_-]{32,64}")
NOBODY = "-"  # owner id of a visitor without a session; free seats and bots have "", and no hash equals this

Connection = ASGIConnection[Any, Any, Any, Any]


def secret_of(connection: Connection) -> str:
    """The secret the visitor brings, or "" for a new visitor."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else ""


def who_of(connection: Connection) -> str:
    secret = secret_of(connection)
    return hash_of(secret) if secret else ""


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def cookie(secret: str, settings: Settings) -> Cookie:
    return Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, secure=settings.secure, samesite="lax", path="/")


def origin_allowed(connection: Connection, settings: Settings) -> bool:
    """A page of another site must not open a socket with our visitor's cookie. Programs send no origin."""
    origins = connection.headers.getall("origin", [])
    if len(origins) != 1:
        return not origins
    return origins[0] in settings.origins.split() or [host_of(origins[0])] == connection.headers.getall("host", [])


def host_of(origin: str) -> str | None:
    """None if it is not an origin: `null`, or arbitrary text."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
