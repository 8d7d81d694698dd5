"""Questions to the engine without a server, as the page asks them."""

import json
from typing import Any

from tilerummy.queries import answer
from tilerummy.words import LANGUAGES, Words


def ask(name: str, body: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(name, json.dumps(body)))
    assert "no" not in found, found
    return found


def no(name: str, body: Any) -> dict[str, Any]:
    """The refusal, for which there is a sentence in every language."""
    found: dict[str, Any] = json.loads(answer(name, json.dumps(body)))["no"]
    for language in LANGUAGES:
        assert Words(language)(found["code"], **found["params"])
    return found
