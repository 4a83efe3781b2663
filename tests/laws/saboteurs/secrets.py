"""Toys that tell what they may not, or imagine what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from chabudai.core.box import Value
from chabudai.core.clauses import Refusal
from chabudai.core.game import Game
from chabudai.core.knowledge import EVERYONE, PUBLIC, card_of, deal_unknown
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.core.scene import text
from chabudai.core.secrets import WHOLE
from chabudai.core.viewpoint import Drawing
from chabudai.example import game as honest
from chabudai.example.game import CARDS, Lanterns
from chabudai.example.scene import draw
from chabudai.example.score_tree import scores
from tests.laws.saboteurs.saboteur import breaks


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
    class Bid(honest.Bid):
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
    class Peek(honest.Peek):
        def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
            refusal = super().refusal(game, choice)
            return refusal and replace(refusal, facts={"to": choice, "card": card_of(game.hands[choice][0])})

    PEEK = Peek


@breaks("question-does-not-leak")
class NotationTellsTheCard(Lanterns):
    class Peek(honest.Peek):
        def describe(self, game: Lanterns, choice: int) -> str:
            return f"{super().describe(game, choice)}, a {card_of(game.hands[choice][0])}"

    PEEK = Peek


@breaks("events-do-not-leak")
class CardIsSaidAloud(Lanterns):
    class Peek(honest.Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            if choice != self.seat:
                game.tell("peek-card", "peek.1", {"card": card_of(game.hands[choice][0])}, EVERYONE)

    PEEK = Peek


@breaks("resample-plays-to-the-end")
class SealedBidsAreNeverOpened(Lanterns):
    class Reveal(honest.Reveal):
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
