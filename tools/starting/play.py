"""`make play`, `python play.py`: packages, page, server; and while people play already, the compiled core."""

import os
import signal
import subprocess
import sys
import threading
import time

from tools.starting import building, environment
from tools.starting.building import Build
from tools.starting.environment import ROOT, SetupFailed, program
from tools.starting.serving import FROM_SOURCE, QUIET, Serving
from tools.starting.words import Sentences, language

FAILED = ROOT / ".cache/core-failed.txt"


def main(argv: list[str]) -> int:
    say = Sentences(language())
    try:
        if building.is_installed() and not building.wants_pure():
            return at_once(argv)
        return Play(argv, say).run()
    except SetupFailed as error:
        print(say(str(error)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def at_once(argv: list[str], **settings: str) -> int:
    command = [str(program("python")), "-m", "tilerummy.cli", "serve", "--open", *argv]
    values = {**QUIET, **os.environ, **settings}
    if os.name != "nt":
        os.execve(command[0], command, values)  # noqa: S606
    return subprocess.run(command, env=values, check=False).returncode


class Play:
    def __init__(self, argv: list[str], say: Sentences) -> None:
        self.argv = argv
        self.say = say
        self.began = time.monotonic()

    def tell(self, key: str, **params: object) -> None:
        seconds = round(time.monotonic() - self.began)
        print(self.say(key, seconds=seconds, **params), flush=True)

    def run(self) -> int:
        compiles = not building.wants_pure() and building.has_compiler()
        if not compiles and building.has_page():
            return self.uncompiled()
        self.tell("starting-begin")
        if not environment.is_ready():
            environment.set_up(everything=False)
            self.tell("starting-packages")
        core = Build("core", gentle=True) if compiles else None
        try:
            self.page()
            if core is None:
                return self.uncompiled()
            return self.serve(core)
        finally:
            if core is not None:
                core.stop()

    def page(self) -> None:
        """Raises SetupFailed."""
        page = Build("page")
        try:
            done = page.wait()
        finally:
            page.stop()
        if not done:
            building.show(page)
            raise SetupFailed("starting-page-failed")
        building.PAGE.touch()
        self.tell("starting-page")

    def uncompiled(self) -> int:
        if not building.wants_pure():
            self.tell("starting-no-compiler")
        return at_once(self.argv, **FROM_SOURCE)

    def serve(self, core: Build) -> int:
        serving = Serving(self.argv)
        signal.signal(signal.SIGTERM, serving.leave)
        serving.serve()
        if serving.runs():
            self.tell("starting-meanwhile")
            threading.Thread(target=self.replace, args=(serving, core), daemon=True).start()
        return serving.wait()

    def replace(self, serving: Serving, core: Build) -> None:
        done = core.wait(lambda percent: self.tell("starting-core", percent=percent))
        if not serving.runs():
            return
        if not done:
            FAILED.write_text("".join(core.heard), encoding="utf-8")
            self.tell("starting-core-failed", path=FAILED.relative_to(ROOT))
            return
        try:
            building.install()
        except SetupFailed as error:
            self.tell(str(error), path="make .venv/installed-compiled")
            return
        serving.change_over()
        self.tell("starting-over")
