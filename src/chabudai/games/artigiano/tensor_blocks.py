"""What an observation of Artigiano consists of: its blocks, in their order, and what they leave out on purpose."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from chabudai.core.box import Box
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.tensor import BYTE, Observer
from chabudai.games.artigiano.boards import BOARD_NAMES, MOST_CASES
from chabudai.games.artigiano.material import CARDS, CODE, EFFECTS, SPECIALS
from chabudai.games.artigiano.state import MISSIONS, SLOTS

CODES: Final = tuple(CODE)
BOARDS: Final = tuple(BOARD_NAMES)
LONGEST_HAND: Final = 24  # so many cards of a hand are written in their order
LONGEST_POOL: Final = 32
PICKS: Final = 24
LOGGED: Final = 16
FLAGS: Final = 8  # of a seat: what it bears, what it has done
PLANS: Final = 14
PRINCELY_KINDS: Final = 20
DISPLAYED: Final = 4  # places of `cards` after those of the seats: pile, discard, pool, under the Priest


class Blocks(Observer):
    """Where each part of a table of Artigiano is written."""

    FORGETS: ClassVar[dict[str, str]] = {
        "occupied": "the cases with a card, which `castle` shows",
        "who else knows a card that I do not know": "too much for what it is worth",
    }
    UNORDERED: ClassVar[dict[str, str]] = {"under_priest": "no rule asks which lies on top"}
    DEPTH: ClassVar[int] = 24
    NUMBERS: ClassVar[int] = 4

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(box, seats)
        self.whole = False  # a position is being written, and no view
        self.unplaced: list[int] = []  # per card: 1 if the viewer cannot place it
        self.at_variant = self.block("variant", (3,), 1, "quick game, Prayers interrupt, strict missions")
        self.at_active = self.block("active", (seats,), 1, "whose turn it is", (self.who,))
        self.at_turns = self.block("turns", (1,), BYTE, "turns begun so far")
        self.at_first_full = self.block("first_full", (seats,), 1, "who first had a full castle", (self.who,))
        self.at_firsts = self.block(
            "firsts", (3,), 1, "what has happened for the first time: tile, foundations, stones"
        )
        self.at_again = self.block("again", (1,), BYTE, "operations still to come in this turn")
        self.at_extra = self.block("extra", (1,), BYTE, "one more turn follows this one")
        self.at_playing = self.block(
            "playing", (1 + SLOTS,), 1, "the stock is being played, and its places still usable"
        )
        self.at_chapel = self.block("chapel", (seats,), 1, "castles that the Chapel protects", (self.who,))
        self.at_ironmonger = self.block("ironmonger_used", (seats,), 1, "who has used the Ironmonger", (self.who,))
        self.at_pope = self.block("pope_used", (seats,), 1, "who has used the Pope", (self.who,))
        self.at_turn = self.block("turn", (3,), BYTE, "of this turn: actions, materials destroyed, laid from the stock")
        self.at_turn_targets = self.block("turn_targets", (seats,), 1, "opponents affected in this turn", (self.who,))
        self.at_act_card = self.block("act_card", (CARDS,), 1, "the action card being carried out", (CODES,))
        self.at_act_effect = self.block("act_effect", (EFFECTS + 1,), 1, "its effect")
        self.at_act_author = self.block("act_author", (seats,), 1, "its author", (self.who,))
        self.at_act_double = self.block("act_double", (4,), 1, "what of it is doubled")
        self.at_act_targets = self.block("act_targets", (seats,), 1, "the players it is aimed at", (self.who,))
        self.at_act_castles = self.block("act_castles", (seats,), 1, "those whose castle it attacks", (self.who,))
        self.at_act_noted = self.block("act_noted", (seats,), 1, "those for whom it has been noted", (self.who,))
        self.at_act_only = self.block("act_only", (seats,), 1, "the one player a reflected action may hit", (self.who,))
        self.at_act_copy = self.block("act_copy", (1,), 1, "it is the Ironmonger's copy of a card")
        self.at_act_reply = self.block("act_reply", (seats,), 1, "who answers it with a Prayer", (self.who,))
        self.at_offer = self.block(
            "offer", (2, LONGEST_HAND), 1, "Village Square: places of the cards offered and asked"
        )
        self.at_boards = self.block(
            "boards", (seats, len(BOARD_NAMES)), 1, "the castle board of each seat", (self.who, BOARDS)
        )
        self.places = 4 * seats + DISPLAYED
        self.at_cards = self.block(
            "cards",
            (self.places, CARDS),
            1,
            "cards I know in each hand, stock, castle and among each seat's missions, in the pile, the discard, "
            "displayed, under the Priest",
            ((), CODES),
        )
        self.at_known_by = self.block(
            "known_by", (seats, CARDS), 1, "of the hidden cards I know, who else knows them", (self.who, CODES)
        )
        self.at_unseen = self.block("unseen", (CARDS,), 1, "cards I cannot place", (CODES,))
        self.at_deck = self.block("deck", (1,), BYTE, "cards left in the pile")
        self.at_depth = self.block(
            "deck_depth", (CARDS,), BYTE, "cards I know in the pile: how deep, 1 on top", (CODES,)
        )
        self.at_discard = self.block(
            "discard_depth", (CARDS,), CARDS, "cards in the discard: how deep, 1 on top", (CODES,)
        )
        self.at_sizes = self.block("hand_sizes", (seats,), BYTE, "cards in each hand", (self.who,))
        self.at_hands = self.block(
            "hands", (seats, LONGEST_HAND), BYTE, "each hand in its order, as tokens", (self.who,)
        )
        self.at_stock = self.block(
            "stock", (seats, SLOTS), BYTE, "each stock, as tokens; the last is the Storekeeper's", (self.who,)
        )
        self.at_pool = self.block("pool", (LONGEST_POOL,), BYTE, "cards displayed or set aside, as tokens")
        self.at_castle = self.block(
            "castle", (seats, MOST_CASES), BYTE, "each castle, case by case, as tokens", (self.who,)
        )
        self.at_values = self.block(
            "values", (seats, MOST_CASES), BYTE, "the printed values of these materials", (self.who,)
        )
        self.spot = 3 * seats + MOST_CASES + 2
        self.at_specials = self.block(
            "specials",
            (SPECIALS, self.spot),
            BYTE,
            "by special: whose zone, whose stock, whose case, which case, on which material (token), in play",
        )
        self.at_laid_by = self.block("laid_by", (SPECIALS, seats), 1, "who laid it", ((), self.who))
        self.at_missions = self.block(
            "missions", (seats, MISSIONS), BYTE, "the missions of each seat, as tokens", (self.who,)
        )
        self.at_aside = self.block("missions_aside", (CARDS,), 1, "missions out of the game that I know", (CODES,))
        self.at_mandatory = self.block("mandatory", (seats, MISSIONS), 1, "mandatory ones among them", (self.who,))
        self.at_claimed = self.block("claimed", (seats, MISSIONS), 1, "those turned face up", (self.who,))
        self.at_hold = self.block("hold", (MISSIONS,), 1, "those of mine that I hold back")
        self.at_held_once = self.block("held_once", (MISSIONS,), 1, "those of mine that I have held back once")
        self.at_planned = self.block("planned", (seats,), 1, "who has chosen the mandatory missions", (self.who,))
        self.at_plan = self.block("plan", (PLANS,), 1, "what I have chosen")
        self.at_pending = self.block("pending", (seats, FLAGS), 1, "what each bears in its next turn", (self.who,))
        self.at_force = self.block("force", (seats, FLAGS), 1, "what each bears in this turn", (self.who,))
        self.at_past = self.block("past", (seats, FLAGS), 1, "what each has done so far", (self.who,))
        self.at_reached = self.block(
            "reached", (seats, PRINCELY_KINDS), 1, "princely missions fulfilled by the past", (self.who,)
        )
        self.at_own_specials = self.block(
            "own_specials", (seats,), BYTE, "specials laid on one's own side", (self.who,)
        )
        self.at_rich = self.block(
            "rich", (seats, seats), 1, "since whose last turn each has laid a 4 or 5 by hand", (self.who, self.who)
        )
        self.at_log = self.block(
            "log", (LOGGED, 3), BYTE, "actions that were not cancelled, the latest first, as tokens"
        )
        self.at_picks = self.block("picks", (PICKS, 2), BYTE, "what the action has chosen so far, as tokens")
        self.at_accomplished = self.block(
            "accomplished", (seats, MISSIONS), 1, "missions accomplished, at the end", (self.who,)
        )
        self.at_points = self.block("points", (seats,), BYTE, "final points", (self.who,))
        self.at_debts = self.block("debts", (seats,), BYTE, "final points below zero", (self.who,))

    def simplify(self, known: dict[str, Any]) -> None:
        # Who else knows a card that I do not know; seats that nobody sits on.
        everybody = (1 << self.seats) - 1
        known["rich"] = [mask & everybody for mask in known["rich"]]
        for name in ("deck", "stock", "pool", "missions"):
            known[name] = [without_bits(entry) for entry in known[name]]
        known["hands"] = [[without_bits(entry) for entry in hand] for hand in known["hands"]]


def without_bits(entry: int) -> int:
    """An entry of a card that the viewer does not know, without who else does."""
    return HIDDEN if entry >= 0 and entry & CARD == HIDDEN else entry
