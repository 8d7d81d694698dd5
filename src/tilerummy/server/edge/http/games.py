"""The games that can be played here, with all their options: what a page needs to offer a new table."""

from typing import Any

import msgspec
import msgspec.inspect
from litestar import get

from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.ruleset import Ruleset
from tilerummy.server.edge.http.problem import declared


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


class GameInfo(msgspec.Struct, frozen=True):
    """`bots`: from the weakest to the strongest; `turn_seconds`: a turn's limit between people by default, 0 none;
    `usual`: the preset of a new table when nobody chooses. An option's `default` is what leaving it out means.
    """

    name: str
    seats: list[int]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    bots: list[str]
    turn_seconds: int
    usual: str


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


def game_info(game: AnyGame) -> GameInfo:
    rules = game.rules_type
    presets = [PresetInfo(name, str(rules.parse(name)), rules.parse(name).data()) for name in rules.presets]
    bots = list(game.bots())
    return GameInfo(game.name, list(game.seats), presets, options_of(rules), bots, rules.turn_seconds, rules.usual)


INFO = [game_info(game) for game in GAMES.values()]


@get("/api/games", operation_id="getGames", summary="Games, presets, options and bots", responses=declared())
async def get_games() -> list[GameInfo]:
    return INFO


ROUTES = [get_games]
