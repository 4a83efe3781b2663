"""What a seat is asked, or waits for, as one sentence, and what it may answer, as things to click."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.asking import Asking, Naming, Prompt, named
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Action, Param, Seated, Style, Text, text
from chabudai.core.seats import SEATS_IN
from chabudai.core.step import Question
from chabudai.games.arigato import dawn, day, managing
from chabudai.games.arigato.arranging import to_arrange
from chabudai.games.arigato.catalogue import Catalogue
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
from chabudai.games.arigato.state import TRAVELLER, Arigato
from chabudai.games.arigato.triggers import YES, Apply, Pick, consequences

# --- prompts --------------------------------------------------------------------------------------


def said(view: Arigato, key: str, **params: Param) -> Text:
    """A prompt; every one tells the day."""
    return text(f"arigato-prompt-{key}", day=view.day, **params)


def plain(key: str) -> Prompt:
    """A prompt that needs to know nothing else."""

    def prompt(view: Arigato, question: object) -> Text:
        return said(view, key)

    return prompt


def idle(view: Arigato, me: int | None) -> Text:
    """For whoever is not asked: who is, or who has won."""
    if view.over:
        return over(view)
    return _waiting("watch" if me is None else "wait", view.asked, view.phase, view.day)


@once(PIECES)
def _waiting(key: str, asked: int, phase: int, today: int) -> Text:
    others, now = [Seated(seat) for seat in SEATS_IN[asked]], text(f"arigato-phase-{PHASES[phase]}")
    return text(f"arigato-prompt-{key}", day=today, others=others, phase=now)


def over(view: Arigato) -> Text:
    """end.4, solo.4: who has won, or whether the target is beaten."""
    if view.seats == 1:
        key = "arigato-prompt-solo-won" if view.ranks()[0] == 1 else "arigato-prompt-solo-lost"
        return text(key, points=view.totals()[0], target=solo_target(view))
    winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
    return text("arigato-prompt-over", winners=winners)


def to_install(view: Arigato, question: Install) -> Text:
    """dawn.2: the resident."""
    return said(view, "install", card=card_text(view.cards(), question.resident(view)))


def to_send_off(view: Arigato, question: SendOff) -> Text:
    """dawn.3, solo.2: the first or the second traveller, and where it goes."""
    seat = question.seat
    number = view.roles[seat * HAND : seat * HAND + HAND].count(TRAVELLER) + 1
    if view.seats == 1:
        return said(view, "keep", number=number)
    return said(view, "traveller", number=number, to=Seated(view.left_of(seat)))


def to_apply(view: Arigato, question: Apply) -> Text:
    """triggers.1, triggers.2: the effect, and why one might not want it."""
    cards, card = view.cards(), question.card
    name, effect = card_text(cards, card), effect_texts(cards, card)
    if view.regrets(question.seat, consequences(view, cards, question.seat, card, question.given)):
        return said(view, "apply-spilling", card=name, effect=effect, most=STOCK_LIMIT)
    return said(view, "apply", card=name, condition=condition_text(cards, card, view.generous), effect=effect)


def to_pick(view: Arigato, question: Pick) -> Text:
    """The favors that brought the item."""
    return said(view, "pick", favors=view.favors[question.seat])


def to_limit(view: Arigato, question: Limit) -> Text:
    """dusk.5: how many items are too many."""
    return said(view, "limit", count=view.items(question.seat) - STOCK_LIMIT, most=STOCK_LIMIT)


def to_manage(view: Arigato, question: Manage) -> Text:
    """day.7: on the last day, how many offerings still wait."""
    if view.day == LAST_DAY:
        return said(view, "manage-last", offered=SLOT_COUNT[view.offered[question.seat]])
    return said(view, "manage")


# --- actions --------------------------------------------------------------------------------------


def arrange(view: Arigato, question: Arrange, choice: int) -> Action:
    """dawn.2: a resident; before that, a workshop may be emptied."""
    if choice >= dawn.EMPTY_FROM:
        return empty(view, question, choice, choice - dawn.EMPTY_FROM)
    return named(view, question, choice, resident(view.cards(), choice, view.generous), f"card-{choice}")


@once(PIECES)
def resident(cards: Catalogue, card: int, generous: bool) -> Text:
    """What makes one choose a card."""
    rule, offering = rule_text(cards, card, generous), offering_text(cards, card)
    return text("arigato-action-resident", card=card_text(cards, card), rule=rule, offering=offering)


def install(view: Arigato, question: Install, choice: int) -> Action:
    """dawn.2: a workshop for the resident."""
    card = question.resident(view)
    name = text("arigato-action-install", card=card_text(view.cards(), card), workshop=workshop_text(choice))
    return named(view, question, choice, name, f"card-{card}", f"w{question.seat}-{choice}")


def send_off(view: Arigato, question: SendOff, choice: int) -> Action:
    """dawn.3, solo.2: a traveller."""
    key = "arigato-action-keep" if view.seats == 1 else "arigato-action-traveller"
    name = text(key, card=card_text(view.cards(), choice), to=Seated(view.left_of(question.seat)))
    return named(view, question, choice, name, f"card-{choice}")


def confirm(view: Arigato, question: Confirm, choice: int) -> Action:
    """The dawn is done, or a workshop is emptied."""
    if choice == dawn.DONE:
        return named(view, question, choice, text("arigato-action-ready"), style="primary")
    return empty(view, question, choice, choice - 1)


def morning(view: Arigato, question: Morning, choice: int) -> Action:
    """The craftsmen set to work, or a workshop is emptied."""
    if choice == day.GO_ON:
        return named(view, question, choice, text("arigato-action-craft"), style="primary")
    return empty(view, question, choice, choice - 1)


def apply(view: Arigato, question: Apply, choice: int) -> Action:
    """Take the effect or let it pass."""
    cards, yes = view.cards(), choice == YES
    name = text(
        "arigato-action-apply" if yes else "arigato-action-decline",
        card=card_text(cards, question.card),
        effect=effect_texts(cards, question.card),
    )
    return named(view, question, choice, name, style="primary" if yes else "")


def order(view: Arigato, question: Order, choice: int) -> Action:
    """dusk.2: whose effect comes next."""
    cards, card = view.cards(), view.village[question.seat * WORKSHOPS + choice]
    name = text("arigato-action-next", card=card_text(cards, card), effect=effect_texts(cards, card))
    return named(view, question, choice, name, f"card-{card}")


def item(key: str, style: Style = "") -> Naming:
    """A kind of item."""

    def action(view: Arigato, question: Question[Any], choice: int) -> Action:
        name = text(f"arigato-action-{key}", item=item_text(choice))
        return named(view, question, choice, name, f"i{question.seat}-{choice}", style=style)

    return action


def manage(view: Arigato, question: Manage, choice: int) -> Action:
    """day.7: an offering, an emptied workshop, two items for one, or the end of the day."""
    seat, cards = question.seat, view.cards()
    if choice == managing.DONE:
        if view.day == LAST_DAY and view.offered[seat]:  # last.5
            warning = text("arigato-action-done-warned", count=SLOT_COUNT[view.offered[seat]])
            return named(view, question, choice, warning)
        return named(view, question, choice, text("arigato-action-done"), style="primary")
    if choice < managing.EMPTY_FROM:
        card = view.village[seat * WORKSHOPS + choice - managing.PREPARE_FROM]
        name = text("arigato-action-offer", card=card_text(cards, card), cost=cost_texts(cards, card))
        return named(view, question, choice, name, f"card-{card}")
    if choice < managing.SWAP_FROM:
        return empty(view, question, choice, choice - managing.EMPTY_FROM)
    return _swap(seat, choice, question.describe(view, choice))


@once(PIECES)
def _swap(seat: int, choice: int, written: str) -> Action:
    """Two items for one: whoever manages has up to twenty such choices, which depend on nothing else."""
    given, taken = divmod(choice - managing.SWAP_FROM, ITEMS)
    name = text("arigato-action-swap", item=item_text(given), other=item_text(taken))
    return Action(choice, written, name, f"i{seat}-{given}", f"i{seat}-{taken}")


def empty(view: Arigato, question: Question[Any], choice: int, slot: int) -> Action:
    """emptying.1, emptying.2: to the discard pile, or under the gate with an offering."""
    seat, cards = question.seat, view.cards()
    card = view.village[seat * WORKSHOPS + slot]
    params: dict[str, Param] = {"card": card_text(cards, card), "workshop": workshop_text(slot)}
    if view.offered[seat] >> slot & 1:
        name = text("arigato-action-send", favors=cards.value[card], **params)
        return named(view, question, choice, name, f"card-{card}", f"gate{seat}", style="danger")
    name = text("arigato-action-empty", **params)
    return named(view, question, choice, name, f"card-{card}", "discard", style="danger")


ASKING: Final = Asking(
    idle,
    {
        Arrange: (plain("arrange"), arrange),
        Install: (to_install, install),
        SendOff: (to_send_off, send_off),
        Confirm: (plain("confirm"), confirm),
        Morning: (plain("morning"), morning),
        ChoosePair: (plain("pair"), item("pair")),
        Apply: (to_apply, apply),
        Pick: (to_pick, item("pick")),
        Manage: (to_manage, manage),
        Order: (plain("order"), order),
        Limit: (to_limit, item("discard", "danger")),
    },
    {Arrange: to_arrange, Install: to_arrange, SendOff: to_arrange, Confirm: to_arrange},
)
