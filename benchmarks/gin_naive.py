"""Hands of Gin-Rummy solved without any cleverness, to compare the solver with; and hands to compare them on."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

Hand = tuple[int, ...]  # kinds, sorted, copies repeated
Combination = frozenset[int]


def is_valid(meld: Combination) -> bool:
    """R2, read from the rulebook."""
    if len(meld) < 3:
        return False
    values = sorted({kind // 4 for kind in meld})
    if len(values) == 1:
        return True
    one_colour = len({kind % 4 for kind in meld}) == 1
    return one_colour and values == list(range(values[0], values[0] + len(meld)))


def all_melds(hand: Hand) -> list[Combination]:
    kinds = sorted(set(hand))
    found = [frozenset(three) for n in (3, 4) for three in combinations(kinds, n) if is_valid(frozenset(three))]
    for start in kinds:
        for length in range(5, 14):
            run = frozenset(range(start, start + 4 * length, 4))
            if run <= set(kinds):
                found.append(run)
    return found


def minus(hand: Hand, tiles: Combination) -> Hand:
    rest = list(hand)
    for kind in tiles:
        rest.remove(kind)
    return tuple(rest)


def worth(hand: Hand, cap: int) -> int:
    return sum(min(kind // 4 + 1, cap) for kind in hand)


def splits(hand: Hand, melds: list[Combination]) -> Iterator[Hand]:
    """What is left over, for every choice of combinations."""
    yield hand
    for i, meld in enumerate(melds):
        if all(kind in hand for kind in meld):
            yield from splits(minus(hand, meld), melds[i:])


def naive_leftover(hand: Hand, cap: int = 13) -> int:
    return min(worth(left, cap) for left in splits(hand, all_melds(hand)))


def naive_knock(hand: Hand, under: int, most: int, cap: int = 13) -> int | None:
    """The least left with one to `most` tiles left, worth less than `under`."""
    fits = [worth(left, cap) for left in splits(hand, all_melds(hand)) if 1 <= len(left) <= most]
    return min((points for points in fits if points < under), default=None)


def naive_lay_down(hand: Hand, lying: tuple[Combination, ...], cap: int = 13) -> int:
    """Every order of adding single tiles to lying combinations, then every choice of own ones."""
    seen: dict[tuple[Hand, tuple[tuple[int, ...], ...]], int] = {}

    def least(rack: Hand, table: tuple[Combination, ...]) -> int:
        key = (rack, tuple(sorted(tuple(sorted(meld)) for meld in table)))
        if key not in seen:
            best = naive_leftover(rack, cap)
            for kind in set(rack):
                for i, meld in enumerate(table):
                    if kind not in meld and is_valid(meld | {kind}):
                        grown = (*table[:i], meld | {kind}, *table[i + 1 :])
                        best = min(best, least(minus(rack, frozenset([kind])), grown))
            seen[key] = best
        return seen[key]

    return least(hand, lying)


# ---- hands


def deck_of(copies: int) -> list[int]:
    return [kind for kind in range(52) for _ in range(copies)]


def random_hand(rng: Random, size: int, copies: int = 2) -> Hand:
    return tuple(sorted(rng.sample(deck_of(copies), size)))


def rich_hand(rng: Random, size: int, copies: int = 2) -> Hand:
    """Many combinations that share tiles: few values, few colours, neighbours of what is there."""
    deck = deck_of(copies)
    low = rng.randrange(8)
    colours = rng.sample(range(4), rng.choice((2, 3, 4)))
    near = [kind for kind in deck if low <= kind // 4 < low + rng.choice((4, 5, 6)) and kind % 4 in colours]
    hand = rng.sample(near, min(size, len(near)))
    for kind in hand:
        deck.remove(kind)
    return tuple(sorted(hand + rng.sample(deck, size - len(hand))))


def lying_near(rng: Random, hand: Hand, most: int, copies: int = 2) -> tuple[Combination, ...]:
    """Combinations that could lie on the table while the hand is held, many of them with room for its tiles."""
    rest = deck_of(copies)
    for kind in hand:
        rest.remove(kind)
    found: list[Combination] = []
    wanted = rng.randint(1, most)
    for _ in range(40):
        if len(found) == wanted:
            break
        kind = rng.choice(hand)
        meld = rng.choice((run_near(rng, kind), series_near(rng, kind)))
        if is_valid(meld) and all(k in rest for k in meld):
            found.append(meld)
            for k in meld:
                rest.remove(k)
    return tuple(found)


def run_near(rng: Random, kind: int) -> Combination:
    length = rng.choice((3, 3, 4))
    start = kind + 4 * rng.choice((1, 1, 2, -length, -length, -length - 1))
    run = frozenset(range(start, start + 4 * length, 4))
    return run if min(run) >= 0 and max(run) < 52 else frozenset()


def series_near(rng: Random, kind: int) -> Combination:
    return frozenset(4 * (kind // 4) + colour for colour in range(4) if colour != kind % 4)
