"""How an action is carried out: announced, perhaps cancelled, noted, resolved, concluded.

Every effect is an `Effect` with its own `announce` (players named, face-up cards chosen) and `resolve` (what depends on
hands, and the victims' choices).  The action under way is kept in the `act_` fields of the state.
"""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.core.step import BIT, MOST_SEATS, NOBODY, SEATS_IN, Question, Step
from chabudai.games.artigiano.boards import CASE_BIT, FULL
from chabudai.games.artigiano.laying import take_held
from chabudai.games.artigiano.material import (
    BELL_CARD,
    BELL_RINGER,
    CHOIRBOY,
    EFFECT,
    EFFECTS,
    IS_ACTION,
    POPE,
    PRAYER,
    PRAYER_CARD,
    PRIEST,
)
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.missions.history import note_action_card, note_attack
from chabudai.games.artigiano.protection import materials
from chabudai.games.artigiano.state import IN_ZONE_OF, NO_ACTION, SLOTS, Artigiano

NO: Final = 0
YES: Final = 1
YES_NO: Final = (NO, YES)
ONLY_NO: Final = (NO,)
NO_EFFECT: Final = 0
NO_ONE: Final = 7  # a choice of player that names nobody more

NOT_DOUBLED: Final = 0
DOUBLED: Final = 1  # by a Double Attack; what is doubled is still open
PLAYERS: Final = 2
CARDS: Final = 3

NEITHER: Final = 0  # what a Double Attack can double in an effect
ONLY_PLAYERS: Final = 1
ONLY_CARDS: Final = 2
BOTH: Final = 3

# An entry of the log: effect, author, players it was aimed at, and those who have not ended a turn since.
LOG_AUTHOR: Final = 6
LOG_TARGETS: Final = 9
LOG_FRESH: Final = 13


class Effect:
    """What an action card says.  The docstring of each is the card's text in our own words."""

    number: ClassVar[int] = 0
    doubles: ClassVar[int] = NEITHER
    on_castle: ClassVar[bool] = False  # naming a player attacks the castle
    on_stock: ClassVar[bool] = False

    def announce(self, game: Artigiano) -> None:
        """Name the players and choose the face-up cards."""

    def resolve(self, game: Artigiano) -> None:
        """Carry it out."""

    def castles(self, game: Artigiano) -> int:
        """attack.3: the castles attacked: those of the players named, as far as they hold a material."""
        found = 0
        if self.on_castle:
            for seat in range(game.seats):
                if game.act_targets & BIT[seat] and materials(game, seat):
                    found |= BIT[seat]
        return found

    def spare(self, game: Artigiano, seat: int) -> None:
        """table.2: leave this seat out, which answers with a Prayer."""


EFFECT_OF: Final[list[Effect]] = [Effect() for _ in range(EFFECTS + 1)]


def register(*effects: Effect) -> None:
    """Put effects into the table by which they are found."""
    for effect in effects:
        EFFECT_OF[effect.number] = effect


# --- words the effects use ------------------------------------------------------------------------


def times_players(game: Artigiano) -> int:
    """How many players may be named."""
    return 2 if game.act_double == PLAYERS else 1


def times_cards(game: Artigiano, number: int) -> int:
    """The number of cards, doubled if that is what is doubled."""
    return 2 * number if game.act_double == CARDS else number


def target_all_others(game: Artigiano) -> None:
    """The action is aimed at every other player, or at the one whom a Prayer repays."""
    game.act_targets = game.act_only if game.act_only else game.everyone_but(game.act_author)


def within_reach(game: Artigiano) -> int:
    """The opponents whose face-up cards may be chosen."""
    return game.act_only if game.act_only else game.everyone_but(game.act_author)


def targets(game: Artigiano) -> list[int]:
    """action.5: the players it is aimed at, clockwise from the author's left."""
    author = game.act_author
    order = [*game.others(author), author]
    return [seat for seat in order if game.act_targets & BIT[seat]]


def may_play_actions(game: Artigiano, seat: int) -> bool:
    """effect.35: the Convent forbids action cards."""
    return seat != game.active or not game.force[seat] & NO_ACTION


# --- the sentences --------------------------------------------------------------------------------


def play_action(game: Artigiano, seat: int, card: int, doubled: int) -> None:
    """action.1: the card goes onto the discard pile and its action is carried out."""
    game.turn_up(take_held(game, seat, card))
    game.discard.append(card)
    note_action_card(game, seat, card)
    if game.journal is not None:
        game.tell("play", "action.1", {"seat": seat, "card": card})
    begin(game, seat, card, EFFECT[card], doubled)


def begin(game: Artigiano, seat: int, card: int, effect: int, doubled: int, only: int = 0, copy: bool = False) -> None:
    """Start carrying out an effect."""
    game.act_card = card
    game.act_effect = effect
    game.act_author = seat
    game.act_double = doubled
    game.act_targets = 0
    game.act_castles = 0
    game.act_only = only
    game.act_copy = copy
    game.act_reply = NOBODY
    game.picks.clear()
    game.shared.append(CONCLUDE)
    if effect != PRAYER:  # a Prayer says by itself when it is judged
        game.shared.append(JUDGE)
    ANNOUNCE.run(game)


class Announce(Step[Artigiano]):
    """action.2: the players aimed at are named and face-up cards chosen; effect.15: what is doubled is said first."""

    clause = "action.2"

    def run(self, game: Artigiano) -> None:
        effect = EFFECT_OF[game.act_effect]
        if game.act_double == DOUBLED:
            if effect.doubles == BOTH:
                game.then(DOUBLE[game.act_author], ANNOUNCE)
                return
            if effect.doubles == ONLY_PLAYERS:
                game.act_double = PLAYERS
            elif effect.doubles == ONLY_CARDS:
                game.act_double = CARDS
        effect.announce(game)


class Double(Question[Artigiano]):
    """effect.15: where both could be doubled, the author chooses: the players named or the number of cards."""

    clause = "effect.15"

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        game.act_double = CARDS if choice else PLAYERS

    def describe(self, game: Artigiano, choice: int) -> str:
        return "double cards" if choice else "double players"


class Designate(Question[Artigiano]):
    """action.2: a player is named: anybody, or only an opponent where the card says so."""

    clause = "action.2"
    size = 8

    def __init__(self, seat: int, left: int, opponents: int, with_stock: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.opponents = opponents
        self.with_stock = with_stock

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.opponents, self.with_stock)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        seats = tuple(range(game.seats))
        return (*seats, NO_ONE) if game.act_targets else seats

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_ONE:
            return None
        if self.opponents and choice == self.seat:
            return Refusal("action.2", "not-yourself", {"effect": game.act_effect})
        if game.act_targets & BIT[choice]:
            return Refusal("effect.15", "named-already", {"to": choice})
        if self.with_stock and not game.ordinary(choice):
            return Refusal("effect.16", "empty-stock", {"to": choice})
        return None

    def options(self, game: Artigiano) -> tuple[int, ...]:
        shut = game.act_targets | (BIT[self.seat] if self.opponents else 0)
        found = [seat for seat in SEATS_IN[(BIT[game.seats] - 1) & ~shut] if not self.with_stock or game.ordinary(seat)]
        if game.act_targets:
            found.append(NO_ONE)
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_ONE:
            return
        game.act_targets |= BIT[choice]
        if game.journal is not None:
            game.tell("designate", "action.2", {"seat": self.seat, "to": choice})
        if self.left > 1:
            game.then(Designate(self.seat, self.left - 1, self.opponents, self.with_stock))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "nobody more" if choice == NO_ONE else f"name {choice}"


def designate(game: Artigiano, opponents: bool, with_stock: bool = False) -> None:
    """Have the author name as many players as the action allows; a reflected action has its target already."""
    if game.act_only:
        game.act_targets = game.act_only
    else:
        game.then(Designate(game.act_author, times_players(game), int(opponents), int(with_stock)))


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
    """table.2: a player attacked may answer with a Prayer from the hand: spared, and the author is hit instead."""

    clause = "table.2"
    always = True

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

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
                game.turn_up(game.stock[place])
                game.stock[place] = NO_CARD
                if game.playing >= 0 and seat == game.active:
                    game.playing &= ~CASE_BIT[place % SLOTS]
                game.special_at[BELL_RINGER] = IN_ZONE_OF + game.act_author
                game.laid_by[BELL_RINGER] = seat
                if game.journal is not None:
                    game.tell("bell-ringer", "specials.16", {"seat": seat, "to": game.act_author})
                return True
    return False


def collect_under_priest(game: Artigiano) -> None:
    """specials.18: an opponent's action card that attacks the castle of the Priest's owner is put under the Priest."""
    owner = game.special_at[PRIEST] - IN_ZONE_OF
    if 0 <= owner < game.seats and game.act_castles & BIT[owner] and not game.act_copy:
        game.discard.remove(game.act_card)
        game.under_priest.append(game.act_card)
        if game.journal is not None:
            game.tell("priest", "specials.18", {"seat": owner, "card": game.act_card})


class Resolve(Step[Artigiano]):
    """action.5: the action is carried out, clockwise from the author's left."""

    clause = "action.5"

    def run(self, game: Artigiano) -> None:
        EFFECT_OF[game.act_effect].resolve(game)


class Conclude(Step[Artigiano]):
    """action.7: the action is over: missions may be turned up, and a full castle ends the game."""

    clause = "action.7"

    def run(self, game: Artigiano) -> None:
        reply, author, effect = game.act_reply, game.act_author, game.act_effect
        game.act_card = NO_CARD
        game.act_effect = NO_EFFECT
        game.act_author = NOBODY
        game.act_targets = 0
        game.act_castles = 0
        game.act_only = 0
        game.act_reply = NOBODY
        game.picks.clear()
        open_window(game)
        if not check_end(game) and reply != NOBODY and effect != NO_EFFECT:
            begin(game, reply, PRAYER_CARD, effect, NOT_DOUBLED, BIT[author])


def check_end(game: Artigiano) -> bool:
    """end.1: a castle whose cases are all occupied ends the game; nothing that was still to come happens."""
    if game.first_full < 0:
        return False
    for seat in range(game.seats):
        if game.occupied[seat] == FULL[game.boards[seat]]:
            game.ending = True
            game.shared.clear()
            game.then(END)
            return True
    return False


class End(Step[Artigiano]):
    """end.1, end.2: no further phase is played; hand and stock are put back, and the points are counted."""

    clause = "end.1"

    def run(self, game: Artigiano) -> None:
        from chabudai.games.artigiano.ending import finish

        finish(game)


ANNOUNCE: Final = Announce()
DOUBLE: Final = [Double(seat) for seat in range(MOST_SEATS)]
JUDGE: Final = Judge()
CANCEL: Final = [Cancel(seat) for seat in range(MOST_SEATS)]
LISTEN: Final = Listen()
REPLY: Final = [Reply(seat) for seat in range(MOST_SEATS)]
STRIKE: Final = Strike()
RESOLVE: Final = Resolve()
CONCLUDE: Final = Conclude()
END: Final = End()
