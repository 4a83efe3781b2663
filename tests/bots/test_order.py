"""Equal bots are equal wherever they sit: where several are asked at once, it does not matter who answers last."""

import pytest

from chabudai import games
from chabudai.bots.arena import APART
from chabudai.bots.greedy import greedy
from chabudai.bots.turn import against_rivals, answered_with
from chabudai.core.box import Value
from chabudai.core.game import Game
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.core.seats import SEATS_IN
from tests.boxes import ALL, middle

CHOICES = 300  # of a random game, at most


def play(name: str, seats: int, seed: int, last_first: bool) -> list[int]:
    """The points of equal bots, asked from one end of the table or from the other."""
    game = games.find(name).new(seats, seed)
    chances = [Rng(seed * APART + seat) for seat in range(seats)]
    while game.asked:
        seat = game.waiting()[-1 if last_first else 0]
        game.choose(seat, greedy(game.view(seat), seat, chances[seat]))
    return game.totals()


@pytest.mark.twin
def test_a_game_of_arigato_is_the_same_whoever_answers_first() -> None:
    assert play("arigato", 2, 1, last_first=False) == play("arigato", 2, 1, last_first=True)


def together(name: str, seats: int, options: dict[str, Value] | None = None) -> list[Game]:
    """Positions of a random game in which several seats are asked at once."""
    game = games.find(name).new(seats, 3, options)
    rng = Rng(3)
    found = []
    for _ in range(CHOICES):
        if not game.asked:
            break
        waiting = game.waiting()
        if len(waiting) > 1:
            found.append(game.clone())
        seat = waiting[rng.below(len(waiting))]
        mine = game.options_of[seat]
        game.take(seat, mine[rng.below(len(mine))])
    return found


@pytest.mark.parametrize(("name", "seats"), [("dojo", 3), ("arigato", 3), ("machi", 3), ("artigiano", 3)])
def test_the_last_answer_is_judged_before_the_table_goes_on(name: str, seats: int) -> None:
    judged = 0
    for game in together(name, seats):
        last = game.waiting()[-1]
        if not game.open[last].by_itself:
            continue
        alone = game.clone()
        for other in game.waiting()[:-1]:
            while alone.question(other):
                alone.reply(other, alone.options_of[other][0])
        for option in alone.options_of[last]:
            early, late = answered_with(game, last, option), answered_with(alone, last, option)
            assert late.shared == alone.shared == early.shared
            assert late.own[last] == early.own[last]
            judged += 1
    assert judged


@pytest.mark.parametrize(
    ("name", "kind", "options"), [("dojo", "ChooseThrow", {"black_belt": True}), ("machi", "Pick", {})]
)
def test_an_answer_is_weighed_against_those_of_rivals_who_have_not_answered(
    name: str, kind: str, options: dict[str, Value]
) -> None:
    rng = Rng(5)
    contests = [g for g in together(name, 3, options) if type(g.open[g.waiting()[0]]).__name__ == kind]
    assert contests
    for game in contests:
        first = game.waiting()[0]
        world = game.resample(first, rng)
        assert SEATS_IN[against_rivals(world, first, rng).asked] == (first,)
        assert world.asked == game.asked, "the world itself stays as it is"
    game = contests[0]
    first = game.waiting()[0]
    assert len({greedy(game.view(first), first, Rng(seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize("name", ALL)
def test_a_reply_and_then_settling_is_a_choice(name: str) -> None:
    for game in together(name, middle(games.find(name)))[:20]:
        taken, replied = game.clone(), game.clone()
        for seat in game.waiting():
            option = game.options_of[seat][0]
            taken.take(seat, option)
            replied.reply(seat, option)
        replied.settle()
        assert playout(taken, Rng(1)) == playout(replied, Rng(1))


def test_a_card_nobody_wants_does_not_always_go_to_the_same_seat() -> None:
    """At the beginning all rivals are alike: which of them, in the order of seats, the first card is given to."""
    given = [0, 0, 0]
    for seed in range(60):
        game = games.find("dojo").new(4, seed)
        dealer = game.waiting()[0]
        choice = greedy(game.view(dealer), dealer, Rng(seed))
        if choice != dealer:
            given[[seat for seat in range(4) if seat != dealer].index(choice)] += 1
    assert sum(given) >= 20
    assert min(given) >= sum(given) / 6, given
