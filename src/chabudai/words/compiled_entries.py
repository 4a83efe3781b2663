"""Entries of the catalogues made into functions: a table says thousands of sentences a second.

What a function cannot do exactly as Fluent does it (a number that needs a separator, a parameter that is missing) it
leaves to Fluent by raising `Hard`.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import ast

from chabudai.words.entries import Hard, written

Params = Mapping[str, Any]
Making = Callable[[Params], Any]
Entry = Callable[[str, "str | None"], Any]

NUMBER: Final = "NUMBER"  # Fluent's own: what it is given is to be written as a number


class Compiler:
    """Makes functions of the entries of one language."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]], plural: Callable[[int], str], entry: Entry) -> None:
        """`entry`: the pattern of an entry or of its attribute, for those that refer to it."""
        self._functions = functions
        self._plural = plural
        self._entry = entry
        self._within: list[tuple[str, str | None]] = []  # entries that are being made, each because of the one before

    def pattern(self, pattern: Any) -> Callable[[Params], str]:
        """The whole of an entry; `Hard` when it holds something that only Fluent can do."""
        pieces: list[str | Making] = []
        for element in getattr(pattern, "elements", [pattern]):  # Fluent unwraps an element that stands alone
            pieces.append(element.value if isinstance(element, ast.TextElement) else self._placed(element))
        if all(isinstance(piece, str) for piece in pieces):
            words = "".join(map(str, pieces))
            return lambda params: words
        return lambda params: "".join([piece if type(piece) is str else piece(params) for piece in pieces])  # type: ignore[operator]

    def _placed(self, element: Any) -> Making:
        """An expression in braces, as words."""
        expression = getattr(element, "expression", element)
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        value = self._value(expression)
        return lambda params: written(value(params))

    def _value(self, expression: Any) -> Making:
        """An expression as a string or a whole number."""
        if isinstance(expression, ast.VariableReference):
            return _variable(expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            words = expression.parse()["value"]
            return lambda params: words
        if isinstance(expression, ast.MessageReference):
            return self._referred(
                expression.id.name, None if expression.attribute is None else expression.attribute.name
            )
        if isinstance(expression, ast.FunctionReference) and not expression.arguments.named:
            name = expression.id.name
            function = _number if name == NUMBER else self._functions.get(name)
            values = [self._value(argument) for argument in expression.arguments.positional]
            if function is not None and len(values) == 1:
                return _called(function, values[0])
            if function is not None:
                called = function
                return lambda params: called(*[value(params) for value in values])
        raise Hard

    def _referred(self, name: str, attribute: str | None) -> Making:
        """Another entry or its attribute, filled with the same parameters."""
        this = name, attribute
        if this in self._within:
            raise Hard
        pattern = self._entry(name, attribute)
        if pattern is None:
            raise Hard
        self._within.append(this)
        try:
            return self.pattern(pattern)
        finally:
            self._within.pop()

    def _select(self, expression: Any) -> Making:
        """A choice between variants; Fluent's types say less than what it hands out, so they are not asked."""
        selector = self._value(expression.selector)
        variants: dict[str | int, Making] = {}
        default: Making | None = None
        for variant in expression.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
            made = self.pattern(variant.value)
            variants.setdefault(key, made)
            if variant.default:
                default = made
        if default is None:
            raise Hard
        otherwise, plural = default, self._plural
        counted = any(isinstance(key, int) for key in variants)

        def chosen(params: Params) -> Any:
            key = selector(params)
            if isinstance(key, str):
                if counted:
                    raise Hard
                return variants.get(key, otherwise)(params)
            if type(key) is not int:
                raise Hard
            found = variants.get(key)
            return (variants.get(plural(key), otherwise) if found is None else found)(params)

        return chosen


def _number(value: Any) -> Any:
    if type(value) is not int or value < 0:
        raise Hard
    return value


def _variable(name: str) -> Making:
    def value(params: Params) -> Any:
        try:
            found = params[name]
        except KeyError:
            raise Hard from None
        if type(found) is int and found < 0:  # takes a minus
            raise Hard
        return found

    return value


def _called(function: Callable[..., Any], argument: Making) -> Making:
    return lambda params: function(argument(params))
