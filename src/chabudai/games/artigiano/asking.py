"""The prompts of questions and the names of their choices, for people."""

from __future__ import annotations

from typing import Any, Final

from chabudai.core.knowledge import CARD
from chabudai.core.scene import Action, Param, Seated, Style, Text, text
from chabudai.core.step import NOBODY, SEATS_IN, Question
from chabudai.games.artigiano.actions.building import LayInReply
from chabudai.games.artigiano.actions.dislodging import NO_SPECIAL, ChooseSpecial
from chabudai.games.artigiano.actions.effect import Designate
from chabudai.games.artigiano.actions.hand import Confess
from chabudai.games.artigiano.actions.prayer import NO_ATTACK_MORE, Reflect
from chabudai.games.artigiano.boards import MOST_CASES
from chabudai.games.artigiano.deal import CHOSEN, ChooseMissions
from chabudai.games.artigiano.laying import (
    AS_ACTION,
    AS_SPECIAL,
    DONE,
    HOLD,
    RELEASE,
    SIZE,
    STOCK,
    TO_DISCARD,
    WAYS,
)
from chabudai.games.artigiano.material import CARDS, SPECIAL_CARD
from chabudai.games.artigiano.missions.claims import is_in_vain
from chabudai.games.artigiano.notation import card_text, effect_about, effect_text, special_about
from chabudai.games.artigiano.shapes import NO_MORE, NO_SPOT, ChooseCase, ChooseSpot
from chabudai.games.artigiano.specials.laying import Inflict
from chabudai.games.artigiano.state import MISSIONS, SLOTS, STORE_SLOT, Artigiano
from chabudai.games.artigiano.turn import NO_STORING, Store

PROMPTS: Final = {
    "ChooseMissions": "artigiano-prompt-choose-missions",
    "Operate": "artigiano-prompt-operate",
    "Hoist": "artigiano-prompt-hoist",
    "UseStock": "artigiano-prompt-use-stock",
    "PutBack": "artigiano-prompt-put-back",
    "Store": "artigiano-prompt-store",
    "Recruit": "artigiano-prompt-recruit",
    "Double": "artigiano-prompt-double",
    "Designate": "artigiano-prompt-designate",
    "Cancel": "artigiano-prompt-cancel",
    "Reply": "artigiano-prompt-reply",
    "LayFreely": "artigiano-prompt-lay-freely",
    "LayEqual": "artigiano-prompt-lay-equal",
    "LayAlike": "artigiano-prompt-lay-alike",
    "LayMatching": "artigiano-prompt-lay-matching",
    "LayToShare": "artigiano-prompt-lay-to-share",
    "LayInReply": "artigiano-prompt-lay-in-reply",
    "Lift": "artigiano-prompt-lift",
    "SetDown": "artigiano-prompt-set-down",
    "ChooseFoundation": "artigiano-prompt-choose-foundation",
    "Shoot": "artigiano-prompt-shoot",
    "Pierce": "artigiano-prompt-pierce",
    "ChooseSide": "artigiano-prompt-choose-side",
    "ChooseTheirs": "artigiano-prompt-choose-theirs",
    "ChooseMine": "artigiano-prompt-choose-mine",
    "ChooseLoot": "artigiano-prompt-choose-loot",
    "ChooseSite": "artigiano-prompt-choose-site",
    "Haggle": "artigiano-prompt-haggle",
    "Petrify": "artigiano-prompt-petrify",
    "Dislodge": "artigiano-prompt-dislodge",
    "Fetch": "artigiano-prompt-fetch",
    "Surrender": "artigiano-prompt-surrender",
    "PickTheirs": "artigiano-prompt-pick-theirs",
    "PickMine": "artigiano-prompt-pick-mine",
    "PickStored": "artigiano-prompt-pick-stored",
    "PickInHand": "artigiano-prompt-pick-in-hand",
    "Bury": "artigiano-prompt-bury",
    "DiscardFromHand": "artigiano-prompt-discard-from-hand",
    "DiscardAction": "artigiano-prompt-discard-action",
    "Confess": "artigiano-prompt-confess",
    "TakeOne": "artigiano-prompt-take-one",
    "GiveOne": "artigiano-prompt-give-one",
    "AddOwn": "artigiano-prompt-add-own",
    "DealBack": "artigiano-prompt-deal-back",
    "Propose": "artigiano-prompt-propose",
    "Demand": "artigiano-prompt-demand",
    "Respond": "artigiano-prompt-respond",
    "Settle": "artigiano-prompt-settle",
    "FollowUp": "artigiano-prompt-follow-up",
    "Sacrifice": "artigiano-prompt-sacrifice",
    "TakeDisplayed": "artigiano-prompt-take-displayed",
    "ReturnOnTop": "artigiano-prompt-return-on-top",
    "Reflect": "artigiano-prompt-reflect",
    "Imitate": "artigiano-prompt-imitate",
    "Attach": "artigiano-prompt-attach",
    "Inflict": "artigiano-prompt-inflict",
    "Roof": "artigiano-prompt-roof",
    "Renovate": "artigiano-prompt-renovate",
    "RingIn": "artigiano-prompt-ring-in",
}
ANSWERS: Final = {
    "Recruit": ("artigiano-action-no-recruit", "artigiano-action-recruit"),
    "Double": ("artigiano-action-double-players", "artigiano-action-double-cards"),
    "Cancel": ("artigiano-action-let-happen", "artigiano-action-cancel"),
    "Reply": ("artigiano-action-bear-it", "artigiano-action-pray"),
    "Respond": ("artigiano-action-refuse", "artigiano-action-accept", "artigiano-action-counter"),
    "Settle": ("artigiano-action-refuse", "artigiano-action-accept"),
    "Imitate": ("artigiano-action-no-imitate", "artigiano-action-imitate"),
    "RingIn": ("artigiano-action-in-stock", "artigiano-action-in-store"),
    "ChooseSide": ("artigiano-action-left", "artigiano-action-right"),
}


def prompt(view: Artigiano, me: int | None, question: Question[Any] | None) -> Text:
    """What the viewer is told to do, as a whole sentence."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("artigiano-prompt-over", winners=winners)
    if question is None:
        others = [Seated(seat) for seat in SEATS_IN[view.asked]]
        return text("artigiano-prompt-wait" if me is not None else "artigiano-prompt-watch", others=others)
    if isinstance(question, ChooseMissions) and view.quick:
        return text("artigiano-prompt-choose-mission")
    params: dict[str, Param] = {}
    if view.act_effect:
        params["effect"] = effect_text(view.act_effect)
        params["about"] = effect_about(view.act_effect)
    if view.act_author != NOBODY:
        params["author"] = Seated(view.act_author)
    other = getattr(question, "other", None)
    if isinstance(other, int):
        params["other"] = Seated(other)
    special = getattr(question, "special", None)
    if isinstance(special, int):
        params["about"] = special_about(special)
    left = getattr(question, "left", None)
    if isinstance(left, int):
        params["left"] = left
    return Text(PROMPTS[type(question).__name__], params)


def action(view: Artigiano, question: Question[Any], choice: int) -> Action:
    """A legal choice as a button or click."""
    written = question.describe(view, choice)
    name, on, to = _named(view, question, choice)
    style: Style = "quiet" if on is None and to is None else ""
    return Action(choice, written, name, on, to, style, either=isinstance(question, ChooseMissions))


def _named(view: Artigiano, question: Question[Any], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if question.size == SIZE:
        return _card_use(view, question, choice)
    if isinstance(question, ChooseMissions):
        places = [place for place in range(MISSIONS) if CHOSEN[choice] >> place & 1]
        cards = [view.mission_entry(seat, place) & CARD for place in places]
        vain = any(is_in_vain(view, card) for card in cards)
        key = "artigiano-action-keep-vain-mission" if vain else "artigiano-action-keep-missions"
        on, to = f"card{cards[0]}", f"card{cards[1]}" if len(cards) > 1 else None
        return text(key, missions=[card_text(card) for card in cards]), on, to
    if isinstance(question, Store):
        if choice == NO_STORING:
            return text("artigiano-action-store-nothing"), None, None
        key = "artigiano-action-store-apart" if choice % 2 else "artigiano-action-store"
        slot = STORE_SLOT if choice % 2 else _slot(view, seat, False)
        return text(key, card=card_text(choice // 2)), f"card{choice // 2}", f"s{seat}-{slot}"
    if isinstance(question, (Designate, Inflict)):
        if choice >= view.seats:
            return text("artigiano-action-nobody-more"), None, None
        return text("artigiano-action-name", to=Seated(choice)), f"h{choice}", None
    if isinstance(question, ChooseSpecial):
        if choice == NO_SPECIAL:
            return text("artigiano-action-no-more" if question.before else "artigiano-action-no-special"), None, None
        card = SPECIAL_CARD[choice]
        return text("artigiano-action-choose-card", card=card_text(card)), f"card{card}", None
    if isinstance(question, Confess):
        card = view.mission_entry(seat, choice) & CARD
        return text("artigiano-action-show-mission", card=card_text(card)), f"card{card}", None
    if isinstance(question, Reflect):
        if choice == NO_ATTACK_MORE:
            return text("artigiano-action-no-more"), None, None
        effect = effect_text(choice // 4)
        return text("artigiano-action-reflect", effect=effect, to=Seated(choice % 4)), None, None
    return _place_or_card(view, question, choice)


def _place_or_card(view: Artigiano, question: Question[Any], choice: int) -> tuple[Text, str | None, str | None]:
    """Choices of a case, of a spot, of a card, or yes and no."""
    owner = -1
    case = choice
    if isinstance(question, ChooseSpot):
        owner, case = choice // MOST_CASES, choice % MOST_CASES
        none_left = choice == NO_SPOT
    elif isinstance(question, ChooseCase):
        owner, none_left = question.castle_of(), choice == NO_MORE
    elif question.size >= CARDS:
        none_left = choice >= CARDS
    else:
        return Text(ANSWERS[type(question).__name__][choice]), None, None
    if none_left:
        offer = choice == CARDS + 1
        return text("artigiano-action-offer" if offer else "artigiano-action-no-more"), None, None
    if owner < 0:
        return text("artigiano-action-choose-card", card=card_text(choice)), f"card{choice}", None
    card = view.castle[owner * MOST_CASES + case]
    where = f"c{owner}-{case}"
    if card < 0:
        return text("artigiano-action-choose-case", case=case + 1), where, None
    return text("artigiano-action-choose-on", card=card_text(card), case=case + 1, to=Seated(owner)), where, None


def _slot(view: Artigiano, seat: int, filled: bool) -> int:
    """The first place of the seat's stock that holds a card, or that holds none; the first when there is no such."""
    return next((slot for slot in range(SLOTS) if (view.stock[seat * SLOTS + slot] >= 0) is filled), 0)


def _card_use(view: Artigiano, question: Question[Any], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if choice == STOCK:
        return text("artigiano-action-play-stock"), f"s{seat}-{_slot(view, seat, True)}", None
    if choice == DONE:
        key = "artigiano-action-pass" if isinstance(question, LayInReply) else "artigiano-action-done"
        return text(key), None, None
    if HOLD <= choice < DONE:
        released = choice >= RELEASE
        card = view.mission_entry(seat, choice - (RELEASE if released else HOLD)) & CARD
        key = "artigiano-action-release" if released else "artigiano-action-hold"
        return text(key, card=card_text(card)), f"card{card}", None
    card, way = choice // WAYS, choice % WAYS
    name = card_text(card)
    if way == AS_ACTION:
        return text("artigiano-action-play", card=name), f"card{card}", None
    if way == AS_SPECIAL:
        return text("artigiano-action-lay", card=name), f"card{card}", f"z{seat}"
    if way == TO_DISCARD:
        return text("artigiano-action-discard", card=name), f"card{card}", "discard-slot"
    return text("artigiano-action-place", card=name, case=way + 1), f"card{card}", f"c{seat}-{way}"
