"""What the viewer is deciding about, put down in the middle of the table: the card, and what is missing beside it.

Many choices of Machi come in two questions: first the building, then its founder; first who fights, then whom.  There
is a place for both in summer and autumn; what the first one chose lies here while the second one is asked.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Slot, Zone, text
from chabudai.core.seats import NOBODY
from chabudai.games.machi.autumn import ChooseOpponent
from chabudai.games.machi.duel import piece_of
from chabudai.games.machi.material import Cards
from chabudai.games.machi.moving import MoveHouse, SetDown
from chabudai.games.machi.pieces import card_piece
from chabudai.games.machi.sending_yakuzas import ChooseYakuza
from chabudai.games.machi.state import AUTUMN, SLOTS, SUMMER, Machi
from chabudai.games.machi.summer import ChooseFounder, Install, Lodge
from chabudai.games.machi.villager_events import Lure

NO_CARD: Final = -1


def deciding(view: Machi) -> tuple[Zone, ...]:
    """The places, and the card in question: it is the viewer's own question, so it tells nothing else."""
    card, first, second = _in_question(view)
    return (_deciding(view.cards, card, first, second),) if first else ()


@once(ZONES)
def _deciding(cards: Cards, card: int, first: str, second: str) -> Zone:
    slots = (_decided(cards, card, first), _missing(second))
    return Zone("deciding", text("machi-deciding"), role=f"deciding {second}", slots=slots)


@once(PIECES)
def _decided(cards: Cards, card: int, what: str) -> Slot:
    chosen = () if card == NO_CARD else (card_piece(cards, "decided-card", card),)
    return Slot("decided", text(f"machi-missing-{what}"), chosen)


@once(PIECES)
def _missing(what: str) -> Slot:
    return Slot("missing", text(f"machi-missing-{what}"))


def _in_question(view: Machi) -> tuple[int, str, str]:
    """The card that was chosen before, what it is chosen as, and what is asked for beside it."""
    question = None if view.viewer == NOBODY else view.question(view.viewer)
    if isinstance(question, ChooseFounder):
        return question.building, "building", "founder"
    if isinstance(question, Lodge):
        return question.card, "villager", "home"
    if isinstance(question, SetDown):
        return question.villager(view) & CARD, "villager", "home"
    if isinstance(question, Lure):
        return piece_of(view, question.figure) & CARD, "villager", "home"
    if isinstance(question, ChooseOpponent):
        return piece_of(view, question.figure) & CARD, "challenger", "opponent"
    if isinstance(question, ChooseYakuza):
        return view.buildings[question.target // SLOTS][question.target % SLOTS] & CARD, "building", "yakuza"
    if isinstance(question, (Install, MoveHouse)):
        return NO_CARD, "villager", "home"
    if view.season == SUMMER:
        return NO_CARD, "building", "founder"
    return (NO_CARD, "challenger", "opponent") if view.season == AUTUMN else (NO_CARD, "", "")
