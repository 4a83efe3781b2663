"""Actions that take specials out of play: Haggling, Gargoyle, Keystone."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.seats import BIT
from chabudai.core.step import Question
from chabudai.games.artigiano.actions.effect import ONLY_CARDS, Effect, register, times_cards, within_reach
from chabudai.games.artigiano.losing import discard_special, take_out, throw_away
from chabudai.games.artigiano.material import EFFECT, IS_SPECIAL, PROVOST, SPECIAL_CARD, SPECIALS, VIRGIN
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.missions.history import note_discarded
from chabudai.games.artigiano.protection import holder, is_on_castle
from chabudai.games.artigiano.state import ON_CASE, ON_STOCK_OF, OUT_OF_PLAY, Artigiano
from chabudai.games.artigiano.stocks import take_from_stock

NO_SPECIAL: Final = SPECIALS
ALL_SPECIALS: Final = tuple(range(SPECIALS))


class TakingSpecials(Effect):
    """An effect whose picks are specials in play."""

    doubles = ONLY_CARDS

    def castles(self, game: Artigiano) -> int:
        found = 0
        for special in game.picks:
            if is_on_castle(game, special):
                found |= BIT[holder(game, special)]
        return found

    def spare(self, game: Artigiano, seat: int) -> None:
        game.picks = [special for special in game.picks if holder(game, special) != seat]


class ChooseSpecial(Question[Artigiano]):
    """A choice is a special; after a first one, one may stop."""

    size = SPECIALS + 1
    none: ClassVar[str] = "no more"

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def describe(self, game: Artigiano, choice: int) -> str:
        return self.none if choice == NO_SPECIAL else f"special S{choice + 1:02d}"


class Haggling(TakingSpecials):
    """E31: take a special from an opponent's zone or castle into your hand. Doubled: two."""

    number = 31

    def announce(self, game: Artigiano) -> None:
        game.then(*[Haggle(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        for special in game.picks:
            owner = holder(game, special)
            card = take_out(game, special)
            game.hands[game.act_author].append(card | EVERYONE)
            if game.journal is not None:
                game.tell("haggle", "effect.31", {"seat": game.act_author, "to": owner, "card": card})
            open_window(game)


def immune(game: Artigiano, special: int, by: int) -> Refusal | None:
    """attack.9: a Virgin or Provost on another's castle, and what lies on a castle under the Chapel."""
    owner = holder(game, special)
    if owner != by and is_on_castle(game, special):
        if special in (VIRGIN, PROVOST):
            return Refusal("attack.9", "immune", {"special": special})
        if game.chapel & BIT[owner]:
            return Refusal("attack.7", "chapel-protects", {"to": owner})
    return None


class Haggle(ChooseSpecial):
    """effect.31: one special in an opponent's zone or on his castle; not Virgin or Provost."""

    clause = "effect.31"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = [i for i in ALL_SPECIALS if game.special_at[i] != OUT_OF_PLAY and i not in game.picks]
        return (*found, NO_SPECIAL) if self.before else tuple(found)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPECIAL:
            return None
        if not within_reach(game) & BIT[holder(game, choice)]:
            return Refusal("effect.31", "not-an-opponents", {"special": choice})
        if ON_STOCK_OF <= game.special_at[choice] < ON_CASE:
            return Refusal("effect.31", "on-a-stock", {"special": choice})
        return immune(game, choice, self.seat)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPECIAL:
            game.picks.append(choice)
            game.act_targets |= BIT[holder(game, choice)]


class Gargoyle(TakingSpecials):
    """E41: discard a special in play anywhere. Doubled: two."""

    number = 41

    def announce(self, game: Artigiano) -> None:
        game.then(*[Petrify(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        for special in game.picks:
            discard_special(game, special)
            open_window(game)


class Petrify(Haggle):
    """effect.41: any special in a zone, on a castle or on a stock; not another's Virgin, not a Provost elsewhere.

    Nobody has to destroy a special of their own: if there are no others, one may choose none.
    """

    clause = "effect.41"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = super().candidates(game)
        if not self.before:
            owners = [holder(game, special) for special in found if self.refusal(game, special) is None]
            if owners and owners.count(self.seat) == len(owners):
                return (*found, NO_SPECIAL)
        return found

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPECIAL:
            return None
        if game.act_only and holder(game, choice) >= 0 and not game.act_only & BIT[holder(game, choice)]:
            return Refusal("effect.39", "only-the-author", {"special": choice})
        return immune(game, choice, self.seat)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPECIAL:
            game.picks.append(choice)
            owner = holder(game, choice)
            if owner != self.seat and not ON_STOCK_OF <= game.special_at[choice] < ON_CASE:
                game.act_targets |= BIT[owner]


class Keystone(Effect):
    """E34: discard a special on your castle, in your zone, in your stock or on it. Doubled: two."""

    number = 34
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(*[Dislodge(game.act_author, i) for i in range(times_cards(game, 1))])


class Dislodge(ChooseSpecial):
    """effect.34: one special of your side of the table; asked whatever your stock holds, unless it is empty too."""

    clause = "effect.34"
    always = True
    none = "none"

    def face_up(self, game: Artigiano) -> list[int]:
        """The specials in play on this side."""
        return [i for i in ALL_SPECIALS if game.special_at[i] != OUT_OF_PLAY and holder(game, i) == self.seat]

    def face_down(self, game: Artigiano) -> list[int]:
        """The specials in the ordinary places of the stock."""
        cards = [game.stock[place] & CARD for place in game.ordinary(self.seat)]
        return sorted([EFFECT[card] for card in cards if IS_SPECIAL[card]])

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = self.face_up(game)
        if not found and not game.ordinary(self.seat):
            return ()
        free = self.before or not found
        down = self.face_down(game)
        return (*found, *down, NO_SPECIAL) if free else (*found, *down)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_SPECIAL:
            return
        seat = self.seat
        if game.special_at[choice] != OUT_OF_PLAY:
            discard_special(game, choice)
            note_discarded(game, seat, SPECIAL_CARD[choice])
            open_window(game)
            return
        for place in game.ordinary(seat):
            if game.stock[place] & CARD == SPECIAL_CARD[choice]:
                throw_away(game, seat, take_from_stock(game, place), False)


register(Haggling(), Gargoyle(), Keystone())
