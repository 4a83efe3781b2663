"""What an observation of Arigatō consists of: its blocks, in their order, and what they leave out on purpose."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from chabudai.core.box import Box
from chabudai.core.knowledge import CARD
from chabudai.core.tensor import BYTE, Observer
from chabudai.games.arigato.material import (
    CARDS,
    HAND,
    ITEM_CODES,
    ITEMS,
    LAST_DAY,
    MOST_FIRINGS,
    MOST_SWAPS,
    TRAVELLERS,
    WORKSHOP_CODES,
    WORKSHOPS,
)

ROLES: Final = 3
ROLE_NAMES: Final = ("resident", "traveller", "craftsman")


class Blocks(Observer):
    """Where each part of a table of Arigatō is written."""

    FORGETS: ClassVar[dict[str, str]] = {
        "printing": "which deck is played is settled before the game",
        "notes": "what was told of this dawn; what came of it lies on the table",
    }
    DEPTH: ClassVar[int] = 6
    OWN: ClassVar[int] = 8
    NUMBERS: ClassVar[int] = 2

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(box, seats)
        self.at_variant = self.block("variant", (4,), 1, "sides b of the calendar, explicit effects, generous last day")
        self.at_day = self.block("day", (LAST_DAY,), 1, "which of the twelve days it is")
        self.at_phase = self.block("phase", (3,), 1, "dawn, day, dusk")
        self.at_pile = self.block("pile", (1,), CARDS, "cards left in the pile")
        self.at_unseen = self.block("unseen", (CARDS,), 1, "cards I cannot place")
        self.at_discard = self.block("discard", (CARDS,), 1, "cards discarded in earlier rounds")
        self.at_hands = self.block("hands", (seats, CARDS), 1, "the cards in each hand that I know", (self.who,))
        self.at_hand_sizes = self.block("hand_sizes", (seats,), HAND, "cards in each hand", (self.who,))
        self.at_handed = self.block(
            "handed", (seats, CARDS), 1, "of these, those known to the seat on the right", (self.who,)
        )
        self.at_held = self.block("held", (seats, CARDS), 1, "of these, those known to their holder", (self.who,))
        self.at_roles = self.block(
            "roles", (ROLES, CARDS), 1, "my resident, my travellers, my craftsmen", (ROLE_NAMES,)
        )
        self.at_workshop = self.block(
            "workshop", (seats, WORKSHOPS), 1, "where the resident of this round goes", (self.who, WORKSHOP_CODES)
        )
        self.at_passed = self.block(
            "passed", (seats, CARDS), 1, "the travellers each seat sends, if I know them", (self.who,)
        )
        self.at_passed_sizes = self.block(
            "passed_sizes", (seats,), TRAVELLERS, "how many travellers each seat sends", (self.who,)
        )
        self.at_passed_known = self.block(
            "passed_known", (seats, CARDS), 1, "of these, those their sender's right knows", (self.who,)
        )
        self.at_kept = self.block("kept", (CARDS,), 1, "travellers of a game alone that I know")
        self.at_kept_size = self.block("kept_size", (1,), CARDS, "travellers of a game alone")
        self.at_swaps = self.block("swaps", (seats,), MOST_SWAPS, "swaps of this day", (self.who,))
        self.at_objectives = self.block("objectives", (seats,), LAST_DAY, "objective tokens", (self.who,))
        self.at_village = self.block(
            "village", (seats, WORKSHOPS, CARDS), 1, "the artisan in each workshop", (self.who, WORKSHOP_CODES)
        )
        self.at_fired = self.block(
            "fired",
            (seats, WORKSHOPS),
            MOST_FIRINGS,
            "how often it has fired in this round",
            (self.who, WORKSHOP_CODES),
        )
        self.at_stock = self.block("stock", (seats, ITEMS), BYTE, "items in stock, by kind", (self.who, ITEM_CODES))
        self.at_offered = self.block(
            "offered", (seats, WORKSHOPS), 1, "workshops with an offering token", (self.who, WORKSHOP_CODES)
        )
        self.at_favors = self.block("favors", (seats,), BYTE, "favors gained by effects", (self.who,))
        self.at_gate = self.block("gate", (seats, CARDS), 1, "cards under the palace gate", (self.who,))
        self.at_dropped = self.block("dropped", (seats, CARDS), 1, "cards discarded in this round", (self.who,))
        self.at_firings = self.block("firings", (seats,), MOST_FIRINGS, "effects of this round", (self.who,))
        self.at_points = self.block("points", (seats,), BYTE, "final points", (self.who,))
        # What the others still see of me while I empty workshops in secret.
        self.at_secret = self.block("secret", (1,), 1, "the others see my village as it was, as the next blocks tell")
        self.at_was_village = self.block(
            "was_village", (WORKSHOPS, CARDS), 1, "the artisan in each workshop", (WORKSHOP_CODES,)
        )
        self.at_was_fired = self.block(
            "was_fired", (WORKSHOPS,), MOST_FIRINGS, "how often it had fired", (WORKSHOP_CODES,)
        )
        self.at_was_stock = self.block("was_stock", (ITEMS,), BYTE, "items in stock", (ITEM_CODES,))
        self.at_was_offered = self.block(
            "was_offered", (WORKSHOPS,), 1, "workshops with an offering token", (WORKSHOP_CODES,)
        )
        self.at_was_favors = self.block("was_favors", (1,), BYTE, "favors")
        self.at_was_gate = self.block("was_gate", (CARDS,), 1, "cards under the palace gate")
        self.at_was_dropped = self.block("was_dropped", (CARDS,), 1, "cards discarded in this round")
        self.at_was_firings = self.block("was_firings", (1,), MOST_FIRINGS, "effects of this round")

    def simplify(self, known: dict[str, Any]) -> None:
        # Of the cards of others a view says only that they have some role; where no card is, there is none.
        start = known["viewer"] * HAND
        mine = range(start, start + HAND)
        known["kept"] = [entry & CARD for entry in known["kept"]]  # whoever plays alone keeps nothing from anybody
        known["roles"] = [known["roles"][i] for i in mine if known["hands"][i] >= 0]
