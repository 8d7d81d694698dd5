"""Prints a part of requirements.lock, hashes included: what the program itself needs, or the packages named and what
they need. `python tools/lock_part.py requirements.lock [NAME...]`; used where the image is built (deploy/Dockerfile).
"""

import re
import sys
from pathlib import Path

OURS = "tilerummy (pyproject.toml)"  # how uv writes that the program or its server needs a package


def entries(text: str) -> dict[str, str]:
    """The lines of each package, by its name."""
    parts = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    return {re.split(r"[=\[ ;]", part, maxsplit=1)[0]: part for part in parts if part.strip()}


def wanted_by(part: str) -> set[str]:
    """Who needs a package: the comment below it."""
    _, _, told = part.partition("# via")
    return {line.strip(" #") for line in told.splitlines()} - {""}


def part_of(text: str, names: list[str]) -> str:
    """The named packages and what they need, or without names what the program needs; SystemExit if one is unknown."""
    found = entries(text)
    unknown = [name for name in names if name not in found]
    if unknown:
        sys.exit(f"not in the lock: {' '.join(unknown)}")
    chosen = set(names)
    roots = chosen if names else {OURS}
    while True:
        more = {name for name, part in found.items() if wanted_by(part) & (roots | chosen)} - chosen
        if not more:
            return "".join(found[name] for name in sorted(chosen))
        chosen |= more


if __name__ == "__main__":
    sys.stdout.write(part_of(Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2:]))
