"""What Machi says to the players, in both languages."""

import pytest

from chabudai.core.scene import Seated, text
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.card_texts import sort_text
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.material import OURS
from chabudai.games.machi.spring import TAKE_FLOP
from chabudai.games.machi.state import SPRING
from chabudai.words import Words, You
from tests.clauses import proves
from tests.rules.machi.table import choose, kind, run, table
from tests.shown import scene_of

EN, FR = Words("en"), Words("fr")
CASTLE = "castle: weaver geisha writer"  # active
NAMES = [You("you"), "Aiko", "Botan"]
NOMS = [You("vous"), "Aiko", "Botan"]


def test_a_winner_who_reads_is_spoken_to() -> None:
    game = table(points=(5, 4, 4))
    game.over = True
    prompt = scene_of(game, 0).prompt
    assert EN.say(prompt, NAMES) == "The game is over: you are Shogun!"
    assert FR.say(prompt, NOMS) == "La partie est finie\u00a0: vous voilà Shogun\u202f!"


@pytest.mark.parametrize(
    ("winners", "english", "french"),
    [
        ([1], "The game is over: Aiko becomes Shogun.", "La partie est finie\u00a0: Aiko devient Shogun."),
        (
            [0, 2],
            "The game is over, the title of Shogun is shared: you and Botan.",
            "La partie est finie, titre de Shogun partagé\u00a0: vous et Botan.",
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
        ("akane", "Samurai, 2 swords", "Samouraï, 2 sabres"),
        ("akira", "Samurai, 1 sword", "Samouraï, 1 sabre"),
        ("fuu", "Yakuza of the Lotus clan, 2 swords", "Yakuza du clan du Lotus, 2 sabres"),
        ("weaver", "yellow villager", "villageois jaune"),
        ("gambler", "yellow villager, 1 sword", "villageois jaune, 1 sabre"),
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
    assert [EN.say(action.name, NAMES) for action in scene_of(game, 0).actions] == [
        "Take Akane (Samurai, 2 swords)",
        "Take the Inn (yellow building for 4)",
    ]


@proves("duel.8", "red.5")
@pytest.mark.parametrize(
    ("building", "english", "french"),
    [
        (CASTLE, "With your Castle, refusing is free.", "Grâce au Château, refuser ne coûte rien."),
        ("market: weaver", "Refusing costs 2 points.", "Refuser coûte 2 points."),
    ],
)
def test_a_challenge_says_what_refusing_costs(building: str, english: str, french: str) -> None:
    game = table(villages={0: "outside: shin", 1: f"{building} / outside: akane"}, points=(0, 5, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    prompt = scene_of(game, 1).prompt
    assert EN.say(prompt, ["Aiko", You("you"), "Botan"]).endswith(f"Do you accept the duel? {english}")
    assert FR.say(prompt, ["Aiko", You("vous"), "Botan"]).endswith(french)
