"""What a seat is asked, or waits for, as one sentence, and what it may answer, as things to click."""

from __future__ import annotations

from typing import Final

from chabudai.core.asking import Asking, named
from chabudai.core.scene import Action, Seated, Text, text
from chabudai.core.seats import SEATS_IN
from chabudai.example.game import Bid, Hang, Lanterns, Peek


def idle(view: Lanterns, me: int | None) -> Text:
    """For whoever is not asked: who is, or who has won."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("lanterns-prompt-over", winners=winners)
    return text("lanterns-prompt-wait", others=[Seated(seat) for seat in SEATS_IN[view.asked]])


def to_peek(view: Lanterns, question: Peek) -> Text:
    """peek.1."""
    return text("lanterns-prompt-peek", round=view.round + 1)


def to_bid(view: Lanterns, question: Bid) -> Text:
    """bid.1."""
    return text("lanterns-prompt-bid", round=view.round + 1)


def to_hang(view: Lanterns, question: Hang) -> Text:
    """hang.1."""
    return text("lanterns-prompt-hang", round=view.round + 1)


def peek(view: Lanterns, question: Peek, choice: int) -> Action:
    """A first card of somebody, or none."""
    if choice == question.seat:
        return named(view, question, choice, text("lanterns-action-decline"), style="quiet")
    return named(view, question, choice, text("lanterns-action-peek", to=Seated(choice)), on=f"card-{choice}-0")


def bid(view: Lanterns, question: Bid, choice: int) -> Action:
    """One of two cards."""
    return named(view, question, choice, text("lanterns-action-bid"), on=f"card-{question.seat}-{choice}")


def hang(view: Lanterns, question: Hang, choice: int) -> Action:
    """A hook."""
    name = text("lanterns-action-hang", hook=choice + 1)
    return named(view, question, choice, name, on=f"hook-{question.seat}-{choice}")


ASKING: Final = Asking(idle, {Peek: (to_peek, peek), Bid: (to_bid, bid), Hang: (to_hang, hang)})
