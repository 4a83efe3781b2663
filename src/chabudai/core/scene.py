"""Scene: a table as plain data for people.  The terminal, the page and the API all draw from it.

A scene is made from a view, so it holds nothing that its viewer may not see.  Its texts are `Text`: a key of the
catalogues and parameters; `words` puts them into a language.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final, Literal, TypeAlias

from chabudai.core.remembered import Remembered
from chabudai.core.things import thing

Layout: TypeAlias = Literal["row", "grid", "stack", "track", "free"]
Style: TypeAlias = Literal["", "primary", "quiet", "danger"]  # danger: it hurts, so it is asked once more
Status: TypeAlias = Literal["", "asked", "ready", "winner"]
JOINT: Final = "; "  # between choices in notation that are made one after another; none contains it
UNDO: Final = "undo"  # among them: the last own choice is taken back


@thing(frozen=True)
class Seated:
    """The name of whoever sits at a seat, as a parameter of a text."""

    seat: int


@thing(frozen=True)
class Text(Remembered):
    """A key of the catalogues with its parameters; a list becomes an enumeration in the reader's language."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)  # never changed: compiled code goes through it sooner

    def __repr__(self) -> str:
        return f"text({', '.join([repr(self.key), *[f'{name}={value!r}' for name, value in self.params.items()]])})"


Param: TypeAlias = "int | str | Text | Seated | list[Text] | list[Seated]"


def text(key: str, **params: Param) -> Text:
    """`Text` written the short way."""
    return Text(key, params)


@thing(frozen=True)
class Counter:
    """A number shown beside a seat."""

    key: str
    name: Text
    value: int
    token: bool = False  # something that a seat has, rather than a number


@thing(frozen=True)
class Seat(Remembered):
    """Who sits there, whether they are being asked, and their counters."""

    index: int
    me: bool
    status: Status
    counters: tuple[Counter, ...] = ()


@thing(frozen=True)
class Print:
    """Small signs in one place of a face, such as a cost: each names a drawing of the game, or is printed as it is."""

    place: str
    signs: tuple[str, ...]


@thing(frozen=True)
class Piece(Remembered):
    """A card, token or tile.  Its key is an identity that the viewer could follow at a real table."""

    key: str
    name: Text  # spoken: "Tigress, black belt"
    kind: str = "card"
    face: str | None = None  # None: face down
    title: Text | None = None
    text: Text | None = None
    origin: Text | None = None  # is it as printed, or reconstructed?
    clause: str = ""
    code: str = ""  # the short notation of the rules, for small spaces
    colour: str = ""
    count: int | None = None
    marks: tuple[str, ...] = ()
    on: tuple[Piece, ...] = ()  # pieces lying on this one
    come_from: str | None = None
    prints: tuple[Print, ...] = ()  # what the text says, to be seen at a glance
    written: bool = False  # is the text to be read on its face, as when it is being chosen for good?
    data: Mapping[str, int | str] = field(default_factory=dict)


@thing(frozen=True)
class Slot(Remembered):
    """A place where pieces lie or may be put."""

    key: str
    name: Text
    pieces: tuple[Piece, ...] = ()
    x: int = 0
    y: int = 0
    face: str = ""  # drawn where nothing lies
    seat: int | None = None  # whose place it is, where the zone does not tell


@thing(frozen=True)
class Zone(Remembered):
    """A part of the table: a hand, a board, a pile."""

    key: str
    name: Text
    layout: Layout = "row"
    owner: int | None = None
    role: str = ""
    columns: int = 1
    slots: tuple[Slot, ...] = ()
    zones: tuple[Zone, ...] = ()
    face: str = ""  # drawn behind it


@thing(frozen=True)
class Action(Remembered):
    """A legal choice: a button, a click on `on`, or a click on `on` followed by one on `to`, or in `either` order."""

    choice: int
    id: str  # the choice in notation
    name: Text  # a whole sentence
    on: str | None = None
    to: str | None = None
    style: Style = ""
    either: bool = False
    gain: int | None = None  # the points that it brings at once, of a game that says so
    by: str | None = None  # the piece that acts by it, where that is not `on`: a thread runs from there


@thing(frozen=True)
class Post:
    """Places of an arrangement that stand for the same: so many pieces must lie on them, all together."""

    places: tuple[str, ...]
    takes: int
    name: Text  # what a piece does there, in a word or two: "travels"


@thing(frozen=True)
class Put(Remembered):
    """A piece on any of some places of a post: what it answers, in notation; nothing where nobody is asked."""

    on: str
    to: tuple[str, ...]
    answers: tuple[str, ...]
    name: Text  # a whole sentence


@thing(frozen=True)
class Arrangement(Remembered):
    """Several questions asked as one: pieces are put on places in any order, changed freely, and answered together.

    Actions say all that may be answered one after another; an arrangement is another way to say the same.  When every
    post has its pieces, the answers are `again`, those of the puts in the order of the posts, and `ready`.
    """

    key: str  # of what is arranged: another one is another arrangement
    home: str  # the zone of the pieces that lie on no place
    prompt: Text
    clause: str
    posts: tuple[Post, ...]
    puts: tuple[Put, ...]  # everything that is possible, and nothing else
    placed: tuple[tuple[str, str], ...]  # pieces and their places, as far as they are answered
    ready: str  # the last answer, in notation
    name: Text  # of that answer
    again: tuple[str, ...] = ()  # steps to where nothing of it is answered; the table knows them

    def answers(self) -> set[str]:
        """Everything that a put may answer."""
        return {answer for put in self.puts for answer in put.answers}


@thing(frozen=True)
class Progress:
    """How far a game has come: the round, day or year, counted from 1, and how many there are."""

    now: int
    last: int
    name: Text  # "round 8 of 12"


@thing(frozen=True)
class Scene:
    """A whole table for one viewer."""

    game: str
    viewer: int | None
    prompt: Text
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    actions: tuple[Action, ...] = ()
    clause: str = ""  # of the question
    over: bool = False
    progress: Progress | None = None
    arrangement: Arrangement | None = None

    # Other forms of it: `dataclasses.replace` would take four times as long, and a page may want three of them a move.

    def with_zones(self, zones: tuple[Zone, ...]) -> Scene:
        """The same with other zones."""
        return Scene(
            self.game, self.viewer, self.prompt, self.seats, zones, self.actions, self.clause, self.over, self.progress,
            self.arrangement,
        )  # fmt: skip

    def with_arrangement(self, arrangement: Arrangement | None) -> Scene:
        """The same with another arrangement, or none."""
        return Scene(
            self.game, self.viewer, self.prompt, self.seats, self.zones, self.actions, self.clause, self.over,
            self.progress, arrangement,
        )  # fmt: skip

    def with_question(self, prompt: Text, clause: str, actions: tuple[Action, ...]) -> Scene:
        """The same with something else that is asked."""
        return Scene(
            self.game, self.viewer, prompt, self.seats, self.zones, actions, clause, self.over, self.progress,
            self.arrangement,
        )  # fmt: skip

    def all_zones(self) -> Iterator[Zone]:
        """Every zone, nested ones after their parent."""
        waiting = list(reversed(self.zones))
        while waiting:
            zone = waiting.pop()
            yield zone
            waiting.extend(reversed(zone.zones))

    def pieces(self) -> Iterator[Piece]:
        """Every piece, those lying on others after what they lie on."""
        waiting = [p for z in self.all_zones() for s in z.slots for p in s.pieces][::-1]
        while waiting:
            piece = waiting.pop()
            yield piece
            waiting.extend(reversed(piece.on))
