"""Toys that do not tell what becomes of cards."""

from __future__ import annotations

from chabudai.core.box import Verb
from chabudai.example.game import Deal, Lanterns
from tests.laws.saboteurs.saboteur import breaks


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
