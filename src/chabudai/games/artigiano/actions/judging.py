"""Between an action's announcement and its effect: Pope, Prayer, Choirboy, Bell-Ringer and Priest; then it happens."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.effect import EFFECT_OF, NO_EFFECT, targets
from chabudai.games.artigiano.material import (
    BELL_CARD,
    BELL_RINGER,
    CHOIRBOY,
    EFFECT,
    IS_ACTION,
    POPE,
    PRAYER,
    PRIEST,
)
from chabudai.games.artigiano.missions.history import note_attack
from chabudai.games.artigiano.shapes import YES_NO
from chabudai.games.artigiano.state import IN_ZONE_OF, SLOTS, Artigiano
from chabudai.games.artigiano.stocks import take_from_stock

# An entry of the log: effect, author, players it was aimed at, and those who have not ended a turn since.
LOG_AUTHOR: Final = 6
LOG_TARGETS: Final = 9
LOG_FRESH: Final = 13


class Judge(Step[Artigiano]):
    """action.3: first the Pope, then a Prayer if the table plays it so, then Choirboy, Bell-Ringer and Priest."""

    clause = "action.3"

    def run(self, game: Artigiano) -> None:
        place = game.special_at[POPE] - IN_ZONE_OF
        if 0 <= place < game.seats and place != game.act_author and not game.pope_used & BIT[place]:
            game.then(CANCEL[place], LISTEN)
        else:
            LISTEN.run(game)


class Cancel(Question[Artigiano]):
    """specials.17: once a game the Pope cancels an action an opponent has just played, against whomever."""

    clause = "specials.17"

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice:
            game.pope_used |= BIT[self.seat]
            game.act_effect = NO_EFFECT
            if game.journal is not None:
                game.tell("pope", "specials.17", {"seat": self.seat})

    def describe(self, game: Artigiano, choice: int) -> str:
        return "cancel" if choice else "let it happen"


class Listen(Step[Artigiano]):
    """table.2: where Prayers interrupt, everybody attacked is asked, whatever they hold."""

    clause = "table.2"

    def run(self, game: Artigiano) -> None:
        if game.prayer_interrupts and game.act_effect != NO_EFFECT and not game.act_only and not game.act_copy:
            asked = [seat for seat in targets(game) if seat != game.act_author]
            game.then(*[REPLY[seat] for seat in asked], STRIKE)
        else:
            STRIKE.run(game)


class Reply(Question[Artigiano]):
    """table.2: a player attacked may answer with a Prayer from the hand: spared, and the author is hit instead.

    Whoever has no card, or is no longer attacked since another has answered, is not asked: everybody sees that.
    """

    clause = "table.2"
    always = True

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO if game.hands[self.seat] and game.act_targets & BIT[self.seat] else ()

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice and self.prayer(game) < 0:
            return Refusal("table.2", "no-prayer")
        return None

    def prayer(self, game: Artigiano) -> int:
        """The place of a Prayer in the seat's hand; -1 if there is none."""
        hand = game.hands[self.seat]
        for i in range(len(hand)):
            card = hand[i] & CARD
            if IS_ACTION[card] and EFFECT[card] == PRAYER:
                return i
        return -1

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice:
            card = game.turn_up(game.hands[self.seat].pop(self.prayer(game)))
            game.discard.append(card)
            game.act_reply = self.seat
            EFFECT_OF[game.act_effect].spare(game, self.seat)
            game.act_targets &= ~BIT[self.seat]
            if game.journal is not None:
                game.tell("pray", "table.2", {"seat": self.seat, "card": card, "to": game.act_author})

    def describe(self, game: Artigiano, choice: int) -> str:
        return "pray" if choice else "bear it"


class Strike(Step[Artigiano]):
    """action.3, action.4: Choirboy and Bell-Ringer cancel by themselves, the Priest collects, then it happens."""

    clause = "action.4"

    def run(self, game: Artigiano) -> None:
        if game.act_effect == NO_EFFECT:
            return
        effect = EFFECT_OF[game.act_effect]
        author = game.act_author
        game.act_castles = effect.castles(game) & ~BIT[author]
        game.act_castles &= game.act_targets
        if choirboy_cancels(game) or (effect.on_stock and bell_ringer_cancels(game)):
            game.act_effect = NO_EFFECT
            return
        if effect.on_stock and hides_a_card(game):
            game.learned += 1  # that no Bell-Ringer lies there: even a card everybody knew cannot be taken back
        collect_under_priest(game)
        aimed = game.act_targets & ~BIT[author]
        note_attack(game, author, aimed, game.act_castles, not game.act_copy)
        fresh = (BIT[game.seats] - 1) << LOG_FRESH
        game.log.append(game.act_effect | author << LOG_AUTHOR | aimed << LOG_TARGETS | fresh)
        RESOLVE.run(game)


def choirboy_cancels(game: Artigiano) -> bool:
    """specials.19: an action against the castle of the Choirboy's owner is cancelled, and he goes to its author."""
    owner = game.special_at[CHOIRBOY] - IN_ZONE_OF
    if not 0 <= owner < game.seats or game.laid_by[CHOIRBOY] != owner or not game.act_castles & BIT[owner]:
        return False
    game.special_at[CHOIRBOY] = IN_ZONE_OF + game.act_author
    if game.journal is not None:
        game.tell("choirboy", "specials.19", {"seat": owner, "to": game.act_author})
    return True


def bell_ringer_cancels(game: Artigiano) -> bool:
    """specials.16: an action against the stock that holds the Bell-Ringer is cancelled, and he goes to its author."""
    for seat in targets(game):
        if seat == game.act_author:
            continue
        for place in range(seat * SLOTS, (seat + 1) * SLOTS):
            if game.stock[place] >= 0 and game.stock[place] & CARD == BELL_CARD:
                game.turn_up(take_from_stock(game, place))
                game.special_at[BELL_RINGER] = IN_ZONE_OF + game.act_author
                game.laid_by[BELL_RINGER] = seat
                if game.journal is not None:
                    game.tell("bell-ringer", "specials.16", {"seat": seat, "to": game.act_author})
                return True
    return False


def hides_a_card(game: Artigiano) -> bool:
    """Does a stock that is attacked hold a card that not everybody knows?"""
    for seat in targets(game):
        if seat != game.act_author:
            for entry in game.stock[seat * SLOTS : (seat + 1) * SLOTS]:
                if entry >= 0 and entry & EVERYONE != EVERYONE:
                    return True
    return False


def collect_under_priest(game: Artigiano) -> None:
    """specials.18: an opponent's action card that attacks the castle of the Priest's owner is put under the Priest.

    A doubled Prayer attacks twice with one card, which may lie there already.
    """
    owner = game.special_at[PRIEST] - IN_ZONE_OF
    attacked = 0 <= owner < game.seats and game.act_castles & BIT[owner] != 0
    if attacked and not game.act_copy and game.act_card in game.discard:
        game.discard.remove(game.act_card)
        game.under_priest.append(game.act_card)
        if game.journal is not None:
            game.tell("priest", "specials.18", {"seat": owner, "card": game.act_card})


class Resolve(Step[Artigiano]):
    """action.5: the action is carried out, clockwise from the author's left."""

    clause = "action.5"

    def run(self, game: Artigiano) -> None:
        EFFECT_OF[game.act_effect].resolve(game)


JUDGE: Final = Judge()
CANCEL: Final = [Cancel(seat) for seat in range(MOST_SEATS)]
LISTEN: Final = Listen()
REPLY: Final = [Reply(seat) for seat in range(MOST_SEATS)]
STRIKE: Final = Strike()
RESOLVE: Final = Resolve()
