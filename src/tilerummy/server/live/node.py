"""One process of the server: its live tables and all that belongs to them, from its start to its end."""

from collections.abc import Callable

from tilerummy.server.live.advice import Advice
from tilerummy.server.live.lobby import Lobby
from tilerummy.server.live.peers import Peers
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import Services, milliseconds
from tilerummy.server.live.sweeper import Sweeper
from tilerummy.server.live.twins import Twins
from tilerummy.server.live.warden import Warden
from tilerummy.server.settings import Settings
from tilerummy.server.store import Store


class Node:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.services = Services(settings, store, now)
        self.advice = Advice(self.services)
        self.registry = Registry(self.services, self.advice)
        self.lobby = Lobby(self.services)
        self.services.watchers.append(self.lobby.moved)
        self.twins = Twins(self.services, self.registry.live)
        self.peers = Peers(self.services, self.registry, self.lobby, self.twins)
        self.warden = Warden(self.services, self.registry, self.lobby)
        self.sweeper = Sweeper(self.services, self.registry, self.peers)

    def sockets(self) -> int:
        """How many are open."""
        return len(self.lobby.outboxes) + sum(len(live.audience.connections) for live in self.registry.live.values())

    async def open(self) -> None:
        services = self.services
        await services.store.open(self.peers.heard, self.peers.noticed)
        services.presence.hello()
        await services.stamps.load(services.store)
        await self.warden.look()  # nobody who is banned comes in before it is known
        services.tasks.start(self.warden.run())
        services.tasks.start(self.sweeper.run())
        services.tasks.start(self.lobby.run())

    async def close(self) -> None:
        """Closes all sockets with 1012 (reconnect), then the store."""
        services = self.services
        services.closing = True
        for live in self.registry.live.values():
            live.audience.close(1012, "restart")
        for outbox in self.lobby.outboxes:
            outbox.close(1012, "restart")
        await services.tasks.cancel()
        services.thinking.close()
        services.questions.thinking.close()
        services.presence.bye()
        await services.store.close()
