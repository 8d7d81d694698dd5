"""`python -m tools.corpus tests/records/N`: writes a new corpus. One that is there is never changed."""

import hashlib
import sys
from pathlib import Path

from tools.corpus.interfaces import write_interfaces
from tools.corpus.matches import write_matches
from tools.corpus.tables import write_tables
from tools.corpus.texts import write_texts
from tools.corpus.transcripts import write_transcripts

SUMS = "SHA256SUMS"


def main(argv: list[str]) -> int:
    if len(argv) != 1:
        print(f"usage: {__doc__}", file=sys.stderr)
        return 2
    folder = Path(argv[0])
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        print(f"{folder} is there already; a corpus is never written again.", file=sys.stderr)
        return 2
    write_matches(folder)
    write_tables(folder)
    write_texts(folder)
    write_transcripts(folder)
    write_interfaces(folder)
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
