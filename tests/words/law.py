"""The law of words: what gives a sentence away as filled in by a program or as a translation."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast, visitor

from tests.words.entries import resources

# What may follow a « vous » that is the subject, or stands alone.
WITH_VOUS = r"\w+[ei]z\b|êtes\b|faites\b|dites\b|aussi\b|vous \w+ez\b|viser\b|n’|ne |voilà\b|et |\(|\d|contre\b"
UNFILLED = re.compile(r"[{}$\u2068\u2069]")
NAMES = ("Aiko", "Botan", "Chiyo", "Daichi", "Emi")  # some French ones elide, some do not
# What may not be said, and why.
ANYWHERE = {
    r"^\s*$": "nothing at all",
    r"\(s\)|\(e\)|\(x\)": "a plural in brackets",
    r"[\"']": "a straight quote or apostrophe",
    r"  ": "two spaces",
    UNFILLED.pattern: "a place that was not filled",
    r"\b[a-z]+-(?:event|prompt|action|refusal|card|title)-[a-z]": "a key instead of words",
    r"(?<![\w–-])-\d": "a hyphen for a minus",
    r" [.,](?!\w)": "a space before a full stop or comma",
    r"[^.\d]\.\.(?!\.)": "two full stops",
}
EVERYWHERE = {
    "en": ANYWHERE
    | {
        r"\bof (?:you|me)\b": "“of you” for “your”",
        r"\b[Yy]ou’s\b": "“you’s” for “your”",
        r"\d %": "a space before the per cent sign",
        r"\ba (?:[aeio]|u[^ns])\w*\b(?<!\bone\b)": "“a” for “an”",
        r"(?:’s|[Yy]our) [Tt]he\b": "an article after a possessive",
        r"\bthe own\b": "“the own” for “their own”",
    },
    "fr": ANYWHERE
    | {
        r"(?<!signe )\b(?:de|du|d’) ?vous\b": "« de vous » for « votre »",
        r" [;:!?»]|« ": "a space that may break before double punctuation",
        r"\b(?:à|de) Les?\b": "an article that should have been contracted",
        r"(?<!-)\b(?:de|que|le|la|je|se) (?!a à z)[aeéèêiouAEÉIOU]\w*\b(?<!\bonze\b)": "a vowel that should be elided",
    },
}
# In whole sentences that are said to somebody.
SAID = {
    "en": {
        r"(?:^|[.:;,] |\band )[Yy]ou (?:\w*[^s\W]s|has|is)\b": "“you” with the verb of another person",
        r"\b[Yy]ou(?:, \w+)* and \w+ (?:\w*[^s\W]s|has|is)\b": "several people with the verb of one",
        r"\b(?:his|him|he)\b": "a player or an artisan made a man",
    },
    "fr": {
        rf"(?:^|[.:;,] |\bet )[Vv]ous (?!{WITH_VOUS})": "« vous » with the verb of another person",
        r"\b\w+ et vous (?:sont|ont|\w+nt)\b": "« vous » among several with the verb of others",
    },
}
# Only what happens is told to somebody; a button or a refusal may well say that something is “à vous”.
TWICE = {rf"\b(?P<name>{'|'.join(NAMES)})\b.*\b(?P=name)\b": "a name twice for “their own”"}
TOLD = {"en": TWICE, "fr": TWICE | {r"\w à vous\b": "« à vous » for « vous » before the verb"}}
SINGULARS = {"en": "1", "fr": "[01]"}
WHOLE = ("event", "prompt", "action", "refusal", "note")  # families of whole sentences; the rest are names and prose


def fault(family: str, sentence: str, language: str) -> str:
    """What is wrong with a sentence, or nothing."""
    whole, parts = _law(language, family in WHOLE, family == "event")
    if not whole.search(sentence):
        return ""
    return next(reason for pattern, reason in parts.items() if re.search(pattern, sentence))


@cache
def _law(language: str, said: bool, told: bool) -> tuple[re.Pattern[str], dict[str, str]]:
    """Everything that is forbidden at once, as nearly every sentence is good, and by reason."""
    one = rf"(?<![\d.,])\b{SINGULARS[language]} (?:{'|'.join(plurals(language))})\b"
    parts = EVERYWHERE[language] | {one: "one of many"}
    parts |= (SAID[language] if said else {}) | (TOLD[language] if told else {})
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
