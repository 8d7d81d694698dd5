"""Every sentence of invite.ftl is said on the page or in a preview, and every one they say is there."""

import re
from pathlib import Path

from tilerummy.words import FOLDER

ROOT = Path(__file__).parents[2]
PAGE = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts")]
PREVIEW = [ROOT / f"src/tilerummy/server/edge/http/{name}.py" for name in ("invitation", "preview")]
GOALS = {"invite-target", "invite-rounds"}  # made of the option's name, on both sides


def test_invite_words_are_those_that_are_said() -> None:
    text = (FOLDER / "en/invite.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(invite-[\w-]+) =", text, re.MULTILINE))
    code = "\n".join(path.read_text(encoding="utf-8") for path in [*PAGE, *PREVIEW])
    said = set(re.findall(r"""['"](invite-[a-z-]+)['"]""", code))
    assert said | GOALS == known


def test_pictures_of_previews_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "web/public").glob("preview*.png")}
    assert set(sizes) == {"preview.png", *(f"preview-{game}.png" for game in ("investo", "rummy", "gin"))}
    assert [name for name, size in sizes.items() if size > 60_000] == []
