"""What a position of Arigatō is worth.

Counted are the favors gained, the artisans under the gate and the objective tokens; expected are the tokens of the days
to come, the artisans that can still be offered for and sent, what their effects bring until then, and a price for every
item left over.  The roles given at dawn count as if the day had already begun.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final, cast

from chabudai.core.game import Game
from chabudai.games.arigato.bot.effects import Effects
from chabudai.games.arigato.bot.objectives import Objectives
from chabudai.games.arigato.bot.offerings import Offerings
from chabudai.games.arigato.bot.sight import Sight
from chabudai.games.arigato.bot.solo import Solo
from chabudai.games.arigato.material import BONUS_ITEMS, BONUS_STEP
from chabudai.games.arigato.scoring import gate_points
from chabudai.games.arigato.state import Arigato

WEIGHTS: Final[dict[str, float]] = {
    "day_to_come": 4.75,  # points that a day still to come brings anybody
    "item": 0.611,  # points for an item that no artisan here needs
    "lacking_item": 0.788,  # price of an item that an artisan still needs
    "items_a_day": 2.3,  # how many lacking items a day brings in
    "waiting_artisan": 0.832,  # the part of its favors that an artisan lacking items is good for
    "stay": 1.9,  # days until a full village loses another artisan
    # how objectives come within reach
    "cards_kept": 0.509,  # chance that artisans an objective asks for are still there a day later
    "items_kept": 0.847,  # the same of items
    "objective_items": 2.41,  # items towards offerings that a day brings
    "objective_spread": 1.19,  # how unsure that is, in items
    "other_item": 0.553,  # chance that a craftsman makes an item of a kind that is lacking
    "same_item": 0.339,  # chance that a craftsman makes one more of the commonest kind
    "other_craft": 0.535,  # chance that a resident can be of a craft that is lacking
    "same_craft": 0.452,  # chance that a resident can be of the commonest craft
    # how often a day the conditions are met, by way of steering towards them
    "traveller_is": 0.41,
    "travellers_alike": 0.271,
    "resident_is": 0.322,
    "craftsman_is": 0.38,
    "craftsmen_alike": 0.421,
    "craft_to_gate": 0.214,
    "offering_placed": 1.66,
    "item_gained": 0.696,
    "objective_gained": 1.21,
    "dusk_per_offered_craft": 0.475,  # beyond those that meet it now, like the others of dusk
    "dusk_two_on_top": 0.0941,
    "dusk_five_items": 0.362,
    "dusk_per_offered_pair": 0.149,
    "dusk_per_craft": 0.397,
    "met_again": 0.628,  # the part of what is met tonight that is met on another evening
    "solo_traveller": 3.43,  # favors of a traveller kept in a solo game
    "solo_balance": 0.456,  # the part of these that goes to the crafts that have fewest
}


class Judgement:
    """The weights, ready for use: each part takes those it rests on."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.day_to_come = weights["day_to_come"]
        self.item = weights["item"]
        self.lacking_item = weights["lacking_item"]
        self.effects = Effects(weights)
        self.offerings = Offerings(weights)
        self.objectives = Objectives(weights)
        self.solo = Solo(weights)

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        arigato = cast(Arigato, game)
        return [self.points_of(Sight(arigato, seat, self.item)) for seat in range(arigato.seats)]

    def points_of(self, sight: Sight) -> float:
        """Everything that counts for a seat, and everything that is expected."""
        game, seat = sight.game, sight.seat
        days = sight.left + sight.to_place
        worth = game.favors[seat] + gate_points(game, seat) + days * self.day_to_come
        if sight.left:
            worth += game.favors[seat] % BONUS_STEP * BONUS_ITEMS * sight.item / BONUS_STEP
        worth += self.effects.worth(sight) - sight.undecided * self.lacking_item
        worth += self.offerings.worth(sight)
        tokens = game.objectives[seat] + self.objectives.tokens_to_come(sight)  # after the offerings it rests on
        return worth + tokens * (tokens + 1) / 2

    def to_beat(self, game: Game) -> float:
        """The score that a solo game will probably have to beat."""
        return self.solo.to_beat(cast(Arigato, game))


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)


def to_beat(game: Game) -> float:
    """The score that a solo game will probably have to beat."""
    return JUDGEMENT.to_beat(game)
