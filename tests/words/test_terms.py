"""One word for one thing: what the booklets call it, in all that players read of a game, and nothing else beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import chabudai
from chabudai import games
from chabudai.table.course.clocks import read_pace
from chabudai.table.pages.home import PACES
from chabudai.words import LANGUAGES, Words
from tests.boxes import ALL
from tests.words.entries import entries

ROOT = Path(chabudai.__file__).parent
# What must not be read there, and what is read instead.
INSTEAD = {
    ("arigato", "en"): {
        r"travell": "traveler, as in the official book",
        r"\bfavors\b": "4 favor",
        r"neighbour": "neighbor",
        r"\bgifts?\b": "offering",
        r"\bin stock\b": "in the supply",
        r"\b(?:he|his|him)\b": "they; the blacksmith is a woman",
    },
    ("arigato", "fr"): {
        r"\b(?:le|son|un) présent\b": "offrande",
        r"\bmétiers?\b(?!\))": "type",
        r"[Tt]erminez l(?:e jour|a journée)": "finissez la journée",
    },
    ("artigiano", "en"): {
        r"\b[Cc]ases?\b": "space",
        r"\bsuperficial\b": "exposed",
        r"\b[Ss]pecials\b": "special cards",
        r"\b(?:lay|lays|laid|laying)\b(?! out)": "place a material, play a special card",
        r"\bfulfil": "accomplish",
        r"\bthe own\b|\b(?:he|his|him)\b": "their own",
        r"\bis no (?:card|action|drawing)|are no materials": "is not a card",
    },
    ("artigiano", "fr"): {
        r"\bnomm(?:e|ez|er|és?|ée)\b(?! un autre endroit)": "viser",
        r"pêché": "péché",
        r"Barthélémy": "Barthélemy",
        r"château(?: est)? plein": "château complet",
        r"missions? remplies?|elles? (?:est|sont) remplies?": "accomplie",
    },
    ("dojo", "en"): {r"\banimals?\b": "disciple", r"\bjokers?\b": "wild card"},
    ("dojo", "fr"): {r"\b[Cc]hallenger": "attaquant", r"\banima(?:l|ux)\b": "disciple"},
    ("machi", "en"): {
        r"\b[Ss]abres?\b": "sword",
        r"\bYakuzas\b": "Yakuza",
        r"\bFrank\b": "All-out",
        r"\bpass(?:es)?\b": "exchange",
        r"\bthe own\b": "their own",
        r"\bgive up\b": "discard",
    },
    ("machi", "fr"): {
        r"\bachev": "construire",
        r"\bl’an\b": "année",
        r"\d de richesse|\d d’honneur|\} d(?:e |’)(?:richesse|honneur|riz)": "points de richesse",
        r"\bduellistes?\b": "Duelliste",
        r"cartes? de combat": "carte de Combat",
    },
    ("", "en"): {
        r"\b[Ll]etters?\b(?!, but)": "e-mail",
        r"\d %|\} %": "12%",
        r"\bis no \w+ and no\b": "is neither",
    },
    ("", "fr"): {r"\b[Ll]ettres?\b": "e-mail", r"\bassis\b": "a une place", r"privé de parole": "parole coupée"},
}


@pytest.mark.parametrize(("game", "language"), INSTEAD)
def test_things_have_one_name(game: str, language: str) -> None:
    found: list[str] = []
    for where, text in read(game, language):
        for pattern, better in INSTEAD[game, language].items():
            found += [f"{where}: {match[0]!r} ({better})" for match in re.finditer(pattern, text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ALL)
def test_french_rules_have_french_spaces(game: str) -> None:
    for where, text in read(game, "fr"):
        broken = re.search("[^\n]{0,20}(?: [;!?]|(?<!«)\u00a0[;!?]|[ \u202f][:»]|«[ \u202f])[^\n]{0,20}", text)
        assert broken is None, f"{where}: {broken[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_below_zero_is_a_minus(game: str, language: str) -> None:
    for where, text in read(game, language):
        assert not re.search(r"(?<![\w–-])-\d", text), where


def read(game: str, language: str) -> Iterator[tuple[str, str]]:
    """All that people read of a game, or of the project itself: entries of its catalogues, lines of its pages."""
    if game:
        yield from read_pages(game, language)
        catalogues = sorted((_folder(game) / "words").glob(f"*{language}.ftl"))
    else:
        catalogues = [ROOT / "words" / f"{language}.ftl", ROOT / "table" / "words" / f"{language}.ftl"]
    for catalogue in catalogues:
        for entry in parse(catalogue.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for text in _texts(entry):
                    yield entry.id.name, text


def read_pages(game: str, language: str) -> Iterator[tuple[str, str]]:
    """The lines of a game's rules and of its summary, without what is not read."""
    for page in (f"rules.{language}.md", f"summary.{language}.md"):
        for number, line in enumerate((_folder(game) / page).read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page}, line {number}", re.sub(r"\{[a-z]+\}|\[[a-z0-9., ]+\]", "", line)


def _folder(game: str) -> Path:
    return Path(str(files(games.find(game).package)))


def _texts(entry: ast.Message) -> Iterator[str]:
    """The text of each variant of an entry and of its attributes, places in braces."""
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes if attribute.id.name != "sign")):
        if pattern is not None:
            yield from _variants(pattern)


def _variants(pattern: ast.Pattern) -> Iterator[str]:
    pieces: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            pieces.append(element.value)
            continue
        pieces.append("{}")
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _variants(variant.value)
    yield "".join(pieces)


# --- what was once read the wrong way -------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["artigiano-prompt-cancel", "artigiano-prompt-reply"])
def test_what_a_card_tells_its_player_is_quoted_to_others(language: str, key: str) -> None:
    """“Discard as many of your cards as you like” is said to whoever plays the card, not to whoever may cancel it."""
    assert entries(language)[key].value is not None
    said = Words(language)(key, author="Aiko", effect="The Grave", about="Discard your cards.")
    assert re.search(r"(?:“|«\u00a0)Discard your cards\.(?:”|\u00a0»)$", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", ["live", "quick"])
def test_a_pace_names_its_bank_and_what_a_move_adds(language: str, pace: str) -> None:
    clock = read_pace(PACES[pace])
    said = Words(language)(f"page-pace-{pace}").replace("\u00a0", " ")
    assert f"{clock.bank // 60} min" in said
    assert re.search(rf"\+ ?{clock.increment} s\b", said), said
