"""Every sentence of fair.ftl that the page says is there, and each there is said by the page or by a command."""

import re
from pathlib import Path

from tilerummy.words import FOLDER

ROOT = Path(__file__).parents[2]
PLACES = ("web/src/fair", "web/src/table", "src/tilerummy/cli", "src/tilerummy/bots")


def test_every_sentence_is_said_and_there() -> None:
    keys = set(re.findall(r"^(fair-[\w-]+) =", (FOLDER / "en/fair.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    files = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in (".ts", ".svelte", ".py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"[\"'](fair-[a-z-]+)[\"']", code))
    assert said <= keys
    assert [key for key in keys - said if not key.startswith("fair-by-")] == []
