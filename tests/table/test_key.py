"""The key to the symbols: whatever is drawn small on a piece has a word, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.core.scene import Scene, Zone
from chabudai.table.pages.draw.key import key_to_symbols
from chabudai.table.pages.draw.pieces import pieces_of
from chabudai.table.pages.draw.symbols import drawn
from chabudai.words import LANGUAGES
from tests.boxes import POLISHED
from tests.table.asgi import person, story
from tests.table.reading import Reading

EVERY = 9  # questions between two looks


def zones(scene: Scene) -> Iterator[Zone]:
    waiting = list(scene.zones)
    while waiting:
        zone = waiting.pop()
        yield zone
        waiting += zone.zones


def printed(name: str) -> tuple[set[str], set[str]]:
    """The drawings that were signs in a few games of chance, and those that were the faces of titled pieces."""
    box, chance = games.find(name), random.Random(2)
    signs: set[str] = set()
    titled: set[str] = set()
    for seed in range(3):
        game, asked = box.new(box.seat_counts[-1], seed), 0
        while not game.over:
            seat = chance.choice(game.waiting())
            game.choose(seat, chance.choice(game.options_of[seat]))
            asked += 1
            if asked % EVERY:
                continue
            for zone in zones(box.scene(game.view(seat))):
                for piece in pieces_of([piece for slot in zone.slots for piece in slot.pieces]):
                    signs |= {sign for one in piece.prints for sign in one.signs if sign in drawn(name)}
                    if piece.title is not None and piece.face is not None:
                        titled.add(piece.face)
    return signs, titled


@pytest.mark.parametrize("name", POLISHED)
def test_every_sign_has_a_word_or_is_the_picture_of_a_card_with_a_name(name: str) -> None:
    signs, titled = printed(name)
    for language in LANGUAGES:
        explained = key_to_symbols(name, language)
        missing = {
            sign
            for sign in signs - titled
            if f"#{sign}" not in explained and f"#{sign.rstrip('0123456789')}1" not in explained
        }
        assert missing == set(), language


def test_the_key_is_in_the_rules_beside_the_table(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for name in POLISHED:
            plan = {"game": name, "chairs": None}
            table = (await ana.ask("POST", "/api/tables", plan)).json["table"]
            page = (await ana.get(f"/t/{table}?lang=fr")).body.decode()
            assert ("Légende des symboles" in unescape(page)) is (key_to_symbols(name, "fr") != "")
            Reading(page)

    story(tmp_path, told)
