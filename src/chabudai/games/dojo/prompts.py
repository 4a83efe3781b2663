"""What a seat is asked, or what it waits for, as one sentence."""

# mypyc: compile
from __future__ import annotations

from functools import cache

from chabudai.core.knowledge import card_of
from chabudai.core.scene import Seated, Text, text
from chabudai.core.step import SEATS_IN, Question
from chabudai.games.dojo.challenge import Challenge, ChooseThrow, Swap
from chabudai.games.dojo.deal import Give
from chabudai.games.dojo.material import BELT_CODES, TROPHY_CODES, belt, is_row_trophy
from chabudai.games.dojo.notation import card_text, trophy_text
from chabudai.games.dojo.state import Dojo
from chabudai.games.dojo.training import Place


def prompt(view: Dojo, me: int | None, question: Question[Dojo] | None) -> Text:
    """The sentence above the table."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("dojo-prompt-over", winners=winners)
    where = {"round": view.round + 1}
    if view.throw_number:
        return _throwing(view, me, question)
    if question is None:
        return _waiting("dojo-prompt-wait" if me is not None else "dojo-prompt-watch", view.asked, view.round + 1)
    if isinstance(question, Give):
        return text(
            "dojo-prompt-give", card=card_text(card_of(view.drawn[0])), trophy=trophy_text(view.trophy), **where
        )
    if isinstance(question, Challenge):
        mine = card_text(card_of(view.hands[question.seat]))
        return text(
            "dojo-prompt-challenge", card=mine, dealer=Seated(view.dealer), trophy=trophy_text(view.trophy), **where
        )
    if isinstance(question, Swap):
        rival = view.dealer if question.seat == view.challenger else view.challenger
        mine, theirs = card_text(card_of(view.hands[question.seat])), card_text(card_of(view.hands[rival]))
        return text("dojo-prompt-swap", card=mine, other=theirs, rival=Seated(rival), **where)
    if isinstance(question, Place):
        return text("dojo-prompt-place", card=card_text(card_of(view.hands[question.seat])), **where)
    about = text(f"dojo-about-{TROPHY_CODES[view.trophy]}")
    if view.fixed_trophies:  # trophies.8: what the choice costs
        cost = text("dojo-fixed-left" if is_row_trophy(view.trophy) else "dojo-fixed-top")
        return text("dojo-prompt-award-fixed", trophy=trophy_text(view.trophy), about=about, cost=cost, **where)
    return text("dojo-prompt-award", trophy=trophy_text(view.trophy), about=about, **where)


@cache
def _waiting(key: str, asked: int, turn: int) -> Text:
    return text(key, others=[Seated(seat) for seat in SEATS_IN[asked]], round=turn)


def _throwing(view: Dojo, me: int | None, question: Question[Dojo] | None) -> Text:
    """black.1, black.2: which throw it is, and how the two stand."""
    challenger, dealer = view.challenger, view.dealer
    duel = text(
        "dojo-duel",
        challenger=Seated(challenger),
        attack=_tally(view, challenger),
        dealer=Seated(dealer),
        defence=_tally(view, dealer),
    )
    where = {"round": view.round + 1, "throw": view.throw_number}
    if isinstance(question, ChooseThrow):
        return text("dojo-prompt-throw", duel=duel, **where)
    others = [Seated(seat) for seat in SEATS_IN[view.asked]]
    return text(
        "dojo-prompt-wait-throw" if me is not None else "dojo-prompt-watch-throw", duel=duel, others=others, **where
    )


def _tally(view: Dojo, seat: int) -> Text:
    grade = belt(card_of(view.hands[seat]))
    return text("dojo-tally", belt=text(f"dojo-belt-{BELT_CODES[grade - 1]}"), value=grade, won=view.boost[seat])
