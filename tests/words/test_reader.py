"""Whoever reads an event is spoken to, as the one who acts and as the one it happens to."""

from __future__ import annotations

import pytest

from chabudai import games
from chabudai.core.scene import Seated, Text, text
from chabudai.words import LANGUAGES, Words, You
from tests.boxes import ALL, polished
from tests.words.entries import entries, variables

ACTING, TOUCHED = 1, 2
NAMES = ["Anna", "Béa", "Chloé"]


def told(name: str) -> list[Text]:
    """Each event of a game: somebody does it, and if there are two, to somebody else."""
    box = games.find(name)
    found: list[Text] = []
    for key, entry in entries("en").items():
        if key.startswith(f"{name}-event-"):
            needed = variables(entry) | variables(entries("fr")[key])
            found.append(text(key, **{fact: box.fact(fact, TOUCHED if fact == "to" else ACTING) for fact in needed}))
    return found


def read_by(reader: int) -> list[str]:
    return [You(name) if seat == reader else name for seat, name in enumerate(NAMES)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_no_reader_is_told_about_under_their_own_name(name: str, language: str) -> None:
    words, texts = Words(language), told(name)
    assert len(texts) > (15 if polished(name) else 0)
    for event in texts:
        seated = [param.seat for param in event.params.values() if isinstance(param, Seated)]
        for reader in seated:
            said = words.say(event, read_by(reader))
            assert NAMES[reader] not in said, f"{event.key}: {said}"
            others = [NAMES[seat] for seat in seated if seat != reader]
            assert all(other in said for other in others), f"{event.key}: {said}"


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("artigiano-event-look-hand", "Béa looks at your hand.", "Béa regarde votre main."),
        ("artigiano-event-agree", "You and Béa agree.", "Béa et vous êtes d’accord."),
        ("machi-event-duel-tied", "Your duel with Béa is tied, 3 all", "Égalité à 3 entre vous et Béa"),
    ],
)
def test_what_happens_to_the_reader_is_told_to_the_reader(key: str, english: str, french: str) -> None:
    event = text(key, seat=Seated(ACTING), to=Seated(TOUCHED), total=3)
    assert Words("en").say(event, read_by(TOUCHED)).startswith(english)
    assert Words("fr").say(event, read_by(TOUCHED)).startswith(french)


def test_naming_oneself_is_said_of_oneself() -> None:
    event = text("artigiano-event-designate", seat=Seated(ACTING), to=Seated(ACTING))
    assert Words("en").say(event, read_by(ACTING)) == "You target yourself."
    assert Words("fr").say(event, read_by(ACTING)) == "Vous vous visez."
