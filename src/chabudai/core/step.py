"""The agenda: what still has to happen, as plain data.  All games run on these three classes.

A `Step` is something the table does next; a `Question` is a step that one seat answers; a `Game` is a position: the
agenda here, the table of one game in its subclass.  There is one shared agenda and one for each seat.  The shared one
advances only while no seat is being asked: that sentence gives turns and simultaneous phases alike.

Steps hold ints only and never change once made, so clones share them and games may make each of them once.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, ClassVar, Final, Generic, SupportsIndex, TypeVar

from chabudai.core.errors import AgainstTheRules, BadPosition, NotAChoice, NotAsked
from chabudai.core.events import Event
from chabudai.core.heirs import mypyc_attr
from chabudai.core.knowledge import (
    CARD,
    EVERYONE,
    PUBLIC,
    SEEN_BY,
    Stretch,
    conceal,
    count_unknown,
    deal_unknown,
    keep_from_front,
    unknown_to,
)
from chabudai.core.refusal import Refusal
from chabudai.core.rng import Rng, shuffled

G = TypeVar("G", bound="Game")

MOST_SEATS: Final = 7  # the bit of seat 7 stands for the public
BIT: Final = [1 << seat for seat in range(MOST_SEATS + 1)]
# Per set of seats, as a bit mask: its seats in order, and the first of them.
SEATS_IN: Final = [tuple([s for s in range(MOST_SEATS) if mask >> s & 1]) for mask in range(1 << MOST_SEATS)]
LOWEST: Final = [-1] + [seats[0] for seats in SEATS_IN[1:]]
# Per number of seats: the bits of all of them within an entry.  The public has none: see `Game.learned`.
PLAYERS: Final = [sum(SEEN_BY[:seats]) for seats in range(MOST_SEATS + 1)]

NOBODY: Final = -1
WHOLE: Final = -2  # `viewer` of a real position; a view has the seat, or NOBODY for a spectator
LONGEST_WORD: Final = 80  # of what was given instead of a number, as an error repeats it
NO_OPTIONS: Final[tuple[int, ...]] = ()
NO_STEPS: Final[tuple[Step[Any], ...]] = ()
NOTHING_BARRED: Final[tuple[int, list[int]]] = (0, [])


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
class Question(Step[G]):
    """A step that one seat answers with a small int whose meaning depends on the class alone."""

    size: ClassVar[int] = 2  # choices are 0 <= choice < size
    always: ClassVar[bool] = False  # asked even with a lone option, because having a choice is a secret
    sealed: ClassVar[bool] = False  # the answer is a secret until all who are asked have answered
    by_itself: ClassVar[bool] = False  # others may be asked at the same time, but their answers do not bear on this one

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

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


# The title of a game and how a prompt shows its table, by the module of its positions, which do not know their box.
IN_TEXT: Final[dict[str, tuple[str, Callable[[Game], str]]]] = {}
UNASKED: Final[Question[Any]] = Question(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position.  Subclasses add the table; fields are declared in the class body and named in FIELDS."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()  # what is kept beside them and follows from them; clones may share it
    LENT: ClassVar[tuple[str, ...]] = ()  # fields that clones have in common until one of them writes there

    __slots__ = (
        "asked",
        "counters",
        "journal",
        "key",
        "learned",
        "open",
        "options_of",
        "over",
        "own",
        "seats",
        "shared",
        "stirred",
        "unseen",
        "viewer",
    )

    seats: int
    shared: list[Step[Any]]  # what the table does, next step last
    own: list[tuple[Step[Any], ...]]  # per seat: what it still has to do by itself, next step last
    open: list[Question[Any]]  # per seat: what it is being asked, or was asked last
    options_of: list[tuple[int, ...]]  # per seat: the options of that question
    asked: int  # the seats being asked, as a bit mask
    stirred: int  # the seats whose own agenda can go on; empty whenever the game is at rest
    over: bool
    learned: int  # how often a seat came to know something hidden; whoever only watches stands in nobody's way
    key: int  # of the game's chance; 0 in a view
    counters: list[int]  # per stream of chance: how often it was used
    viewer: int  # WHOLE, or whose view this is
    unseen: list[list[int]]  # in a view: the cards the viewer cannot place, by kind of back
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

    # --- what a game writes -------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, without journal."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """The points of each seat as the position stands; final when the game is over."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the winners, ties broken as the rules say."""
        raise NotImplementedError

    def hidden(self) -> list[list[list[int]]]:
        """The piles that hold entries, grouped by the back of their cards."""
        return []

    def barred(self, group: int) -> tuple[int, list[int]]:
        """What everybody knows not to lie in the first piles of a group of `hidden`: how many piles, which cards."""
        return NOTHING_BARRED

    def hands_of(self, seat: int) -> list[Stretch]:
        """The stretches of those piles that are hands of the seat: their order is nobody's business but its own.

        `seal` sees to it that a view does not tell (`tidy` does, of `knowledge`), and a law looks whether it is so.
        """
        return []

    def census(self) -> list[int]:
        """Every card and token wherever it lies, in canonical order; no choice ever changes it."""
        raise NotImplementedError

    def seal(self, seat: int) -> None:
        """In a view: hide what this other seat has decided in secret."""

    def deal_again(self, group: int, eye: int, cards: list[int], rng: Rng) -> None:
        """In an imagined game: put these shuffled cards where the eye sees only backs of this group of `hidden`.

        A game in which more is known of the backs than who has seen them, and than `barred` says, deals accordingly.
        """
        piles = self.hidden()[group]
        count, kinds = self.barred(group)
        if count:
            keep_from_front(cards, count_unknown(piles[:count], eye), kinds, rng)
        deal_unknown(piles, eye, cards)

    def imagine(self, seat: int, rng: Rng) -> None:
        """In an imagined game: give this seat some decision in the place of a sealed one."""

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

    def show(self, entry: int, seats: int) -> int:
        """The entry once these seats (SEEN_BY bits, or EVERYONE) know its card."""
        if seats & ~entry & PLAYERS[self.seats]:
            self.learned += 1
        return entry | seats

    def turn_up(self, entry: int) -> int:
        """The card itself, turned up for everybody."""
        if ~entry & PLAYERS[self.seats]:
            self.learned += 1
        return entry & CARD

    def unseal(self) -> None:
        """Sealed decisions are shown to all: from now on nobody can take theirs back."""
        if self.seats > 1:  # whoever plays alone has no secrets from anybody
            self.learned += 1

    def learn(self) -> None:
        """Somebody came to know something that is no card: what lies before this cannot be taken back."""
        self.learned += 1

    def tell(self, kind: str, clause: str, facts: dict[str, int], seen_by: int = EVERYONE) -> None:
        """Note an event.  Callers ask `game.journal is not None` first, so that simulations pay nothing."""
        if self.journal is not None:
            self.journal.append(Event(kind, clause, facts, seen_by))

    def shuffle(self, pile: list[int], stream: int) -> list[int]:
        """The pile shuffled: nobody knows anything about it any more."""
        counter = self.counters[stream]
        self.counters[stream] = counter + 1
        return shuffled([entry & CARD for entry in pile], self.key, stream, counter)

    # --- the contract -------------------------------------------------------------------------

    def waiting(self) -> tuple[int, ...]:
        """The seats that are being asked something."""
        return SEATS_IN[self.asked]

    def question(self, seat: int) -> Question[Any] | None:
        """What the seat is being asked."""
        if 0 <= seat < self.seats and self.asked & BIT[seat]:
            return self.open[seat]
        return None

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

    def names_of(self, seat: int) -> list[str]:
        """The options of a seat that is asked, as records write them."""
        return [self.open[seat].describe(self, option) for option in self.options_of[seat]]

    def take(self, seat: int, choice: int) -> None:
        """The unchecked door, for searches and playouts: the choice must be one of the options."""
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
        new.counters = self.counters[:]
        new.viewer = self.viewer
        new.unseen = self.unseen  # never changed once made
        new.journal = None

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
        new.unseen = [unknown_to(piles, eye) for piles in self.hidden()]
        for piles in new.hidden():
            for pile in piles:
                conceal(pile, eye)
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
