"""What a seat is asked, or waits for, as one sentence, and what it may answer (`naming`), as things to click."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.asking import Asking, Prompt, won_on_a_tie
from chabudai.core.knowledge import CARD
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.core.seats import SEATS_IN
from chabudai.games.machi.autumn import Challenge, ChooseOpponent
from chabudai.games.machi.building_events import Burn, Collapse, Finish
from chabudai.games.machi.combat import FIGURE_AT, SEAT_AT, LayAside, Pick
from chabudai.games.machi.duel import AnswerChallenge, piece_of, refusal_cost
from chabudai.games.machi.moving import MoveHouse, SetDown
from chabudai.games.machi.naming import (
    answer_challenge,
    burn,
    challenge,
    choose_founder,
    choose_opponent,
    choose_yakuza,
    collapse,
    draw_card,
    embezzle,
    entice,
    finish,
    found,
    install,
    lay_aside,
    lodge,
    lure,
    mark_wanted,
    move_house,
    pick,
    recall,
    send_yakuza,
    set_down,
    sicken,
    starve,
    take_flop,
)
from chabudai.games.machi.notation import SEASONS, card_text
from chabudai.games.machi.sending_yakuzas import ChooseYakuza, Recall, SendYakuza
from chabudai.games.machi.spring import DrawCard, TakeFlop
from chabudai.games.machi.state import SLOTS, Machi
from chabudai.games.machi.summer import ChooseFounder, Found, Install, Lodge
from chabudai.games.machi.villager_events import Embezzle, Entice, Lure, MarkWanted, Sicken
from chabudai.games.machi.winter import Starve, hungry


def said(view: Machi, key: str, **params: Param) -> Text:
    """A prompt; every one tells season and year."""
    return text(f"machi-prompt-{key}", season=text(f"machi-season-{SEASONS[view.season]}"), year=view.year, **params)


def plain(key: str) -> Prompt:
    """A prompt that needs to know nothing else."""

    def prompt(view: Machi, question: object) -> Text:
        return said(view, key)

    return prompt


def idle(view: Machi, me: int | None) -> Text:
    """For whoever is not asked: who is, or who has won."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("machi-prompt-over-tie" if won_on_a_tie(view) else "machi-prompt-over", winners=winners)
    return _waiting("wait" if me is not None else "watch", view.asked, view.season, view.year)


@once(PIECES)
def _waiting(key: str, asked: int, season: int, year: int) -> Text:
    now, others = text(f"machi-season-{SEASONS[season]}"), [Seated(seat) for seat in SEATS_IN[asked]]
    return text(f"machi-prompt-{key}", season=now, year=year, others=others)


def to_starve(view: Machi, question: Starve) -> Text:
    """winter.2: how many villagers go hungry."""
    return said(view, "starve", count=hungry(view, question.seat) - len(view.drafts[question.seat]))


def to_send(view: Machi, question: SendYakuza) -> Text:
    """spring.4: in the first year there are only sites to look at."""
    return said(view, "first-spring" if view.year == 1 else "send")


def to_choose_yakuza(view: Machi, question: ChooseYakuza) -> Text:
    """Who goes there."""
    village, slot = question.target // SLOTS, question.target % SLOTS
    return said(view, "yakuza", card=card_text(view.buildings[village][slot] & CARD), to=Seated(village))


def to_choose_founder(view: Machi, question: ChooseFounder) -> Text:
    """Who founds it."""
    return said(view, "founder", card=card_text(question.building))


def to_lodge(view: Machi, question: Lodge) -> Text:
    """Where the villager lives."""
    return said(view, "lodge", card=card_text(question.card))


def to_choose_opponent(view: Machi, question: ChooseOpponent) -> Text:
    """Whom the duellist challenges."""
    return said(view, "opponent", card=card_text(piece_of(view, question.figure) & CARD))


def to_answer(view: Machi, question: AnswerChallenge) -> Text:
    """Who challenges whom, and what it costs to refuse."""
    mine, theirs = [card_text(piece_of(view, view.duel[FIGURE_AT[side]]) & CARD) for side in (1, 0)]
    cost = refusal_cost(view, question.seat)
    return said(view, "answer", card=mine, other=theirs, to=Seated(view.duel[SEAT_AT[0]]), cost=cost)


def to_set_down(view: Machi, question: SetDown) -> Text:
    """Where the villager moves to."""
    return said(view, "set-down", card=card_text(question.villager(view) & CARD))


def to_lure(view: Machi, question: Lure) -> Text:
    """Where the villager that was enticed lives from now on."""
    return said(view, "lure", card=card_text(piece_of(view, question.figure) & CARD))


ASKING: Final = Asking(
    idle,
    {
        Starve: (to_starve, starve),
        TakeFlop: (plain("take"), take_flop),
        DrawCard: (plain("draw"), draw_card),
        SendYakuza: (to_send, send_yakuza),
        ChooseYakuza: (to_choose_yakuza, choose_yakuza),
        Recall: (plain("recall"), recall),
        Found: (plain("found"), found),
        ChooseFounder: (to_choose_founder, choose_founder),
        Install: (plain("install"), install),
        Lodge: (to_lodge, lodge),
        Challenge: (plain("challenge"), challenge),
        ChooseOpponent: (to_choose_opponent, choose_opponent),
        AnswerChallenge: (to_answer, answer_challenge),
        LayAside: (plain("lay-aside"), lay_aside),
        Pick: (plain("pick"), pick),
        MoveHouse: (plain("move"), move_house),
        SetDown: (to_set_down, set_down),
        MarkWanted: (plain("wanted"), mark_wanted),
        Embezzle: (plain("embezzle"), embezzle),
        Entice: (plain("entice"), entice),
        Lure: (to_lure, lure),
        Sicken: (plain("sicken"), sicken),
        Burn: (plain("burn"), burn),
        Collapse: (plain("collapse"), collapse),
        Finish: (plain("finish"), finish),
    },
)
