"""The Building Plan: materials of a castle are lifted and put down again."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.step import SeatStep
from chabudai.games.artigiano.actions.effect import Effect, register
from chabudai.games.artigiano.boards import CASE_BIT, CASES_IN, FITTING, MOST_CASES, SUPPORT, supported
from chabudai.games.artigiano.laying import WAYS, building_obstacle
from chabudai.games.artigiano.missions.history import note_filled
from chabudai.games.artigiano.placing import Placing
from chabudai.games.artigiano.protection import effective_kinds, exposed, materials
from chabudai.games.artigiano.shapes import NO_MORE, ChooseCase
from chabudai.games.artigiano.state import EMPTY, Artigiano


class BuildingPlan(Effect):
    """E06: rearrange the materials of your castle as you like; only the result has to obey the building rules.

    What has moved has all its supports then; what has not keeps those it had.
    """

    number = 6

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        game.then(Lift(author), Reconsider(author, game.occupied[author]))


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


class Reconsider(SeatStep[Artigiano]):
    """effect.6: as long as something is in the air, it is put down again."""

    clause = "effect.6"

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before  # the cases occupied before the plan

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def run(self, game: Artigiano) -> None:
        if game.picks:
            game.then(SetDown(self.seat, self.before), self)
        else:
            note_filled(game, self.seat)


class SetDown(Placing):
    """effect.6: each material goes to a fitting, supported case, or back to where it was; all must find a place."""

    clause = "effect.6"
    always = False

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

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
        rest: list[int] = []  # kinds << 4 | home
        home = 0
        for pick in game.picks:
            if pick >> 4 != card:
                rest.append(effective_kinds(game, pick >> 4) << 4 | pick & 15)
            else:
                home = pick & 15
                found |= CASE_BIT[home] & ~occupied
        needed = 0
        for case in CASES_IN[materials(game, seat)]:
            needed |= SUPPORT[board][case] & self.before
        others = Settling(board, self.before, rest)
        for case in CASES_IN[found]:
            more = SUPPORT[board][home] & self.before if case == home else 0
            if not others.settle(occupied | CASE_BIT[case], needed | more):
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


class Settling:
    """effect.6: can these materials (kinds << 4 | home) be put down so that needed cases are occupied in the end?"""

    def __init__(self, board: int, before: int, wanted: list[int]) -> None:
        self.board = board
        self.before = before  # the cases occupied before the plan
        self.wanted = wanted
        self.dead: set[int] = set()  # what has been tried in vain: materials left << 12 | occupied cases

    def settle(self, occupied: int, needed: int) -> bool:
        """With these cases occupied."""
        self.dead.clear()
        return self.search((1 << len(self.wanted)) - 1, occupied, needed)

    def search(self, left: int, occupied: int, needed: int) -> bool:
        """Whatever may go home goes home.  Those whose home is taken move first; then, as long as a support is missing,
        some material has to fill it, or those that would rest on it at home have to leave.
        """
        supports, fitting, wanted = SUPPORT[self.board], FITTING[self.board], self.wanted
        standing, required = occupied, needed
        for i in CASES_IN[left]:
            home = wanted[i] & 15
            if occupied >> home & 1:
                return self.moves(left, i, fitting[wanted[i] >> 4] & ~occupied, occupied, needed)
            standing |= CASE_BIT[home]
            required |= supports[home] & self.before
        missing = required & ~standing
        if not missing:
            return True
        bit = CASE_BIT[CASES_IN[missing][0]]
        for i in CASES_IN[left]:
            if fitting[wanted[i] >> 4] & bit and self.moves(left, i, bit, occupied, needed):
                return True
        if not needed & bit:
            for i in CASES_IN[left]:
                home = wanted[i] & 15
                if supports[home] & bit:
                    elsewhere = fitting[wanted[i] >> 4] & ~(occupied | bit | CASE_BIT[home])
                    return self.moves(left, i, elsewhere, occupied, needed)
        return False

    def moves(self, left: int, i: int, cases: int, occupied: int, needed: int) -> bool:
        """May this material go to one of these cases, with all the supports it has there, so that the others settle?"""
        rest = left & ~CASE_BIT[i]
        for case in CASES_IN[cases]:
            then = occupied | CASE_BIT[case]
            key = rest << MOST_CASES | then
            if key not in self.dead:
                if self.search(rest, then, needed | SUPPORT[self.board][case]):
                    return True
                self.dead.add(key)
        return False


register(BuildingPlan())
