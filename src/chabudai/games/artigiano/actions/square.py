"""The Village Square: two players see each other's cards and bargain, by a protocol that always comes to an end."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.step import Question
from chabudai.games.artigiano.actions.effect import AT_AN_OPPONENT, ONLY_PLAYERS, Effect, register
from chabudai.games.artigiano.boards import CASES_IN
from chabudai.games.artigiano.losing import is_key, look, mix, mix_stock, unlock
from chabudai.games.artigiano.material import CARDS as ALL_CARDS
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.shapes import NO, YES, YES_NO, ChooseCard, StepTowards
from chabudai.games.artigiano.state import SLOTS, Artigiano
from chabudai.games.artigiano.stocks import take_from_stock

PROPOSALS: Final = 3
MOST_OFFERED: Final = 5
STOP: Final = ALL_CARDS
OFFER: Final = ALL_CARDS + 1
COUNTER: Final = 2
ANSWERS: Final = (NO, YES, COUNTER)


class VillageSquare(Effect):
    """E30: you and another player see each other's hands and may exchange cards by agreement. Doubled: two players."""

    number = 30
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS

    def befall(self, game: Artigiano, seat: int) -> None:
        author = game.act_author
        game.then(Meet(author, seat), Propose(author, seat, PROPOSALS, author))


def on_square(game: Artigiano, seat: int) -> list[int]:
    """The entries the seat brings: its hand, or what is left of the stock it is playing; places keep their number."""
    if game.playing >= 0 and seat == game.active:
        first = seat * SLOTS
        return [game.stock[first + s] if game.playing >> s & 1 else NO_CARD for s in range(SLOTS)]
    return game.hands[seat]


def offered(game: Artigiano, seat: int) -> int:
    """The places of the seat's cards that are in the offer."""
    return game.offer_mine if seat == game.act_author else game.offer_theirs


def free_cards(game: Artigiano, seat: int) -> list[int]:
    """The seat's cards that are not in the offer."""
    cards = on_square(game, seat)
    used = offered(game, seat)
    return [cards[i] & CARD for i in range(len(cards)) if cards[i] >= 0 and not used >> i & 1]


def add_to_offer(game: Artigiano, seat: int, card: int) -> None:
    """Put a card of the seat into the offer."""
    cards = on_square(game, seat)
    for i in range(len(cards)):
        if cards[i] >= 0 and cards[i] & CARD == card:
            if seat == game.act_author:
                game.offer_mine |= 1 << i
            else:
                game.offer_theirs |= 1 << i


class Meet(StepTowards):
    """effect.30: each sees the other's cards; a Key-Bearer seen steps into its holder's zone first."""

    clause = "effect.30"

    def run(self, game: Artigiano) -> None:
        seat, partner = self.seat, self.other
        game.offer_mine = game.offer_theirs = 0
        look(game, game.hands[partner], partner, SEEN_BY[seat])
        if game.playing >= 0 and seat == game.active:
            for slot in CASES_IN[game.playing]:
                place = seat * SLOTS + slot
                game.stock[place] = game.show(game.stock[place], SEEN_BY[partner])
                if is_key(game.stock[place]):
                    take_from_stock(game, place)
                    unlock(game, seat)
        else:
            look(game, game.hands[seat], seat, SEEN_BY[partner])
        if game.journal is not None:
            game.tell("meet", "effect.30", {"seat": seat, "to": partner})


class Propose(Question[Artigiano]):
    """effect.30: the one who proposes adds cards in pairs, one of each side; then offers, or stops bargaining."""

    clause = "effect.30"
    size = ALL_CARDS + 2

    def __init__(self, seat: int, other: int, left: int, author: int) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left  # proposals the author may still make, this one included
        self.author = author  # when it is not the seat, this is the counter-offer

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.left, self.author)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        if game.offer_mine:
            return (*free_cards(game, self.seat), OFFER)
        return (*free_cards(game, self.seat), STOP)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice < ALL_CARDS:
            if game.offer_mine.bit_count() >= MOST_OFFERED:
                return Refusal("effect.30", "offer-is-full", {"card": choice})
            if not free_cards(game, self.other):
                return Refusal("effect.30", "nothing-to-ask-for", {"to": self.other})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        seat, partner = self.seat, self.other
        if choice < ALL_CARDS:
            add_to_offer(game, seat, choice)
            game.then(Demand(seat, partner, self.left, self.author))
        elif choice == OFFER:
            if game.journal is not None:
                facts = {"seat": seat, "to": partner, "count": game.offer_mine.bit_count()}
                game.tell("offer", "effect.30", facts)
            if seat == self.author:
                game.then(Respond(partner, seat, self.left))
            else:
                game.then(Settle(partner, seat, self.left))
        elif seat != self.author:
            go_on(game, self.author, seat, self.left)  # a counter-offer of nothing is a refusal

    def describe(self, game: Artigiano, choice: int) -> str:
        if choice == STOP:
            return "stop"
        return "offer" if choice == OFFER else f"give {CODE[choice]}"


class Demand(ChooseCard):
    """effect.30: for each card given, one is asked for, so that both sides are equal."""

    clause = "effect.30"
    verb = "want"

    def __init__(self, seat: int, other: int, left: int, author: int) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left
        self.author = author

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.left, self.author)

    def cards(self, game: Artigiano) -> list[int]:
        return free_cards(game, self.other)

    def chosen(self, game: Artigiano, card: int) -> None:
        add_to_offer(game, self.other, card)
        game.then(Propose(self.seat, self.other, self.left, self.author))


class Respond(Question[Artigiano]):
    """effect.30: the partner refuses, accepts, or makes one counter-offer."""

    clause = "effect.30"
    size = 3

    def __init__(self, seat: int, author: int, left: int) -> None:
        super().__init__(seat)
        self.author = author
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.author, self.left)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return ANSWERS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return ANSWERS

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == COUNTER:
            game.offer_mine = game.offer_theirs = 0
            game.then(Propose(self.seat, self.author, self.left, self.author))
            return
        conclude_offer(game, self.author, self.seat, choice == YES)
        go_on(game, self.author, self.seat, self.left)

    def describe(self, game: Artigiano, choice: int) -> str:
        return ("refuse", "accept", "counter")[choice]


class Settle(Question[Artigiano]):
    """effect.30: the author accepts or refuses the counter-offer."""

    clause = "effect.30"

    def __init__(self, seat: int, other: int, left: int) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.left)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        conclude_offer(game, self.seat, self.other, choice == YES)
        go_on(game, self.seat, self.other, self.left)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "accept" if choice else "refuse"


def go_on(game: Artigiano, author: int, partner: int, left: int) -> None:
    """effect.30: after at most three proposals it is over."""
    game.offer_mine = game.offer_theirs = 0
    if left > 1:
        game.then(Propose(author, partner, left - 1, author))


def conclude_offer(game: Artigiano, author: int, partner: int, accepted: bool) -> None:
    """The cards of an accepted offer change sides; what the author gains joins the real hand."""
    if game.journal is not None:
        kind = "agree" if accepted else "disagree"
        game.tell(kind, "effect.30", {"seat": author, "to": partner, "count": game.offer_mine.bit_count()})
    if not accepted:
        return
    keep = SEEN_BY[author] | SEEN_BY[partner]
    from_stock = game.playing >= 0 and author == game.active
    if from_stock:
        mix_stock(game, author, keep)
    mix(game, game.hands[author], keep)
    mix(game, game.hands[partner], keep)
    given: list[int] = []
    if from_stock:
        for slot in CASES_IN[game.offer_mine]:
            given.append(take_from_stock(game, author * SLOTS + slot))
    else:
        given = split(game, author, game.offer_mine)
    taken = split(game, partner, game.offer_theirs)
    game.hands[author] += taken
    game.hands[partner] += given
    open_window(game)


def split(game: Artigiano, seat: int, places: int) -> list[int]:
    """Take the cards in these places out of a hand."""
    hand = game.hands[seat]
    out = [hand[i] for i in range(len(hand)) if places >> i & 1]
    game.hands[seat] = [hand[i] for i in range(len(hand)) if not places >> i & 1]
    return out


register(VillageSquare())
