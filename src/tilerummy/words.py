"""Sentences in four languages, from the Fluent files in messages/. One set serves terminal, server and browser."""

import locale
import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tilerummy.refusal import CodedError, Params, Refusal, shorten

LANGUAGES: Final = ("en", "fr", "nl", "de")
LONGEST: Final = 1000  # characters of one parameter
FOLDER: Final = Path(__file__).parent / "messages"
CALLED: Final = ("page-bot", "page-bot-second", "page-bot-third")  # those of one level at a table, in order
VOWELS: Final = "aeiouàâäéèêëîïôöùûü"
MUTE: Final = re.compile(rf"[{VOWELS}æœ]|y(?![{VOWELS}])", re.IGNORECASE)


def de(name: object) -> Any:
    """French: « de » before a name. An h is taken for one that is sounded: both are in use."""
    return f"d\N{RIGHT SINGLE QUOTATION MARK}{name}" if MUTE.match(str(name)) else f"de {name}"


@cache
def bundle(language: str, *subjects: str) -> FluentBundle:
    """All subjects, or those named: reading a file takes a tenth of a second."""
    found = FluentBundle([language], use_isolating=False, functions={"DE": de})
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if not subjects or path.stem in subjects:
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


class MissingWords(KeyError):
    """A sentence or one of its parameters is missing."""


class Words:
    """Speaks one language; in a game it uses that game's words where a sentence has a variant (an attribute).
    `subjects`: the files to read, if not all.
    """

    def __init__(self, language: str, game: str = "", subjects: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.bundle = bundle(language, *subjects)

    def __call__(self, key: str, /, **params: str | float) -> str:
        if not self.bundle.has_message(key):
            raise MissingWords(f"{key} ({self.language})")
        message = self.bundle.get_message(key)
        value = message.attributes.get(self.game, message.value)
        assert value is not None
        text, errors = self.bundle.format_pattern(value, {name: plain(param) for name, param in params.items()})
        if errors:
            raise MissingWords(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def explain(self, why: Refusal | CodedError) -> str:
        """Why something was not accepted, and the rule that says so."""
        return self.reason(why.key, why.params, why.rule)

    def reason(self, key: str, params: Params, rule: str) -> str:
        sentence = self(key, **params)
        return f"{sentence} [{rule}]" if rule else sentence


def plain(param: str | float) -> str | float:
    """Parameters may come from untrusted files: removes control characters and shortens them."""
    if isinstance(param, str):
        return shorten("".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in param), LONGEST)
    return param if abs(param) < 10**15 else str(param)[:20]


def bot_name(levels: Sequence[str], seat: int, words: Words) -> str:
    """What a bot is called, as in web/src/table/names.ts; nothing for a person, whose level is empty."""
    level = levels[seat]
    nth = levels[:seat].count(level)
    if not level or nth < len(CALLED):
        return level and words(CALLED[nth], level=level)
    return f"{words(CALLED[0], level=level)} {nth + 1}"


def language_of_user() -> str:
    """The language of the environment; English if it is not one of ours."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(locale.getlocale()[0] or "")
    chosen = next((name for name in names if name), "")[:2].lower()
    return chosen if chosen in LANGUAGES else "en"
