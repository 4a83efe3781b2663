"""All missions have one back: nobody can tell how the missions of others divide into royal and princely ones."""

from __future__ import annotations

import pytest

from chabudai.core import codec
from chabudai.core.events import Event
from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.material import ROYAL, TYPE
from chabudai.games.artigiano.state import Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import claimed, give_missions, mission, play, seen, table
from tests.shown import scene_of


def dealt(choices: tuple[int, ...], quick: bool) -> tuple[Artigiano, list[Event]]:
    """A game after the choice of missions, and what was told."""
    events: list[Event] = []
    game = BOX.new(len(choices), 5, {"quick": quick}, None, events)
    assert isinstance(game, Artigiano)
    for seat, choice in enumerate(choices):
        game.choose(seat, choice)
    assert not any(game.claimed), "nothing has been turned up by chance"
    return game, events


def imagine(game: Artigiano, seed: int) -> Artigiano:
    """What the first seat may imagine."""
    other = game.resample(0, Rng(seed))
    assert isinstance(other, Artigiano)
    return other


def royals(game: Artigiano, seat: int, places: range) -> int:
    """How many of the missions in these places are royal."""
    return sum(TYPE[mission(game, seat, place) & CARD] == ROYAL for place in places)


@proves("box.5", "setup.4")
@pytest.mark.parametrize(("quick", "choices"), [(False, (0, 3, 7, 9)), (True, (10, 11, 12, 13))])
def test_nobody_is_told_how_the_missions_of_others_divide(quick: bool, choices: tuple[int, ...]) -> None:
    first, told_first = dealt((choices[0], choices[0], choices[0]), quick)
    for choice in choices[1:]:
        other, told = dealt((choices[0], choice, choices[0]), quick)
        for viewer in (None, 0, 2):
            assert codec.dumps(BOX, first.view(viewer)) == codec.dumps(BOX, other.view(viewer))
            assert scene_of(first, viewer) == scene_of(other, viewer)
            assert [e for e in told_first if e.visible_to(viewer)] == [e for e in told if e.visible_to(viewer)]
        assert codec.dumps(BOX, first.view(1)) != codec.dumps(BOX, other.view(1)), "their owner knows"


@proves("box.5", "setup.3")
@pytest.mark.parametrize("quick", [False, True])
def test_in_imagined_games_any_mission_of_another_may_be_the_mandatory_one(quick: bool) -> None:
    game, _ = dealt((10, 13) if quick else (0, 9), quick)
    imagined = [imagine(game, seed) for seed in range(60)]
    count, kept = game.mission_count(), range(1 if quick else 2)
    assert {royals(other, 1, range(count)) for other in imagined} == {2}, "everybody was dealt two royal ones"
    assert {royals(other, 1, kept) for other in imagined} == ({0, 1} if quick else {0, 1, 2})
    assert all(other.missions[:count] == game.missions[:count] for other in imagined)
    by_place = [{mission(other, 1, place) & CARD for other in imagined} for place in range(count)]
    assert all(len(cards) > 3 for cards in by_place)


@proves("box.5", "mission.1")
def test_missions_turned_up_tell_what_the_others_can_be() -> None:
    game = table("A21", "A22")
    give_missions(game, 1, "A36", "A37", "A41", "A42", "A43")
    for place in (2, 3, 4):
        game.missions[5 + place] |= 0xFF00
    game.claimed[1] = 0b11100
    assert all(royals(imagine(game, seed), 1, range(2)) == 2 for seed in range(20))


@proves("box.5", "effect.46")
def test_a_mission_shown_in_secret_does_not_tell_others_its_kind() -> None:
    views = []
    for codes, shown in ((("A36", "A37"), "A37"), (("A36", "A41"), "A41")):
        game = table("L20 A21", "A22", "A23")
        give_missions(game, 1, *codes)
        game.claimed = [0, 0, 0]
        # As they would lie after the choice: the mandatory ones first.
        places = [5, *[5 + i for i in range(1, 5) if game.mandatory[1] >> i & 1]]
        places += [5 + i for i in range(5) if not game.mandatory[1] >> i & 1]
        game.missions[5:10] = [game.missions[place] for place in places]
        game.mandatory[1] = 0b00011
        play(game, "0 play L20", "0 name 1", f"1 show {shown}")
        view = seen(game, 2)
        assert [view.missions[i] & CARD for i in range(5, 10)] == [HIDDEN] * 5
        assert [bool(view.missions[i] & SEEN_BY[0]) for i in range(5, 10)] == [False, True, False, False, False]
        views.append((view.missions, view.mandatory, scene_of(game, 2)))
    assert views[0] == views[1]


@proves("mission.1")
def test_a_princely_mission_may_lie_anywhere_in_the_piles() -> None:
    for place in range(5):
        game = table("A21", "A22")
        give_missions(game, 0, "C44")
        game.claimed[0] = 0
        missions = game.missions
        missions[2], missions[place] = missions[place], missions[2]
        game.mandatory[0] = 0b00011
        play(game, "0 discard A21")
        assert claimed(game, 0, place - 2)
