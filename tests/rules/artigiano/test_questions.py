"""Every question: how many choices its class declares, and the laws at a position of each class."""

from __future__ import annotations

from chabudai.core.laws.positions import choices_are_judged, json_is_lossless
from chabudai.core.rng import Rng
from chabudai.core.step import Question
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.steps import STEPS
from tests.rules.artigiano.test_laws import eager

USES = 180 * 16 + 12  # a card in one of sixteen ways; stock, five to hold, five to release, done
CARD_OR_NONE = 181
SIZES = {
    **dict.fromkeys(("Operate", "Hoist", "UseStock", "FollowUp", "Fetch", "Roof", "Renovate", "SetDown"), USES),
    **dict.fromkeys(("LayFreely", "LayEqual", "LayAlike", "LayMatching", "LayToShare", "LayInReply"), USES),
    **dict.fromkeys(("PutBack", "PickTheirs", "PickStored", "Bury", "DiscardAction"), CARD_OR_NONE),
    **dict.fromkeys(("Surrender", "PickMine", "PickInHand", "DiscardFromHand", "TakeOne", "GiveOne", "AddOwn"), 180),
    **dict.fromkeys(("DealBack", "Demand", "Sacrifice", "TakeDisplayed", "ReturnOnTop"), 180),
    **dict.fromkeys(("Double", "Cancel", "Reply", "Recruit", "ChooseSide", "Settle", "Imitate", "RingIn"), 2),
    **dict.fromkeys(("ChooseFoundation", "ChooseMine", "ChooseSite"), 12),
    **dict.fromkeys(("Lift", "Shoot", "Pierce"), 12 + 1),
    **dict.fromkeys(("ChooseTheirs", "ChooseLoot"), 4 * 12 + 1),
    **dict.fromkeys(("Haggle", "Petrify", "Dislodge"), 20 + 1),
    "ChooseMissions": 10 + 4,
    "Store": 2 * 180 + 1,
    "Designate": 8,
    "Confess": 5,
    "Propose": 180 + 2,
    "Respond": 3,
    "Reflect": 47 * 4 + 1,
    "Attach": 4 * 12,
    "Inflict": 4,
}


def test_every_class_of_question_declares_how_many_choices_it_has() -> None:
    assert {step.__name__: step.size for step in STEPS if issubclass(step, Question)} == SIZES


def test_the_laws_hold_at_a_position_of_every_question_of_play() -> None:
    """Read back from text it is the same question, and everything but its options is refused with a clause."""
    judged: set[str] = set()
    for seed in range(40):
        rng = Rng(seed)
        game = BOX.new(3 + seed % 2, seed, {"prayer_interrupts": seed % 3 == 0})
        while game.asked:
            seat = game.waiting()[0]
            name = type(game.open[seat]).__name__
            if name not in judged:
                judged.add(name)
                json_is_lossless(BOX, game, rng)
                choices_are_judged(BOX, game)
            game.take(seat, eager(game, seat, rng))
    assert len(judged) >= 50, sorted(set(SIZES) - judged)
