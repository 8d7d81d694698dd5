"""Names that people give themselves: what can be seen is allowed, and there is room for so much of it."""

import unicodedata
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.invisible import invisible

MOST_NAME: Final = 24  # as people count: a family of four is one character
MOST_CODES: Final = 80
MOST_MARKS: Final = 3  # on one letter
JOINER: Final = "\N{ZERO WIDTH JOINER}"
PICTURE: Final = "\N{VARIATION SELECTOR-16}"
TONES: Final = range(0x1F3FB, 0x1F400)
FLAGS: Final = range(0x1F1E6, 0x1F200)


class Me(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A display name: at most 24 printable characters, empty for none. Blanks at the ends do not count. `at`: when it
    was chosen, in milliseconds. A name chosen earlier than the one that is known leaves that as it is: of several
    devices of one visitor the last choice counts, whichever of them comes first. Without it: now.
    """

    name: Annotated[str, Meta(max_length=400)]
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0


def clean_name(text: str) -> str:
    """Blanks at the ends and doubled ones go; what cannot be shown is not accepted."""
    cleaned = " ".join(text.split())
    if len(cleaned) > MOST_CODES or length(cleaned) > MOST_NAME or not visible(cleaned):
        raise NotAccepted("server-bad-name", {"most": MOST_NAME})
    return cleaned


def length(text: str) -> int:
    """What is joined to a character, or stands on it, does not count; nor does the second half of a flag."""
    count, flags = 0, 0
    for before, char in zip(" " + text, text, strict=False):
        flags = flags + 1 if ord(char) in FLAGS else 0
        extends = is_mark(char) or char in (JOINER, PICTURE) or ord(char) in TONES
        count += not (extends or before == JOINER or (flags and flags % 2 == 0))
    return count


def visible(text: str) -> bool:
    """A joiner is for pictures alone, and no letter carries a tower of marks: both are ways to hide or to cover."""
    marks = 0
    for before, char, after in zip(" " + text, text, text[1:] + " ", strict=False):
        marks = marks + 1 if is_mark(char) and char != PICTURE else 0
        if char == JOINER:
            if not (is_picture(after) and (is_picture(before) or before == PICTURE)):
                return False
        elif char == PICTURE:
            if not is_picture(before):
                return False
        elif invisible(char) or marks > MOST_MARKS or (marks and before == " ") or not (marks or char.isprintable()):
            return False
    return True


def is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Mc", "Me")


def is_picture(char: str) -> bool:
    return unicodedata.category(char) == "So" or ord(char) in TONES
