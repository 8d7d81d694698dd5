"""What is installed is what pyproject.toml says: compiled modules compiled, data files there, lock complete."""

import importlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest

import tilerummy
from building.core import (
    INLINE,
    ObjectCache,
    compile_all,
    compiled_sources,
    fingerprint,
    module_name,
    share_small_functions,
    with_imports,
)
from building.page import run_quietly

ROOT = Path(__file__).parents[1]
COMPILED = [module_name(ROOT, source) for source in compiled_sources(ROOT)]
FOLDERS = ("building", "rulebook", "src", "tools", "web")
FILES = (".gitignore", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml")
EXPECT_PURE = os.environ.get("TILERUMMY_EXPECT") == "pure"


def test_tiles_are_on_the_compiled_list() -> None:
    assert "tilerummy.tiles" in COMPILED


@pytest.mark.parametrize("name", COMPILED)
def test_listed_module_is_compiled_unless_pure_is_expected(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith((".py",) if EXPECT_PURE else (".so", ".pyd"))


def test_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("tilerummy") == tilerummy.__version__


def test_every_dependency_is_locked() -> None:
    """`make lock` brings requirements.lock up to date."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {plain(line) for line in settings["project"]["dependencies"] + settings["dependency-groups"]["dev"]}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert wanted - {plain(line) for line in lock if "==" in line} == set()


def plain(requirement: str) -> str:
    """The normalised name at the start of a requirement."""
    return re.sub(r"[-_.]+", "-", re.split(r"[=<>~! ;\[]", requirement)[0]).lower()


def test_uncompiled_wheel_holds_every_source_and_data_file(tmp_path: Path) -> None:
    build_pure_wheel(tmp_path)
    (wheel,) = tmp_path.glob("tilerummy-*-py3-none-any.whl")
    source = ROOT / "src"
    files = [path for path in source.rglob("*") if path.suffix in (".py", ".ftl", ".json")]
    wanted = {path.relative_to(source).as_posix() for path in files}
    rulebook = ROOT / "rulebook"
    wanted |= {f"tilerummy/_rulebook/{path.relative_to(rulebook).as_posix()}" for path in rulebook.rglob("*.md")}
    assert wanted | {"tilerummy/py.typed"} <= set(ZipFile(wheel).namelist())


def build_pure_wheel(folder: Path) -> None:
    """In a copy: its page is another one, without the compiled core, and others need ours meanwhile. It also notes that
    there is no core, which would make our wheel stale.
    """
    copy = folder / "copy"
    made = shutil.ignore_patterns("_web", "node_modules", "__pycache__")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=made)
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    (copy / ".cache").mkdir()
    (copy / ".cache/engine").symlink_to(ROOT / ".cache/engine")  # what the page's engine is made of was fetched
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=copy, env={**os.environ, "TILERUMMY_PURE": "1"}, capture_output=True, check=True)


def make_project(root: Path, **modules: str) -> list[Path]:
    package = root / "src" / "tilerummy"
    package.mkdir(parents=True, exist_ok=True)
    for name, text in {"__init__": "", **modules}.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return [package / "first.py"]


def test_fingerprint_follows_imports_and_ignores_other_files(tmp_path: Path) -> None:
    """Else a stale library would be installed, or a change of text would cost a C compilation."""
    modules = {"first": "from tilerummy import second", "second": "import tilerummy.third", "third": "", "other": ""}

    def print_of(**changed: str) -> str:
        compiled = make_project(tmp_path, **{**modules, **changed})
        return fingerprint(tmp_path, compiled, with_imports(tmp_path, compiled))

    assert print_of() == print_of(other="x = 1")
    assert print_of() != print_of(third="x = 1")


TILES = """#include "__native_tilerummy.h"
#include "__native_internal_tilerummy.h"
static PyObject *tiles_setup(PyTypeObject *type);
int64_t CPyDef_tiles___bit_of(int64_t cpy_r_kind) {
    return 1;
}
int64_t CPyDef_tiles___lowest(int64_t cpy_r_x) {
    return CPyDef_tiles___bit_of(cpy_r_x);
}
PyObject *CPyDef_tiles___Tiles(void) {
    return tiles_setup(CPyType_tiles___Tiles);
}
"""
RUNS = """#include "__native_tilerummy.h"
#include "__native_internal_tilerummy.h"
int64_t CPyDef_runs___most(int64_t cpy_r_x) {
    CPyDef_tiles___Tiles();
    return CPyDef_tiles___lowest(cpy_r_x);
}
"""


def test_small_functions_reach_the_files_that_call_them(tmp_path: Path) -> None:
    """Else a call from one module into another is never inlined, which costs 10 % and more."""
    tiles, runs = (tmp_path / f"__native_tilerummy___{name}.c" for name in ("tiles", "runs"))
    tiles.write_text(TILES, encoding="utf-8")
    runs.write_text(RUNS, encoding="utf-8")
    share_small_functions(tmp_path)
    assert tiles.read_text(encoding="utf-8") == TILES  # it has them
    shared = runs.read_text(encoding="utf-8")
    assert f"{INLINE}int64_t CPyDef_tiles___lowest(int64_t cpy_r_x) {{" in shared
    assert f"{INLINE}int64_t CPyDef_tiles___bit_of(" in shared  # called by one that is called
    assert shared.count("CPyDef_tiles___Tiles(") == 1  # uses what only its own file knows
    assert shared.endswith(RUNS.split("\n", 2)[2])


class FakeCompiler:
    compiler_type = "fake"

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def compile(self, sources: list[str], output_dir: str, **_: object) -> list[str]:
        (source,) = sources
        if "broken" in Path(source).read_text(encoding="utf-8"):
            raise RuntimeError(source)
        self.compiled.append(source)
        made = Path(output_dir, Path(source).name + ".o")
        made.parent.mkdir(exist_ok=True)
        made.write_text("object", encoding="utf-8")
        return [str(made)]


def compiled_again(folder: Path, **texts: str) -> list[str]:
    """Which sources are compiled when they read so; what was compiled before is kept in the folder."""
    Path("build").mkdir(exist_ok=True)
    for name, text in texts.items():
        Path("build", name.replace("_", ".")).write_text(text, encoding="utf-8")
    names = sorted(name.replace("_", ".") for name in texts if name.endswith("_c"))
    sources = [f"build/{name}" for name in names]
    extension = SimpleNamespace(sources=sources, extra_objects=[], extra_compile_args=["-O3"], include_dirs=[])
    compiler = FakeCompiler()
    compile_all([extension], ObjectCache(folder, compiler))
    assert extension.sources == []
    assert len(extension.extra_objects) == len(names)
    return sorted(compiler.compiled)


def test_only_what_changed_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "objects-kept"
    assert compiled_again(kept, a_c="1", b_c="2", c_h="3") == ["build/a.c", "build/b.c"]
    assert compiled_again(kept, a_c="1", b_c="2", c_h="3") == []
    assert compiled_again(kept, a_c="1", b_c="4", c_h="3") == ["build/b.c"]
    assert compiled_again(kept, a_c="1", b_c="4", c_h="5") == ["build/a.c", "build/b.c"]


def test_a_file_that_does_not_compile_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RuntimeError, match=r"b\.c"):
        compiled_again(tmp_path / "kept", a_c="1", b_c="broken")


def test_progress_takes_three_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    compiled_again(tmp_path / "kept", **{f"m{n}_c": str(n) for n in range(9)})
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["Compiled 3 of 9 C files.", "Compiled 5 of 9 C files.", "Compiled 7 of 9 C files."]


def test_other_programs_are_heard_only_when_they_fail(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run_quietly(["sh", "-c", "echo a list of files; echo a warning >&2"], tmp_path)
    assert capfd.readouterr() == ("", "")
    with pytest.raises(SystemExit, match="ended with 3"):
        run_quietly(["sh", "-c", "echo what is wrong >&2; exit 3"], tmp_path)
    assert "what is wrong" in capfd.readouterr().err
