"""The folders of the page are layers: the drawing in docs/page.md lists them once, and imports go downwards only."""

import re
from pathlib import Path

import pytest

from tools.house import page_cycles, page_files, page_imports

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"^(\w[\w.]*?)/? {2,}\S")


def drawn(page: Path = ROOT / "docs" / "page.md") -> list[str]:
    """The layers from the top, as the first drawing of docs/page.md has them."""
    drawing = page.read_text(encoding="utf-8").split("```")[1]
    found = [NAME.match(line) for line in drawing.splitlines()]
    return [match[1] for match in found if match]


def upward(tree: Path, layers: list[str]) -> list[str]:
    """Imports that do not go downwards."""
    order = {layer: at for at, layer in enumerate(layers)}
    found = [(name, other) for name, others in page_imports(tree).items() for other in sorted(others)]
    return [f"{name} imports {other}" for name, other in found if order[name] >= order[other]]


def test_every_folder_is_drawn_once() -> None:
    layers = drawn()
    assert len(layers) == len({*layers})
    assert {*layers} == page_files(ROOT)


def test_imports_go_downwards_only() -> None:
    assert upward(ROOT, drawn()) == []
    assert page_cycles(ROOT).startswith("0 (0 ")


MADE_UP = {
    "tiles/new.ts": "import { say } from '../words/words.svelte';",
    "look/New.svelte": "<script lang='ts'>\n  import type { Hand } from '../play/hand.svelte';\n</script>",
    "table/new.ts": "const later = () => import('../games/Gin.svelte');",
    "net/new.ts": "export { board } from '../board/rest';",
    "play/new.svelte.ts": "import '../board/game.css';",
    "wire.ts": "import { say } from './words/words.svelte';",
}


@pytest.mark.parametrize("path", MADE_UP)
def test_an_import_upwards_is_found(tmp_path: Path, path: str) -> None:
    made = tmp_path / "web" / "src" / path
    made.parent.mkdir(parents=True)
    made.write_text(MADE_UP[path], encoding="utf-8")
    assert len(upward(tmp_path, drawn())) == 1
