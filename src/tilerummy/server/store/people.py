"""What is stored about people: names; among strangers reports, blocks, bans; and the log of what the host did.

The statements are the same for SQLite and Postgres.
"""

from collections.abc import Collection

import msgspec

from tilerummy.server.store import Listed, Store
from tilerummy.server.store.reports import Reports

THEMSELVES = "visitor"  # author of notes that processes follow and the host does not read
NEVER = 2**62  # when a ban without an end ends

NAME = """INSERT INTO people (who, name, seen) VALUES (?, ?, ?)
    ON CONFLICT (who) DO UPDATE SET name = excluded.name, seen = excluded.seen"""
TAKE_AWAY = """INSERT INTO people (who, name, seen, taken_away) VALUES (?, '', ?, ?)
    ON CONFLICT (who) DO UPDATE SET taken_away = excluded.taken_away"""
MOST_TAKEN = 10  # names of one person that are remembered as taken away
SAT_AT = """SELECT id, created, touched, phase, info FROM tables
    WHERE id IN (SELECT table_id FROM sat WHERE who = ?) ORDER BY touched DESC, id LIMIT ?"""
NOTED = "SELECT id, at, author, task, object, detail FROM audit"
FORGET_NAMES = """DELETE FROM people WHERE who IN (SELECT who FROM people WHERE seen < ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.who = people.who) LIMIT ?)"""
BAN = """INSERT INTO bans (kind, object, at, until, reason) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (kind, object) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason"""
BLOCK = """INSERT INTO blocks (who, blocked, name, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (who, blocked) DO UPDATE SET name = excluded.name, at = excluded.at"""


class Ban(msgspec.Struct, frozen=True):
    """`kind`: `visitor` or `address`."""

    kind: str
    object: str
    at: int
    until: int
    reason: str


class Block(msgspec.Struct, frozen=True):
    blocked: str
    name: str
    at: int


class Noted(msgspec.Struct, frozen=True):
    """One thing the host did; `author`: by which way."""

    id: int
    at: int
    author: str
    task: str
    object: str
    detail: str


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.reports = Reports(store)

    # ---- names

    async def name_of(self, who: str) -> str:
        name, _ = await self.named(who)
        return name

    async def named(self, who: str) -> tuple[str, int]:
        """The name, and when it was chosen."""
        found = await self.store.ask("SELECT name, seen FROM people WHERE who = ?", who)
        return (str(found[0][0]), int(found[0][1])) if found else ("", 0)

    async def set_name(self, who: str, name: str, at: int) -> None:
        await self.store.change(NAME, who, name.replace("\0", ""), at)

    async def taken_away(self, who: str) -> list[str]:
        """Names that the host has taken from this person, as they look (live/likeness.py)."""
        found = await self.store.ask("SELECT taken_away FROM people WHERE who = ?", who)
        return str(found[0][0]).split("\n") if found and found[0][0] else []

    async def take_away(self, who: str, looks: list[str], at: int) -> None:
        kept = list(dict.fromkeys([*await self.taken_away(who), *looks]))[-MOST_TAKEN:]
        await self.store.change(TAKE_AWAY, who, at, "\n".join(kept))

    # ---- tables

    async def sat_at(self, who: str, most: int) -> list[Listed]:
        """Tables at which somebody has ever had a seat, whoever has it now."""
        return [Listed(*found) for found in await self.store.ask(SAT_AT, who, most)]

    async def forget_names(self, before: int, most: int) -> None:
        """Those given before then whose owners have no seat at any table; so many of them at most."""
        await self.store.change(FORGET_NAMES, before, most)

    # ---- blocks

    async def block(self, who: str, blocked: str, name: str, at: int) -> None:
        await self.store.change(BLOCK, who, blocked, name, at)

    async def unblock(self, who: str, blocked: str) -> None:
        await self.store.change("DELETE FROM blocks WHERE who = ? AND blocked = ?", who, blocked)

    async def blocks(self, who: str) -> list[Block]:
        sql = "SELECT blocked, name, at FROM blocks WHERE who = ? ORDER BY at, blocked"
        return [Block(*found) for found in await self.store.ask(sql, who)]

    async def is_blocked(self, who: str, by: Collection[str]) -> bool:
        """Whether one of these has blocked `who`."""
        found = await self.store.ask("SELECT who FROM blocks WHERE blocked = ?", who) if by else []
        return any(row[0] in by for row in found)

    # ---- bans

    async def ban(self, ban: Ban) -> None:
        await self.store.change(BAN, ban.kind, ban.object, ban.at, ban.until, ban.reason)

    async def unban(self, kind: str, thing: str) -> None:
        await self.store.change("DELETE FROM bans WHERE kind = ? AND object = ?", kind, thing)

    async def bans(self, now: int) -> list[Ban]:
        """Those that have not ended, the newest first."""
        sql = "SELECT kind, object, at, until, reason FROM bans WHERE until > ? ORDER BY at DESC, object"
        return [Ban(*found) for found in await self.store.ask(sql, now)]

    # ---- the host's log

    async def note(self, at: int, author: str, task: str, thing: str, detail: str) -> None:
        sql = "INSERT INTO audit (at, author, task, object, detail) VALUES (?, ?, ?, ?, ?)"
        await self.store.change(sql, at, author, task, thing, detail)

    async def noted(self, most: int) -> list[Noted]:
        """What the host did, the newest first."""
        sql = f"{NOTED} WHERE author <> ? ORDER BY id DESC LIMIT ?"
        return [Noted(*found) for found in await self.store.ask(sql, THEMSELVES, most)]

    async def newest(self, most: int) -> list[Noted]:
        """All there is to follow, what visitors did themselves too. The newest first."""
        return [Noted(*found) for found in await self.store.ask(f"{NOTED} ORDER BY id DESC LIMIT ?", most)]

    async def noted_about(self, who: str) -> list[Noted]:
        return [Noted(*found) for found in await self.store.ask(f"{NOTED} WHERE object = ? ORDER BY id", who)]

    # ---- forgetting

    async def forget(self, before: int, now: int) -> None:
        """Reports, blocks and notes from before, and bans that have ended."""
        await self.store.change("DELETE FROM reports WHERE at < ?", before)
        await self.store.change("DELETE FROM blocks WHERE at < ?", before)
        await self.store.change("DELETE FROM audit WHERE at < ?", before)
        await self.store.change("DELETE FROM bans WHERE until <= ?", now)
