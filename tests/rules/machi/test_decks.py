"""The cards as data: our file, files of one's own, and what is wrong with some of them."""

import copy
import json
import pickle

import pytest

from chabudai.core import codec
from chabudai.core.errors import BadDeck, BadPosition
from chabudai.core.match import Match
from chabudai.core.playout import playout
from chabudai.core.record import loads, replay
from chabudai.core.rng import Rng
from chabudai.core.scene import text
from chabudai.games.machi import data
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.data import SECTIONS, deck_text, our_deck, read_deck
from chabudai.games.machi.material import COMBAT_KEYS, KEYS, KINDS, OURS
from chabudai.games.machi.pieces import card_piece, combat_piece
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import Machi
from chabudai.words import LANGUAGES, Words
from tests.clauses import proves
from tests.rules.machi.table import kind

OWN = """
name = "My box"
field_rice = 4
[buildings.market]
status = "attested"
colour = "yellow"
copies = 3
capacity = 5
wealth = 4
[combat.men]
status = "attested"
value = 3
cancels = []
"""


@proves("box.5")
def test_every_entry_says_whether_it_is_attested() -> None:
    for section in SECTIONS:
        for entry in our_deck()[section].values():
            assert entry["status"] in ("attested", "reconstructed")
    cards = CATALOGUES[OURS]
    attested = [KEYS[k] for k in range(KINDS) if cards.attested[k]]
    assert attested == ["brewer", "fuu", "brewery"]
    assert not any(cards.combat_attested)
    assert card_piece(cards, "x", kind("market")).origin == text("origin-reconstructed")
    assert card_piece(cards, "x", kind("brewery")).origin == text("origin-printed")


@proves("box.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_what_of_a_card_is_known(language: str) -> None:
    cards, words = CATALOGUES[OURS], Words(language)
    noted = 0
    for section in SECTIONS:
        for key, entry in our_deck()[section].items():
            if "note" in entry:
                fight = section == "combat"
                piece = combat_piece(cards, "x", COMBAT_KEYS.index(key)) if fight else card_piece(cards, "x", kind(key))
                assert piece.origin == text(f"machi-origin-{key}")
                assert len(words.say(piece.origin)) > 40
                noted += 1
    assert noted == 21
    assert "2" in words.say(text("machi-origin-shin"))


def test_notes_of_an_own_file_are_told_as_they_are_written() -> None:
    shin = {**our_deck()["villagers"]["shin"], "status": "attested", "note": "honour read off the card"}
    akane = {**our_deck()["villagers"]["akane"]}
    game = BOX.new(3, 5, deck={"villagers": {"shin": shin, "akane": akane}})
    assert isinstance(game, Machi)
    told = card_piece(game.cards, "x", kind("shin")).origin
    assert told == text("machi-origin-noted", origin=text("origin-printed"), note="honour read off the card")
    assert told is not None
    assert Words("en").say(told) == "As printed. honour read off the card"
    assert card_piece(game.cards, "x", kind("akane")).origin == text("machi-origin-akane")  # copied from our file
    assert card_piece(game.cards, "x", kind("writer")).origin == text("machi-origin-writer")


@proves("box.5")
def test_an_own_file_changes_values_and_travels_with_position_and_record() -> None:
    deck = read_deck(OWN, "mine.toml")
    game = BOX.new(3, 5, deck=deck)
    assert isinstance(game, Machi)
    men = COMBAT_KEYS.index("men")
    assert game.cards.field_rice == 4
    assert game.cards.capacity[kind("market")] == 5
    assert game.cards.capacity[kind("brewery")] == 3
    assert game.cards.gain[men * 7 + men] == 3
    assert CATALOGUES[OURS].capacity[kind("market")] == 4
    CATALOGUES.pop(bytes(game.deck))  # as in another process
    back = codec.decode(BOX, json.loads(codec.dumps(BOX, game)))
    assert isinstance(back, Machi)
    assert back.cards.capacity[kind("market")] == 5
    match = Match(BOX, 3, 5, deck=deck)
    seat = match.game.waiting()[0]
    match.choose(seat, match.game.options_of[seat][0])
    again = replay(BOX, loads(match.record.dumps()))
    assert isinstance(again, Machi)
    assert again.cards.field_rice == 4


def test_copies_of_a_position_share_its_deck_and_other_processes_find_it_again() -> None:
    game = BOX.new(3, 5, deck=read_deck(OWN, "mine.toml"))
    assert isinstance(game, Machi)
    assert game.clone().cards is game.cards
    assert copy.deepcopy(game).cards is game.cards
    pickled, written = pickle.dumps(game), codec.dumps(BOX, game)
    CATALOGUES.clear()  # as in another process
    back = pickle.loads(pickled)
    assert codec.dumps(BOX, back) == written
    assert back.cards.capacity[kind("market")] == 5
    assert back.cards is not game.cards


def test_playing_never_looks_for_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = {**our_deck(), "name": "My box"}
    game = BOX.new(3, 5, deck=deck)
    assert isinstance(game, Machi)
    CATALOGUES.clear()
    monkeypatch.setattr(data, "catalogue", None)  # working one out would fail
    assert playout(game.clone(), Rng(1)) > 50
    for viewer in (None, 0):
        assert playout(game.resample(viewer, Rng(2)), Rng(2)) > 50


def test_a_deck_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = deck_text({"field_rice": 6})
    monkeypatch.setattr(data, "_checked_text", None)
    assert deck_text({"field_rice": 6}) == text
    monkeypatch.undo()
    assert deck_text({"field_rice": 7}) != text
    deck_text({"field_rice": 1})
    with pytest.raises(BadDeck):
        deck_text({"field_rice": True})  # equal to 1, but no number
    with pytest.raises(BadDeck):
        deck_text({"field_rice": object()})


@pytest.mark.parametrize("deck", [5, [1, 2, 3], [300], [[1]], list(b'{"buildings":{"market":{}}}')])
def test_a_position_with_a_broken_deck_is_refused(deck: object) -> None:
    data = codec.encode(BOX, BOX.new(3, 5))
    data["table"]["deck"] = deck
    with pytest.raises(BadPosition):
        codec.decode(BOX, data)


def test_our_own_file_passes_its_own_checks() -> None:
    assert read_deck(json.dumps(our_deck()), "cards.json") == our_deck()


MARKET = {"status": "attested", "colour": "yellow", "copies": 3, "capacity": 4, "wealth": 3}
FUU = {"status": "attested", "colour": "black", "copies": 1, "sabres": 2, "clan": "lotus"}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "deck-not-a-table"),
        ({"colour": 1}, "unknown-deck-field"),
        ({"name": 3}, "deck-not-a-text"),
        ({"field_rice": -1}, "bad-card-value"),
        ({"field_rice": True}, "bad-card-value"),
        ({"buildings": {"palace": MARKET}}, "unknown-card"),
        ({"buildings": {"market": 3}}, "deck-not-a-table"),
        ({"buildings": {"market": {**MARKET, "colour": "black"}}}, "bad-card-value"),
        ({"buildings": {"market": {**MARKET, "capacity": 0}}}, "bad-card-value"),
        ({"buildings": {"market": {**MARKET, "capacity": 10}}}, "bad-card-value"),
        ({"buildings": {"market": {**MARKET, "sabres": 1}}}, "unknown-deck-field"),
        ({"buildings": {"market": {**MARKET, "copies": 4}}}, "bad-deck-size"),
        ({"buildings": {"market": {**MARKET, "status": "sure"}}}, "bad-card-value"),
        ({"buildings": {"market": {**MARKET, "wealth": "much"}}}, "bad-card-value"),
        ({"villagers": {"fuu": {**FUU, "copies": 2}}}, "bad-card-value"),
        ({"villagers": {"fuu": {**FUU, "clan": "none"}}}, "bad-card-value"),
        ({"villagers": {"fuu": {**FUU, "sabres": 0}}}, "bad-card-value"),
        ({"villagers": {"fuu": {**FUU, "bonus": {"building": "palace"}}}}, "bad-card-value"),
        ({"villagers": {"fuu": {**FUU, "bonus": {"village": 1}}}}, "unknown-deck-field"),
        ({"villagers": {"fuu": {**FUU, "bonus": {"building": "inn", "rice": -2}}}}, "bad-card-value"),
        ({"combat": {"men": {"status": "attested", "value": 1}}}, "deck-not-a-list"),
        ({"combat": {"men": {"status": "attested", "value": 1, "cancels": ["kick"]}}}, "unknown-card"),
        ({"combat": {"kick": {"status": "attested", "value": 1, "cancels": []}}}, "unknown-card"),
    ],
)
def test_what_is_wrong_is_said(data: object, problem: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(json.dumps(data), "mine.json")
    assert caught.value.problem == problem


@pytest.mark.parametrize(("text", "source"), [("{", "mine.json"), ("name = ", "mine.toml")])
def test_broken_files_tell_the_line(text: str, source: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text, source)
    assert caught.value.problem == "deck-syntax"
    assert "line 1" in caught.value.where


def test_mistakes_are_found_in_their_line() -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck('name = "x"\n\n[buildings.market]\ncopies = 3\nstatus = "green"\n', "mine.toml")
    assert caught.value.where == "mine.toml, line 5"
