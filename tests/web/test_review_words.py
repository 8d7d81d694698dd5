"""Every sentence of review.ftl is said on the page or at the terminal, and every one they say is there."""

import re
from pathlib import Path

from tilerummy.words import FOLDER

ROOT = Path(__file__).parents[2]
PAGE = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts")]
SAYING = [*PAGE, ROOT / "src/tilerummy/cli/review.py"]


def test_review_words_are_those_that_are_said() -> None:
    text = (FOLDER / "en/review.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(review-[\w-]+) =", text, re.MULTILINE))
    code = "\n".join(path.read_text(encoding="utf-8") for path in SAYING)
    said = set(re.findall(r"""['"](review-[a-z-]+)['"]""", code))
    assert said == known
