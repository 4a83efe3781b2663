"""What a position of Dojo is worth.

Every line of a dojo is judged by itself: how large its group will probably grow, how likely its belts become equal.
A card in hand counts as placed where it does most, a trophy won as placed on the line it serves best, and while a
challenge may still come, those who have not spoken yet take it up with a chance that grows with their belt.
"""

# mypyc: compile
from __future__ import annotations

from itertools import product
from typing import Final, cast

from chabudai.core.game import Game
from chabudai.core.knowledge import card_of
from chabudai.core.seats import BIT, NOBODY
from chabudai.games.dojo.bot.lines import Lines
from chabudai.games.dojo.bot.sight import Mat, Sight
from chabudai.games.dojo.challenge import Challenge, Swap
from chabudai.games.dojo.material import BELTS, NO_TROPHY, belt
from chabudai.games.dojo.state import DOJOS, Dojo

# Chances are for one open square; early ones hold for an empty dojo, late ones for a full one, between them in line.
WEIGHTS: Final[dict[str, float]] = {
    "row_match_early": 0.603,  # a card to come joins the row's largest group
    "row_match_late": 0.348,
    "column_match_early": 0.627,  # a card to come has the belt of its column
    "column_match_late": 0.18,
    "untouched_belt": 2.74,  # the belt that a column without a card will get, in points
    "incense_group": 2.02,  # Incense: points of a card to come that does not join the largest group
    "assistant": 0.487,  # what rearranging will gain, in points
    "broom": 1.55,
    "boldness": 0.965,  # the chance that a white belt challenges, and how it grows with each belt
    "boldness_per_belt": 0.0636,
}


def chance_to_win(throws: int, lead: int) -> float:
    """The chance of a challenger whose belt leads by so much, when each throw to come is won, drawn or lost alike."""
    if lead >= throws:
        return 1.0
    if lead < -throws:
        return 0.0
    return CHANCES[throws][throws + lead]


def _chances(throws: int) -> list[float]:
    """Per lead from -throws on: black.2 to black.4, the totals compared after the last throw."""
    ways = [0] * (2 * throws + 1)  # by the sum of throws won minus throws lost
    for outcome in product((-1, 0, 1), repeat=throws):
        ways[throws + sum(outcome)] += 1
    return [sum(ways[throws - lead :]) / 3**throws for lead in range(-throws, throws + 1)]


CHANCES: Final = [_chances(throws) for throws in range(4)]


class Judgement:
    """The weights, ready for use."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.lines = Lines(weights)
        # The dojos judged last and their mats: imagined games of one search nearly all end before a card is placed.
        self.seen: tuple[list[int], list[Mat]] = ([], [])
        self.bold = [
            min(1.0, max(0.0, weights["boldness"] + weights["boldness_per_belt"] * grade)) for grade in range(BELTS)
        ]

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        dojo = cast(Dojo, game)
        mats = self.mats(dojo)
        sights = [Sight(mats[seat], dojo, seat) for seat in range(dojo.seats)]
        expected = [sight.in_hand for sight in sights]
        if dojo.trophy == NO_TROPHY:
            return expected
        winner = dojo.winner
        if winner != NOBODY:
            expected[winner] = expected[winner] + sights[winner].trophy_gain(dojo.trophy)
            if dojo.asked & BIT[winner] and isinstance(dojo.open[winner], Swap):
                self.swap(dojo, sights, expected, winner, 1.0)
        elif dojo.hands[dojo.dealer] >= 0:
            self.challenges_to_come(dojo, sights, expected)
        return expected

    def mats(self, game: Dojo) -> list[Mat]:
        """The dojos as they lie; those that are lent nobody writes on any more, so they are known by their list."""
        if not game.lent & DOJOS:
            return [Mat(self.lines, game, seat) for seat in range(game.seats)]
        seen = self.seen
        if game.grid is not seen[0]:
            seen = self.seen = (game.grid, [Mat(self.lines, game, seat) for seat in range(game.seats)])
        return seen[1]

    def challenges_to_come(self, game: Dojo, sights: list[Sight], expected: list[float]) -> None:
        """challenge.1, challenge.2: those who have not spoken may challenge, and the first ends the asking."""
        dealer = game.dealer
        seat = game.left_of(dealer)
        if game.challenger != NOBODY:  # black.1: three throws are being played
            likely = 1.0
            seat = game.challenger
        elif game.empty_handed == 0:
            likely = -1.0
            while seat != dealer and not (game.asked & BIT[seat] and isinstance(game.open[seat], Challenge)):
                seat = game.left_of(seat)
        else:
            likely = -1.0
        left = 1.0
        defence = belt(card_of(game.hands[dealer])) + game.boost[dealer]
        # black.2: the throws whose winner is not known yet, the one being played among them
        throws = 0 if not game.black_belt else 4 - game.throw_number if game.throw_number else 3
        while seat != dealer and left > 0.0:
            if game.hands[seat] >= 0:
                grade = belt(card_of(game.hands[seat]))
                chance = likely if likely > 0.0 else left * self.bold[grade - 1]
                lead = grade + game.boost[seat] - defence
                wins = chance_to_win(throws, lead)
                if wins > 0.0:
                    self.won(game, sights, expected, seat, dealer, chance * wins)
                if wins < 1.0:
                    self.won(game, sights, expected, dealer, seat, chance * (1.0 - wins))
                left -= chance
            seat = game.left_of(seat)

    def won(
        self, game: Dojo, sights: list[Sight], expected: list[float], winner: int, loser: int, chance: float
    ) -> None:
        """challenge.5: what a challenge brings both, if it ends like this."""
        expected[winner] = expected[winner] + chance * sights[winner].trophy_gain(game.trophy)
        self.exchange(game, sights, expected, winner, loser, chance)

    def swap(self, game: Dojo, sights: list[Sight], expected: list[float], winner: int, chance: float) -> None:
        """challenge.5: the winner may swap the two cards."""
        loser = game.challenger if winner == game.dealer else game.dealer
        self.exchange(game, sights, expected, winner, loser, chance)

    def exchange(
        self, game: Dojo, sights: list[Sight], expected: list[float], winner: int, loser: int, chance: float
    ) -> None:
        """What the swap brings both, if the winner gains more by it than the loser."""
        mine, yours = sights[winner], sights[loser]
        gain = mine.with_card(game.hands[loser]) - mine.in_hand
        loss = yours.with_card(game.hands[winner]) - yours.in_hand
        if gain > loss:
            expected[winner] = expected[winner] + chance * gain
            expected[loser] = expected[loser] + chance * loss


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)
