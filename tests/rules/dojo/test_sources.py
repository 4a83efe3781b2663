"""Where the rules of Dojo come from: half of the booklet, what others wrote about the game, and our own rulings."""

import pytest

from chabudai.games.dojo import BOX
from chabudai.words import LANGUAGES, Words
from tests.clauses import proves
from tests.rules.dojo.position import Table
from tests.shown import scene_of

# Everything else is printed in the half of the booklet that was found.
REPORTED = (
    "box.1 box.2 setup.1 setup.2 deal.1 deal.2 deal.4 challenge.1 challenge.2 challenge.3 challenge.4 challenge.5"
    " training.1 training.3 scoring.2"
)
RULINGS = {
    "box.4": "E",
    "setup.3": "D1",
    "setup.5": "D18",
    "deal.3": "D2",
    "deal.5": "D12",
    "challenge.6": "D15",
    "challenge.7": "D4",
    "challenge.8": "D3",
    "challenge.9": "D19",
    "training.2": "D13",
    "training.5": "D20",
    "trophies.4": "D6",
    "trophies.5": "D5",
    "trophies.7": "D17",
    "trophies.8": "D17",
    "scoring.6": "D8",
    "scoring.7": "D9",
    "scoring.10": "D10",
    "scoring.13": "D7",
    "scoring.14": "",
    "scoring.15": "D21",
    "end.3": "D11",
    "end.4": "D22",
    "five.3": "D16",
    "five.4": "D23",
    "white.3": "D3",
    "black.3": "D14",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_says_where_it_comes_from(language: str) -> None:
    rules = BOX.rules(language)
    assert [clause.id for clause in rules.clauses if clause.source == "reported"] == REPORTED.split()
    assert {clause.id: clause.ruling for clause in rules.clauses if clause.source == "ruling"} == RULINGS


@proves("box.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grand_master_is_the_token_that_the_booklet_calls_raton_laveur(language: str) -> None:
    rules, words = BOX.rules(language), Words(language)
    assert "Raton-Laveur" in rules.clause("box.3").text
    assert "Raton-Laveur" in words("dojo-about-grand_master")


@proves("scoring.13")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "There is no going back"), ("fr", "On ne revient pas en arrière")]
)
def test_the_rules_say_that_a_row_is_not_arranged_twice(language: str, said: str) -> None:
    assert said in BOX.rules(language).clause("scoring.13").text


@proves("box.4")
@pytest.mark.parametrize(("language", "said"), [("en", "not known to us"), ("fr", "ne nous est pas connu")])
def test_no_card_claims_to_be_as_printed(language: str, said: str) -> None:
    scene = scene_of(Table(cards="RW").game, 0)
    origins = {Words(language).say(piece.origin) for piece in scene.pieces() if piece.origin and piece.kind == "card"}
    assert origins
    assert all(said in origin for origin in origins)
