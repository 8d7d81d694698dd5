"""Rules as text, each with the options it stands for: presets, presets with options, single options, none."""

import json
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.games import GAMES
from tilerummy.ruleset import RulesError, Ruleset, show
from tools.corpus.matches import CASES


def other_values(rules: type[Ruleset]) -> list[str]:
    """Each option alone with each of its other values, or with the least and the most."""
    info: Any = msgspec.inspect.type_info(rules)
    texts = []
    for field in info.fields:
        kind = field.type
        values = getattr(kind, "values", None) or ([kind.ge, kind.le] if hasattr(kind, "ge") else [False, True])
        texts += [f"{field.name}={show(value)}" for value in values if value != field.default]
    return texts


def texts_of(game: str) -> list[str]:
    rules = GAMES[game].rules_type
    played = [case.rules for case in CASES.values() if case.game == game]
    written = [str(rules.parse(text)) for text in played]
    return sorted({"", *rules.presets, *played, *written, *other_values(rules)})


def write_texts(folder: Path) -> None:
    found = []
    for name, game in GAMES.items():
        for text in texts_of(name):
            try:
                found.append({"game": name, "text": text, "rules": game.rules_type.parse(text).data()})
            except RulesError:
                continue  # some options need others
    lines = ",\n".join(json.dumps(each) for each in found)
    (folder / "texts.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
