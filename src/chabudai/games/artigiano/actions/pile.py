"""Actions that turn up cards of the pile: Well, Angelus."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.games.artigiano.actions.effect import ONLY_CARDS, Effect, register, times_cards
from chabudai.games.artigiano.material import IS_MATERIAL
from chabudai.games.artigiano.shapes import ChooseCard
from chabudai.games.artigiano.state import Artigiano


class Well(Effect):
    """E07: turn up cards of the pile until a material appears, which is yours; the others go back. Doubled: two."""

    number = 7
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        wanted = times_cards(game, 1)
        author = game.act_author
        displayed = 0
        while wanted and game.deck:
            card = display(game)
            displayed += 1
            if IS_MATERIAL[card]:
                game.hands[author].append(game.pool.pop())
                wanted -= 1
        if game.journal is not None:
            game.tell("well", "effect.7", {"seat": author, "count": displayed})
        game.then(*[ReturnOnTop(author)] * len(game.pool))


class Angelus(Effect):
    """E37: turn up the top three cards of the pile, take one, put the others back. Doubled: six, take two."""

    number = 37
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for _ in range(min(times_cards(game, 3), len(game.deck))):
            display(game)
        kept = min(times_cards(game, 1), len(game.pool))
        back = len(game.pool) - kept
        game.then(*[TakeDisplayed(author)] * kept, *[ReturnOnTop(author)] * back)


def display(game: Artigiano) -> int:
    """Turn up the top card of the pile for everybody: the card."""
    entry = game.show(game.deck.pop(), EVERYONE)
    game.pool.append(entry)
    if game.journal is not None:
        game.tell("display", "effect.37", {"card": entry & CARD})
    return entry & CARD


class ChooseDisplayed(ChooseCard):
    """One of the cards turned up is chosen."""

    clause = "effect.37"

    def cards(self, game: Artigiano) -> list[int]:
        return [entry & CARD for entry in game.pool]


class TakeDisplayed(ChooseDisplayed):
    """effect.37: one of the cards turned up goes to your hand."""

    verb = "take"

    def chosen(self, game: Artigiano, card: int) -> None:
        game.pool.remove(card | EVERYONE)
        game.hands[self.seat].append(card | EVERYONE)
        if game.journal is not None:
            game.tell("take-displayed", "effect.37", {"seat": self.seat, "card": card})


class ReturnOnTop(ChooseDisplayed):
    """effect.7, effect.37: the others go back on top of the pile in the order you choose, the last one uppermost."""

    verb = "return"

    def chosen(self, game: Artigiano, card: int) -> None:
        game.pool.remove(card | EVERYONE)
        game.deck.append(card | EVERYONE)


register(Well(), Angelus())
