"""The review of a finished match: asked for once, then again until it is made."""

from tilerummy.analysis.review import Review, decisions, ends
from tilerummy.refusal import NotAccepted
from tilerummy.server.interface.archive import Archive
from tilerummy.server.matches.history import Past, hinted
from tilerummy.server.matches.reviews import Key, Progress, ReviewRequest, Reviews


async def begin(archive: Archive, reviews: Reviews, key: Key, who: str, address: str) -> Review | Progress:
    table, number, seat = key
    asked = await archive.ask(table, number, lambda past: request_of(past, seat))
    reviews.start(key, asked, who, address)
    found = reviews.find(key)
    assert found is not None
    return found


def request_of(past: Past, seat: int) -> ReviewRequest:
    if not past.over:
        raise NotAccepted("server-not-over")
    if seat >= past.match.seats:
        raise NotAccepted("table-no-such-seat")
    asked = decisions(past.match, seat, hinted(past))
    return ReviewRequest(past.match.game.name, past.match.rules.data(), asked, ends(past.match))
