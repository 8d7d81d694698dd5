"""A plugin of pytest for mutmut 3.8, in every process that runs tests for it.

mutmut forks a process for a mutant from one that has imported everything, which is fast. What runs on import has run
then, unchanged; so a mutant of that, and one that survives, is given a new process that imports everything itself.
"""

import gc
import json
import os
import resource
import sys
from math import ceil
from pathlib import Path
from time import process_time

import pytest
from hypothesis import Phase, settings
from mutmut.mutation import trampoline
from mutmut.state import state
from mutmut.utils.format_utils import mangled_name_from_mutant_name

ON_IMPORT = Path("on_import.json")  # in the folder that pytest runs in: names of functions
STATS = Path("mutmut-stats.json")  # there as well, made by mutmut: what each test took
ANEW = "TILERUMMY_MUTANT_ANEW"  # set in a new process

asked = trampoline.get_mutant_under_test
on_import: set[str] = set()

# A failing example need not be small to fail, and the same mutant meets the same examples each time.
settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None)
settings.load_profile("mutants")


def pytest_configure() -> None:
    """Otherwise mutmut looks the mutant's name up in the environment at every call of a function that is changed."""
    name = asked()
    trampoline.get_mutant_under_test = lambda: name


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """mutmut asks for the private name that an item's id had before pytest 9.1. The fastest test goes first."""
    for item in items:
        item._nodeid = item.nodeid  # type: ignore[attr-defined]
    if asked() == "stats":
        learn_on_import()
    elif "__mutmut_" in asked():
        fastest_first(config, items)


def learn_on_import() -> None:
    known = json.loads(ON_IMPORT.read_text()) if ON_IMPORT.exists() else []
    on_import.update(state()._stats)
    ON_IMPORT.write_text(json.dumps(sorted({*known, *on_import})))


def fastest_first(config: pytest.Config, items: list[pytest.Item]) -> None:
    seconds = json.loads(STATS.read_text())["duration_by_test"]
    items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))
    if ANEW not in os.environ and mangled_name_from_mutant_name(asked()) in json.loads(ON_IMPORT.read_text()):
        once_more(config, sorted({item.nodeid.partition("::")[0] for item in items}))  # parameters may be others then
    limit_work(sum(seconds.get(item.nodeid, 0.0) for item in items))


def limit_work(seconds: float) -> None:
    """An endless loop is ended by the CPU time it used; mutmut's own limit, by the clock, is for what only waits."""
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (min(hard, ceil(process_time() + 3 + 4 * seconds)), hard))


def once_more(config: pytest.Config, tests: list[str]) -> None:
    """Ends this process, and runs the tests in a new one under the same number."""
    options = [str(one) for one in config.invocation_params.args if "::" not in str(one)]
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    arguments = [sys.executable, "-m", "pytest", *options, *tests]
    paths = os.pathsep.join([os.path.abspath("src"), os.getcwd()])
    os.execve(sys.executable, arguments, {**os.environ, "PYTHONPATH": paths, ANEW: "1"})  # noqa: S606


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What runs on import has made tables that any test may use, not only the first."""
    if item.session.testscollected:
        state()._stats.update(on_import)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if exitstatus == 0 and "__mutmut_" in asked() and ANEW not in os.environ:
        once_more(session.config, [item.nodeid for item in session.items])


def pytest_unconfigure() -> None:
    gc.freeze()  # what was imported is not looked through again in every process that is forked
