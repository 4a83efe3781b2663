"""Dojo as a learner sees it: see `core.tensor`.  A card is its figure (six bytes) and its belt (five)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.seats import NOBODY
from chabudai.core.secrets import WHOLE
from chabudai.core.tally import Tally
from chabudai.core.tensor import BYTE, Observer
from chabudai.games.dojo.challenge import THROWS
from chabudai.games.dojo.geometry import BOARD_ROWS, CELLS, COLUMN_LETTERS, LINES
from chabudai.games.dojo.material import (
    BELT_CODES,
    BELTS,
    CARD_KINDS,
    DECK_SIZE,
    DISCIPLE_CODES,
    DISCIPLES,
    LAST_ROUND,
    NO_TROPHY,
    TROPHY_CODES,
    TROPHY_KINDS,
    card_code,
)
from chabudai.games.dojo.sheets import FACE, Sheets
from chabudai.games.dojo.state import SHOWN, SIGNS, UNDECIDED, Dojo

FIGURE_AT: Final = [card // BELTS for card in range(CARD_KINDS)]
BELT_AT: Final = [DISCIPLES + card % BELTS for card in range(CARD_KINDS)]
THROW: Final = 2 + SIGNS
FACE_NAMES: Final = (*DISCIPLE_CODES, *BELT_CODES)
CARD_NAMES: Final = tuple([card_code(card) for card in range(CARD_KINDS)])
LINE_NAMES: Final = (*[f"row {n + 1}" for n in range(BOARD_ROWS)], *[f"column {letter}" for letter in COLUMN_LETTERS])
THROW_NAMES: Final = ("made", "shown", *THROWS)


class View(Observer):
    """A table of Dojo."""

    FORGETS: ClassVar[dict[str, str]] = {
        "occupied": "the squares with a card, which `dojos` shows",
        "empty_handed": "who still waits for a card, which `has_card` shows while the dealer deals",
    }
    UNORDERED: ClassVar[dict[str, str]] = {"spent": "no rule asks which trophy came into the box first"}
    DEPTH: ClassVar[int] = 10

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(box, seats)
        self.cards = Tally(CARD_KINDS)
        self.trophies = Tally(TROPHY_KINDS)
        self.sheets = Sheets()
        self.at_variant = self.block("variant", (3,), 1, "White Belt, Black Belt, fixed trophies")
        self.at_round = self.block("round", (LAST_ROUND + 1,), 1, "which of the twelve rounds it is")
        self.at_dealer = self.block("dealer", (seats,), 1, "who deals", (self.who,))
        self.at_trophy = self.block("trophy", (TROPHY_KINDS,), 1, "the trophy turned up", (TROPHY_CODES,))
        self.at_challenger = self.block("challenger", (seats,), 1, "who has challenged the dealer", (self.who,))
        self.at_winner = self.block("winner", (seats,), 1, "who has won the challenge", (self.who,))
        self.at_hands = self.block(
            "hands", (seats, FACE), 1, "the card of each seat, if I know it", (self.who, FACE_NAMES)
        )
        self.at_has_card = self.block("has_card", (seats,), 1, "who has a card", (self.who,))
        self.at_known_by = self.block("known_by", (seats, seats), 1, "by whom that card is known", (self.who, self.who))
        self.at_drawn = self.block(
            "drawn", (FACE,), 1, "the card the dealer looks at, if I am the dealer", (FACE_NAMES,)
        )
        self.at_looking = self.block("looking", (1,), 1, "the dealer looks at a card")
        self.at_planned = self.block("planned", (seats,), 1, "who has decided where the card goes", (self.who,))
        self.at_plan = self.block("plan", (CELLS,), 1, "where mine goes")
        self.at_dojos = self.block(
            "dojos", (seats, CELLS, FACE), 1, "the cards of each dojo, square by square", (self.who, (), FACE_NAMES)
        )
        self.at_lines = self.block(
            "trophies",
            (seats, LINES, TROPHY_KINDS),
            1,
            "the trophies at rows, then columns",
            (self.who, LINE_NAMES, TROPHY_CODES),
        )
        self.at_wins = self.block("wins", (seats,), LAST_ROUND + 1, "challenges won", (self.who,))
        self.at_throw_number = self.block("throw_number", (3,), 1, "which of the three throws is played")
        self.at_throws = self.block(
            "throws", (seats, THROW), 1, "made, shown, rock, paper, scissors", (self.who, THROW_NAMES)
        )
        self.at_boost = self.block("boost", (seats,), 3, "throws won in this challenge", (self.who,))
        self.at_deck = self.block("deck", (1,), DECK_SIZE, "cards left in the pile")
        self.at_unseen = self.block("unseen", (CARD_KINDS,), DECK_SIZE, "cards I cannot place, by kind", (CARD_NAMES,))
        self.at_tokens = self.block("tokens", (1,), 12, "trophies left in their pile")
        self.at_unseen_tokens = self.block(
            "unseen_trophies", (TROPHY_KINDS,), 2, "trophies not turned up yet", (TROPHY_CODES,)
        )
        self.at_spent = self.block(
            "spent", (TROPHY_KINDS,), 2, "trophies that lie at no dojo any more", (TROPHY_CODES,)
        )
        self.at_points = self.block("points", (seats,), BYTE, "final points", (self.who,))

    def simplify(self, known: dict[str, Any]) -> None:
        # Who looks at the card drawn is the dealer.
        known["drawn"] = [entry & CARD for entry in known["drawn"]]

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        assert isinstance(game, Dojo)
        seats, bit = self.seats, SEEN_BY[seat]
        place = at + self.at_variant
        if game.white_belt:
            out[place] = 1
        if game.black_belt:
            out[place + 1] = 1
        if game.fixed_trophies:
            out[place + 2] = 1
        out[at + self.at_round + game.round] = 1
        out[at + self.at_dealer + (game.dealer - seat) % seats] = 1
        if game.trophy != NO_TROPHY:
            out[at + self.at_trophy + game.trophy] = 1
        if game.challenger != NOBODY:
            out[at + self.at_challenger + (game.challenger - seat) % seats] = 1
        if game.winner != NOBODY:
            out[at + self.at_winner + (game.winner - seat) % seats] = 1
        if game.throw_number:
            out[at + self.at_throw_number + game.throw_number - 1] = 1
        if game.drawn:
            out[at + self.at_looking] = 1
            if game.drawn[0] & bit:
                self.write_card(game.drawn[0] & CARD, out, at + self.at_drawn)
        if game.plan[seat] >= 0:
            out[at + self.at_plan + game.plan[seat]] = 1
        for turned in range(seats):
            other = seat + turned if seat + turned < seats else seat + turned - seats
            self.write_seat(game, seat, other, turned, out, at)
        self.write_dojos(game, seat, out, at)
        self.write_piles(game, bit, out, at)

    def write_card(self, card: int, out: bytearray, at: int) -> None:
        """Figure and belt."""
        out[at + FIGURE_AT[card]] = 1
        out[at + BELT_AT[card]] = 1

    def write_seat(self, game: Dojo, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """The card of a seat and its secrets as far as they are known."""
        entry = game.hands[other]
        if entry >= 0:
            out[at + self.at_has_card + turned] = 1
            if entry > CARD:
                place = at + self.at_known_by + turned * self.seats
                for who in range(self.seats):
                    if entry & SEEN_BY[who]:
                        out[place + (who - seat if who >= seat else who - seat + self.seats)] = 1
            if entry & SEEN_BY[seat]:
                self.write_card(entry & CARD, out, at + self.at_hands + turned * FACE)
        if game.plan[other] != UNDECIDED:
            out[at + self.at_planned + turned] = 1
        if game.wins[other]:
            out[at + self.at_wins + turned] = game.wins[other]
        if game.boost[other]:
            out[at + self.at_boost + turned] = game.boost[other]
        throw = game.throws[other]
        if throw != UNDECIDED:
            place = at + self.at_throws + turned * THROW
            out[place] = 1
            if throw >= SHOWN:
                out[place + 1] = 1
                out[place + 2 + throw - SHOWN] = 1
            elif other == seat:
                out[place + 2 + throw] = 1
        if game.points:
            out[at + self.at_points + turned] = min(game.points[other], BYTE)

    def write_dojos(self, game: Dojo, seat: int, out: bytearray, at: int) -> None:
        """All dojos and their trophies."""
        sheet = self.sheets.of(game)
        size = CELLS * FACE
        first, mine = at + self.at_dojos, seat * size
        out[first : first + self.seats * size] = sheet.dojos[mine : mine + self.seats * size]
        size = LINES * TROPHY_KINDS
        first, mine = at + self.at_lines, seat * size
        out[first : first + self.seats * size] = sheet.trophies[mine : mine + self.seats * size]

    def write_piles(self, game: Dojo, bit: int, out: bytearray, at: int) -> None:
        """The piles, and what the viewer cannot place."""
        out[at + self.at_deck] = len(game.deck)
        out[at + self.at_tokens] = len(game.tokens)
        whole = game.viewer == WHOLE
        unseen, unseen_tokens = at + self.at_unseen, at + self.at_unseen_tokens
        cards = self.cards.of(game.deck if whole else game.unseen[0])
        trophies = self.trophies.of(game.tokens if whole else game.unseen[1])
        out[unseen : unseen + CARD_KINDS] = cards.counts
        out[unseen_tokens : unseen_tokens + TROPHY_KINDS] = trophies.counts
        if whole:
            for i in cards.marked:
                self.add_unseen(game.deck[i], bit, out, unseen)
            for i in trophies.marked:
                self.add_unseen(game.tokens[i], bit, out, unseen_tokens)
            for entry in game.drawn:
                self.add_unseen(entry, bit, out, unseen)
            for entry in game.hands:
                if entry >= 0:
                    self.add_unseen(entry, bit, out, unseen)
        for trophy in game.spent:
            place = at + self.at_spent + trophy
            out[place] = out[place] + 1

    def add_unseen(self, entry: int, bit: int, out: bytearray, at: int) -> None:
        """Count a card unless the viewer knows it."""
        if entry & bit == 0:
            place = at + (entry & CARD)
            out[place] = out[place] + 1
