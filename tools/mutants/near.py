"""tests/mutants/near.toml: which modules are changed, and which tests must notice."""

import tomllib
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
NEAR = ROOT / "tests/mutants/near.toml"
SOURCE = Path("src/tilerummy")


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Modules that share their near tests. Globs: below src/tilerummy, and below the repository."""

    change: list[str]
    tests: list[str]

    def modules(self) -> list[Path]:
        return found(ROOT / SOURCE, self.change)

    def near_tests(self) -> list[Path]:
        return found(ROOT, self.tests)


def found(folder: Path, globs: list[str]) -> list[Path]:
    """Relative to the repository, in a fixed order."""
    paths = {path for glob in globs for path in folder.glob(glob)}
    return sorted(path.relative_to(ROOT) for path in paths)


def groups() -> dict[str, Group]:
    return msgspec.convert(tomllib.loads(NEAR.read_text()), dict[str, Group])
