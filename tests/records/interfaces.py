"""Whether clients of an older interface get on with a newer one.

Both are JSON Schemas. Definitions may be renamed; messages of a union are told apart by their tag. `asked` is true for
what a client sends, false for what it is sent: the one may only become more lenient, the other may only say more.
"""

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
LIMITS = (("minimum", 1), ("minLength", 1), ("minItems", 1), ("maximum", -1), ("maxLength", -1), ("maxItems", -1))
TAGS = ("t", "game")


class Comparison:
    """`problems`: what an old client would stumble over, each with the place."""

    def __init__(self, old: Schema, new: Schema) -> None:
        self.old, self.new = old, new
        self.under_way: set[tuple[int, int, bool]] = set()

    def problems(self, old: Schema, new: Schema, asked: bool, place: str) -> Iterator[str]:
        old, new = resolve(self.old, old), resolve(self.new, new)
        key = (id(old), id(new), asked)
        if key in self.under_way:
            return
        self.under_way.add(key)
        if choices(old) or choices(new):
            yield from self._choices(choices(old) or [old], choices(new) or [new], asked, place)
            yield from self._range(old, new, asked, place)
        else:
            yield from self._value(old, new, asked, place)
        self.under_way.discard(key)

    def _choices(self, old: list[Schema], new: list[Schema], asked: bool, place: str) -> Iterator[str]:
        before, after = self._by_tag(self.old, old), self._by_tag(self.new, new)
        for tag in before:
            if tag not in after:
                yield f"{place}: no {tag} any more"
            else:
                yield from self.problems(before[tag], after[tag], asked, f"{place} {tag}")
        added = [tag for tag in after.keys() - before.keys() if "=" not in tag]
        if added and not asked:
            yield f"{place}: may now be {', '.join(sorted(added))}"

    def _by_tag(self, root: Schema, found: list[Schema]) -> dict[str, Schema]:
        tagged = {tag_of(resolve(root, one)): one for one in found}
        assert len(tagged) == len(found), "a union that cannot be told apart"
        return tagged

    def _value(self, old: Schema, new: Schema, asked: bool, place: str) -> Iterator[str]:
        if kind(old) != kind(new) and kind(new if asked else old) != "anything":
            yield f"{place}: was {kind(old)}, is {kind(new)}"
        yield from self._range(old, new, asked, place)
        yield from self._fields(old, new, asked, place)
        for inner in ("items", "additionalProperties"):
            if isinstance(old.get(inner), dict) and isinstance(new.get(inner), dict):
                yield from self.problems(old[inner], new[inner], asked, f"{place}[]")

    def _range(self, old: Schema, new: Schema, asked: bool, place: str) -> Iterator[str]:
        lost = set(values(old)) - set(values(new))
        if lost and (asked or not values(new)):
            yield f"{place}: no {', '.join(sorted(map(str, lost)))} any more"
        if not asked:
            return
        if values(new) and not values(old):
            yield f"{place}: only certain values"
        for name, sign in LIMITS:
            if name in new and sign * new[name] > sign * old.get(name, -sign * float("inf")):
                yield f"{place}: {name} was {old.get(name)}, is {new[name]}"
        if new.get("pattern", old.get("pattern")) != old.get("pattern"):
            yield f"{place}: another pattern"

    def _fields(self, old: Schema, new: Schema, asked: bool, place: str) -> Iterator[str]:
        before, after = old.get("properties", {}), new.get("properties", {})
        must, must_now = set(old.get("required", [])), set(new.get("required", []))
        for name in before.keys() - after.keys():
            yield f"{place}.{name}: gone"
        for name in sorted(must_now - must if asked else must - must_now):
            yield f"{place}.{name}: {'must be sent now' if asked else 'may be absent now'}"
        for name in before.keys() & after.keys():
            yield from self.problems(before[name], after[name], asked, f"{place}.{name}")


def resolve(root: Schema, schema: Schema) -> Schema:
    while "$ref" in schema:
        found: Any = root
        for word in schema["$ref"].removeprefix("#/").split("/"):
            found = found[word]
        schema = found
    return schema


def choices(schema: Schema) -> list[Schema]:
    found: list[Schema] = schema.get("anyOf") or schema.get("oneOf") or []
    return found


def kind(schema: Schema) -> str:
    if "type" in schema:
        return str(schema["type"])
    found = {type(value).__name__ for value in values(schema)}
    return {"str": "string", "int": "integer", "bool": "boolean"}.get("".join(found), "anything")


def values(schema: Schema) -> list[Any]:
    return [schema["const"]] if "const" in schema else list(schema.get("enum", []))


def tag_of(schema: Schema) -> str:
    """Which of a union it is: `t=act`, or a kind of value."""
    fields = schema.get("properties", {})
    for name in TAGS:
        if len(values(fields.get(name, {}))) == 1:
            return f"{name}={values(fields[name])[0]}"
    return kind(schema)


# ---- the two documents


def compare_sockets(old: Schema, new: Schema) -> list[str]:
    compared = Comparison(old, new)
    names = {"FromClient": True, "ToClient": False, "LobbyList": False}
    return [
        problem
        for name, asked in names.items()
        for problem in compared.problems(old["$defs"][name], new["$defs"][name], asked, name)
    ]


def compare_http(old: Schema, new: Schema) -> list[str]:
    compared, found = Comparison(old, new), []
    for path, methods in old["paths"].items():
        for method, route in methods.items():
            place = f"{method.upper()} {path}"
            now = new["paths"].get(path, {}).get(method)
            found += [f"{place}: gone"] if now is None else [*compare_route(compared, route, now, place)]
    return found


def compare_route(compared: Comparison, old: Schema, new: Schema, place: str) -> Iterator[str]:
    before, after = parameters(old), parameters(new)
    yield from compared.problems(before, after, True, f"{place} ?")
    body, body_now = old.get("requestBody"), new.get("requestBody")
    if body is None and body_now is not None and body_now.get("required"):
        yield f"{place}: needs a body now"
    elif body is not None and body_now is not None:
        yield from compare_content(compared, body, body_now, True, place)
    elif body is not None:
        yield f"{place}: takes no body any more"
    for status in old["responses"]:
        if status < "300" and status not in new["responses"]:
            yield f"{place}: never answers {status} any more"
        elif status in new["responses"]:
            now = new["responses"][status]
            yield from compare_content(compared, old["responses"][status], now, False, f"{place} {status}")


def parameters(route: Schema) -> Schema:
    """As if they were the fields of an object."""
    found = route.get("parameters", [])
    fields = {f"{one['in']} {one['name']}": one["schema"] for one in found}
    must = [f"{one['in']} {one['name']}" for one in found if one.get("required")]
    return {"type": "object", "properties": fields, "required": must}


def compare_content(compared: Comparison, old: Schema, new: Schema, asked: bool, place: str) -> Iterator[str]:
    for sort, found in old.get("content", {}).items():
        if sort not in new.get("content", {}):
            yield f"{place}: no {sort} any more"
        else:
            yield from compared.problems(found["schema"], new["content"][sort]["schema"], asked, place)


# ---- options


def compare_options(old: Schema, new: Schema) -> list[str]:
    """Old options with their defaults are there, and every value that could be chosen can be."""
    found = []
    for game, options in old.items():
        for name, before in options.items():
            now = new.get(game, {}).get(name)
            if now is None or now["default"] != before["default"] or now["type"] != before["type"]:
                found.append(f"{game} {name}: another option")
            elif not set(before.get("values", [])) <= set(now.get("values", [])):
                found.append(f"{game} {name}: fewer values")
            elif before["type"] == "number" and not now["least"] <= before["least"] <= before["most"] <= now["most"]:
                found.append(f"{game} {name}: a smaller range")
    return found
