"""The one voice: what is said of a position, to whoever asks. Hints, reviews, the terminal and explanations of a bot's
move are all made from what `analyse` returns.

It knows the view and nothing else: even the random numbers follow from the view's text. So the same position gets the
same advice on every machine, now and in the review.
"""

from typing import Any

from tilerummy.analysis.explanation import MOST, Reason
from tilerummy.analysis.weighing import DEALS, Analysis, Outlook, weigh
from tilerummy.dealer import seed_of
from tilerummy.game import AnyGame
from tilerummy.luck import Rng

LEVEL = "expert"


def analyse(game: AnyGame, seen: Any, asked: Any = None, level: str = LEVEL, deals: int = DEALS) -> Analysis:
    """What is worth considering, best first, and why the first; `asked`: a decision to be compared with it."""
    return weigh(outlook_of(game, seen, level), deals, asked)


def reasons_for(game: AnyGame, seen: Any, action: Any) -> tuple[Reason, ...]:
    """What speaks for a decision, whoever made it: of the best what a hint says, of another only what is so anyway."""
    found = analyse(game, seen, action)
    if found.asked == found.best:
        return found.reasons
    return tuple(outlook_of(game, seen, LEVEL).reasons([action], [])[:MOST])


def outlook_of(game: AnyGame, seen: Any, level: str) -> Outlook[Any, Any]:
    return game.outlook(seen, Rng(int(seed_of(game.show_view(seen))[:15], 16)), level)
