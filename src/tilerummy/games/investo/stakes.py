"""What the points of a round are worth in the match (I20): the chance to win from given totals."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

A_ROUND: Final = 10.0  # points a good player makes in a round
SPREAD: Final = 7.6  # how far apart two equal players are after one (standard deviation)
STEEP: Final = 1.7 / SPREAD  # a logistic curve close to the normal one
MARGIN: Final = 0.004  # every point counts a little even when the match looks decided

# Between searching players. The chance to win at the beginning of a round, as a program that goes through all results
# of rounds finds it, is within half a percent of this curve: it is flatter the further both are from the target.
SLOPE: Final = 0.17
CLOSE: Final = 6.0  # points to the target at which one round is enough
LONGER: Final = 12.0
# Nine places of a normal distribution, STEP standard deviations apart, and three.
STEP: Final = 0.6
NINE: Final[tuple[float, ...]] = (0.0135, 0.0477, 0.1172, 0.2012, 0.2408, 0.2012, 0.1172, 0.0477, 0.0135)
THREE: Final[tuple[float, ...]] = (0.1667, 0.6666, 0.1667)
APART: Final = 1.7321


@final
class Stakes:
    """`exact`: with the spread of what is still to come gone through, not only its mean; for searches that can tell."""

    def __init__(self, target: i64, deciding: bool = False, exact: bool = False) -> None:
        self.target: i64 = target
        self.deciding: bool = deciding  # a round after a tie at the target: whoever is ahead after it has won
        self.exact: bool = exact
        self.nine: vec[float] = vec[float](list(NINE))
        self.three: vec[float] = vec[float](list(THREE))

    def value(self, mine: float, theirs: float, open_round: float) -> float:
        """From 0 to 1, and a little more for a large margin.

        The totals after this round, or what they are thought to become while a part of it, `open_round`, is to come.
        """
        ahead = mine - theirs
        top = mine if mine > theirs else theirs
        rounds = (float(self.target) - top) / A_ROUND
        if self.deciding:
            rounds = 0.0
        if open_round == 0.0 and rounds <= 0.0:
            won = 0.5 if ahead == 0.0 else (1.0 if ahead > 0.0 else 0.0)
        else:
            more = (rounds if rounds > 1.0 else 1.0) if open_round == 0.0 else (rounds if rounds > 0.0 else 0.0)
            won = 1.0 / (1.0 + exp(-STEEP * ahead / sqrt(more + open_round)))
        return won + MARGIN * ahead

    def after(self, mine: float, theirs: float) -> float:
        """The same for the totals after a round that is over."""
        if not self.exact:
            return self.value(mine, theirs, 0.0)
        return self.chance(mine - theirs, mine + theirs, 1.0) + MARGIN * (mine - theirs)

    def expected(self, mine: float, theirs: float, stock: i64) -> float:
        """The same for what the totals are thought to become, over what else may come while so many tiles are left.

        The variances of lead and sum are those of the estimate's errors in rounds between searching players.
        """
        left = float(stock)
        lead = sqrt(9.0 + 1.13 * left)
        both = APART * sqrt(11.0 + left - 0.0028 * left * left)
        nine = self.nine
        three = self.three
        ahead = mine - theirs
        won = 0.0
        for j in range(i64(3)):
            total = mine + theirs + both * float(j - 1)
            for i in range(i64(9)):
                won += three[j] * nine[i] * self.chance(ahead + lead * STEP * float(i - 4), total, lead * STEP)
        return won + MARGIN * ahead

    def chance(self, ahead: float, total: float, ramp: float) -> float:
        """To win the match after a round; a lead within half of `ramp` is not sure, as the places are so far apart."""
        top = 0.5 * (total + (ahead if ahead > 0.0 else -ahead))
        short = float(self.target) - top
        if self.deciding or short < 0.5:
            won = 0.5 + ahead / ramp
            return 0.0 if won < 0.0 else (1.0 if won > 1.0 else won)
        more = 1.0 + (short - CLOSE) / LONGER if short > CLOSE else 1.0
        return 1.0 / (1.0 + exp(-SLOPE * ahead / sqrt(more)))
