"""What the choices of Artigiano are, for `core.action_space`: cards and what is done with them, cases, seats, words."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.action_space import Domain, SeatDomain, Span
from chabudai.games.artigiano.boards import MOST_CASES
from chabudai.games.artigiano.laying import WAYS
from chabudai.games.artigiano.material import CARDS, EFFECTS, SPECIALS
from chabudai.games.artigiano.state import MISSIONS

MOST_SEATS: Final = 4

USE: Final = Domain("use", (("card", CARDS), ("way", WAYS)))  # on a case, as an action, as a special, to the discard
CARD: Final = Domain("card", (("card", CARDS),))
STORE: Final = Domain("store", (("card", CARDS), ("apart", 2)))
STOCK: Final = Domain("stock", (("stock", 1),))
HOLD: Final = Domain("hold", (("mission", MISSIONS),))
RELEASE: Final = Domain("release", (("mission", MISSIONS),))
MISSION: Final = Domain("mission", (("mission", MISSIONS),))
CASE: Final = Domain("case", (("case", MOST_CASES),))
SPOT: Final = SeatDomain("spot", (("seat", MOST_SEATS), ("case", MOST_CASES)))
SEAT: Final = SeatDomain("seat", (("seat", MOST_SEATS),))
SPECIAL: Final = Domain("special", (("special", SPECIALS),))
ATTACK: Final = SeatDomain("attack", (("effect", EFFECTS + 1), ("seat", MOST_SEATS)))
ANSWER: Final = Domain("answer", (("answer", 3),))  # no, yes, and a counter-offer
OFFER: Final = Domain("offer", (("offer", 1),))
DONE: Final = Domain("done", (("done", 1),))


def _use() -> tuple[Span, ...]:
    return Span(USE), Span(STOCK), Span(HOLD), Span(RELEASE), Span(DONE)


def _answer() -> tuple[Span, ...]:
    return (Span(ANSWER, 2),)


KINDS: Final[dict[str, tuple[Span, ...]]] = {
    "Operate": _use(),
    "Hoist": _use(),
    "UseStock": _use(),
    "LayFreely": _use(),
    "LayEqual": _use(),
    "LayAlike": _use(),
    "LayMatching": _use(),
    "LayToShare": _use(),
    "LayInReply": _use(),
    "SetDown": _use(),
    "Fetch": _use(),
    "FollowUp": _use(),
    "Roof": _use(),
    "Renovate": _use(),
    "Surrender": (Span(CARD),),
    "PickMine": (Span(CARD),),
    "PickInHand": (Span(CARD),),
    "DiscardFromHand": (Span(CARD),),
    "TakeOne": (Span(CARD),),
    "GiveOne": (Span(CARD),),
    "AddOwn": (Span(CARD),),
    "DealBack": (Span(CARD),),
    "Demand": (Span(CARD),),
    "Sacrifice": (Span(CARD),),
    "TakeDisplayed": (Span(CARD),),
    "ReturnOnTop": (Span(CARD),),
    "PutBack": (Span(CARD), Span(DONE)),
    "PickTheirs": (Span(CARD), Span(DONE)),
    "PickStored": (Span(CARD), Span(DONE)),
    "Bury": (Span(CARD), Span(DONE)),
    "DiscardAction": (Span(CARD), Span(DONE)),
    "Propose": (Span(CARD), Span(DONE), Span(OFFER)),
    "Store": (Span(STORE), Span(DONE)),
    "ChooseFoundation": (Span(CASE),),
    "ChooseMine": (Span(CASE),),
    "ChooseSite": (Span(CASE),),
    "Lift": (Span(CASE), Span(DONE)),
    "Shoot": (Span(CASE), Span(DONE)),
    "Pierce": (Span(CASE), Span(DONE)),
    "ChooseTheirs": (Span(SPOT), Span(DONE)),
    "ChooseLoot": (Span(SPOT), Span(DONE)),
    "Attach": (Span(SPOT),),
    "Haggle": (Span(SPECIAL), Span(DONE)),
    "Petrify": (Span(SPECIAL), Span(DONE)),
    "Dislodge": (Span(SPECIAL), Span(DONE)),
    "Designate": (Span(SEAT, 7), Span(DONE)),  # nobody sits at 4 to 6
    "Inflict": (Span(SEAT),),
    "Reflect": (Span(ATTACK), Span(DONE)),
    "Confess": (Span(MISSION),),
    "Respond": (Span(ANSWER),),
    "Recruit": _answer(),
    "Cancel": _answer(),
    "Reply": _answer(),
    "Settle": _answer(),
    "Imitate": _answer(),
}
