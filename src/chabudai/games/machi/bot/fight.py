"""The duel being fought in a game of Machi: who will probably win it, and what that brings both sides."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT
from chabudai.games.machi.combat import CHALLENGED, CHALLENGER, FIGURE_AT, GAIN_AT, SABRES_AT, SEAT_AT
from chabudai.games.machi.duel import AnswerChallenge, piece_of
from chabudai.games.machi.material import CASTLE, COMBAT_CARDS, PRICE, REFUSAL_COST
from chabudai.games.machi.state import WANTED_MARK, Machi
from chabudai.games.machi.village import YAKUZA_FIGURES, has_active


class Fight:
    """The chances of both sides, from a challenge that may be refused to the last pass."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.duel_even = weights["duel_even"]
        self.duel_lead = weights["duel_lead"]
        self.figure = weights["figure"]
        self.samurai_sabre = weights["samurai_sabre"]

    def answer_is_due(self, game: Machi) -> bool:
        """duel.8: has somebody been challenged who may refuse?"""
        if not game.duel:
            return False
        rival = game.duel[SEAT_AT[CHALLENGED]]
        return game.asked & BIT[rival] != 0 and isinstance(game.open[rival], AnswerChallenge)

    def add(self, game: Machi, expected: list[float], later: int) -> None:
        """duel.12: the chances of both sides by their sabres so far; duel.8: whoever may refuse does it when better."""
        duel = game.duel
        seats = [duel[SEAT_AT[CHALLENGER]], duel[SEAT_AT[CHALLENGED]]]
        lead = duel[SABRES_AT[CHALLENGER]] + duel[GAIN_AT[CHALLENGER]] + self.pass_to_come(game)
        lead -= duel[SABRES_AT[CHALLENGED]] + duel[GAIN_AT[CHALLENGED]]
        firm = self.duel_lead * (1 + len(game.passes) / 4)  # the fewer passes are left, the more a lead is worth
        gains = [0.0, 0.0]
        for winner in (CHALLENGER, CHALLENGED):
            loser = 1 - winner
            chance = min(0.97, max(0.02, self.duel_even + (lead if winner == CHALLENGER else -lead) * firm))
            figure = duel[FIGURE_AT[loser]]
            beaten = piece_of(game, figure)
            sabres = game.cards.sabres[beaten & CARD]
            wanted = winner == CHALLENGER and figure < YAKUZA_FIGURES and beaten & WANTED_MARK != 0
            gains[winner] += chance * (PRICE if wanted else sabres)
            gains[loser] -= chance * (self.figure + self.samurai_sabre * sabres * later)
        if not game.combat:
            free = has_active(game, seats[CHALLENGED], CASTLE)
            cost = 0.0 if free else float(REFUSAL_COST)
            if gains[CHALLENGED] - gains[CHALLENGER] < -cost and (free or game.points[seats[CHALLENGED]] >= cost):
                gains = [0.0, -cost]
        expected[seats[CHALLENGER]] += gains[CHALLENGER]
        expected[seats[CHALLENGED]] += gains[CHALLENGED]

    def pass_to_come(self, game: Machi) -> float:
        """What the card chosen for this pass wins against the cards it may meet, and loses to them."""
        if not game.combat:
            return 0.0
        gain = game.cards.gain
        mine, theirs = self.choices(game, CHALLENGER), self.choices(game, CHALLENGED)
        if (len(mine) > 1 and len(theirs) > 1) or not mine or not theirs:
            return 0.0
        lead = 0
        for card in mine:
            for other in theirs:
                lead += gain[card * COMBAT_CARDS + other] - gain[other * COMBAT_CARDS + card]
        return lead / (len(mine) * len(theirs))

    def choices(self, game: Machi, side: int) -> list[int]:
        """The card chosen by a side, or all it may still choose."""
        if game.picks[side] >= 0:
            return [game.picks[side]]
        return [entry & CARD for entry in game.combat[side * 2]]
