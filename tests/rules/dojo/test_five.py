"""Five players: two rounds without dealer."""

import pytest

from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games.dojo import BOX
from chabudai.games.dojo.data import named_deck
from chabudai.games.dojo.material import NO_TROPHY
from chabudai.games.dojo.state import Dojo
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards
from tests.rules.dojo.position import Table, kinds, seen_by, the


def opening(hands: str) -> list[str]:
    return kinds(list(Table(5, cards=hands).match.opening_events))


@proves("five.1")
def test_in_round_one_everyone_gets_a_card_from_the_top_of_the_pile() -> None:
    table = Table(5, cards="MW FY TG CB BK")
    received = [event for event in table.match.opening_events if event.kind == "receive"]
    assert [event.facts for event in received] == [
        {"seat": seat, "card": card} for seat, card in enumerate(cards("MW FY TG CB BK"))
    ]
    assert {event.clause for event in received} == {"five.1"}
    assert [table.dojo(seat)[:2] for seat in range(5)] == ["MW", "FY", "TG", "CB", "BK"]


@proves("five.1")
def test_each_looks_at_their_own_card_only() -> None:
    received = [event for event in Table(5).match.opening_events if event.kind == "receive"]
    assert [seen_by(event, 5) for event in received] == [[0], [1], [2], [3], [4]]


@proves("five.1", "five.4")
def test_in_round_one_no_trophy_is_turned_up_and_there_is_no_challenge() -> None:
    events = opening("MW FY TG CB BK")
    assert events == ["round", *["receive"] * 5, *["place"] * 5, "round", "turn-up", "look"]
    assert len(Table(5).game.tokens) == 11  # the first of them was turned up in round 2


@proves("five.1")
def test_in_round_twelve_it_is_the_same() -> None:
    table = Table(5).to_round(11)
    table.quiet_round()
    assert table.game.over
    events = table.match.events(None)
    last = [event for event in events if event.kind == "round"][-1]
    after = kinds(events[events.index(last) :])
    assert last.facts == {"round": 12}
    assert after == ["round", *["place"] * 5, *["final"] * 5]
    mine = kinds([event for event in table.match.events(2) if event.kind == "receive"])
    assert mine == ["receive", "receive"]
    assert table.game.trophy == NO_TROPHY


@proves("five.1")
def test_a_round_without_dealer_has_no_dealer_on_the_table() -> None:
    game = BOX.set_up(5, 3, BOX.defaults, None)
    assert isinstance(game, Dojo)
    assert game.without_dealer()
    assert BOX.picture(game)["dealer"] is None
    game.settle()
    assert not game.without_dealer()
    assert BOX.picture(game)["dealer"] == game.dealer


@proves("five.2")
@pytest.mark.parametrize("dealer", range(5))
def test_rounds_two_to_eleven_have_each_player_deal_twice(dealer: int) -> None:
    table = Table(5, dealer=dealer)
    dealers = {}
    while not table.game.over:
        dealers[table.game.round + 1] = table.game.dealer
        table.quiet_round()
    assert list(dealers) == list(range(2, 12))
    assert list(dealers.values()) == [(dealer + place) % 5 for place in range(10)]


@proves("five.2", "five.4")
def test_there_are_ten_challenges_at_most_and_two_trophies_stay_unused() -> None:
    table = Table(5)
    while not table.game.over:
        table.deal()
        table.play(f"{table.game.left_of(table.game.dealer)} challenge")
        table.play(f"{table.game.winner} keep")
        table.train()
        while table.game.asked and not table.asks("give"):
            table.play(table.choices()[0])
    assert sum(table.game.wins) == 10
    assert len(table.game.tokens) == 2


@proves("five.2")
def test_all_sixty_cards_are_placed() -> None:
    game = BOX.new(5, 4)
    playout(game, Rng(4))
    assert isinstance(game, Dojo)
    assert game.deck == []
    assert sorted(card for card in game.grid if card >= 0) == named_deck("even").cards


@proves("five.3")
def test_the_dealer_of_round_two_is_drawn_at_random() -> None:
    dealers = []
    for seed in range(100):
        game = BOX.new(5, seed)
        assert isinstance(game, Dojo)
        assert game.round + 1 == 2
        dealers.append(game.dealer)
    assert set(dealers) == {0, 1, 2, 3, 4}


@proves("five.3")
def test_a_round_without_dealer_does_not_pass_the_deal_on() -> None:
    table = Table(5, dealer=3)
    assert table.game.dealer == 3
    assert the("turn-up", list(table.match.opening_events)).facts["seat"] == 3
