"""Every sentence of realtable.ftl is said by the page, a command or the engine, and none is asked for in vain."""

import re
from pathlib import Path

from tilerummy.words import FOLDER

ROOT = Path(__file__).parents[2]
KEY = r"(?:real|entry|told)-[a-z0-9-]*[a-z0-9]"
MADE = re.compile(r"`((?:real|entry)-[a-z-]*)\$\{")  # real-way-${way}: a family of keys


def code() -> str:
    files = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "src").rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_sentences_and_uses_agree() -> None:
    text = (FOLDER / "en/realtable.ftl").read_text(encoding="utf-8")
    keys = {key for key in re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE) if not key.startswith("cli-")}
    families = tuple(MADE.findall(code()))
    used = set(re.findall(rf"['\"]({KEY})['\"]", code()))
    assert families
    assert sorted(key for key in keys if key not in used and not key.startswith(families)) == []
    assert sorted(used - keys) == []
