"""The law of words: nothing that a game says gives itself away as filled in by a program or as a translation."""

from __future__ import annotations

import pytest

from chabudai import games
from chabudai.words import LANGUAGES
from chabudai.words.heard import keys
from tests.words.entries import entries
from tests.words.heard import heard
from tests.words.law import fault
from tests.words.said import names, said


@pytest.mark.twin
@pytest.mark.parametrize("name", games.names())
def test_games_say_every_entry_they_have_as_if_somebody_had_written_it(name: str) -> None:
    """One test, as the same games are listened to for both halves, and to play them takes most of the time."""
    they_say_what_they_have(name)
    it_reads_as_if_written(name)


def they_say_what_they_have(name: str) -> None:
    """Played over all seat counts and options, a game uses its catalogue (options and lessons come before it).

    Random play hardly ever says the rarest texts; that those are used at all, test_catalogues.py finds in the sources.
    """
    spoken = {key for text in heard(name) for key in keys(text)}
    before = (f"{name}-option-", f"{name}-lesson-", f"{name}-sign-")
    own = {key for key in entries("en") if key.startswith(f"{name}-") and not key.startswith(before)}
    assert len(own & spoken) > 0.75 * len(own), own - spoken


def it_reads_as_if_written(name: str) -> None:
    wrong: dict[str, str] = {}
    for language in LANGUAGES:
        sentences: set[str] = set()
        for line in (*said(name, language), *names(name, language)):
            if line.sentence in sentences:
                continue
            sentences.add(line.sentence)
            if reason := fault(line.family, line.sentence, language):
                wrong.setdefault(f"{line.key}: {reason}", line.sentence)
    assert not wrong, "\n".join(f"{where}: {sentence}" for where, sentence in wrong.items())


@pytest.mark.parametrize(
    ("language", "family", "sentence"),
    [
        ("fr", "event", "Aiko regarde la main de vous."),
        ("fr", "event", "Botan prend une carte à vous."),
        ("fr", "prompt", "La partie est finie\u00a0: vous devient Shogun."),
        ("fr", "event", "Aiko et vous voient leurs cartes."),
        ("fr", "event", "Vous prenez 2 carte(s) au hasard."),
        ("fr", "event", "Vous avez 0 points."),
        ("fr", "event", "Vous avez 1 cartes."),
        ("fr", "prompt", "À qui va cette carte ?"),
        ("fr", "event", "Le tour de Aiko commence."),
        ("fr", "event", "Aiko ôte un matériau de Le mousquet."),
        ("en", "event", "Aiko looks at the hand of you."),
        ("en", "prompt", "The game is over: you becomes Shogun."),
        ("en", "event", "You draw 1 cards."),
        ("en", "event", "You draw a origami."),
        ("en", "event", "You score -3 points."),
        ("en", "event", "Your The Chapel is lost."),
        ("en", "event", "Aiko doesn't pass."),
        ("en", "refusal", "There is no  card."),
        ("en", "action", "machi-card-inn"),
        ("en", "event", "Aiko’s fire kills Aiko’s Weaver."),
        ("fr", "event", "Aiko donne une carte à Aiko."),
        ("en", "caption", "-3 points"),
        ("en", "name", "Take a exposed material of an opponent."),
        ("fr", "note", "Vous quitte la table."),
        ("fr", "prose", "Une table de Arigatō en pleine partie"),
        ("en", "prose", "1 deals, each played before and after."),
    ],
)
def test_the_law_finds_what_it_forbids(language: str, family: str, sentence: str) -> None:
    assert fault(family, sentence, language)


@pytest.mark.parametrize(
    ("language", "family", "sentence"),
    [
        ("fr", "refusal", "«\u00a0Ryu\u00a0» est à vous."),
        ("fr", "event", "Aiko vous prend une carte."),
        ("fr", "event", "Le jour 1 commence."),
        ("fr", "event", "Aiko et vous voyez vos cartes."),
        ("en", "event", "You pass."),
        ("en", "event", "Day 1 begins."),
        ("en", "event", "Aiko gives you a card."),
        ("en", "event", "Aiko looks at their own hand, Botan at Chiyo’s."),
        ("fr", "caption", "vous défie\u202f!"),
        ("fr", "prose", "Personne n’est là, et vous en jouez un autre."),
    ],
)
def test_the_law_leaves_good_sentences_alone(language: str, family: str, sentence: str) -> None:
    assert not fault(family, sentence, language)
