"""How cards leave: discarded from a hand or stock, lost from a castle, specials taken out of play."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.games.artigiano.boards import CASE_BIT, MOST_CASES
from chabudai.games.artigiano.laying import held, take_held
from chabudai.games.artigiano.material import (
    CAPTAIN,
    CODE,
    IS_MATERIAL,
    KEY_BEARER,
    KEY_CARD,
    PRIEST,
    SPECIAL_CARD,
    STOREKEEPER,
    VALUE,
)
from chabudai.games.artigiano.missions.claims import open_window_after
from chabudai.games.artigiano.missions.history import note_destroyed, note_discarded
from chabudai.games.artigiano.protection import attached_to, holder
from chabudai.games.artigiano.state import (
    EMPTY,
    IN_ZONE_OF,
    ON_STOCK_OF,
    OUT_OF_PLAY,
    SLOTS,
    STORE_SLOT,
    Artigiano,
)
from chabudai.games.artigiano.stocks import take_from_stock


def throw_away(game: Artigiano, seat: int, entry: int, from_hand: bool, chosen: bool = True) -> None:
    """A card of the seat's hand or stock goes face up onto the discard pile."""
    card = game.turn_up(entry)
    game.discard.append(card)
    if game.journal is not None:
        game.tell("discard", "turn.8", {"seat": seat, "card": card})
    if chosen:
        note_discarded(game, seat, card)
    if from_hand and VALUE[card] >= 4 and game.special_at[CAPTAIN] == ON_STOCK_OF + seat:
        game.special_at[CAPTAIN] = IN_ZONE_OF + seat
        if game.journal is not None:
            game.tell("captain-leaves", "specials.6", {"seat": seat})
    open_window_after(game, seat)


def discard_held(game: Artigiano, seat: int, card: int) -> None:
    """Discard a card of the held set."""
    from_hand = game.playing < 0 or seat != game.active
    throw_away(game, seat, take_held(game, seat, card), from_hand)


def discard_from_hand(game: Artigiano, seat: int, card: int) -> None:
    """Discard a card of the real hand."""
    hand = game.hands[seat]
    for i in range(len(hand)):
        if hand[i] & CARD == card:
            throw_away(game, seat, hand.pop(i), True)
            return


def target_cards(game: Artigiano, seat: int) -> list[int]:
    """What an action means by the seat's hand: the author's own is the held set."""
    return held(game, seat) if seat == game.act_author else [entry & CARD for entry in game.hands[seat]]


def discard_target(game: Artigiano, seat: int, card: int) -> None:
    """Discard one of those cards."""
    if seat == game.act_author:
        discard_held(game, seat, card)
    else:
        discard_from_hand(game, seat, card)


def lose(game: Artigiano, spot: int, by: int) -> None:
    """A material, with the specials on it, goes from a castle to the discard pile because of a card of `by`."""
    owner = spot // MOST_CASES
    card = discard_material(game, spot, by)
    if game.journal is not None:
        game.tell("lose", "attack.1", {"seat": owner, "card": card, "case": spot % MOST_CASES})


def replace(game: Artigiano, spot: int, by: int) -> int:
    """specials.2, specials.10, specials.20: a material is discarded with its specials to make room."""
    owner = spot // MOST_CASES
    card = discard_material(game, spot, by)
    if game.journal is not None:
        game.tell("replaced", "specials.2", {"seat": owner, "card": card, "case": spot % MOST_CASES})
    return card


def discard_material(game: Artigiano, spot: int, by: int) -> int:
    """The material and the specials on it are discarded; by its own player, that counts as their discard."""
    owner = spot // MOST_CASES
    own = attached_to(game, game.castle[spot]) if owner == by else []
    card = clear(game, spot)
    note_destroyed(game, owner, by)
    if owner == by:
        note_discarded(game, owner, card)
        for special in own:
            note_discarded(game, owner, SPECIAL_CARD[special])
    return card


def clear(game: Artigiano, spot: int) -> int:
    """Put what lies on the spot, and the specials on it, onto the discard pile: the card."""
    card = game.castle[spot]
    for special in attached_to(game, card):
        game.special_at[special] = OUT_OF_PLAY
        game.discard.append(SPECIAL_CARD[special])
    game.castle[spot] = EMPTY
    owner = spot // MOST_CASES
    game.occupied[owner] = game.occupied[owner] & ~CASE_BIT[spot % MOST_CASES]
    if IS_MATERIAL[card]:
        game.discard.append(card)
    else:
        raise ValueError(f"{CODE[card]} is no material")
    return card


def take_out(game: Artigiano, special: int) -> int:
    """A special leaves play: its card, for the caller to put somewhere.  Cards it held go where the rules say."""
    owner = holder(game, special)
    if game.in_case(special):
        spot = game.castle.index(SPECIAL_CARD[special])
        game.castle[spot] = EMPTY
        game.occupied[owner] = game.occupied[owner] & ~CASE_BIT[spot % MOST_CASES]
    game.special_at[special] = OUT_OF_PLAY
    if special == PRIEST:  # specials.18: its cards go to the discard pile
        game.discard += game.under_priest
        game.under_priest.clear()
    if special == STOREKEEPER:
        empty_the_store(game, owner)
    return SPECIAL_CARD[special]


def empty_the_store(game: Artigiano, seat: int) -> None:
    """specials.3: without the Storekeeper its card moves to a free place of the stock, or to the hand."""
    place = seat * SLOTS + STORE_SLOT
    entry = game.stock[place]
    if entry < 0:
        return
    game.stock[place] = NO_CARD
    usable = game.playing >= 0 and seat == game.active and game.playing >> STORE_SLOT & 1
    if usable:
        game.playing &= ~CASE_BIT[STORE_SLOT]
    for free in range(seat * SLOTS, seat * SLOTS + game.slots()):
        if game.stock[free] < 0:
            game.stock[free] = entry
            if usable:
                game.playing |= CASE_BIT[free - seat * SLOTS]
            return
    game.hands[seat].append(entry)


def discard_special(game: Artigiano, special: int) -> None:
    """A special in play goes to the discard pile."""
    owner = holder(game, special)
    card = take_out(game, special)
    game.discard.append(card)
    if game.journal is not None:
        game.tell("special-discarded", "effect.41", {"seat": owner, "card": card})


def look(game: Artigiano, places: list[int], owner: int, seats: int) -> None:
    """specials.14: these seats see the entries of the list; the owner's Key-Bearer steps into the zone instead."""
    for i in range(len(places)):
        if places[i] >= 0:
            places[i] = game.show(places[i], seats)
    for i in range(len(places)):
        if places[i] >= 0 and is_key(places[i]):
            places.pop(i)
            unlock(game, owner)
            return


def look_at_stock(game: Artigiano, owner: int, seat: int) -> None:
    """The seat sees the ordinary places of the owner's stock."""
    for place in game.ordinary(owner):
        game.stock[place] = game.show(game.stock[place], SEEN_BY[seat])
        if is_key(game.stock[place]):
            take_from_stock(game, place)
            unlock(game, owner)


def unlock(game: Artigiano, owner: int) -> None:
    """specials.14: the Key-Bearer goes to the zone of whoever held it."""
    game.special_at[KEY_BEARER] = IN_ZONE_OF + owner
    game.laid_by[KEY_BEARER] = -1
    game.learned += 1
    if game.journal is not None:
        game.tell("key-bearer", "specials.14", {"seat": owner})


def is_key(entry: int) -> bool:
    """Is this the Key-Bearer?"""
    return entry & CARD == KEY_CARD


def mix(game: Artigiano, entries: list[int], keep: int) -> None:
    """box.9: who does not see which card leaves a hand no longer knows the others either; `keep` are those who see."""
    for i in range(len(entries)):
        if entries[i] >= 0 and entries[i] & ~(CARD | keep):
            entries[i] = entries[i] & (CARD | keep)
            game.learned += 1  # what somebody knew has changed, so nothing before this can be taken back


def mix_stock(game: Artigiano, seat: int, keep: int) -> None:
    """box.9: the same for a stock."""
    cards = game.stock[seat * SLOTS : (seat + 1) * SLOTS]
    mix(game, cards, keep)
    game.stock[seat * SLOTS : (seat + 1) * SLOTS] = cards


def mix_held(game: Artigiano, seat: int, keep: int) -> None:
    """box.9: the same for the held set."""
    if game.playing >= 0 and seat == game.active:
        mix_stock(game, seat, keep)
    else:
        mix(game, game.hands[seat], keep)
