"""Builds the wheel: mypyc compiles the modules that pyproject.toml lists (building/core.py), the rest stays Python;
Vite builds the page (building/page.py).

TILERUMMY_PURE=1 leaves everything uncompiled (as does a machine without a C compiler, unless TILERUMMY_COMPILED=1),
TILERUMMY_SKIP_WEB=1 the page as it is; TILERUMMY_CORE=kept: a compiled core goes into the page only if there is one
already (web/core/build.py); TILERUMMY_CORE=needed: without one there is no page.

`python hatch_build.py page` and `core` build one of them ahead, so that the wheel is put together in a moment.
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file wherever it is

from building import core, page


class CompiledWheel(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Of an isolated build, besides those in pyproject.toml."""
        if not page.web_is_stale(Path(self.root)):
            return []
        return ["pip"] if page.system_npm() else ["pip", page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if page.web_is_stale(root):
            page.build_web(root)
        bill = root / "src" / core.PACKAGE / "_web" / "sbom.cdx.json"
        # An archive has the page and no core; an editable install runs from src, where nothing is compiled.
        if self.target_name == "sdist" or version == "editable":
            return
        if bill.exists():
            build_data["sbom_files"].append(str(bill.relative_to(root)))
        if not core.wants_pure() and core.compiled_sources(root) and self._has_compiler():
            self._compile(root, build_data)

    def _has_compiler(self) -> bool:
        if core.wants_compiled() or core.can_compile():
            return True
        print("There is no C compiler with Python's headers: tilerummy is installed uncompiled; bots are as strong but "
              "think much longer.", file=sys.stderr, flush=True)
        return False

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        libraries = core.compiled_libraries(root)
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
        core.compiled_libraries(root)
    elif page.web_is_stale(root):
        page.build_web(root)


if __name__ == "__main__":
    ahead(sys.argv[1], Path(__file__).parent)
