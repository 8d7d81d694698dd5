"""Any module can be the first of its room that is imported: a process of the server begins with whatever it is handed.

The layers (test_layers.py) leave no circle but within a room, so only its modules are forgotten before each try.
"""

import os
import pkgutil
import sys
import traceback
from collections.abc import Iterator

import pytest

import tilerummy
import tilerummy.cli
import tilerummy.device.home
import tilerummy.server.run

ROOMS = ("tilerummy.server.", "tilerummy.cli.", "tilerummy.device.")
SCRIPTS = ("tilerummy.cli.__main__", "tilerummy.server.migrations.")  # do something when they are imported


def modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(tilerummy.__path__, "tilerummy."):
        if found.name.startswith(ROOMS) and not found.name.startswith(SCRIPTS):
            yield found.name


def room_of(module: str) -> str:
    return ".".join(module.split(".")[: 3 if module.startswith("tilerummy.server.") else 2])


def imports_first(name: str) -> bool:
    """In a child process, which alone forgets what is loaded."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            for known in [each for each in sys.modules if f"{each}.".startswith(f"{room_of(name)}.")]:
                del sys.modules[known]
            __import__(name)
            code = 0
        except BaseException:  # whatever it is, the child ends here
            traceback.print_exc()
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


def test_every_module_can_be_the_first_of_its_room(capfd: pytest.CaptureFixture[str]) -> None:
    failed = [name for name in modules() if not imports_first(name)]
    assert not failed, capfd.readouterr().err[-3000:]
