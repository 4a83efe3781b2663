"""Actions that build: Lintel, Reinforcements, Building Plan, Market Stall, Arrangement, Bread Oven."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.playing import (
    ONLY_CARDS,
    Effect,
    register,
    times_cards,
)
from chabudai.games.artigiano.boards import (
    ALL_CASES,
    CASE_BIT,
    CASE_KIND,
    CASES_IN,
    FITTING,
    MOST_CASES,
    SUPPORT,
)
from chabudai.games.artigiano.laying import DONE, SIZE, WAYS, Build, building_obstacle, card_words
from chabudai.games.artigiano.material import VALUE
from chabudai.games.artigiano.missions.history import note_filled
from chabudai.games.artigiano.protection import effective_kinds, effective_value, exposed, materials
from chabudai.games.artigiano.state import EMPTY, Artigiano

STALL_MOST: Final = 60  # "any number"


class LayFreely(Build):
    """effect.12, effect.13, effect.27: a material may be placed by the usual rules."""

    clause = "place.1"

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayFreely(self.seat, self.left - 1))


class Lintel(Effect):
    """E02: place up to two materials of the same printed value, one after the other. Doubled: up to four."""

    number = 2
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayEqual(game.act_author, times_cards(game, 2)))


class LayEqual(Build):
    """effect.2: the next material has the value of the first."""

    clause = "effect.2"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return self.limit == 0 or VALUE[card] == self.limit

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayEqual(self.seat, self.left - 1, VALUE[card]))


class Reinforcements(Effect):
    """E03: place up to two materials on cases of one kind. Doubled: up to four."""

    number = 3
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayAlike(game.act_author, times_cards(game, 2)))


class LayAlike(Build):
    """effect.3: the next material goes on a case of the kind of the first."""

    clause = "effect.3"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return self.limit == 0 or kind == self.limit

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayAlike(self.seat, self.left - 1, kind))


class MarketStall(Effect):
    """E26: place any number of materials, each like one that already lies on some castle: same kind, same value."""

    number = 26

    def resolve(self, game: Artigiano) -> None:
        game.then(LayMatching(game.act_author, STALL_MOST))


class LayMatching(Build):
    """effect.26: kind of the case and printed value are those of a material lying on a castle."""

    clause = "effect.26"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        for seat in range(game.seats):
            board = game.boards[seat]
            for case in CASES_IN[materials(game, seat) & FITTING[board][kind]]:
                if effective_value(game, game.castle[seat * MOST_CASES + case]) == VALUE[card]:
                    return True
        return False

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayMatching(self.seat, self.left - 1))


class Arrangement(Effect):
    """E27: place a material if you like; when this turn is over you take another one. Doubled: two materials."""

    number = 27
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        if game.act_author == game.active:
            game.extra = 1
        game.then(LayFreely(game.act_author, times_cards(game, 1)))


class BreadOven(Effect):
    """E28: place up to two materials; then everybody else may place as many of the same kinds and values."""

    number = 28
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayToShare(game.act_author, times_cards(game, 2)), SHARE_BREAD)


class LayToShare(Build):
    """effect.28: up to two materials; what they are decides what the others may place."""

    clause = "effect.28"

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            kind = CASE_KIND[game.boards[self.seat]][choice % WAYS]
            game.picks.append(kind << 4 | VALUE[choice // WAYS])
        super().answer(game, choice)

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayToShare(self.seat, self.left - 1))


class ShareBread(Step[Artigiano]):
    """effect.28: clockwise, every other player may answer each of the materials laid with one of his own."""

    clause = "effect.28"

    def run(self, game: Artigiano) -> None:
        for seat in reversed(game.others(game.act_author)):
            game.then(*[LayInReply(seat, 1, pick) for pick in game.picks])


class LayInReply(Build):
    """effect.28: one material from the hand, of the same kind and the same printed value."""

    clause = "effect.28"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return kind << 4 | VALUE[card] == self.limit


class BuildingPlan(Effect):
    """E06: rearrange the materials of your castle as you like; only the result has to obey the building rules."""

    number = 6

    def resolve(self, game: Artigiano) -> None:
        game.then(Lift(game.act_author), Reconsider(game.act_author))


class Lift(Question[Artigiano]):
    """effect.6: take materials off, one by one; Virgin, Provost and what the Blacksmith protects stay."""

    clause = "effect.6"
    size = MOST_CASES + 1

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return (*ALL_CASES[game.boards[self.seat]], MOST_CASES)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == MOST_CASES or exposed(game, self.seat, self.seat) >> choice & 1:
            return None
        if game.castle[self.seat * MOST_CASES + choice] == EMPTY:
            return Refusal("effect.6", "no-material", {"case": choice})
        return Refusal("effect.6", "stays-put", {"case": choice})

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == MOST_CASES:
            return
        spot = self.seat * MOST_CASES + choice
        game.picks.append(game.castle[spot] << 4 | choice)
        game.castle[spot] = EMPTY
        game.occupied[self.seat] &= ~CASE_BIT[choice]
        game.then(self)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "enough" if choice == MOST_CASES else f"lift {choice + 1}"


class Reconsider(Step[Artigiano]):
    """effect.6: as long as something is in the air, it is put down again."""

    clause = "effect.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Artigiano) -> None:
        if game.picks:
            game.then(SetDown(self.seat), self)
        else:
            note_filled(game, self.seat)


class SetDown(Question[Artigiano]):
    """effect.6: each material goes to a fitting, supported case, or back to where it was; all must find a place."""

    clause = "effect.6"
    size = SIZE

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cases = ALL_CASES[game.boards[self.seat]]
        return tuple([(pick >> 4) * WAYS + case for pick in game.picks for case in cases])

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        card, case = choice // WAYS, choice % WAYS
        home = card << 4 | case in game.picks
        if not (home and not game.occupied[self.seat] >> case & 1):
            obstacle = building_obstacle(game, self.seat, effective_kinds(game, card), case)
            if obstacle is not None:
                return obstacle
        rest = [pick for pick in game.picks if pick >> 4 != card]
        if not can_settle(game, self.seat, rest, game.occupied[self.seat] | CASE_BIT[case]):
            return Refusal("effect.6", "others-would-be-stuck", {"case": case})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        card, case = choice // WAYS, choice % WAYS
        moved = card << 4 | case not in game.picks
        game.picks = [pick for pick in game.picks if pick >> 4 != card]
        game.castle[self.seat * MOST_CASES + case] = card
        game.occupied[self.seat] |= CASE_BIT[case]
        if game.journal is not None and moved:
            game.tell("move", "effect.6", {"seat": self.seat, "card": card, "case": case})

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)


def can_settle(game: Artigiano, seat: int, picks: list[int], occupied: int) -> bool:
    """Can all these lifted materials still be put down?"""
    homes = 0
    for pick in picks:
        homes |= CASE_BIT[pick & 15]
    if not homes & occupied:
        return True  # everything may simply go back to where it was
    wanted = [effective_kinds(game, pick >> 4) << 4 | pick & 15 for pick in picks]
    return _settles(game.boards[seat], wanted, occupied, 0)


def _settles(board: int, wanted: list[int], occupied: int, moved: int) -> bool:
    """Find places for materials (kinds << 4 | home): first for those whose home is taken, then for the others."""
    standing = occupied
    for i in range(len(wanted)):
        home = wanted[i] & 15
        if occupied >> home & 1:
            for case in CASES_IN[FITTING[board][wanted[i] >> 4] & ~occupied]:
                rest = wanted[:i] + wanted[i + 1 :]
                if _settles(board, rest, occupied | CASE_BIT[case], moved | CASE_BIT[case]):
                    return True
            return False
        standing |= CASE_BIT[home]
    for case in CASES_IN[moved]:
        missing = SUPPORT[board][case] & ~standing
        if missing:
            gap = CASES_IN[missing][0]  # some other material has to leave its home for this support
            for i in range(len(wanted)):
                if FITTING[board][wanted[i] >> 4] >> gap & 1:
                    rest = wanted[:i] + wanted[i + 1 :]
                    if _settles(board, rest, occupied | CASE_BIT[gap], moved | CASE_BIT[gap]):
                        return True
            return False
    return True


SHARE_BREAD: Final = ShareBread()
register(Lintel(), Reinforcements(), MarketStall(), Arrangement(), BreadOven(), BuildingPlan())
