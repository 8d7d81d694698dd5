"""What clients rely on: the socket's messages, the HTTP interface, codes, the range of every option."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.games import GAMES
from tilerummy.ruleset import options_of
from tilerummy.words import FOLDER

DOCS = Path(__file__).parents[2] / "docs"
SCHEMAS = ("openapi.json", "protocol.schema.json")
CODES = re.compile(r"^((?:server|table|refusal|rules|notation|record)-[\w-]+) =", re.MULTILINE)


def codes() -> list[str]:
    """What may be told why something is not accepted: each has a sentence."""
    found = [path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.ftl")]
    return sorted({code for text in found for code in CODES.findall(text)})


def options() -> dict[str, Any]:
    """By game and option: its default and its range."""
    return {
        name: {option.name: msgspec.to_builtins(option) for option in options_of(game.rules_type)}
        for name, game in GAMES.items()
    }


def write_interfaces(folder: Path) -> None:
    place = folder / "interfaces"
    place.mkdir()
    for name in SCHEMAS:
        (place / name).write_bytes((DOCS / name).read_bytes())
    (place / "codes.json").write_text(json.dumps(codes(), indent=1) + "\n", encoding="utf-8")
    (place / "options.json").write_text(json.dumps(options(), indent=1) + "\n", encoding="utf-8")
