"""Writes what others need of the messages on a socket, from server/wire.py: docs/protocol.schema.json (JSON Schema)
and web/src/wire.ts (TypeScript). `make generated` writes them.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from tilerummy.games import GAMES
from tilerummy.server import wire

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs/protocol.schema.json"
TYPES = ROOT / "web/src/wire.ts"
FORMS = {"FromClient": wire.FromClient, "ToClient": wire.ToClient, "LobbyList": wire.LobbyList}


def definitions() -> tuple[dict[str, Any], dict[str, Any]]:
    """The forms, and every type they use by a name that is used once."""
    forms, found = msgspec.json.schema_components(FORMS.values(), ref_template="#/$defs/{name}")
    names = {name: short(name) for name in found}
    assert len(set(names.values())) == len(names), names
    text = json.dumps([dict(zip(FORMS, forms, strict=True)), found])
    for name, plain in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{plain}"')
    renamed, listed = json.loads(text)
    return renamed, {names[name]: value for name, value in listed.items()}


def short(name: str) -> str:
    """`tilerummy.games.gin.wire.WireView` -> `GinView`: msgspec writes whole paths where names repeat."""
    last = name.replace("_", ".").split(".")[-1]
    for game in GAMES:
        if f"games.{game}." in name.replace("_", "."):
            return game.capitalize() + last.removeprefix("Wire")
    return last


def schema() -> str:
    forms, found = definitions()
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages on a tilerummy socket, protocol {wire.PROTOCOL}",
        "$defs": {**forms, **found},  # a form that is one message is among the found
    }
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


# ---- TypeScript


def type_of(form: dict[str, Any]) -> str:
    if "$ref" in form:
        return str(form["$ref"]).rsplit("/", 1)[-1]
    if "enum" in form:
        return " | ".join(json.dumps(value) for value in form["enum"])
    if "const" in form:
        return json.dumps(form["const"])
    if "anyOf" in form:
        return " | ".join(dict.fromkeys(type_of(each) for each in form["anyOf"]))
    if "allOf" in form:
        return type_of(form["allOf"][0])
    kind = form.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**form, "type": each}) for each in kind)
    return plain_type(kind, form)


def plain_type(kind: Any, form: dict[str, Any]) -> str:
    if kind == "array":
        inner = type_of(form.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" not in form:
        return f"Record<string, {type_of(form.get('additionalProperties') or {})}>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return names.get(kind, "unknown")


def interface(name: str, form: dict[str, Any]) -> str:
    if form.get("type") != "object":
        return f"export type {name} = {type_of(form)};\n"
    needed = set(form.get("required", []))
    lines = [f"/** {form['description'].splitlines()[0]} */"] if form.get("description") else []
    lines.append(f"export interface {name} {{")
    for key, value in form["properties"].items():
        lines.append(f"  {key}{'' if key in needed else '?'}: {type_of(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def types() -> str:
    forms, found = definitions()
    head = "// Made by `make generated` (tools/wire_types.py) from src/tilerummy/server/wire.py. Do not edit.\n\n"
    parts = [interface(name, form) for name, form in sorted(found.items())]
    parts += [interface(name, form) for name, form in forms.items() if name not in found]
    return head + f"export const PROTOCOL = {wire.PROTOCOL};\n\n" + "\n".join(parts)
