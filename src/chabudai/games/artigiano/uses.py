"""What one may do with a held card: place it, play its action, lay it as a special, discard it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.step import Question
from chabudai.games.artigiano.actions.effect import NOT_DOUBLED, may_play_actions
from chabudai.games.artigiano.actions.playing import play_action
from chabudai.games.artigiano.boards import ALL_CASES, BOARD_NAMES, CASES_IN, FITTING, supported
from chabudai.games.artigiano.laying import (
    AS_ACTION,
    AS_SPECIAL,
    CHOICES,
    SIZE,
    TO_DISCARD,
    WAYS,
    ban,
    banned,
    building_obstacle,
    card_words,
    held,
    lay_held,
    source_of_held,
)
from chabudai.games.artigiano.losing import discard_held
from chabudai.games.artigiano.material import CARDS, EFFECT, IS_ACTION, IS_MATERIAL, IS_SPECIAL, KEY_BEARER, KINDS
from chabudai.games.artigiano.specials.laying import NEEDS_A_PLACE, can_be_laid, destination_obstacle, lay_special
from chabudai.games.artigiano.state import NO_ACTION, Artigiano

# A row holds, for each card, its uses with certain free cases and with actions allowed or not; an empty tuple has not
# been worked out yet, or depends on more than that.  Rows are found by board and occupied cases.
NO_USES: Final[tuple[int, ...]] = ()
NO_ROW: Final[list[tuple[int, ...]]] = []
_rows: Final[list[list[list[tuple[int, ...]]]]] = [[NO_ROW] * len(CASES_IN) for _ in BOARD_NAMES]
_row_of_cases: Final[dict[int, list[tuple[int, ...]]]] = {}  # (board, free cases, actions allowed) as one number
_uses: Final[dict[int, tuple[int, ...]]] = {}  # (cases, card, playable) as one number
PLAY_OR_DISCARD: Final = (AS_ACTION, TO_DISCARD)
JUST_DISCARD: Final = (TO_DISCARD,)
# Per card: TO_DISCARD comes right after AS_SPECIAL.
LAY_OR_DISCARD: Final = [CHOICES[card * WAYS + AS_SPECIAL : card * WAYS + TO_DISCARD + 1] for card in range(CARDS)]
ONLY_DISCARD: Final = [CHOICES[card * WAYS + TO_DISCARD : card * WAYS + TO_DISCARD + 1] for card in range(CARDS)]


def uses_on(cases: int, card: int, playable: bool) -> tuple[int, ...]:
    """The uses of a card that may go on these cases, perhaps be played, and be discarded."""
    key = (cases << 8 | card) << 1 | playable
    uses = _uses.get(key)
    if uses is None:
        found: list[int] = []
        for way in (*CASES_IN[cases], *(PLAY_OR_DISCARD if playable else JUST_DISCARD)):
            found += CHOICES[card * WAYS + way : card * WAYS + way + 1]
        uses = tuple(found)
        _uses[key] = uses
    return uses


def row_of_cases(board: int, free: int, actions: int) -> list[tuple[int, ...]]:
    """The row for these free cases of the board."""
    key = (free << 3 | board) << 1 | actions
    row = _row_of_cases.get(key)
    if row is None:
        row = [NO_USES] * CARDS
        _row_of_cases[key] = row
    return row


def row_of(game: Artigiano, seat: int) -> list[tuple[int, ...]]:
    """The row for the seat's castle and the bans upon it."""
    board, occupied, flags = game.boards[seat], game.occupied[seat], game.force[seat]
    if flags:
        free = 0 if ban(game, seat, source_of_held(game, seat)) else supported(board, occupied)
        return row_of_cases(board, free, 0 if flags & NO_ACTION else 1)
    row = _rows[board][occupied]
    if not row:
        row = row_of_cases(board, supported(board, occupied), 1)
        _rows[board][occupied] = row
    return row


class CardUse(Question[Artigiano]):
    """turn.3: what one may do with a held card: place it, play its action, lay it as a special, discard it."""

    clause = "turn.3"
    size = SIZE
    always = True

    def card_candidates(self, game: Artigiano) -> list[int]:
        """Every use of every held card that its type suggests."""
        found: list[int] = []
        cases = ALL_CASES[game.boards[self.seat]]
        for card in held(game, self.seat):
            first = card * WAYS
            if IS_MATERIAL[card]:
                found += [first + case for case in cases]
            if IS_ACTION[card]:
                found.append(first + AS_ACTION)
            elif IS_SPECIAL[card]:
                found.append(first + AS_SPECIAL)
            found.append(first + TO_DISCARD)
        return found

    def card_refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        """Why a held card may not be used like this."""
        seat, card, way = self.seat, choice // WAYS, choice % WAYS
        if way == TO_DISCARD:
            return None
        if way == AS_ACTION:
            if may_play_actions(game, seat):
                return None
            return Refusal("effect.35", "convent-ban", {"card": card})
        if way == AS_SPECIAL:
            return destination_obstacle(game, seat, EFFECT[card])
        flag = ban(game, seat, source_of_held(game, seat))
        return banned(flag) if flag else building_obstacle(game, seat, KINDS[card], way)

    def card_options(self, game: Artigiano) -> list[int]:
        """The same, quickly: the allowed uses of the held cards."""
        seat = self.seat
        found: list[int] = []
        row = row_of(game, seat)
        # Whoever uses cards is the active player: without stock in play the held set is the hand.
        for entry in game.hands[seat] if game.playing < 0 else held(game, seat):
            uses = row[entry & CARD]
            found += uses if uses else self.work_out(game, row, entry & CARD)
        return found

    def work_out(self, game: Artigiano, row: list[tuple[int, ...]], card: int) -> tuple[int, ...]:
        """The uses of a card that its row does not hold; they are kept there if they follow from the row alone."""
        seat = self.seat
        if IS_SPECIAL[card]:
            special = EFFECT[card]
            if NEEDS_A_PLACE[special]:
                return LAY_OR_DISCARD[card] if can_be_laid(game, seat, special) else ONLY_DISCARD[card]
            row[card] = ONLY_DISCARD[card] if special == KEY_BEARER else LAY_OR_DISCARD[card]
            return row[card]
        board, flags = game.boards[seat], game.force[seat]
        cases = supported(board, game.occupied[seat]) & FITTING[board][KINDS[card]]
        if flags and ban(game, seat, source_of_held(game, seat)):
            cases = 0
        uses = uses_on(cases, card, IS_ACTION[card] and not flags & NO_ACTION)
        row[card] = uses
        return uses

    def use(self, game: Artigiano, choice: int) -> None:
        """place.1, action.1, lay.1, turn.8: use the card."""
        seat, card, way = self.seat, choice // WAYS, choice % WAYS
        if way == TO_DISCARD:
            discard_held(game, seat, card)
        elif way == AS_ACTION:
            play_action(game, seat, card, NOT_DOUBLED)
        elif way == AS_SPECIAL:
            lay_special(game, seat, card)
        else:
            lay_held(game, seat, card, way)

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)
