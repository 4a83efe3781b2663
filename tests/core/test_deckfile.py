"""Decks from strangers: what would keep a parser busy is refused before it is parsed."""

from importlib.resources import files
from time import process_time

import pytest

from chabudai import games
from chabudai.core.deckfile import LONGEST, MOST_DOTS, parse_deck
from chabudai.core.errors import BadDeck

BOMBS = {
    "a key of many parts": "a" + ".a" * 8_000 + " = 1",
    "quoted parts": '"a"' + '."a"' * 8_000 + " = 1",
    "a deep header": "[" + "a." * 8_000 + "a]\nb = 1",
    "a deep inline table": "x = {" + "a." * 8_000 + "a = 1}",
    "nested brackets": "x = " + "[" * 20_000 + "]" * 20_000,
    "a number of many digits": "x = " + "9" * 5_000,
    "the same as JSON": '{"x": ' + "9" * 5_000 + "}",
    "nested JSON": '{"x": ' + "[" * 30_000 + "]" * 30_000 + "}",
    "too long": "\n" * (LONGEST + 1),
    "much too long": "a" + ".a" * 200_000 + " = 1",
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_bombs_are_refused_in_no_time(text: str) -> None:
    start = process_time()
    with pytest.raises(BadDeck):
        parse_deck(text, "deck")
    assert process_time() - start < 0.5


def test_what_decks_need_is_read() -> None:
    keys = ".".join("abcdefghi"[: MOST_DOTS + 1])
    assert parse_deck(f'{keys} = "1.2.3.4.5.6.7.8.9.10"  # a.b.c.d.e.f.g.h.i.j', "deck")
    for file in ("dojo/decks.toml", "machi/cards.toml", "arigato/cards.json", "artigiano/box.json"):
        assert parse_deck((files("chabudai.games") / file).read_text(encoding="utf-8"), file)


def test_where_something_is_wrong_is_looked_for_only_then() -> None:
    """A deck whose every line would have to be gone through for every card."""
    lines = [f'{figure}.{belt} = 2' for figure in ("monkey", "fox", "tigress", "crane", "bear", "raccoon") for belt in
             ("white", "yellow", "green", "blue", "black")]  # fmt: skip
    read = games.find("dojo").read_deck
    assert read is not None
    text = "[counts]" + "\n" * 50_000 + "\n".join(lines)
    start = process_time()
    assert read(text, "deck")
    assert process_time() - start < 0.5
