"""Optimal play in a duel of Machi, exactly, in fractions.

What is solved.  A duel is worth `win` to me if my total is higher in the end, minus `loss` if it is lower and nothing
if it is tied; what one side gains the other loses.

- `open_duel`: all the passes still to come when both hands lie open.  Each pass is a matrix game whose entries are the
  values of the passes after it; the last one is forced.
- `hidden_pass`: the pass at hand when I see my cards only.  The rival holds each possible hand with equal probability,
  knows it, and is assumed to know mine as well (so that my mix is safe against somebody who has seen through me); the
  passes after this one are worth what they are worth with open hands.  In the second pass nothing is left to choose
  afterwards, so there this is no simplification.  A plan of the rival is a card for each hand he may have; there are up
  to 3 ** 35 of them, and only those that matter are ever written down: the best answer to my mix is added until it
  gains nothing, and then the mix is optimal.

`matrix_game` solves a matrix game by the simplex method with Bland's rule, in fractions.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations

from chabudai.core.bot import Solved
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.machi.combat import CHALLENGER, FIGURE_AT, GAIN_AT, SABRES_AT, SEAT_AT, LayAside, Pick
from chabudai.games.machi.duel import piece_of
from chabudai.games.machi.material import COMBAT_CARDS, COMBAT_HAND, COURT, PRICE
from chabudai.games.machi.state import WANTED_MARK, Machi
from chabudai.games.machi.village import YAKUZA_FIGURES, has_active

Hand = tuple[int, ...]
ZERO, ONE = Fraction(0), Fraction(1)


@dataclass(frozen=True)
class Mix:
    """A mixed strategy and what it is worth: a probability per row, in the order of the rows."""

    value: Fraction
    weights: tuple[Fraction, ...]


@dataclass(frozen=True)
class Stakes:
    """What the duel is about: sabres of one combat card against another, and the points for winning and losing."""

    gain: tuple[int, ...]  # mine * 7 + theirs
    win: int
    loss: int

    def payoff(self, lead: int) -> Fraction:
        """What a final lead is worth."""
        return Fraction(self.win if lead > 0 else -self.loss if lead < 0 else 0)

    def step(self, mine: int, theirs: int) -> int:
        """How one pass changes my lead."""
        return self.gain[mine * COMBAT_CARDS + theirs] - self.gain[theirs * COMBAT_CARDS + mine]


# --- matrix games ---------------------------------------------------------------------------------


def matrix_game(rows: list[list[Fraction]]) -> Mix:
    """The row player's optimal mix.  The row player maximises.

    Shifted to positive payoffs, the column player's programme is: maximise the sum of y with A y <= 1, y >= 0.  Its
    optimum is one over the value, and the prices of its constraints are the row player's mix, scaled likewise.
    """
    height, width = len(rows), len(rows[0])
    shift = ONE - min(min(row) for row in rows)
    table = [
        [entry + shift for entry in row] + [ONE if i == j else ZERO for j in range(height)] + [ONE]
        for i, row in enumerate(rows)
    ]
    costs = [-ONE] * width + [ZERO] * (height + 1)
    basis = [width + i for i in range(height)]
    while True:
        entering = next((j for j in range(width + height) if costs[j] < 0), None)
        if entering is None:
            break
        ratios = [(table[i][-1] / table[i][entering], basis[i], i) for i in range(height) if table[i][entering] > 0]
        leaving = min(ratios)[2]  # bounded: every column has a positive entry
        _pivot(table, costs, leaving, entering)
        basis[leaving] = entering
    scale = ONE / costs[-1]
    return Mix(scale - shift, tuple(price * scale for price in costs[width : width + height]))


def _pivot(table: list[list[Fraction]], costs: list[Fraction], row: int, column: int) -> None:
    pivot = table[row][column]
    table[row] = [entry / pivot for entry in table[row]]
    for line in (*(table[i] for i in range(len(table)) if i != row), costs):
        factor = line[column]
        if factor:
            for j, entry in enumerate(table[row]):
                if entry:
                    line[j] -= factor * entry


# --- duels ----------------------------------------------------------------------------------------


@cache
def open_duel(mine: Hand, theirs: Hand, lead: int, stakes: Stakes) -> Mix:
    """All passes to come with both hands open; a probability per card of mine."""
    return matrix_game(_entries(mine, theirs, lead, stakes))


@cache
def _open_value(mine: Hand, theirs: Hand, lead: int, stakes: Stakes) -> Fraction:
    if not mine or not theirs:
        return stakes.payoff(lead)
    if len(mine) == 1 == len(theirs):
        return stakes.payoff(lead + stakes.step(mine[0], theirs[0]))
    return open_duel(mine, theirs, lead, stakes).value


def _entries(mine: Hand, theirs: Hand, lead: int, stakes: Stakes) -> list[list[Fraction]]:
    """What each pair of cards is worth now, the passes after it included."""
    return [
        [_open_value(_without(mine, a), _without(theirs, b), lead + stakes.step(a, b), stakes) for b in theirs]
        for a in mine
    ]


def _without(hand: Hand, card: int) -> Hand:
    return tuple(other for other in hand if other != card)


def hidden_pass(mine: Hand, rival_hands: list[Hand], lead: int, stakes: Stakes) -> Mix:
    """The pass at hand against a rival whose hand is any of these with equal probability."""
    tables = [_entries(mine, theirs, lead, stakes) for theirs in rival_hands]
    share = Fraction(1, len(tables))
    weights = tuple(Fraction(1, len(mine)) for _ in mine)
    columns: list[list[Fraction]] = []
    mix: Mix | None = None
    while True:
        column, worth = _best_answer(tables, weights, share)
        if mix is not None and worth >= mix.value:
            return mix
        columns.append(column)
        mix = matrix_game([[known[row] for known in columns] for row in range(len(mine))])
        weights = mix.weights


def _best_answer(
    tables: list[list[list[Fraction]]], weights: tuple[Fraction, ...], share: Fraction
) -> tuple[list[Fraction], Fraction]:
    """The rival's best plan against my mix, as a column of what each card of mine gets from it, and my worth."""
    column = [ZERO] * len(weights)
    for table in tables:
        worths = [sum((w * row[b] for w, row in zip(weights, table, strict=True)), ZERO) for b in range(len(table[0]))]
        best = worths.index(min(worths))
        for row in range(len(weights)):
            column[row] += share * table[row][best]
    return column, sum((w * c for w, c in zip(weights, column, strict=True)), ZERO)


# --- the question of a seat ---------------------------------------------------------------------


def solve(view: Game, seat: int) -> Solved | None:
    """How the seat should play the pass it is asked about; None when it is not asked about one.

    When a fourth card is to be laid aside, all the chance lies on the card whose loss costs least.
    """
    question = view.question(seat)
    if not isinstance(view, Machi) or not isinstance(question, Pick | LayAside):
        return None
    side = question.side
    mine = tuple(sorted(entry & CARD for entry in view.combat[side * 2]))
    lead = sum(view.duel[at[side]] - view.duel[at[1 - side]] for at in (SABRES_AT, GAIN_AT))
    stakes = stakes_of(view, side)
    rivals = rival_hands(view, side)
    if isinstance(question, Pick):
        mix = hidden_pass(mine, rivals, lead, stakes)
        return Solved(mine, mix.weights, mix.value)
    worths = [hidden_pass(_without(mine, card), rivals, lead, stakes).value for card in mine]
    best = worths.index(max(worths))
    return Solved(mine, tuple(ONE if i == best else ZERO for i in range(len(mine))), worths[best])


def rival_hands(view: Machi, side: int) -> list[Hand]:
    """The hands the other side may have: any of the seven cards that have not been shown, unless they are known."""
    other = 1 - side
    entries = view.combat[other * 2]
    if all(entry & CARD != HIDDEN for entry in entries):
        return [tuple(sorted(entry & CARD for entry in entries))]
    shown = view.passes[other::2]
    left = [card for card in range(COMBAT_CARDS) if card not in shown]
    return list(combinations(left, COMBAT_HAND - len(shown)))


def stakes_of(view: Machi, side: int) -> Stakes:
    """The points that either side would score; one each where nobody would score any."""
    win, loss = _prize(view, side), _prize(view, 1 - side)
    if win + loss == 0:
        win = loss = 1
    return Stakes(tuple(view.cards.gain), win, loss)


def _prize(view: Machi, winner: int) -> int:
    """What the winner would score: the loser's sabres, the price on his head, the point of the Court."""
    figure = view.duel[FIGURE_AT[1 - winner]]
    beaten = piece_of(view, figure)
    is_yakuza = figure >= YAKUZA_FIGURES
    court = int(is_yakuza and has_active(view, view.duel[SEAT_AT[winner]], COURT))
    if winner == CHALLENGER and not is_yakuza and beaten & WANTED_MARK:
        return PRICE
    challenged = view.duel[FIGURE_AT[1 - CHALLENGER]]
    survivor = winner != CHALLENGER and challenged < YAKUZA_FIGURES and piece_of(view, challenged) & WANTED_MARK
    if survivor and not view.wanted_winner_scores:
        return court
    return view.cards.sabres[beaten & CARD] + court
