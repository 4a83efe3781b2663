"""Every face, sign and ground that a scene names is drawn, and every card can be read in full."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from chabudai import games
from chabudai.core.scene import Scene
from chabudai.table.pages.draw import posters
from chabudai.table.pages.draw.card_list import cards
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT, hot_spots
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.symbols import drawn, dressed, looks, symbol
from chabudai.table.pages.draw.words import VOICES
from tests.boxes import ALL, POLISHED, polished
from tests.shown import scene_of
from tests.table.reading import Reading

GAMES = 3
EVERY = 7  # choices between two looks


def scenes(name: str) -> Iterator[Scene]:
    """The table now and then during some random games, for somebody who plays and for one who watches."""
    box = games.find(name)
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = box.new(box.seat_counts[seed % len(box.seat_counts)], seed)
        number = 0
        while not game.over:
            if number % EVERY == 0:
                yield scene_of(game, 0)
                yield scene_of(game, None)
            seat = game.waiting()[0]
            game.choose(seat, chance.choice(game.options_of[seat]))
            number += 1
        yield scene_of(game, None)


def is_letters(sign: str) -> bool:
    """Printed as it is: a number or a mark, never a word."""
    return len(sign) <= 4 and not any(letter.isalpha() for letter in sign)


@pytest.mark.parametrize("name", POLISHED)
def test_everything_that_a_scene_shows_is_drawn(name: str) -> None:
    assert dressed(name)
    missing: set[str] = set()
    for scene in scenes(name):
        for zone in scene.all_zones():
            missing |= {face for face in (zone.face, *[slot.face for slot in zone.slots]) if face}
        for piece in scene.pieces():
            missing |= {piece.face} if piece.face is not None else set()
            missing |= {sign for one in piece.prints for sign in one.signs if not is_letters(sign)}
    assert {face for face in missing if not symbol(name, face)} == set()


@pytest.mark.parametrize("name", ALL)
def test_every_card_can_be_read_in_full(name: str) -> None:
    box, voice = games.find(name), VOICES["fr"]
    painter = Painter(box, voice)
    for scene in list(scenes(name))[:: EVERY * 3]:
        names = [f"n{seat}" for seat in range(len(scene.seats))]
        entries = set(Reading(cards(scene.zones, painter, names)).values("id"))
        page = Reading("".join(painter.zone(zone, NOTHING_HOT, names) for zone in scene.zones))
        assert {f"about-{key}" for key in page.values("data-about")} <= entries
        silent = {p.key for p in scene.pieces() if p.face is not None and p.text is None and not p.clause}
        assert silent == set() or not polished(name)


@pytest.mark.parametrize("name", ALL)
def test_every_card_is_listed_once_and_all_is_ascii(name: str) -> None:
    painter = Painter(games.find(name), VOICES["fr"])
    for scene in scenes(name):
        names = [f"Zoë {seat}" for seat in range(len(scene.seats))]
        listed = cards(scene.zones, painter, names)
        entries = [entry for entry in Reading(listed).values("id") if entry != "cards"]
        assert len(entries) == len(set(entries))
        assert (listed + "".join(painter.zone(zone, NOTHING_HOT, names) for zone in scene.zones)).isascii()


@pytest.mark.parametrize("name", POLISHED)
def test_the_drawings_are_sound_and_have_names_of_their_own(name: str) -> None:
    sheet = looks(name).joinpath("drawings.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(sheet)
    assert len(set(drawn(name))) == len(drawn(name)) > 10
    assert "http" not in sheet.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("name", POLISHED)
def test_posters_and_emblems_need_no_other_file(name: str) -> None:
    for file in posters.FILES:
        made = posters.picture(name, file)
        root = ElementTree.fromstring(made)
        ids = [one.get("id") for one in root.iter() if one.get("id")]
        assert len(ids) == len(set(ids))
        used = re.findall(r'href="([^"]+)"|url\(([^)]+)\)', made)
        assert {one or other for one, other in used} <= {f"#{one}" for one in ids}
        assert len(used) > 1
        assert posters.address(name, file).endswith(f"?v={posters.version(name, file)}")
    assert posters.picture(name, "poster.svg").count("<symbol") > 4
    assert posters.picture(name, "emblem.svg").count("<symbol") == 1


@pytest.mark.parametrize("name", POLISHED)
def test_every_card_says_whether_it_is_as_printed(name: str) -> None:
    for scene in list(scenes(name))[:: EVERY * 3]:
        cards = [piece for piece in scene.pieces() if piece.face is not None and piece.text is not None]
        assert cards
        assert {piece.key for piece in cards if piece.origin is None} == set()


@pytest.mark.parametrize("name", POLISHED)
def test_what_is_reconstructed_says_so_on_its_face(name: str) -> None:
    painter, seen = Painter(games.find(name), VOICES["en"]), set()
    for scene in list(scenes(name))[:: EVERY * 3]:
        names = [f"n{seat}" for seat in range(len(scene.seats))]
        for zone in scene.all_zones():
            for slot in zone.slots:
                for piece in slot.pieces:
                    ours = piece.origin is not None and piece.origin.key != "origin-printed" and piece.face is not None
                    bare = replace(slot, pieces=(replace(piece, on=()),))
                    page = painter.zone(replace(zone, slots=(bare,), zones=()), NOTHING_HOT, names)
                    assert page.count('class="rebuilt"') == ours
                    seen.add(ours)
    assert seen == ({False} if name == "artigiano" else {False, True}), "Artigiano alone is as its authors made it"


def test_two_missions_are_picked_in_either_order() -> None:
    scene = scene_of(games.find("artigiano").new(3, 1), 0)
    spots = hot_spots(scene)
    missions = {key for action in scene.actions for key in (action.on, action.to)}
    assert len(missions) == 5
    for key in missions:
        assert key is not None
        assert spots[key].sources
        assert {source for source, _ in spots[key].targets} == missions - {key}
    zone = next(zone for zone in scene.zones if zone.key == "choosing0")
    page = Painter(games.find("artigiano"), VOICES["en"]).zone(zone, spots, ["a", "b", "c"])
    assert page.count('class="written"') == 5
    assert page.count("data-for=") == 20
