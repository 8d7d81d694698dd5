"""Secrets of the server itself, made once and shared by all processes: they live as long as the database."""

import secrets

from tilerummy.server.store import Store

MAKE = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"


async def key_named(store: Store, name: str) -> str:
    """Whoever comes first has made it."""
    await store.change(MAKE, name, secrets.token_hex(32))
    found = await store.ask("SELECT value FROM keys WHERE name = ?", name)
    return str(found[0][0]) if found else secrets.token_hex(32)
