"""Challenge: one rival may fight the dealer for the trophy."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import EVERYONE, card_of
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.dojo.material import belt
from chabudai.games.dojo.state import SHOWN, UNDECIDED, Dojo

NO: Final = 0
YES: Final = 1
YES_NO: Final = (NO, YES)
THROWS: Final = ("rock", "paper", "scissors")
ALL_THROWS: Final = (0, 1, 2)


class Challenge(Question[Dojo]):
    """challenge.1: clockwise from the dealer's left each may challenge; challenge.2: the first is the only one."""

    clause = "challenge.1"

    def options(self, game: Dojo) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Dojo, choice: int) -> None:
        if choice == YES:
            game.challenger = self.seat
            if game.journal is not None:
                game.tell("challenge", "challenge.2", {"seat": self.seat, "to": game.dealer})
            REVEAL.run(game)
        else:
            if game.journal is not None:
                game.tell("pass", "challenge.1", {"seat": self.seat})
            following = game.left_of(self.seat)
            if following != game.dealer:
                game.ask(CHALLENGE[following])

    def describe(self, game: Dojo, choice: int) -> str:
        return "challenge" if choice == YES else "pass"


class Reveal(Step[Dojo]):
    """challenge.3: both cards are turned up for everybody."""

    clause = "challenge.3"

    def run(self, game: Dojo) -> None:
        hands, challenger, dealer = game.hands, game.challenger, game.dealer
        hands[challenger] = game.show(hands[challenger], EVERYONE)
        hands[dealer] = game.show(hands[dealer], EVERYONE)
        if game.journal is not None:
            for seat in (challenger, dealer):
                game.tell("reveal", "challenge.3", {"seat": seat, "card": card_of(hands[seat])})
        if game.black_belt:
            game.then(THROW, JUDGE, THROW, JUDGE, THROW, JUDGE, COMPARE)
        else:
            COMPARE.run(game)


class Throw(Step[Dojo]):
    """black.1: the two opponents choose rock, paper or scissors in secret and at once."""

    clause = "black.1"

    def run(self, game: Dojo) -> None:
        game.throw_number += 1
        game.own_fights()
        game.throws[game.challenger] = UNDECIDED
        game.throws[game.dealer] = UNDECIDED
        game.ask(CHOOSE_THROW[game.challenger])
        game.ask(CHOOSE_THROW[game.dealer])


class ChooseThrow(Question[Dojo]):
    """black.1: rock, paper or scissors."""

    clause = "black.1"
    size = 3
    sealed = True

    def options(self, game: Dojo) -> tuple[int, ...]:
        return ALL_THROWS

    def answer(self, game: Dojo, choice: int) -> None:
        game.own_fights()
        game.throws[self.seat] = choice

    def describe(self, game: Dojo, choice: int) -> str:
        return THROWS[choice]


class Judge(Step[Dojo]):
    """black.2: a throw won adds one to the belt for this challenge; black.3: a drawn one adds nothing."""

    clause = "black.2"

    def run(self, game: Dojo) -> None:
        challenger, dealer = game.challenger, game.dealer
        game.own_fights()
        # Each sign beats the one before it: paper rock, scissors paper, rock scissors.
        lead = (game.throws[challenger] - game.throws[dealer]) % 3
        if game.journal is not None:
            for seat in (challenger, dealer):
                game.tell("throw", "black.1", {"seat": seat, "throw": game.throws[seat]})
        if lead == 1:
            game.boost[challenger] += 1
        elif lead == 2:
            game.boost[dealer] += 1
        if game.journal is not None:
            if lead == 0:
                game.tell("throw-drawn", "black.3", {})
            else:
                game.tell("throw-won", "black.2", {"seat": challenger if lead == 1 else dealer})
        game.unseal()
        game.throws[challenger] += SHOWN
        game.throws[dealer] += SHOWN


class Compare(Step[Dojo]):
    """challenge.3, black.4: the higher belt wins and the challenger wins a tie; challenge.4: raccoons too."""

    clause = "challenge.3"

    def run(self, game: Dojo) -> None:
        challenger, dealer = game.challenger, game.dealer
        attack = belt(card_of(game.hands[challenger])) + game.boost[challenger]
        defence = belt(card_of(game.hands[dealer])) + game.boost[dealer]
        if game.lent:
            game.own_fights()
        game.boost[challenger] = 0
        game.boost[dealer] = 0
        game.throw_number = 0
        winner = challenger if attack >= defence else dealer
        game.winner = winner
        game.wins[winner] = game.wins[winner] + 1  # compiled, += would be a call
        if game.journal is not None:
            facts = {"seat": winner, "attack": attack, "defence": defence, "trophy": game.trophy}
            game.tell("win", "challenge.5", facts)
        game.ask(SWAP[winner])


class Swap(Question[Dojo]):
    """challenge.5: the winner, who has taken the trophy, may swap the two cards."""

    clause = "challenge.5"

    def options(self, game: Dojo) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Dojo, choice: int) -> None:
        if choice == YES:
            hands, challenger, dealer = game.hands, game.challenger, game.dealer
            card = hands[challenger]
            hands[challenger] = hands[dealer]
            hands[dealer] = card
        if game.journal is not None:
            game.tell("swap" if choice == YES else "keep", "challenge.5", {"seat": self.seat})

    def describe(self, game: Dojo, choice: int) -> str:
        return "swap" if choice == YES else "keep"


CHALLENGE: Final = [Challenge(seat) for seat in range(MOST_SEATS)]
REVEAL: Final = Reveal()
THROW: Final = Throw()
CHOOSE_THROW: Final = [ChooseThrow(seat) for seat in range(MOST_SEATS)]
JUDGE: Final = Judge()
COMPARE: Final = Compare()
SWAP: Final = [Swap(seat) for seat in range(MOST_SEATS)]
