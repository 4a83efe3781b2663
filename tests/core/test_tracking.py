"""What boxes say of their cards and goals is true: those who follow cards through many games build on it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.laws import at_random, table
from chabudai.core.rng import Rng
from chabudai.words import LANGUAGES, Words
from tests.boxes import ALL, POLISHED

WITH_CARDS = [name for name in ALL if games.find(name).cards]
GOALS = [(name, kind) for name in ALL for kind in games.find(name).goals]


def deck_of(box: Box) -> Any:
    return None if box.own_deck is None else box.own_deck(box.defaults)


def journal_of(box: Box, number: int) -> list[Event]:
    seats, options = table(box, number)
    journal: list[Event] = []
    game = box.new(seats, number, options, None, journal)
    rng = Rng(number)
    while game.asked:
        seat = game.waiting()[0]
        game.take(seat, at_random(game, seat, rng))
    return journal


@pytest.mark.parametrize("name", ALL)
def test_verbs_and_goals_are_kinds_of_event(name: str) -> None:
    box, words = games.find(name), Words("en")
    kinds = [*box.verbs, *box.goals]
    assert len(kinds) > 3 or not box.polished
    assert [kind for kind in kinds if not words.knows(f"{name}-event-{kind}")] == []


def test_polished_games_have_cards() -> None:
    assert set(POLISHED) <= set(WITH_CARDS)


@pytest.mark.parametrize("name", WITH_CARDS)
def test_in_every_game_cards_are_drawn_by_chance(name: str) -> None:
    box = games.find(name)
    cards = {card.number for card in (box.cards or list)(deck_of(box))}
    drawn = [event.facts for event in journal_of(box, 7) if event.kind in box.verbs and box.verbs[event.kind].chance]
    assert len(drawn) > 20 or not box.polished
    assert {facts["card"] for facts in drawn} <= cards


@pytest.mark.parametrize("name", WITH_CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_number_of_its_own(name: str, language: str) -> None:
    box, words = games.find(name), Words(language)
    assert box.cards is not None
    cards = box.cards(deck_of(box))
    assert len(cards) >= (30 if box.polished else 1)
    assert len({card.number for card in cards}) == len(cards)
    assert all(re.search(r"\w", words.say(card.name)) for card in cards)
    field = box.family.split(".")[0]
    assert [card.number for card in cards if field not in card.entry] == []


@pytest.mark.parametrize("name", [name for name in ALL if games.find(name).own_deck])
def test_the_deck_of_the_box_can_be_read_and_plays_alike(name: str) -> None:
    box = games.find(name)
    assert box.read_deck is not None
    deck = box.read_deck(json.dumps(deck_of(box)), "deck.json")
    seats = box.seat_counts[0]
    ours, given = box.new(seats, 5), box.new(seats, 5, None, deck)
    for _ in range(20):
        seat = ours.waiting()[0]
        assert ours.options_of[seat] == given.options_of[seat]
        ours.choose(seat, ours.options_of[seat][-1])
        given.choose(seat, given.options_of[seat][-1])
    assert ours.totals() == given.totals()


@pytest.mark.parametrize(("name", "kind"), GOALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_can_be_named(name: str, kind: str, language: str) -> None:
    box = games.find(name)
    reached = [e for number in range(30) for e in journal_of(box, number) if e.kind == kind]
    assert reached
    assert Words(language).say(box.goal_text(kind, reached[0].facts[box.goals[kind]]))
    every = box.goal_values[kind]
    assert {event.facts[box.goals[kind]] for event in reached} <= set(every)
    assert len({Words(language).say(box.goal_text(kind, value)) for value in every}) == len(every)


def test_start_hands_of_machi_are_told_to_their_holders_and_nobody_else() -> None:
    box = games.find("machi")
    journal: list[Event] = []
    game = box.new(4, 3, None, None, journal)
    told = [event for event in journal if event.clause == "setup.2"]
    for seat in range(4):
        hand = sorted(entry & 0xFF for pile, start, stop in game.hands_of(seat) for entry in pile[start:stop])
        assert sorted(event.facts["card"] for event in told if event.visible_to(seat)) == hand
    assert not any(event.visible_to(None) for event in told)
    assert codec.dumps(box, game) == codec.dumps(box, box.new(4, 3))
