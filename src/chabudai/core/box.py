"""Box: a game as the rest of the project meets it.  Each package under `games/` has one, called BOX."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from operator import index
from typing import Any, Literal, SupportsIndex, TypeAlias

from chabudai.core.asking import Asking
from chabudai.core.clauses import Refusal, Rules, load_rules
from chabudai.core.errors import BadTable
from chabudai.core.events import Event
from chabudai.core.game import IN_TEXT, Game
from chabudai.core.moment import Moment
from chabudai.core.notation import parse_choice as parse_choice
from chabudai.core.picture import lines
from chabudai.core.points import Points
from chabudai.core.scene import Param, Piece, Progress, Scene, Text, Zone
from chabudai.core.secrets import WHOLE
from chabudai.core.step import Step
from chabudai.core.summary import Summary, load_summary
from chabudai.core.viewpoint import Draw, scene

Value: TypeAlias = "bool | int | str"
Role: TypeAlias = Literal["drawn", "taken", "played", "scored", "lost", "given"]
Json: TypeAlias = Any  # what `json.loads` may return; narrowed where it is read


LARGEST_SEED = (1 << 256) - 1


@dataclass(frozen=True)
class Option:
    """Something a table may choose before the game: a variant, a deck, a reading of the rules."""

    key: str
    values: tuple[Value, ...]  # the first is the default
    clause: str
    reconstructed: tuple[Value, ...] = ()  # values that stand for components we rebuilt

    @property
    def default(self) -> Value:
        """What holds unless the table says otherwise."""
        return self.values[0]


@dataclass(frozen=True)
class Verb:
    """What an event that names a seat and a card does with the card, for those who follow cards through many games."""

    role: Role
    chance: bool = False  # does a pile decide which card it is?  Only then may what follows be called its effect


@dataclass(frozen=True)
class Card:
    """A card of a deck: its number in events, its name, and where its entry stands in the deck as plain data."""

    number: int
    name: Text
    path: str = ""
    entry: Mapping[str, Json] = field(default_factory=dict)
    piece: Piece | None = None  # as the table draws it


@dataclass(frozen=True, repr=False)
class Box:
    """What one needs to know of a game without knowing the game."""

    name: str
    title: str
    edition: int  # rises whenever an old record would play differently
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    steps: tuple[type[Step[Any]], ...]
    longest: int  # no game has more choices than this
    package: str
    set_up: Callable[[int, int, Mapping[str, Value], Json], Game]  # everything before the first step
    blank: Callable[[], Game]  # a position without fields, for the codec
    picture: Callable[[Game], dict[str, Json]]  # the table as readable JSON
    fact: Callable[[str, int], Param]  # a fact of an event or refusal as a parameter of a text
    draw: Draw  # a view, and the order in which its viewer sees the seats
    asking: Asking = field(compare=False)  # what is asked and may be chosen, for people
    scores: Callable[[Game, int | None], list[Points]]  # one tree a seat: what this viewer may know of its points
    progress: Callable[[Game], Progress | None] | None = None  # of a view: its round, for the head of the page
    minutes: int = 0  # that a game against bots takes, roughly; 0 when nobody has said it
    rounds: tuple[str, ...] = ()  # kinds of event that open a round or a turn: where replays can jump to
    sights: tuple[str, ...] = ()  # what many games together should show besides every step: effects of cards, ends
    seen: Callable[[Game, list[Event]], set[str] | Counter[str]] | None = None  # those a finished game has shown
    read_deck: Callable[[str, str], Json] | None = None  # (text, its name) to a deck as plain data
    learn_deck: Callable[[Json], object] | None = None  # takes note of a deck that positions name and do not contain
    supplied_deck: Callable[[Game], Json] | None = None  # the deck that was taken note of, for another process
    verbs: Mapping[str, Verb] = field(default_factory=dict, hash=False)  # by kind of event
    goals: Mapping[str, str] = field(
        default_factory=dict, hash=False
    )  # kinds of event: the fact that names the goal reached
    goal_values: Mapping[str, tuple[int, ...]] = field(
        default_factory=dict, hash=False
    )  # by the same kinds: all goals there are, so that one that nobody ever reaches is missed
    goal_piece: Callable[[str, int], tuple[str, str]] | None = (
        None  # kind and goal to the keys of the zone and the piece that show it
    )
    own_deck: Callable[[Mapping[str, Value]], Json] | None = (
        None  # the deck of the box with these options, as plain data
    )
    cards: Callable[[Json], Sequence[Card]] | None = None  # of a deck as plain data; None: the deck of the box
    # A moment worth a scene of its own, such as a duel: a zone with the role `stage` that the page shows over the table
    # for a while.  Events of one choice that are staged alike are one scene.  None: this event is not staged.
    staged: Callable[[Event, Moment], Zone | None] | None = None
    # The place or zone where an event happens, by its key: what is said of it stands there.  None: at the seat.
    place_of: Callable[[Event], str | None] | None = None
    family: str = ""  # the field of a card's entry by which cards are put together
    # Says that it brings a lesson, drawings, an evaluation, golden games and tests of every clause: tests ask for them.
    polished: bool = False

    def __post_init__(self) -> None:
        # The game's own box is made first; one made from it for other decks or tests does not speak for it.
        IN_TEXT.setdefault(self.blank.__module__, (self.title, self.in_text))

    def __repr__(self) -> str:
        return f"<Box {self.name}: {self.title}, edition {self.edition}, seats {' '.join(map(str, self.seat_counts))}>"

    def in_text(self, game: Game) -> str:
        """The table as a few lines of text, for people at a prompt."""
        return lines(self.picture(game))

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex,
        options: Mapping[str, Value] | None = None,
        deck: Json = None,
        journal: list[Event] | None = None,
    ) -> Game:
        """A game dealt and played up to its first question; events go to the journal, if there is one."""
        count, number = _whole(seats), _whole(seed)
        if count is None or count not in self.seat_counts:
            raise BadTable("bad-seat-count", seats=str(seats) if count is None else count, possible=self.seat_counts)
        if number is None or not 0 <= number <= LARGEST_SEED:
            raise BadTable("bad-seed", seed=str(seed) if number is None else number)
        game = self.set_up(count, number, self.complete(options or {}), deck)
        game.journal = journal
        game.settle()
        return game

    def complete(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options with defaults filled in; whatever the game does not know raises BadTable."""
        if not options:
            return self.defaults.copy()
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadTable("unknown-option", option=key, possible=known)
            if not any(value == v and type(value) is type(v) for v in known[key].values):
                raise BadTable("bad-option-value", option=key, value=value, possible=known[key].values)
        return {key: options.get(key, option.default) for key, option in known.items()}

    @cached_property
    def defaults(self) -> dict[str, Value]:
        """The options of a table that asks for nothing."""
        return {option.key: option.default for option in self.options}

    def scene(self, view: Game) -> Scene:
        """The table for people, as the viewer of this view sees it: `box.scene(game.view(seat))`."""
        assert view.viewer != WHOLE, "a scene is made from a view, so that it can tell nothing else"
        return scene(self.name, view, self.draw, self.asking, self.progress)

    def rules(self, language: str) -> Rules:
        """The rules in a language."""
        return load_rules(self.package, language)

    def summary(self, language: str) -> Summary:
        """The game on one page."""
        return load_summary(self.package, language)

    def event_text(self, event: Event) -> Text:
        """An event as a line of the log."""
        return Text(f"{self.name}-event-{event.kind}", self._params(event.facts))

    def goal_text(self, kind: str, value: int) -> Text:
        """A goal that events of this kind reach, by the value of the fact that names it."""
        return Text(f"{self.name}-goal-{kind}", self._params({self.goals[kind]: value}))

    def refusal_text(self, refusal: Refusal) -> Text:
        """A refusal as a sentence."""
        return Text(f"{self.name}-refusal-{refusal.kind}", self._params(refusal.facts))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: the box of a package is known by that package, wherever it is read again."""
        if getattr(import_module(self.package), "BOX", None) is self:
            return box_in, (self.package,)
        return Box, tuple(getattr(self, part.name) for part in fields(self))

    def _params(self, facts: Mapping[str, int]) -> dict[str, Param]:
        return {name: self.fact(name, value) for name, value in facts.items()}


def box_in(package: str) -> Box:
    """The box of a game, by the name of its package."""
    box: Box = import_module(package).BOX
    return box


def _whole(number: SupportsIndex) -> int | None:
    """A plain int, whatever kind of whole number it was; None for what is no number."""
    try:
        return index(number)
    except TypeError:
        return None
