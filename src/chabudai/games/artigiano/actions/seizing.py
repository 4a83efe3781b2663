"""Actions that move things between castles or take specials: Bargain, Plunder, Haggling, Keystone, Gargoyle."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE, NO_CARD
from chabudai.core.step import BIT, Question
from chabudai.games.artigiano.actions.playing import ONLY_CARDS, Effect, register, times_cards, within_reach
from chabudai.games.artigiano.boards import (
    ALL_CASES,
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
from chabudai.games.artigiano.losing import discard_special, take_out, throw_away
from chabudai.games.artigiano.material import (
    EFFECT,
    IS_SPECIAL,
    PROVOST,
    SPECIAL_CARD,
    SPECIALS,
    VIRGIN,
)
from chabudai.games.artigiano.missions.history import note_discarded
from chabudai.games.artigiano.protection import effective_kinds, exposed, holder, is_on_castle
from chabudai.games.artigiano.state import EMPTY, ON_CASE, ON_STOCK_OF, OUT_OF_PLAY, SLOTS, Artigiano

SPOTS: Final = 4 * MOST_CASES
NO_SPOT: Final = SPOTS  # "no second one"
NO_SPECIAL: Final = SPECIALS
ALL_SPECIALS: Final = tuple(range(SPECIALS))


def in_reach(game: Artigiano) -> tuple[int, ...]:
    """The opponents whose castles may be chosen from, in seat order."""
    mask = within_reach(game)
    return tuple([other for other in range(game.seats) if mask & BIT[other]])


# --- the Bargain ----------------------------------------------------------------------------------


class Bargain(Effect):
    """E09: a material of an opponent and one of yours change places, if both fit. Doubled: two exchanges."""

    number = 9
    doubles = ONLY_CARDS

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

    def castles(self, game: Artigiano) -> int:
        return owners_of(game.picks[::2])

    def spare(self, game: Artigiano, seat: int) -> None:
        spare_pairs(game, seat)


def owners_of(spots: list[int]) -> int:
    """The seats whose castles these spots belong to."""
    found = 0
    for spot in spots:
        found |= BIT[spot // MOST_CASES]
    return found


def spare_pairs(game: Artigiano, seat: int) -> None:
    """Drop the pairs that begin on the seat's castle."""
    kept: list[int] = []
    for i in range(0, len(game.picks), 2):
        if game.picks[i] // MOST_CASES != seat:
            kept += game.picks[i : i + 2]
    game.picks = kept


def after_exchanges(game: Artigiano) -> list[int]:
    """The castles as they will be after the exchanges chosen so far."""
    castle = game.castle[:]
    for i in range(0, len(game.picks) - 1, 2):
        theirs, mine = game.picks[i], game.picks[i + 1]
        castle[theirs], castle[mine] = castle[mine], castle[theirs]
    return castle


def exchange_fits(game: Artigiano, castle: list[int], one: int, other: int) -> bool:
    """effect.9: each card fits the case of the other."""
    kind_one = CASE_KIND[game.boards[one // MOST_CASES]][one % MOST_CASES]
    kind_other = CASE_KIND[game.boards[other // MOST_CASES]][other % MOST_CASES]
    return effective_kinds(game, castle[one]) & kind_other != 0 and effective_kinds(game, castle[other]) & kind_one != 0


def spots_of(seat: int, cases: int) -> list[int]:
    """These cases of the seat as spots."""
    return [seat * MOST_CASES + case for case in CASES_IN[cases]]


class ChooseTheirs(Question[Artigiano]):
    """effect.9: a material of an opponent that fits a case of yours whose material fits its case."""

    clause = "effect.9"
    size = SPOTS + 1

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before  # a second exchange is not compulsory

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        spots = [s * MOST_CASES + c for s in in_reach(game) for c in ALL_CASES[game.boards[s]]]
        return (*spots, NO_SPOT) if self.before else tuple(spots)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPOT:
            return None
        owner, case = choice // MOST_CASES, choice % MOST_CASES
        if game.castle[choice] == EMPTY:
            return Refusal(self.clause, "no-material", {"case": case})
        if not exposed(game, owner, self.seat) >> case & 1:
            return Refusal("attack.5", "protected", {"case": case})
        castle = after_exchanges(game)
        for mine in spots_of(self.seat, exposed(game, self.seat, self.seat)):
            if exchange_fits(game, castle, choice, mine):
                return None
        return Refusal("effect.9", "fits-nothing", {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPOT:
            game.picks.append(choice)
            game.act_targets |= BIT[choice // MOST_CASES]
            game.then(ChooseMine(self.seat))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_SPOT else f"take {choice // MOST_CASES} {choice % MOST_CASES + 1}"


class ChooseMine(Question[Artigiano]):
    """effect.9: the material of yours that goes there."""

    clause = "effect.9"
    size = MOST_CASES

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return ALL_CASES[game.boards[self.seat]]

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if not exposed(game, self.seat, self.seat) >> choice & 1:
            return Refusal(self.clause, "no-material", {"case": choice})
        castle = after_exchanges(game)
        if not exchange_fits(game, castle, game.picks[-1], self.seat * MOST_CASES + choice):
            return Refusal("effect.9", "does-not-fit-there", {"case": choice})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        game.picks.append(self.seat * MOST_CASES + choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"for {choice + 1}"


# --- the Plunder ----------------------------------------------------------------------------------


class Plunder(Effect):
    """E10: take a superficial material of an opponent and place it on your castle. Doubled: two."""

    number = 10
    doubles = ONLY_CARDS

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

    def castles(self, game: Artigiano) -> int:
        return owners_of(game.picks[::2])

    def spare(self, game: Artigiano, seat: int) -> None:
        spare_pairs(game, seat)


def loot_taken(game: Artigiano, seat: int) -> int:
    """The cases of the seat already chosen to be plundered."""
    taken = 0
    for i in range(0, len(game.picks), 2):
        if game.picks[i] // MOST_CASES == seat:
            taken |= CASE_BIT[game.picks[i] % MOST_CASES]
    return taken


def built_up(game: Artigiano, seat: int) -> int:
    """The author's castle as it will be with the loot chosen so far."""
    held = game.occupied[seat]
    for i in range(1, len(game.picks), 2):
        held |= CASE_BIT[game.picks[i]]
    return held


def loot_spots(game: Artigiano, owner: int, by: int) -> int:
    """The cases of the owner that may be plundered as far as they lie free and unprotected."""
    taken = loot_taken(game, owner)
    return superficial(game.boards[owner], game.occupied[owner] & ~taken) & exposed(game, owner, by) & ~taken


class ChooseLoot(Question[Artigiano]):
    """effect.10: a superficial material that you can place."""

    clause = "effect.10"
    size = SPOTS + 1

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        spots = [s * MOST_CASES + c for s in in_reach(game) for c in ALL_CASES[game.boards[s]]]
        return (*spots, NO_SPOT) if self.before else tuple(spots)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPOT:
            return None
        seat = self.seat
        flag = ban(game, seat, ELSEWHERE)
        if flag:
            return banned(flag)
        owner, case = choice // MOST_CASES, choice % MOST_CASES
        if not game.occupied[owner] & ~loot_taken(game, owner) & CASE_BIT[case]:
            return Refusal(self.clause, "no-material", {"case": case})
        if not exposed(game, owner, seat) >> case & 1:
            return Refusal("attack.5", "protected", {"case": case})
        if not loot_spots(game, owner, seat) >> case & 1:
            return Refusal("attack.10", "not-superficial", {"case": case})
        board = game.boards[seat]
        kinds = effective_kinds(game, game.castle[choice])
        if not supported(board, built_up(game, seat)) & FITTING[board][kinds]:
            return Refusal("effect.10", "fits-nothing", {"case": case})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPOT:
            game.picks.append(choice)
            game.act_targets |= BIT[choice // MOST_CASES]
            game.then(ChooseSite(self.seat))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_SPOT else f"plunder {choice // MOST_CASES} {choice % MOST_CASES + 1}"


class ChooseSite(Question[Artigiano]):
    """effect.10: the case of your castle where it goes, by the usual rules."""

    clause = "effect.10"
    size = MOST_CASES

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return ALL_CASES[game.boards[self.seat]]

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        board = game.boards[self.seat]
        standing = built_up_before(game, self.seat)
        if standing >> choice & 1:
            return Refusal("place.1", "case-taken", {"case": choice})
        if not FITTING[board][effective_kinds(game, game.castle[game.picks[-1]])] >> choice & 1:
            return Refusal("place.2", "wrong-kind", {"case": choice, "kind": CASE_KIND[board][choice]})
        missing = SUPPORT[board][choice] & ~standing
        if missing:
            return Refusal("place.3", "no-support", {"case": choice, "support": CASES_IN[missing][0]})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        game.picks.append(choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"on {choice + 1}"


def built_up_before(game: Artigiano, seat: int) -> int:
    """The author's castle with the loot placed so far, while a place for the last is being chosen."""
    held = game.occupied[seat]
    for i in range(1, len(game.picks) - 1, 2):
        held |= CASE_BIT[game.picks[i]]
    return held


# --- specials -------------------------------------------------------------------------------------


class Haggling(Effect):
    """E31: take a special from an opponent's zone or castle into your hand. Doubled: two."""

    number = 31
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        game.then(*[Haggle(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        for special in game.picks:
            owner = holder(game, special)
            card = take_out(game, special)
            game.hands[game.act_author].append(card | EVERYONE)
            if game.journal is not None:
                game.tell("haggle", "effect.31", {"seat": game.act_author, "to": owner, "card": card})

    def castles(self, game: Artigiano) -> int:
        return castles_of(game)

    def spare(self, game: Artigiano, seat: int) -> None:
        game.picks = [special for special in game.picks if holder(game, special) != seat]


def castles_of(game: Artigiano) -> int:
    """The seats on whose castles the chosen specials lie."""
    found = 0
    for special in game.picks:
        if is_on_castle(game, special):
            found |= BIT[holder(game, special)]
    return found


def immune(game: Artigiano, special: int, by: int) -> Refusal | None:
    """attack.9: a Virgin or Provost on another's castle, and what lies on a castle under the Chapel."""
    owner = holder(game, special)
    if owner != by and is_on_castle(game, special):
        if special in (VIRGIN, PROVOST):
            return Refusal("attack.9", "immune", {"special": special})
        if game.chapel & BIT[owner]:
            return Refusal("attack.7", "chapel-protects", {"to": owner})
    return None


class Haggle(Question[Artigiano]):
    """effect.31: one special in an opponent's zone or on his castle; not Virgin or Provost."""

    clause = "effect.31"
    size = SPECIALS + 1

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = [i for i in ALL_SPECIALS if game.special_at[i] != OUT_OF_PLAY and i not in game.picks]
        return (*found, NO_SPECIAL) if self.before else tuple(found)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPECIAL:
            return None
        if not within_reach(game) & BIT[holder(game, choice)]:
            return Refusal("effect.31", "not-an-opponents", {"special": choice})
        if ON_STOCK_OF <= game.special_at[choice] < ON_CASE:
            return Refusal("effect.31", "on-a-stock", {"special": choice})
        return immune(game, choice, self.seat)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPECIAL:
            game.picks.append(choice)
            game.act_targets |= BIT[holder(game, choice)]

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_SPECIAL else f"special S{choice + 1:02d}"


class Gargoyle(Effect):
    """E41: discard a special in play anywhere. Doubled: two."""

    number = 41
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        game.then(*[Petrify(game.act_author, i) for i in range(times_cards(game, 1))])

    def resolve(self, game: Artigiano) -> None:
        for special in game.picks:
            discard_special(game, special)

    def castles(self, game: Artigiano) -> int:
        return castles_of(game)

    def spare(self, game: Artigiano, seat: int) -> None:
        game.picks = [special for special in game.picks if holder(game, special) != seat]


class Petrify(Haggle):
    """effect.41: any special in a zone, on a castle or on a stock; not another's Virgin, not a Provost elsewhere."""

    clause = "effect.41"

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPECIAL:
            return None
        if game.act_only and holder(game, choice) >= 0 and not game.act_only & BIT[holder(game, choice)]:
            return Refusal("effect.39", "only-the-author", {"special": choice})
        return immune(game, choice, self.seat)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_SPECIAL:
            game.picks.append(choice)
            owner = holder(game, choice)
            if owner != self.seat and not ON_STOCK_OF <= game.special_at[choice] < ON_CASE:
                game.act_targets |= BIT[owner]


class Keystone(Effect):
    """E34: discard a special on your castle, in your zone, in your stock or on it. Doubled: two."""

    number = 34
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(*[Dislodge(game.act_author, i) for i in range(times_cards(game, 1))])


class Dislodge(Question[Artigiano]):
    """effect.34: one special of your side of the table; asked whatever your stock holds."""

    clause = "effect.34"
    size = SPECIALS + 1
    always = True

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def face_up(self, game: Artigiano) -> list[int]:
        """The specials in play on this side."""
        return [i for i in ALL_SPECIALS if game.special_at[i] != OUT_OF_PLAY and holder(game, i) == self.seat]

    def face_down(self, game: Artigiano) -> list[int]:
        """The specials in the ordinary places of the stock."""
        cards = [game.stock[place] & CARD for place in game.ordinary(self.seat)]
        return sorted([EFFECT[card] for card in cards if IS_SPECIAL[card]])

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = self.face_up(game)
        free = self.before or not found
        down = self.face_down(game)
        return (*found, *down, NO_SPECIAL) if free else (*found, *down)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_SPECIAL:
            return
        seat = self.seat
        if game.special_at[choice] != OUT_OF_PLAY:
            discard_special(game, choice)
            note_discarded(game, seat, SPECIAL_CARD[choice])
            return
        for place in game.ordinary(seat):
            if game.stock[place] & CARD == SPECIAL_CARD[choice]:
                entry = game.stock[place]
                game.stock[place] = NO_CARD
                if game.playing >= 0:
                    game.playing &= ~CASE_BIT[place % SLOTS]
                throw_away(game, seat, entry, False)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "none" if choice == NO_SPECIAL else f"special S{choice + 1:02d}"


register(Bargain(), Plunder(), Haggling(), Gargoyle(), Keystone())
