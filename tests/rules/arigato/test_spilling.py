"""An effect of dusk that would bring bonus items which cannot be kept is asked about; others are not."""

import pytest

from chabudai.bots.greedy import greedy
from chabudai.core.rng import Rng
from chabudai.core.scene import text
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with
from tests.shown import scene_of

QUIET = ("F1 F2", "K1 O2")  # travellers and craftsmen


def evening(items: int, favors: int = 9, day: int = 1, explicit: bool = False) -> Table:
    """A botanist gives a favor at dusk for five items; two craftsmen add two."""
    table = Table(day=day, explicit_effects=explicit).favors(favors).place(BR="B18").stock(katana=items - 2)
    table.dawn("S2", "BL", *QUIET)
    return table.play("craft", "done") if explicit else table.play("done")


@proves("triggers.2", "dusk.5")
@pytest.mark.parametrize(("items", "asked"), [(5, "Pick"), (6, "Apply"), (7, "Apply"), (9, "Apply")])
def test_the_table_asks_where_the_limit_would_take_bonus_items_away(items: int, asked: str) -> None:
    table = evening(items)
    assert table.asked() == asked
    assert table.game.favors[0] == (9 if asked == "Apply" else 10)


@proves("triggers.1", "triggers.2")
def test_whoever_lets_the_favor_pass_keeps_the_bonus_for_another_day() -> None:
    table = evening(7)
    assert table.options() == [f"decline {card('B18')}", f"apply {card('B18')}"]
    prompt = scene_of(table.game, 0).prompt
    assert prompt.key == "arigato-prompt-apply-spilling"
    assert prompt.params["most"] == 7
    table.play(f"decline {card('B18')}")
    assert (table.game.day, table.game.favors[0], table.game.items(0)) == (2, 9, 7)
    table = evening(7).play(f"apply {card('B18')}", "pick statue", "pick statue")
    assert table.asked() == "Limit"
    assert table.game.favors[0] == 10


@proves("triggers.2")
def test_nothing_is_asked_where_no_bonus_comes() -> None:
    table = evening(7, favors=8)
    assert (table.game.day, table.game.favors[0], table.game.items(0)) == (2, 9, 7)


@proves("triggers.2")
def test_a_table_that_asks_for_everything_says_what_is_at_stake() -> None:
    assert scene_of(evening(7, explicit=True).game, 0).prompt.key == "arigato-prompt-apply-spilling"
    assert scene_of(evening(5, explicit=True).game, 0).prompt.key == "arigato-prompt-apply"


@proves("triggers.2")
@pytest.mark.parametrize(("katanas", "asked"), [(2, "Pick"), (3, "Apply")])
def test_items_that_are_still_due_are_counted(katanas: int, asked: str) -> None:
    """Top left a favor, bottom right an item afterwards: with the bonus that is one too many."""
    waits = {"condition": {"kind": "dusk_per_craft", "craft": "blacksmith"}, "dusk_icon": True}
    favor = {**waits, "effect": [{"kind": "favor", "n": 1}], "workshops": ["TL"]}
    item = {**waits, "effect": [{"kind": "item", "n": 1, "item": "statue"}], "workshops": ["BR"]}
    table = Table(day=1, deck=deck_with(B18=favor, K18=item)).favors(9).stock(katana=katanas)
    table.place(TL="B18", BR="K18").dawn("S2", "BL", *QUIET).play("done")
    assert table.asked() == asked  # with the two of the craftsmen, two as bonus and one due
    table.play(f"decline {card('B18')}") if asked == "Apply" else table.play("pick katana", "pick katana")
    assert table.game.day == 2


@proves("dusk.2", "triggers.2")
@pytest.mark.parametrize(("items", "asked"), [(5, "Pick"), (6, "Order")])
def test_where_one_of_several_effects_may_be_let_pass_their_owner_orders_them(items: int, asked: str) -> None:
    """Seven favors, one effect of one and one of two: only who takes the two first can stop at nine."""
    waits = {"condition": {"kind": "dusk_per_craft", "craft": "blacksmith"}, "dusk_icon": True}
    one = {**waits, "effect": [{"kind": "favor", "n": 1}], "workshops": ["TL"]}
    two = {**waits, "effect": [{"kind": "favor", "n": 2}], "workshops": ["BR"]}
    table = Table(day=1, deck=deck_with(B18=one, K18=two)).favors(7).stock(katana=items - 2)
    table.place(TL="B18", BR="K18").dawn("S2", "BL", *QUIET).play("done")
    assert table.asked() == asked
    if asked == "Order":
        table.play("next BR", f"decline {card('B18')}")
        assert (table.game.day, table.game.favors[0]) == (2, 9)


@proves("triggers.2")
def test_favors_on_their_way_are_counted() -> None:
    """A katana and a favor: the listener for katanas would make the favor the tenth, so it is the one that is asked."""
    gives = {
        "condition": {"kind": "dusk_five_items"},
        "effect": [{"kind": "item", "n": 1, "item": "katana"}, {"kind": "favor", "n": 1}],
        "dusk_icon": True,
    }
    hears = {"condition": {"kind": "item_gained", "item": "katana"}, "effect": [{"kind": "favor", "n": 1}]}
    deck = deck_with(B18=gives, S18={**hears, "dusk_icon": False, "workshops": ["TR"]})
    table = Table(day=1, deck=deck).favors(8).place(BR="B18", TR="S18").stock(statue=5)
    table.dawn("S2", "BL", travellers="F1 F2", craftsmen="F4 O2").play("done")
    assert table.asked() == "Apply"
    assert table.options()[0] == f"decline {card('S18')}"
    table.play(f"decline {card('S18')}", "discard statue")
    assert (table.game.day, table.game.favors[0]) == (2, 9)


@proves("triggers.2", "last.6")
def test_on_the_last_day_favors_are_taken_unasked() -> None:
    table = Table(day=12).favors(9).place(BR="B18").stock(katana=9).hand("S2 F1 F2 K1 O2")
    table.play(f"resident {card('S2')}", "ready", "done")
    assert table.game.over
    assert table.game.favors[0] == 10


@proves("last.6", "bonus.1")
def test_on_the_last_evening_bonus_items_are_asked_for_only_where_an_artisan_waits_for_items() -> None:
    table = Table(day=12).favors(9).place(BR="B18", TL="F14").stock(katana=9).hand("S2 F1 F2 K1 O2")
    table.play(f"resident {card('S2')}", "ready", "done")
    assert table.asked() == "Pick"
    table.play("pick statue", "pick katana")
    assert table.game.over
    assert table.game.favors[0] == 11  # for the statue


@proves("last.6", "dusk.2")
@pytest.mark.parametrize(("gives", "asked"), [({"kind": "item", "n": 2, "item": "katana"}, ""), (None, "Order")])
def test_on_the_last_evening_the_order_is_asked_only_where_it_brings_points(
    gives: dict[str, object] | None, asked: str
) -> None:
    waits = {"condition": {"kind": "dusk_five_items"}, "dusk_icon": True, "workshops": ["BR"]}
    item = {
        "condition": {"kind": "dusk_per_craft", "craft": "blacksmith"},
        "effect": [{"kind": "item", "n": 1, "item": "statue"}],
        "dusk_icon": True,
        "workshops": ["TR"],
    }
    effect = [gives or {"kind": "favor", "n": 1}]
    table = Table(day=12, deck=deck_with(B18={**waits, "effect": effect}, K18=item)).place(BR="B18", TR="K18")
    table.hand("S2 F1 F2 K1 O2").play(f"resident {card('S2')}", "ready", "done")
    assert table.asked() == asked


def test_a_bot_answers() -> None:
    table = evening(7)
    assert greedy(table.game.view(0), 0, Rng(1)) in table.game.options_of[0]
    assert scene_of(table.game, 0).actions[0].name.key == "arigato-action-decline"
    assert text("arigato-action-apply").key == scene_of(table.game, 0).actions[1].name.key
