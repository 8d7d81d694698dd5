"""In the browser, before the engine is imported: compiled modules come from one library instead of from bytecode."""

import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from os.path import dirname, exists
from types import ModuleType
from typing import Any

HOME = dirname(__file__)
LIBRARY = f"{HOME}/core.so"


def part(name: str) -> ModuleType:
    """One of the two modules that the library has by itself: any file may have several."""
    loader = ExtensionFileLoader(name, LIBRARY)
    module = loader.create_module(ModuleSpec(name, loader, origin=LIBRARY))
    sys.modules[name] = module
    loader.exec_module(module)
    return module


class Compiled:
    """Finds and loads them: mypyc's library offers a capsule for each."""

    def __init__(self) -> None:
        capsules = vars(part("tilerummy__mypyc"))
        self.start = part("tilerummy__start").start
        names = [name for name in capsules if name.startswith("init_")]
        self.capsules = {name.removeprefix("init_").replace("___", "."): capsules[name] for name in names}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name not in self.capsules or exists(f"{HOME}/{name.replace('.', '/')}/__init__.pyc"):
            return None  # a package must know its folder, which only bytecode does
        return ModuleSpec(name, self, origin=LIBRARY)  # type: ignore[arg-type]  # as good as a Loader

    def create_module(self, spec: ModuleSpec) -> Any:
        return self.start(self.capsules[spec.name])  # runs it, too

    def exec_module(self, module: ModuleType) -> None:
        pass


def install() -> bool:
    """Whether it is there. If this browser cannot load it, the same modules come from bytecode."""
    try:
        sys.meta_path.insert(0, Compiled())
    except Exception as error:
        print(f"The compiled core was not loaded: {error}", file=sys.stderr)
        return False
    return True
