"""`tilerummy site FOLDER`: the page as static files, for any web space (docs/site.md)."""

from collections.abc import Sequence
from pathlib import Path

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser
from tilerummy.refusal import NotAccepted
from tilerummy.site import write
from tilerummy.words import Words

MEGABYTE = 1_000_000


def main(argv: Sequence[str]) -> int:
    try:
        print(written(argv))
    except Fault as fault:
        return complain(fault)
    return 0


def written(argv: Sequence[str]) -> str:
    made = parser("site")
    say = Words(made.get_default("lang"))
    made.add_argument("folder", type=Path, help=say("site-help-folder"))
    made.add_argument("--server", default="", metavar="URL", help=say("site-help-server"))
    made.add_argument("--force", action="store_true", help=say("site-help-force"))
    options = made.parse_args(argv)
    words = Words(options.lang)
    try:
        found = write(options.folder, options.server, options.force)
    except NotAccepted as refused:
        raise Fault(words.explain(refused)) from None
    except OSError as error:
        raise Fault(os_sentence(words, error.filename or options.folder, error)) from None
    sizes = {"plain": round(found.plain / MEGABYTE, 1), "packed": round(found.packed / MEGABYTE, 1)}
    return words("site-written", folder=str(options.folder), files=found.files, **sizes)
