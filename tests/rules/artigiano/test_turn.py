"""Set-up, the turn, placing, the stock."""

from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.material import PRINCELY, ROYAL, TYPE, family
from chabudai.games.artigiano.setup import ORDERS, families_in_play
from chabudai.games.artigiano.state import NO_DRAW, SKIP
from tests.clauses import proves
from tests.rules.artigiano.setting import (
    asked,
    captain_on,
    castle,
    discarded,
    hand,
    keep,
    mission,
    opening,
    play,
    possible,
    refused,
    seen,
    stock,
    table,
)


@proves("setup.1")
def test_boards_are_dealt_at_random_and_differ() -> None:
    deals = [tuple(opening(4, seed).boards) for seed in range(12)]
    assert all(sorted(boards) == [0, 1, 2, 3] for boards in deals)
    assert len(set(deals)) > 3


@proves("setup.2")
def test_as_many_families_as_players() -> None:
    for seats in (2, 3, 4):
        assert len({family(c) for c in opening(seats, 5).census()}) == seats
    assert families_in_play(0, 2, False, "LMAC") == [1, 3]
    chosen = {tuple(families_in_play(0, seats, False, order)) for order in ORDERS for seats in (2, 3)}
    assert len(chosen) == 6 + 4


@proves("setup.3")
def test_two_royal_and_three_princely_missions_each() -> None:
    game = opening(4)
    assert len(game.missions) == 40
    assert [entry >> 8 & 15 for entry in game.missions[:20]] == [1] * 5 + [2] * 5 + [4] * 5 + [8] * 5
    assert [TYPE[entry & CARD] for entry in game.missions[:20]] == ([ROYAL] * 2 + [PRINCELY] * 3) * 4
    assert all(entry < 256 for entry in game.missions[20:])


@proves("setup.4")
def test_two_missions_are_chosen_at_once_and_in_secret() -> None:
    game = opening(3)
    assert game.waiting() == (0, 1, 2)
    assert len(game.options_of[0]) == 10
    wanted = [{mission(game, seat, i - 1) for i in places} for seat, places in enumerate(((1, 4), (1, 2), (4, 5)))]
    play(game, keep(game, 0, 1, 4))
    assert seen(game, 1).plan == [-2, -1, -1]
    play(game, keep(game, 2, 4, 5), keep(game, 1, 1, 2))
    assert game.mandatory == [0b00011] * 3
    assert [{mission(game, seat, i) for i in (0, 1)} for seat in range(3)] == wanted


@proves("setup.5")
def test_five_cards_each_and_the_rest_is_the_pile() -> None:
    game = opening(3)
    assert len(game.deck) == 105
    play(game, *[keep(game, seat, 1, 2) for seat in range(3)])
    assert [len(cards) for cards in game.hands] == [5, 5, 5]
    assert len(game.deck) == 90


@proves("setup.6")
def test_a_random_player_begins_and_it_goes_clockwise() -> None:
    assert {opening(3, seed).active for seed in range(20)} == {0, 1, 2}
    game = table("A21 A22", "A23 A24", "A25 A26", first=1)
    play(game, "1 discard A23", "1 store nothing")
    assert game.active == 2
    play(game, "2 discard A25", "2 store nothing")
    assert game.active == 0


@proves("turn.1")
def test_the_chapel_ends_when_the_turn_starts() -> None:
    game = table("L11 A21", "A22 A23")
    play(game, "0 play L11", "0 store nothing")
    assert game.chapel == 1
    play(game, "1 discard A22", "1 store nothing")
    assert game.chapel == 0


@proves("turn.2", "turn.3")
def test_exactly_one_of_five_operations() -> None:
    game = table("A21 A16 A33", "A22", stocks={0: "A23"})
    assert asked(game) == "0 Operate"
    for operation in ("0 place A21 1", "0 play A16", "0 lay A33", "0 play stock", "0 discard A21"):
        assert operation in possible(game)
    play(game, "0 place A21 1")
    assert asked(game) == "0 Store"


@proves("turn.4")
def test_without_cards_phase_1_is_skipped() -> None:
    game = table("", "A22 A23")
    assert game.active == 1
    assert len(game.hands[0]) == 5
    blocked = table("A21", "", stocks={1: "A22"})
    captain_on(blocked, 1)
    play(blocked, "0 discard A21")
    assert blocked.active == 0
    assert len(blocked.hands[1]) == 5


@proves("turn.5")
def test_one_card_may_be_stored_while_there_is_room() -> None:
    game = table("A21 A22 L20", "A23 A24", stocks={0: "A25 A26 -"})
    play(game, "0 discard A21", "0 store L20")
    assert stock(game, 0) == ["A25", "A26", "L20", "-"]
    assert game.stock[2] & 0xFF00 == 1 << 8, "face down"
    play(game, "1 discard A23", "1 store nothing", "0 discard A22")
    assert game.active == 1, "with a full stock nothing is asked"


@proves("turn.6")
def test_draw_up_to_five_and_never_down() -> None:
    game = table("A21 A22 A23 A24 A25", "A26 A27 A28 A29 A30 M21 M22 M23")
    play(game, "0 place A21 1", "0 store A22")
    assert hand(game, 0) == ["A23", "A24", "A25", "L21", "L22"]
    play(game, "1 discard A26", "1 store nothing")
    assert len(game.hands[1]) == 7


@proves("turn.7")
def test_after_drawing_the_next_player_has_the_turn() -> None:
    game = table("A21 A22", "A23 A24")
    play(game, "0 discard A21", "0 store nothing")
    assert asked(game) == "1 Operate"


@proves("turn.8")
def test_discarding_has_no_effect() -> None:
    game = table("M09 A22", "A23 A24", castles={1: {1: "A25"}})
    play(game, "0 discard M09")
    assert castle(game, 1) == {1: "A25"}
    assert discarded(game) == ["M09"]


@proves("turn.9")
def test_flags_hold_for_exactly_the_next_turn() -> None:
    game = table("M10 M14 A21", "A22 A23 A24")
    play(game, "0 play M10", "0 store nothing", "1 discard A22", "1 store nothing")
    assert len(game.hands[1]) == 2
    play(game, "0 discard A21", "0 store nothing", "1 discard A23", "1 store nothing")
    assert len(game.hands[1]) == 5


@proves("turn.10")
def test_a_skipped_turn_uses_up_everything_set_for_it() -> None:
    game = table("A21 A22", "A23 A24")
    game.pending[1] = SKIP | NO_DRAW
    play(game, "0 discard A21", "0 store nothing")
    assert asked(game) == "0 Operate"
    play(game, "0 discard A22", "0 store nothing", "1 discard A23", "1 store nothing")
    assert len(game.hands[1]) == 5


@proves("place.1", "place.2", "place.3")
def test_a_free_case_of_the_right_kind_on_occupied_cases() -> None:
    game = table("A21 A26 A22", "A23", boards=("chenonceau", "chillon"))
    for case in (1, 2, 3, 4):
        assert f"0 place A21 {case}" in possible(game)
    assert refused(game, "0 place A21 5") == "place.2"
    assert refused(game, "0 place A21 7") == "place.3"
    assert refused(game, "0 place A26 5") == "place.3"
    built = table("A22 A26", "A23", boards=("chenonceau", "chillon"), castles={0: {1: "A21", 2: "A24"}})
    assert refused(built, "0 place A22 1") == "place.1"
    play(built, "0 place A26 5")
    assert castle(built, 0) == {1: "A21", 2: "A24", 5: "A26"}


@proves("place.3")
def test_the_printed_boards_ask_for_their_supports() -> None:
    low = {n: f"A2{n}" for n in (1, 2, 3, 4)}
    blackheads = table("A29 A30", "A23", boards=("blackheads", "chillon"), castles={0: {**low, 6: "A27", 9: "C29"}})
    assert "0 place A29 11" in possible(blackheads)
    assert refused(blackheads, "0 place A29 12") == "place.3"
    rosenborg = table("A25 A26", "M23", boards=("rosenborg", "chillon"), castles={0: {1: "A21", 2: "A22"}})
    assert "0 place A25 5" in possible(rosenborg)
    assert refused(rosenborg, "0 place A26 6") == "place.3"


@proves("place.4", "effect.22")
def test_what_lost_its_support_stays_and_the_hole_can_be_filled() -> None:
    built = {2: "A23", 6: "A27", 9: "C09", 11: "A30"}
    game = table("M15 A21", "A29 A22", boards=("chillon", "blackheads"), castles={1: built})
    play(game, "0 play M15", "0 name 1", "0 store nothing")
    assert castle(game, 1) == {2: "A23", 6: "A27", 11: "A30"}
    play(game, "1 place A29 9")
    assert castle(game, 1)[9] == "A29"


@proves("stock.1")
def test_an_empty_stock_cannot_be_played() -> None:
    assert refused(table("A21", "A22"), "0 play stock") == "stock.1"


@proves("stock.2", "stock.3", "stock.4")
def test_playing_the_stock_uses_its_cards_only() -> None:
    game = table("A21 A22", "A23", stocks={0: "M21 M22 M23"})
    play(game, "0 play stock")
    assert all("A21" not in choice for choice in possible(game))
    assert "0 done" not in possible(game)
    play(game, "0 place M21 1", "0 discard M22", "0 done")
    assert stock(game, 0) == ["-", "-", "M23", "-"]
    assert hand(game, 0) == ["A21", "A22"]
    play(game, "0 store A22")
    assert stock(game, 0) == ["A22", "-", "M23", "-"]


@proves("stock.2", "effect.2")
def test_an_action_of_the_stock_uses_the_stock() -> None:
    game = table("M22 C22", "A23", stocks={0: "A02 A22 L22"})
    play(game, "0 play stock", "0 play A02")
    assert all("M22" not in choice for choice in possible(game))
    play(game, "0 place A22 1", "0 place L22 2")
    assert castle(game, 0) == {1: "A22", 2: "L22"}


@proves("stock.5", "effect.43")
def test_cards_exchanged_into_the_stock_cannot_be_used_this_time() -> None:
    game = table("A21 A22", "A23", stocks={0: "L16 M21 M22"})
    play(game, "0 play stock", "0 play L16", "0 take M21", "0 store A21", "0 no more")
    assert stock(game, 0) == ["-", "A21", "M22", "-"]
    assert "0 place A21 1" not in possible(game)
    assert "0 place M22 1" in possible(game)
    assert sorted(hand(game, 0)) == ["A22", "M21"]


@proves("stock.6")
def test_cards_gained_while_playing_the_stock_join_the_hand() -> None:
    game = table("A21", "A23", stocks={0: "A10 M22"}, pile="M23 M24 M25 M26 M27 M28")
    play(game, "0 play stock", "0 play A10")
    assert hand(game, 0) == ["A21", "M23"]
    assert "0 place M23 1" not in possible(game)
