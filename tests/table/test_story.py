"""Lines of the log: the seal says who did it to whoever looks, the name to whoever listens."""

from __future__ import annotations

import re

from chabudai.core.events import Event, happened
from chabudai.core.knowledge import EVERYONE
from chabudai.games import find
from chabudai.games.dojo.state import Dojo
from chabudai.games.machi.state import Machi
from chabudai.table.pages.draw.story import Logs
from chabudai.table.pages.draw.words import VOICES
from chabudai.words import LANGUAGES, You

PASSES = Event("pass", "challenge.1", {"seat": 1})
DOER = re.compile(r'<span class="doer">([^<]*)</span>')
SAID = re.compile(r"<[^>]+>")


def line(language: str, *names: str) -> str:
    return Logs(find("dojo"), VOICES[language]).lines([PASSES], names, None)[0]


def test_a_name_that_its_seal_tells_is_only_heard() -> None:
    for language in LANGUAGES:
        told = line(language, "Ana", "Kenji", "Bob")
        assert 'data-seal="K"' in told
        assert DOER.findall(told) == ["Kenji "]
        spoken = SAID.sub("", told)
        assert spoken.startswith("Kenji "), "the sentence is whole for who listens"


def test_a_name_is_seen_where_a_letter_could_be_two_people_or_me() -> None:
    for language in LANGUAGES:
        assert not DOER.search(line(language, "Ana", "Kenji", "Kaori"))
        assert not DOER.search(line(language, "Ana", You("Kenji"), "Bob"))


def test_a_name_is_never_more_than_text() -> None:
    told = line("en", "Ana", "<b>K", "Bob")
    assert DOER.findall(told) == ["&lt;b&gt;K "]
    assert "<b>" not in told


def test_the_same_at_another_table_is_told_as_that_table_reads_it() -> None:
    log = Logs(find("dojo"), VOICES["en"])
    tables = ("Ana", "Kenji", "Bob"), ("Ana", "Kenji", "Kaori"), ("Al", "Kenji")
    hidden, seen, hidden_again = (log.told([PASSES], names)[0] for names in tables)
    assert DOER.search(hidden)
    assert not DOER.search(seen)
    assert hidden_again == hidden
    placed = Event("place", "training.1", {"seat": 1, "card": 3, "cell": 8})
    drawn, bare = (log.lines([placed], ("Ana", "Kenji"), None, faces)[0] for faces in ({3: "<svg></svg>"}, {}))
    assert "<svg>" in drawn
    assert "<svg>" not in bare, "a deck of somebody's own may number its cards otherwise"


def test_events_of_different_games_are_never_the_same() -> None:
    one, other = (happened(kind, "pass", "a.1", {"seat": 1}, EVERYONE) for kind in (Dojo, Machi))
    assert one == other
    assert one is not other
    assert happened(Dojo, "pass", "a.1", {"seat": 1}, EVERYONE) is one
    assert happened(Dojo, "pass", "a.1", {"to": 1}, EVERYONE) != one
