"""Box: the sixty cards, the raccoon, the twelve trophies and the four decks."""

from collections import Counter

import pytest

from chabudai.core.errors import BadTable
from chabudai.core.knowledge import card_of
from chabudai.games.dojo import BOX
from chabudai.games.dojo.data import Deck, deck_names, named_deck
from chabudai.games.dojo.material import (
    CARD_KINDS,
    DISCIPLE_CODES,
    RACCOON,
    TROPHIES,
    TROPHY_CODES,
    belt,
    card_code,
    disciple,
    is_row_trophy,
)
from tests.clauses import proves
from tests.rules.dojo.grid_text import CARDS, cards, row_points
from tests.rules.dojo.position import Table

NOTHING = -1


@proves("box.1")
@pytest.mark.parametrize("deck", deck_names())
def test_there_are_sixty_cards_each_with_one_figure_and_one_belt(deck: str) -> None:
    game = BOX.new(3, 1, {"deck": deck})
    every = [item for item in game.census() if item < CARD_KINDS]
    assert len(every) == 60
    assert {disciple(card) for card in every} == set(range(6))
    assert {belt(card) for card in every} == {1, 2, 3, 4, 5}


@proves("box.1")
def test_five_figures_are_disciples() -> None:
    assert DISCIPLE_CODES[:RACCOON] == ("monkey", "fox", "tigress", "crane", "bear")


@proves("box.1")
@pytest.mark.parametrize(("letter", "value"), [("W", 1), ("Y", 2), ("G", 3), ("B", 4), ("K", 5)])
def test_belts_are_worth_one_to_five(letter: str, value: int) -> None:
    assert [belt(CARDS[figure + letter]) for figure in "MFTCBR"] == [value] * 6


@proves("box.1")
def test_a_card_has_two_letters() -> None:
    codes = [card_code(card) for card in range(CARD_KINDS)]
    assert codes == [figure + letter for figure in "MFTCBR" for letter in "WYGBK"]


@proves("box.2")
def test_a_raccoon_stands_for_any_disciple_when_points_are_counted() -> None:
    for letter in "MFTCB":
        assert row_points(cards(f"{letter}W {letter}Y RG {letter}K"), NOTHING) == 10


@proves("box.2")
@pytest.mark.parametrize("deck", deck_names())
def test_a_raccoon_wears_a_belt(deck: str) -> None:
    raccoons = [card for card in named_deck(deck).cards if disciple(card) == RACCOON]
    assert raccoons
    assert all(1 <= belt(card) <= 5 for card in raccoons)


@proves("box.3")
def test_there_are_two_trophies_of_each_of_six_kinds() -> None:
    assert Counter(TROPHIES) == dict.fromkeys(range(6), 2)
    game = Table().game
    lying = [card_of(entry) for entry in game.tokens] + [game.trophy]
    assert Counter(lying) == dict.fromkeys(range(6), 2)


@proves("box.3")
def test_black_trophies_are_for_rows_and_orange_ones_for_columns() -> None:
    rows = [TROPHY_CODES[kind] for kind in range(6) if is_row_trophy(kind)]
    columns = [TROPHY_CODES[kind] for kind in range(6) if not is_row_trophy(kind)]
    assert rows == ["incense", "assistant", "grand_master"]
    assert columns == ["multicolour_belt", "kimono", "broom"]
    assert not is_row_trophy(NOTHING)


@proves("box.4")
def test_by_default_each_figure_appears_twice_with_each_belt() -> None:
    cards_of_the_game = [item for item in BOX.new(4, 3).census() if item < CARD_KINDS]
    assert Counter(cards_of_the_game) == dict.fromkeys(range(CARD_KINDS), 2)


@proves("box.4")
@pytest.mark.parametrize("deck", deck_names()[1:])
def test_another_composition_may_be_chosen(deck: str) -> None:
    cards_of_the_game = [item for item in BOX.new(4, 3, {"deck": deck}).census() if item < CARD_KINDS]
    assert cards_of_the_game == named_deck(deck).cards


@proves("box.4")
def test_the_other_compositions_are_those_of_the_rules() -> None:
    def counts(deck: str, figure: int) -> tuple[int, ...]:
        return named_deck(deck).counts[figure * 5 : figure * 5 + 5]

    for figure in range(5):
        assert counts("black_masters", figure) == (2, 2, 2, 2, 2)
        assert counts("rare_belts", figure) == (3, 2, 2, 2, 1)
        assert counts("few_masters", figure) == (3, 2, 2, 2, 2)
    assert counts("black_masters", RACCOON) == (0, 0, 0, 0, 10)
    assert counts("rare_belts", RACCOON) == (3, 2, 2, 2, 1)
    assert counts("few_masters", RACCOON) == (1, 1, 1, 1, 1)


@proves("box.4")
def test_the_real_list_can_be_supplied_as_a_file() -> None:
    assert BOX.read_deck is not None
    text = 'name = "Mine"\nstatus = "printed"\n[counts]\nmonkey.white = 40\nbear.black = 20\n'
    deck = BOX.read_deck(text, "mine.toml")
    game = BOX.new(3, 1, deck=deck)
    assert Counter(item for item in game.census() if item < CARD_KINDS) == {0: 40, 24: 20}
    assert deck == Deck("Mine", "printed", tuple({0: 40, 24: 20}.get(kind, 0) for kind in range(30))).as_data()


@proves("box.4")
def test_a_composition_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadTable) as caught:
        BOX.new(3, 1, {"deck": "odd"})
    assert caught.value.problem == "bad-option-value"
    assert caught.value.possible == list(deck_names())
