"""Where Postgres is: one host, or several, of which one can be written to.

Every host gets time of its own to answer: a machine that is gone says nothing at all, and the next must still be
asked. The host that answered last is asked first.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import asyncpg

from tilerummy.server.store.batch import TROUBLE, Connection

ANSWER = 10.0  # seconds for one query, or for the only host
NEXT = 3.0  # seconds for one of several hosts
WANTED = "target_session_attrs"
SETTINGS = {
    "jit": "off",  # compiling costs more than any of our queries, above all the first of a connection, about types
    # A host that is gone says nothing. What it was writing must not hold others up, nor its connections stay for hours.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

# Changes when a standby takes over, or a backup takes the place of the database. Any role may ask unless somebody has
# taken that right away; the second question needs one right less.
TIMELINE = "CASE WHEN pg_is_in_recovery() THEN 'standby' ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END"
HISTORIES = (
    f"SELECT system_identifier || ' ' || {TIMELINE} FROM pg_control_system()",  # noqa: S608
    f"SELECT oid || ' ' || {TIMELINE} FROM pg_database WHERE datname = current_database()",  # noqa: S608
)


def each_host(url: str) -> list[str]:
    """An address for each host of `postgresql://USER@HOST:PORT,HOST:PORT/DATABASE` or `…/DATABASE?host=HOST,HOST`."""
    parts = urlsplit(url)
    login, at, hosts = parts.netloc.rpartition("@")
    if "," in hosts:
        return [urlunsplit(parts._replace(netloc=login + at + host)) for host in hosts.split(",")]
    query = dict(parse_qsl(parts.query))
    names, ports = query.get("host", "").split(","), query.get("port", "").split(",")
    if hosts or len(names) == 1:
        return [url]
    ports = ports * len(names) if len(ports) == 1 else ports
    found = []
    for name, port in zip(names, ports, strict=False):
        own = query | {"host": name, **({"port": port} if port else {})}
        found.append(f"{url.partition('?')[0]}?{urlencode(own, safe='/:')}")
    return found


class Hosts:
    def __init__(self, url: str) -> None:
        self.urls = each_host(url)
        self.options: Any = {"server_settings": SETTINGS, "timeout": ANSWER}
        if len(self.urls) > 1:
            self.options["timeout"] = NEXT
            if WANTED not in url:
                self.options[WANTED] = "read-write"

    async def connect(self) -> Connection:
        """Raises what went wrong at the last host."""
        problem: BaseException = OSError("no host")
        for url in list(self.urls):
            try:
                connection: Connection = await asyncpg.connect(url, **self.options)
            except TROUBLE as error:
                problem = error
            else:
                self.urls.sort(key=lambda each, best=url: each != best)  # type: ignore[misc]
                return connection
        raise problem


@contextmanager
def limited(connection: Any) -> Iterator[None]:
    """Ends the connection if there is no answer. A query is never cancelled: a commit that waits for a standby would
    then be told as done although the standby does not have it.
    """
    ending = asyncio.get_running_loop().call_later(ANSWER, connection.terminate)
    try:
        yield
    finally:
        ending.cancel()


async def history_of(connection: Connection) -> str | None:
    """None if it cannot be known: it may be kept from us, or the database only understands Postgres' language."""
    for question in HISTORIES:
        try:
            with limited(connection):
                found: str | None = await connection.fetchval(question)
            return found
        except TROUBLE:
            raise
        except asyncpg.PostgresError:
            continue
    return None
