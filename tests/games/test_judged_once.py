"""A play is judged once: `accept` judges it, `apply` takes what was accepted."""

import pytest

from tests.games.judging import count_judging, is_compiled
from tilerummy.analysis.weighing import accepted
from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck, Rng
from tilerummy.match import Match, Move
from tilerummy.refusal import Refusal

PLAYS = {"investo": "A", "rummy": "A", "gin": "L"}


@pytest.mark.skipif(is_compiled(), reason="compiled code cannot be counted")
@pytest.mark.parametrize("rules", ["investo", "investo strict", "rummy stars=free", "gin"])
def test_a_match_judges_every_play_once_and_nothing_else(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _, options = rules.partition(" ")
    game = GAMES[name]
    match = Match(game, game.rules_type.parse(options), 2, Dealer("1" * 64))
    bot, rng = game.bots()["greedy"], Rng(1)
    calls = count_judging(name, monkeypatch)
    plays = 0
    while plays < 3 and match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        action = bot(game.determinize(match.view(seat), rng), rng)
        calls.clear()
        assert match.act(seat, action) is None
        is_play = str(action)[0] == PLAYS[name]
        plays += is_play
        assert len(calls) == is_play, str(action)
    assert plays > 0


def test_an_accepted_rummy_play_has_its_table_in_order_and_its_stars_declared() -> None:
    """R8: what is laid is what was accepted; the record has what was proposed."""
    game = GAMES["rummy"]
    text = (
        "choose 0 start 0 idle 0 passes 0 stocked | table | discards | "
        "rack r7 r5 * b1 | gave | lost 0 | plays 1 | rack b2 | gave | lost 0 | plays 1"
    )
    match = Match(game, game.rules_type.parse(""), 2)
    match.state = game.parse_state(text, match.rules)
    proposed = game.parse_action("A [r7 * r5]")
    found = accepted(game.accept(match.state, 0, proposed))
    assert str(found) == "A [r5 *r6 r7]"
    assert match.act(0, proposed, GivenLuck([])) is None
    assert match.events == [Move(0, str(proposed))]
    assert str(match.state.lying) == "[r5 *r6 r7]"


def test_a_mistake_is_accepted_by_the_strict_referee_and_marked_as_one() -> None:
    """I12: the table stays as it is, and the points of the round are gone."""
    game = GAMES["investo"]
    for options in ("", "strict"):
        rules = game.rules_type.parse(options)
        state = game.deal(rules, 2, None, Dealer("2" * 64).round(1))
        game.apply(state, game.parse_action("S"), Dealer("2" * 64).round(2))
        tiles = str(game.view(state, int(state.seat)).sides[int(state.seat)].rack).split()[:2]
        found = game.accept(state, int(state.seat), game.parse_action(f"A [{' '.join(tiles)}]"))
        if not options:
            assert isinstance(found, Refusal)
            continue
        assert not isinstance(found, Refusal)
        assert found.wrong
        me = state.side(state.seat)
        me.points = 5
        game.apply(state, found, GivenLuck([]))
        assert (me.points, state.table.size()) == (0, 0)


def test_what_is_not_accepted_cannot_be_weighed() -> None:
    with pytest.raises(ValueError, match="nothing-laid"):
        accepted(Refusal("nothing-laid", "R7"))
