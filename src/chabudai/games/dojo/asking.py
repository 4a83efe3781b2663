"""What a seat is asked, or what it waits for, as one sentence, and what it may answer, as things to click."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.asking import Asking, named, won_on_a_tie
from chabudai.core.knowledge import card_of
from chabudai.core.once import PIECES, forgotten_too, once
from chabudai.core.scene import Action, Seated, Text, text
from chabudai.core.seats import SEATS_IN
from chabudai.games.dojo.challenge import THROWS, YES, Challenge, ChooseThrow, Swap
from chabudai.games.dojo.deal import Give
from chabudai.games.dojo.material import BELT_CODES, TROPHY_CODES, belt, is_row_trophy
from chabudai.games.dojo.notation import card_text, line_text, square_text, trophy_text
from chabudai.games.dojo.standing import gain_of_trophy, gains_of_card
from chabudai.games.dojo.state import Dojo
from chabudai.games.dojo.training import Award, Place

# Of a dojo, a card and some squares: what it brings on each of them.
_gains: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]], list[int]]] = {}
forgotten_too(_gains.clear)


# --- prompts --------------------------------------------------------------------------------------


def idle(view: Dojo, me: int | None) -> Text:
    """For whoever is not asked: who is, or who has won."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("dojo-prompt-over-tie" if won_on_a_tie(view) else "dojo-prompt-over", winners=winners)
    if view.throw_number:
        others = [Seated(seat) for seat in SEATS_IN[view.asked]]
        key = "dojo-prompt-wait-throw" if me is not None else "dojo-prompt-watch-throw"
        return text(key, duel=_duel(view), others=others, round=view.round + 1, throw=view.throw_number)
    return _waiting("dojo-prompt-wait" if me is not None else "dojo-prompt-watch", view.asked, view.round + 1)


@once(PIECES)
def _waiting(key: str, asked: int, turn: int) -> Text:
    return text(key, others=[Seated(seat) for seat in SEATS_IN[asked]], round=turn)


def to_give(view: Dojo, question: Give) -> Text:
    """deal.2: the card that the dealer looks at, and what the round is about."""
    card, trophy = card_text(card_of(view.drawn[0])), trophy_text(view.trophy)
    return text("dojo-prompt-give", card=card, trophy=trophy, round=view.round + 1)


def to_challenge(view: Dojo, question: Challenge) -> Text:
    """challenge.1: with what, whom, for what."""
    mine, trophy = card_text(card_of(view.hands[question.seat])), trophy_text(view.trophy)
    return text("dojo-prompt-challenge", card=mine, dealer=Seated(view.dealer), trophy=trophy, round=view.round + 1)


def to_throw(view: Dojo, question: ChooseThrow) -> Text:
    """black.1, black.2: which throw it is, and how the two stand."""
    return text("dojo-prompt-throw", duel=_duel(view), round=view.round + 1, throw=view.throw_number)


def _duel(view: Dojo) -> Text:
    return text(
        "dojo-duel",
        challenger=Seated(view.challenger),
        attack=_tally(view, view.challenger),
        dealer=Seated(view.dealer),
        defence=_tally(view, view.dealer),
    )


def _tally(view: Dojo, seat: int) -> Text:
    grade = belt(card_of(view.hands[seat]))
    return text("dojo-tally", belt=text(f"dojo-belt-{BELT_CODES[grade - 1]}"), value=grade, won=view.boost[seat])


def to_swap(view: Dojo, question: Swap) -> Text:
    """challenge.5: the two cards."""
    rival = _rival(view, question)
    mine, theirs = card_text(card_of(view.hands[question.seat])), card_text(card_of(view.hands[rival]))
    return text("dojo-prompt-swap", card=mine, other=theirs, rival=Seated(rival), round=view.round + 1)


def to_place(view: Dojo, question: Place) -> Text:
    """training.1: the card."""
    card = card_text(card_of(view.hands[question.seat]))
    return text("dojo-prompt-place", card=card, disciple=card.params["disciple"], round=view.round + 1)


def to_award(view: Dojo, question: Award) -> Text:
    """trophies.1: what the trophy does; trophies.8: what the choice costs."""
    trophy, about = trophy_text(view.trophy), text(f"dojo-about-{TROPHY_CODES[view.trophy]}")
    if view.fixed_trophies:
        cost = text("dojo-fixed-left" if is_row_trophy(view.trophy) else "dojo-fixed-top")
        return text("dojo-prompt-award-fixed", trophy=trophy, about=about, cost=cost, round=view.round + 1)
    return text("dojo-prompt-award", trophy=trophy, about=about, round=view.round + 1)


# --- actions --------------------------------------------------------------------------------------


def give(view: Dojo, question: Give, choice: int) -> Action:
    """The card goes there."""
    card = card_text(card_of(view.drawn[0]))
    keeps = choice == question.seat
    name = text("dojo-action-keep-card", card=card) if keeps else text("dojo-action-give", card=card, to=Seated(choice))
    return named(view, question, choice, name, "drawn", f"hand{choice}")


def challenge(view: Dojo, question: Challenge, choice: int) -> Action:
    """Fight or pass."""
    if choice == YES:
        name = text("dojo-action-challenge", dealer=Seated(view.dealer))
        return named(view, question, choice, name, style="primary")
    return named(view, question, choice, text("dojo-action-pass"))


def throw(view: Dojo, question: ChooseThrow, choice: int) -> Action:
    """A sign."""
    return named(view, question, choice, text(f"dojo-action-throw-{THROWS[choice]}"))


def swap(view: Dojo, question: Swap, choice: int) -> Action:
    """The card that one wants: one's own, or the other one, with the most that it would bring."""
    seat, rival = question.seat, _rival(view, question)
    whose = rival if choice == YES else seat
    card = card_of(view.hands[whose])
    if choice == YES:
        name = text("dojo-action-swap", card=card_text(card), rival=Seated(rival))
    else:
        name = text("dojo-action-keep", card=card_text(card))
    gain = max(_gains_of(view, seat, card, tuple(Place(seat).options(view))), default=0)
    return named(view, question, choice, name, f"hand{whose}", gain=gain)


def _rival(view: Dojo, question: Swap) -> int:
    return view.dealer if question.seat == view.challenger else view.challenger


def place(view: Dojo, question: Place, choice: int) -> Action:
    """The card goes to a square."""
    return _placed(view, question, (choice,))[0]


def places(view: Dojo, question: Place) -> tuple[Action, ...]:
    """The same for all squares that it may go to."""
    return tuple(_placed(view, question, view.options_of[question.seat]))


def _placed(view: Dojo, question: Place, cells: tuple[int, ...]) -> list[Action]:
    seat = question.seat
    card = card_of(view.hands[seat])
    gains = _gains_of(view, seat, card, cells)
    return [_place(seat, cells[at], question.describe(view, cells[at]), card, gains[at]) for at in range(len(cells))]


def _gains_of(view: Dojo, seat: int, card: int, cells: tuple[int, ...]) -> list[int]:
    """What the card brings there, counted once: whoever chooses is shown it again when others have chosen."""
    key = tuple(view.squares(seat)), tuple(view.trophies(seat)), card, cells
    gains = _gains.get(key)
    if gains is None:
        if len(_gains) >= PIECES:
            _gains.clear()
        gains = _gains[key] = gains_of_card(view, seat, card, cells)
    return gains


@once(PIECES)
def _place(seat: int, cell: int, written: str, card: int, gain: int) -> Action:
    sentence = text("dojo-action-place", card=card_text(card), square=square_text(cell))
    return Action(cell, written, sentence, f"s{seat}-{cell}", gain=gain)


def award(view: Dojo, question: Award, choice: int) -> Action:
    """The trophy goes to a line."""
    seat = question.seat
    name = text("dojo-action-award", trophy=trophy_text(view.trophy), line=line_text(choice))
    gain = gain_of_trophy(view, seat, view.trophy, choice)
    return named(view, question, choice, name, f"l{seat}-{choice}", gain=gain)


ASKING: Final = Asking(
    idle,
    {
        Give: (to_give, give),
        Challenge: (to_challenge, challenge),
        ChooseThrow: (to_throw, throw),
        Swap: (to_swap, swap),
        Place: (to_place, place),
        Award: (to_award, award),
    },
    together={Place: places},
)
