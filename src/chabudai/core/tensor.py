"""What a seat may know, as bytes for learners: named blocks side by side.

A game has a module `tensor` with a class `View` derived from `Observer`: its constructor names the blocks, its method
`write_table` fills them.  It is given whole positions as well as views and writes only what the seat may know: one law
compares the two, another sees to it that nothing is left out (`core.laws.tensors`).  A game without it is played in
words only.

Seats are counted from the viewer on, clockwise.  Numbers are written as they are, up to the block's `top`; a thing of
several kinds has a byte for each kind.  What still has to happen is written as *tokens*: a step is its number among the
steps of the game (from 1), then each of its numbers plus one as two bytes, the higher one first.
"""

# mypyc: compile
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from chabudai.core.action_space import kinds_of_question
from chabudai.core.box import Box
from chabudai.core.compiler_notes import mypyc_attr
from chabudai.core.errors import BadTable
from chabudai.core.game import Game
from chabudai.core.seats import BIT
from chabudai.core.step import Question, Step

BYTE: Final = 255
TOKENS: Final = ("questions", "agenda", "own")  # the blocks that every observation has and that are made of steps
NOTHING: Final = bytearray()
MOST_TOKENS: Final = 4096  # that are kept for a viewer
Axes = tuple[tuple[str, ...], ...]


def joined(parts: list[bytes]) -> bytearray:
    """Bytes put together, as what a slice of a buffer is set to most quickly: anything else is copied once more."""
    return NOTHING.join(parts)


class Block:
    """A part of an observation: what it is called, its shape, the largest number in it, what it says."""

    def __init__(self, name: str, shape: tuple[int, ...], top: int, says: str, axes: Axes, start: int) -> None:
        self.name = name
        self.shape = shape
        self.top = top
        self.says = says
        self.axes = axes  # what the places along each axis are called; none where they are numbered
        self.start = start
        size = 1
        for length in shape:
            size *= length
        self.size = size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of games with so many seats."""

    # Fields of a view that an observation leaves out, and lists whose order it leaves out, each with the reason.
    FORGETS: ClassVar[dict[str, str]] = {}
    UNORDERED: ClassVar[dict[str, str]] = {}
    # How much of what is to come is written: steps of the table, steps of the seat, numbers of a step.
    DEPTH: ClassVar[int] = 8
    OWN: ClassVar[int] = 0
    NUMBERS: ClassVar[int] = 0

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.blocks: list[Block] = []
        self.size = 0
        self.kinds: dict[type[Any], int] = {}
        for kind in kinds_of_question(box):
            self.kinds[kind] = len(self.kinds)
        self.steps: dict[type[Any], int] = {}
        for step in box.steps:
            self.steps[step] = len(self.steps) + 1
        self.depth = self.DEPTH
        self.own_depth = self.OWN
        self.numbers = self.NUMBERS
        self.token = 1 + 2 * (1 + self.numbers)
        self.who = ("me", *[f"+{turned}" for turned in range(1, seats)])
        self.at_seat = self.block("seat", (seats,), 1, "which chair I sit on")
        self.at_over = self.block("over", (1,), 1, "the game is over")
        self.at_asked = self.block("asked", (seats,), 1, "who is being asked", (self.who,))
        kinds = tuple([kind.__name__ for kind in self.kinds])
        self.at_question = self.block("question", (len(kinds),), 1, "what I am asked", (kinds,))
        self.at_questions = self.block(
            "questions", (seats, self.token), BYTE, "what each seat is asked, as tokens", (self.who,)
        )
        self.at_agenda = self.block("agenda", (self.depth, self.token), BYTE, "what the table does next, as tokens")
        self.at_own = -1
        if self.own_depth:
            shape = (seats, self.own_depth, self.token)
            self.at_own = self.block(
                "own", shape, BYTE, "what each seat still has to do by itself, as tokens", (self.who,)
            )
        self.blank = bytearray()  # made when all blocks are known
        self.no_token = bytes(self.token)
        self.tokens: list[dict[Step[Any], bytes]] = [{} for _ in range(seats)]  # per viewer: the steps met so far

    def block(self, name: str, shape: tuple[int, ...], top: int, says: str, axes: Axes = ()) -> int:
        """Add a block; where it starts."""
        block = Block(name, shape, top, says, axes, self.size)
        self.blocks.append(block)
        self.size += block.size
        return block.start

    def write(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """What the seat may know of a position, or of its view of it, into `size` bytes of a buffer."""
        if not self.blank:
            self.blank = bytearray(self.size)
        out[at : at + self.size] = self.blank
        out[at + self.at_seat + seat] = 1
        if game.over:
            out[at + self.at_over] = 1
        self.write_agenda(game, seat, out, at)
        self.write_table(game, seat, out, at)

    def write_agenda(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """What is asked and what comes next."""
        parts: list[bytes] = []
        for turned in range(self.seats):
            other = seat + turned if seat + turned < self.seats else seat + turned - self.seats
            if game.asked & BIT[other]:
                out[at + self.at_asked + turned] = 1
                question = self.open_to(game, seat, other)
                parts.append(self.token_of(question, seat))
                if turned == 0:
                    out[at + self.at_question + self.kinds[type(question)]] = 1
            else:
                parts.append(self.no_token)
            if self.own_depth:
                own = self.own_to(game, seat, other)
                if own:
                    first = at + self.at_own + turned * self.own_depth * self.token
                    self.write_steps([*own], self.own_depth, seat, [], out, first)
        # The agenda of the table lies behind the questions: both are written at once.
        self.write_steps(self.shared_to(game, seat), self.depth, seat, parts, out, at + self.at_questions)

    def write_steps(
        self, steps: list[Step[Any]], most: int, seat: int, parts: list[bytes], out: bytearray, at: int
    ) -> None:
        """The tokens of these steps, the next (which is the last) first, behind those that are in `parts`."""
        count = len(steps)
        for i in range(count - 1, max(-1, count - 1 - most), -1):
            parts.append(self.token_of(steps[i], seat))
        out[at : at + len(parts) * self.token] = joined(parts)

    def token_of(self, step: Step[Any], seat: int) -> bytes:
        """A step as a token; the seat of a question is counted from the viewer.  Made once: steps never change."""
        known = self.tokens[seat]
        token = known.get(step)
        if token is None:
            if len(known) >= MOST_TOKENS:
                known.clear()
            token = known[step] = self.made_token(step, seat)
        return token

    def made_token(self, step: Step[Any], seat: int) -> bytes:
        """The same, made anew."""
        numbers = [*step.fields()]
        if isinstance(step, Question):
            numbers[0] = (numbers[0] - seat) % self.seats
        token = bytearray(self.token)
        token[0] = self.steps[type(step)]
        for i in range(len(numbers)):
            token[1 + 2 * i] = numbers[i] + 1 >> 8 & BYTE
            token[2 + 2 * i] = numbers[i] + 1 & BYTE
        return bytes(token)

    # --- what a game writes -----------------------------------------------------------------------

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Everything that lies on the table, as the seat may know it."""
        raise NotImplementedError

    def open_to(self, game: Game, seat: int, other: int) -> Question[Any]:
        """The question of another seat as far as this one may know it: what `seal` does in a view."""
        return game.open[other]

    def own_to(self, game: Game, seat: int, other: int) -> tuple[Step[Any], ...]:
        """The steps that another seat still has before it, as far as this one may know them."""
        return game.own[other]

    def simplify(self, known: dict[str, Any]) -> None:
        """For the law: bring a view, as plain data, into the form in which nothing counts that is no knowledge."""

    def shared_to(self, game: Game, seat: int) -> list[Step[Any]]:
        """What the table does next, as far as the seat may know it."""
        return game.shared


_OBSERVERS: Final[dict[tuple[str, int], Observer]] = {}


def has_observer(box: Box) -> bool:
    """Has the game a module `tensor`?"""
    return find_spec(f"{box.package}.tensor") is not None


def observer(box: Box, seats: int) -> Observer:
    """The observer of a game with so many seats, made once; a game without a module `tensor` has none."""
    key = (box.package, seats)
    found = _OBSERVERS.get(key)
    if found is None:
        if not has_observer(box):
            raise BadTable("no-observations", game=box.name)
        made: Observer = import_module(f"{box.package}.tensor").View(box, seats)
        found = _OBSERVERS[key] = made
    return found
