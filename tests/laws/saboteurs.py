"""One sabotaged toy for each law: the smallest mistake that breaks this law and no other that is checked before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from operator import index
from typing import Any, ClassVar, SupportsIndex
from weakref import WeakKeyDictionary

from chabudai.core.asking import Arranging, named
from chabudai.core.box import Box, Drawing, Value, Verb
from chabudai.core.clauses import Refusal
from chabudai.core.errors import NotAChoice, NotAsked, Refused
from chabudai.core.game import Game
from chabudai.core.knowledge import EVERYONE, PUBLIC, card_of, deal_unknown
from chabudai.core.once import forgotten_too
from chabudai.core.points import Points
from chabudai.core.rng import Rng, shuffled
from chabudai.core.scene import Action, Arrangement, Post, Seat, Text, text
from chabudai.core.seats import BIT
from chabudai.core.secrets import WHOLE
from chabudai.core.step import Step
from chabudai.example.asking import hang
from chabudai.example.game import CARDS, UNDECIDED, AskBids, Bid, Deal, Gather, Hang, Lanterns, Peek, Reveal
from chabudai.example.game import Hang as Honest
from chabudai.example.scene import draw
from chabudai.example.score_tree import scores
from tests.laws.toy import asking_of, box_of


@dataclass(frozen=True)
class Saboteur:
    """A sabotaged toy and the law that must catch it."""

    law: str
    name: str
    box: Box


SABOTEURS: list[Saboteur] = []


def breaks(law: str, asking: Mapping[str, Any] | None = None, **changes: Any) -> Callable[[type[Any]], type[Any]]:
    """Note a sabotaged game under the law it breaks; `changes` sabotage its box instead, `asking` what it asks."""

    def note(kind: type[Any]) -> type[Any]:
        words = asking_of(kind, **(asking or {}))
        SABOTEURS.append(Saboteur(law, kind.__name__, box_of(kind, **({"asking": words} | changes))))
        return kind

    return note


# --- the whole game -----------------------------------------------------------------------------


@breaks("crash")
class Crash(Lanterns):
    def totals(self) -> list[int]:
        return [self.wins[self.seats]]


@breaks("crash")
class EventWithoutClause(Lanterns):
    class Hang(Honest):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            game.tell("hang", "hang.99", {})

    HANG = Hang


@breaks("crash")
class RefusalWithoutClause(Lanterns):
    class Hang(Honest):
        def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
            refusal = super().refusal(game, choice)
            return refusal and replace(refusal, clause="hang.99")

    HANG = Hang


def without_clause(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, clause="score.99") for tree in scores(game, viewer)]


@breaks("crash", scores=without_clause)
class PointsWithoutClause(Lanterns):
    pass


@breaks("same-seed-same-game")
class GamesDealtBefore(Lanterns):
    dealt = count()

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed + next(self.dealt), options)


@breaks("ends-within-its-bound", longest=10)
class BoundTooLow(Lanterns):
    pass


def without_place(view: Lanterns, question: Bid | Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"))


@breaks("ends-within-its-bound", asking={"bid": without_place})
class Dithering(Lanterns):
    class Bid(Bid):
        size = 50

        def answer(self, game: Lanterns, choice: int) -> None:
            if choice < 2:
                super().answer(game, choice)
            else:
                game.next_for(self.seat, self)

        def describe(self, game: Lanterns, choice: int) -> str:
            return super().describe(game, choice) if choice < 2 else f"dither {choice}"

    BID = Bid


@breaks("ends-within-its-bound")
class Endless(Lanterns):
    class Hang(Honest):
        def answer(self, game: Lanterns, choice: int) -> None:
            game.next_for(self.seat, self)

    HANG = Hang


# --- a position ---------------------------------------------------------------------------------


@breaks("somebody-waits-or-over")
class NobodyBegins(Lanterns):
    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.shared = []


@breaks("somebody-waits-or-over")
class OverTooEarly(Lanterns):
    class Reveal(Reveal):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            game.over = game.round + 1 == game.rounds

    REVEAL = Reveal


@breaks("pieces-are-conserved")
class LostCard(Lanterns):
    class Gather(Gather):
        def run(self, game: Lanterns) -> None:
            game.table.pop()
            super().run(game)

    GATHER = Gather


@breaks("asked-only-with-a-choice")
class AskedForNothing(Lanterns):
    class Hang(Honest):
        def run(self, game: Lanterns) -> None:
            game.open[self.seat] = self
            game.options_of[self.seat] = self.options(game)[:1]
            game.asked |= BIT[self.seat]

    HANG = Hang


@breaks("options-are-in-range")
class SizeTooSmall(Lanterns):
    class Hang(Honest):
        size = 5

        def candidates(self, game: Lanterns) -> tuple[int, ...]:
            return tuple(range(6))

    HANG = Hang


@breaks("options-differ")
class OptionTwice(Lanterns):
    class Hang(Honest):
        def options(self, game: Lanterns) -> tuple[int, ...]:
            return super().options(game) * 2

    HANG = Hang


@breaks("question-belongs-to-its-seat")
class WrongChair(Lanterns):
    class Peek(Peek):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            neighbour = (self.seat + 1) % game.seats
            game.asked = BIT[neighbour]
            game.open[neighbour], game.options_of[neighbour] = self, game.options_of[self.seat]

    PEEK = Peek


@breaks("asked-together-by-name")
class TogetherWithoutAName(Lanterns):
    class Hang(Honest):
        by_itself = False

    HANG = Hang


@breaks("step-is-listed", steps=(Deal, Peek, Bid, Reveal, Hang, Gather))
class UnlistedAskBids(Lanterns):
    pass


@breaks("question-is-listed", steps=(Deal, Peek, AskBids, Reveal, Hang, Gather))
class UnlistedBid(Lanterns):
    pass


@breaks("every-field-is-declared")
class ForgottenField(Lanterns):
    lamps: int


@breaks("every-field-is-declared")
class ForgottenAttribute(Lanterns):
    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.luck = seed


@breaks("every-field-is-declared")
class ForgottenSlot(Lanterns):
    __slots__ = ("luck",)


@breaks("every-field-is-declared")
class AttributeFoundLater(Lanterns):
    class Gather(Gather):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            game.luck = 1  # type: ignore[attr-defined]

    GATHER = Gather


@breaks("clone-equals-original")
class CloneForgetsWins(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.wins = [0] * self.seats
        return new


@breaks("clone-shares-no-list")
class SharedList(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.pile = self.pile
        return new


@breaks("clone-shares-no-list")
class SharedInnerList(Lanterns):
    def clone(self) -> Lanterns:
        new = super().clone()
        new.hooks = self.hooks[:]
        return new


@breaks("clone-is-independent")
class SharedDeepList(Lanterns):
    FIELDS = (*Lanterns.FIELDS, "lamps")
    lamps: list[list[list[int]]]

    class Hang(Honest):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            assert isinstance(game, SharedDeepList)
            game.lamps[0][0].append(choice)

    HANG = Hang

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.lamps = [[[]]]

    def clone(self) -> Lanterns:
        new = super().clone()
        assert isinstance(new, SharedDeepList)
        new.lamps = [row[:] for row in self.lamps]
        return new


class Pay(Step[Lanterns]):
    """Somebody's bid won counts so much more."""

    def __init__(self, seat: int, bonus: int = 0) -> None:
        self.seat, self.bonus = seat, bonus

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.bonus)

    def run(self, game: Lanterns) -> None:
        game.wins[self.seat] += self.bonus


class Paying(Lanterns):
    """A toy in which a step with two ints is pending from the start."""

    PAY: ClassVar[type[Pay]]

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.shared.insert(0, type(self).PAY(1, 3))


class PayBackwards(Pay):
    def fields(self) -> tuple[int, ...]:
        return (self.bonus, self.seat)


class PayForgetful(Pay):
    def fields(self) -> tuple[int, ...]:
        return (self.seat,)


STEPS = box_of(Lanterns).steps


@breaks("json-there-and-back", steps=(*STEPS, PayBackwards))
class StepWritesItsIntsBackwards(Paying):
    PAY = PayBackwards


@breaks("json-plays-on", steps=(*STEPS, PayForgetful))
class StepForgetsAnInt(Paying):
    PAY = PayForgetful


@breaks("pickled-equals-original")
class PickleForgetsWins(Lanterns):
    def __setstate__(self, state: Any) -> None:
        for name, value in state.items():
            setattr(self, name, [0] * len(value) if name == "wins" else value)


@breaks("pickle-keeps-options")
class PickleForgetsTheQuestion(Lanterns):
    def __setstate__(self, state: Any) -> None:
        for name, value in state.items():
            setattr(self, name, [()] * len(value) if name == "options_of" else value)


@breaks("json-keeps-options")
class OptionsOfTheMoment(Lanterns):
    class Bid(Bid):
        size = 3

        def candidates(self, game: Lanterns) -> tuple[int, ...]:
            return (0, 1, 2) if game.asked == 0 else (0, 1)

        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, min(choice, 1))

    BID = Bid


# --- choices ------------------------------------------------------------------------------------


@breaks("unasked-seats-are-refused")
class SilentToTheUnasked(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        if self.question(index(seat)) is not None:
            super().choose(seat, choice)


@breaks("options-are-unrefused-candidates")
class OptionsForgetTheRule(Lanterns):
    class Peek(Peek):
        def options(self, game: Lanterns) -> tuple[int, ...]:
            return self.candidates(game)

    PEEK = Peek


@breaks("notation-is-unique")
class AmbiguousNotation(Lanterns):
    class Hang(Honest):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang {choice // 2}"

    HANG = Hang


@breaks("notation-is-lossless")
class NotationOfTheMoment(Lanterns):
    spoken = count()

    class Hang(Honest):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang {choice + 1} at {next(NotationOfTheMoment.spoken)}"

    HANG = Hang


@breaks("notation-is-lossless")
class NotationOfTwoLines(Lanterns):
    class Hang(Honest):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"hang\n{choice + 1}"

    HANG = Hang


@breaks("every-option-is-accepted")
class RefusedOption(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        if isinstance(self.question(index(seat)), Hang) and choice == 5:
            raise NotAChoice("not-a-choice")
        super().choose(seat, choice)


@breaks("refusals-cite-a-clause")
class RefusalWithoutReason(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        try:
            super().choose(seat, choice)
        except NotAsked:
            raise
        except Refused:
            raise NotAChoice("not-a-choice") from None


@breaks("strange-choices-are-refused")
class StrangeChoicesAccepted(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        number = index(choice)
        super().choose(seat, number % self.open[index(seat)].size if self.question(index(seat)) else number)


@breaks("refused-choices-change-nothing")
class RefusalsAreCounted(Lanterns):
    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> None:
        try:
            super().choose(seat, choice)
        except Refused:
            if self.question(index(seat)) is not None:
                self.wins[index(seat)] -= 1
            raise


@breaks("any-order-same-position")
class FirstToAnswer(Lanterns):
    class Bid(Bid):
        def answer(self, game: Lanterns, choice: int) -> None:
            if all(plan == UNDECIDED for plan in game.plan):
                game.wins[self.seat] += 1
            super().answer(game, choice)

    BID = Bid


# --- the scene and the scores -------------------------------------------------------------------


@breaks("every-question-has-words", asking={"words_for": ("PEEK", "BID")})
class NoWordsForHanging(Lanterns):
    pass


def key_twice(view: Game, order: list[int]) -> Drawing:
    seats, zones = draw(view, order)
    return seats, (*zones, zones[0])


@breaks("scene-keys-are-unique", draw=key_twice)
class KeyTwice(Lanterns):
    pass


KEPT: dict[tuple[int, bool, str], Seat] = {}
forgotten_too(KEPT.clear)


def kept_by_too_little(view: Game, order: list[int]) -> Drawing:
    seats, zones = draw(view, order)
    return tuple(KEPT.setdefault((seat.index, seat.me, seat.status), seat) for seat in seats), zones


@breaks("memory-changes-no-scene", draw=kept_by_too_little)
class PointsOfAnotherDay(Lanterns):
    """Seats are made once for who they are, and show the points that they had then."""


def on_nothing(view: Lanterns, question: Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"), on="moon")


@breaks("actions-point-at-the-table", asking={"hang": on_nothing})
class ActionOnNothing(Lanterns):
    pass


def arranged_on(*places: str) -> Arranging:
    """What the lanterns' hooks could be asked as, on these places."""

    def arranging(view: Lanterns, question: Hang) -> Arrangement:
        said = text("lanterns-action")
        posts = tuple(Post((place.format(question.seat),), 1, said) for place in places)
        return Arrangement("evening", posts[0].places[0], said, "hang.1", posts, (), (), "hang 0", said)

    return arranging


@breaks("actions-point-at-the-table", asking={"arranging": arranged_on("moon")})
class ArrangedOnNothing(Lanterns):
    pass


@breaks("an-arrangement-fits", asking={"arranging": arranged_on("hook-{}-0", "hook-{}-0")})
class OnePlaceForTwo(Lanterns):
    pass


def from_nowhere(view: Lanterns, question: Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"), to=f"hook-{question.seat}-{choice}")


@breaks("actions-have-a-source", asking={"hang": from_nowhere})
class ActionFromNowhere(Lanterns):
    pass


def of_the_next(view: Lanterns, question: Hang, choice: int) -> Action:
    return replace(hang(view, question, choice), choice=choice + 1)


@breaks("actions-are-the-legal-choices", asking={"hang": of_the_next})
class ActionOfAnotherChoice(Lanterns):
    pass


def only_of_free_hooks(view: Lanterns, question: Hang, choice: int) -> Action:
    action = hang(view, question, choice)
    return action if choice in view.options_of[question.seat] else replace(action, id="taken")


@breaks("candidates-have-names", asking={"hang": only_of_free_hooks})
class RefusedChoiceWithoutAName(Lanterns):
    pass


def from_nothing(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, points=tree.points + 1) for tree in scores(game, viewer)]


@breaks("scores-add-up", scores=from_nothing)
class PointsFromNowhere(Lanterns):
    pass


def for_the_moon(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, pieces=("moon",)) for tree in scores(game, viewer)]


@breaks("points-name-real-pieces", scores=for_the_moon)
class PointsForTheMoon(Lanterns):
    pass


@breaks("scores-are-totals")
class TotalsOfAnotherGame(Lanterns):
    def totals(self) -> list[int]:
        return [points + 1 for points in super().totals()]


@breaks("somebody-wins")
class NobodyWins(Lanterns):
    def ranks(self) -> list[int]:
        return [rank + 1 for rank in super().ranks()]


# --- secrets ------------------------------------------------------------------------------------


@breaks("view-does-not-leak")
class OpenHands(Lanterns):
    def view(self, seat: int | None) -> Game:
        new = super().view(seat)
        assert isinstance(new, Lanterns)
        new.hands = [hand[:] for hand in self.hands]
        return new


@breaks("sealed-answers-do-not-leak")
class OpenPlans(Lanterns):
    def seal(self, seat: int) -> None:
        pass


@breaks("sealed-answers-do-not-leak")
class BidsAreSaidAloud(Lanterns):
    class Bid(Bid):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            game.tell("bid", "bid.1", {"choice": choice})

    BID = Bid


def options_of_others(game: Game, viewer: int | None) -> list[Points]:
    label = text("lanterns-points", options=sum(map(len, game.options_of)))
    return [replace(tree, label=label) for tree in scores(game, viewer)]


@breaks("a-view-is-enough", scores=options_of_others)
class ScoresCountTheOptionsOfOthers(Lanterns):
    pass


@breaks("resample-conserves-pieces")
class VaultIsNotImagined(Lanterns):
    FIELDS = (*Lanterns.FIELDS, "vault")
    vault: list[int]

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.vault = [1] * seats

    def clone(self) -> Lanterns:
        new = super().clone()
        assert isinstance(new, VaultIsNotImagined)
        new.vault = self.vault[:]
        return new

    def seal(self, seat: int) -> None:
        super().seal(seat)
        self.vault[seat] = 0

    def census(self) -> list[int]:
        return super().census() + self.vault


@breaks("barred-cards-lie-elsewhere")
class PileMayHoldWhatItMayNot(Lanterns):
    def barred(self, group: int) -> tuple[int, list[int]]:
        return 1, [0]  # lanterns of rank 0 lie in the pile all the same


@breaks("resample-is-whole")
class ResampleKeepsThePool(Lanterns):
    def resample(self, seat: int | None, rng: Rng) -> Game:
        new = super().resample(seat, rng)
        new.unseen = [CARDS]
        return new


@breaks("resample-replaces-chance")
class ResampleKeepsTheFuture(Lanterns):
    def resample(self, seat: int | None, rng: Rng) -> Game:
        new = super().resample(seat, rng)
        new.key = self.key
        return new


@breaks("view-is-marked")
class ViewWithAKey(Lanterns):
    def view(self, seat: int | None) -> Game:
        new = super().view(seat)
        new.key = 1
        return new


@breaks("resample-depends-on-the-view-alone")
class ResampleReadsTheKey(Lanterns):
    def resample(self, seat: int | None, rng: Rng) -> Game:
        new = super().resample(seat, rng)
        new.key ^= self.key >> 1
        return new


@breaks("waiting-does-not-leak")
class HighCardIsNamedFirst(Lanterns):
    def waiting(self) -> tuple[int, ...]:
        return tuple(sorted(super().waiting(), key=lambda seat: -max(map(card_of, self.hands[seat]), default=0)))


def with_glimpses(view: Game, order: list[int]) -> Drawing:
    assert isinstance(view, Glimpses)
    seats, zones = draw(view, order)
    return seats, (replace(zones[0], name=text("lanterns-pile", number=view.glimpse)), *zones[1:])


@breaks("scene-does-not-leak", draw=with_glimpses)
class Glimpses(Lanterns):
    """What a view keeps beside its fields, people are shown."""

    DERIVED = ("glimpse",)
    glimpse: int

    def clone(self) -> Lanterns:
        new = super().clone()
        assert isinstance(new, Glimpses)
        new.glimpse = 0
        return new

    def view(self, seat: int | None) -> Game:
        new = super().view(seat)
        assert isinstance(new, Glimpses)
        new.glimpse = sum(map(sum, self.hands)) if self.viewer == WHOLE else self.glimpse
        return new


def with_hands(game: Game, viewer: int | None) -> list[Points]:
    assert isinstance(game, Lanterns)
    hands = [sum(map(card_of, hand)) for hand in game.hands]
    return [
        replace(tree, points=tree.points + cards, parts=(*tree.parts, Points(cards, "score.1", tree.label)))
        for tree, cards in zip(scores(game, viewer), hands, strict=True)
    ]


@breaks("scores-do-not-leak", scores=with_hands)
class HandsAreCounted(Lanterns):
    pass


@breaks("question-does-not-leak")
class RefusalTellsTheCard(Lanterns):
    class Peek(Peek):
        def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
            refusal = super().refusal(game, choice)
            return refusal and replace(refusal, facts={"to": choice, "card": card_of(game.hands[choice][0])})

    PEEK = Peek


@breaks("question-does-not-leak")
class NotationTellsTheCard(Lanterns):
    class Peek(Peek):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"{super().describe(game, choice)}, a {card_of(game.hands[choice][0])}"

    PEEK = Peek


@breaks("events-do-not-leak")
class CardIsSaidAloud(Lanterns):
    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            if choice != self.seat:
                game.tell("peek-card", "peek.1", {"card": card_of(game.hands[choice][0])}, EVERYONE)

    PEEK = Peek


@breaks("resample-plays-to-the-end")
class SealedBidsAreNeverOpened(Lanterns):
    class Reveal(Reveal):
        def run(self, game: Lanterns) -> None:
            if min(game.plan) >= 0:
                super().run(game)

    REVEAL = Reveal

    def imagine(self, seat: int, rng: Rng) -> None:
        pass


@breaks("unknown-cards-move")
class IdleResample(Lanterns):
    def resample(self, seat: int | None, rng: Rng) -> Game:
        new = super().resample(seat, rng)
        view = self if self.viewer != WHOLE else self.view(seat)
        for piles, cards in zip(new.hidden(), view.unseen, strict=True):
            deal_unknown(piles, PUBLIC if seat is None else seat, cards)
        return new


# --- two real games -----------------------------------------------------------------------------


class Noted(Lanterns):
    """A toy that notes something where everybody can read it, and no event tells it."""

    FIELDS = (*Lanterns.FIELDS, "note")
    note: int

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.note = 0

    def clone(self) -> Lanterns:
        new = super().clone()
        assert isinstance(new, Noted)
        new.note = self.note
        return new


@breaks("secret-choices-look-alike", longest=60, asking={"bid": without_place})
class SecondThoughtsAreCounted(Noted):
    """What view and resample keep, only two games with different numbers of secret choices can show."""

    class Bid(Bid):
        size = 3

        def candidates(self, game: Lanterns) -> tuple[int, ...]:
            return (0, 1, 2) if game.plan[self.seat] == UNDECIDED else (0, 1)

        def answer(self, game: Lanterns, choice: int) -> None:
            assert isinstance(game, Noted)
            game.note += 1
            super().answer(game, min(choice, 1))
            if choice == 2:
                game.next_for(self.seat, self)

        def describe(self, game: Lanterns, choice: int) -> str:
            return super().describe(game, choice) if choice < 2 else "think again"

    BID = Bid

    def seal(self, seat: int) -> None:
        super().seal(seat)
        if self.asked & BIT[seat]:
            self.plan[seat] = UNDECIDED


def the_note(view: Noted, me: int | None) -> Text:
    return text("lanterns-prompt", number=view.note)


@breaks("hands-have-no-order", asking={"idle": the_note})
class HowHandsAreSorted(Noted):
    """Everybody is shown whether the hands are sorted."""

    class AskBids(AskBids):
        def run(self, game: Lanterns) -> None:
            assert isinstance(game, Noted)
            game.note = sum(BIT[seat] for seat, hand in enumerate(game.hands) if card_of(hand[0]) > card_of(hand[1]))
            super().run(game)

    ASK_BIDS = AskBids


@breaks("views-tell-no-more-than-scenes")
class HowGoodHandsAre(Noted):
    """Programs are told what the hands are worth; people are not."""

    class AskBids(AskBids):
        def run(self, game: Lanterns) -> None:
            assert isinstance(game, Noted)
            game.note = sum(max(map(card_of, hand)) << 3 * seat for seat, hand in enumerate(game.hands))
            super().run(game)

    ASK_BIDS = AskBids


# --- records and undo ---------------------------------------------------------------------------


@breaks("undo-only-while-nobody-learned")
class LookingIsNotLearning(Lanterns):
    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            learned = game.learned
            super().answer(game, choice)
            game.learned = learned

    PEEK = Peek


@breaks("undo-only-while-nobody-learned")
class ShowingIsNotLearning(Lanterns):
    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            if choice == self.seat:  # a decliner shows a card instead, and nobody notes who has learned it
                game.hands[choice][1] |= EVERYONE

    PEEK = Peek


@breaks("undo-only-without-chance")
class ShuffleIsNotCounted(Lanterns):
    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            game.pile = shuffled(game.pile, game.key, 0, game.round)

    PEEK = Peek


@breaks("undo-takes-back-one-choice")
class JournalChangesTheGame(Lanterns):
    class Bid(Bid):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            if game.journal is not None:
                game.table.append(0)  # cleared when the bids are shown

    BID = Bid

    def census(self) -> list[int]:
        return CARDS


@breaks("undo-can-be-redone")
class LuckOutsideThePosition(Lanterns):
    luck: ClassVar[WeakKeyDictionary[Game, int]] = WeakKeyDictionary()

    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            luck = LuckOutsideThePosition.luck
            game.wins[self.seat] += luck.get(game, 0)
            luck[game] = luck.get(game, 0) + 1

    PEEK = Peek


@breaks("a-record-replays")
class JournalChangesTheEnd(Lanterns):
    class Gather(Gather):
        def run(self, game: Lanterns) -> None:
            super().run(game)
            if game.over and game.journal is not None:
                game.wins[0] += 1

    GATHER = Gather


@breaks("a-record-can-be-continued")
class WinnerOfTheLastGame(Lanterns):
    last_winner = 0

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        super().set_table(seats, seed, options)
        self.wins[0] = WinnerOfTheLastGame.last_winner

    def ranks(self) -> list[int]:
        WinnerOfTheLastGame.last_winner += 1
        return super().ranks()


# --- what is told ---------------------------------------------------------------------------------


@breaks("draws-are-told")
class SecretDeal(Lanterns):
    """The start hand is dealt without a word."""

    class DEAL(Deal):
        def run(self, game: Lanterns) -> None:
            journal, game.journal = game.journal, None
            super().run(game)
            game.journal = journal


@breaks("verbs-name-seat-and-card", verbs={"receive": Verb("drawn", chance=True), "peek": Verb("taken")})
class VerbWithoutCard(Lanterns):
    """An event is said to be about a card, and names none."""
