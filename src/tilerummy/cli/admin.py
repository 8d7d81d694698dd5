"""`tilerummy admin`: the server's database from outside, also while the server runs."""

import asyncio
import re
import sqlite3
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tilerummy.cli import hosting
from tilerummy.cli.arguments import Fault, Parser, complain, os_sentence, parser
from tilerummy.cli.serve import add_settings, bad_database, settings_of
from tilerummy.words import Words

if TYPE_CHECKING:
    from tilerummy.refusal import NotAccepted
from tilerummy.server.store import Store

TASKS = ("list", "export", "delete", "deleted", "restore", "sweep", "backup", *hosting.TASKS)
SETTINGS = ("database",)
ID = re.compile("[A-Za-z0-9_-]{22}")
LATER = 2**62  # milliseconds: every table was touched before


def main(argv: list[str]) -> int:
    try:
        words, table = without_table(argv)
        chosen = options().parse_args(words)
        chosen.object = table or chosen.object
        return Admin(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


def without_table(argv: list[str]) -> tuple[list[str], str]:
    """The id of a table may begin with a hyphen, which would look like an option."""
    if len(argv) > 1 and ID.fullmatch(argv[1]):
        return [argv[0], *argv[2:]], argv[1]
    return argv, ""


def options() -> Parser:
    made = parser("admin")
    say = Words(made.get_default("lang"))
    made.add_argument("task", choices=TASKS, help=say("admin-help-task"))
    made.add_argument("object", nargs="?", metavar="OBJECT", help=say("admin-help-object"))
    made.add_argument("--match", type=int, metavar="N", help=say("admin-help-match"))
    made.add_argument("--most", type=int, default=100, metavar="N", help=say("admin-help-most"))
    made.add_argument("--days", type=float, metavar="DAYS", help=say("admin-help-days"))
    made.add_argument("--hours", type=float, default=0.0, metavar="HOURS", help=say("admin-help-hours"))
    made.add_argument("--reason", default="", metavar="TEXT", help=say("admin-help-reason"))
    made.add_argument("--name", default="", metavar="NAME", help=say("admin-help-name"))
    made.add_argument("--json", action="store_true", help=say("admin-help-json"))
    made.add_argument("--config", type=Path, metavar="FILE", help=say("serve-help-config"))
    add_settings(made, say, SETTINGS)
    return made


class Admin:
    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.settings = settings_of(chosen, words, SETTINGS)

    def run(self) -> int:
        """Nothing is made where nothing is: a mistyped address is a mistake, not a new database."""
        try:
            from tilerummy.server.store import StoreDown
            from tilerummy.server.store.prepare import SQLITE, path_of, prepare
        except ImportError:
            raise Fault(self.words("cli-needs-extra", extra="server")) from None
        url = self.settings.database_url()
        if url.startswith(SQLITE) and not path_of(url).is_file():
            raise Fault(self.words("cli-cannot-open", path=str(path_of(url)), problem="No such file or directory"))
        try:
            if self.chosen.task == "backup":
                return self._backup(url)
            prepare(url)
            return asyncio.run(self._with_store(self._task()))
        except StoreDown as error:
            raise Fault(bad_database(self.words, url, error)) from None

    def _task(self) -> "Callable[[Store], Awaitable[None]]":
        if self.chosen.task in hosting.TASKS:
            return hosting.HostTasks(self.chosen, self.words).run
        found: Callable[[Store], Awaitable[None]] = getattr(self, f"_{self.chosen.task}")
        return found

    async def _with_store(self, task: "Callable[[Store], Awaitable[None]]") -> int:
        from tilerummy.server.store.choice import store_at

        store = store_at(self.settings.database_url(), alone=False)
        await store.open(lambda table, seq: None)
        try:
            await task(store)
        finally:
            await store.close()
        return 0

    def _table(self) -> str:
        if not self.chosen.object:
            raise Fault(self.words("admin-needs-table", task=self.chosen.task))
        return str(self.chosen.object)

    async def _list(self, store: "Store") -> None:
        """The longest unused first."""
        from tilerummy.server.table.table import Table

        titles = ("table", "game", "phase", "created", "touched", "matches")
        print(row_of([self.words(f"admin-title-{title}") for title in titles]))
        for name in await store.idle(LATER, max(1, self.chosen.most)):
            rows = await store.read(name)
            if rows:
                table = Table.load(name, rows)
                times = [moment(rows[0].at), moment(rows[-1].at)]
                print(row_of([name, table.created.game, table.phase, *times, str(table.number)]))

    async def _export(self, store: "Store") -> None:
        """The log as it is stored, one event a line; or a match as a record, whole if it is over."""
        from tilerummy.server.matches import history

        name = self._table()
        rows = await store.read(name)
        if not rows:
            raise Fault(self.words("admin-no-such-table", table=name))
        if self.chosen.match is None:
            for row in rows:
                sys.stdout.write(f'{{"seq":{row.seq},"at":{row.at},"event":{row.data.decode()}}}\n')
            return
        try:
            sys.stdout.write(history.record(history.Past(name, rows, self.chosen.match), None).decode())
        except NotAccepted:
            raise Fault(self.words("admin-no-such-match", number=self.chosen.match)) from None

    async def _delete(self, store: "Store") -> None:
        name = self._table()
        if not await store.read(name):
            raise Fault(self.words("admin-no-such-table", table=name))
        await store.delete(name)
        print(self.words("admin-deleted", table=name))

    async def _deleted(self, store: "Store") -> None:
        """What can be taken back, the last deleted first."""
        from tilerummy.server.store.trash import Trash

        for table, at in await Trash(store).listed(max(1, self.chosen.most)):
            print(f"{table}  {moment(at)}")

    async def _restore(self, store: "Store") -> None:
        from tilerummy.server.store import Conflict
        from tilerummy.server.store.trash import Trash

        name = self._table()
        try:
            found = await Trash(store).restore(name, time.time_ns() // 1_000_000)
        except Conflict:
            raise Fault(self.words("admin-not-deleted", table=name)) from None
        if not found:
            raise Fault(self.words("admin-no-such-table", table=name))
        print(self.words("admin-restored", table=name))

    async def _sweep(self, store: "Store") -> None:
        from tilerummy.server.upkeep.retention import sweep

        days = self.settings.keep_days if self.chosen.days is None else self.chosen.days
        if days <= 0:
            raise Fault(self.words("admin-no-days"))
        count = await sweep(store, time.time_ns() // 1_000_000, days, most=sys.maxsize)
        print(self.words("admin-swept", count=count))

    def _backup(self, url: str) -> int:
        """A copy of a moment between two commits; the server goes on meanwhile."""
        from tilerummy.server.store.prepare import SQLITE, copy_to, path_of

        if not url.startswith(SQLITE):
            raise Fault(self.words("admin-pg-dump"))
        if not self.chosen.object:
            raise Fault(self.words("admin-needs-file"))
        target = Path(self.chosen.object)
        if target.exists():
            raise Fault(self.words("admin-file-exists", path=str(target)))
        try:
            copy_to(path_of(url), target)
        except OSError as error:  # with a name if the system says it: of the copy
            raise Fault(os_sentence(self.words, error.filename or path_of(url), error)) from None
        except sqlite3.Error as error:
            raise Fault(self.words("cli-cannot-open", path=str(target), problem=str(error))) from None
        print(self.words("admin-backed-up", path=str(target)))
        return 0


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def row_of(words: list[str]) -> str:
    widths = (22, 8, 10, 16, 16, 0)
    return "  ".join(f"{word:<{width}}" for word, width in zip(words, widths, strict=True)).rstrip()
