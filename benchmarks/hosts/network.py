"""Machines as network namespaces: each has a cable to this one, which can be cut so that nothing is said any more.

Everything happens in a network of its own (`alone`): the machine's is not touched. Needs root and `ip` (iproute2).
"""

import os
import shutil
import signal
import subprocess
import sys
from typing import NoReturn

NETWORK = "10.213.0.0/16"
HERE = "10.213.{}.1"
THERE = "10.213.{}.2"
ALONE = "TILERUMMY_OWN_NETWORK"


def ip(*words: str) -> str:
    return subprocess.run(["ip", *words], check=True, capture_output=True, text=True).stdout


def why_not() -> str:
    """Why there can be no namespaces; empty if they work."""
    for tool in ("ip", "unshare"):
        if shutil.which(tool) is None:
            return f"there is no {tool}"
    name = f"tilerummy-{os.getpid()}-try"
    tried = subprocess.run(["unshare", "--net", "ip", "netns", "add", name], capture_output=True, text=True)
    if tried.returncode == 0:
        tried = subprocess.run(["ip", "netns", "delete", name], capture_output=True, text=True)
    return tried.stderr.strip()


def alone() -> None:
    """Goes on in a network of its own, with nothing but loopback in it."""
    if ALONE not in os.environ:
        os.environ[ALONE] = "1"
        start_again()
    ip("link", "set", "lo", "up")


def start_again() -> NoReturn:
    os.execvp("unshare", ["unshare", "--net", sys.executable, *sys.orig_argv[1:]])  # noqa: S606


class Machine:
    """A namespace with an address that this machine can reach."""

    def __init__(self, number: int) -> None:
        self.name = f"tilerummy-{os.getpid()}-{number}"
        self.cable = f"tr{number}"
        self.here, self.address = HERE.format(number), THERE.format(number)
        ip("netns", "add", self.name)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("address", "add", f"{self.here}/24", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        ip("-n", self.name, "address", "add", f"{self.address}/24", "dev", "eth0")
        ip("-n", self.name, "link", "set", "lo", "up")
        self.plug_in()

    def plug_in(self) -> None:
        ip("-n", self.name, "link", "set", "eth0", "up")
        ip("-n", self.name, "route", "replace", "default", "via", self.here)

    def cut(self) -> None:
        """Nothing gets in or out, not even that connections are closed."""
        ip("-n", self.name, "link", "set", "eth0", "down")

    def inside(self, command: list[str]) -> list[str]:
        return ["ip", "netns", "exec", self.name, *command]

    def kill_all(self) -> None:
        """Whatever runs there, at once."""
        for pid in ip("netns", "pids", self.name).split():
            try:
                os.kill(int(pid), signal.SIGKILL)
            except ProcessLookupError:
                pass

    def close(self) -> None:
        self.kill_all()
        ip("netns", "delete", self.name)
