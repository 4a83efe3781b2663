"""The passes of a duel: combat cards chosen in secret, shown together, and what each side wins.

Side 0 is the challenger; what `game.duel` has where is said in `duel`.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.machi.material import COMBAT_CARDS, COMBAT_KEYS
from chabudai.games.machi.state import UNDECIDED, Machi

CHALLENGER: Final = 0
CHALLENGED: Final = 1
SEAT_AT: Final = [0, 2]  # where `game.duel` has the seat, the figure, the sabres and the gains of a side
FIGURE_AT: Final = [1, 3]
SABRES_AT: Final = [4, 5]
GAIN_AT: Final = [6, 7]
ALL_COMBAT: Final = list(range(COMBAT_CARDS))
# Per set of combat cards, as a bit mask: its cards in order.
COMBAT_HANDS: Final = [tuple([card for card in ALL_COMBAT if mask & BIT[card]]) for mask in range(1 << COMBAT_CARDS)]


def take_combat(hand: list[int], card: int) -> int:
    """Take a combat card out of a hand."""
    for index, entry in enumerate(hand):
        if entry & CARD == card:
            return hand.pop(index)
    return NO_CARD


class CombatQuestion(Question[Machi]):
    """A question answered with one of the seven combat cards in hand."""

    sealed = True
    size = COMBAT_CARDS

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.side)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sorted([entry & CARD for entry in game.combat[self.side * 2]]))

    def options(self, game: Machi) -> tuple[int, ...]:
        mask = 0
        for entry in game.combat[self.side * 2]:
            mask |= BIT[entry & CARD]
        return COMBAT_HANDS[mask]

    def describe(self, game: Machi, choice: int) -> str:
        return COMBAT_KEYS[choice]


class LayAside(CombatQuestion):
    """red.3: the fourth card is laid aside in secret before the first pass."""

    clause = "red.3"

    def answer(self, game: Machi, choice: int) -> None:
        game.own_duel()
        game.combat[self.side * 2 + 1].append(take_combat(game.combat[self.side * 2], choice))


class Pass(Step[Machi]):
    """duel.10: both choose a card in secret; duel.11: the third pass is forced."""

    clause = "duel.10"

    def run(self, game: Machi) -> None:
        game.picks = [UNDECIDED, UNDECIDED]
        for side in range(2):
            game.ask(PICK[side][game.duel[SEAT_AT[side]]])


class Pick(CombatQuestion):
    """duel.10: one of the cards left, face down until both have chosen."""

    clause = "duel.10"

    def answer(self, game: Machi, choice: int) -> None:
        if game.lent:
            game.own_duel()
        game.picks[self.side] = choice


class Judge(Step[Machi]):
    """duel.10, combat.1: both cards are shown; each wins its sabres unless the other cancels it."""

    clause = "combat.1"

    def run(self, game: Machi) -> None:
        if game.lent:
            game.own_duel()
        mine, theirs = game.picks[CHALLENGER], game.picks[CHALLENGED]
        gain, duel = game.cards.gain, game.duel
        won, lost = gain[mine * COMBAT_CARDS + theirs], gain[theirs * COMBAT_CARDS + mine]
        here, there = GAIN_AT[CHALLENGER], GAIN_AT[CHALLENGED]
        duel[here] = duel[here] + won
        duel[there] = duel[there] + lost
        game.turn_up(take_combat(game.combat[0], mine))
        game.turn_up(take_combat(game.combat[2], theirs))
        game.passes.append(mine)
        game.passes.append(theirs)
        if game.journal is not None:
            facts = {"number": len(game.passes) // 2, "seat": game.duel[0], "combat": mine, "to": game.duel[2]}
            facts["answer"] = theirs
            game.tell("pass", "duel.10", facts)
            facts = {"seat": game.duel[0], "gain": won, "to": game.duel[2], "loss": lost}
            game.tell("pass-won", "combat.1", facts)
        game.picks = [UNDECIDED, UNDECIDED]


LAY_ASIDE: Final = [[LayAside(seat, side) for seat in range(MOST_SEATS)] for side in (0, 1)]
PASS: Final = Pass()
PICK: Final = [[Pick(seat, side) for seat in range(MOST_SEATS)] for side in (0, 1)]
JUDGE: Final = Judge()
