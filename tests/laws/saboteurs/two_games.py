"""Toys that look different where only secrets differ."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.core.box import Value
from chabudai.core.knowledge import card_of
from chabudai.core.scene import Text, text
from chabudai.core.seats import BIT
from chabudai.example import game as honest
from chabudai.example.game import UNDECIDED, Lanterns
from tests.laws.saboteurs.saboteur import breaks
from tests.laws.saboteurs.whole_games import without_place


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

    class Bid(honest.Bid):
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

    class AskBids(honest.AskBids):
        def run(self, game: Lanterns) -> None:
            assert isinstance(game, Noted)
            game.note = sum(BIT[seat] for seat, hand in enumerate(game.hands) if card_of(hand[0]) > card_of(hand[1]))
            super().run(game)

    ASK_BIDS = AskBids


@breaks("views-tell-no-more-than-scenes")
class HowGoodHandsAre(Noted):
    """Programs are told what the hands are worth; people are not."""

    class AskBids(honest.AskBids):
        def run(self, game: Lanterns) -> None:
            assert isinstance(game, Noted)
            game.note = sum(max(map(card_of, hand)) << 3 * seat for seat, hand in enumerate(game.hands))
            super().run(game)

    ASK_BIDS = AskBids
