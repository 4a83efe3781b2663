"""What a seat is asked, as a sentence, and its options as actions that point at the table."""

from __future__ import annotations

from typing import Any

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.scene import Action, Param, Seated, Style, Text, text
from chabudai.core.step import SEATS_IN, Question
from chabudai.games.machi import autumn, moving, spring, summer
from chabudai.games.machi.autumn import Challenge, ChooseOpponent
from chabudai.games.machi.building_events import Burn, Collapse, Finish
from chabudai.games.machi.card_texts import sort_text
from chabudai.games.machi.duel import FIGURE_AT, SEAT_AT, AnswerChallenge, LayAside, Pick, owner_of, piece_of
from chabudai.games.machi.material import BACK, KINDS
from chabudai.games.machi.moving import MoveHouse, SetDown
from chabudai.games.machi.notation import SEASONS, back_text, card_text, combat_text
from chabudai.games.machi.plans import DRAFT_LISTS, HOMES
from chabudai.games.machi.spring import ChooseYakuza, DrawCard, Recall, SendYakuza, TakeFlop
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
from chabudai.games.machi.winter import Starve, hungry

PLAIN_PROMPTS: dict[type[Question[Any]], str] = {
    TakeFlop: "take",
    DrawCard: "draw",
    SendYakuza: "send",
    Recall: "recall",
    Found: "found",
    Install: "install",
    Challenge: "challenge",
    MoveHouse: "move",
    MarkWanted: "wanted",
    Embezzle: "embezzle",
    Entice: "entice",
    Sicken: "sicken",
    Burn: "burn",
    Collapse: "collapse",
    Finish: "finish",
    LayAside: "lay-aside",
    Pick: "pick",
}


def prompt(view: Machi, me: int | None, question: Question[Machi] | None) -> Text:
    """The question as a whole sentence, or whom the table is waiting for."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("machi-prompt-over", winners=winners)
    when: dict[str, Param] = {"season": text(f"machi-season-{SEASONS[view.season]}"), "year": view.year}
    if question is None:
        others = [Seated(seat) for seat in SEATS_IN[view.asked]]
        return text("machi-prompt-wait" if me is not None else "machi-prompt-watch", others=others, **when)
    if isinstance(question, SendYakuza) and view.year == 1:
        return text("machi-prompt-first-spring", **when)
    if type(question) in PLAIN_PROMPTS:
        return text(f"machi-prompt-{PLAIN_PROMPTS[type(question)]}", **when)
    seat = question.seat
    if isinstance(question, Starve):
        return text("machi-prompt-starve", count=hungry(view, seat) - len(view.drafts[seat]), **when)
    if isinstance(question, ChooseYakuza):
        card = view.buildings[question.target // SLOTS][question.target % SLOTS] & CARD
        return text("machi-prompt-yakuza", card=card_text(card), to=Seated(question.target // SLOTS), **when)
    if isinstance(question, ChooseFounder):
        return text("machi-prompt-founder", card=card_text(question.building), **when)
    if isinstance(question, Lodge):
        return text("machi-prompt-lodge", card=card_text(question.card), **when)
    if isinstance(question, ChooseOpponent):
        return text("machi-prompt-opponent", card=card_text(piece_of(view, question.figure) & CARD), **when)
    if isinstance(question, AnswerChallenge):
        mine, theirs = (card_text(piece_of(view, view.duel[FIGURE_AT[side]]) & CARD) for side in (1, 0))
        return text("machi-prompt-answer", card=mine, other=theirs, to=Seated(view.duel[SEAT_AT[0]]), **when)
    if isinstance(question, SetDown):
        return text("machi-prompt-set-down", card=card_text(question.villager(view) & CARD), **when)
    assert isinstance(question, Lure)
    return text("machi-prompt-lure", card=card_text(piece_of(view, question.figure) & CARD), **when)


def action(view: Machi, question: Question[Machi], choice: int) -> Action:
    """One option: its sentence and where it points."""
    name, on, to = _sentence(view, question, choice)
    style: Style = "quiet" if name.key.endswith("-done") else ""
    return Action(choice, question.describe(view, choice), name, on, to, style)


def _sentence(view: Machi, question: Question[Machi], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if isinstance(question, TakeFlop):
        if choice >= KINDS:
            return _event(view, seat, choice - KINDS)
        back = BACK[choice]
        on = f"flop-{back}-{view.flop[back].index(choice)}"
        sort = sort_text(view.cards, choice)
        return text("machi-action-take", card=card_text(choice), sort=sort), on, f"hand{seat}"
    if isinstance(question, DrawCard):
        if choice >= spring.EVENTS_AFTER_DRAW:
            return _event(view, seat, choice - spring.EVENTS_AFTER_DRAW)
        return text("machi-action-draw", back=back_text(choice)), f"pile{choice}", f"hand{seat}"
    if isinstance(question, SendYakuza):
        return _send(view, seat, choice)
    if isinstance(question, ChooseYakuza):
        on = f"y{choice}" if yakuza_index(view, choice) >= 0 else _in_hand(view, seat, choice)
        to = f"p{question.target // SLOTS}-{question.target % SLOTS}"
        return text("machi-action-yakuza", card=card_text(choice)), on, to
    if isinstance(question, Recall):
        return text("machi-action-recall", card=card_text(choice)), f"y{choice}", f"hand{seat}"
    if isinstance(question, Found | Install | ChooseFounder | Lodge):
        return _summer(view, question, choice)
    if isinstance(question, Challenge | ChooseOpponent | AnswerChallenge | LayAside | Pick):
        return _duel(view, question, choice)
    if isinstance(question, MoveHouse):
        if choice == moving.DONE:
            return text("machi-action-move-done"), None, None
        card = view.villagers[seat][address_index(view.villagers[seat], choice)] & CARD
        return text("machi-action-move", card=card_text(card)), address_key(seat, choice), None
    if isinstance(question, SetDown):
        return (
            _home(view, seat, choice, "machi-action-set-down"),
            address_key(seat, question.address),
            f"p{seat}-{choice}",
        )
    return _event_target(view, question, choice)


def _event(view: Machi, seat: int, card: int) -> tuple[Text, str | None, str | None]:
    return text("machi-action-event", card=card_text(card)), _in_hand(view, seat, card), None


def _in_hand(view: Machi, seat: int, card: int) -> str:
    """The key of the first copy of a card in hand."""
    back = BACK[card]
    cards = [entry & CARD for entry in view.hands[seat * 2 + back]]
    return f"h{seat}-{back}-{cards.index(card)}"


def _send(view: Machi, seat: int, choice: int) -> tuple[Text, str | None, str | None]:
    if choice >= spring.EVENTS_AFTER_SEND:
        return _event(view, seat, choice - spring.EVENTS_AFTER_SEND)
    if choice == spring.DONE:
        return text("machi-action-send-done"), None, None
    if choice == spring.USE_DEN:
        return text("machi-action-den"), None, None
    village, slot = choice // SLOTS, choice % SLOTS
    card = card_text(view.buildings[village][slot] & CARD)
    key = "machi-action-defend" if village == seat else "machi-action-attack"
    return text(key, card=card, to=Seated(village)), f"p{village}-{slot}", None


def _summer(view: Machi, question: Question[Machi], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if isinstance(question, Found):
        if choice == summer.DONE:
            return text("machi-action-found-done"), None, None
        return text("machi-action-found", card=card_text(choice)), _in_hand(view, seat, choice), None
    if isinstance(question, Install):
        if choice == summer.DONE:
            return text("machi-action-install-done"), None, None
        return text("machi-action-install", card=card_text(choice)), _in_hand(view, seat, choice), None
    if isinstance(question, Lodge):
        return _home(view, seat, choice, "machi-action-lodge"), _in_hand(view, seat, question.card), f"p{seat}-{choice}"
    assert isinstance(question, ChooseFounder)
    if choice < KINDS:
        return text("machi-action-founder-hand", card=card_text(choice)), _in_hand(view, seat, choice), None
    homes = view.drafts[seat * DRAFT_LISTS + HOMES]
    card = homes[address_index(homes, choice - KINDS)] & CARD
    return text("machi-action-founder-village", card=card_text(card)), address_key(seat, choice - KINDS), None


def _home(view: Machi, seat: int, place: int, key: str) -> Text:
    if place == OUTSIDE:
        return text(f"{key}-outside")
    row = view.buildings[seat]
    if place >= len(row) or row[place] < 0:  # a site planned just now: named only to say why it cannot be chosen
        return text("machi-place", number=place + 1)
    return text(key, card=card_text(row[place] & CARD), number=place + 1)


def address_key(seat: int, address: int) -> str:
    """The key of the villager at an address."""
    return f"f{seat}-{address - FREE}" if address >= FREE else f"v{seat}-{address // HEIGHTS}-{address % HEIGHTS}"


def figure_key(figure: int) -> str:
    """The key of a figure."""
    if figure >= YAKUZA_FIGURES:
        return f"y{figure - YAKUZA_FIGURES}"
    return address_key(figure // VILLAGE_FIGURES, figure % VILLAGE_FIGURES)


def _duel(view: Machi, question: Question[Machi], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if isinstance(question, Challenge):
        if choice == autumn.DONE:
            return text("machi-action-challenge-done"), None, None
        if choice >= autumn.EVENT_CHOICES:
            return _event(view, seat, choice - autumn.EVENT_CHOICES)
        figure = autumn.figure_of(seat, choice)
        return text("machi-action-challenge", card=card_text(piece_of(view, figure) & CARD)), figure_key(figure), None
    if isinstance(question, ChooseOpponent):
        card = card_text(piece_of(view, choice) & CARD)
        owner = Seated(owner_of(view, choice))
        return text("machi-action-opponent", card=card, to=owner), figure_key(choice), None
    if isinstance(question, AnswerChallenge):
        return text("machi-action-refuse" if choice else "machi-action-accept"), None, None
    assert isinstance(question, LayAside | Pick)
    hand = [entry & CARD for entry in view.combat[question.side * 2]]
    key = "machi-action-pick" if isinstance(question, Pick) else "machi-action-lay-aside"
    return text(key, card=combat_text(choice)), f"c{question.side}-{hand.index(choice)}", None


def _event_target(view: Machi, question: Question[Machi], choice: int) -> tuple[Text, str | None, str | None]:
    seat = question.seat
    if isinstance(question, Starve | Sicken):
        row = view.villagers[seat]
        if isinstance(question, Starve) and choice < OUTSIDE:
            return _starve(view, seat, choice)
        index = top_index(view, seat, choice)
        if choice < OUTSIDE:
            height = len([v for v in row[:index] if v >> PLACE_SHIFT & PLACE == choice])
            key = f"v{seat}-{choice}-{height}"
        else:
            key = f"f{seat}-{choice - OUTSIDE}"
        return text("machi-action-give-up", card=card_text(row[index] & CARD)), key, None
    if isinstance(question, MarkWanted | Entice):
        village = choice // VILLAGE_FIGURES
        card = view.villagers[village][index_of(view, choice)] & CARD
        key = "machi-action-wanted" if isinstance(question, MarkWanted) else "machi-action-entice"
        return text(key, card=card_text(card), to=Seated(village)), figure_key(choice), None
    if isinstance(question, Embezzle | Burn):
        village, slot = choice // SLOTS, choice % SLOTS
        card = view.buildings[village][slot] & CARD
        name = text("machi-card-back-building") if card == HIDDEN else card_text(card)  # a site of somebody else
        key = "machi-action-embezzle" if isinstance(question, Embezzle) else "machi-action-burn"
        return text(key, card=name, to=Seated(village)), f"p{village}-{slot}", None
    if isinstance(question, Lure):
        return _home(view, seat, choice, "machi-action-lure"), f"p{seat}-{choice}", None
    card = view.buildings[seat][choice] & CARD
    key = "machi-action-collapse" if isinstance(question, Collapse) else "machi-action-finish"
    return text(key, card=card_text(card), number=choice + 1), f"p{seat}-{choice}", None


def _starve(view: Machi, seat: int, place: int) -> tuple[Text, str | None, str | None]:
    """The top card of a stack, those already given up left out."""
    here = [villager for villager in view.villagers[seat] if villager >> PLACE_SHIFT & PLACE == place]
    height = len(here) - 1 - view.drafts[seat].count(place)
    return text("machi-action-give-up", card=card_text(here[height] & CARD)), f"v{seat}-{place}-{height}", None
