"""Changes of a deck: every field of every deck can be reached, and what cannot be is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chabudai import games
from chabudai.core.box import Json
from chabudai.core.errors import BadDeck
from chabudai.lab.change import changed, checked, differences, read_changes

DECKS = [name for name in games.names() if games.find(name).own_deck is not None]


def deck_of(name: str) -> Json:
    box = games.find(name)
    assert box.own_deck is not None
    return box.own_deck(box.defaults)


def leaves(deck: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every field by the path that a list is entered with."""
    if isinstance(deck, dict):
        for key, value in deck.items():
            yield from leaves(value, f"{path}.{key}" if path else key)
    elif isinstance(deck, list):
        for number, value in enumerate(deck):
            name = value["id"] if isinstance(value, dict) and "id" in value else number
            yield from leaves(value, f"{path}[{name}]")
    else:
        yield path, deck


@pytest.mark.parametrize("name", DECKS)
def test_numbers_all_over_every_deck_can_be_changed(name: str) -> None:
    deck = deck_of(name)
    numbers = [(path, value) for path, value in leaves(deck) if type(value) is int and not path.endswith(".id")]
    assert len(numbers) > 20
    for path, value in numbers[:: max(1, len(numbers) // 200)]:
        (change,) = read_changes(f"{path}+=1")
        found = list(differences(deck, changed(deck, [change])))
        assert [(was, now) for _, was, now in found] == [(value, value + 1)], path


@pytest.mark.parametrize("name", DECKS)
def test_what_changes_nothing_leaves_a_deck_that_the_game_takes(name: str) -> None:
    deck = deck_of(name)
    path, value = next((path, value) for path, value in leaves(deck) if type(value) is int)
    same = changed(deck, read_changes(f"{path}={value}"))
    assert list(differences(deck, same)) == []
    assert checked(games.find(name), same) is not None


def test_the_deck_itself_is_left_alone() -> None:
    deck = deck_of("arigato")
    before = repr(deck)
    changed(deck, read_changes("cards[8].favors=1"))
    assert repr(deck) == before


def test_values_may_be_words_lists_and_ranges() -> None:
    assert [change.value for change in read_changes("a.b=1..3")] == [1, 2, 3]
    assert read_changes('a.b=["TL","BR"]')[0].value == ["TL", "BR"]
    assert read_changes("a.b=yellow")[0].value == "yellow"
    assert read_changes("a.b-=2")[0].sign == "-="


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("cards[8]", "lab-bad-change"),
        ("cards[8].favors=9..1", "lab-bad-range"),
        ("cards[8].favors=1..99", "lab-bad-range"),
        ("cards[8].favors+=x", "lab-not-a-number"),
        ("cards[8].craft+=1", "lab-not-a-number"),
        ("cards[800].favors=1", "lab-no-field"),
        ("cards[8].favours=1", "lab-no-field"),
    ],
)
def test_what_cannot_be_changed_is_said(written: str, problem: str) -> None:
    with pytest.raises(BadDeck) as error:
        changed(deck_of("arigato"), read_changes(written))
    assert error.value.problem == problem


def test_what_the_game_does_not_take_is_refused_by_the_game() -> None:
    box = games.find("arigato")
    with pytest.raises(BadDeck) as error:
        checked(box, changed(deck_of("arigato"), read_changes("cards[8].favors=300")))
    assert "favors" in str(error.value)
