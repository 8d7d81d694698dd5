"""`tilerummy schema`: the JSON Schema of a record's lines, as docs/record.schema.json has it."""

import json
from typing import Any

import msgspec

from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.records.record import FORMS


def schema() -> dict[str, Any]:
    forms, definitions = msgspec.json.schema_components(FORMS.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "One line of a tilerummy record",
        "oneOf": list(forms),
        "$defs": definitions,
    }


def main(argv: list[str]) -> int:
    try:
        parser("schema").parse_args(argv)
    except Fault as fault:
        return complain(fault)
    print(json.dumps(schema(), indent=2, sort_keys=True))
    return 0
