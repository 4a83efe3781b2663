"""What Machi says to the players, in both languages."""

import pytest

from chabudai.core.scene import Seated, text
from chabudai.games.machi.card_texts import sort_text
from chabudai.games.machi.material import CATALOGUES, OURS
from chabudai.games.machi.spring import TAKE_FLOP
from chabudai.games.machi.state import SPRING
from chabudai.words import Words, You
from tests.rules.machi.table import kind, run, table

EN, FR = Words("en"), Words("fr")
NAMES = [You("you"), "Aiko", "Botan"]
NOMS = [You("vous"), "Aiko", "Botan"]


def test_a_winner_who_reads_is_spoken_to() -> None:
    game = table(points=(5, 4, 4))
    game.over = True
    prompt = game.scene(0).prompt
    assert EN.say(prompt, NAMES) == "The game is over: you become Shogun!"
    assert FR.say(prompt, NOMS) == "La partie est finie\u00a0: vous devenez Shogun\u202f!"


@pytest.mark.parametrize(
    ("winners", "english", "french"),
    [
        ([1], "The game is over: Aiko becomes Shogun.", "La partie est finie\u00a0: Aiko devient Shogun."),
        (
            [0, 2],
            "The game is over: you and Botan share the title of Shogun.",
            "La partie est finie\u00a0: vous et Botan se partagent le titre de Shogun.",
        ),
    ],
)
def test_others_and_shared_titles(winners: list[int], english: str, french: str) -> None:
    prompt = text("machi-prompt-over", winners=[Seated(seat) for seat in winners])
    assert EN.say(prompt, NAMES) == english
    assert FR.say(prompt, NOMS) == french


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("akane", "Samurai, 2 sabres", "Samouraï, 2 sabres"),
        ("akira", "Samurai, 1 sabre", "Samouraï, 1 sabre"),
        ("fuu", "Yakuza of the Lotus clan, 2 sabres", "Yakuza du clan du Lotus, 2 sabres"),
        ("weaver", "yellow villager", "villageois jaune"),
        ("gambler", "yellow villager, 1 sabre", "villageois jaune, 1 sabre"),
        ("zen-temple", "blue building for 4", "bâtiment bleu pour 4"),
        ("fire", "event", "événement"),
    ],
)
def test_the_sort_of_a_card_in_a_few_words(key: str, english: str, french: str) -> None:
    sort = sort_text(CATALOGUES[OURS], kind(key))
    assert EN.say(sort) == english
    assert FR.say(sort) == french


def test_taking_from_the_flop_says_what_sort_of_card_it_is() -> None:
    game = table(season=SPRING)
    game.flop = [[kind("akane")], [kind("inn")]]
    run(game, TAKE_FLOP[0])
    assert [EN.say(action.name, NAMES) for action in game.scene(0).actions] == [
        "Take Akane (Samurai, 2 sabres)",
        "Take Inn (yellow building for 4)",
    ]
