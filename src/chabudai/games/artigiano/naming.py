"""The choices of Artigiano as actions: what a button says, and on which card or case one clicks instead."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from chabudai.core.asking import MOST_ACTIONS, Naming, named
from chabudai.core.knowledge import CARD
from chabudai.core.once import once
from chabudai.core.scene import Action, Seated, Text, text
from chabudai.core.step import Question
from chabudai.games.artigiano.actions.dislodging import NO_SPECIAL, ChooseSpecial
from chabudai.games.artigiano.actions.hand import Confess
from chabudai.games.artigiano.actions.prayer import NO_ATTACK_MORE, Reflect
from chabudai.games.artigiano.actions.seizing import ChooseMine, ChooseSite
from chabudai.games.artigiano.boards import MOST_CASES
from chabudai.games.artigiano.deal import CHOSEN, ChooseMissions
from chabudai.games.artigiano.laying import AS_ACTION, AS_SPECIAL, DONE, HOLD, RELEASE, STOCK, TO_DISCARD, WAYS
from chabudai.games.artigiano.material import CARDS, SPECIAL_CARD
from chabudai.games.artigiano.missions.claims import is_in_vain
from chabudai.games.artigiano.notation import card_text, effect_text
from chabudai.games.artigiano.shapes import NO_MORE, NO_SPOT, ChooseCase, ChooseSpot
from chabudai.games.artigiano.state import MISSIONS, SLOTS, STORE_SLOT, Artigiano
from chabudai.games.artigiano.turn import NO_STORING, Store

OFFER = CARDS + 1  # effect.30: the cards named so far are what is proposed


def button(view: Artigiano, question: Question[Any], choice: int, name: Text) -> Action:
    """A choice that has no piece."""
    return named(view, question, choice, name, style="quiet")


def answers(*keys: str) -> Naming:
    """For questions with a few answers in words, by choice."""
    names = [text(f"artigiano-action-{key}") for key in keys]

    def answer(view: Artigiano, question: Question[Any], choice: int) -> Action:
        return button(view, question, choice, names[choice])

    return answer


# --- cards ----------------------------------------------------------------------------------------


def card(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """A card, or that it is enough."""
    if choice >= CARDS:
        name = text("artigiano-action-offer" if choice == OFFER else "artigiano-action-no-more")
        return button(view, question, choice, name)
    name = text("artigiano-action-choose-card", card=card_text(choice))
    return named(view, question, choice, name, f"card{choice}")


def special_card(view: Artigiano, question: ChooseSpecial, choice: int) -> Action:
    """A special in play, or none."""
    if choice == NO_SPECIAL:
        name = text("artigiano-action-no-more" if question.before else "artigiano-action-no-special")
        return button(view, question, choice, name)
    number = SPECIAL_CARD[choice]
    return named(view, question, choice, text("artigiano-action-choose-card", card=card_text(number)), f"card{number}")


def store(view: Artigiano, question: Store, choice: int) -> Action:
    """turn.5: a card into the stock, or into the Storekeeper's place."""
    seat = question.seat
    if choice == NO_STORING:
        return button(view, question, choice, text("artigiano-action-store-nothing"))
    number, apart = choice // 2, choice % 2
    slot = STORE_SLOT if apart else slot_of(view, seat, filled=False)
    name = text("artigiano-action-store-apart" if apart else "artigiano-action-store", card=card_text(number))
    return named(view, question, choice, name, f"card{number}", f"s{seat}-{slot}")


def slot_of(view: Artigiano, seat: int, filled: bool) -> int:
    """The first place of the seat's stock that holds a card, or that holds none; the first when there is no such."""
    return next((slot for slot in range(SLOTS) if (view.stock[seat * SLOTS + slot] >= 0) is filled), 0)


def use(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """What one may do with a card of the hand, and what goes with it: the stock, missions, the end of it."""
    seat = question.seat
    if choice == DONE:
        return button(view, question, choice, text("artigiano-action-done"))
    if choice == STOCK:
        on = f"s{seat}-{slot_of(view, seat, filled=True)}"
        return named(view, question, choice, text("artigiano-action-play-stock"), on)
    if choice >= HOLD:
        return _hold(view, question, choice)
    return _use(seat, choice, question.describe(view, choice))


@once(MOST_ACTIONS)
def _use(seat: int, choice: int, written: str) -> Action:
    """One of the many things to do with a card: they depend on nothing else, and all are named at every turn."""
    number, way = choice // WAYS, choice % WAYS
    where, what = f"card{number}", card_text(number)
    if way == AS_ACTION:
        return Action(choice, written, text("artigiano-action-play", card=what), where)
    if way == AS_SPECIAL:
        return Action(choice, written, text("artigiano-action-lay", card=what), where, f"z{seat}")
    if way == TO_DISCARD:
        return Action(choice, written, text("artigiano-action-discard", card=what), where, "discard-slot")
    name = text("artigiano-action-place", card=what, case=way + 1)
    return Action(choice, written, name, where, f"c{seat}-{way}")


def pass_or_use(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """The same where doing nothing means to let another go on."""
    if choice == DONE:
        return button(view, question, choice, text("artigiano-action-pass"))
    return use(view, question, choice)


# --- missions -------------------------------------------------------------------------------------


def missions(view: Artigiano, question: ChooseMissions, choice: int) -> Action:
    """setup.4: the missions made mandatory, said aloud where one of them cannot be accomplished here."""
    places = [place for place in range(MISSIONS) if CHOSEN[choice] >> place & 1]
    cards = [view.mission_entry(question.seat, place) & CARD for place in places]
    vain = any(is_in_vain(view, number) for number in cards)
    key = "artigiano-action-keep-vain-mission" if vain else "artigiano-action-keep-missions"
    name = text(key, missions=[card_text(number) for number in cards])
    to = f"card{cards[1]}" if len(cards) > 1 else None
    return named(view, question, choice, name, f"card{cards[0]}", to, either=True)


def mission(view: Artigiano, question: Confess, choice: int) -> Action:
    """A mission of one's own that is shown."""
    number = view.mission_entry(question.seat, choice) & CARD
    name = text("artigiano-action-show-mission", card=card_text(number))
    return named(view, question, choice, name, f"card{number}")


def _hold(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """mission.3: a mission held back, or released."""
    released = choice >= RELEASE
    number = view.mission_entry(question.seat, choice - (RELEASE if released else HOLD)) & CARD
    name = text("artigiano-action-release" if released else "artigiano-action-hold", card=card_text(number))
    return named(view, question, choice, name, f"card{number}")


# --- players and castles --------------------------------------------------------------------------


def player(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """A player, or that there are no more to name."""
    if choice >= view.seats:
        return button(view, question, choice, text("artigiano-action-nobody-more"))
    return named(view, question, choice, text("artigiano-action-name", to=Seated(choice)), f"h{choice}")


def reflection(view: Artigiano, question: Reflect, choice: int) -> Action:
    """An action sent back to its author."""
    if choice == NO_ATTACK_MORE:
        return button(view, question, choice, text("artigiano-action-no-more"))
    name = text("artigiano-action-reflect", effect=effect_text(choice // 4), to=Seated(choice % 4))
    return button(view, question, choice, name)


def case(view: Artigiano, question: ChooseCase, choice: int) -> Action:
    """A case of one castle, or that it is enough."""
    if choice == NO_MORE:
        return button(view, question, choice, text("artigiano-action-no-more"))
    return _case(view, question, choice, question.castle_of(), choice)


def spot(view: Artigiano, question: ChooseSpot, choice: int) -> Action:
    """A case of any castle, or that it is enough."""
    if choice == NO_SPOT:
        return button(view, question, choice, text("artigiano-action-no-more"))
    return _case(view, question, choice, choice // MOST_CASES, choice % MOST_CASES)


def _case(view: Artigiano, question: Question[Any], choice: int, owner: int, number: int) -> Action:
    lying, where = view.castle[owner * MOST_CASES + number], f"c{owner}-{number}"
    name = text("artigiano-action-choose-case", case=number + 1)
    if lying >= 0:
        name = text("artigiano-action-choose-on", card=card_text(lying), case=number + 1, to=Seated(owner))
    return named(view, question, choice, name, where, by=_acting(view, question, owner))


def _acting(view: Artigiano, question: Question[Any], owner: int) -> str | None:
    """What does it: the card that attacks the castle of another, or their material that comes into one's own."""
    if isinstance(question, ChooseMine | ChooseSite) and view.picks:
        return f"card{view.castle[view.picks[-1]]}"
    return f"card{view.act_card}" if view.act_card >= 0 and owner != question.seat else None
