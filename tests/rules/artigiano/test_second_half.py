"""Where Prayers interrupt, the rest of a doubled Plunder or Bargain is judged anew."""

from __future__ import annotations

from tests.clauses import proves
from tests.rules.artigiano.setting import asked, castle, play, table


@proves("table.2", "effect.10")
def test_loot_that_would_rest_on_spared_loot_stays() -> None:
    castles = {0: {1: "C21"}, 1: {1: "L21"}, 2: {1: "M21", 5: "M26"}}
    boards = ("chenonceau", "chillon", "blackheads")
    game = table("M01 M12 A16", "L08 A22", "A23", castles=castles, boards=boards, prayer_interrupts=True)
    play(game, "0 play M01", "0 play M12", "0 on 2", "0 plunder 2 5", "1 pray")
    assert not asked(game).startswith("2"), "what would have been taken from seat 2 has no place any more"
    assert 5 not in castle(game, 0)
    assert castle(game, 2) == castles[2]


@proves("table.2", "effect.9")
def test_a_material_that_does_not_fit_without_the_first_exchange_stays() -> None:
    castles = {0: {1: "A21"}, 1: {1: "C11"}, 2: {1: "M22", 5: "C12"}}
    boards = ("chillon", "chenonceau", "blackheads")
    game = table("M01 A12 A16", "L08 A22", "A23", castles=castles, boards=boards, prayer_interrupts=True)
    play(game, "0 play M01", "0 play A12", "0 take 1 1", "0 take 2 5", "1 pray")
    assert not asked(game).startswith("2")
    assert castle(game, 2) == castles[2], "a foundation would have come to its stone case"


@proves("table.2", "effect.10")
def test_what_is_still_possible_still_happens() -> None:
    castles = {0: {1: "C21"}, 1: {1: "L21"}, 2: {1: "M21"}}
    boards = ("chenonceau", "chillon", "blackheads")
    game = table("M01 M12 A16", "L08 A22", "A23", castles=castles, boards=boards, prayer_interrupts=True)
    play(game, "0 play M01", "0 play M12", "0 plunder 1 1", "0 on 2", "0 plunder 2 1", "0 on 3", "1 pray", "2 bear it")
    assert castle(game, 0)[3] == "M21"
    assert castle(game, 2) == {}
    assert "L21" in castle(game, 1).values()
