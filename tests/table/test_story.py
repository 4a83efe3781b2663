"""Lines of the log: the seal says who did it to whoever looks, the name to whoever listens."""

from __future__ import annotations

import re

from chabudai.core.events import Event
from chabudai.games import find
from chabudai.table.pages.draw.story import Logs
from chabudai.table.pages.draw.words import VOICES
from chabudai.words import LANGUAGES, You

PASSES = Event("pass", "challenge.1", {"seat": 1})
DOER = re.compile(r'<span class="doer">([^<]*)</span>')
SAID = re.compile(r"<[^>]+>")


def line(language: str, *names: str) -> str:
    return Logs(find("dojo"), VOICES[language]).line(PASSES, names)


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
