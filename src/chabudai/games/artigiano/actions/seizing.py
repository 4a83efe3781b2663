"""Actions that move materials between castles: Bargain, Plunder."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.seats import BIT, SEATS_IN
from chabudai.games.artigiano.actions.effect import ONLY_CARDS, Effect, register, times_cards, within_reach
from chabudai.games.artigiano.boards import (
    CASE_BIT,
    CASE_KIND,
    CASES_IN,
    FITTING,
    MOST_CASES,
    SUPPORT,
    superficial,
    supported,
)
from chabudai.games.artigiano.laying import ELSEWHERE, ban, banned, lay
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.protection import effective_kinds, exposed
from chabudai.games.artigiano.shapes import NO_SPOT, ChooseCase, ChooseSpot
from chabudai.games.artigiano.state import EMPTY, Artigiano


class Seizing(Effect):
    """An effect whose picks are pairs: a spot of an opponent and a place of one's own that belongs to it."""

    doubles = ONLY_CARDS

    def castles(self, game: Artigiano) -> int:
        found = 0
        for spot in game.picks[::2]:
            found |= BIT[spot // MOST_CASES]
        return found

    def spare(self, game: Artigiano, seat: int) -> None:
        """table.2: what was to be taken from this seat stays; the rest is judged anew, one pair after the other."""
        picks = game.picks
        game.picks = []
        for i in range(0, len(picks), 2):
            spot = picks[i]
            if spot // MOST_CASES != seat:
                game.picks.append(spot)
                if self.own_cases(game, spot) >> picks[i + 1] % MOST_CASES & 1:
                    game.picks.append(picks[i + 1])
                else:  # it was possible only because of what has been spared
                    game.picks.pop()
        game.act_targets = 0
        for spot in game.picks[::2]:
            game.act_targets |= BIT[spot // MOST_CASES]

    def own_cases(self, game: Artigiano, spot: int) -> int:
        """The author's cases that may go with this spot, after the pairs chosen so far."""
        raise NotImplementedError


class ChooseOfOpponent(ChooseSpot):
    """A material of an opponent is chosen; after a first one, one may stop."""

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def may_stop(self) -> bool:
        return self.before > 0

    def castles(self, game: Artigiano) -> list[int]:
        return list(SEATS_IN[within_reach(game)])

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPOT:
            game.picks.append(choice)
            game.act_targets |= BIT[choice // MOST_CASES]
            self.go_on(game)

    def go_on(self, game: Artigiano) -> None:
        """Ask for the place of one's own that belongs to it."""
        raise NotImplementedError


# --- the Bargain ----------------------------------------------------------------------------------


class Bargain(Seizing):
    """E09: a material of an opponent and one of yours change places, if both fit. Doubled: two exchanges."""

    number = 9

    def own_cases(self, game: Artigiano, spot: int) -> int:
        return exchangeable(game, after_exchanges(game), game.act_author, spot)

    def announce(self, game: Artigiano) -> None:
        game.then(*[ChooseTheirs(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        castle = game.castle
        for i in range(0, len(game.picks), 2):
            theirs, mine = game.picks[i], game.picks[i + 1]
            card = castle[theirs]
            castle[theirs] = castle[mine]
            castle[mine] = card
            if game.journal is not None:
                facts = {"seat": game.act_author, "to": theirs // MOST_CASES, "card": card, "other": castle[theirs]}
                game.tell("bargain", "effect.9", facts)
            open_window(game)


def after_exchanges(game: Artigiano) -> list[int]:
    """The castles as they will be after the exchanges chosen so far."""
    castle = game.castle[:]
    for i in range(0, len(game.picks) - 1, 2):
        theirs, mine = game.picks[i], game.picks[i + 1]
        castle[theirs], castle[mine] = castle[mine], castle[theirs]
    return castle


def exchangeable(game: Artigiano, castle: list[int], seat: int, spot: int) -> int:
    """effect.9: the cases of the seat whose material fits this spot of another, while its material fits there."""
    board = game.boards[seat]
    kind = CASE_KIND[game.boards[spot // MOST_CASES]][spot % MOST_CASES]
    found = exposed(game, seat, seat) & FITTING[board][effective_kinds(game, castle[spot])]
    for case in CASES_IN[found]:
        if not effective_kinds(game, castle[seat * MOST_CASES + case]) & kind:
            found &= ~CASE_BIT[case]
    return found


class ChooseTheirs(ChooseOfOpponent):
    """effect.9: a material of an opponent that fits a case of yours whose material fits its case."""

    clause = "effect.9"
    verb = "take"

    def allowed(self, game: Artigiano, owner: int) -> int:
        found = exposed(game, owner, self.seat)
        castle = after_exchanges(game)
        for case in CASES_IN[found]:
            if not exchangeable(game, castle, self.seat, owner * MOST_CASES + case):
                found &= ~CASE_BIT[case]
        return found

    def obstacle(self, game: Artigiano, owner: int, case: int) -> Refusal:
        if game.castle[owner * MOST_CASES + case] == EMPTY:
            return Refusal(self.clause, "no-material", {"case": case})
        if not exposed(game, owner, self.seat) >> case & 1:
            return Refusal("attack.5", "protected", {"case": case})
        return Refusal("effect.9", "fits-nothing", {"case": case})

    def go_on(self, game: Artigiano) -> None:
        game.then(ChooseMine(self.seat))


class ChooseMine(ChooseCase):
    """effect.9: the material of yours that goes there."""

    clause = "effect.9"
    verb = "for"

    def allowed(self, game: Artigiano) -> int:
        return exchangeable(game, after_exchanges(game), self.seat, game.picks[-1])

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        there = exposed(game, self.seat, self.seat) >> case & 1
        return Refusal("effect.9", "does-not-fit-there" if there else "no-material", {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        game.picks.append(self.seat * MOST_CASES + choice)


# --- the Plunder ----------------------------------------------------------------------------------


class Plunder(Seizing):
    """E10: take a superficial material of an opponent and place it on your castle. Doubled: two."""

    number = 10

    def own_cases(self, game: Artigiano, spot: int) -> int:
        return sites(game, game.act_author, spot)

    def announce(self, game: Artigiano) -> None:
        game.then(*[ChooseLoot(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        for i in range(0, len(game.picks), 2):
            spot, case = game.picks[i], game.picks[i + 1]
            card, owner = game.castle[spot], spot // MOST_CASES
            game.castle[spot] = EMPTY
            game.occupied[owner] &= ~CASE_BIT[spot % MOST_CASES]
            if game.journal is not None:
                game.tell("plunder", "effect.10", {"seat": game.act_author, "to": owner, "card": card})
            lay(game, game.act_author, card, case, ELSEWHERE)


def loot_taken(game: Artigiano, seat: int) -> int:
    """The cases of the seat already chosen to be plundered."""
    taken = 0
    for i in range(0, len(game.picks), 2):
        if game.picks[i] // MOST_CASES == seat:
            taken |= CASE_BIT[game.picks[i] % MOST_CASES]
    return taken


def built_up(game: Artigiano, seat: int) -> int:
    """The author's castle as it will be with the loot for which a place has been chosen."""
    held = game.occupied[seat]
    for case in game.picks[1::2]:
        held |= CASE_BIT[case]
    return held


def loot_spots(game: Artigiano, owner: int, by: int) -> int:
    """The cases of the owner that may be plundered as far as they lie free and unprotected."""
    taken = loot_taken(game, owner)
    return superficial(game.boards[owner], game.occupied[owner] & ~taken) & exposed(game, owner, by)


def sites(game: Artigiano, seat: int, spot: int) -> int:
    """The cases of the seat where the material of this spot may go by the usual rules."""
    board = game.boards[seat]
    return supported(board, built_up(game, seat)) & FITTING[board][effective_kinds(game, game.castle[spot])]


class ChooseLoot(ChooseOfOpponent):
    """effect.10: a superficial material that you can place."""

    clause = "effect.10"
    verb = "plunder"

    def allowed(self, game: Artigiano, owner: int) -> int:
        if ban(game, self.seat, ELSEWHERE):
            return 0
        found = loot_spots(game, owner, self.seat)
        for case in CASES_IN[found]:
            if not sites(game, self.seat, owner * MOST_CASES + case):
                found &= ~CASE_BIT[case]
        return found

    def obstacle(self, game: Artigiano, owner: int, case: int) -> Refusal:
        seat = self.seat
        flag = ban(game, seat, ELSEWHERE)
        if flag:
            return banned(flag)
        if not game.occupied[owner] & ~loot_taken(game, owner) & CASE_BIT[case]:
            return Refusal(self.clause, "no-material", {"case": case})
        if not exposed(game, owner, seat) >> case & 1:
            return Refusal("attack.5", "protected", {"case": case})
        if not loot_spots(game, owner, seat) >> case & 1:
            return Refusal("attack.10", "not-superficial", {"case": case})
        return Refusal("effect.10", "fits-nothing", {"case": case})

    def go_on(self, game: Artigiano) -> None:
        game.then(ChooseSite(self.seat))


class ChooseSite(ChooseCase):
    """effect.10: the case of your castle where it goes, by the usual rules."""

    clause = "effect.10"
    verb = "on"

    def allowed(self, game: Artigiano) -> int:
        return sites(game, self.seat, game.picks[-1])

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        board = game.boards[self.seat]
        standing = built_up(game, self.seat)
        if standing >> case & 1:
            return Refusal("place.1", "case-taken", {"case": case})
        if not FITTING[board][effective_kinds(game, game.castle[game.picks[-1]])] >> case & 1:
            return Refusal("place.2", "wrong-kind", {"case": case, "kind": CASE_KIND[board][case]})
        missing = SUPPORT[board][case] & ~standing
        return Refusal("place.3", "no-support", {"case": case, "support": CASES_IN[missing][0]})

    def answer(self, game: Artigiano, choice: int) -> None:
        game.picks.append(choice)


register(Bargain(), Plunder())
