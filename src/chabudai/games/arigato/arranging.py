"""The dawn as one arrangement: five cards get their places in any order, and change them freely until all is ready.

The game asks for the resident, its workshop and the travellers one after another.  Here is said what a card on a place
answers of this; what remains are the craftsmen, for whom nobody is asked.
"""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Arrangement, Post, Put, Seated, Text, text
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.dawn import Arrange, Confirm, Install, SendOff
from chabudai.games.arigato.emptying import occupied
from chabudai.games.arigato.hand_scene import ALONE, CRAFTSMEN
from chabudai.games.arigato.material import HAND, LAST_DAY, SLOTS_IN, TRAVELLERS, WORKSHOP_CODES
from chabudai.games.arigato.notation import card_text, workshop_text
from chabudai.games.arigato.state import CRAFTSMAN, NO_WORKSHOP, RESIDENT, TRAVELLER, Arigato

Held = tuple[tuple[int, int], ...]  # the cards of a hand, each with its role


def to_arrange(view: Arigato, question: Arrange | Install | SendOff | Confirm) -> Arrangement:
    """dawn.1, dawn.5: whatever of the dawn is asked, all of it can be said anew."""
    seat = question.seat
    places = range(seat * HAND, seat * HAND + HAND)
    held = tuple([(view.hands[i] & CARD, view.roles[i]) for i in places if view.hands[i] >= 0])
    to = ALONE if view.seats == 1 else view.left_of(seat)
    return _arrangement(view.cards(), view.day, seat, to, held, view.workshop[seat], occupied(view, seat))


@once(ZONES)
def _arrangement(cards: Catalogue, day: int, seat: int, to: int, held: Held, slot: int, taken: int) -> Arrangement:
    posts, puts, moves_in = _possible(cards, day == LAST_DAY, seat, to, tuple([card for card, _ in held]), taken)
    key = "last" if day == LAST_DAY else "roles"
    return Arrangement(
        key=f"dawn-{day}",
        home=f"hand{seat}",
        prompt=text(f"arigato-prompt-{key if moves_in else 'full'}", day=day),
        clause="dawn.1" if moves_in else "dawn.3",
        posts=posts,
        puts=puts,
        placed=_placed(day, seat, held, slot),
        ready="ready",
        name=_ready(),
    )


@once(1)
def _ready() -> Text:
    return text("arigato-action-ready")


@once(ZONES)
def _possible(
    cards: Catalogue, last: bool, seat: int, to: int, hand: tuple[int, ...], taken: int
) -> tuple[tuple[Post, ...], tuple[Put, ...], bool]:
    """What may be put where, whatever of it is done already; and whether somebody can move in."""
    free = [SLOTS_IN[cards.slots[card] & ~taken] for card in hand]
    moving = [_move_in(cards, seat, card, slot, len(free[i]) == 1) for i, card in enumerate(hand) for slot in free[i]]
    fitting = tuple(sorted({place for put in moving for place in put.to}))
    posts = [_resident(fitting)]
    puts = moving
    if not last:  # last.1: then all others are craftsmen
        posts += _others(seat)
        puts = [
            *moving,
            *[_send_off(cards, seat, card, to) for card in hand],
            *[_craft(cards, seat, card) for card in hand],
        ]
    return tuple(posts), tuple(puts), bool(moving)


@once(ZONES)
def _resident(places: tuple[str, ...]) -> Post:
    return Post(places, 1, text("arigato-post-resident"))


@once(ZONES)
def _others(seat: int) -> tuple[Post, Post]:
    return (
        Post(_places("passed", seat, TRAVELLERS), TRAVELLERS, text("arigato-post-traveller")),
        Post(_places("craft", seat, CRAFTSMEN), CRAFTSMEN, text("arigato-post-craftsman")),
    )


def _placed(day: int, seat: int, held: Held, slot: int) -> tuple[tuple[str, str], ...]:
    """The cards that have their places already, these as the scene shows them."""
    placed: list[tuple[str, str]] = []
    if slot != NO_WORKSHOP:
        placed += [(_piece(card), _workshop(seat, slot)) for card, role in held if role == RESIDENT]
    if day < LAST_DAY:
        for role, zone in ((TRAVELLER, "passed"), (CRAFTSMAN, "craft")):
            there = [card for card, its in held if its == role]
            placed += [(_piece(card), f"{zone}{seat}-{i}") for i, card in enumerate(there)]
    return tuple(placed)


@once(PIECES)
def _move_in(cards: Catalogue, seat: int, card: int, slot: int, only: bool) -> Put:
    """dawn.2: where there is only one workshop for a card, nobody is asked which."""
    answers = (f"resident {card}", f"install {WORKSHOP_CODES[slot]}")
    name = text("arigato-action-install", card=card_text(cards, card), workshop=workshop_text(slot))
    return Put(_piece(card), (_workshop(seat, slot),), answers[:1] if only else answers, name)


@once(PIECES)
def _send_off(cards: Catalogue, seat: int, card: int, to: int) -> Put:
    """dawn.6, solo.2: to the left, or kept."""
    key = "arigato-action-keep" if to == ALONE else "arigato-action-traveller"
    name = _named(key, cards, card, Seated(seat if to == ALONE else to))
    return Put(_piece(card), _places("passed", seat, TRAVELLERS), (f"traveller {card}",), name)


@once(PIECES)
def _craft(cards: Catalogue, seat: int, card: int) -> Put:
    """dawn.6: what is left over."""
    return Put(
        _piece(card), _places("craft", seat, CRAFTSMEN), (), _named("arigato-action-work", cards, card, Seated(seat))
    )


def _named(key: str, cards: Catalogue, card: int, to: Seated) -> Text:
    return text(key, card=card_text(cards, card), to=to)


def _piece(card: int) -> str:
    return f"card-{card}"


def _workshop(seat: int, slot: int) -> str:
    return f"w{seat}-{slot}"


def _places(zone: str, seat: int, count: int) -> tuple[str, ...]:
    return tuple([f"{zone}{seat}-{i}" for i in range(count)])
