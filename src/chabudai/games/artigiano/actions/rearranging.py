"""The Building Plan: materials of a castle are lifted and put down again."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.games.artigiano.actions.effect import Effect, register
from chabudai.games.artigiano.boards import CASE_BIT, CASES_IN, FITTING, MOST_CASES, SUPPORT, supported
from chabudai.games.artigiano.laying import WAYS, building_obstacle
from chabudai.games.artigiano.missions.history import note_filled
from chabudai.games.artigiano.placing import Placing
from chabudai.games.artigiano.protection import effective_kinds, exposed
from chabudai.games.artigiano.shapes import NO_MORE, ChooseCase, SeatStep
from chabudai.games.artigiano.state import EMPTY, Artigiano


class BuildingPlan(Effect):
    """E06: rearrange the materials of your castle as you like; only the result has to obey the building rules."""

    number = 6

    def resolve(self, game: Artigiano) -> None:
        game.then(Lift(game.act_author), Reconsider(game.act_author))


class Lift(ChooseCase):
    """effect.6: take materials off, one by one; Virgin, Provost and what the Blacksmith protects stay."""

    clause = "effect.6"
    size = MOST_CASES + 1
    verb = "lift"
    none = "enough"

    def may_stop(self) -> bool:
        return True

    def allowed(self, game: Artigiano) -> int:
        return exposed(game, self.seat, self.seat)

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        empty = game.castle[self.seat * MOST_CASES + case] == EMPTY
        return Refusal("effect.6", "no-material" if empty else "stays-put", {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_MORE:
            return
        spot = self.seat * MOST_CASES + choice
        game.picks.append(game.castle[spot] << 4 | choice)
        game.castle[spot] = EMPTY
        game.occupied[self.seat] &= ~CASE_BIT[choice]
        game.then(self)


class Reconsider(SeatStep):
    """effect.6: as long as something is in the air, it is put down again."""

    clause = "effect.6"

    def run(self, game: Artigiano) -> None:
        if game.picks:
            game.then(SetDown(self.seat), self)
        else:
            note_filled(game, self.seat)


class SetDown(Placing):
    """effect.6: each material goes to a fitting, supported case, or back to where it was; all must find a place."""

    clause = "effect.6"
    always = False

    def cards(self, game: Artigiano) -> list[int]:
        return [pick >> 4 for pick in game.picks]

    def may_stop(self, game: Artigiano) -> bool:
        return False

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        card, case = choice // WAYS, choice % WAYS
        if self.cases(game, card) >> case & 1:
            return None
        obstacle = building_obstacle(game, self.seat, effective_kinds(game, card), case)
        if obstacle is None or (card << 4 | case in game.picks and not game.occupied[self.seat] >> case & 1):
            return Refusal("effect.6", "others-would-be-stuck", {"case": case})
        return obstacle

    def cases(self, game: Artigiano, card: int) -> int:
        seat = self.seat
        board, occupied = game.boards[seat], game.occupied[seat]
        found = supported(board, occupied) & FITTING[board][effective_kinds(game, card)]
        rest: list[int] = []
        for pick in game.picks:
            if pick >> 4 != card:
                rest.append(pick)
            else:
                found |= CASE_BIT[pick & 15] & ~occupied
        for case in CASES_IN[found]:
            if not can_settle(game, seat, rest, occupied | CASE_BIT[case]):
                found &= ~CASE_BIT[case]
        return found

    def answer(self, game: Artigiano, choice: int) -> None:
        card, case = choice // WAYS, choice % WAYS
        moved = card << 4 | case not in game.picks
        game.picks = [pick for pick in game.picks if pick >> 4 != card]
        game.castle[self.seat * MOST_CASES + case] = card
        game.occupied[self.seat] |= CASE_BIT[case]
        if game.journal is not None and moved:
            game.tell("move", "effect.6", {"seat": self.seat, "card": card, "case": case})


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


register(BuildingPlan())
