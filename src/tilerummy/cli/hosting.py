"""The tasks of `tilerummy admin` that concern people: reports, bans, closing, renaming, and the host's log."""

import time
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tilerummy.cli.arguments import Fault
from tilerummy.refusal import NotAccepted
from tilerummy.words import Words, plain

if TYPE_CHECKING:
    from tilerummy.server.live.hosting import Hosting
    from tilerummy.server.store import Store

TASKS = ("reports", "bans", "ban", "unban", "close", "rename", "log")
AUTHOR = "admin"  # who did it, in the host's log


class HostTasks:
    """Each prints lines for people, or JSON."""

    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words

    async def run(self, store: "Store") -> None:
        from tilerummy.server.live.hosting import Hosting

        hosting = Hosting(store, lambda: time.time_ns() // 1_000_000, AUTHOR)
        try:
            await getattr(self, self.chosen.task)(hosting)
        except NotAccepted as no:
            raise Fault(self.words.explain(no)) from None

    def object(self) -> str:
        if not self.chosen.object:
            raise Fault(self.words("admin-needs-object", task=self.chosen.task))
        return str(self.chosen.object)

    def show(self, found: Sequence[Any], *columns: str) -> None:
        """One line each; what people typed is shown without control characters."""
        import msgspec

        if self.chosen.json:
            print(msgspec.json.encode(found).decode())
            return
        for each in found:
            print("  ".join(text_of(column, getattr(each, column)) for column in columns).rstrip())

    def tell(self, done: dict[str, Any], sentence: str) -> None:
        import json

        print(json.dumps(done, ensure_ascii=False) if self.chosen.json else sentence)

    async def reports(self, hosting: "Hosting") -> None:
        found = await hosting.people.reports.newest(max(1, self.chosen.most))
        self.show(found, "at", "reason", "table", "seat", "who", "name", "author")

    async def bans(self, hosting: "Hosting") -> None:
        self.show(await hosting.people.bans(hosting.now()), "at", "kind", "object", "until", "reason")

    async def log(self, hosting: "Hosting") -> None:
        found = await hosting.people.noted(max(1, self.chosen.most))
        self.show(found, "at", "author", "task", "object", "detail")

    async def ban(self, hosting: "Hosting") -> None:
        made = await hosting.ban(self.object(), self.chosen.hours, self.chosen.reason)
        self.tell({"object": made.object, "until": made.until}, self.words("admin-banned", object=made.object))

    async def unban(self, hosting: "Hosting") -> None:
        await hosting.unban(self.object())
        self.tell({"object": self.object()}, self.words("admin-unbanned", object=self.object()))

    async def close(self, hosting: "Hosting") -> None:
        await hosting.close(self.object(), self.chosen.reason)
        self.tell({"table": self.object()}, self.words("admin-closed", table=self.object()))

    async def rename(self, hosting: "Hosting") -> None:
        from tilerummy.server.interface.names import clean_name

        name = clean_name(self.chosen.name)
        count = await hosting.rename(self.object(), name)
        self.tell({"who": self.object(), "name": name, "tables": count}, self.words("admin-renamed", count=count))


def text_of(column: str, value: str | int) -> str:
    if column in ("at", "until"):
        far = int(value) > 10**14  # for good
        return "-" if far else datetime.fromtimestamp(int(value) / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(plain(value)) or "-"
