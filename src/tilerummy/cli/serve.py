"""`tilerummy serve`: tables for everybody with a browser or a program."""

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path

from tilerummy.cli.arguments import Fault, Parser, complain, os_sentence, parser
from tilerummy.refusal import NotAccepted
from tilerummy.server.settings import PREFIX, Settings, load
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    try:
        chosen = options().parse_args(argv)
        return Serve(chosen, Words(chosen.lang)).run()
    except Fault as fault:
        return complain(fault)


def options() -> Parser:
    made = parser("serve")
    say = Words(made.get_default("lang"))
    made.epilog = say("serve-help-settings")
    made.add_argument("--config", type=Path, metavar="FILE", help=say("serve-help-config"))
    made.add_argument("--open", action="store_true", help=say("serve-help-open"))
    made.add_argument("--fd", type=int, metavar="FD", help=say("serve-help-fd"))
    add_settings(made, say, Settings.__struct_fields__)
    return made


def add_settings(made: argparse.ArgumentParser, say: Words, names: tuple[str, ...]) -> None:
    """One option a setting, with its name in the environment and its default."""
    plain = Settings()
    for name in names:
        value = getattr(plain, name)
        default = f"; {say('setting-default', value=str(value).lower())}" if value != "" else ""
        text = f"{say('setting-' + name.replace('_', '-'))} [{PREFIX}{name.upper()}{default}]".replace("%", "%%")
        option = f"--{name.replace('_', '-')}"
        if isinstance(value, bool):
            made.add_argument(option, action=argparse.BooleanOptionalAction, default=None, help=text)
        else:
            made.add_argument(option, metavar=name.rpartition("_")[2].upper(), help=text)


def settings_of(chosen: Namespace, words: Words, names: tuple[str, ...] = Settings.__struct_fields__) -> Settings:
    """Raises Fault."""
    given = {name: getattr(chosen, name) for name in names}
    try:
        return load(chosen.config, None, **given)
    except NotAccepted as error:
        raise Fault(words.explain(error)) from None
    except OSError as error:
        raise Fault(os_sentence(words, chosen.config, error)) from None


class Serve:
    def __init__(self, chosen: Namespace, words: Words) -> None:
        self.chosen = chosen
        self.words = words
        self.settings = settings_of(chosen, words)

    def run(self) -> int:
        settings = self.settings
        if settings.processes > 1 and settings.database_url().startswith("sqlite"):
            raise Fault(self.words("serve-one-process", processes=settings.processes))
        try:
            from tilerummy.server import run, store
            from tilerummy.server.store.prepare import prepare
        except ImportError:
            raise Fault(self.words("cli-needs-extra", extra="server")) from None
        try:
            prepare(settings.database_url(), alone=True)
        except store.StoreDown as error:
            raise Fault(bad_database(self.words, settings.database_url(), error)) from None
        sock = self._listen()
        one = run.run_one if settings.processes == 1 else run.run_several
        if not one(settings, sock, lambda: self._ready(sock)):
            raise Fault(self.words("serve-failed"))
        print(self.words("serve-stopped"), flush=True)
        return 0

    def _listen(self) -> socket.socket:
        from tilerummy.server import run

        host, port = self.settings.host, self.settings.port
        try:
            if self.chosen.fd is not None:
                return run.taken_over(self.chosen.fd)
            return run.listen(host, port)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Fault(self.words("serve-port-taken", host=host, port=str(port))) from None
            problem = error.strerror or str(error)
            raise Fault(self.words("serve-cannot-listen", host=host, port=str(port), problem=problem)) from None

    def _ready(self, sock: socket.socket) -> None:
        from tilerummy.server.edge.http import assets

        address = address_of(sock)
        print(self.words("serve-ready", address=address), flush=True)
        if not assets.has_page(assets.FOLDER):
            print(self.words("serve-no-page"), flush=True)
        if self.chosen.open and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def address_of(sock: socket.socket) -> str:
    """What a browser on this machine is told; who listens on all networks is reached on this one too."""
    host, port = sock.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_browser() -> bool:
    """One with windows: a browser in the terminal would hide what the server says."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bad_database(words: Words, url: str, error: Exception) -> str:
    return words("serve-bad-database", database=without_password(url), problem=str(error))


def without_password(url: str) -> str:
    head, at, rest = url.rpartition("@")
    return f"{head.rpartition(':')[0] if head.count(':') > 1 else head}@{rest}" if at else url
