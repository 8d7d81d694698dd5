"""The seats of a table and whoever has them."""

from collections.abc import Iterable

from tilerummy.dealer import Word, seal_of
from tilerummy.server.table.events import Left, Opened, Ready, Sat, Seating, StoodIn


class Chair:
    """A seat and whoever has it. `who` is a hash of the owner's session secret, empty while the seat is free."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.who = ""
        self.name = bot
        self.gone = False
        self.stand_in = ""
        self.ready = bool(bot)
        self.seal = ""  # of its word for the next deal
        self.salt = ""
        self.key = ""

    @property
    def free(self) -> bool:
        return not self.bot and not self.who

    @property
    def level(self) -> str:
        """The bot that decides for this seat now, if one does."""
        return self.bot or self.stand_in

    def sit(self, who: str, name: str) -> None:
        if self.who != who:
            self.key, self.stand_in = "", ""
        self.who, self.name, self.gone = who, name, False

    def be_ready(self, salt: str, seal: str = "") -> None:
        self.ready, self.salt, self.seal, self.gone = True, salt, seal, False

    def word(self, commitment: str, barred: int | None, seat: int) -> Word:
        """What goes into the deal for this seat: its device's word, or the public rule."""
        if self.salt:
            return Word("device", seal_of(commitment, barred, seat, self.salt), self.salt)
        if self.seal:
            return Word("device", self.seal)
        return Word("bot" if self.bot else "away" if self.gone or self.stand_in else "none")

    def leave(self, for_good: bool) -> None:
        """Before and after a match the seat becomes free; during one its owner may come back."""
        if for_good:
            self.who, self.name, self.ready, self.key, self.stand_in = "", "", False, "", ""
            self.seal, self.salt = "", ""
        else:
            self.gone = True

    def let_stand_in(self, level: str) -> None:
        """`level` empty: the person is back."""
        self.stand_in = level
        self.gone = self.gone and bool(level)


class Chairs(list[Chair]):
    """One a seat, in order."""

    def __init__(self, bots: Iterable[str]) -> None:
        super().__init__(Chair(bot) for bot in bots)

    def note(self, event: Seating, idle: bool) -> None:
        """`idle`: no match is played, so that who leaves gives up the seat."""
        chair = self[event.seat]
        if isinstance(event, Sat):
            chair.sit(event.who, event.name)
        elif isinstance(event, Left):
            chair.leave(idle)
        elif isinstance(event, Ready):
            chair.be_ready(event.salt, event.seal)
        elif isinstance(event, Opened):
            chair.salt = event.salt
        elif isinstance(event, StoodIn):
            chair.let_stand_in(event.level)
        else:
            chair.key = event.key

    def of(self, who: str) -> list[int]:
        return [seat for seat in range(len(self)) if self.has(who, seat)]

    def has(self, who: str, seat: int) -> bool:
        return bool(who) and self[seat].who == who

    def open(self, over: bool) -> list[int]:
        """Free, or left by somebody and the match is `over`."""
        return [seat for seat, chair in enumerate(self) if chair.free or (over and chair.gone)]

    def all_ready(self) -> bool:
        return all(chair.ready or chair.stand_in for chair in self) and not any(chair.free for chair in self)

    def sealed(self) -> bool:
        """Whether a word is not opened yet."""
        return any(chair.seal and not chair.salt for chair in self)

    def forget_words(self) -> None:
        """They were for one match."""
        for chair in self:
            chair.seal, chair.salt = "", ""

    def wanted(self) -> bool:
        """Whether a person waits for the next match or round: bots alone do not continue."""
        return any(chair.ready and chair.who and not chair.stand_in for chair in self)

    def wait(self) -> None:
        """Resets who is ready for the next match or round: only bots are."""
        for chair in self:
            chair.ready = bool(chair.bot)
