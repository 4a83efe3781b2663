"""The beginning: missions are dealt and chosen, then hands."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.rng import shuffled
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.layout import MISSIONS_STREAM
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.state import MISSIONS, UNDECIDED, Artigiano
from chabudai.games.artigiano.turn import FULL_HAND, START_TURN

PAIRS: Final = [(one, other) for one in range(MISSIONS) for other in range(one + 1, MISSIONS)]
# A choice of missions: 0 to 9 one of the pairs, 10 to 13 a single one of the quick game.
CHOSEN: Final[list[int]] = [1 << one | 1 << other for one, other in PAIRS] + [1 << one for one in range(MISSIONS - 1)]
CHOICES: Final = tuple(range(len(PAIRS)))
QUICK_CHOICES: Final = tuple(range(len(PAIRS), len(PAIRS) + MISSIONS - 1))


class Begin(Step[Artigiano]):
    """setup.3: royal and princely missions are dealt; setup.4: all choose at once, and in secret."""

    clause = "setup.3"

    def run(self, game: Artigiano) -> None:
        game.own_missions()
        count = game.mission_count()
        for seat in range(game.seats):
            for i in range(seat * count, (seat + 1) * count):
                game.missions[i] = game.show(game.missions[i], SEEN_BY[seat])
        game.then(DEAL)
        for seat in range(game.seats):
            game.ask(CHOOSE_MISSIONS[seat])


class ChooseMissions(Question[Artigiano]):
    """setup.4: exactly two of the five missions are mandatory; quick.3: one of four is kept, the others leave."""

    clause = "setup.4"
    size = len(CHOSEN)
    sealed = True
    by_itself = True

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return QUICK_CHOICES if game.quick else CHOICES

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return QUICK_CHOICES if game.quick else CHOICES

    def answer(self, game: Artigiano, choice: int) -> None:
        game.own_missions()
        game.plan[self.seat] = choice

    def describe(self, game: Artigiano, choice: int) -> str:
        entries = [game.mission_entry(self.seat, i) for i in range(MISSIONS) if CHOSEN[choice] >> i & 1]
        return f"keep {' '.join([CODE[entry & CARD] for entry in entries])}"


class Deal(Step[Artigiano]):
    """setup.4: the missions are laid out; setup.5: five cards to each hand; setup.6: the first player begins."""

    clause = "setup.5"

    def run(self, game: Artigiano) -> None:
        game.unseal()
        game.own_missions()
        for seat in range(game.seats):
            lay_out_missions(game, seat, CHOSEN[game.plan[seat]])
            game.plan[seat] = UNDECIDED
        for seat in range(game.seats):
            for _ in range(FULL_HAND):
                entry = game.show(game.deck.pop(), SEEN_BY[seat])
                game.hands[seat].append(entry)
                if game.journal is not None:
                    game.tell("draw-card", "setup.5", {"seat": seat, "card": entry & CARD}, SEEN_BY[seat])
        open_window(game)
        game.then(START_TURN[game.active])


def lay_out_missions(game: Artigiano, seat: int, chosen: int) -> None:
    """setup.4: the mandatory missions come first; box.5: each pile is mixed, so that no place betrays a royal one."""
    count = game.mission_count()
    first = seat * count
    entries = game.missions[first : first + count]
    piles = [[entries[i] for i in range(count) if chosen >> i & 1 == wanted] for wanted in (1, 0)]
    game.mandatory[seat] = (1 << len(piles[0])) - 1
    mixed = [shuffled(piles[i], game.key, MISSIONS_STREAM, 2 * seat + i) for i in range(2)]
    game.missions[first : first + count] = mixed[0] + mixed[1]
    if game.journal is not None:
        game.tell("missions", "setup.4", {"seat": seat})
        for entry in mixed[0]:
            game.tell("mandatory", "setup.4", {"seat": seat, "card": entry & CARD}, SEEN_BY[seat])


BEGIN: Final = Begin()
CHOOSE_MISSIONS: Final = [ChooseMissions(seat) for seat in range(MOST_SEATS)]
DEAL: Final = Deal()
