"""Duels: a challenge, perhaps a refusal, three passes with secret combat cards, a verdict.

`game.duel` is empty before the first duel, then the last one: challenger's seat and figure, challenged seat and figure,
the sabres of both, the sabres both have won in the passes.  Side 0 is the challenger.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.machi.combat import (
    ALL_COMBAT,
    CHALLENGED,
    CHALLENGER,
    FIGURE_AT,
    GAIN_AT,
    JUDGE,
    LAY_ASIDE,
    PASS,
    SABRES_AT,
    SEAT_AT,
)
from chabudai.games.machi.ledger import BOUNTY, COURT_POINT, REFUSED, WON, note
from chabudai.games.machi.material import CASTLE, COMBAT_HAND, COURT, DOJO, PRICE, REFUSAL_COST, VILLAGERS
from chabudai.games.machi.state import (
    COMBAT_STREAM,
    OWNER_SHIFT,
    SEAT,
    SPENT,
    UNDECIDED,
    VILLAGE_SHIFT,
    WANTED_MARK,
    YAKUZA_SPENT,
    Machi,
)
from chabudai.games.machi.village import (
    VILLAGE_FIGURES,
    YAKUZA_FIGURES,
    discard_villager,
    has_active,
    has_blacksmith,
    index_of,
    yakuza_index,
)

ACCEPT: Final = 0
REFUSE: Final = 1
ONLY_ACCEPT: Final[tuple[int, ...]] = (ACCEPT,)
BOTH_ANSWERS: Final[tuple[int, ...]] = (ACCEPT, REFUSE)


def piece_of(game: Machi, figure: int) -> int:
    """The villager or Yakuza of a figure."""
    if figure >= YAKUZA_FIGURES:
        return game.yakuzas[yakuza_index(game, figure - YAKUZA_FIGURES)]
    return game.villagers[figure // VILLAGE_FIGURES][index_of(game, figure)]


def owner_of(game: Machi, figure: int) -> int:
    """duel.10: who fights with this figure."""
    if figure >= YAKUZA_FIGURES:
        return piece_of(game, figure) >> OWNER_SHIFT & SEAT
    return figure // VILLAGE_FIGURES


def strength(game: Machi, figure: int) -> int:
    """duel.2: the sabres printed; events.6: a wanted villager has at least one; duel.13: a Blacksmith adds one."""
    piece = piece_of(game, figure)
    sabres = game.cards.sabres[piece & CARD]
    if figure >= YAKUZA_FIGURES:
        owner, village = piece >> OWNER_SHIFT & SEAT, piece >> VILLAGE_SHIFT & SEAT
        return sabres + (owner == village and has_blacksmith(game, village))
    if piece & WANTED_MARK and sabres == 0:
        sabres = 1
    return sabres + has_blacksmith(game, figure // VILLAGE_FIGURES)


def start_duel(game: Machi, seat: int, figure: int, target: int) -> None:
    """duel.6, duel.7: the challenge is made and used up; the challenged may be able to refuse."""
    rival = owner_of(game, target)
    if figure >= YAKUZA_FIGURES:
        game.yakuzas[yakuza_index(game, figure - YAKUZA_FIGURES)] |= YAKUZA_SPENT
    else:
        game.villagers[seat][index_of(game, figure)] |= SPENT
    game.duel = [seat, figure, rival, target, strength(game, figure), strength(game, target), 0, 0]
    game.passes = []
    if game.journal is not None:
        facts = {"seat": seat, "card": piece_of(game, figure) & CARD}
        facts["to"] = rival
        facts["target"] = piece_of(game, target) & CARD
        game.tell("challenge", "duel.6", facts)
    if target < YAKUZA_FIGURES:
        game.ask(ANSWER_CHALLENGE[rival])
    else:
        game.then(FIGHT)


def refusal_cost(game: Machi, seat: int) -> int:
    """duel.8: refusing costs two points; red.5: nothing with an active Castle."""
    return 0 if has_active(game, seat, CASTLE) else REFUSAL_COST


class AnswerChallenge(Question[Machi]):
    """duel.8: the challenged may refuse by losing two points; red.5: with an active Castle at no cost."""

    clause = "duel.8"

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return BOTH_ANSWERS if game.points[self.seat] >= refusal_cost(game, self.seat) else ONLY_ACCEPT

    def options(self, game: Machi) -> tuple[int, ...]:
        return self.candidates(game)

    def answer(self, game: Machi, choice: int) -> None:
        if choice == ACCEPT:
            game.then(FIGHT)
        elif refusal_cost(game, self.seat) == 0:
            if game.journal is not None:
                game.tell("refuse-free", "red.5", {"seat": self.seat})
        else:
            game.own_books()
            game.points[self.seat] = game.points[self.seat] - REFUSAL_COST
            note(game, self.seat, REFUSED, piece_of(game, game.duel[FIGURE_AT[CHALLENGED]]) & CARD, REFUSAL_COST)
            if game.journal is not None:
                game.tell("refuse", "duel.8", {"seat": self.seat, "points": REFUSAL_COST})

    def describe(self, game: Machi, choice: int) -> str:
        return "refuse" if choice == REFUSE else "accept"


class Fight(Step[Machi]):
    """duel.9: both shuffle their seven combat cards and draw three; red.3: a Samurai with a Dojo draws four."""

    clause = "duel.9"

    def run(self, game: Machi) -> None:
        game.combat = []
        game.picks = [UNDECIDED, UNDECIDED]
        game.then(PASS, JUDGE, PASS, JUDGE, PASS, JUDGE, VERDICT)
        for side in range(2):
            seat = game.duel[SEAT_AT[side]]
            pile = game.shuffle(ALL_COMBAT, COMBAT_STREAM + seat)
            size = COMBAT_HAND + 1 if self.is_trained(game, seat, game.duel[FIGURE_AT[side]]) else COMBAT_HAND
            game.combat.append([game.show(card, SEEN_BY[seat]) for card in pile[:size]])
            game.combat.append(pile[size:])
        for side in range(2):
            if len(game.combat[side * 2]) > COMBAT_HAND:
                game.ask(LAY_ASIDE[side][game.duel[SEAT_AT[side]]])

    def is_trained(self, game: Machi, seat: int, figure: int) -> bool:
        """red.3: is he a Samurai of a village with an active Dojo?"""
        if figure >= YAKUZA_FIGURES or not has_active(game, seat, DOJO):
            return False
        return game.cards.is_samurai[piece_of(game, figure) & CARD]


class Verdict(Step[Machi]):
    """duel.12: the higher total wins, the loser is discarded, the owner scores; duel.14: a tie changes nothing."""

    clause = "duel.12"

    def run(self, game: Machi) -> None:
        game.combat = []
        duel = game.duel
        totals = (
            duel[SABRES_AT[CHALLENGER]] + duel[GAIN_AT[CHALLENGER]],
            duel[SABRES_AT[CHALLENGED]] + duel[GAIN_AT[CHALLENGED]],
        )
        if totals[0] == totals[1]:
            if game.journal is not None:
                game.tell("duel-tied", "duel.14", {"seat": duel[0], "to": duel[2], "total": totals[0]})
            return
        winner = CHALLENGER if totals[0] > totals[1] else CHALLENGED
        loser = 1 - winner
        seat, figure = duel[SEAT_AT[winner]], duel[FIGURE_AT[loser]]
        beaten = piece_of(game, figure)
        if game.journal is not None:
            facts = {"seat": seat, "to": duel[SEAT_AT[loser]], "card": beaten & CARD}
            facts["total"] = totals[winner]
            facts["other"] = totals[loser]
            game.tell("duel-won", "duel.12", facts)
        self.reward(game, winner, beaten, figure >= YAKUZA_FIGURES)
        if figure >= YAKUZA_FIGURES:
            del game.yakuzas[yakuza_index(game, figure - YAKUZA_FIGURES)]
            game.own_supply()
            game.discards[VILLAGERS].append(beaten & CARD)
        else:
            discard_villager(game, figure // VILLAGE_FIGURES, index_of(game, figure))

    def reward(self, game: Machi, winner: int, beaten: int, is_yakuza: bool) -> None:
        """duel.12: the sabres printed on the loser; events.6, events.7: the price on a head; red.8: the Court."""
        seat = game.duel[SEAT_AT[winner]]
        card = beaten & CARD
        sabres = game.cards.sabres[card]
        if winner == CHALLENGER and not is_yakuza and beaten & WANTED_MARK:
            score(game, seat, BOUNTY, card, PRICE, "events.6")
        elif winner == CHALLENGED and self.was_wanted(game) and not game.wanted_winner_scores:
            if game.journal is not None:
                game.tell("survived", "events.7", {"seat": seat})
        else:
            score(game, seat, WON, card, sabres, "duel.12")
        if is_yakuza and has_active(game, seat, COURT):
            score(game, seat, COURT_POINT, card, 1, "red.8")

    def was_wanted(self, game: Machi) -> bool:
        """Is the challenged villager wanted?"""
        figure = game.duel[FIGURE_AT[CHALLENGED]]
        return figure < YAKUZA_FIGURES and piece_of(game, figure) & WANTED_MARK != 0


def score(game: Machi, seat: int, reason: int, card: int, points: int, clause: str) -> None:
    """Points at once, with their reason in the ledger."""
    if points:
        game.own_books()
        game.points[seat] = game.points[seat] + points
        note(game, seat, reason, card, points)
        if game.journal is not None:
            game.tell("points", clause, {"seat": seat, "points": points, "card": card})


ANSWER_CHALLENGE: Final = [AnswerChallenge(seat) for seat in range(MOST_SEATS)]
FIGHT: Final = Fight()
VERDICT: Final = Verdict()
