"""The law of words: nothing that a game says gives itself away as filled in by a program or as a translation."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from chabudai import games
from chabudai.words import LANGUAGES
from tests.words.entries import entries, resources
from tests.words.heard import heard, keys
from tests.words.said import Said, names, said

# What may follow a « vous » that is the subject, or stands alone.
WITH_VOUS = r"\w+[ei]z\b|êtes\b|faites\b|dites\b|aussi\b|vous \w+ez\b|viser\b|n’|ne |voilà\b|et |\(|\d|contre\b"
UNFILLED = re.compile(r"[{}$\u2068\u2069]")
# What may not be said, and why.
ANYWHERE = {
    r"^\s*$": "nothing at all",
    r"\(s\)|\(e\)|\(x\)": "a plural in brackets",
    r"[\"']": "a straight quote or apostrophe",
    r"  ": "two spaces",
    UNFILLED.pattern: "a place that was not filled",
    r"\b[a-z]+-(?:event|prompt|action|refusal|card|title)-[a-z]": "a key instead of words",
    r"(?<![\w–-])-\d": "a hyphen for a minus",
    r" [.,]": "a space before a full stop or comma",
    r"[^.]\.\.(?!\.)": "two full stops",
}
FORBIDDEN = {
    "en": ANYWHERE
    | {
        r"\bof (?:you|me)\b": "“of you” for “your”",
        r"\b[Yy]ou’s\b": "“you’s” for “your”",
        r"(?:^|[.:;,] |\band )[Yy]ou (?:\w*[^s\W]s|has|is)\b": "“you” with the verb of another person",
        r"\b[Yy]ou(?:, \w+)* and \w+ (?:\w*[^s\W]s|has|is)\b": "several people with the verb of one",
        r"\d %": "a space before the per cent sign",
        r"\ba (?:[aeio]|u[^ns])\w*\b(?<!\bone\b)": "“a” for “an”",
        r"(?:’s|[Yy]our) [Tt]he\b": "an article after a possessive",
        r"\bthe own\b": "“the own” for “their own”",
        r"\b(?:his|him|he)\b": "a player or an artisan made a man",
    },
    "fr": ANYWHERE
    | {
        r" [;:!?»]|« ": "a space that may break before double punctuation",
        r"\b(?:de|du|d’) ?vous\b": "« de vous » for « votre »",
        rf"(?:^|[.:;,] |\bet )[Vv]ous (?!{WITH_VOUS})": ("« vous » with the verb of another person"),
        r"\b\w+ et vous (?:sont|ont|\w+nt)\b": "« vous » among several with the verb of others",
        r"\b(?:à|de) Les?\b": "an article that should have been contracted",
        r"\b(?:de|que|le|la|je|se) [aeéèêiouAEÉIOU]\w*\b(?<!\bonze\b)": "a vowel that should have been elided",
    },
}
# Only what happens is told to somebody; a button or a refusal may well say that something is “à vous”.
IN_EVENTS = {"en": {}, "fr": {r"\w à vous\b": "« à vous » for « vous » before the verb"}}
SINGULARS = {"en": "1", "fr": "[01]"}


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
        for line in said(name, language):
            if line.sentence in sentences:
                continue
            sentences.add(line.sentence)
            if reason := fault(line, language):
                wrong.setdefault(f"{line.key}: {reason}", line.sentence)
        for line in names(name, language):
            assert line.sentence.strip(), line.key
            assert not UNFILLED.search(line.sentence), line
    assert not wrong, "\n".join(f"{where}: {sentence}" for where, sentence in wrong.items())


def fault(line: Said, language: str) -> str:
    """What is wrong with a sentence, or nothing."""
    whole, parts = _law(language, line.family == "event")
    if not whole.search(line.sentence):
        return ""
    return next(reason for pattern, reason in parts.items() if re.search(pattern, line.sentence))


@cache
def _law(language: str, event: bool) -> tuple[re.Pattern[str], dict[str, str]]:
    """Everything that is forbidden at once, as nearly every sentence is good, and by reason."""
    one = rf"(?<![\d.,])\b{SINGULARS[language]} (?:{'|'.join(plurals(language))})\b"
    parts = FORBIDDEN[language] | (IN_EVENTS[language] if event else {}) | {one: "one of many"}
    return re.compile("|".join(f"(?:{pattern})" for pattern in parts)), parts


@cache
def plurals(language: str) -> tuple[str, ...]:
    """The words of a language that stand after numbers above one, and only there, as its own catalogues know them."""
    seen = _Plurals()
    for _, resource in resources(language):
        seen.visit(resource)
    return tuple(sorted(seen.many - seen.one))


class _Plurals(visitor.Visitor):
    def __init__(self) -> None:
        self.one: set[str] = set()
        self.many: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variants = {
            variant.key.name: variant.value for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if {"one", "other"} <= set(variants):
            self.one.update(_counted(variants["one"], node.selector))
            self.many.update(_counted(variants["other"], node.selector))
        self.generic_visit(node)


def _counted(pattern: ast.Pattern, selector: ast.SyntaxNode) -> list[str]:
    """The word right after the number that chose the variant."""
    pairs = zip(pattern.elements, pattern.elements[1:], strict=False)
    after = [
        text.value
        for number, text in pairs
        if isinstance(number, ast.Placeable)
        and isinstance(text, ast.TextElement)
        and selector.equals(number.expression)
    ]
    return [word for value in after for word in re.findall(r"^ ([^\W\d_]{3,})", value)]


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
    ],
)
def test_the_law_finds_what_it_forbids(language: str, family: str, sentence: str) -> None:
    assert fault(Said("key", family, sentence), language)


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
    ],
)
def test_the_law_leaves_good_sentences_alone(language: str, family: str, sentence: str) -> None:
    assert not fault(Said("key", family, sentence), language)
