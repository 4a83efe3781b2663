"""What stands on a button of the ribbon has at most fifteen letters (`.short` of an action), in both languages.

Buttons are what has no piece, and what can be done with a piece in hand besides putting it somewhere.
"""

from __future__ import annotations

import random

import pytest

from chabudai import games
from chabudai.core.scene import Scene, Text
from chabudai.games.dojo.state import Dojo
from chabudai.table.pages.draw.hot_spots import hot_spots
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.words import VOICES
from chabudai.words import LANGUAGES, Words, You
from tests import boxes

MOST = 15
SEEDS, CHOICES = 6, 400
NAMES = {"en": (You("you"), *["Guest 9"] * 5), "fr": (You("vous"), *["Invité 9"] * 5)}


def on_buttons(scene: Scene) -> list[Text]:
    """The names of the actions that are buttons beside the prompt."""
    held = [action for hot in hot_spots(scene).values() if hot.picks for action in hot.clicks]
    return [action.name for action in (*(action for action in scene.actions if action.on is None), *held)]


@pytest.mark.parametrize("name", boxes.POLISHED)
def test_buttons_have_few_letters(name: str) -> None:
    box, found = games.find(name), dict[str, Text]()
    for seed in range(SEEDS):
        game, chance = box.new(box.seat_counts[-1], seed), random.Random(seed)
        for _ in range(CHOICES):
            if game.over:
                break
            seat = chance.choice(game.waiting())
            for said in on_buttons(box.scene(game.view(seat))):
                found.setdefault(said.key, said)
            game.choose(seat, chance.choice(game.options_of[seat]))
    assert found
    for language in LANGUAGES:
        words, names = Words(language), NAMES[language]
        lettered = {key: words.short(text, names) for key, text in found.items()}
        assert {key: said for key, said in lettered.items() if len(said) > MOST} == {}


def test_who_listens_hears_the_whole_sentence() -> None:
    box = games.find("dojo")
    game = box.new(3, 1)
    assert isinstance(game, Dojo)
    while type(game.question(game.waiting()[0])).__name__ != "Challenge":
        game.choose(game.waiting()[0], game.options_of[game.waiting()[0]][0])
    seat = game.waiting()[0]
    (action,) = [one for one in box.scene(game.view(seat)).actions if one.name.key == "dojo-action-challenge"]
    said = Painter(box, VOICES["en"]).lettered(action, ["Ann", "Bob", "Cy"])
    assert said == f'<span data-few="Challenge">Challenge {["Ann", "Bob", "Cy"][game.dealer]}</span>'
