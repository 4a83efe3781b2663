"""Every field of every deck can be found, changed by a form, and is the same place that the command line means."""

from __future__ import annotations

import json

import pytest

from chabudai import games
from chabudai.lab.change import changed, differences, read_change
from chabudai.lab.fields import Field, asked, by_card, fields_of

DECKS = [name for name in games.names() if games.find(name).own_deck is not None]


@pytest.mark.parametrize("game", DECKS)
def test_the_fields_of_a_deck_are_all_that_is_in_it(game: str) -> None:
    box = games.find(game)
    assert box.own_deck is not None
    deck = box.own_deck(box.defaults)
    fields = list(fields_of(deck))
    assert len({field.path for field in fields}) == len(fields)
    for field in fields[::7]:
        other = "another" if isinstance(field.value, str) else 9973
        after = changed(deck, [read_change(f"{field.path}={json.dumps(other)}")])
        if type(field.value) is not list:
            assert list(differences(deck, after)) == [(field.path, field.value, other)]


@pytest.mark.parametrize("game", DECKS)
def test_every_card_has_fields_and_nothing_is_lost(game: str) -> None:
    box = games.find(game)
    assert box.own_deck is not None
    assert box.cards is not None
    deck = box.own_deck(box.defaults)
    cards = box.cards(deck)
    fields = list(fields_of(deck))
    found, others = by_card(fields, cards)
    assert all(found[card.number] for card in cards)
    assert sorted(f.path for group in (*found.values(), *others.values()) for f in group) == sorted(
        field.path for field in fields
    )
    for card in cards:
        assert all(field.path.startswith(card.path) for field in found[card.number])


def test_a_form_asks_only_for_what_it_says_otherwise() -> None:
    deck = {"cards": [{"id": 8, "cost": {"katana": 1}, "icon": False, "at": ["TR", "BR"], "craft": "smith"}]}
    fields = list(fields_of(deck))
    same = {field.path: field.written for field in fields}
    assert asked(fields, same) == []
    written = {**same, "cards[8].cost.katana": " 0 ", "cards[8].icon": "true", "cards[8].at": '["TR"]', "unknown": "1"}
    changes = asked(fields, written)
    assert [change.written for change in changes] == [
        "cards[8].cost.katana=0", "cards[8].icon=true", 'cards[8].at=["TR"]',
    ]  # fmt: skip
    card = changed(deck, changes)["cards"][0]
    assert (card["cost"]["katana"], card["icon"], card["at"]) == (0, True, ["TR"])


def test_what_is_no_number_is_left_to_the_game_to_refuse() -> None:
    change = Field("cards[8].favors", 7).change("seven")
    assert change is not None
    assert change.value == "seven"
    assert Field("cards[8].craft", "1").change("1") is None
    assert Field("cards[8].favors", 1).change("true") is not None


def test_a_field_is_called_by_what_is_below_its_entry() -> None:
    assert Field("cards[8].cost.katana", 1).name("cards[8]") == "cost.katana"
    assert Field("counts.monkey.white", 3).name("counts.monkey.white") == "white"
