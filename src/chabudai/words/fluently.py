"""What it takes Fluent to say: entries with parameters, plurals, references and attributes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import babel
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from chabudai.words.compiled_entries import Compiler
from chabudai.words.english import ENGLISH, opens
from chabudai.words.entries import Hard, MissingWords, Texts
from chabudai.words.french import FRENCH, elides
from chabudai.words.spoken_parameter import count_of, either, is_reader, is_same

EVERYWHERE: Final[dict[str, Callable[..., Any]]] = {
    "ME": is_reader,
    "COUNT": count_of,
    "SAME": is_same,
    "OR": either,
}
FUNCTIONS: Final = {"en": EVERYWHERE | ENGLISH, "fr": EVERYWHERE | FRENCH}
OPENS: Final[dict[str, Callable[[str], bool]]] = {"en": opens, "fr": elides}  # do short words differ before it?
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # before a number it should be a minus
TERM: Final = "-"


class Entries(FluentBundle):
    """The entries of a language, each read by Fluent when it is first needed."""

    def __init__(self, language: str, texts: Texts) -> None:
        # Marks that isolate the direction of writing would show up as stray characters in terminals.
        super().__init__([language], functions=FUNCTIONS[language], use_isolating=False)
        self._texts = texts

    def has_message(self, message_id: str) -> bool:
        """Is there such an entry?"""
        return self._texts.get(message_id) is not None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What Fluent asks for every entry, and for those that an entry refers to."""
        name = TERM + entry_id if term else entry_id
        if name not in self._compiled:
            text = self._texts.get(name)
            if text is None:
                raise LookupError(name)
            self.add_resource(FluentResource(text))
        return super()._lookup(entry_id, term)


class Fluent:
    """Says the entries of one language."""

    def __init__(self, language: str, texts: Texts) -> None:
        self.language = language
        self.entries = Entries(language, texts)
        self._compiler = Compiler(FUNCTIONS[language], babel.Locale.parse(language).plural_form, self._pattern)

    def opens(self, name: str) -> bool:
        """Do short words before this name differ from those before most?"""
        return OPENS[self.language](name)

    def _pattern(self, key: str, name: str | None) -> Any:
        """An entry or its attribute as Fluent reads it; None when there is none."""
        if not self.entries.has_message(key):
            return None
        message = self.entries.get_message(key)
        return message.value if name is None else message.attributes.get(name)

    def function(self, key: str) -> Callable[[Mapping[str, Any]], str] | None:
        """The entry as a function; None when it is not there or takes Fluent itself."""
        try:
            pattern = self._pattern(key, None)
            return None if pattern is None else self._compiler.pattern(pattern)
        except Hard:
            return None

    def attribute_function(self, key: str, name: str) -> Callable[[Mapping[str, Any]], str | None] | None:
        """The same of an attribute of an entry that is there; what has no such attribute says None."""
        pattern = self.entries.get_message(key).attributes.get(name)
        try:
            return (lambda params: None) if pattern is None else self._compiler.pattern(pattern)
        except Hard:
            return None

    def used(self, key: str, name: str | None) -> frozenset[str] | None:
        """The parameters of which an entry or its attribute may say something; None when there is none."""
        pattern = self._pattern(key, name)
        if pattern is None:
            return None
        found: set[str] = set()
        for node in _within(pattern):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                found |= self.used(node.id.name, None if node.attribute is None else node.attribute.name) or set()
        return frozenset(found)

    def say(self, key: str, params: Mapping[str, Any]) -> str:
        """The entry filled with its parameters, by Fluent itself, which can do everything but takes its time."""
        if not self.entries.has_message(key):
            raise MissingWords(f"{self.language}: no entry {key}")
        pattern = self.entries.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key} has no text")
        words, errors = self.entries.format_pattern(pattern, dict(params))
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return _with_minus(str(words), params)

    def attribute(self, key: str, name: str, params: Mapping[str, Any]) -> str | None:
        """An attribute of an entry filled with the parameters of the entry; None when it has none."""
        pattern = self.entries.get_message(key).attributes.get(name)
        if pattern is None:
            return None
        words, errors = self.entries.format_pattern(pattern, dict(params))
        if errors:
            raise MissingWords(f"{self.language}: {key}.{name}: {errors[0]}")
        return _with_minus(str(words), params)


def _within(node: Any) -> Iterator[Any]:
    """All that a pattern consists of."""
    yield node
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.BaseNode):
                yield from _within(inner)


def _with_minus(words: str, params: Mapping[str, Any]) -> str:
    below = any(isinstance(value, int) and value < 0 for value in params.values())
    return HYPHEN.sub("−", words) if below else words
