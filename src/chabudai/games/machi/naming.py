"""The choices of Machi as actions: what a button says, and where on the table one clicks instead."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from chabudai.core.asking import named
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.scene import Action, Seated, Text, text
from chabudai.core.step import Question
from chabudai.games.machi import autumn, moving, sending_yakuzas, spring, summer
from chabudai.games.machi.autumn import Challenge, ChooseOpponent
from chabudai.games.machi.building_events import Burn, Collapse, Finish
from chabudai.games.machi.card_texts import sort_text
from chabudai.games.machi.combat import CombatQuestion
from chabudai.games.machi.duel import AnswerChallenge, owner_of, piece_of
from chabudai.games.machi.material import BACK, KINDS
from chabudai.games.machi.moving import MoveHouse, SetDown
from chabudai.games.machi.notation import back_text, card_text, combat_text
from chabudai.games.machi.plans import DRAFT_LISTS, HOMES
from chabudai.games.machi.sending_yakuzas import ChooseYakuza, Recall, SendYakuza
from chabudai.games.machi.spring import DrawCard, TakeFlop
from chabudai.games.machi.state import HEIGHTS, OUTSIDE, PLACE, PLACE_SHIFT, SLOTS, Machi
from chabudai.games.machi.summer import ChooseFounder, Found, Install, Lodge
from chabudai.games.machi.village import (
    FREE,
    VILLAGE_FIGURES,
    YAKUZA_FIGURES,
    address_index,
    index_of,
    top_index,
    yakuza_index,
)
from chabudai.games.machi.villager_events import Embezzle, Entice, Lure, MarkWanted, Sicken
from chabudai.games.machi.winter import Starve

# --- where one clicks -----------------------------------------------------------------------------


def hand_key(view: Machi, seat: int, card: int) -> str:
    """The key of the first copy of a card in hand."""
    back = BACK[card]
    cards = [entry & CARD for entry in view.hands[seat * 2 + back]]
    return f"h{seat}-{back}-{cards.index(card)}"


def address_key(seat: int, address: int) -> str:
    """The key of the villager at an address."""
    return f"f{seat}-{address - FREE}" if address >= FREE else f"v{seat}-{address // HEIGHTS}-{address % HEIGHTS}"


def figure_key(figure: int) -> str:
    """The key of a figure."""
    if figure >= YAKUZA_FIGURES:
        return f"y{figure - YAKUZA_FIGURES}"
    return address_key(figure // VILLAGE_FIGURES, figure % VILLAGE_FIGURES)


# --- what several questions offer -----------------------------------------------------------------


def done(view: Machi, question: Question[Any], choice: int, key: str) -> Action:
    """That it is enough."""
    return named(view, question, choice, text(f"machi-action-{key}-done"), style="quiet")


def event(view: Machi, question: Question[Any], choice: int, card: int) -> Action:
    """An event of the hand."""
    return named(
        view, question, choice, text("machi-action-event", card=card_text(card)), hand_key(view, question.seat, card)
    )


def home_text(view: Machi, seat: int, place: int, key: str) -> Text:
    """To live in a building of one's village, or outside."""
    if place == OUTSIDE:
        return text(f"machi-action-{key}-outside")
    row = view.buildings[seat]
    if place >= len(row) or row[place] < 0:  # a site planned just now: named only to say why it cannot be chosen
        return text("machi-place", number=place + 1)
    return text(f"machi-action-{key}", card=card_text(row[place] & CARD), number=place + 1)


# --- winter and spring ----------------------------------------------------------------------------


def starve(view: Machi, question: Starve, choice: int) -> Action:
    """winter.2: the top villager of a stack, those already given up left out, or one outside."""
    if choice >= OUTSIDE:
        return give_up(view, question, choice)
    seat = question.seat
    here = [villager for villager in view.villagers[seat] if villager >> PLACE_SHIFT & PLACE == choice]
    height = len(here) - 1 - view.drafts[seat].count(choice)
    name = text("machi-action-give-up", card=card_text(here[height] & CARD))
    return named(view, question, choice, name, f"v{seat}-{choice}-{height}")


def give_up(view: Machi, question: Question[Any], choice: int) -> Action:
    """The top villager of a stack, or one outside."""
    seat = question.seat
    row, index = view.villagers[seat], top_index(view, seat, choice)
    key = f"f{seat}-{choice - OUTSIDE}"
    if choice < OUTSIDE:
        height = len([villager for villager in row[:index] if villager >> PLACE_SHIFT & PLACE == choice])
        key = f"v{seat}-{choice}-{height}"
    return named(view, question, choice, text("machi-action-give-up", card=card_text(row[index] & CARD)), key)


def take_flop(view: Machi, question: TakeFlop, choice: int) -> Action:
    """A card of the flop, or an event."""
    if choice >= KINDS:
        return event(view, question, choice, choice - KINDS)
    back = BACK[choice]
    name = text("machi-action-take", card=card_text(choice), sort=sort_text(view.cards, choice))
    on = f"flop-{back}-{view.flop[back].index(choice)}"
    return named(view, question, choice, name, on)


def draw_card(view: Machi, question: DrawCard, choice: int) -> Action:
    """A pile, or an event."""
    if choice >= spring.EVENTS_AFTER_DRAW:
        return event(view, question, choice, choice - spring.EVENTS_AFTER_DRAW)
    name = text("machi-action-draw", back=back_text(choice))
    return named(view, question, choice, name, f"pile{choice}")


def send_yakuza(view: Machi, question: SendYakuza, choice: int) -> Action:
    """A building to block or to guard, the den, an event, or nothing more."""
    if choice >= sending_yakuzas.EVENTS_AFTER_SEND:
        return event(view, question, choice, choice - sending_yakuzas.EVENTS_AFTER_SEND)
    if choice == sending_yakuzas.DONE:
        return done(view, question, choice, "send")
    if choice == sending_yakuzas.USE_DEN:
        return named(view, question, choice, text("machi-action-den"))
    village, slot = choice // SLOTS, choice % SLOTS
    key = "machi-action-defend" if village == question.seat else "machi-action-attack"
    name = text(key, card=card_text(view.buildings[village][slot] & CARD), to=Seated(village))
    return named(view, question, choice, name, f"p{village}-{slot}")


def choose_yakuza(view: Machi, question: ChooseYakuza, choice: int) -> Action:
    """A Yakuza of the table or of the hand."""
    on = f"y{choice}" if yakuza_index(view, choice) >= 0 else hand_key(view, question.seat, choice)
    return named(view, question, choice, text("machi-action-yakuza", card=card_text(choice)), on)


def recall(view: Machi, question: Recall, choice: int) -> Action:
    """A Yakuza comes back to the hand."""
    name = text("machi-action-recall", card=card_text(choice))
    return named(view, question, choice, name, f"y{choice}")


# --- summer ---------------------------------------------------------------------------------------


def found(view: Machi, question: Found, choice: int) -> Action:
    """A building to found."""
    if choice == summer.DONE:
        return done(view, question, choice, "found")
    name = text("machi-action-found", card=card_text(choice))
    return named(view, question, choice, name, hand_key(view, question.seat, choice))


def choose_founder(view: Machi, question: ChooseFounder, choice: int) -> Action:
    """A villager of the hand or of the village."""
    seat = question.seat
    if choice < KINDS:
        name = text("machi-action-founder-hand", card=card_text(choice))
        return named(view, question, choice, name, hand_key(view, seat, choice))
    homes, address = view.drafts[seat * DRAFT_LISTS + HOMES], choice - KINDS
    name = text("machi-action-founder-village", card=card_text(homes[address_index(homes, address)] & CARD))
    return named(view, question, choice, name, address_key(seat, address))


def install(view: Machi, question: Install, choice: int) -> Action:
    """A villager to settle."""
    if choice == summer.DONE:
        return done(view, question, choice, "install")
    name = text("machi-action-install", card=card_text(choice))
    return named(view, question, choice, name, hand_key(view, question.seat, choice))


def lodge(view: Machi, question: Lodge, choice: int) -> Action:
    """Where the villager lives."""
    seat = question.seat
    name = home_text(view, seat, choice, "lodge")
    return named(view, question, choice, name, hand_key(view, seat, question.card), f"p{seat}-{choice}")


# --- autumn ---------------------------------------------------------------------------------------


def challenge(view: Machi, question: Challenge, choice: int) -> Action:
    """A duellist, an event, or nothing more."""
    if choice == autumn.DONE:
        return done(view, question, choice, "challenge")
    if choice >= autumn.EVENT_CHOICES:
        return event(view, question, choice, choice - autumn.EVENT_CHOICES)
    figure = autumn.figure_of(question.seat, choice)
    name = text("machi-action-challenge", card=card_text(piece_of(view, figure) & CARD))
    return named(view, question, choice, name, figure_key(figure))


def choose_opponent(view: Machi, question: ChooseOpponent, choice: int) -> Action:
    """Whom to challenge."""
    card, owner = card_text(piece_of(view, choice) & CARD), Seated(owner_of(view, choice))
    return named(view, question, choice, text("machi-action-opponent", card=card, to=owner), figure_key(choice))


def answer_challenge(view: Machi, question: AnswerChallenge, choice: int) -> Action:
    """Fight or refuse."""
    return named(view, question, choice, text("machi-action-refuse" if choice else "machi-action-accept"))


def lay_aside(view: Machi, question: CombatQuestion, choice: int) -> Action:
    """The combat card one does without."""
    return combat(view, question, choice, "lay-aside")


def pick(view: Machi, question: CombatQuestion, choice: int) -> Action:
    """The combat card of this pass."""
    return combat(view, question, choice, "pick")


def combat(view: Machi, question: CombatQuestion, choice: int, key: str) -> Action:
    """A combat card."""
    hand = [entry & CARD for entry in view.combat[question.side * 2]]
    name = text(f"machi-action-{key}", card=combat_text(choice))
    return named(view, question, choice, name, f"c{question.side}-{hand.index(choice)}")


def move_house(view: Machi, question: MoveHouse, choice: int) -> Action:
    """Who moves."""
    if choice == moving.DONE:
        return done(view, question, choice, "move")
    seat = question.seat
    card = view.villagers[seat][address_index(view.villagers[seat], choice)] & CARD
    return named(view, question, choice, text("machi-action-move", card=card_text(card)), address_key(seat, choice))


def set_down(view: Machi, question: SetDown, choice: int) -> Action:
    """Where to."""
    seat = question.seat
    name = home_text(view, seat, choice, "set-down")
    return named(view, question, choice, name, address_key(seat, question.address), f"p{seat}-{choice}")


# --- events ---------------------------------------------------------------------------------------


def mark_wanted(view: Machi, question: MarkWanted, choice: int) -> Action:
    """Who is wanted."""
    return anybody(view, question, choice, "wanted")


def entice(view: Machi, question: Entice, choice: int) -> Action:
    """Who is enticed."""
    return anybody(view, question, choice, "entice")


def anybody(view: Machi, question: Question[Any], choice: int, key: str) -> Action:
    """A villager of any village."""
    village = choice // VILLAGE_FIGURES
    card = card_text(view.villagers[village][index_of(view, choice)] & CARD)
    return named(view, question, choice, text(f"machi-action-{key}", card=card, to=Seated(village)), figure_key(choice))


def embezzle(view: Machi, question: Embezzle, choice: int) -> Action:
    """What is robbed."""
    return any_building(view, question, choice, "embezzle")


def burn(view: Machi, question: Burn, choice: int) -> Action:
    """What burns."""
    return any_building(view, question, choice, "burn")


def any_building(view: Machi, question: Question[Any], choice: int, key: str) -> Action:
    """A building of any village; a site of somebody else shows its back."""
    village, slot = choice // SLOTS, choice % SLOTS
    card = view.buildings[village][slot] & CARD
    name = text("machi-card-back-building") if card == HIDDEN else card_text(card)
    sentence = text(f"machi-action-{key}", card=name, to=Seated(village))
    return named(view, question, choice, sentence, f"p{village}-{slot}")


def lure(view: Machi, question: Lure, choice: int) -> Action:
    """Where the villager that was enticed lives from now on."""
    return named(view, question, choice, home_text(view, question.seat, choice, "lure"), f"p{question.seat}-{choice}")


def sicken(view: Machi, question: Sicken, choice: int) -> Action:
    """Who dies of the epidemic."""
    return give_up(view, question, choice)


def collapse(view: Machi, question: Collapse, choice: int) -> Action:
    """What falls down."""
    return own_building(view, question, choice, "collapse")


def finish(view: Machi, question: Finish, choice: int) -> Action:
    """What is finished."""
    return own_building(view, question, choice, "finish")


def own_building(view: Machi, question: Question[Any], choice: int, key: str) -> Action:
    """A building of one's own."""
    card, seat = view.buildings[question.seat][choice] & CARD, question.seat
    name = text(f"machi-action-{key}", card=card_text(card), number=choice + 1)
    return named(view, question, choice, name, f"p{seat}-{choice}")
