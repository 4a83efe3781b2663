"""What a seat is asked, or waits for, as one sentence, and what it may answer (`naming`), as things to click."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

from chabudai.core.asking import Asking, Prompt
from chabudai.core.once import PIECES, once
from chabudai.core.scene import Param, Seated, Text, text
from chabudai.core.seats import NOBODY, SEATS_IN
from chabudai.games.artigiano.actions.building import LayAlike, LayEqual, LayFreely, LayInReply, LayMatching, LayToShare
from chabudai.games.artigiano.actions.castle import ChooseFoundation, ChooseSide, Pierce, Shoot
from chabudai.games.artigiano.actions.dislodging import Dislodge, Haggle, Petrify
from chabudai.games.artigiano.actions.effect import Designate
from chabudai.games.artigiano.actions.exchange import AddOwn, DealBack, GiveOne, TakeOne
from chabudai.games.artigiano.actions.hand import Bury, Confess, DiscardAction, DiscardFromHand
from chabudai.games.artigiano.actions.judging import Cancel, Reply
from chabudai.games.artigiano.actions.pile import ReturnOnTop, TakeDisplayed
from chabudai.games.artigiano.actions.playing import Double
from chabudai.games.artigiano.actions.prayer import Imitate, Reflect
from chabudai.games.artigiano.actions.rearranging import Lift, SetDown
from chabudai.games.artigiano.actions.seizing import ChooseLoot, ChooseMine, ChooseSite, ChooseTheirs
from chabudai.games.artigiano.actions.square import Demand, Propose, Respond, Settle
from chabudai.games.artigiano.actions.stock import Fetch, Surrender
from chabudai.games.artigiano.actions.swapping import PickInHand, PickMine, PickStored, PickTheirs
from chabudai.games.artigiano.actions.tempo import FollowUp, Sacrifice
from chabudai.games.artigiano.deal import ChooseMissions
from chabudai.games.artigiano.naming import (
    answers,
    card,
    case,
    mission,
    missions,
    pass_or_use,
    player,
    reflection,
    special_card,
    spot,
    store,
    use,
)
from chabudai.games.artigiano.notation import effect_about, effect_text, special_about
from chabudai.games.artigiano.operation import Hoist, Operate
from chabudai.games.artigiano.playing_stock import UseStock
from chabudai.games.artigiano.putting_back import PutBack
from chabudai.games.artigiano.specials.laying import Attach, Inflict
from chabudai.games.artigiano.specials.own import Renovate, RingIn, Roof
from chabudai.games.artigiano.state import Artigiano
from chabudai.games.artigiano.turn import Recruit, Store

Fact: TypeAlias = Callable[[Any], dict[str, Param]]  # what a question adds to the words of its prompt


class AboutAnother(Protocol):
    """A question about another player."""

    other: int


class Several(Protocol):
    """A question that may be asked so many times."""

    left: int


class AboutSpecial(Protocol):
    """A question about a special."""

    special: int


def other(question: AboutAnother) -> dict[str, Param]:
    """Who the other one is."""
    return {"other": Seated(question.other)}


def left(question: Several) -> dict[str, Param]:
    """How many times."""
    return {"left": question.left}


def special(question: AboutSpecial) -> dict[str, Param]:
    """What the special says, in the place of the action."""
    return {"about": special_about(question.special)}


def asked(key: str, *facts: Fact) -> Prompt:
    """A prompt that knows the action being carried out, its author, and these facts of the question."""

    def prompt(view: Artigiano, question: object) -> Text:
        params: dict[str, Param] = {}
        if view.act_effect:
            params["effect"] = effect_text(view.act_effect)
            params["about"] = effect_about(view.act_effect)
        if view.act_author != NOBODY:
            params["author"] = Seated(view.act_author)
        for fact in facts:
            params.update(fact(question))
        return Text(f"artigiano-prompt-{key}", params)

    return prompt


def to_choose_missions(view: Artigiano, question: ChooseMissions) -> Text:
    """setup.4, quick.4: two of five, or the one of the quick game."""
    return text("artigiano-prompt-choose-mission" if view.quick else "artigiano-prompt-choose-missions")


def idle(view: Artigiano, me: int | None) -> Text:
    """For whoever is not asked: who is, or who has won."""
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("artigiano-prompt-over", winners=winners)
    return _waiting("artigiano-prompt-wait" if me is not None else "artigiano-prompt-watch", view.asked)


@once(PIECES)
def _waiting(key: str, asked: int) -> Text:
    return text(key, others=[Seated(seat) for seat in SEATS_IN[asked]])


ASKING: Final = Asking(
    idle,
    {
        ChooseMissions: (to_choose_missions, missions),
        Operate: (asked("operate"), use),
        Hoist: (asked("hoist", left), use),
        UseStock: (asked("use-stock"), use),
        PutBack: (asked("put-back"), card),
        Store: (asked("store"), store),
        Recruit: (asked("recruit", other), answers("no-recruit", "recruit")),
        Double: (asked("double"), answers("double-players", "double-cards")),
        Designate: (asked("designate", left), player),
        Cancel: (asked("cancel"), answers("let-happen", "cancel")),
        Reply: (asked("reply"), answers("bear-it", "pray")),
        LayFreely: (asked("lay-freely", left), use),
        LayEqual: (asked("lay-equal", left), use),
        LayAlike: (asked("lay-alike", left), use),
        LayMatching: (asked("lay-matching", left), use),
        LayToShare: (asked("lay-to-share", left), use),
        LayInReply: (asked("lay-in-reply", left), pass_or_use),
        Lift: (asked("lift"), case),
        SetDown: (asked("set-down"), use),
        ChooseFoundation: (asked("choose-foundation"), case),
        Shoot: (asked("shoot", other, left), case),
        Pierce: (asked("pierce", other, left), case),
        ChooseSide: (asked("choose-side"), answers("left", "right")),
        ChooseTheirs: (asked("choose-theirs"), spot),
        ChooseMine: (asked("choose-mine"), case),
        ChooseLoot: (asked("choose-loot"), spot),
        ChooseSite: (asked("choose-site"), case),
        Haggle: (asked("haggle"), special_card),
        Petrify: (asked("petrify"), special_card),
        Dislodge: (asked("dislodge"), special_card),
        Fetch: (asked("fetch", other, left), use),
        Surrender: (asked("surrender"), card),
        PickTheirs: (asked("pick-theirs", other), card),
        PickMine: (asked("pick-mine", other), card),
        PickStored: (asked("pick-stored"), card),
        PickInHand: (asked("pick-in-hand"), card),
        Bury: (asked("bury"), card),
        DiscardFromHand: (asked("discard-from-hand"), card),
        DiscardAction: (asked("discard-action"), card),
        Confess: (asked("confess", other), mission),
        TakeOne: (asked("take-one", other), card),
        GiveOne: (asked("give-one", other), card),
        AddOwn: (asked("add-own"), card),
        DealBack: (asked("deal-back", other), card),
        Propose: (asked("propose", other, left), card),
        Demand: (asked("demand", other, left), card),
        Respond: (asked("respond", left), answers("refuse", "accept", "counter")),
        Settle: (asked("settle", other, left), answers("refuse", "accept")),
        FollowUp: (asked("follow-up", left), use),
        Sacrifice: (asked("sacrifice"), card),
        TakeDisplayed: (asked("take-displayed"), card),
        ReturnOnTop: (asked("return-on-top"), card),
        Reflect: (asked("reflect"), reflection),
        Imitate: (asked("imitate"), answers("no-imitate", "imitate")),
        Attach: (asked("attach", special), spot),
        Inflict: (asked("inflict", special), player),
        Roof: (asked("roof"), use),
        Renovate: (asked("renovate"), use),
        RingIn: (asked("ring-in"), answers("in-stock", "in-store")),
    },
)
