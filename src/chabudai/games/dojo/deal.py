"""Recruitment: a round begins, and the dealer hands out the cards one by one."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import EVERYONE, SEEN_BY, card_of
from chabudai.core.seats import BIT, MOST_SEATS, NOBODY, SEATS_IN
from chabudai.core.step import Question, Step
from chabudai.games.dojo.challenge import CHALLENGE
from chabudai.games.dojo.material import LAST_ROUND, NO_TROPHY
from chabudai.games.dojo.state import Dojo
from chabudai.games.dojo.training import SHOW, TRAIN


class Round(Step[Dojo]):
    """setup.4: twelve times, a dealer turns up a trophy, hands out the cards, and everybody trains."""

    clause = "setup.4"

    def run(self, game: Dojo) -> None:
        game.challenger = NOBODY
        game.winner = NOBODY
        game.empty_handed = BIT[game.seats] - 1
        if game.journal is not None:
            game.tell("round", "setup.4", {"round": game.round + 1})
        if game.without_dealer():
            game.then(DEAL_AT_RANDOM, TRAIN, SHOW, NEXT_ROUND)
        else:
            TURN_UP.run(game)
            game.then(CHALLENGE[game.left_of(game.dealer)], TRAIN, SHOW, NEXT_ROUND)
            LOOK.run(game)


class TurnUp(Step[Dojo]):
    """deal.1: the dealer turns up the top trophy for all to see."""

    clause = "deal.1"

    def run(self, game: Dojo) -> None:
        if game.lent:
            game.own_piles()
        game.trophy = game.turn_up(game.tokens.pop())
        if game.journal is not None:
            game.tell("turn-up", "deal.1", {"seat": game.dealer, "trophy": game.trophy})


class Look(Step[Dojo]):
    """deal.2, deal.5: the dealer looks alone at the top card, the last one included."""

    clause = "deal.2"

    def run(self, game: Dojo) -> None:
        dealer = game.dealer
        if game.lent:
            game.own_piles()
        entry = game.show(game.deck.pop(), SEEN_BY[dealer])
        if game.drawn:
            game.drawn[0] = entry  # the one before it has just been given away
        else:
            game.drawn.append(entry)
        if game.journal is not None:
            game.tell("look", "deal.2", {"seat": dealer, "card": card_of(entry)}, SEEN_BY[dealer])
        GIVE[dealer].run(game)


class Give(Question[Dojo]):
    """deal.2 to deal.4: the card goes to a player who has none, before the next is seen; so on until all have one."""

    clause = "deal.2"
    size = 5

    def candidates(self, game: Dojo) -> tuple[int, ...]:
        return tuple(range(game.seats))

    def refusal(self, game: Dojo, choice: int) -> Refusal | None:
        if game.hands[choice] >= 0:
            return Refusal("deal.2", "has-a-card", {"to": choice})
        return None

    def options(self, game: Dojo) -> tuple[int, ...]:
        return SEATS_IN[game.empty_handed]

    def answer(self, game: Dojo, choice: int) -> None:
        entry = game.show(game.drawn[0], SEEN_BY[choice])
        game.hands[choice] = entry
        game.empty_handed ^= BIT[choice]
        if game.journal is not None:
            known = SEEN_BY[choice] | SEEN_BY[self.seat]
            game.tell("give", "deal.2", {"seat": self.seat, "to": choice}, EVERYONE & ~known)
            game.tell("give-card", "deal.4", {"seat": self.seat, "to": choice, "card": card_of(entry)}, known)
        if game.empty_handed:
            LOOK.run(game)
        else:
            game.drawn.pop()

    def describe(self, game: Dojo, choice: int) -> str:
        return f"give {choice}"


class DealAtRandom(Step[Dojo]):
    """five.1: in a round without dealer everybody gets the next card of the pile."""

    clause = "five.1"

    def run(self, game: Dojo) -> None:
        game.empty_handed = 0
        game.own_piles()
        for seat in range(game.seats):
            game.hands[seat] = game.show(game.deck.pop(), SEEN_BY[seat])
            if game.journal is not None:
                facts = {"seat": seat, "card": card_of(game.hands[seat])}
                game.tell("receive", "five.1", facts, SEEN_BY[seat])


class NextRound(Step[Dojo]):
    """setup.4: the player on the dealer's left deals next; end.1: after the twelfth round the points are counted."""

    clause = "setup.4"

    def run(self, game: Dojo) -> None:
        if game.trophy != NO_TROPHY:
            if game.lent:
                game.own_piles()
            game.spent.append(game.trophy)  # challenge.8: nobody challenged; white.1: kept plain side up
            if game.journal is not None and game.winner == NOBODY:
                game.tell("unclaimed", "challenge.8", {"trophy": game.trophy})
            game.trophy = NO_TROPHY
        if not game.without_dealer():
            game.dealer = game.left_of(game.dealer)
        game.round += 1
        if game.round <= LAST_ROUND:
            ROUND.run(game)
        else:
            COUNT.run(game)


class Count(Step[Dojo]):
    """end.1: rows plus columns; the game is over."""

    clause = "end.1"

    def run(self, game: Dojo) -> None:
        game.round = LAST_ROUND
        game.points = game.totals()
        game.over = True
        if game.journal is not None:
            for seat in range(game.seats):
                game.tell("final", "end.1", {"seat": seat, "points": game.points[seat]})


ROUND: Final = Round()
TURN_UP: Final = TurnUp()
LOOK: Final = Look()
GIVE: Final = [Give(seat) for seat in range(MOST_SEATS)]
DEAL_AT_RANDOM: Final = DealAtRandom()
NEXT_ROUND: Final = NextRound()
COUNT: Final = Count()
