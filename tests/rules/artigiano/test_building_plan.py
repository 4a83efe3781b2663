"""The Building Plan against a search of every order, and what rests on what."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.rng import Rng
from chabudai.games.artigiano.boards import ABOVE, ADJACENT, ALL_CASES, BOARD_NAMES, CASE_KIND, CASES_IN, SUPPORT
from chabudai.games.artigiano.laying import WAYS
from chabudai.games.artigiano.material import CODE, EFFECT
from chabudai.games.artigiano.protection import effective_kinds, holder, materials
from chabudai.games.artigiano.scoring import copied_points
from chabudai.games.artigiano.state import Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    card,
    castle,
    play,
    possible,
    refused,
    table,
)


def second(cards: str, third: str = "C21 C22 C23", **more: Any) -> Artigiano:
    """Three players, the second of whom begins."""
    return table("A21 A22 A23", cards, third, first=1, **more)


def finishes(game: Artigiano, seat: int, picks: list[int], occupied: int, needed: int, before: int) -> bool:
    """Can these lifted materials be put down in some order, each at home or on a fitting, supported case?

    In the end the needed cases are occupied: what did not move still rests on what it rested on before.
    """
    if not picks:
        return needed & ~occupied == 0
    board = game.boards[seat]
    for pick in picks:
        lifted, home = pick >> 4, pick & 15
        for case in ALL_CASES[board]:
            below = SUPPORT[board][case]
            fits = CASE_KIND[board][case] & effective_kinds(game, lifted) and below & occupied == below
            if not occupied >> case & 1 and (case == home or fits):
                rest = [other for other in picks if other != pick]
                more = needed | (below & before if case == home else 0)
                if finishes(game, seat, rest, occupied | 1 << case, more, before):
                    return True
    return False


PLANS = [
    ("chenonceau", {1: "A21", 2: "A22", 5: "A26"}),
    ("chillon", {1: "A21", 2: "M12", 3: "C11", 5: "A26", 6: "M10", 8: "C26"}),
    ("chenonceau", {1: "A21", 2: "A22", 3: "C11", 6: "A26"}),
    ("blackheads", {2: "M11", 6: "L35", 9: "A29"}),
    ("chenonceau", {1: "M12", 2: "M22", 5: "M26", 4: "M11"}),
    ("chenonceau", {3: "M24", 4: "M23", 7: "C11", 10: "M27", 5: "M14"}),
    ("rosenborg", {2: "M22", 3: "C23", 6: "M11", 9: "M13", 5: "M10"}),
    ("blackheads", {1: "M10", 5: "M12", 6: "M28", 9: "M15"}),
    ("quick", {1: "M11", 2: "M22", 4: "M26", 5: "M10", 6: "M13"}),
]


@proves("effect.6")
@pytest.mark.parametrize(("name", "built"), PLANS)
def test_a_material_goes_wherever_the_others_still_find_a_place(name: str, built: dict[int, str]) -> None:
    for seed in range(6):
        rng = Rng(seed)
        boards = ("chillon", name, "rosenborg" if name != "rosenborg" else "blackheads")
        if name == "quick":
            game = table("A21 A22", "A09 M25", castles={1: built}, quick=True, first=1)
        else:
            game = second("A09 M25", castles={1: built}, boards=boards)
        before = game.occupied[1]
        play(game, "1 play A09")
        for case in built:
            if f"1 lift {case}" in possible(game) and rng.below(4):
                play(game, f"1 lift {case}")
        if asked(game) == "1 Lift":
            play(game, "1 enough")
        while asked(game) == "1 SetDown":
            open_question, board = game.open[1], game.boards[1]
            for choice in open_question.candidates(game):
                lifted, case = choice // WAYS, choice % WAYS
                home = lifted << 4 | case in game.picks
                below = SUPPORT[board][case]
                fits = CASE_KIND[board][case] & effective_kinds(game, lifted) and below & game.occupied[1] == below
                rest = [pick for pick in game.picks if pick >> 4 != lifted]
                free = not game.occupied[1] >> case & 1
                needed = below & before if home else 0
                for standing in CASES_IN[materials(game, 1)]:
                    needed |= SUPPORT[board][standing] & before
                after = game.occupied[1] | 1 << case
                allowed = free and (home or fits) and finishes(game, 1, rest, after, needed, before)
                assert (choice in game.options_of[1]) == bool(allowed), f"{CODE[lifted]} on {case + 1}"
            options = game.options_of[1]
            game.choose(1, options[rng.below(len(options))])
        assert sorted(castle(game, 1).values()) == sorted(built.values())


@proves("effect.6", "place.3")
def test_no_material_of_ones_own_loses_the_supports_it_had() -> None:
    built = {1: "A21", 2: "A22", 5: "A26"}
    game = table("A09 C23", "C22", castles={0: built}, boards=("chenonceau", "chillon"))
    play(game, "0 play A09", "0 lift 1", "0 enough")
    assert castle(game, 0) == built, "case 5 rests on 1 and 2: there is only one place for it, so nothing is asked"
    game = table("A09 C23", "C22", castles={0: built}, boards=("chenonceau", "chillon"))
    play(game, "0 play A09", "0 lift 1", "0 lift 2", "0 enough")
    assert sorted(possible(game)) == ["0 place A21 1", "0 place A21 2", "0 place A22 1", "0 place A22 2"]
    assert refused(game, "0 place A21 3") == "effect.6"
    play(game, "0 place A21 2")
    assert castle(game, 0) == {1: "A22", 2: "A21", 5: "A26"}


@proves("effect.6", "place.4")
def test_a_support_that_was_missing_before_is_not_asked_for() -> None:
    game = table("A09 C23", "C22", castles={0: {2: "A22", 5: "A26"}}, boards=("chenonceau", "chillon"))
    play(game, "0 play A09", "0 lift 5", "0 enough")
    assert castle(game, 0) == {2: "A22", 5: "A26"}, "it goes back over its hole"
    game = table("A09 C23", "C22", castles={0: {2: "A22", 5: "A26"}}, boards=("chenonceau", "chillon"))
    play(game, "0 play A09", "0 lift 2", "0 enough")
    assert castle(game, 0) == {2: "A22", 5: "A26"}, "but what it still rests on stays"


@proves("effect.6", "specials.12")
def test_what_lies_on_a_lifted_material_stays_with_its_builder() -> None:
    """effect.6 and specials.12: in the middle of a plan points are counted as before and after it."""
    game = second("A09 M25", castles={1: {1: "M12+A34", 2: "M22"}}, zones={0: "C32"})
    before = game.totals()
    assert copied_points(game, 0) == 2, "the Beekeeper copies what lies on the castle of another"
    play(game, "1 play A09", "1 lift 1")
    assert (holder(game, EFFECT[card("A34")]), copied_points(game, 0)) == (1, 2)
    assert game.totals()[0] == before[0]


@proves("box.3", "attack.8", "effect.4")
def test_what_rests_on_what() -> None:
    one_each = [[1], [2], [3], [4]]
    rests = {
        "blackheads": [[], [], [], [], *one_each, [6], [7], [9], [10]],
        "chenonceau": [[], [], [], [], [1, 2], [2, 3], [3, 4], [5], [6], [7], [8], [10]],
        "chillon": [[], [], [], [], [1, 2], [2, 3], [3, 4], [5], [6], [7], [8, 9], [9, 10]],
        "rosenborg": [[], [], [], [], [1], [2, 3], [4], [5], [6], [7], [8], [10]],
        "quick": [[], [], [], [1, 2], [2, 3], [4, 5]],
    }
    for name, below in rests.items():
        board = BOARD_NAMES.index(name)
        assert [[c + 1 for c in CASES_IN[mask]] for mask in SUPPORT[board]] == below
        for case in ALL_CASES[board]:
            above = {o for o in ALL_CASES[board] if case + 1 in below[o]}
            for _ in range(3):
                above |= {o for o in ALL_CASES[board] if above & {c - 1 for c in below[o]}}
            assert set(CASES_IN[ABOVE[board][case]]) == above
            near = ADJACENT[board][case]
            assert not near >> case & 1
            assert near & SUPPORT[board][case] == SUPPORT[board][case]
            assert all(ADJACENT[board][other] >> case & 1 for other in CASES_IN[near])
