"""The agenda: what still has to happen, as plain data.

A `Step` is something the table does next; a `Question` is a step that one seat answers.  An `Agenda` is the part of a
position that says what happens next and who is asked: there is one shared list of steps and one for each seat.  The
shared one advances only while no seat is being asked: that sentence gives turns and simultaneous phases alike.

Steps hold ints only and never change once made, so clones share them and games may make each of them once.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from chabudai.core.compiler_notes import mypyc_attr
from chabudai.core.refusal import Refusal
from chabudai.core.seats import BIT, LOWEST, NOBODY, SEATS_IN

G = TypeVar("G", bound="Agenda")

NO_OPTIONS: Final[tuple[int, ...]] = ()
NO_STEPS: Final[tuple[Step[Any], ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something the table does next: one sentence of the rulebook, named by its verb."""

    clause: ClassVar[str] = ""

    def fields(self) -> tuple[int, ...]:
        """The ints the step was made of, in the order of its constructor."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy, which could not make a compiled step otherwise."""
        return type(self), self.fields()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(field) for field in self.fields()])})"

    def run(self, game: G) -> None:
        """Let it happen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[G]):
    """A step about one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(SeatStep[G]):
    """A step that one seat answers with a small int whose meaning depends on the class alone."""

    size: ClassVar[int] = 2  # choices are 0 <= choice < size
    always: ClassVar[bool] = False  # asked even with a lone option, because having a choice is a secret
    sealed: ClassVar[bool] = False  # the answer is a secret until all who are asked have answered
    by_itself: ClassVar[bool] = False  # others may be asked at the same time, but their answers do not bear on this one

    def candidates(self, game: G) -> tuple[int, ...]:
        """Every choice one could think of here; `refusal` tells which of them the rules forbid."""
        return tuple(range(self.size))

    def refusal(self, game: G, choice: int) -> Refusal | None:
        """Why the rules forbid this candidate; None when they allow it."""
        return None

    def options(self, game: G) -> tuple[int, ...]:
        """The allowed choices.  A hot question may override this with a table; a law compares the two."""
        return tuple([c for c in self.candidates(game) if self.refusal(game, c) is None])

    def answer(self, game: G, choice: int) -> None:
        """What the choice leads to."""
        raise NotImplementedError

    def describe(self, game: G, choice: int) -> str:
        """The choice in the lossless notation of records and logs."""
        return str(choice)

    def run(self, game: G) -> None:
        """No option: nothing happens.  One: it happens.  Two or more: the seat is asked."""
        options = self.options(game)
        count = len(options)
        if count > 1 or (count == 1 and self.always):
            seat = self.seat
            game.open[seat] = self
            game.options_of[seat] = options
            game.asked |= BIT[seat]
        elif count == 1:
            self.answer(game, options[0])


TABLE: Final = 1 << 10  # in `lent`: all that a choice may write on, but for the parts with a bit of their own
UNASKED: Final[Question[Any]] = Question(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """What happens next at the table, and who is asked what."""

    __slots__ = ("asked", "lent", "open", "options_of", "over", "own", "seats", "shared", "stirred")

    seats: int
    shared: list[Step[Any]]  # what the table does, next step last
    own: list[tuple[Step[Any], ...]]  # per seat: what it still has to do by itself, next step last
    open: list[Question[Any]]  # per seat: what it is being asked, or was asked last
    options_of: list[tuple[int, ...]]  # per seat: the options of that question
    asked: int  # the seats being asked, as a bit mask
    stirred: int  # the seats whose own agenda can go on; empty whenever the game is at rest
    over: bool
    # The parts of the position that may also be those of another one, as bits: whoever writes on a part makes it the
    # position's own first (`own_dojos` in Dojo; where it happens often, only if anything is lent at all).
    lent: int

    # --- the verbs of the rules ---------------------------------------------------------------

    def then(self, *steps: Step[Any]) -> None:
        """Put steps next on the shared agenda, to happen in the order written."""
        shared = self.shared
        for i in range(len(steps) - 1, -1, -1):
            shared.append(steps[i])

    def ask(self, question: Question[Any]) -> None:
        """Open a question at once, beside those already open; each seat answers for itself."""
        question.run(self)

    def next_for(self, seat: int, *steps: Step[Any]) -> None:
        """Put steps next on the seat's own agenda, to happen in the order written, whatever others do."""
        self.own[seat] += steps[::-1]
        self.stirred |= BIT[seat]

    def own_table(self) -> None:
        """Before anything happens: let other positions keep what is lent to them of this one, or by them."""
        self.lent &= ~TABLE

    # --- who is asked, and what follows from an answer ----------------------------------------

    def waiting(self) -> tuple[int, ...]:
        """The seats that are being asked something."""
        return SEATS_IN[self.asked]

    def question(self, seat: int) -> Question[Any] | None:
        """What the seat is being asked."""
        if 0 <= seat < self.seats and self.asked & BIT[seat]:
            return self.open[seat]
        return None

    def names_of(self, seat: int) -> list[str]:
        """The options of a seat that is asked, as records write them."""
        return [self.open[seat].describe(self, option) for option in self.options_of[seat]]

    def take(self, seat: int, choice: int) -> None:
        """The unchecked door, for searches and playouts: the choice must be one of the options."""
        if self.lent & TABLE:
            self.own_table()
        self.asked ^= BIT[seat]
        self.open[seat].answer(self, choice)
        if self.own[seat]:
            self.stirred |= BIT[seat]
        if self.stirred or not self.asked:
            self.settle()

    def reply(self, seat: int, choice: int) -> None:
        """`take` while the table waits: the seat's own steps run, `settle` lets everybody go on.

        For searches that judge answers of a simultaneous phase alike, whoever happens to answer last.
        """
        if self.lent & TABLE:
            self.own_table()
        self.asked ^= BIT[seat]
        self.open[seat].answer(self, choice)
        if self.own[seat]:
            self.stirred |= BIT[seat]
        while self.stirred:
            self.stir()

    def turn(self) -> tuple[int, ...]:
        """The options of the first seat being asked; none when the game is over."""
        return self.options_of[LOWEST[self.asked]] if self.asked else NO_OPTIONS

    def play(self, choice: int) -> tuple[int, ...]:
        """`take` for the first seat being asked, whoever it is; the options of the next one."""
        self.take(LOWEST[self.asked], choice)
        return self.options_of[LOWEST[self.asked]] if self.asked else NO_OPTIONS

    def settle(self) -> None:
        """Let everything happen that leaves nobody a choice."""
        if self.lent & TABLE:
            self.own_table()
        shared = self.shared
        while True:
            if self.stirred:
                self.stir()
            elif self.asked or not shared:
                return
            else:
                shared.pop().run(self)

    def stir(self) -> None:
        """Run the next step of the first seat whose own agenda can go on."""
        seat = LOWEST[self.stirred]
        own = self.own[seat]
        if self.asked & BIT[seat] or not own:
            self.stirred ^= BIT[seat]
        else:
            self.own[seat] = own[:-1]
            own[-1].run(self)
