"""What a table's link tells whoever opens it or sees its preview: by whom, to which game, how long it takes, and what
differs from the rulebook. The page says the same (web/src/screens/Invitation.svelte).
"""

from collections.abc import Iterator

from tilerummy.games import GAMES
from tilerummy.ruleset import OptionInfo, options_of, presets_of
from tilerummy.server.interface.length import minutes
from tilerummy.server.table.events import Clock
from tilerummy.server.wire import SeatInfo, TableInfo
from tilerummy.words import Words, bot_name

SUBJECTS = ("invite", "page", "options", "presets")  # what an invitation is worded with
MOST_CHANGES = 6  # named one by one
CHANGED = "\N{BLACK DIAMOND SUIT} "  # as the page marks what differs
CLOCKED = "timer"  # the option that the clock says
UNITS = (("page-days", 86400), ("page-minutes", 60), ("page-seconds", 1))


class Invitation:
    """A table in the words of one language."""

    def __init__(self, table: TableInfo, say: Words) -> None:
        self.table = table
        self.say = say
        self.game = GAMES[table.game]
        self.rules = self.game.rules_type.make(table.rules).data()  # every option, those too that a log is older than
        self.options = [option for option in options_of(self.game.rules_type) if option.name != CLOCKED]

    def title(self) -> str:
        say, seats = self.say, self.table.seats
        game = say(f"page-game-{self.table.game}")
        if not self.is_open():
            names = [name_of(seats, seat, say) for seat in range(len(seats))]
            return say("invite-with", game=game, names=", ".join(names))
        host = next((seat.name for seat in seats if not seat.bot and seat.name), "")
        return say("invite-title", name=host, game=game) if host else say("invite-title-nobody", game=game)

    def is_open(self) -> bool:
        return self.table.phase == "gathering" and any(not seat.taken for seat in self.table.seats)

    def description(self) -> str:
        if self.is_open():
            return f"{self.how_long()}. " + " · ".join([self.preset(), *self.changes()])
        return self.say("invite-full") + (f" {self.say('invite-watch')}" if self.table.watch else "")

    def how_long(self) -> str:
        found = minutes(self.table)
        parts = [self.say("invite-length-days") if found is None else self.say("invite-length", minutes=found)]
        parts.append(self.say("invite-players", count=len(self.table.seats)))
        goal = next((what for what in ("target", "rounds") if self.rules.get(what)), "")
        return ", ".join([*parts, self.say(f"invite-{goal}", count=self.rules[goal])] if goal else parts)

    def preset(self) -> str:
        """The preset that the rules are, to the last option; else they are the table's own."""
        for preset in presets_of(self.game.rules_type):
            if all(preset.options[option.name] == self.rules[option.name] for option in self.options):
                return self.say(f"preset-{preset.name}")
        own = self.say("page-own-rules")
        return own[:1].upper() + own[1:]

    def changes(self) -> Iterator[str]:
        """What differs from the rulebook; the clock and hints in any case."""
        found = [option for option in self.options if self.rules[option.name] != option.default]
        if len(found) > MOST_CHANGES:
            yield CHANGED + self.say("page-changed-count", count=len(found))
        else:
            yield from (CHANGED + self.option(option) for option in found)
        clock, usual = self.table.clock, self.game.rules_type.turn_seconds
        other = clock.kind != "none" and not (clock.kind == "turn" and clock.seconds == usual)
        yield (CHANGED if other else "") + clock_words(clock, self.say)
        yield self.hints()

    def hints(self) -> str:
        people = sum(not seat.bot for seat in self.table.seats)
        allowed = self.table.hints
        key = "page-off" if not allowed else "page-allowed-all" if people > 1 else "page-allowed"
        mark = CHANGED if allowed != (people == 1) else ""
        return mark + self.say("page-hints") + self.say("page-colon") + self.say(key)

    def option(self, option: OptionInfo) -> str:
        value = self.rules[option.name]
        if option.type == "flag":
            shown = self.say("page-yes" if value else "page-no")
        else:
            shown = self.option_word(f"{option.name}-{value}") if option.type == "choice" else str(value)
        return self.option_word(option.name) + self.say("page-colon") + shown

    def option_word(self, name: str) -> str:
        """A game may call an option by a name of its own."""
        keys = (f"option-{self.table.game}-{name}", f"option-{name}")
        return next((self.say(key) for key in keys if self.say.has(key)), name)


def name_of(seats: list[SeatInfo], seat: int, say: Words) -> str:
    levels = [other.bot or "" for other in seats]
    return bot_name(levels, seat, say) or seats[seat].name or say("page-player", number=seat + 1)


def clock_words(clock: Clock, say: Words) -> str:
    if clock.kind == "none":
        return say("page-clock-none")
    unit, size = next((unit, size) for unit, size in UNITS if clock.seconds % size == 0)
    return say(f"page-clock-{clock.kind}", time=say(unit, count=clock.seconds // size), more=clock.more)
