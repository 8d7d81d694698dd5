"""Which games there are: the page learns the same without a server as with one."""

import json

import msgspec

from tilerummy.games import GAMES
from tilerummy.queries import answer
from tilerummy.server.interface.games import INFO


def test_the_games_are_told_as_the_server_tells_them() -> None:
    """With seats, presets and all they stand for, every option's default and range; only bots are missing."""
    told = json.loads(answer("games", "{}"))
    assert told == [{**msgspec.to_builtins(info), "bots": []} for info in INFO]


def test_an_option_is_told_with_its_default_and_range() -> None:
    for told in json.loads(answer("games", "{}")):
        rules = GAMES[told["name"]].rules_type
        assert {option["name"]: option["default"] for option in told["options"]} == rules().data()
        assert told["usual"] in [preset["name"] for preset in told["presets"]]
        assert all({"least", "most"} <= set(option) for option in told["options"] if option["type"] == "number")
