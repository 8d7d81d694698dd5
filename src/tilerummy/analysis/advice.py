"""The one voice: what is said of a position, to whoever asks. Hints, reviews, the terminal and explanations of a bot's
move are all made from what `analyse` returns.

It knows the view and nothing else: even the random numbers follow from the view's text. So the same position gets the
same advice on every machine, now and in the review.
"""

from typing import Any, NamedTuple

from tilerummy.analysis.explanation import MOST, Reason
from tilerummy.analysis.weighing import DEALS, STAGES, Analysis, Outlook, Stages, weigh
from tilerummy.dealer import seed_of
from tilerummy.game import AnyGame
from tilerummy.luck import Rng

LEVEL = "expert"


class Effort(NamedTuple):
    """How much is tried, whatever the time: by whose search, and on how many deals (`weigh`)."""

    level: str
    deals: int
    stages: Stages


FULL = Effort(LEVEL, DEALS, STAGES)
LITTLE = Effort("hard", 24, ((6, 5), (12, 3)))  # what an uncompiled core can do in a moment (docs/decisions/0026)
_effort = [FULL]


def spare_this_device() -> None:
    """From now on advice takes no longer than an uncompiled core should; still the same on every such device."""
    _effort[:] = [LITTLE]


def analyse(game: AnyGame, seen: Any, asked: Any = None, level: str = LEVEL, deals: int = DEALS) -> Analysis:
    """What is worth considering, best first, and why the first; `asked`: a decision to be compared with it."""
    effort = _effort[0]
    return weigh(outlook_of(game, seen, level), min(deals, effort.deals), asked, effort.stages)


def reasons_for(game: AnyGame, seen: Any, action: Any) -> tuple[Reason, ...]:
    """What speaks for a decision, whoever made it: of the best what a hint says, of another only what is so anyway."""
    found = analyse(game, seen, action)
    if found.asked == found.best:
        return found.reasons
    return tuple(outlook_of(game, seen, LEVEL).reasons([action], [])[:MOST])


def outlook_of(game: AnyGame, seen: Any, level: str) -> Outlook[Any, Any]:
    rng = Rng(int(seed_of(game.show_view(seen))[:15], 16))
    return game.outlook(seen, rng, _effort[0].level if level == LEVEL else level)
