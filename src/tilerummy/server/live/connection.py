"""One socket at a table: who it is, from which seat it looks, and its outbox."""

from tilerummy.server.live.outbox import Outbox


class Connection:
    """`seat` None is a spectator."""

    def __init__(self, who: str, seat: int | None, notation: bool = False) -> None:
        self.who = who
        self.seat = seat
        self.address = ""  # where it comes from, for limits
        self.notation = notation  # wants views as text too
        self.asking = False  # a hint is being computed
        self.pace = ""  # speed of bots that it asked for; empty: the usual one
        self.present: list[bool] = []  # who is here, as it was last told
        self.outbox = Outbox()
