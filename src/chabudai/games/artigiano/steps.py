"""Every kind of step of the game, in the order of the rules."""

from __future__ import annotations

from typing import Any, Final

from chabudai.core.step import Step
from chabudai.games.artigiano.actions import (
    building,
    castle,
    dislodging,
    effect,
    exchange,
    hand,
    judging,
    pile,
    playing,
    prayer,
    rearranging,
    seizing,
    square,
    stock,
    swapping,
    tempo,
)
from chabudai.games.artigiano.deal import Begin, ChooseMissions, Deal
from chabudai.games.artigiano.ending import Count, End
from chabudai.games.artigiano.operation import Hoist, Operate
from chabudai.games.artigiano.playing_stock import CheckEnd, UseStock
from chabudai.games.artigiano.putting_back import PutBack
from chabudai.games.artigiano.specials import laying, own
from chabudai.games.artigiano.turn import AfterOperation, Draw, EndTurn, PassOn, Recruit, StartTurn, Store

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Begin, ChooseMissions, Deal),
    *(StartTurn, Operate, Hoist, UseStock, CheckEnd, PutBack, AfterOperation, Store, Draw, EndTurn, Recruit, PassOn),
    *(playing.Announce, playing.Double, effect.Designate, judging.Judge, judging.Cancel, judging.Listen),
    *(judging.Reply, judging.Strike, judging.Resolve, playing.Conclude, End),
    *(building.LayFreely, building.LayEqual, building.LayAlike, building.LayMatching, building.LayToShare),
    *(building.ShareBread, building.LayInReply, rearranging.Lift, rearranging.Reconsider, rearranging.SetDown),
    *(castle.ChooseFoundation, castle.Aim, castle.Shoot, castle.Pierce, castle.ChooseSide),
    *(seizing.ChooseTheirs, seizing.ChooseMine, seizing.ChooseLoot, seizing.ChooseSite),
    *(dislodging.Haggle, dislodging.Petrify, dislodging.Dislodge),
    *(stock.LookAtStock, stock.Fetch, stock.Surrender, swapping.PickTheirs, swapping.PickMine, swapping.PickStored),
    swapping.PickInHand,
    *(hand.LookAtHand, hand.Bury, hand.DiscardAll, hand.DiscardFromHand, hand.DiscardAction, hand.Confess),
    *(exchange.TakeOne, exchange.GiveBack, exchange.GiveOne, exchange.KeepRest, exchange.Smuggle, exchange.Gather),
    *(exchange.AddOwn, exchange.LookAtAll, exchange.DealBack),
    *(square.Meet, square.Propose, square.Demand, square.Respond, square.Settle),
    *(tempo.Rain, tempo.FollowUp, tempo.Sacrifice, pile.TakeDisplayed, pile.ReturnOnTop),
    *(prayer.JudgeIdle, prayer.Reflect, prayer.PrayAgain, prayer.Imitate),
    *(laying.Attach, laying.Inflict, own.Roof, own.Renovate, own.RingIn),
    Count,
)
