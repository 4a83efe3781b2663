"""Names are put into what was said of stand-ins: nobody can tell that from what would have been said of the names."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai import games
from chabudai.core.match import Match
from chabudai.core.scene import Action, Scene, Seated, Text
from chabudai.table.fields import clean
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.offers import arrangement, offers
from chabudai.table.pages.draw.panels import prompt
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.put_in import Called
from chabudai.table.pages.draw.story import Logs
from chabudai.table.pages.draw.words import Voice
from chabudai.words import LANGUAGES, Nameless, Words, You
from chabudai.words.stand_ins import LETTERS, OPEN, PLAIN

SEATS = 3
EVERY = 7  # choices between two looks
NAMES = (
    *("Kenji", "Ana", "Élodie", "Yves", "Yuki", "Hugo", "Hana", "Œdipe", "Ōta", "Æsa", "Onze", "Université", "Zoë"),
    *(
        "hana",
        "émile",
        "le Bo",
        "les Trois",
        "ß",
        "ana",
        "<b>Kim",
        "Ada & Co",
        "O'Neil",
        "1er",
        "#2",
        "名前",
        "Å",
        "&#64976;",
    ),
)
CALLED = st.lists(st.sampled_from(NAMES), min_size=SEATS, max_size=SEATS, unique=True)


class Plainly(Words):
    """Says everything of the names themselves."""

    def stand_in(self, names: object, seat: int) -> str:
        return names[seat]  # type: ignore[index,no-any-return]


def voices(language: str) -> tuple[Voice, Voice]:
    """One as it is, and one that knows no stand-ins."""
    plain = Voice(language)
    plain.words = Plainly(language)
    return Voice(language), plain


def played(game: str, moves: int = 60) -> Match:
    """Some of a game at random."""
    chance, match = random.Random(game), Match(games.find(game), SEATS, 7)
    for _ in range(moves):
        if match.game.over:
            break
        seat = chance.choice(match.game.waiting())
        match.choose(seat, chance.choice(match.game.options_of[seat]))
    return match


MATCHES = {game: played(game) for game in games.names()}


def scenes(match: Match, viewer: int | None) -> list[Scene]:
    """The table now and then."""
    return [match.box.scene(match.sights_before(place).view(viewer)) for place in range(0, len(match.played), EVERY)]


def texts(scene: Scene) -> Iterator[Text]:
    """What a scene says, all that is on the table apart."""
    yield scene.prompt
    yield from (zone.name for zone in scene.zones)
    yield from (action.name for action in scene.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
@settings(max_examples=15)
@given(called=CALLED, viewer=st.sampled_from([None, 0, 1, 2]))
def test_whatever_a_table_says_is_the_same(language: str, game: str, called: list[str], viewer: int | None) -> None:
    names = [You(name) if seat == viewer else name for seat, name in enumerate(called)]
    match = MATCHES[game]
    seen = scenes(match, viewer)
    assert game != "arigato" or viewer is None or any(scene.arrangement for scene in seen)
    said: list[list[object]] = []
    for voice in voices(language):
        log, artist, told = Logs(match.box, voice), Painter(match.box, voice), list[object]()
        events = [event for one in match.played for event in one.events if event.visible_to(viewer)]
        told += log.told(events, names)
        told += [artist.told_shortly(event, names) for event in events]
        for scene in seen:
            for text in texts(scene):
                told += [form(text, names) for form in (voice.say, voice.short, voice.shorter, voice.aside)]
            told.append(prompt(scene, viewer is not None, artist, names))
            told.append(offers(scene.actions, artist, names))
            told.append(arrangement(scene.arrangement, artist, names))
        said.append(told)
    assert len(said[0]) > 50
    assert said[0] == said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_table_need_not_be_said_of_the_next(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    voice, said = Voice(language), list[str]()
    honest = voice.words.say

    def heard(text: Text, names: Sequence[str]) -> str:
        said.append(text.key)
        return honest(text, names)

    monkeypatch.setattr(voice.words, "say", heard)
    text = Text("dojo-event-pass", {"seat": Seated(1)})
    tables = [["Ana", "Kenji", "Bo"], ["Kim", "Moritz", "Lea"], ["Ana", "Ulla", "Bo"]]
    told = [voice.say(text, names) for names in tables]
    assert ["Kenji" in told[0], "Moritz" in told[1], "Ulla" in told[2]] == [True, True, True]
    assert len(said) == 2, "once for names that begin with a vowel, and once for the others"


def test_no_text_of_people_has_anything_that_stands_for_a_name() -> None:
    marks = (*PLAIN, *OPEN, *LETTERS)
    assert len(set(marks)) == len(marks)
    for mark in marks:
        assert clean(f"a{mark}b", 9) == "a b"
        assert escape(mark).isascii()


def test_no_name_ends_a_text_of_json() -> None:
    action = Action(0, "x", Text("dojo-event-pass", {"seat": Seated(0)}))
    for name in ('A"', "A\\", "A\\u0022"):
        row = json.loads(offers([action], Painter(games.find("dojo"), Voice("en")), [name]))
        assert unescape(row[0][1]).startswith(name)


def test_who_has_no_name_any_more_or_a_small_first_letter_is_not_stood_in_for() -> None:
    names = [Nameless("#1"), "ana", "Bo"]
    assert Called(names, Words("fr")).marks == ["#1", "ana", PLAIN[2]]
