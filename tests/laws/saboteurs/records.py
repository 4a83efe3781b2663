"""Toys that break the laws of records and undo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar
from weakref import WeakKeyDictionary

from chabudai.core.box import Value
from chabudai.core.game import Game
from chabudai.core.knowledge import EVERYONE
from chabudai.core.rng import shuffled
from chabudai.example import game as honest
from chabudai.example.game import CARDS, Lanterns
from tests.laws.saboteurs.saboteur import breaks


@breaks("undo-only-while-nobody-learned")
class LookingIsNotLearning(Lanterns):
    class Peek(honest.Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            learned = game.learned
            super().answer(game, choice)
            game.learned = learned

    PEEK = Peek


@breaks("undo-only-while-nobody-learned")
class ShowingIsNotLearning(Lanterns):
    class Peek(honest.Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            if choice == self.seat:  # a decliner shows a card instead, and nobody notes who has learned it
                game.hands[choice][1] |= EVERYONE

    PEEK = Peek


@breaks("undo-only-without-chance")
class ShuffleIsNotCounted(Lanterns):
    class Peek(honest.Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            game.pile = shuffled(game.pile, game.key, 0, game.round)

    PEEK = Peek


@breaks("undo-takes-back-one-choice")
class JournalChangesTheGame(Lanterns):
    class Bid(honest.Bid):
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

    class Peek(honest.Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            luck = LuckOutsideThePosition.luck
            game.wins[self.seat] += luck.get(game, 0)
            luck[game] = luck.get(game, 0) + 1

    PEEK = Peek


@breaks("a-record-replays")
class JournalChangesTheEnd(Lanterns):
    class Gather(honest.Gather):
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
