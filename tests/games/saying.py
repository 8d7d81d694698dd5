"""A refusal that cannot be said is none: its sentence must be written, and have all that stands in it."""

from tilerummy.refusal import Refusal
from tilerummy.words import Words

WORDS = {game: Words("en", game) for game in ("gin", "investo", "rummy")}


def told(game: str, refusal: Refusal) -> str:
    """The code and the rule. MissingWords when the sentence lacks something."""
    assert WORDS[game].explain(refusal)
    return f"{refusal.code} {refusal.rule}"
