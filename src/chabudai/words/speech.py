"""Words: the door through which everything that people read comes."""

# mypyc: compile
from __future__ import annotations

import os
import re
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from chabudai.core.errors import AgainstTheRules, BrokenLaw, ChabudaiError
from chabudai.core.scene import Param, Seated, Text
from chabudai.core.seats import MOST_SEATS
from chabudai.words.catalogue import LANGUAGES, attribute, fluent, look_up, say_attribute, texts, used
from chabudai.words.spoken_parameter import MASCULINE, Nameless, Spoken, You
from chabudai.words.stand_ins import OPEN, PLAIN

if TYPE_CHECKING:
    from chabudai.core.box import Box, Value
    from chabudai.core.clauses import Clause

NOBODY: Final[Sequence[str]] = ()
# How the engine writes places in files and records; see `core.record` and the decks of the games.
LINE: Final = re.compile(r"line (?P<line>\d+)(?:, column (?P<column>\d+))?$")
CHOICE: Final = re.compile(r"choice (?P<choice>\d+)$")
# Where each form of an entry is found, if not in the entry itself.
FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "short": ("short",),
    "shorter": ("shorter", "short"),
    "caption": ("caption", "short"),
    "aside": ("aside",),
}
COUNTED: Final = 1000  # larger numbers in errors are seeds and the like: no plural, no thousands separator
MOST_THINGS: Final = 10_000  # kept
TYPES: Final = ("NoneType", "bool", "dict", "float", "int", "list", "str")


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of the reader's system that we speak, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if environment.get(name):
            break
    return "en"


class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ChabudaiError("unknown-language", language=language, possible=LANGUAGES)
        self.language = language
        self._things: dict[Hashable, Spoken] = {}  # what sentences are about: cards, squares, ...
        self._met: dict[int, tuple[Text, Spoken]] = {}  # the same by where their texts are, which are kept
        self._called: dict[tuple[str, bool], Spoken] = {}  # names, and whether they are the reader's
        # Of what was said last: a prompt is said in four forms, one after another.
        self._latest: tuple[Text | None, Sequence[str], dict[str, Any]] = (None, NOBODY, {})

    def __call__(self, key: str, **params: Param | None) -> str:
        """An entry of the catalogues with its parameters, without players."""
        return self.say(Text(key, {name: value for name, value in params.items() if value is not None}))

    def get_ready(self) -> None:
        """Load what it takes to say anything, so that whoever asks first need not wait for it."""
        fluent(self.language)

    def knows(self, key: str) -> bool:
        """Is there such an entry?"""
        return texts(self.language).get(key) is not None

    def say(self, text: Text, names: Sequence[str] = NOBODY) -> str:
        """The text as a sentence; `names` are those of the seats, the reader's own as `You`."""
        return look_up(self.language, text.key, self._params(text, names))

    def short(self, text: Text, names: Sequence[str] = NOBODY) -> str:
        """The text as it is said where there is little room (`.short` of its entry); in full if it has no such form."""
        short = say_attribute(self.language, text.key, "short", self._params(text, names))
        return self.say(text, names) if short is None else short

    def shorter(self, text: Text, names: Sequence[str] = NOBODY) -> str:
        """The text where there is hardly any room (`.shorter` of its entry), as on a phone; else as `short` says it."""
        shorter = say_attribute(self.language, text.key, "shorter", self._params(text, names))
        return self.short(text, names) if shorter is None else shorter

    def caption(self, text: Text, names: Sequence[str] = NOBODY) -> str:
        """An event in at most five words, said where it happens (`.caption` of its entry); else as `short` says it."""
        caption = say_attribute(self.language, text.key, "caption", self._params(text, names))
        return self.short(text, names) if caption is None else caption

    def spoken_of(self, key: str, form: str) -> frozenset[str]:
        """The parameters of which a form of an entry speaks: a caption of few, since it is said where somebody sits."""
        return used(self.language, key, FORMS[form])

    def aside(self, text: Text, names: Sequence[str] = NOBODY) -> str:
        """What is said small beside a question (`.aside` of its entry), what comes next or where; else nothing."""
        return say_attribute(self.language, text.key, "aside", self._params(text, names)) or ""

    def sign(self, mark: str) -> str:
        """The sign for a mark of a piece, the same throughout a game (`.sign` of its entry)."""
        return attribute(self.language, f"mark-{mark}", "sign")

    def listed(self, items: Sequence[str], last: str = "and") -> str:
        """An enumeration: a, b and c."""
        if not items:
            return self("list-nothing")
        if len(items) == 1:
            return items[0]
        return self("list-or" if last == "or" else "list-and", first=", ".join(items[:-1]), last=items[-1])

    # --- rules and options --------------------------------------------------------------------

    def clause(self, box: Box, clause: str) -> Clause:
        """A clause of a game's rules."""
        return box.rules(self.language).clause(clause)

    def cited(self, box: Box, clause: str) -> str:
        """The name of a clause, marked when it is not printed in the rulebook."""
        found = self.clause(box, clause)
        return found.title if found.source == "printed" else self(f"clause-{found.source}", title=found.title)

    def mark(self, clause: Clause) -> str:
        """Where a clause comes from; nothing when it is printed in the rulebook."""
        if clause.source == "reported":
            return self("reported")
        return self("ruling", name=clause.ruling or "none") if clause.source == "ruling" else ""

    def decimal(self, figure: float) -> str:
        """A figure with one decimal."""
        return f"{figure:.1f}".replace(".", self("decimal-sign"))

    def option(self, box: Box, key: str) -> str:
        """The name of an option of a game."""
        return self(f"{box.name}-option-{key}")

    def value(self, box: Box, key: str, value: Value) -> str:
        """The name of a value of an option; a number needs none."""
        if isinstance(value, bool):
            return self("yes") if value else self("no")
        if isinstance(value, int):
            return str(value)
        return self(f"{box.name}-option-{key}-{value}")

    # --- errors -------------------------------------------------------------------------------

    def error(self, error: ChabudaiError, box: Box | None = None, names: Sequence[str] = NOBODY) -> str:
        """An error as one sentence: what is wrong, where, and what would have been possible."""
        if isinstance(error, AgainstTheRules) and box is not None:
            return self.refusal(error, box, names)
        if isinstance(error, BrokenLaw):
            facts = ", ".join(f"{name} {value}" for name, value in error.facts.items())
            return self("error-broken-law", law=error.problem, facts=facts or self("list-nothing"))
        params = {name: self._fact(name, value) for name, value in error.facts.items()}
        if isinstance(error.__cause__, ChabudaiError) and "detail" in params:
            params["detail"] = self.error(error.__cause__, box, names).rstrip(".")
        sentence = look_up(self.language, f"error-{error.problem}", params)
        if error.where:
            sentence = self("error-where", where=self._where(error.where), error=sentence)
        if error.possible:
            items = [self(f"type-{item}") if item in TYPES else item for item in error.possible]
            sentence += " " + self("error-possible", possible=self.listed(items, last="or"))
        return sentence

    def refusal(self, error: AgainstTheRules, box: Box, names: Sequence[str] = NOBODY) -> str:
        """Why the rules forbid a choice, with the clause."""
        why = self.say(box.refusal_text(error.refusal), names)
        return self("refused", why=why, clause=self.cited(box, error.refusal.clause))

    def _fact(self, name: str, value: object) -> Any:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int) and abs(value) < COUNTED:
            return value
        return self(f"type-{value}") if name == "found" and value in TYPES else str(value)

    def _where(self, where: str) -> str:
        """The place of an error, which the engine writes in English."""
        source, _, _ = where.partition(", line ")
        if found := LINE.search(where):
            line, column = int(found["line"]), found["column"]
            place = self("place-line", line=line) if column is None else self("place-column", line=line, column=column)
            return place if source == where else f"{source}, {place}"
        found = CHOICE.match(where)
        return self("place-choice", choice=int(found["choice"])) if found else where

    # --- texts --------------------------------------------------------------------------------

    def _spoken(self, text: Text, names: Sequence[str]) -> Spoken:
        params = self._params(text, names)
        words = look_up(self.language, text.key, params)
        gender = attribute(self.language, text.key, "gender")
        if not gender:  # "bear with a black belt" is what "bear" is
            gender = MASCULINE
            for param in params.values():
                if isinstance(param, Spoken):
                    gender = param.gender
                    break
        return Spoken.of(words, gender, is_name=attribute(self.language, text.key, "article") == "none")

    def _params(self, text: Text, names: Sequence[str]) -> dict[str, Any]:
        latest = self._latest
        if latest[0] is text and latest[1] is names:
            return latest[2]
        params = {name: self._param(param, names) for name, param in text.params.items()}
        self._latest = text, names, params
        return params

    def _param(self, param: Param, names: Sequence[str]) -> Any:
        if isinstance(param, Text):
            return self._thing(param, names)
        if isinstance(param, Seated):
            return self._name(param.seat, names)
        if isinstance(param, list):
            items = [self._param(item, names) for item in param]
            alone = len(items) == 1 and items[0].reader
            spoken = Spoken.of(self.listed(items), reader=alone, many=len(items))
            spoken.either = self.listed(items, last="or")
            return spoken
        return param

    def _thing(self, text: Text, names: Sequence[str]) -> Spoken:
        """A text within a text: many sentences are about the same few things, so those without names are kept."""
        met = self._met.get(id(text))  # games make the text of a card once
        if met is not None:
            return met[1]
        key = _key(text)
        if key is None:
            return self._spoken(text, names)
        spoken = self._things.get(key)
        if spoken is None:
            if len(self._things) >= MOST_THINGS:
                self._things.clear()
            spoken = self._things[key] = self._spoken(text, names)
        if len(self._met) >= MOST_THINGS:
            self._met.clear()
        self._met[id(text)] = text, spoken
        return spoken

    def _name(self, seat: int, names: Sequence[str]) -> Spoken:
        if seat >= len(names):
            return Spoken.of(self("player-seat", seat=seat))
        key = self.name(names, seat), isinstance(names[seat], You)
        spoken = self._called.get(key)
        if spoken is None:
            if len(self._called) >= MOST_THINGS:
                self._called.clear()
            spoken = self._called[key] = Spoken.of(key[0], reader=key[1])
        return spoken

    def name(self, names: Sequence[str], seat: int) -> str:
        """What a player is called."""
        return self("player-nameless", number=seat + 1) if isinstance(names[seat], Nameless) else names[seat]

    def stand_in(self, names: Sequence[str], seat: int) -> str:
        """What may take the place of a name until something is said; the name itself if sentences look further at it.

        They look at its beginning: whether it is a vowel, and whether it is small, as a sentence begins with a capital.
        """
        name = names[seat]
        if not name or isinstance(name, Nameless) or name[:1] != name[:1].upper() or seat >= MOST_SEATS:
            return name
        mark = OPEN[seat] if fluent(self.language).opens(name) else PLAIN[seat]
        return You(mark) if isinstance(name, You) else mark


def _key(text: Text) -> Hashable | None:
    """What a text will say, as something that can be compared; None when it depends on who sits where."""
    flat: list[Hashable] = [text.key]
    for name, param in text.params.items():
        inner = _key(param) if isinstance(param, Text) else param
        if inner is None or isinstance(inner, (Seated, list)):
            return None
        flat += (name, inner)
    return tuple(flat)
