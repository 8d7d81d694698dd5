"""The compiled core: mypyc makes C of the modules that pyproject.toml lists, and the compiler libraries of that.

What was compiled is kept in .cache/compiled and used again as long as no source that can influence it has changed;
object files are kept one by one in .cache/objects, so that after an edit only the C files that come out differently are
compiled again.
"""

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path
from typing import Any

PACKAGE = "tilerummy"
# Calls between our own functions then go straight to them instead of through the symbol table. Warnings about generated
# code are of no use to whoever builds.
C_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-w"]
# mypyc writes small i64 constants as 32-bit C literals, so that shifting one left by 31 or more goes wrong.
NARROW_SHIFT = re.compile(r"= -?\d+ << cpy_r_\w+")
KEPT_BUILDS = 4  # enough to go back and forth between two branches
KEPT_OBJECTS = 1000  # of about as many builds

# What mypyc writes: a function, the names only its own file knows, and the line after which definitions may stand.
FUNCTION = re.compile(r"^(?!static\b)[A-Za-z_][\w *]*?\b(CPyDef_\w+)\([^\n]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
STATIC = re.compile(r"^static [^(=;\[]*?(\w+)\s*[(=;\[]", re.MULTILINE)
HEADER = f"__native_internal_{PACKAGE}.h"
INCLUDE = f'#include "{HEADER}"\n'
INLINE = "extern inline __attribute__((gnu_inline)) "  # for inlining only: the symbol is defined in another file
SMALL = 100  # lines of C, declarations included


def wants_pure() -> bool:
    return os.environ.get("TILERUMMY_PURE", "0") not in ("", "0")


def compiled_sources(root: Path) -> list[Path]:
    """The source files that pyproject.toml lists for compilation, as far as they exist."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = settings["tool"][PACKAGE]["compiled"]
    package = root / "src" / PACKAGE
    return sorted({source for pattern in patterns for source in package.glob(pattern)})


def module_name(root: Path, source: Path) -> str:
    parts = source.relative_to(root / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(source: Path) -> set[str]:
    """Every dotted name the file may import; `from a import b` may mean the module a.b."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
    return names


def files_of(root: Path, name: str) -> set[Path]:
    """Our own files behind a dotted name, the packages above it included."""
    parts = name.split(".")
    stems = [(root / "src").joinpath(*parts[:length]) for length in range(1, len(parts) + 1)]
    candidates = [path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py")]
    return {path for path in candidates if path.is_file()}


def with_imports(root: Path, sources: Iterable[Path]) -> list[Path]:
    """The sources and all that they import of ours: types in any of these shape the compiled code."""
    found: set[Path] = set()
    waiting = set(sources)
    while waiting:
        source = waiting.pop()
        found.add(source)
        for name in (module_name(root, source), *imported_names(source)):
            waiting |= files_of(root, name) - found
    return sorted(found)


def tools_and_settings() -> list[str]:
    tools = [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("librt")]
    return [*tools, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))]


def fingerprint(root: Path, compiled: list[Path], read: list[Path]) -> str:
    """Changes whenever the compiled libraries might."""
    names = [module_name(root, path) for path in compiled]
    digest = hashlib.sha256(repr((tools_and_settings(), names)).encode())
    for path in (Path(__file__), *read):
        content = path.read_bytes()
        digest.update(f"{path.name} {module_name(root, path) if path in read else ''} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:24]


def refuse_narrow_shifts(generated: Path) -> None:
    for source in generated.rglob("__native*.c"):
        found = NARROW_SHIFT.search(source.read_text(encoding="utf-8"))
        if found:
            sys.exit(f"mypyc emitted a 32-bit shift, {found.group()!r}: `make lint` (tools/lint_shift.py) says where.")


def run_mypyc(paths: list[str]) -> list[Any]:
    """One group for all modules, so that a call from one into another is a C call; a C file a module."""
    from mypyc.build import mypycify

    # `make lint` is where types are checked strictly. Here the project's settings are left out, since an unpacked
    # archive lacks them, and so may third parties be, since an isolated build does not have them.
    options = ["--config-file=", "--ignore-missing-imports"]
    extensions = mypycify([*options, *paths], opt_level="3", debug_level="0", group_name=PACKAGE, multi_file=True)
    if os.name == "posix":
        share_small_functions(Path("build"))
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
    return extensions


def small_functions(code: str) -> dict[str, str]:
    """The definitions in a generated file that can be inlined elsewhere, by name."""
    private = set(STATIC.findall(code))
    found = {match[1]: match[0] for match in FUNCTION.finditer(code) if match[0].count("\n") <= SMALL}
    return {name: body for name, body in found.items() if private.isdisjoint(re.findall(r"\w+", body))}


def called_from(code: str, small: dict[str, str]) -> set[str]:
    """The small functions that the code calls, and those that these call."""
    found: set[str] = set()
    waiting = [code]
    while waiting:
        names = {name for name in re.findall(r"\bCPyDef_\w+", waiting.pop()) if name in small} - found
        found |= names
        waiting += [small[name] for name in names]
    return found


def share_small_functions(generated: Path) -> None:
    """Every file gets the small functions of others that it calls, to inline them as if all were one file."""
    codes = {path: path.read_text(encoding="utf-8") for path in generated.glob(f"__native_{PACKAGE}___*.c")}
    own = {path: small_functions(code) for path, code in codes.items()}
    small = {name: body for functions in own.values() for name, body in functions.items()}
    for path, code in codes.items():
        wanted = sorted(called_from(code, small) - set(own[path]))
        shared = "".join(INLINE + small[name] for name in wanted)
        path.write_text(code.replace(INCLUDE, INCLUDE + shared, 1), encoding="utf-8")


class ObjectCache:
    """Compiles C files on all cores, and keeps what comes out under the hash of all that went in."""

    def __init__(self, folder: Path, compiler: Any) -> None:
        self.folder = folder
        self.compiler = compiler
        headers = sorted(Path("build").rglob("*.h"))
        self.common = repr([tools_and_settings(), compiler.compiler_type, *(path.read_bytes() for path in headers)])
        folder.mkdir(parents=True, exist_ok=True)

    def compile(self, extension: Any, source: str) -> str:
        flags = [flag for flag in extension.extra_compile_args if isinstance(flag, str)]
        text = repr((self.common, flags, source, Path(source).read_bytes()))
        kept = self.folder / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.o"
        if not kept.exists():
            include = {"include_dirs": extension.include_dirs, "extra_postargs": flags}
            (made,) = self.compiler.compile([source], output_dir="objects", **include)
            Path(made).replace(kept)
        kept.touch()
        return str(kept)

    def drop_old(self) -> None:
        objects = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in objects[:-KEPT_OBJECTS]:
            old.unlink()


def compile_all(extensions: list[Any], cache: ObjectCache) -> None:
    """Every source becomes an object of its extension; the largest first, so that no core has to end with one."""
    sources = [(extension, source) for extension in extensions for source in extension.sources]
    sources.sort(key=lambda pair: -os.path.getsize(pair[1]))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(cache.compile, *pair): pair[0] for pair in sources}
        try:
            for done, job in enumerate(as_completed(jobs), 1):
                jobs[job].extra_objects.append(job.result())
                tell_progress(done, len(jobs))
        finally:
            pool.shutdown(cancel_futures=True)
    for extension in extensions:
        extension.sources, extension.extra_objects = [], sorted(extension.extra_objects)


def tell_progress(done: int, of: int) -> None:
    """Three lines in all."""
    if done < of and 4 * done // of > 4 * (done - 1) // of:
        print(f"Compiled {done} of {of} C files.", file=sys.stderr, flush=True)


def run_compiler(extensions: list[Any], out: Path, objects: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):  # type: ignore[misc]
        """setuptools would compile the sources of one extension one after the other."""

        def build_extensions(self) -> None:
            cache = ObjectCache(objects, self.compiler)
            compile_all(self.extensions, cache)
            super().build_extensions()
            cache.drop_old()

    command = Parallel(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(out)
    command.build_temp = "objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def compile_into(target: Path, root: Path, compiled: list[Path], read: list[Path]) -> None:
    """Compiles a copy of exactly the files in the fingerprint; the result appears under its name only when complete."""
    print(f"Compiling {len(compiled)} modules; this can take a minute.", file=sys.stderr, flush=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent.parent, prefix="compile-") as scratch, chdir(scratch):
        for source in read:
            copy = Path(source.relative_to(root / "src"))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
        extensions = run_mypyc([str(source.relative_to(root / "src")) for source in compiled])
        refuse_narrow_shifts(Path("build"))
        run_compiler(extensions, Path("out"), target.parent.parent / "objects")
        if not target.exists():
            Path("out").rename(target)


def drop_old_builds(builds: Path) -> None:
    for build in sorted(builds.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(build)


def compiled_libraries(root: Path) -> Path:
    """The folder of compiled libraries for the sources as they are, built if it is not there."""
    compiled = compiled_sources(root)
    read = with_imports(root, compiled)
    target = root / ".cache" / "compiled" / fingerprint(root, compiled, read)
    if not target.exists():
        compile_into(target, root, compiled, read)
        drop_old_builds(target.parent)
    return target


def wants_compiled() -> bool:
    """TILERUMMY_COMPILED=1: rather no wheel than an uncompiled one."""
    return os.environ.get("TILERUMMY_COMPILED", "0") not in ("", "0")


def can_compile() -> bool:
    """Whether there is a C compiler, with Python's headers: by trying."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "empty.c")
        source.write_text("#include <Python.h>\n", encoding="ascii")
        try:
            compiler: Any = new_compiler()
            customize_compiler(compiler)
            if os.name == "posix":  # instead of the compiler's complaint there is our sentence
                compiler.spawn = lambda command, **_: subprocess.run(command, check=True, capture_output=True)
            compiler.compile([str(source)], output_dir=scratch, include_dirs=[sysconfig.get_path("include")])
        except Exception:  # whatever a missing compiler raises on this machine
            return False
    return True
