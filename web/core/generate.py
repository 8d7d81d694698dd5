"""mypyc's C for the browser's Python, whichever Python runs this: `python generate.py ROOT OUT`.

mypyc writes for the machine and the version it runs on. Both are settled when its modules are imported, so they are
imported here under the target's values. That needs mypy's pure wheel first on the path: in a compiled one comparisons
with `sys.version_info` were decided when it was built.
"""

import importlib.machinery
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

TARGET = (3, 14, 2, "final", 0)
SUFFIX = ".cpython-314-wasm32-emscripten.so"
WORD = 4  # bytes


def import_mypyc() -> Any:
    """`mypyc.build`, believing that it runs on the target."""
    for name in ("mypy.main", "setuptools"):  # both look at the version themselves, and mean the one they run on
        importlib.import_module(name)
    with (
        patch.object(sys, "version_info", TARGET),
        patch.object(sysconfig, "get_config_var", {"SIZEOF_SIZE_T": WORD}.get),
        patch.object(importlib.machinery, "EXTENSION_SUFFIXES", [SUFFIX]),
    ):
        import mypyc.common
    if (mypyc.common.PLATFORM_SIZE, mypyc.common.HAVE_IMMORTAL, mypyc.common.EXT_SUFFIX) != (WORD, True, SUFFIX):
        sys.exit(f"{mypyc.common.__file__} is not of mypy's pure wheel.")

    from mypyc import build, options
    from mypyc.codegen import emit, emitmodule

    as_target = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys) if not name.startswith("__")})
    as_target.version_info = TARGET
    for module in (build, options, emit, emitmodule):
        vars(module)["sys"] = as_target
    return build


def copy_sources(root: Path, sources: list[Path], out: Path) -> None:
    for source in sources:
        copy = out / source.relative_to(root / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)


def main(root: Path, out: Path) -> None:
    sys.path.insert(0, str(root))
    from building.core import PACKAGE, compiled_sources, refuse_narrow_shifts, with_imports

    build = import_mypyc()
    compiled = compiled_sources(root)
    copy_sources(root, with_imports(root, compiled), out)
    os.chdir(out)
    options = ["--config-file=", "--ignore-missing-imports"]  # as in building.core.run_mypyc
    build.mypycify([*options, *(str(path.relative_to(root / "src")) for path in compiled)], group_name=PACKAGE)
    refuse_narrow_shifts(out / "build")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
