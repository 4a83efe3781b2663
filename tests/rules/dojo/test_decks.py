"""The decks: the four of the box, and what is said to somebody whose own file is not right."""

import json

import pytest

from chabudai.core.errors import BadDeck
from chabudai.games.dojo.data import Deck, deck_from, deck_names, named_deck, read_deck
from chabudai.games.dojo.material import BELT_CODES, CARD_KINDS, DISCIPLE_CODES, RACCOON, belt, disciple
from tests.clauses import proves

EVEN = {figure: dict.fromkeys(BELT_CODES, 2) for figure in DISCIPLE_CODES}


def written(**changes: object) -> str:
    """An even deck as JSON, one key per line, with some figures replaced."""
    return json.dumps({"name": "Mine", "status": "printed", "counts": EVEN | changes}, indent=1)


@proves("box.4")
def test_the_even_deck_is_the_default() -> None:
    assert deck_names() == ("even", "black_masters", "rare_belts", "few_masters")
    assert named_deck("even").counts == (2,) * CARD_KINDS


@pytest.mark.parametrize("name", deck_names())
def test_every_deck_of_the_box_has_sixty_cards_and_says_it_is_reconstructed(name: str) -> None:
    deck = named_deck(name)
    assert len(deck.cards) == 60
    assert deck.status == "reconstructed"
    assert deck.note


@pytest.mark.parametrize(
    ("name", "raccoons", "belts"),
    [
        ("even", 10, [12, 12, 12, 12, 12]),
        ("black_masters", 10, [10, 10, 10, 10, 20]),
        ("rare_belts", 10, [18, 12, 12, 12, 6]),
        ("few_masters", 5, [16, 11, 11, 11, 11]),
    ],
)
def test_the_decks_differ_in_masters_and_belts(name: str, raccoons: int, belts: list[int]) -> None:
    cards = named_deck(name).cards
    assert sum(disciple(card) == RACCOON for card in cards) == raccoons
    assert [sum(belt(card) == value for card in cards) for value in range(1, 6)] == belts


def test_a_deck_in_toml_may_leave_out_what_has_no_card() -> None:
    text = 'name = "Mine"\nstatus = "printed"\n[counts]\nmonkey = { white = 20, black = 10 }\nbear.green = 30\n'
    deck = read_deck(text, "mine.toml")
    assert (deck.name, deck.status) == ("Mine", "printed")
    assert {card: deck.counts[card] for card in set(deck.cards)} == {0: 20, 4: 10, 22: 30}


def test_a_deck_in_json_is_the_same_deck() -> None:
    assert read_deck(written(), "mine.json") == Deck("Mine", "printed", (2,) * CARD_KINDS)


@pytest.mark.parametrize("name", deck_names())
def test_a_deck_survives_as_plain_data(name: str) -> None:
    deck = named_deck(name)
    assert deck_from(json.loads(json.dumps(deck.as_data()))) == deck


@pytest.mark.parametrize(
    ("text", "problem", "where"),
    [
        (written(otter={"white": 1}), "unknown-figure", "mine, line 47"),
        (written(fox={"red": 10}), "unknown-belt", "mine, line 13"),
        (written(fox={"white": -1}), "bad-card-count", "mine, line 13"),
        (written(fox={"white": 2.0}), "bad-card-count", "mine, line 13"),
        (written(fox={"white": True}), "bad-card-count", "mine, line 13"),
        (written(fox={"white": 11}), "bad-deck-size", "mine"),
        (written(fox=[2, 2, 2, 2, 2]), "deck-not-a-table", "mine, line 12"),
        ('name = "Mine"\ncounts = 60\n', "deck-not-a-table", "mine, line 2"),
        ('name = "Mine"\n', "deck-without-counts", "mine"),
        ("name = 3\n[counts]\nfox.black = 60\n", "deck-not-a-text", "mine, line 1"),
        ('status = "sure"\n[counts]\nfox.black = 60\n', "bad-deck-status", "mine, line 1"),
        ("cards = 60\n[counts]\nfox.black = 60\n", "unknown-deck-field", "mine, line 1"),
        ('name = "Mine"\n[counts\n', "deck-syntax", "mine, line 2"),
        ('name = "Mine', "deck-syntax", "mine, line 1"),
        ('{\n "name": "Mine",\n "counts": {,}\n}', "deck-syntax", "mine, line 3"),
        ('{"counts": {"fox": {"black": 60}, "fox": {}}}', "deck-key-twice", "mine"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, problem: str, where: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text, "mine")
    assert (caught.value.problem, caught.value.where) == (problem, where)


def test_a_list_is_not_a_deck() -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck("[1, 2]", "mine.json")
    assert caught.value.problem == "deck-not-a-table"


def test_an_unknown_name_tells_what_is_possible() -> None:
    with pytest.raises(BadDeck) as caught:
        named_deck("odd")
    assert caught.value.possible == list(deck_names())
    with pytest.raises(BadDeck) as caught:
        read_deck(written(otter={}), "mine")
    assert caught.value.possible == list(DISCIPLE_CODES)
