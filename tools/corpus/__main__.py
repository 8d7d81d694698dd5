"""`python -m tools.corpus tests/records/N [PART ...]`: writes a new corpus, or parts of one. One that is there is never
changed.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

from tools.corpus.interfaces import write_interfaces
from tools.corpus.matches import SEALED, write_matches
from tools.corpus.tables import words, write_tables
from tools.corpus.texts import write_texts
from tools.corpus.transcripts import write_transcripts

SUMS = "SHA256SUMS"
PARTS: dict[str, Callable[[Path], None]] = {
    "matches": write_matches,
    "tables": write_tables,
    "texts": write_texts,
    "bots": write_transcripts,
    "interfaces": write_interfaces,
    "sealed": lambda folder: write_matches(folder, SEALED),
    "words": lambda folder: write_tables(folder, [words]),
}
NEWER = ("sealed", "words")  # instead of matches and tables: what only the second way of dealing has


def main(argv: list[str]) -> int:
    if not argv or not set(argv[1:]) <= PARTS.keys():
        print(f"usage: {__doc__}parts: {' '.join(PARTS)}", file=sys.stderr)
        return 2
    folder = Path(argv[0])
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        print(f"{folder} is there already; a corpus is never written again.", file=sys.stderr)
        return 2
    for part in argv[1:] or [part for part in PARTS if part not in NEWER]:
        PARTS[part](folder)
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")
    return 0


def sums(folder: Path) -> str:
    """As `sha256sum` prints them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}" for path in files
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
