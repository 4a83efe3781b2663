"""Voice: texts as HTML in one language, each put into words once.

What is said depends on the text and on the names that occur in it, not on who else sits at the table: so a text about
a card is said once for all viewers, and one about a seat once for the one who sits there and once for the others.
Whoever keeps what a voice said asks `mentioned` whose names were in it.  Names themselves are put in last, so that the
same is not said again for every table (`put_in`).
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.scene import Seated, Text
from chabudai.core.seats import MOST_SEATS
from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.cache import ANYBODY, Kept
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.put_in import Called, Said

MOST: Final = 50_000  # entries of a cache before it is emptied
MOST_EVENTS: Final = 4000  # of all tables, that some have been told and others not yet
SAY, SHORT, SHORTER, CAPTION, ASIDE = range(5)  # the forms of a text: in full, and with ever fewer words
END: Final = ()  # of a text or a list within what is told
SEATS_TOLD: Final = [("seat", seat) for seat in range(MOST_SEATS + 1)]
FORMS: Final = ("", "short", "shorter", "caption", "aside")
NO_NAMES: Final[tuple[str, ...]] = ()
MOST_CALLED: Final = 4000  # lists of names: a table has one for each that looks


def told_by(value: Any, told: list[Hashable]) -> int:
    """Adds what a text or a parameter tells, as something that can be compared; the seats named in it, a bit each."""
    kind, seats = type(value), 0
    if kind is Text:
        told.append(value.key)
        params: dict[str, Any] = value.params
        for name, param in params.items():
            told.append(name)
            if type(param) is int or type(param) is str:
                told.append(param)
            else:
                seats |= told_by(param, told)
        told.append(END)
    elif kind is Seated:
        told.append(SEATS_TOLD[value.seat])
        seats = 1 << value.seat
    elif kind is list:
        for item in value:
            seats |= told_by(item, told)
        told.append(END)
    else:
        told.append(value)
    return seats


def mentioned_in(value: Any) -> int:
    """The seats whose names occur in a text or a parameter, as a mask."""
    kind, seats = type(value), 0
    if kind is Text:
        params: dict[str, Any] = value.params
        for param in params.values():
            if type(param) is not int and type(param) is not str:
                seats |= mentioned_in(param)
    elif kind is Seated:
        seats = 1 << value.seat
    elif kind is list:
        for item in value:
            seats |= mentioned_in(item)
    return seats


class Voice:
    """Speaks one language; everything it returns is safe in HTML."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = WORDS[language]
        self.mentioned = 0  # grows by the seats of every text with names in it; who wants to know them clears it first
        self._said: dict[tuple[Hashable, ...], Said] = {}  # by form, text, and for whom
        self._plain: list[dict[str, str]] = [{} for _ in FORMS]  # of each form, by the key: texts that say no more
        self._called: dict[int, Called] = {}  # by where the names are, which are kept
        self._calls = Called(NO_NAMES, self.words)  # the last of them
        self._entries: dict[tuple[object, ...], str] = {}
        self._fixed: dict[str, str] = {}  # of those that are said at every move, by the few keys of these
        self._cited: dict[tuple[str, str], str] = {}
        self._told: Kept[Text] = Kept(MOST_EVENTS)

    def __call__(self, key: str, **params: int | str) -> str:
        """An entry of the catalogues."""
        known = key, *params.values()
        said = self._entries.get(known)
        if said is None:
            if len(self._entries) > MOST:
                self._entries.clear()
            said = self._entries[known] = escape(self.words(key, **params))
        return said

    def entry(self, key: str) -> str:
        """An entry that takes no parameters, for whoever says it at every move: found in a tenth of the time."""
        said = self._fixed.get(key)
        if said is None:
            said = self._fixed[key] = self(key)
        return said

    def say(self, text: Text, names: Sequence[str]) -> str:
        """A text of a scene or of the log."""
        return self._form(SAY, text, names)

    def told(self, box: Box, event: Event) -> Text:
        """An event as a text: the same for the log and the film, whoever reads them."""
        found = self._told.get(event, ANYBODY)
        if found is None:
            found = box.event_text(event)
            self._told.put(event, 0, ANYBODY, found)
        return found

    def short(self, text: Text, names: Sequence[str]) -> str:
        """A text where there is little room, as in the ribbon."""
        return self._form(SHORT, text, names)

    def shorter(self, text: Text, names: Sequence[str]) -> str:
        """A text where there is hardly any, as on a phone."""
        return self._form(SHORTER, text, names)

    def anew(self, form: int, text: Text, names: Sequence[str]) -> str:
        """One of these forms for whoever keeps it themselves: to find it again here would take half as long as that."""
        self.mentioned |= mentioned_in(text if form == SAY else self._in_short(form, text))
        return self._spoken(form, text, names)

    def aside(self, text: Text, names: Sequence[str]) -> str:
        """What is said small beside a question; often nothing."""
        return self._form(ASIDE, text, names)

    def called(self, names: Sequence[str]) -> Called:
        """The names of a table as they are put in, for as long as they are kept there."""
        if self._calls.names is names:
            return self._calls
        found = self._called.get(id(names))
        if found is None:
            if len(self._called) >= MOST_CALLED:
                self._called.clear()
            found = self._called[id(names)] = Called(names, self.words)
        self._calls = found
        return found

    def _form(self, form: int, text: Text, names: Sequence[str]) -> str:
        if not text.params:
            said = self._plain[form].get(text.key)
            if said is None:
                said = self._plain[form][text.key] = self._spoken(form, text, NO_NAMES)
            return said
        called, told = self.called(names), list[Hashable]([form])
        seats = told_by(text if form == SAY else self._in_short(form, text), told)
        if seats:
            self.mentioned |= seats
            told.append(called.anywhere.number(seats))
        key = tuple(told)
        known = self._said.get(key)
        if known is None:
            if len(self._said) > MOST:
                self._said.clear()
            known = self._said[key] = Said(self._spoken(form, text, called.marks))
        return known.by(called)

    def _in_short(self, form: int, text: Text) -> Text:
        """The text without that of which a short form of it says nothing."""
        if not text.params:
            return text
        spoken_of = self.words.spoken_of(text.key, FORMS[form])
        return Text(text.key, {name: param for name, param in text.params.items() if name in spoken_of})

    def _spoken(self, form: int, text: Text, names: Sequence[str]) -> str:
        words = self.words
        if form == ASIDE:  # it goes on after the question, in small letters
            return escape(str(words.aside(text, names)))
        if form == SAY:
            said = words.say(text, names)
        elif form == SHORT:
            said = words.short(text, names)
        elif form == SHORTER:
            said = words.shorter(text, names)
        else:
            said = words.caption(text, names)
        return escape(_upper(str(said)))

    def cite(self, box: Box, clause: str) -> str:
        """A link to a clause in the rules beside the table."""
        if not clause:
            return ""
        key = box.name, clause
        if key not in self._cited:
            title = escape(self.words.cited(box, clause))
            self._cited[key] = f'<a class="clause" href="#rule-{escape(clause)}">{title}</a>'
        return self._cited[key]


def _upper(sentence: str) -> str:
    """Every text stands alone on the page, so it begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


VOICES: Final = {language: Voice(language) for language in WORDS}
