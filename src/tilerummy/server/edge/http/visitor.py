"""The session of a request, created if there is none yet."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import State

from tilerummy.refusal import NotAccepted
from tilerummy.server.edge.session import cookie, new_secret, secret_of
from tilerummy.server.interface.names import clean_name
from tilerummy.server.live.likeness import likeness
from tilerummy.server.live.services import Services, hash_of

T = TypeVar("T")


class VisitorSession:
    """`who` is what the tables know of a session: a hash of its secret."""

    def __init__(self, secret: str, services: Services) -> None:
        self.fresh = not secret
        self.secret = secret or new_secret()
        self.who = hash_of(self.secret)
        self.services = services

    def answer(self, content: T) -> Response[T]:
        """Sets the cookie again, so that its year starts from this visit."""
        return Response(content, cookies=[cookie(self.secret, self.services)])

    async def name(self, wanted: str) -> str:
        """The name asked for, or the one known from before."""
        found = clean_name(wanted) or ("" if self.fresh else await self.services.people.name_of(self.who))
        await self.check_name(found)
        return found

    async def check_name(self, name: str) -> None:
        """Raises NotAccepted for one that nobody may have here, or that the host has taken from this visitor."""
        self.services.guard.check_name(name)
        if name and not self.fresh and likeness(name) in await self.services.people.taken_away(self.who):
            raise NotAccepted("server-name-forbidden", {"name": name})


async def provide_visitor(request: Request[Any, Any, Any], state: State) -> VisitorSession:
    services: Services = state.node.services
    return VisitorSession(await secret_of(request, services), services)
