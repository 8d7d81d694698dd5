"""The engine's core for the page, compiled: mypyc's C as one WebAssembly library that Pyodide loads.

    python web/core/build.py [--kept]

Prints the folder of the library, and nothing if there is none; then a sentence on the error stream says why. The result
is kept in .cache/core under the fingerprint of all it is made from; --kept only looks there. What compiles comes from
packages (toolchain.lock) and needs no rights: docs/decisions/0026-the-compiled-core-in-the-browser.md.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True  # files beside this one count as sources of the page

from building.core import PACKAGE, compiled_sources, drop_old_builds, wants_pure, with_imports  # noqa: E402
from building.page import npm_packages  # noqa: E402
from web.core.headers import Missing, python_headers, reason_in  # noqa: E402

CACHE = ROOT / ".cache" / "core"
BUILDS = CACHE / "builds"
STATE = CACHE / "state"  # which core there is, or why there is none; changes only when that does
LOCK = HERE / "toolchain.lock"
STDLIB = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
LIBRARY = "core.so"
# Of the compiler's 20,000 files those that C for the browser needs. Its headers for WASI suit Emscripten's C library:
# the core takes from it what both declare alike (tests/web/test_core.py counts the functions).
UNPACKED = ("mypy/", "mypyc/", "ziglang/zig", "ziglang/lib/std/std.zig", "ziglang/lib/include/")
C_HEADERS = ("ziglang/lib/libc/include/wasm-wasi-musl/", "ziglang/lib/libc/include/generic-musl/")
COMPILE = ["-target", "wasm32-emscripten", "-fPIC", "-O2", "-DNDEBUG", "-w", "-fno-sanitize=undefined", "-nostdlibinc"]
AS_WASI = ["-D__EMSCRIPTEN__=1", "-D__wasi__", "-D_WASI_EMULATED_SIGNAL"]
LINK = ["-shared", "--experimental-pic", "--allow-undefined", "--unresolved-symbols=import-dynamic", "--strip-debug"]
# What every browser that runs Pyodide has; newer features would only shut out older ones.
FEATURES = "mutable-globals,sign-ext,nontrapping-fptoint,bulk-memory,multivalue,reference-types"


def fingerprint() -> str:
    """Changes whenever the library might."""
    sources = compiled_sources(ROOT)
    own = [HERE / name for name in ("build.py", "generate.py", "headers.py", "start.c", LOCK.name)]
    digest = hashlib.sha256(repr([str(path.relative_to(ROOT)) for path in sources]).encode())
    for path in (*own, ROOT / "web" / "package-lock.json", *with_imports(ROOT, sources)):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:24]


def run(command: list[str | Path], what: str, **environment: str) -> None:
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"{what} failed ({reason_in(done.stderr or done.stdout)})")


# ---- what compiles


def wheels() -> Path:
    """The packages of the lock, unpacked as far as needed. By pip, which knows this machine's package index."""
    folder = CACHE / f"tools-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=CACHE, prefix="tools-new-") as scratch:
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
            options: list[str | Path] = ["--require-hashes", "--only-binary", ":all:", "--dest", scratch, "-r", LOCK]
            run([*pip, *options], "fetching a compiler")
            for wheel in Path(scratch).glob("*.whl"):
                unpack(wheel, Path(scratch) / "all")
            settle(Path(scratch) / "all", folder)
    return folder


def unpack(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.startswith((*UNPACKED, *C_HEADERS))])
    program = folder / "ziglang" / "zig"
    if program.exists():
        program.chmod(0o755)


def settle(made: Path, target: Path) -> None:
    """Under its name only when complete; whoever was faster made the same."""
    try:
        made.rename(target)
    except OSError:
        if not target.exists():
            raise


# ---- compiling


def compile_into(target: Path) -> None:
    BUILDS.mkdir(parents=True, exist_ok=True)
    tools = wheels()
    npm_packages(ROOT)
    include = python_headers(tools, LOCK, STDLIB)
    print("Compiling the core for the browser; this can take a minute.", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="compile-") as scratch:
        work = Path(scratch)
        path = os.pathsep.join(filter(None, [str(tools), os.environ.get("PYTHONPATH")]))
        run([sys.executable, HERE / "generate.py", ROOT, work], "mypyc", PYTHONPATH=path)
        link(tools, [object_of(tools, include, work, source) for source in sources(work)], work / "made")
        settle(work / "made", target)


def sources(work: Path) -> list[Path]:
    return [work / "build" / f"__native_{PACKAGE}.c", HERE / "start.c"]


def object_of(tools: Path, python: Path, work: Path, source: Path) -> Path:
    runtime = tools / "mypyc" / "lib-rt"
    system = [text for name in C_HEADERS for text in ("-isystem", str(tools / name))]
    include = [f"-I{folder}" for folder in (python, runtime, runtime / "vecs", work / "build")]
    made = work / f"{source.stem}.o"
    flags = [*COMPILE, *AS_WASI, *system, *include]
    zig(tools, work, "cc", *flags, "-c", str(source), "-o", str(made))
    return made


def link(tools: Path, objects: list[Path], folder: Path) -> None:
    folder.mkdir()
    entries = [f"--export=PyInit_{PACKAGE}__{name}" for name in ("mypyc", "start")]
    options = [*LINK, "--gc-sections", "-O2", "--no-check-features", f"--features={FEATURES}", *entries]
    zig(tools, folder.parent, "wasm-ld", *options, *map(str, objects), "-o", str(folder / LIBRARY))


def zig(tools: Path, work: Path, *command: str) -> None:
    caches = {"ZIG_GLOBAL_CACHE_DIR": str(work / "zig"), "ZIG_LOCAL_CACHE_DIR": str(work / "zig")}
    run([tools / "ziglang" / "zig", *command], f"zig {command[0]}", **caches)


# ---- what there is


def kept() -> Path | None:
    """The core of the sources as they are, if it was compiled and is wanted."""
    folder = BUILDS / fingerprint()
    return folder if folder.exists() and not wants_pure() else None


def built() -> Path:
    """Raises Missing."""
    if wants_pure():
        raise Missing("TILERUMMY_PURE is set")
    target = BUILDS / fingerprint()
    if not target.exists():
        compile_into(target)
        drop_old_builds(BUILDS)
    return target


def note(text: str) -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    if not STATE.exists() or STATE.read_text("utf-8") != text:
        STATE.write_text(text, "utf-8")


def main() -> None:
    if "--kept" in sys.argv[1:]:
        print(kept() or "", end="")
        return
    try:
        folder = built()
    except (Missing, OSError, subprocess.SubprocessError) as reason:
        note(f"none: {reason}\n")
        print(f"The page gets the uncompiled core, in which bots are weaker: {reason}.", file=sys.stderr)
    else:
        note(f"{folder.name}\n")
        print(folder, end="")


if __name__ == "__main__":
    main()
