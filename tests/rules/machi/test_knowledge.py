"""What is known of the sites of others: what an imagined game may put there, and what a Tsunami has told."""

import json
from collections import Counter

import pytest

from chabudai.core import codec
from chabudai.core.box import parse_choice
from chabudai.core.knowledge import CARD
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.building_events import sites_of
from chabudai.games.machi.material import BUILDINGS, FIRST_BUILDING_EVENT, HARBOUR
from chabudai.games.machi.moving import DONE, MOVE_HOUSE, MoveHouse
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import AUTUMN, Machi
from chabudai.games.machi.winter import COMPLETE
from tests.clauses import proves
from tests.rules.machi.table import discarded, hand, kind, run, table


def match_at(game: Machi) -> Match:
    """A match that stands at this position."""
    match = Match(BOX, game.seats, 1)
    match.game = game
    return match


def play(match: Match, seat: int, notation: str) -> None:
    choice = parse_choice(match.game, seat, notation)
    assert choice is not None
    match.choose(seat, choice)


def imagined(game: Machi, viewer: int | None, rng: Rng) -> Machi:
    world = game.resample(viewer, rng)
    assert isinstance(world, Machi)
    return world


def sites(game: Machi) -> list[int]:
    """The cards of all buildings under construction."""
    return [game.buildings[seat][slot] & CARD for seat in range(game.seats) for slot in sites_of(game, seat)]


# --- undo -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("village", [0, 1])  # others learn something about the player's own sites, too
@pytest.mark.parametrize("site", ["inn", "harbour"])
def test_a_tsunami_that_looked_at_hidden_sites_is_not_taken_back(village: int, site: str) -> None:
    game = table(villages={village: f"site {site}: innkeeper"}, hands={0: "tsunami^"})
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, "event tsunami")
    assert match.obstacle_to_undo(0) == "somebody-learned"


def test_a_tsunami_that_told_nothing_is_taken_back() -> None:
    game = table(villages={0: "inn: innkeeper", 1: "harbour: fisherman"}, hands={0: "tsunami^"})
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, "event tsunami")
    assert discarded(game, BUILDINGS) == ["harbour"]
    assert match.obstacle_to_undo(0) is None
    match.undo(0)
    assert isinstance(match.game, Machi)
    assert hand(match.game, 0) == ["tsunami"]


def test_a_second_tsunami_tells_nothing_new() -> None:
    game = table(villages={1: "site inn: innkeeper"}, hands={0: "tsunami^"})
    game.flooded = True
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, "event tsunami")
    assert match.obstacle_to_undo(0) is None


@pytest.mark.parametrize("key", ["wanted", "embezzlement", "defection", "epidemic", "festival", "fire"])
def test_the_other_events_look_at_nothing_hidden(key: str) -> None:
    villages = {0: "market: weaver", 1: "inn: innkeeper peasant / site harbour: fisherman"}
    game = table(villages=villages, hands={0: f"{key}^"})
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, f"event {key}")
    before = match.played[-1].before
    assert match.game.learned == before.learned
    for viewer in (0, 2, None):
        assert match.game.view(viewer).unseen == before.view(viewer).unseen


@pytest.mark.parametrize("key", ["earthquake", "carpenters"])
def test_an_event_that_turns_up_a_site_is_not_taken_back(key: str) -> None:
    game = table(villages={0: "site inn: innkeeper"}, hands={0: f"{key}^"})
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, f"event {key}")
    assert match.obstacle_to_undo(0) == "somebody-learned"


# --- imagined games -------------------------------------------------------------------------------


@pytest.mark.twin
def test_no_imagined_site_is_an_event() -> None:
    found = Counter[bool]()
    for seed in range(30):
        game, rng = BOX.new(4, seed), Rng(seed)
        assert isinstance(game, Machi)
        while not game.over:
            if game.season == AUTUMN and rng.below(4) == 0:
                world = imagined(game, None, rng)
                found.update(card >= FIRST_BUILDING_EVENT for card in sites(world))
            seat = game.waiting()[0]
            game.take(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    assert found[False] > 2000
    assert found[True] == 0


def test_the_cards_of_imagined_sites_are_as_likely_as_they_are_many() -> None:
    """Every building that nobody has seen is as likely to be under a site as any other."""
    game = table(villages={1: "site inn: innkeeper", 2: "site market: weaver"})
    rng, tries = Rng(7), 4000
    found = Counter(card for _ in range(tries) for card in sites(imagined(game, 0, rng)))
    copies = game.cards.copies
    buildings = [card for card in range(kind("brewery"), FIRST_BUILDING_EVENT) if copies[card]]
    assert set(found) == set(buildings)
    expected = {card: 2 * tries * copies[card] / 49 for card in buildings}  # of 54 cards five are events
    assert sum((found[card] - expected[card]) ** 2 / expected[card] for card in buildings) < 60  # 23 degrees of freedom


def test_in_an_imagined_game_moving_house_can_always_be_ended() -> None:
    villages = {1: "market: weaver geisha / site inn: innkeeper / site forge: peasant", 2: "site dojo: akane"}
    game, rng = table(villages=villages), Rng(3)
    for _ in range(300):
        world = imagined(game, 0, rng)
        run(world, COMPLETE, MOVE_HOUSE[1])
        assert isinstance(world.question(1), MoveHouse)
        assert DONE in world.options_of[1]


@proves("events.13")
def test_after_a_tsunami_no_site_is_imagined_to_be_a_harbour() -> None:
    villages = {1: "site inn: innkeeper / site harbour: fisherman", 2: "site dojo: akane"}
    game = table(villages=villages, hands={0: "tsunami", 1: "harbour"})
    rng = Rng(11)
    assert any(HARBOUR in sites(imagined(game, viewer, rng)) for _ in range(100) for viewer in (0, None))
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, "event tsunami")
    for viewer in (0, 2, None):
        view = match.game.view(viewer)
        seen = [match.game, match.game.clone(), view, codec.decode(BOX, json.loads(codec.dumps(BOX, view)))]
        for position in seen:
            assert isinstance(position, Machi)
            assert not any(HARBOUR in sites(imagined(position, viewer, rng)) for _ in range(60))
    run(game, COMPLETE)
    assert not game.flooded  # the sites of the next summer may be Harbours again


def test_a_tsunami_without_sites_says_nothing_about_later_ones() -> None:
    game = table(villages={1: "inn: innkeeper"}, hands={0: "tsunami"})
    run(game, CHALLENGE[0])
    match = match_at(game)
    play(match, 0, "event tsunami")
    assert isinstance(match.game, Machi)
    assert not match.game.flooded
