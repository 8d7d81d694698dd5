"""The program `tilerummy`. Where the package itself cannot be loaded, it says so in a sentence instead of a traceback:
`tilerummy doctor` too could say nothing then. Nothing but the standard library is imported here.
"""

import os
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "tilerummy/messages"
LINE = re.compile(r"^doctor-unloadable = (.*)$", re.MULTILINE)


def sentence(problem: str) -> str:
    """In the language of `tilerummy.words.language_of_user`, read without Fluent, which may be what is missing."""
    chosen = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    for name in (chosen[:2].lower() or "en", "en"):
        file = FOLDER / name / "doctor.ftl"
        if name.isalpha() and file.is_file():
            found = LINE.search(file.read_text(encoding="utf-8"))
            if found is not None:
                return found[1].replace("{ $problem }", problem)
    return problem


def main() -> int:
    try:
        from tilerummy.cli import main as run
    except (ImportError, SyntaxError, AttributeError) as problem:  # missing, cut off, or of another version
        print(sentence(str(problem)), file=sys.stderr)
        return 1
    return run()
