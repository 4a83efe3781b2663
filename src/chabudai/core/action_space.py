"""One flat action space a game: every choice of every question as a small int whose meaning never changes.

A choice is an int whose meaning depends on the kind of question.  Learners want one numbering for all kinds, and one in
which equal meanings have equal numbers: "this card" is one action, whether it is laid, given or thrown away.  So the
choices of a kind are made of *spans*, a span belongs to a *domain*, and domains lie side by side.  The kind of question
is in the observation.

A game says which domains its kinds have in a table `KINDS` of its module `action_space`; kinds it does not name, and
games without such a module, have a domain of their own for each kind.
"""

# mypyc: compile
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from chabudai.core.box import Box
from chabudai.core.compiler_notes import mypyc_attr
from chabudai.core.errors import NotAChoice, NotAsked
from chabudai.core.game import Game
from chabudai.core.step import Question

Factors = tuple[tuple[str, int], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Things that are chosen: cards, squares, seats.  They are numbered by `slot`, from 0 up to the size."""

    def __init__(self, name: str, factors: Factors) -> None:
        self.name = name
        self.factors = factors  # what a slot is made of, the slowest first, so that a network may have small heads
        size = 1
        for _, count in factors:
            size *= count
        self.size = size
        self.start = 0  # where the domain lies in the space

    def slot(self, game: Game, seat: int, index: int) -> int:
        """The slot of the thing that the game's own numbering calls so; `seat` is who chooses."""
        return index


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDomain(Domain):
    """Things of which one factor is a seat.  Slots count seats from whoever chooses, as observations do."""

    def __init__(self, name: str, factors: Factors) -> None:
        super().__init__(name, factors)
        self.each = 1  # slots of one seat
        self.most = 1
        found = False
        for factor, count in factors:
            if factor == "seat":
                found = True
                self.most = count
                self.each = 1
            elif found:
                self.each *= count

    def slot(self, game: Game, seat: int, index: int) -> int:
        other = index // self.each % self.most
        turned = other - seat if other >= seat else other - seat + game.seats
        return index + (turned - other) * self.each


class Span:
    """A stretch of the choices of a kind: so many, and what they are."""

    def __init__(self, domain: Domain, count: int = 0, first: int = 0, mine: int = 0) -> None:
        self.domain = domain
        self.count = count if count else domain.size
        self.first = first  # the number that the domain gives to the first of them
        self.mine = mine  # and what it adds for each seat where the choice is about one's own things
        self.start = 0  # the first choice of the stretch and the one after its last
        self.stop = 0
        self.plain = type(domain) is Domain  # whose slots are its own numbering

    def action(self, game: Game, seat: int, choice: int) -> int:
        """The action of a choice in this stretch."""
        domain = self.domain
        return domain.start + domain.slot(game, seat, choice - self.start + self.first + self.mine * seat)


Kinds = dict[str, tuple[Span, ...]]


class ActionSpace:
    """The actions of a game: their number, those that are legal for a seat, and their meaning."""

    def __init__(self, classes: tuple[type[Question[Any]], ...], kinds: Kinds) -> None:
        names = [kind.__name__ for kind in classes]
        for name in kinds:
            if name not in names:
                raise ValueError(f"no such kind of question: {name}")
        self.domains: list[Domain] = []
        self.spans_of: dict[type[Any], list[Span]] = {}
        self.size = 0
        for kind in classes:
            name = kind.__name__
            spans = kinds.get(name)
            self.spans_of[kind] = self._lay_out(kind, spans or (Span(Domain(name, ((name.lower(), kind.size),))),))

    def _lay_out(self, kind: type[Question[Any]], spans: tuple[Span, ...]) -> list[Span]:
        start = 0
        for span in spans:
            if span.domain not in self.domains:
                span.domain.start = self.size
                self.size += span.domain.size
                self.domains.append(span.domain)
            span.start = start
            start += span.count
            span.stop = start
        if start != kind.size:
            raise ValueError(f"{kind.__name__} has {kind.size} choices, its spans {start}")
        return list(spans)

    def actions(self, game: Game, seat: int) -> list[int]:
        """The legal actions of a seat that is asked, in the order of its options."""
        spans = self.spans_of[type(game.open[seat])]
        options = game.options_of[seat]
        if len(spans) == 1 and spans[0].plain:  # the same step for all of them
            more = spans[0].action(game, seat, 0)
            return [choice + more for choice in options]
        found: list[int] = []
        for choice in options:
            for span in spans:
                if choice < span.stop:
                    found.append(span.action(game, seat, choice))
                    break
        return found

    def choice(self, game: Game, seat: int, action: int) -> int:
        """The choice of the seat's question that an action means here; a `Refused` unless it is legal."""
        if game.question(seat) is None:
            raise NotAsked("not-asked", seat=seat, possible=game.waiting())
        actions = self.actions(game, seat)
        for i in range(len(actions)):
            if actions[i] == action:
                return game.options_of[seat][i]
        raise NotAChoice("not-a-choice", choice=action, possible=game.names_of(seat))

    def notation(self, game: Game, seat: int, action: int) -> str:
        """A legal action as records write it."""
        return game.open[seat].describe(game, self.choice(game, seat, action))

    def parse(self, game: Game, seat: int, notation: str) -> int:
        """The legal action that is written like this; a `Refused` when there is none."""
        if game.question(seat) is None:
            raise NotAsked("not-asked", seat=seat, possible=game.waiting())
        actions, names = self.actions(game, seat), game.names_of(seat)
        for i in range(len(actions)):
            if names[i] == notation:
                return actions[i]
        raise NotAChoice("not-a-choice", choice=notation, possible=names)

    def domain_of(self, action: int) -> Domain:
        """The domain of an action."""
        for domain in self.domains:
            if domain.start <= action < domain.start + domain.size:
                return domain
        raise ValueError(f"no such action: {action}; there are {self.size}")

    def explain(self, action: int) -> dict[str, int]:
        """What an action is made of, whatever the position: the factors of its domain, as (name, number)."""
        domain = self.domain_of(action)
        rest = action - domain.start
        parts: list[tuple[str, int]] = []
        for number in range(len(domain.factors) - 1, -1, -1):
            name, count = domain.factors[number]
            parts.append((name, rest % count))
            rest //= count
        return dict(parts[::-1])


def kinds_of_question(box: Box) -> tuple[type[Question[Any]], ...]:
    """The kinds of question of a game, in the order of its steps."""
    return tuple([step for step in box.steps if issubclass(step, Question)])


_SPACES: Final[dict[str, ActionSpace]] = {}


def action_space(box: Box) -> ActionSpace:
    """The action space of a game, made once."""
    space = _SPACES.get(box.package)
    if space is None:
        module = f"{box.package}.action_space"
        kinds: Kinds = import_module(module).KINDS if find_spec(module) is not None else {}
        space = _SPACES[box.package] = ActionSpace(kinds_of_question(box), kinds)
    return space
