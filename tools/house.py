"""Counts that say how easily this code can be changed: `python -m tools.house [TREE ...]`, one column a tree.

A tree is a checkout of this project, so the same counts can be taken of an earlier commit (`git worktree add`).
Everything is read as text; nothing of the tree is imported.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

GAME = re.compile(r"^\s*(from|import) tilerummy\.games\.\w+|^\s*from tilerummy\.games import (?!GAMES\b)")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]""")
MADE = {"node_modules", "_web"}
CODE = (".py", ".ts", ".svelte", ".css")


def package(tree: Path) -> Path:
    return tree / "src" / "tilerummy"


def modules(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.py")) if "_web" not in path.parts)


def top_level_modules(tree: Path) -> int:
    return sum(path.name != "__init__.py" for path in package(tree).glob("*.py"))


def lines_that_name_a_game(tree: Path) -> int:
    """Import lines outside games/ that name one game."""
    games = package(tree) / "games"
    outside = (path for path in modules(package(tree)) if not path.is_relative_to(games))
    return sum(bool(GAME.match(line)) for path in outside for line in path.read_text(encoding="utf-8").splitlines())


def comparisons_with_a_game(tree: Path) -> str:
    """Comparisons with the name of one game, in the package and on the page, outside the folders for games."""
    games = package(tree) / "games", tree / "web" / "src" / "games"
    names = "|".join(sorted(path.parent.name for path in games[0].glob("*/__init__.py")))
    compared = re.compile(rf"""[=!]==?\s*['"]({names})['"]|['"]({names})['"]\s*[=!]=""")

    def count(paths: Iterable[Path]) -> int:
        outside = (path for path in paths if not any(path.is_relative_to(folder) for folder in games))
        return sum(len(compared.findall(path.read_text(encoding="utf-8"))) for path in outside)

    return f"{count(modules(package(tree)))} ({count(page_modules(tree))} on the page)"


def largest_class(tree: Path) -> str:
    """The class with the most methods of its own and inherited from ours in the server, where the largest ones are."""
    classes: dict[str, tuple[int, list[str]]] = {}
    for path in modules(package(tree) / "server"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                own = sum(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in node.body)
                classes[node.name] = (own, [base.id for base in node.bases if isinstance(base, ast.Name)])

    def methods(name: str) -> int:
        own, bases = classes.get(name, (0, []))
        return own + sum(methods(base) for base in bases)

    name = max(classes, key=methods)
    return f"{methods(name)} ({name})"


def page_modules(tree: Path) -> list[Path]:
    root = tree / "web" / "src"
    return [path for path in sorted(root.rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]


def page_files(tree: Path) -> set[str]:
    """The folders of the page, and the modules that lie beside them."""
    root = tree / "web" / "src"
    return {layer_of(root, path) for path in page_modules(tree)}


def page_imports(tree: Path) -> dict[str, set[str]]:
    """Which folders of the page import from which others; types count too."""
    root = tree / "web" / "src"
    found: dict[str, set[str]] = {}
    for path in page_modules(tree):
        own = layer_of(root, path)
        for target in IMPORT.findall(path.read_text(encoding="utf-8")):
            other = layer_of(root, (path.parent / target).resolve())
            if other not in ("", own):
                found.setdefault(own, set()).add(other)
    return found


def layer_of(root: Path, path: Path) -> str:
    """A folder by its name, a module beside the folders by its own; an import may leave out how that ends."""
    parts = path.relative_to(root).parts if path.is_relative_to(root) else ("",)
    name = parts[0]
    return f"{name}.ts" if len(parts) == 1 and name and (root / f"{name}.ts").is_file() else name


def reached(imports: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        new = imports.get(waiting.pop(), set()) - seen
        seen |= new
        waiting += new
    return seen


def page_cycles(tree: Path) -> str:
    """Pairs of folders that import each other directly, and folders that can be reached from themselves."""
    imports = page_imports(tree)
    pairs = sum(other > folder and folder in imports.get(other, ()) for folder in imports for other in imports[folder])
    knotted = sum(folder in reached(imports, folder) for folder in imports)
    return f"{pairs} ({knotted} folders)"


def longest_folder(tree: Path) -> str:
    folders = {path.parent for path in modules(package(tree))}
    counts = {folder: sum(path.name != "__init__.py" for path in folder.glob("*.py")) for folder in folders}
    largest = max(counts, key=lambda folder: counts[folder])
    return f"{counts[largest]} ({largest.relative_to(tree / 'src')})"


def lines(*parts: str) -> Callable[[Path], int]:
    def count(tree: Path) -> int:
        folder = tree.joinpath(*parts)
        files = [path for path in folder.rglob("*") if path.suffix in CODE and not MADE & {*path.parts}]
        return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)

    return count


COUNTS: dict[str, Callable[[Path], object]] = {
    "modules at top level": top_level_modules,
    "modules in the fullest folder": longest_folder,
    "import lines outside games/ that name a game": lines_that_name_a_game,
    "comparisons with a game's name outside games/": comparisons_with_a_game,
    "methods of the server's largest class": largest_class,
    "page folders that import each other": page_cycles,
    "lines in src": lines("src"),
    "lines in web/src": lines("web", "src"),
    "lines in tests": lines("tests"),
}


def main(trees: list[str]) -> None:
    paths = [Path(tree).resolve() for tree in trees or ["."]]
    for name, count in COUNTS.items():
        print(" | ".join([f"{name:46}", *(str(count(path)) for path in paths)]))


if __name__ == "__main__":
    main(sys.argv[1:])
