"""Machi as a scene: what is on the table, and what is no longer."""

from chabudai.core.moment import Moment
from chabudai.core.scene import Scene, Zone
from chabudai.games.machi.autumn import AUTUMN_STEP
from chabudai.games.machi.scoring import would_give
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import Machi
from chabudai.words import Words, You
from tests.rules.machi.table import choose, fight, run, seen_by, table

VILLAGES = {0: "outside: kaede", 1: "outside: akira", 2: "outside: shin"}


def scene(game: Machi, seat: int | None) -> Scene:
    return BOX.scene(seen_by(game, seat))


def zone(game: Machi, key: str, seat: int | None = 0) -> Zone | None:
    return next((zone for zone in scene(game, seat).all_zones() if zone.key == key), None)


def challenged() -> Machi:
    game = table(villages=VILLAGES, points=(5, 4, 0))
    run(game, AUTUMN_STEP)
    choose(game, 0, "challenge with free kaede")
    return game


def test_whoever_was_chosen_first_lies_in_the_middle_while_the_rest_is_asked() -> None:
    game = challenged()
    deciding = zone(game, "deciding")
    assert deciding is not None
    assert deciding.slots[0].pieces[0].data["card"] == "kaede"
    others = zone(game, "deciding", 1)
    assert others is not None
    assert not any(slot.pieces for slot in others.slots)


def test_a_duel_is_on_the_table_while_it_lasts_and_then_gone() -> None:
    game = challenged()
    assert zone(game, "duel") is None
    choose(game, 0, next(option for option in _written(game, 0) if "akira" in option))
    for viewer in (0, 1, 2, None):
        shown = zone(game, "duel", viewer)
        assert shown is not None
        assert shown.role == "stage"
    choose(game, 1, "accept")
    fight(game, "frank men do", "ashi do parry")
    for viewer in (0, 1, 2, None):
        assert zone(game, "duel", viewer) is None
    assert game.journal is not None
    ended = next(event for event in game.journal if event.kind in ("duel-won", "duel-tied"))
    assert BOX.staged is not None
    last = BOX.staged(ended, Moment(game.journal, game, game, 2))
    assert last is not None
    assert [len(slot.pieces) for inner in last.zones for slot in inner.slots] == [1] * 6
    marks = {piece.data["card"]: piece.marks for slot in last.slots for piece in slot.pieces if "card" in piece.data}
    assert marks == {"kaede": ("winner",), "akira": ("beaten",)}
    assert all(
        BOX.staged(event, Moment(game.journal, game, game, 2)) is None
        for event in game.journal
        if event.kind != ended.kind
    )


def test_the_other_one_s_last_combat_cards_are_counted_in_words() -> None:
    game = challenged()
    choose(game, 0, next(option for option in _written(game, 0) if "akira" in option))
    choose(game, 1, "accept")
    names = [You("you"), "Botan", "Chiyo"]
    told: list[str] = []
    while game.combat:
        duel = zone(game, "duel")
        assert duel is not None
        hand = next(slot for slot in duel.slots if slot.key == "combat1")
        assert hand.name.params["left"] == len(hand.pieces)
        said = Words("en").say(hand.name, names)
        told += [said] if said not in told else []
        seat = game.waiting()[0]
        game.choose(seat, game.options_of[seat][0])
    assert told[0] == "Botan’s 3 combat cards"
    assert "Botan’s 2 combat cards" in told


def test_the_season_stands_once_more_among_the_other_three() -> None:
    year = zone(challenged(), "year")
    assert year is not None
    now = [slot for slot in year.slots if slot.pieces]
    assert [slot.pieces[0].face for slot in now] == ["autumn"]
    assert [one.signs for one in now[0].pieces[0].prints] == [("autumn",)]
    assert [slot.face for slot in year.slots] == ["winter", "spring", "summer", "autumn"]


def test_my_head_tells_what_the_year_would_give_and_counting_it_leaves_no_trace() -> None:
    game = table(villages={0: "shrine: geisha"})
    view = seen_by(game, 0)
    before = view.ledger[:]
    wealth, honour = would_give(view, 0)
    mine, other = BOX.scene(view).seats[:2]
    assert {counter.key: counter.value for counter in mine.counters}["honour"] == honour > 0
    assert {counter.key: counter.value for counter in mine.counters}["wealth"] == wealth
    assert not any(counter.key == "honour" for counter in other.counters)
    assert view.ledger == before


def test_a_village_shows_its_first_plots_whether_built_or_not() -> None:
    village = zone(table(villages={0: "shrine: geisha"}), "village0")
    assert village is not None
    assert [len(slot.pieces) for slot in village.slots] == [1, 0, 0, 0, 0]  # the last one is outside
    assert len({slot.key for slot in village.slots}) == 5


def test_the_head_of_the_page_tells_year_and_season() -> None:
    told = scene(challenged(), 0).progress
    assert told is not None
    assert told.name.key == "machi-progress-autumn"
    assert (told.now, told.last) == (2, 8)


def _written(game: Machi, seat: int) -> list[str]:
    question = game.question(seat)
    assert question is not None
    return [question.describe(game, choice) for choice in game.options_of[seat]]
