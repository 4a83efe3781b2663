"""The box: cards, boards, who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.errors import BadDeck
from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY
from chabudai.games.artigiano import data
from chabudai.games.artigiano.boards import ADJACENT, BOARD_NAMES, CASE_COUNT, CASE_KIND, CASES_IN, SUPPORT
from chabudai.games.artigiano.material import CODE, EFFECT, KINDS, TYPE, VALUE
from tests.clauses import proves
from tests.rules.artigiano.setting import card, hand, play, seen, stock, table


@proves("box.1")
def test_four_families_of_45_with_106_effects() -> None:
    assert len(set(CODE)) == 180
    for family in "AMCL":
        types = [TYPE[card(code)] for code in CODE if code[0] == family]
        assert [types.count(t) for t in range(6)] == [15, 5, 10, 5, 5, 5]
    effects = {fact.effect for fact in data.cards() if fact.effect}
    assert [len([e for e in effects if e[0] == letter]) for letter in "ESRP"] == [46, 20, 20, 20]
    assert [EFFECT[card(code)] for code in ("A01", "L20", "L35")] == [1, 46, 19]


@proves("box.2")
def test_a_line_is_the_same_in_all_families() -> None:
    for line in range(45):
        for family in range(4):
            other = family * 45 + line
            assert (TYPE[line], KINDS[line], VALUE[line]) == (TYPE[other], KINDS[other], VALUE[other])
    assert all(1 <= VALUE[c] <= 5 for c in range(180) if KINDS[c])


@proves("box.3", "quick.1")
def test_boards_have_cases_that_rest_on_what_they_overlap() -> None:
    assert CASE_COUNT == [12, 12, 12, 12, 6]
    kinds = [[CASE_KIND[b].count(kind) for kind in (1, 2, 4)] for b in range(5)]
    assert kinds == [[4, 4, 4], [5, 4, 3], [7, 3, 2], [6, 3, 3], [3, 2, 1]]

    def rests(name: str, case: int) -> list[int]:
        return [c + 1 for c in CASES_IN[SUPPORT[BOARD_NAMES.index(name)][case - 1]]]

    assert rests("blackheads", 11) == [9]
    assert rests("chenonceau", 7) == [3, 4]
    assert rests("chillon", 12) == [9, 10]
    assert rests("rosenborg", 6) == [2, 3]
    assert rests("rosenborg", 5) == [1]
    assert rests("quick", 6) == [4, 5]


@proves("attack.8")
def test_adjacent_cases_touch_in_a_row_or_rest_on_each_other() -> None:
    rosenborg = ADJACENT[BOARD_NAMES.index("rosenborg")]
    assert [c + 1 for c in CASES_IN[rosenborg[5]]] == [2, 3, 9]
    chillon = ADJACENT[BOARD_NAMES.index("chillon")]
    assert [c + 1 for c in CASES_IN[chillon[8]]] == [6, 8, 10, 11, 12]


@proves("box.4", "quick.4")
def test_a_stock_has_three_places_and_one_in_the_quick_game() -> None:
    assert table("A21", "A22").slots() == 3
    assert table("A21", "A22", quick=True).slots() == 1


@proves("box.5")
def test_all_missions_have_one_back() -> None:
    view = seen(table("A21", "A22"), 0)
    assert len(view.hidden()) == 2
    assert all(entry & CARD == HIDDEN for entry in view.missions[5:])
    assert view.mandatory == [3, 3], "two of the five are mandatory, whichever these are"


@proves("box.6")
def test_one_sees_ones_own_hand_stock_and_missions() -> None:
    game = table("A21 A22", "A23", stocks={0: "A24", 1: "A25"})
    view = seen(game, 0)
    assert view.hands == [game.hands[0], [HIDDEN | SEEN_BY[1]]]
    assert view.stock[0] == game.stock[0]
    assert view.stock[4] & CARD == HIDDEN
    assert view.missions[:5] == game.missions[:5]


@proves("box.7")
def test_the_discard_pile_is_open_and_stays() -> None:
    game = table("A21 A22", "A23", pile="A24")
    play(game, "0 discard A21")
    assert seen(game, 1).discard == [card("A21")]
    play(game, "0 store nothing")
    assert game.over
    assert game.discard == [card("A21")]


@proves("box.8", "effect.32")
def test_cards_shown_to_all_stay_known() -> None:
    game = table("C17 A21", "A22 A23")
    play(game, "0 play C17", "0 store nothing")
    for viewer in (0, None):
        assert [entry & CARD for entry in seen(game, viewer).hands[1]] == [card("A22"), card("A23")]


@proves("box.9")
def test_a_card_stored_unseen_makes_a_known_hand_unknown() -> None:
    game = table("C17 A21", "A22 A23 A24")
    play(game, "0 play C17", "0 store nothing", "1 discard A24", "1 store A22")
    assert stock(game, 1)[0] == "A22"
    view = seen(game, 0)
    assert view.stock[4] & CARD == HIDDEN
    assert all(entry & CARD == HIDDEN for entry in view.hands[1])
    assert hand(game, 1)[0] == "A23"


def lines() -> list[dict[str, Any]]:
    """The cards as the data file has them."""
    return [
        {
            "id": fact.id,
            "status": fact.status,
            "type": fact.type,
            **({"kinds": fact.kinds, "value": fact.value} if fact.kinds else {}),
            **({"effect": fact.effect} if fact.effect else {}),
            "fr": fact.fr,
            "en": fact.en,
        }
        for fact in data.cards()
    ]


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("value", 6, "bad material value"),
        ("kinds", "X", "bad card kinds"),
        ("type", "joker", "bad card type"),
        ("status", "guessed", "bad deck status"),
        ("id", "A02", "bad card id"),
        ("effect", "S01", "bad card effect"),
        ("fr", 3, "deck not a text"),
        ("points", "many", "bad card points"),
    ],
)
def test_facts_that_are_wrong_name_their_card(field: str, value: object, problem: str) -> None:
    right = lines()
    assert len(data.read_cards(right, "mine.json")) == 180
    with pytest.raises(BadDeck, match=problem) as caught:
        data.read_cards([{**right[0], field: value}, *right[1:]], "mine.json")
    assert "A01" in caught.value.where


def test_lists_that_are_too_short_are_refused() -> None:
    with pytest.raises(BadDeck, match="bad deck size"):
        data.read_cards(lines()[:-1], "mine.json")
    with pytest.raises(BadDeck, match="bad boards"):
        data.read_boards([{"name": "versailles"}], "mine.json")
    cases = [{"row": 1, "x": 7, "kind": "X"}]
    wrong = [{"name": name, "status": "printed", "cases": cases} for name in data.BOARDS]
    with pytest.raises(BadDeck, match="bad case"):
        data.read_boards(wrong, "mine.json")
