"""A doubled Prayer turns two attacks back, and is still one card."""

from __future__ import annotations

from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.state import Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import claimed, discarded, give_missions, play, table


def attacked_twice(stock: str, castles: bool = False, zones: str = "") -> Artigiano:
    """Seat 0 has two attacks in its stock; seat 1 can turn both back with one doubled Prayer."""
    built = {0: {1: "C21", 2: "C22", 3: "C23"}, 1: {1: "M21", 2: "M22"}}
    return table(
        "A21 A22",
        "M01 L08 A23 A24 A25",
        stocks={0: stock},
        castles=built if castles else {},
        zones={0: zones},
        boards=("chenonceau", "chillon"),
    )


@proves("specials.18", "effect.39")
def test_a_doubled_prayer_goes_under_the_priest_once() -> None:
    game = attacked_twice("M11 M15", castles=True, zones="L33")
    play(game, "0 play stock", "0 play M15", "0 name 1", "0 play M11", "1 left", "0 store nothing")
    play(game, "1 play M01", "1 play L08", "1 reflect E22 0")
    assert [CODE[card] for card in game.under_priest] == ["L08"]
    play(game, "1 reflect E21 0", "0 left")
    assert [CODE[card] for card in game.under_priest] == ["L08"], "one card, however often it attacks"
    assert discarded(game).count("L08") == 0
    assert "C21" in discarded(game), "the second attack has been carried out"


@proves("princely.13")
def test_one_card_that_reflects_two_attacks_is_not_two_cards() -> None:
    game = attacked_twice("M10 M20")
    give_missions(game, 1, "C43")
    play(game, "0 play stock", "0 play M10", "0 play M20", "0 store nothing")
    play(game, "1 play M01", "1 play L08", "1 reflect E20 0", "1 reflect E25 0")
    assert game.turn_targets == 1, "both have hit seat 0"
    assert not claimed(game, 1)
