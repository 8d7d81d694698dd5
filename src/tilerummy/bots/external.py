"""Players that are programs of their own, spoken to in lines of text (docs/bot-protocol.md)."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tilerummy.bots.forfeit import Forfeit
from tilerummy.game import AnyGame, Seat
from tilerummy.luck import Rng
from tilerummy.refusal import NotationError, shorten
from tilerummy.ruleset import Ruleset, show

PROTOCOL: Final = 1
START_LIMIT: Final = 60.0  # seconds until a program must have said its name: machines are slow when they are busy
LONGEST_LINE: Final = 65536


class Program:
    """A running program. Every exchange has a time limit; a program that misses it is killed.

    The limit is a timer that kills: then reading and writing both end, whatever the program was doing, and even one
    that never reads its input cannot block us.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.errors = tempfile.TemporaryFile()
        self.ended = False
        self.name = ""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,  # Ctrl-C is for us, and what it starts itself dies with it
            )
        except OSError as error:
            self.ended = True
            self.errors.close()
            raise Forfeit("crashed", f"{command[0]}: {error.strerror}") from None
        with self.within(START_LIMIT):
            self.send(f"tilerummy {PROTOCOL}")
            self.name = self.answer("bot")

    @contextlib.contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Kills the program if the block takes longer or raises."""
        late = threading.Event()

        def stop() -> None:
            late.set()
            self.kill()

        timer = threading.Timer(seconds, stop)
        timer.daemon = True
        timer.start()
        try:
            yield
        except (Forfeit, OSError) as error:
            timer.cancel()
            problem = self._problem(error, late.is_set())
            self.close(kill=True)
            raise problem from None
        finally:
            timer.cancel()

    def _problem(self, error: Forfeit | OSError, late: bool) -> Forfeit:
        if late:
            return Forfeit("slow", "")
        return error if isinstance(error, Forfeit) else Forfeit("crashed", self._last_words())

    def send(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def answer(self, keyword: str) -> str:
        """What follows the keyword on the next line that is not `info`."""
        while True:
            word, _, rest = self._line().partition(" ")
            if word == keyword:
                return rest.strip()
            if word == "fault":
                raise Forfeit("crashed", rest)
            if word != "info":
                raise Forfeit("garbled", f"{word} {rest}".strip())

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            raise Forfeit("garbled", "…") if line else Forfeit("crashed", self._last_words())
        return line.decode("utf-8", errors="replace").strip()

    def _last_words(self) -> str:
        """The last line on its standard error, or how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        self.errors.seek(max(0, self.errors.seek(0, os.SEEK_END) - 2000))
        lines = self.errors.read().decode("utf-8", errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), f"exit {self.process.returncode}")

    def processor(self) -> float | None:
        """Seconds of a core it has used, without what it has started itself; None where the system does not say.

        The number of another process's clock is made as clock_getcpuclockid(3) makes it on Linux.
        """
        if sys.platform != "linux":
            return None
        try:
            return time.clock_gettime((~self.process.pid << 3) | 2)
        except OSError:  # it has ended
            return None

    def kill(self) -> None:
        """Kills the whole process group, where supported: a child of the program may hold our pipe open."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def close(self, kill: bool = False) -> None:
        """Asks the program to quit, and kills it if it does not."""
        if self.ended:
            return
        self.ended = True
        with contextlib.suppress(OSError):
            if not kill:
                self.send("quit")
        for stream in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                assert stream is not None
                stream.close()
        try:
            self.process.wait(0 if kill else 2)
        except subprocess.TimeoutExpired:
            self.kill()
            self.process.wait()
        self.errors.close()


class ExternalPlayer:
    """A program at a seat, for one match."""

    def __init__(self, program: Program, game: AnyGame, limit: float) -> None:
        self.program = program
        self.game = game
        self.limit = limit
        self.rng = Rng(0)

    def begin(self, rules: Ruleset, seats: int, seat: Seat, seed: int) -> None:
        self.rng = Rng(seed)
        options = " ".join(f"{name}={show(value)}" for name, value in rules.data().items())
        with self.program.within(max(self.limit, START_LIMIT)):
            self.program.send(
                f"game {self.game.name}", f"rules {options}", f"seats {seats}", f"seat {seat}", f"seed {seed}", "new"
            )
            self.program.answer("ready")

    def decide(self, seen: Any, options: Sequence[Any], budget: float) -> Any:
        position = [f"view {self.game.show_view(seen)}", *(f"option {action}" for action in options)]
        with self.program.within(self.limit):
            self.program.send(*position, *self._play(seen, options), f"go {budget:g}")
            text = self.program.answer("do")
            try:
                return self.game.parse_action(text)
            except NotationError as error:
                raise Forfeit("garbled", f"{shorten(text)}: {error.code}") from None

    def _play(self, seen: Any, options: Sequence[Any]) -> list[str]:
        """A legal play, chosen by greedy: not every bot has a solver, and sometimes one must play."""
        imagined = self.game.determinize(seen, self.rng)
        if not self.game.may_play(imagined):
            return []
        action = str(self.game.bots()["greedy"](imagined, self.rng))
        return [] if action in map(str, options) else [f"play {action}"]

    def processor(self) -> float | None:
        return self.program.processor()

    def end(self, points: Sequence[int]) -> None:
        """Sends the result; it need not answer, and errors no longer affect this match."""
        if not self.program.ended:
            with contextlib.suppress(Forfeit), self.program.within(self.limit):
                self.program.send("over " + " ".join(map(str, points)))
