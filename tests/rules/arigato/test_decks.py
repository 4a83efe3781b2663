"""The deck: what is in the box, a list of one's own, and what is said to somebody whose file is not right."""

import copy
import json
from collections import Counter
from typing import Any

import pytest

from chabudai.core import codec
from chabudai.core.errors import BadDeck, BadPosition
from chabudai.core.match import Match
from chabudai.core.record import loads, replay
from chabudai.core.rng import Rng
from chabudai.core.scene import text
from chabudai.games.arigato import BOX
from chabudai.games.arigato.catalogues import CATALOGUES, SUPPLIED, box_catalogue, catalogue_from
from chabudai.games.arigato.data import BALANCED_OBJECTIVES, OBJECTIVES, box_deck, read_deck
from chabudai.games.arigato.loops import LoopingDeck, favors_per_item, gives_items_for_items, loop_risks
from chabudai.games.arigato.material import (
    CONDITIONS,
    CRAFT_CODES,
    EFFECTS,
    ITEMS,
    MOST_SWAPS,
    PLACE_CODES,
    SUBJECT_CODES,
    WORKSHOPS,
)
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, deck_with
from tests.rules.arigato.steering import keen
from tests.shown import scene_of


@proves("box.1")
def test_a_hundred_cards_twenty_of_each_craft() -> None:
    catalogue = box_catalogue()
    assert Counter(catalogue.craft) == dict.fromkeys(range(5), 20)
    assert catalogue.made == catalogue.craft  # statues for sculptors and so on


@proves("box.2")
def test_every_card_shows_all_that_a_card_shows() -> None:
    catalogue = box_catalogue()
    assert all(catalogue.slots)
    assert all(3 <= sum(cost) <= 5 for cost in catalogue.cost)
    assert all(4 <= value <= 7 for value in catalogue.value)
    assert set(catalogue.condition) == set(range(1, CONDITIONS + 1))
    assert {kind for parts in catalogue.parts for kind, _, _ in parts} == set(range(1, EFFECTS + 1))
    assert sum(catalogue.dusk) == 30
    for slot in range(WORKSHOPS):
        assert sum(mask >> slot & 1 for mask in catalogue.slots) == 50


@proves("box.2")
def test_the_cards_seen_in_the_rulebook_are_there() -> None:
    known = [entry["id"] for entry in box_deck()["cards"] if "known" in entry]
    assert known == [card("S10"), card("S19"), card("B1"), card("B3"), card("K12"), card("F14")]


@proves("box.3")
def test_items_never_run_out() -> None:
    table = Table().stock(katana=200).dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2")
    assert table.items() == {"katana": 202}


@proves("box.4", "box.7")
@pytest.mark.parametrize("objectives", OBJECTIVES)
def test_every_entry_says_what_it_is(objectives: str) -> None:
    deck = box_deck(objectives)
    assert {entry["status"] for entry in deck["cards"]} == {"reconstructed"}
    assert {entry["status"] for entry in deck["calendar"]} == {
        "reconstructed"
    }  # an example fits one, and shows no more
    origins = {piece.key: piece.origin for piece in scene_of(Table(objectives=objectives).game, 0).pieces()}
    assert all(origins[key] == text("origin-reconstructed") for key in origins if key.startswith("card-"))
    assert [key for key in origins if origins[key] == text("origin-printed")] == []


@proves("box.7")
def test_the_lists_of_objectives_share_their_cards_and_the_known_objective() -> None:
    first, balanced = (box_catalogue(objectives) for objectives in OBJECTIVES)
    assert Table().game.cards() is first, "the default"
    assert Table(objectives=BALANCED_OBJECTIVES).game.cards() is balanced
    assert (balanced.cost, balanced.parts, balanced.slots) == (first.cost, first.parts, first.slots)
    known = SUBJECT_CODES.index("same_craft"), PLACE_CODES.index("both"), 5  # the example of the rulebooks
    assert [side for side in range(4) if first.objectives[side][10] == known] == [2]
    assert [side for side in range(4) if balanced.objectives[side][10] == known] == [3]


@proves("box.7")
def test_balanced_objectives_ask_for_more_where_bots_met_them_nearly_always() -> None:
    for objectives, met in (("first", 1), ("balanced", 0)):
        table = Table(day=2, objectives=objectives).stock(statue=1)  # with the craftsmen's three kinds
        table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2").play("done")
        assert table.game.objectives[0] == met


@pytest.mark.parametrize("objectives", OBJECTIVES)
def test_decks_of_the_box_are_files_that_anybody_could_have_supplied(objectives: str) -> None:
    catalogue = box_catalogue(objectives)
    again = read_deck(json.dumps(box_deck(objectives)), "mine.json")  # brings no warning: that would be an error here
    assert catalogue_from(again) is catalogue


def test_a_process_that_was_only_handed_a_position_finds_its_deck() -> None:
    game = Table(objectives=BALANCED_OBJECTIVES).game
    kept = codec.encode(BOX, game)
    CATALOGUES.pop(game.printing)
    again = codec.decode(BOX, kept)
    assert codec.encode(BOX, again) == kept
    assert again.cards().objectives == box_catalogue(BALANCED_OBJECTIVES).objectives  # type: ignore[attr-defined]
    assert again.printing not in SUPPLIED, "no other process need be told of it"  # type: ignore[attr-defined]


@proves("box.4")
def test_a_deck_of_ones_own_is_played_and_travels_in_the_record() -> None:
    deck = deck_with(S1={"favors": 9, "status": "printed"})
    match = Match(BOX, 2, 5, deck=read_deck(json.dumps(deck), "mine.json"))
    rng = Rng(5)
    for _ in range(60):
        seat = match.game.waiting()[0]
        match.choose(seat, keen(match.game, seat, rng))
    again = replay(BOX, loads(match.record.dumps()))
    assert codec.dumps(BOX, again) == codec.dumps(BOX, match.game)
    assert match.game.cards().value[0] == 9  # type: ignore[attr-defined]
    assert box_catalogue().value[0] == 4
    piece = next(p for p in scene_of(Table(deck=deck).place(TR="S1").game, 0).pieces() if p.key == "card-0")
    assert piece.origin == text("origin-printed")


@proves("box.4")
def test_toml_is_read_as_well() -> None:
    lines = ['name = "Mine"']
    for kind in ("cards", "calendar"):
        for entry in box_deck()[kind]:
            lines.append(f"[[{kind}]]")
            lines += [f"{key} = {written(value)}" for key, value in entry.items()]
    deck = read_deck("\n".join(lines), "mine.toml")
    assert catalogue_from(deck).cost == box_catalogue().cost


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    return json.dumps(value)


@proves("box.5")
def test_a_deck_may_say_what_an_artisan_makes() -> None:
    table = Table(deck=deck_with(K1={"produces": "bonsai"}))
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 K2")
    assert table.items() == {"bonsai": 1, "katana": 1}


@proves("box.6")
def test_the_deck_of_the_box_cannot_loop() -> None:
    assert [favors_per_item(box_catalogue(), item) for item in range(ITEMS)] == [1] * ITEMS
    assert gives_items_for_items(box_catalogue()) == []
    assert loop_risks(box_catalogue()) == []


@proves("box.6")
def test_a_deck_that_could_loop_brings_a_warning_and_is_played() -> None:
    katana = {"condition": {"kind": "item_gained", "item": "katana"}, "effect": [{"kind": "favor", "n": 2}]}
    deck = deck_with(S14=katana, S5=katana)
    with pytest.warns(LoopingDeck, match="mine.json: one village can gain 5 favors for each katana"):
        read_deck(json.dumps(deck), "mine.json")
    assert BOX.new(2, 1, deck=deck).waiting() == (0, 1)


@proves("box.6")
def test_only_what_fits_into_one_village_is_counted() -> None:
    katana = {
        "workshops": ["TL"],
        "condition": {"kind": "item_gained", "item": "katana"},
        "effect": [{"kind": "favor", "n": 3}],
    }
    catalogue = catalogue_from(deck_with(S5=katana, S20=katana))  # both want the same workshop
    assert favors_per_item(catalogue, 3) == 4  # one of them and the origamist of the box
    catalogue = catalogue_from(deck_with(S5=katana, S20={**katana, "workshops": ["TR"]}))
    assert favors_per_item(catalogue, 3) == 7


@proves("box.6")
@pytest.mark.parametrize(("kind", "most"), [("favor_per_craft_in_village", 8), ("favor_per_craft_at_gate", 24)])
def test_counted_favors_are_bounded_by_what_can_be_counted(kind: str, most: int) -> None:
    effect = [{"kind": kind, "n": 2, "craft": "sculptor"}]
    assert favors_per_item(catalogue_from(deck_with(O14={"effect": effect})), 3) == most


@proves("box.6")
def test_an_item_for_an_item_brings_a_warning() -> None:
    deck = deck_with(S14={"effect": [{"kind": "item", "n": 1, "item": "statue"}]})
    with pytest.warns(LoopingDeck, match="card 13 answers a gained item with an item"):
        read_deck(json.dumps(deck), "mine.json")
    assert gives_items_for_items(catalogue_from(deck)) == [13]


def deck_for(katana: int, statue: int) -> dict[str, Any]:
    """A deck in which one village can gain so many favors for each katana and each statue, and for nothing else."""
    nothing = {"condition": {"kind": "objective_gained"}, "effect": [{"kind": "favor", "n": 1}]}
    changes: dict[str, Any] = {f"{craft}14": nothing for craft in "SBOKF"}
    for code, item, favors, workshop in (("S5", "katana", katana, "TL"), ("S20", "statue", statue, "TR")):
        changes[code] = {
            "workshops": [workshop],
            "condition": {"kind": "item_gained", "item": item},
            "effect": [{"kind": "favor", "n": favors}],
        }
    return deck_with(**changes)


@proves("box.6")
@pytest.mark.parametrize(("katana", "statue"), [(3, 3), (3, 2), (2, 3), (3, 1), (1, 3), (2, 2)])
def test_a_warning_comes_just_where_swaps_to_and_fro_never_end(katana: int, statue: int) -> None:
    deck = deck_for(katana, statue)
    risky = (katana, statue) in [(3, 3), (3, 2), (2, 3)]
    risks = loop_risks(catalogue_from(deck))
    assert bool(risks) == risky
    assert all("swapped to and fro" in risk for risk in risks)
    swaps = swaps_to_and_fro(deck, "katana" if katana >= statue else "statue")
    assert swaps == MOST_SWAPS if risky else swaps < MOST_SWAPS


def swaps_to_and_fro(deck: dict[str, Any], best: str) -> int:
    """How often a village with nine items can swap katanas and statues, if its bonus items are the best."""
    table = Table(deck=deck).stock(katana=5, statue=4).place(TL="S5", TR="S20")
    table.dawn("B18", "BR", travellers="F1 O3", craftsmen="F4 O2")
    while table.asked() == "Manage":
        swaps = [swap for swap in table.options() if swap in ("swap katana statue", "swap statue katana")]
        if not swaps:
            break
        stock = table.items()
        swaps.sort(key=lambda swap: stock[swap.split()[1]])
        table.play(swaps[-1])
        while table.asked() == "Pick":
            table.play(f"pick {best}")
    return table.game.swaps[0]


CARD = "cards"
DAY = "calendar"


@pytest.mark.parametrize(
    ("table", "change", "problem"),
    [
        (CARD, {"status": "guessed"}, "artisan-word"),
        (CARD, {"craft": "potter"}, "artisan-word"),
        (CARD, {"craft": "botanist"}, "artisans-per-craft"),
        (CARD, {"produces": "vase"}, "artisan-word"),
        (CARD, {"workshops": ["middle"]}, "artisan-word"),
        (CARD, {"workshops": []}, "artisan-without-workshop"),
        (CARD, {"workshops": "TL"}, "artisan-list"),
        (CARD, {"cost": {"vase": 1}}, "unknown-deck-field"),
        (CARD, {"cost": {"statue": -1}}, "artisan-number"),
        (CARD, {"cost": []}, "deck-not-a-table"),
        (CARD, {"favors": "many"}, "artisan-number"),
        (CARD, {"favors": True}, "artisan-number"),
        (CARD, {"id": 100}, "artisan-number"),
        (CARD, {"id": 1}, "artisan-twice"),
        (CARD, {"colour": "red"}, "unknown-deck-field"),
        (CARD, {"dusk_icon": "yes"}, "artisan-number"),
        (CARD, {"condition": {"kind": "full_moon"}}, "artisan-word"),
        (CARD, {"condition": {"kind": "traveller_is"}}, "artisan-word"),
        (CARD, {"condition": {"kind": "travellers_alike", "craft": "sculptor"}}, "unknown-deck-field"),
        (CARD, {"condition": {"kind": "dusk_five_items"}, "dusk_icon": False}, "artisan-dusk-icon"),
        (CARD, {"effect": []}, "artisan-effect-parts"),
        (CARD, {"effect": [{"kind": "favor", "n": 1}] * 4}, "artisan-effect-parts"),
        (
            CARD,
            {"effect": [{"kind": "favor_per_craft_at_gate", "n": 2, "craft": "botanist"}] * 2},
            "artisan-effect-parts",
        ),
        (CARD, {"effect": [{"kind": "favor", "n": 6}]}, "artisan-number"),
        (CARD, {"effect": [{"kind": "item_of_offered", "n": 1}]}, "artisan-effect-condition"),
        (CARD, {"effect": [{"kind": "item_of_craftsmen", "n": 1}]}, "artisan-effect-condition"),
        (CARD, {"effect": [{"kind": "item", "n": 1, "item": "vase"}]}, "artisan-word"),
        (DAY, {"tile": 3}, "artisan-number"),
        (DAY, {"side": "c"}, "artisan-word"),
        (DAY, {"day": 7}, "artisan-number"),
        (DAY, {"day": 3}, "calendar-day-twice"),
        (DAY, {"subject": "luck"}, "artisan-word"),
        (DAY, {"subject": "cards"}, "calendar-objective"),
        (DAY, {"where": "gate"}, "calendar-objective"),
        (DAY, {"subject": "offered_cards", "where": "gate"}, "calendar-objective"),
        (DAY, {"count": 0}, "artisan-number"),
        (DAY, {"status": ""}, "artisan-word"),
        (DAY, {"moon": 1}, "unknown-deck-field"),
    ],
)
def test_mistakes_are_named(table: str, change: dict[str, Any], problem: str) -> None:
    deck = copy.deepcopy(box_deck())
    deck[table][0].update(change)
    with pytest.raises(BadDeck) as raised:
        read_deck(json.dumps(deck), "mine.json")
    assert raised.value.problem == problem
    assert raised.value.where.startswith("mine.json")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "deck-syntax"),
        ("= 3", "deck-syntax"),
        ("[" * 60_000, "deck-syntax"),
        ("{" + '"a":{' * 12_000, "deck-syntax"),
        ('{"cards": 3}', "artisan-list"),
        ('{"cards": []}', "bad-deck-size"),
        ('{"cards": [3]}', "deck-not-a-table"),
        ('{"decks": []}', "unknown-deck-field"),
    ],
)
def test_files_that_are_no_decks(text: str, problem: str) -> None:
    with pytest.raises(BadDeck) as raised:
        read_deck(text, "mine")
    assert raised.value.problem == problem


def test_a_mistake_is_shown_with_its_line() -> None:
    deck = copy.deepcopy(box_deck())
    deck["cards"][2]["favors"] = 99
    lines = ",\n".join(json.dumps(entry) for entry in deck["cards"])
    with pytest.raises(BadDeck) as raised:
        read_deck(f'{{"cards": [\n{lines}\n], "calendar": []}}', "mine.json")
    assert raised.value.where == "mine.json, line 4"
    assert raised.value.possible == ["0–20"]


def test_a_calendar_must_be_whole() -> None:
    deck = copy.deepcopy(box_deck())
    del deck["calendar"][3]
    with pytest.raises(BadDeck) as raised:
        catalogue_from(deck)
    assert raised.value.problem == "calendar-days"
    with pytest.raises(BadDeck):
        catalogue_from(object())


def test_a_position_of_an_unknown_deck_is_not_read() -> None:
    data = codec.encode(BOX, Table().game)
    data["table"]["printing"] = 12345
    with pytest.raises(BadPosition):
        codec.decode(BOX, data)


def test_a_position_is_read_together_with_the_deck_it_names() -> None:
    deck = deck_with(S1={"favors": 7})
    data = codec.encode(BOX, BOX.new(2, 5, deck=deck))
    del CATALOGUES[data["table"]["printing"]]  # as in a process that never saw this deck
    with pytest.raises(BadPosition):
        codec.decode(BOX, data)
    again = codec.decode(BOX, data, deck)
    assert codec.encode(BOX, again) == data
    assert again.cards().value[0] == 7  # type: ignore[attr-defined]


def test_crafts_of_the_box_in_order() -> None:
    assert [box_deck()["cards"][number * 20]["craft"] for number in range(5)] == list(CRAFT_CODES)
