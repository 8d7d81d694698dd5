"""The sentences of setting up, from messages/*/starting.ftl, which are plain lines: Fluent is not installed yet."""

import locale
import os
import re

from tools.starting.environment import ROOT

FOLDER = ROOT / "src/tilerummy/messages"
LINE = re.compile(r"^(starting-[\w-]+) = (.*)$", re.MULTILINE)


def language() -> str:
    """As `tilerummy.words.language_of_user`."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(locale.getlocale()[0] or "")
    chosen = next((name for name in names if name), "")[:2].lower()
    return chosen if (FOLDER / chosen / "starting.ftl").is_file() and chosen else "en"


class Sentences:
    def __init__(self, spoken: str) -> None:
        text = (FOLDER / spoken / "starting.ftl").read_text(encoding="utf-8")
        self.lines = dict(LINE.findall(text))

    def __call__(self, key: str, **params: object) -> str:
        return re.sub(r"\{ \$(\w+) \}", lambda found: str(params[found[1]]), self.lines[key])
