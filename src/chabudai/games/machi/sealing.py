"""Secret decisions: what a view hides of the plans of others, and how an imagined game fills them in again."""

from __future__ import annotations

from chabudai.core.knowledge import CARD, PUBLIC, SEEN_BY, tidy
from chabudai.core.rng import Rng
from chabudai.core.step import BIT, NO_STEPS, NOBODY
from chabudai.games.machi.duel import SEAT_AT
from chabudai.games.machi.plans import DRAFT_LISTS, begin_draft
from chabudai.games.machi.spring import SEND_YAKUZA, ChooseYakuza
from chabudai.games.machi.state import SEALED, SPRING, SUMMER, UNDECIDED, WINTER, Machi
from chabudai.games.machi.summer import opening
from chabudai.games.machi.winter import STARVE, hungry


def seal(game: Machi, seat: int) -> None:
    """In a view: this seat's plan of the season and its pick in a duel are face down, and its hand has no order."""
    eye = SEEN_BY[PUBLIC if game.viewer == NOBODY else game.viewer]
    for pile, start, stop in game.hands_of(seat):
        tidy(pile, start, stop, SEEN_BY[seat], eye)
    if game.drafts:
        game.own[seat] = NO_STEPS
        if game.season == WINTER:
            game.drafts[seat] = []
            if game.asked & BIT[seat]:
                game.own[seat] = (STARVE[seat],) * (hungry(game, seat) - 1)
        else:
            for number in range(DRAFT_LISTS):
                game.drafts[seat * DRAFT_LISTS + number] = []
            if game.asked & BIT[seat]:
                game.open[seat] = opening(game, seat)
    if game.season == SPRING and game.asked & BIT[seat] and isinstance(game.open[seat], ChooseYakuza):
        game.open[seat] = SEND_YAKUZA[seat]  # nobody sees where a Yakuza will go before it is shown
        game.shared.pop()
    for side in range(len(game.picks)):
        if game.picks[side] != UNDECIDED and game.duel[SEAT_AT[side]] == seat:
            game.picks[side] = SEALED


def imagine(game: Machi, seat: int, rng: Rng) -> None:
    """In an imagined game: a seat that is done has some legal plan, one that is not starts over."""
    if game.drafts:
        if game.season == SUMMER:
            begin_draft(game, seat)
        if not game.asked & BIT[seat]:
            if game.season == SUMMER:
                game.next_for(seat, opening(game, seat))
            else:
                game.next_for(seat, *[STARVE[seat]] * hungry(game, seat))
            finish_plan(game, seat, rng)
    for side in range(len(game.picks)):
        if game.picks[side] == SEALED and game.duel[SEAT_AT[side]] == seat:
            hand = game.combat[side * 2]
            game.picks[side] = hand[rng.below(len(hand))] & CARD


def finish_plan(game: Machi, seat: int, rng: Rng) -> None:
    """Answer the seat's questions at random until its plan is made; somebody else is still being asked."""
    game.settle()
    while game.asked & BIT[seat]:
        options = game.options_of[seat]
        game.take(seat, options[rng.below(len(options))])
