"""The other processes of the server, which share the store: what they have written, and what they say."""

from tilerummy.server.live.lobby import Lobby
from tilerummy.server.live.presence import KINDS
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import Services
from tilerummy.server.live.twins import NOTICES, Twins
from tilerummy.server.store import ALL, FORGET


class Peers:
    def __init__(self, services: Services, registry: Registry, lobby: Lobby, twins: Twins) -> None:
        self.services = services
        self.registry = registry
        self.lobby = lobby
        self.twins = twins

    def heard(self, name: str, seq: int) -> None:
        """Another process has written, or may have after a lost connection."""
        if name == ALL:
            if seq == FORGET:
                self.registry.forget_all()
            self.registry.any_may_have_grown()
            self.services.presence.hello()
            self.lobby.changed.set()
        else:
            self.registry.grew(name, seq)

    def noticed(self, notice: str) -> None:
        kind, _, rest = notice.partition(" ")
        if kind in KINDS:
            self._show_present(self.services.presence.take(notice))
        elif kind == "said":
            table, seat, phrase = rest.split(" ")
            if table in self.registry.live:
                self.registry.live[table].audience.pass_on(int(seat), phrase, self.services.now())
        elif kind in NOTICES:
            self.twins.heard(kind, rest.split(" "))
        elif kind == "made":
            self.lobby.shares.learn(*rest.split(" "))
        elif kind == "lobby":
            self.lobby.changed.set()

    def beat(self) -> None:
        """Called periodically: announces this process, and forgets silent ones."""
        self._show_present(self.services.presence.beat())

    def _show_present(self, names: set[str]) -> None:
        for name in names & self.registry.live.keys():
            self.registry.live[name].audience.tell_present()
