"""Where mutmut works on one group: a folder below .cache with links to the sources and a configuration of its own.

mutmut makes all mutants of a module in one file and chooses one by a variable; a process is forked for each, and only
the tests that reach the changed function are run (plugin.py). What it has found stays in the folder, so a run goes on
where the last one stopped; when a function changes, its results are forgotten.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import chdir
from functools import cache
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import MutatedFile, mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name, mangled_name_from_mutant_name

from tools.mutants.near import ROOT, SOURCE, Group

PLACE = ROOT / ".cache/mutants"
LINKED = ("src", "tests", "tools", "rulebook")
KILLED, SURVIVED, UNTRIED, UNREACHED, LATE = "killed", "survived", "untried", "no test reaches it", "timeout"
# What pytest ends with: 1, a test failed; 2, a module could not be imported; 3, an error between tests. Any other says
# nothing of the mutant, so it is not counted as noticed.
VERDICTS = {None: UNTRIED, 0: SURVIVED, 1: KILLED, 2: KILLED, 3: KILLED, 5: UNREACHED, 33: UNREACHED}
PLUGINS = ("pytest_timeout", "_hypothesis_pytestplugin", "tools.mutants.plugin", "no:unraisableexception")
TIMEOUTS = (-24, 24, 36, 152)


class Workplace:
    def __init__(self, name: str, group: Group) -> None:
        self.group = group
        self.folder = PLACE / name

    def prepare(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in LINKED:
            link = self.folder / name
            if not link.is_symlink():
                link.symlink_to(os.path.relpath(ROOT / name, self.folder))
        (self.folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + self.settings())

    def forget(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def settings(self) -> str:
        values = {
            "source_paths": ["src"],
            "only_mutate": [str(path) for path in self.group.modules()],
            "pytest_add_cli_args_test_selection": [str(path) for path in self.group.near_tests()],
            "pytest_add_cli_args": [*(f"-p{name}" for name in PLUGINS), "-m", "not compiled_only"],
            "process_isolation": "forkserver",  # nothing that one run of the tests leaves behind is there in the next
            "forkserver_warmup": "collect",
            "also_copy": ["tools", "rulebook"],
            "use_git_change_detection": False,
            "timeout_constant": 3.0,
            "timeout_multiplier": 10.0,
        }
        lines = [f"{key} = {json.dumps(value)}" for key, value in values.items()]
        return "\n[tool.mutmut]\n" + "\n".join(lines) + "\n"

    @cache  # noqa: B019  # one a group and run
    def made(self) -> dict[str, MutatedFile]:
        """All mutants, module by module. The same source has the same mutants."""
        modules = self.group.modules()
        return {str(path): mutate_file_contents(str(path), (ROOT / path).read_text()) for path in modules}

    def names(self) -> dict[str, list[str]]:
        return {
            path: [get_mutant_name(Path(path), name) for name in made.mutant_names]
            for path, made in self.made().items()
        }

    def verdicts(self) -> dict[str, str]:
        """Of mutants of functions that are as they were when it was tried."""
        known: dict[str, str] = {}
        for path, made in self.made().items():
            meta = self.folder / "mutants" / f"{path}.meta"
            found = json.loads(meta.read_text()) if meta.exists() else {"exit_code_by_key": {}}
            for name, code in found["exit_code_by_key"].items():
                function = mangled_name_from_mutant_name(name).rpartition(".")[2]
                if found["hash_by_function_name"].get(function) == made.hash_by_function_name.get(function):
                    known[name] = verdict_of(code)
        return known

    def run(self, names: list[str], seconds: float) -> bool:
        """Whether all of them were tried in time."""
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", "1", *names]
        log = self.folder / "log.txt"
        with log.open("w") as output:
            running = subprocess.Popen(
                command, cwd=self.folder, env=environment(), stdout=output, stderr=output, start_new_session=True
            )
            try:
                running.wait(seconds)
            except subprocess.TimeoutExpired:
                end(running)
                return False
            except BaseException:  # it has a session of its own, and would go on
                end(running)
                raise
        if running.returncode != 0:
            raise SystemExit(f"{self.folder.name}: mutmut ended with {running.returncode}; see {log}")
        return True

    def difference(self, name: str, module: str) -> list[str]:
        """The lines that the mutant changes, with - and +."""
        with chdir(self.folder):
            shown = get_diff_for_mutant(name, path=SOURCE / module)
        return [line[0] + " " + line[1:].strip() for line in shown.splitlines() if changes(line)]


def end(running: subprocess.Popen[bytes]) -> None:
    """As Ctrl-C would: what was found until now is kept. Then without asking."""
    os.killpg(running.pid, signal.SIGINT)
    try:
        running.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def changes(line: str) -> bool:
    return line[:1] in ("-", "+") and line[:3] not in ("---", "+++")


def verdict_of(code: int | None) -> str:
    return LATE if code in TIMEOUTS else VERDICTS.get(code, f"ended with {code}")


def environment() -> dict[str, str]:
    """Uncompiled: mutmut puts its copy of src first. No bytecode beside it."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    ours = {"TILERUMMY_EXPECT": "pure", "PYTHONPYCACHEPREFIX": str(PLACE / "pycache")}
    limits = {"TILERUMMY_TEST_QUIET": "0", "TILERUMMY_TEST_END": "0", "TILERUMMY_TEST_PATIENCE": "15"}
    return {**kept, **ours, **limits, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def module_of(path: Path | str) -> str:
    return str(path).removeprefix("src/tilerummy/")
