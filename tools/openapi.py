"""docs/openapi.json: the description of the HTTP interface, made from the routes. `make generated` writes it."""

import json
from pathlib import Path

from tilerummy.server.app import create_app
from tilerummy.server.settings import Settings

PATH = Path(__file__).parents[1] / "docs/openapi.json"


def description() -> str:
    app = create_app(Settings(database="sqlite:///unused.db"))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
