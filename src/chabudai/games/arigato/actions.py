"""What a seat is asked, as a sentence, and what it may answer, as things to click."""

from __future__ import annotations

from chabudai.core.scene import Action, Param, Seated, Text, text
from chabudai.core.step import SEATS_IN, Question
from chabudai.games.arigato import dawn, day, managing
from chabudai.games.arigato.dawn import Arrange, Confirm, Install, SendOff
from chabudai.games.arigato.day import ChoosePair, Morning
from chabudai.games.arigato.dusk import Limit, Order
from chabudai.games.arigato.managing import Manage
from chabudai.games.arigato.material import HAND, ITEMS, LAST_DAY, SLOT_COUNT, STOCK_LIMIT, WORKSHOPS
from chabudai.games.arigato.notation import (
    PHASES,
    card_text,
    condition_text,
    cost_texts,
    effect_texts,
    item_text,
    offering_text,
    rule_text,
    workshop_text,
)
from chabudai.games.arigato.scoring import solo_target
from chabudai.games.arigato.spilling import spills
from chabudai.games.arigato.state import TRAVELLER, Arigato
from chabudai.games.arigato.triggers import YES, Apply, Pick, consequences


def prompt(view: Arigato, me: int | None, question: Question[Arigato] | None) -> Text:
    """What is going on, as a whole sentence."""
    if view.over:
        return _over(view)
    where: dict[str, Param] = {"day": view.day}
    if question is None:
        others = [Seated(seat) for seat in SEATS_IN[view.asked]]
        phase = text(f"arigato-phase-{PHASES[view.phase]}")
        return text(
            "arigato-prompt-watch" if me is None else "arigato-prompt-wait", others=others, phase=phase, day=view.day
        )
    seat = question.seat
    cards = view.cards()
    if isinstance(question, Arrange):
        return text("arigato-prompt-arrange", **where)
    if isinstance(question, Install):
        return text("arigato-prompt-install", card=card_text(cards, question.resident(view)), **where)
    if isinstance(question, SendOff):
        chosen = view.roles[seat * HAND : seat * HAND + HAND].count(TRAVELLER)
        if view.seats == 1:
            return text("arigato-prompt-keep", number=chosen + 1, **where)
        return text("arigato-prompt-traveller", number=chosen + 1, to=Seated(view.left_of(seat)), **where)
    if isinstance(question, Confirm):
        return text("arigato-prompt-confirm", **where)
    if isinstance(question, Morning):
        return text("arigato-prompt-morning", **where)
    if isinstance(question, ChoosePair):
        return text("arigato-prompt-pair", **where)
    if isinstance(question, Apply):
        card = question.card
        if spills(view, seat, consequences(view, cards, seat, card, question.given)):
            return text(
                "arigato-prompt-apply-spilling",
                card=card_text(cards, card),
                effect=effect_texts(cards, card),
                most=STOCK_LIMIT,
                **where,
            )
        return text(
            "arigato-prompt-apply",
            card=card_text(cards, card),
            condition=condition_text(cards, card, view.generous),
            effect=effect_texts(cards, card),
            **where,
        )
    if isinstance(question, Pick):
        return text("arigato-prompt-pick", favors=view.favors[seat], **where)
    if isinstance(question, Order):
        return text("arigato-prompt-order", **where)
    if isinstance(question, Limit):
        return text("arigato-prompt-limit", count=view.items(seat) - STOCK_LIMIT, most=STOCK_LIMIT, **where)
    if view.day == LAST_DAY:
        return text("arigato-prompt-manage-last", offered=SLOT_COUNT[view.offered[seat]], **where)
    return text("arigato-prompt-manage", **where)


def _over(view: Arigato) -> Text:
    if view.seats == 1:
        points = view.totals()[0]
        won = view.ranks()[0] == 1
        return text(
            "arigato-prompt-solo-won" if won else "arigato-prompt-solo-lost", points=points, target=solo_target(view)
        )
    winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
    return text("arigato-prompt-over", winners=winners)


def action(view: Arigato, question: Question[Arigato], choice: int) -> Action:
    """One legal choice."""
    seat = question.seat
    written = question.describe(view, choice)
    cards = view.cards()
    if isinstance(question, Arrange):
        if choice >= dawn.EMPTY_FROM:
            return _empty(view, seat, choice, written, choice - dawn.EMPTY_FROM)
        name = text(
            "arigato-action-resident",
            card=card_text(cards, choice),
            rule=rule_text(cards, choice, view.generous),
            offering=offering_text(cards, choice),
        )
        return Action(choice, written, name, f"card-{choice}")
    if isinstance(question, Install):
        card = question.resident(view)
        name = text("arigato-action-install", card=card_text(cards, card), workshop=workshop_text(choice))
        return Action(choice, written, name, f"card-{card}", f"w{seat}-{choice}")
    if isinstance(question, SendOff):
        name = text(
            "arigato-action-keep" if view.seats == 1 else "arigato-action-traveller",
            card=card_text(cards, choice),
            to=Seated(view.left_of(seat)),
        )
        return Action(choice, written, name, f"card-{choice}")
    if isinstance(question, Confirm):
        if choice == dawn.DONE:
            return Action(choice, written, text("arigato-action-ready"), style="primary")
        return _empty(view, seat, choice, written, choice - 1)
    if isinstance(question, Morning):
        if choice == day.GO_ON:
            return Action(choice, written, text("arigato-action-craft"), style="primary")
        return _empty(view, seat, choice, written, choice - 1)
    if isinstance(question, Apply):
        name = text(
            "arigato-action-apply" if choice == YES else "arigato-action-decline",
            card=card_text(cards, question.card),
            effect=effect_texts(cards, question.card),
        )
        return Action(choice, written, name, style="primary" if choice == YES else "")
    if isinstance(question, Order):
        card = view.village[seat * WORKSHOPS + choice]
        name = text("arigato-action-next", card=card_text(cards, card), effect=effect_texts(cards, card))
        return Action(choice, written, name, f"card-{card}")
    if isinstance(question, Manage):
        return _manage(view, seat, choice, written)
    item = item_text(choice)
    if isinstance(question, Pick):
        name = text("arigato-action-pick", item=item)
    elif isinstance(question, ChoosePair):
        name = text("arigato-action-pair", item=item)
    else:
        assert isinstance(question, Limit)
        name = text("arigato-action-discard", item=item)
    return Action(choice, written, name, f"i{seat}-{choice}")


def _manage(view: Arigato, seat: int, choice: int, written: str) -> Action:
    cards = view.cards()
    if choice == managing.DONE:
        if view.day == LAST_DAY and view.offered[seat]:  # last.5
            return Action(choice, written, text("arigato-action-done-warned", count=SLOT_COUNT[view.offered[seat]]))
        return Action(choice, written, text("arigato-action-done"), style="primary")
    if choice < managing.EMPTY_FROM:
        card = view.village[seat * WORKSHOPS + choice - managing.PREPARE_FROM]
        name = text("arigato-action-offer", card=card_text(cards, card), cost=cost_texts(cards, card))
        return Action(choice, written, name, f"card-{card}")
    if choice < managing.SWAP_FROM:
        return _empty(view, seat, choice, written, choice - managing.EMPTY_FROM)
    given, taken = divmod(choice - managing.SWAP_FROM, ITEMS)
    name = text("arigato-action-swap", item=item_text(given), other=item_text(taken))
    return Action(choice, written, name, f"i{seat}-{given}", f"i{seat}-{taken}")


def _empty(view: Arigato, seat: int, choice: int, written: str, slot: int) -> Action:
    """emptying.1, emptying.2: to the discard pile, or under the gate with an offering."""
    cards = view.cards()
    card = view.village[seat * WORKSHOPS + slot]
    params: dict[str, Param] = {"card": card_text(cards, card), "workshop": workshop_text(slot)}
    if view.offered[seat] >> slot & 1:
        name = text("arigato-action-send", favors=cards.value[card], **params)
        return Action(choice, written, name, f"card-{card}", f"gate{seat}")
    return Action(choice, written, text("arigato-action-empty", **params), f"card-{card}", "discard", style="quiet")
