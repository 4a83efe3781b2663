"""What a page is told of what happened: in order, to those who may see it, with what the game stages."""

from __future__ import annotations

import random

import pytest

from chabudai.core.match import Match
from chabudai.games import find
from chabudai.table.pages.draw import page_parts
from chabudai.table.pages.draw.film import Film, Shot
from chabudai.table.pages.draw.words import VOICES

NAMES = ("Ann", "Bob", "Cleo")


def told(match: Match, film: Film, viewer: int | None) -> list[Shot]:
    artist = page_parts.painter(match.box, VOICES["en"])
    return film.since(match, viewer, artist, NAMES)


def play_one(match: Match, chance: random.Random) -> bool:
    asked = [seat for seat in range(match.game.seats) if match.game.asked >> seat & 1]
    if not asked:
        return False
    seat = chance.choice(asked)
    question = match.game.question(seat)
    assert question is not None
    match.choose(seat, chance.choice(list(question.options(match.game))))
    return True


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_every_event_that_a_viewer_may_see_is_told_once(viewer: int | None) -> None:
    match, film, chance = Match(find("dojo"), 3, 5), Film(), random.Random(2)
    assert told(match, film, viewer) == []
    before = len(match.events(viewer))
    made: list[Shot] = []
    while play_one(match, chance):
        if chance.random() < 0.5:  # several choices may be told together
            made += told(match, film, viewer)
    made += told(match, film, viewer)
    expected = match.events(viewer)[before:]
    assert [(kind, who) for kind, who, _, _, _ in made] == [(event.kind, event.facts.get("seat")) for event in expected]
    assert told(match, film, viewer) == []


def test_a_choice_that_is_taken_back_is_no_news() -> None:
    match, film, chance = Match(find("dojo"), 3, 5), Film(), random.Random(2)
    told(match, film, 1)
    for _ in range(9):
        play_one(match, chance)
    assert told(match, film, 1)
    del match.played[-1]
    assert told(match, film, 1) == []


@pytest.mark.parametrize("black", [False, True])
def test_a_challenge_is_staged_with_both_cards_and_the_trophy_for_everybody(black: bool) -> None:
    match, film, chance = Match(find("dojo"), 3, 5, {"black_belt": black}), Film(), random.Random(2)
    told(match, film, None)
    staged = 0
    while play_one(match, chance):
        for kind, _, caption, html, _ in told(match, film, None):
            assert (html is not None) == (kind == "win")
            if html is not None:
                staged += 1
                assert caption.startswith("Challenger ")
                assert html.count("piece card") == 2
                assert html.count("piece trophy") == 1
                assert html.count(" winner") == html.count(" beaten") == 1
                assert " back" not in html
    assert staged


@pytest.mark.parametrize("game", ["dojo", "arigato", "machi", "artigiano"])
def test_an_event_is_told_at_a_place_that_is_there(game: str) -> None:
    match, chance = Match(find(game), 3, 5), random.Random(2)
    box = match.box
    assert box.place_of is not None
    placed = 0
    for _ in range(160):
        if not play_one(match, chance):
            break
        places = {box.place_of(event) for event in match.played[-1].events if event.visible_to(0)} - {None}
        zones = list(box.scene(match.game.view(0)).all_zones()) if places else []
        there = {zone.key for zone in zones} | {slot.key for zone in zones for slot in zone.slots}
        assert places <= there
        placed += len(places)
    assert placed > 20
