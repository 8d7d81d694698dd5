"""What the rules of every game have in common: frozen data that validates, prints, parses and hashes.

A text of rules is a preset's name, options `name=value` separated by spaces, or a preset followed by options.

What is stored or sent may be older than an option: then the option is absent, and a field's default says what that
means. So a default, once released, never changes, nor does a preset; an unknown option is refused and never guessed at.
What a new match is played by when nobody chooses is a name, `usual`. docs/decisions/0019-an-absent-option.md
"""

import hashlib
import re
from typing import Any, ClassVar, Self

import msgspec
import msgspec.inspect

from tilerummy.refusal import CodedError, shorten


class RulesError(CodedError):
    """Invalid rules."""

    family = "rules"


class Ruleset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of each game's Rules. Every field is an option with a range; its default is what its absence means."""

    presets: ClassVar[dict[str, str]] = {"standard": ""}
    usual: ClassVar[str] = "standard"  # the preset of a new match when nobody chooses
    turn_seconds: ClassVar[int] = 0  # a turn's limit by default between people; 0: none

    @classmethod
    def make(cls, data: dict[str, Any]) -> Self:
        """Rules from plain data, as a record, a log or a client carries them."""
        unknown = [name for name in data if name not in cls.__struct_fields__]
        if unknown:
            raise RulesError("newer-option", {"option": shorten(unknown[0])})
        try:
            made = msgspec.convert(data, cls, strict=True)
        except msgspec.ValidationError as error:
            raise cls.fault(error) from None
        made.validate()
        return made

    @classmethod
    def fault(cls, error: msgspec.ValidationError) -> RulesError:
        """Which option is wrong and what it may be, if the error says which."""
        found = re.search(r"`\$\.(\w+)`", str(error))
        if found is None or found[1] not in cls.__struct_fields__:
            return RulesError("bad-rules", {"problem": shorten(str(error))})
        return RulesError("bad-option", {"option": found[1], "allowed": allowed(cls, found[1])})

    @classmethod
    def parse(cls, text: str) -> Self:
        """`strict target=30`: a preset, then options that change it."""
        words = text.split()
        if words and "=" not in words[0]:
            if words[0] not in cls.presets:
                raise RulesError("no-such-preset", {"preset": shorten(words[0]), "known": " ".join(cls.presets)})
            words = cls.presets[words[0]].split() + words[1:]
        data: dict[str, Any] = {}
        for word in words:
            name, _, value = word.partition("=")
            if name not in cls.__struct_fields__:
                raise RulesError("no-such-option", {"option": shorten(name), "known": " ".join(cls.__struct_fields__)})
            data[name] = value
        try:
            made = msgspec.convert(data, cls, strict=False)
        except msgspec.ValidationError as error:
            raise cls.fault(error) from None
        made.validate()
        return made

    @classmethod
    def chosen(cls, text: str | None) -> Self:
        """The rules of a new match: as somebody asks for them, or the usual ones."""
        return cls.parse(cls.usual if text is None else text)

    def timed(self, seconds: int) -> Self:
        """The same rules for turns limited to so many seconds, where the rules know a timer."""
        return self

    def validate(self) -> None:
        """Refuses combinations of options that are each in range but do not work together."""

    def data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def digest(self) -> str:
        """A short fingerprint, the same for equal rules on every machine."""
        return hashlib.sha256(msgspec.json.encode(self.data(), order="sorted")).hexdigest()[:16]

    def __str__(self) -> str:
        """Only options, never a preset's name, and only those whose absence would mean something else."""
        plain = type(self)()
        words = [(name, getattr(self, name)) for name in self.__struct_fields__]
        return " ".join(f"{name}={show(value)}" for name, value in words if value != getattr(plain, name))


def allowed(rules: type[Ruleset], option: str) -> str:
    """The values of an option in words that need no language: `1–500`, `low, both`."""
    info = msgspec.inspect.type_info(rules)
    assert isinstance(info, msgspec.inspect.StructType)
    kind = next(field.type for field in info.fields if field.name == option)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return ", ".join(map(str, kind.values))
    if isinstance(kind, msgspec.inspect.IntType):
        return f"{kind.ge}–{kind.le}"
    return "true, false"


def show(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- as data


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of the rules. `type`: `choice` (one of `values`), `number` (`least` to `most`) or `flag`."""

    name: str
    type: str
    default: str | int | bool
    values: list[str] = []
    least: int | None = None
    most: int | None = None


class PresetInfo(msgspec.Struct, frozen=True):
    """`rules`: as text, what differs from the default; `options`: every option's value."""

    name: str
    rules: str
    options: dict[str, str | int | bool]


def option_info(field: msgspec.inspect.Field) -> OptionInfo:
    kind: Any = field.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return OptionInfo(field.name, "choice", field.default, values=[str(value) for value in kind.values])
    if isinstance(kind, msgspec.inspect.IntType):
        return OptionInfo(field.name, "number", field.default, least=kind.ge, most=kind.le)
    return OptionInfo(field.name, "flag", field.default)


def options_of(rules: type[Ruleset]) -> list[OptionInfo]:
    info = msgspec.inspect.type_info(rules)
    assert isinstance(info, msgspec.inspect.StructType)
    return [option_info(field) for field in info.fields]


def presets_of(rules: type[Ruleset]) -> list[PresetInfo]:
    made = {name: rules.parse(name) for name in rules.presets}
    return [PresetInfo(name, str(each), each.data()) for name, each in made.items()]
