"""The HTTP interface, by subject. docs/openapi.json describes it; docs/server.md says how to run it."""

from typing import Any

from tilerummy.server.edge.http import (
    fairness,
    games,
    health,
    host,
    matches,
    me,
    my_data,
    my_results,
    pages,
    people,
    plain_pages,
    playing_on,
    records,
    reviewing,
    solving,
    tables,
)

ROUTES: list[Any] = [
    *me.ROUTES,
    *my_data.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *my_results.ROUTES,
    *matches.ROUTES,
    *reviewing.ROUTES,
    *playing_on.ROUTES,
    *records.ROUTES,
    *solving.ROUTES,
    *people.ROUTES,
    *host.ROUTES,
    *fairness.ROUTES,
    *health.ROUTES,
    *plain_pages.ROUTES,
    *pages.ROUTES,
]
