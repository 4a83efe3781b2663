"""Recruitment: the dealer turns up a trophy and hands out the cards one by one."""

import pytest

from chabudai.core.errors import NotAsked
from chabudai.core.knowledge import card_of
from chabudai.games.dojo.material import TROPHY_CODES, card_code
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards
from tests.rules.dojo.position import Table, kinds, seen_by, the


@proves("deal.1")
def test_the_dealer_turns_up_the_top_trophy_for_all_to_see() -> None:
    table = Table(dealer=2, turned="kimono incense")
    assert TROPHY_CODES[table.game.trophy] == "kimono"
    assert len(table.game.tokens) == 11
    event = the("turn-up", list(table.match.opening_events))
    assert event.clause == "deal.1"
    assert event.facts == {"seat": 2, "trophy": table.game.trophy}
    assert seen_by(event, 3) == [0, 1, 2, None]


@proves("deal.1")
def test_the_trophy_is_turned_up_before_any_card_is_looked_at() -> None:
    opening = kinds(list(Table().match.opening_events))
    assert opening == ["round", "turn-up", "look"]


@proves("deal.1")
def test_it_is_the_prize_of_this_rounds_challenge() -> None:
    table = Table(cards="MW MK FW", turned="kimono incense")
    table.deal()
    event = the("win", table.play("1 challenge"))
    assert TROPHY_CODES[event.facts["trophy"]] == "kimono"


@proves("deal.1")
def test_every_round_turns_up_the_next_one() -> None:
    table = Table(turned="kimono incense broom")
    seen = []
    for _ in range(3):
        seen.append(TROPHY_CODES[table.game.trophy])
        table.quiet_round()
    assert seen == ["kimono", "incense", "broom"]


@proves("deal.2")
def test_the_dealer_looks_alone_at_the_top_card() -> None:
    table = Table(dealer=1, cards="TY")
    assert [card_code(card_of(entry)) for entry in table.game.drawn] == ["TY"]
    event = the("look", list(table.match.opening_events))
    assert event.clause == "deal.2"
    assert event.facts == {"seat": 1, "card": cards("TY")[0]}
    assert seen_by(event, 3) == [1]


@proves("deal.2")
def test_the_card_goes_to_a_player_who_has_none_the_dealer_included() -> None:
    table = Table(4, dealer=1)
    assert table.choices() == ["1 give 0", "1 give 1", "1 give 2", "1 give 3"]
    table.play("1 give 2")
    assert table.choices() == ["1 give 0", "1 give 1", "1 give 3"]
    table.play("1 give 1")
    assert table.choices() == ["1 give 0", "1 give 3"]


@proves("deal.2")
def test_nobody_gets_a_second_card() -> None:
    table = Table(4, dealer=1)
    table.play("1 give 2")
    refusal = table.refusal("1 give 2")
    assert (refusal.clause, refusal.kind, refusal.facts) == ("deal.2", "has-a-card", {"to": 2})


@proves("deal.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_this_is_repeated_until_everybody_has_exactly_one(seats: int) -> None:
    table = Table(seats, dealer=2)
    before = len(table.game.deck) + 1
    table.deal()
    assert "--" not in table.hands()
    assert table.game.drawn == []
    assert table.game.empty_handed == 0
    assert len(table.game.deck) == before - seats
    assert table.choices() == ["3 pass", "3 challenge"] if seats > 3 else ["0 pass", "0 challenge"]


@proves("deal.2")
def test_only_the_dealer_gives() -> None:
    table = Table(dealer=1)
    assert table.game.waiting() == (1,)
    for other in (0, 2):
        with pytest.raises(NotAsked):
            table.game.choose(other, 0)


@proves("deal.3")
def test_each_card_is_given_away_before_the_next_is_looked_at() -> None:
    table = Table(cards="TY BK MW")
    assert len(table.game.drawn) == 1
    pile = len(table.game.deck)
    events = table.play("0 give 2")
    assert kinds(events) == ["give", "give-card", "look"]
    assert len(table.game.drawn) == 1
    assert len(table.game.deck) == pile - 1
    assert events[-1].facts["card"] == cards("BK")[0]


@proves("deal.3")
def test_a_card_once_given_stays_given() -> None:
    table = Table(cards="TY BK MW")
    table.play("0 give 2")
    assert table.match.obstacle_to_undo(0) == "somebody-learned"
    assert not any(choice.endswith("give 2") for choice in table.choices())
    table.play("0 give 1")
    assert table.hands() == "MW BK TY"


@proves("deal.4")
def test_whoever_receives_a_card_looks_at_it() -> None:
    table = Table(4, cards="TY")
    events = table.play("0 give 2")
    told = the("give-card", events)
    assert told.clause == "deal.4"
    assert told.facts == {"seat": 0, "to": 2, "card": cards("TY")[0]}
    assert seen_by(told, 4) == [0, 2]
    assert table.hands(viewer=2) == "-- -- TY --"


@proves("deal.4")
def test_it_is_kept_face_down() -> None:
    table = Table(4, cards="TY")
    events = table.play("0 give 2")
    told = the("give", events)
    assert (told.clause, told.facts) == ("deal.2", {"seat": 0, "to": 2})
    assert seen_by(told, 4) == [1, 3, None]
    assert table.hands(viewer=1) == "-- -- ?? --"
    assert table.hands(viewer=None) == "-- -- ?? --"


@proves("deal.4")
def test_players_do_not_exchange_their_cards() -> None:
    table = Table(cards="TY BK MW")
    table.deal()
    table.nobody_challenges()
    assert table.hands() == "-- -- --"  # the first card of a dojo leaves no choice: it is placed
    assert [table.dojo(seat)[:2] for seat in range(3)] == ["TY", "BK", "MW"]


@proves("deal.5")
def test_the_dealer_looks_at_the_last_card_too() -> None:
    table = Table(cards="TY BK MW")
    table.play("0 give 0")
    last = table.play("0 give 1")
    assert kinds(last) == ["give", "give-card", "look", "give", "give-card"]
    assert last[2].facts == {"seat": 0, "card": cards("MW")[0]}
    assert seen_by(last[2], 3) == [0]
    assert last[4].facts == {"seat": 0, "to": 2, "card": cards("MW")[0]}


@proves("deal.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_dealer_knows_every_card_of_the_round(seats: int) -> None:
    table = Table(seats, dealer=1)
    table.deal()
    assert table.hands(viewer=1) == table.hands()
