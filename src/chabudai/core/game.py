"""A position: what all games have in common, from the first card to the points.

The agenda and the secrets of a table are classes of their own (`step`, `secrets`), which this one puts together; the
table of one game is its subclass.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, ClassVar, Final, SupportsIndex

from chabudai.core.compiler_notes import mypyc_attr
from chabudai.core.errors import AgainstTheRules, BadPosition, NotAChoice, NotAsked
from chabudai.core.events import Event, happened
from chabudai.core.knowledge import EVERYONE, PUBLIC, conceal
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.secrets import WHOLE, Secrets
from chabudai.core.step import NO_OPTIONS, NO_STEPS, UNASKED

EVERY_PART: Final = -1  # in `lent`
LONGEST_WORD: Final = 80  # of what was given instead of a number, as an error repeats it
# The title of a game and how a prompt shows its table, by the module of its positions, which do not know their box.
IN_TEXT: Final[dict[str, tuple[str, Callable[[Game], str]]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Secrets):
    """A position.  Subclasses add the table; fields are declared in the class body and named in FIELDS."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()  # what is kept beside them and follows from them; clones may share it
    # Fields that clones have in common, because they are replaced and never changed, or until one of them writes there.
    LENT: ClassVar[tuple[str, ...]] = ()

    __slots__ = ("journal",)

    journal: list[Event] | None  # events for people; None in simulations

    def begin(self, seats: int, key: int, streams: int) -> None:
        """Set up an empty agenda; `new` of each game calls this first."""
        self.seats = seats
        self.shared = []
        self.own = [NO_STEPS] * seats
        self.open = [UNASKED] * seats
        self.options_of = [NO_OPTIONS] * seats
        self.asked = 0
        self.stirred = 0
        self.over = False
        self.learned = 0
        self.key = key
        self.counters = [0] * streams
        self.viewer = WHOLE
        self.unseen = []
        self.journal = None
        self.lent = 0

    # --- what a game writes -------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, without journal."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """The points of each seat as the position stands; final when the game is over."""
        raise NotImplementedError

    def counts_like(self, other: Game) -> bool:
        """Are the points of all seats surely those of another position of this game?  That is sooner seen than counted.

        No says nothing.
        """
        return False

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the winners, ties broken as the rules say."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """Every card and token wherever it lies, in canonical order; no choice ever changes it."""
        raise NotImplementedError

    # --- what happens -------------------------------------------------------------------------

    def tell(self, kind: str, clause: str, facts: dict[str, int], seen_by: int = EVERYONE) -> None:
        """Note an event.  Callers ask `game.journal is not None` first, so that simulations pay nothing."""
        if self.journal is not None:
            self.journal.append(happened(type(self), kind, clause, facts, seen_by))

    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        """Answer the seat's question.  Whatever is not allowed raises a `Refused` and changes nothing."""
        number, chosen = self.checked(seat, choice)
        self.take(number, chosen)

    def checked(self, seat: SupportsIndex, choice: SupportsIndex) -> tuple[int, int]:
        """Seat and choice as plain ints, whatever kind of whole number they were; a `Refused` unless allowed."""
        try:
            number = index(seat)
        except TypeError:
            raise NotAsked("not-asked", seat=str(seat)[:LONGEST_WORD], possible=self.waiting()) from None
        question = self.question(number)
        if question is None:
            raise NotAsked("not-asked", seat=number, possible=self.waiting())
        options = self.options_of[number]
        try:
            chosen = index(choice)
        except TypeError:
            raise NotAChoice(
                "not-a-choice", choice=str(choice)[:LONGEST_WORD], possible=self.names_of(number)
            ) from None
        if chosen not in options:
            refusal = question.refusal(self, chosen) if chosen in question.candidates(self) else None
            if refusal is None:
                raise NotAChoice("not-a-choice", choice=chosen, possible=self.names_of(number))
            raise AgainstTheRules(refusal, possible=self.names_of(number))
        return number, chosen

    # --- copies and views ---------------------------------------------------------------------

    def copy_agenda(self, new: Game) -> None:
        """The part of `clone` that belongs to this class."""
        new.seats = self.seats
        new.shared = self.shared[:]
        new.own = self.own[:]
        new.open = self.open[:]
        new.options_of = self.options_of[:]
        new.asked = self.asked
        new.stirred = self.stirred
        new.over = self.over
        new.learned = self.learned
        new.key = self.key
        new.counters = self.counters
        new.viewer = self.viewer
        new.unseen = self.unseen  # never changed once made
        new.journal = None
        new.lent = self.lent = EVERY_PART

    def view(self, seat: int | None) -> Game:
        """The position as one seat (None: a spectator) sees it: the only thing a client or bot is given.

        It is a position of the same class in which hidden cards, secret decisions and chance are blotted out.
        """
        new = self.clone()
        viewer = NOBODY if seat is None else seat
        eye = PUBLIC if seat is None else seat
        if self.viewer != WHOLE:
            if self.viewer != viewer:
                raise BadPosition("not-your-view", seat=viewer, possible=[self.viewer])
            return new  # there is nothing more to take away
        new.viewer = viewer
        new.own_hidden()
        new.unseen = [conceal(piles, eye) for piles in new.hidden()]
        for other in range(self.seats):
            if other != viewer:
                new.seal(other)
                new.options_of[other] = NO_OPTIONS
        new.key = 0
        new.learned = 0
        return new

    def resample(self, seat: int | None, rng: Rng) -> Game:
        """A whole position that the seat cannot tell from this one: what it cannot know is dealt anew."""
        new = self.view(seat)
        eye = PUBLIC if new.viewer == NOBODY else new.viewer
        pools = new.unseen
        new.own_table()
        new.own_hidden()
        for i in range(len(pools)):
            cards = pools[i][:]
            rng.shuffle(cards)
            new.deal_again(i, eye, cards, rng)
        new.key = rng.key()
        viewer = new.viewer
        new.viewer = WHOLE
        new.unseen = []
        for other in range(self.seats):
            if other != viewer:
                new.imagine(other, rng)
                if new.asked & BIT[other]:
                    new.options_of[other] = new.open[other].options(new)
        return new

    # --- outside the table: pickle, and people at a prompt ------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and copy, which do not find the fields that classes add to a compiled one."""
        names = [*getattr(type(self), "__mypyc_attrs__", ())]
        for kind in type(self).__mro__:
            names += kind.__dict__.get("__slots__", ())
        return {name: getattr(self, name) for name in names if hasattr(self, name)} | getattr(self, "__dict__", {})

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    def __repr__(self) -> str:
        """The table and who is asked what, for people at a prompt; a position that is being made has neither yet."""
        name, module = type(self).__name__, type(self).__module__
        table = ""
        try:
            if module in IN_TEXT:
                name, in_text = IN_TEXT[module]
                table = in_text(self) + "\n"
            return f"<{name}, {self.seats} seat{'s'[: self.seats - 1]}{self._whose()}\n{table}{self._questions()}>"
        except Exception:
            return f"<{name}>"

    def _whose(self) -> str:
        if self.viewer == WHOLE:
            return ""
        return ", as seen by " + ("spectators" if self.viewer == NOBODY else f"seat {self.viewer}")

    def _questions(self) -> str:
        if self.over:
            return f"  over: {' '.join([str(points) for points in self.totals()])}"
        return "\n".join([f"  seat {seat} is asked {self.open[seat]}{self._options(seat)}" for seat in self.waiting()])

    def _options(self, seat: int) -> str:
        return ": " + ", ".join(self.names_of(seat)) if self.options_of[seat] else ""
