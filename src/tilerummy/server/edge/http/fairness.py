"""What the deals of this server say together: as a page in the language of the browser, and as JSON."""

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from tilerummy.records.fairness_told import told
from tilerummy.server.edge.http.plain_pages import language_of, page
from tilerummy.server.edge.http.problem import declared
from tilerummy.server.live.guard import time_words
from tilerummy.server.matches.deal_study import MOST_EACH, DealStudy, Studied
from tilerummy.words import Words

SOON = "10"  # seconds until the page asks again


class NotCounted(msgspec.Struct, frozen=True):
    """Being counted: ask again."""


@get(
    "/api/fairness",
    operation_id="getFairness",
    summary="What the deals of the newest matches here say together",
    responses={
        202: ResponseSpec(NotCounted, generate_examples=False, description="Being counted: ask again"),
        **declared(),
    },
)
async def get_fairness(deal_study: NamedDependency[DealStudy]) -> Response[Studied] | Response[NotCounted]:
    found = deal_study.ask()
    if found is None:
        return Response(NotCounted(), status_code=202, headers={"retry-after": SOON})
    return Response(found)


@get("/fairness", include_in_schema=False)
async def fairness(request: Request[Any, Any, Any], deal_study: NamedDependency[DealStudy]) -> Response[str]:
    words = Words(language_of(request))
    found = deal_study.ask()
    if found is None:
        answer = shown(words, [words("fairness-page-counting")])
        answer.headers["refresh"] = SOON
        return answer
    *lines, verdict = told(found.findings, words, "fairness-page-odd")
    about = words("fairness-page-about", at=time_words(found.at), most=MOST_EACH)
    return shown(words, [verdict, about, *lines, words("fairness-page-own")])


def shown(words: Words, lines: list[str]) -> Response[str]:
    body = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return page(words, escape(words("fairness-page-title")), f"<section>{body}</section>")


ROUTES: list[Any] = [get_fairness, fairness]
