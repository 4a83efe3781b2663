"""Set-up: the piles, the first dealer, and who deals when."""

import pytest

from chabudai.core.errors import BadTable
from chabudai.core.knowledge import EVERYONE
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games.dojo import BOX
from chabudai.games.dojo.data import named_deck
from chabudai.games.dojo.material import TROPHIES
from chabudai.games.dojo.state import Dojo
from tests.clauses import proves
from tests.rules.dojo.position import Table, the


def before_the_first_step(seats: int, seed: int) -> Dojo:
    game = BOX.set_up(seats, seed, BOX.defaults, None)
    assert isinstance(game, Dojo)
    return game


@proves("setup.1", "setup.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_sixty_cards_form_one_pile(seats: int) -> None:
    pile = before_the_first_step(seats, 1).deck
    assert sorted(pile) == named_deck("even").cards
    assert len(pile) == 60


@proves("setup.1")
def test_the_pile_lies_face_down() -> None:
    assert not any(entry & EVERYONE for entry in before_the_first_step(3, 1).deck)


@proves("setup.1")
def test_the_cards_are_shuffled() -> None:
    piles = [tuple(before_the_first_step(3, seed).deck) for seed in range(50)]
    assert len(set(piles)) == 50
    assert len({pile[-1] for pile in piles}) > 15  # many different cards come to lie on top
    assert tuple(named_deck("even").cards) not in piles


@proves("setup.1")
def test_the_same_seed_shuffles_the_same_way() -> None:
    assert before_the_first_step(4, 11).deck == before_the_first_step(4, 11).deck
    assert before_the_first_step(4, 11).tokens == before_the_first_step(4, 11).tokens


@proves("setup.5")
@pytest.mark.parametrize(("seats", "used"), [(3, 36), (4, 48), (5, 60)])
def test_the_cards_never_dealt_stay_unseen(seats: int, used: int) -> None:
    game = BOX.new(seats, 5)
    playout(game, Rng(5))
    assert isinstance(game, Dojo)
    assert game.over
    assert len(game.deck) == 60 - used
    assert not any(entry & EVERYONE for entry in game.deck)


@proves("setup.2")
def test_the_trophies_are_shuffled_face_down() -> None:
    piles = [before_the_first_step(3, seed).tokens for seed in range(50)]
    assert all(sorted(pile) == TROPHIES for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 50
    assert {pile[-1] for pile in piles} == set(range(6))


@proves("setup.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_dealer_is_drawn_at_random(seats: int) -> None:
    dealers = [before_the_first_step(seats, seed).dealer for seed in range(200)]
    assert set(dealers) == set(range(seats))
    assert min(dealers.count(seat) for seat in range(seats)) > 200 // seats // 2


@proves("setup.3")
def test_neither_pile_tells_who_deals() -> None:
    tops = {(before_the_first_step(3, seed).tokens[-1], before_the_first_step(3, seed).dealer) for seed in range(200)}
    assert len(tops) == 6 * 3


@proves("setup.4")
@pytest.mark.parametrize(("seats", "times"), [(3, 4), (4, 3)])
def test_everybody_deals_equally_often_in_twelve_rounds(seats: int, times: int) -> None:
    table = Table(seats, dealer=1)
    dealers = []
    while not table.game.over:
        dealers.append(table.game.dealer)
        table.quiet_round()
    assert len(dealers) == 12
    assert dealers == [(1 + place) % seats for place in range(12)]
    assert all(dealers.count(seat) == times for seat in range(seats))


@proves("setup.4")
def test_each_round_is_announced() -> None:
    table = Table()
    assert the("round", list(table.match.opening_events)).facts == {"round": 1}
    event = the("round", table.quiet_round())
    assert (event.clause, event.facts) == ("setup.4", {"round": 2})


@proves("setup.4")
def test_the_left_hand_neighbour_of_the_last_seat_is_the_first() -> None:
    table = Table(4, dealer=3)
    table.quiet_round()
    assert table.game.dealer == 0


@proves("setup.4")
def test_with_five_players_the_first_and_the_last_round_have_no_dealer() -> None:
    table = Table(5)
    while not table.game.over:
        table.quiet_round()
    dealt: dict[int, bool] = {}
    for event in table.match.events(None):
        if event.kind == "round":
            dealt[event.facts["round"]] = False
        elif event.kind == "turn-up":
            dealt[max(dealt)] = True
    assert [number for number, dealer in dealt.items() if not dealer] == [1, 12]


@pytest.mark.parametrize("seats", [0, 1, 2, 6, 7])
def test_dojo_is_for_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadTable) as caught:
        BOX.new(seats, 1)
    assert caught.value.problem == "bad-seat-count"
    assert caught.value.possible == ["3", "4", "5"]
