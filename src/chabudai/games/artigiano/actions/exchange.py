"""Actions that move cards between hands: Trade, Fraud, Smuggling, Cloister."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.artigiano.actions.hand import LookAtHand
from chabudai.games.artigiano.actions.playing import (
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    designate,
    register,
    target_all_others,
    targets,
    times_cards,
)
from chabudai.games.artigiano.freely import FreeQuestion
from chabudai.games.artigiano.laying import held, take_held
from chabudai.games.artigiano.losing import is_key, mix, mix_held, unlock
from chabudai.games.artigiano.material import CARDS as ALL_CARDS
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.state import Artigiano


def hand_over(game: Artigiano, to: int, entry: int) -> None:
    """A card joins a hand, and its new owner sees it."""
    game.hands[to].append(game.show(entry, SEEN_BY[to]))


def take_at_random(game: Artigiano, owner: int, by: int, count: int) -> list[int]:
    """specials.14: random cards leave a hand; a Key-Bearer among them goes to its holder's zone instead."""
    taken: list[int] = []
    hand = game.hands[owner]
    mix(game, hand, SEEN_BY[owner] | SEEN_BY[by])
    for _ in range(min(count, len(hand))):
        entry = hand.pop(game.draw_lot(len(hand)))
        if is_key(entry):
            unlock(game, owner)
        else:
            taken.append(entry)
    return taken


class Trade(Effect):
    """E18: look at an opponent's hand, take a card and give one back. Doubled: two each way, or two opponents."""

    number = 18
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            takes = [TakeOne(author, seat)] * times_cards(game, 1)
            game.then(LookAtHand(author, seat), *takes, GiveBack(author, seat))


class TakeOne(FreeQuestion):
    """effect.18: a card of your choice from the hand you have looked at."""

    clause = "effect.18"
    size = ALL_CARDS

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([entry & CARD for entry in game.hands[self.owner]])

    def answer(self, game: Artigiano, choice: int) -> None:
        hand = game.hands[self.owner]
        mix(game, hand, SEEN_BY[self.owner] | SEEN_BY[self.seat])
        for i in range(len(hand)):
            if hand[i] & CARD == choice:
                game.pool.append(hand.pop(i))
                break
        if game.journal is not None:
            game.tell("take", "effect.18", {"seat": self.seat, "to": self.owner})

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"take {CODE[choice]}"


class GiveBack(Step[Artigiano]):
    """effect.18, effect.33: for the cards taken, as many are given; those taken may be given back."""

    clause = "effect.18"

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to)

    def run(self, game: Artigiano) -> None:
        game.then(*[GiveOne(self.seat, self.to)] * len(game.pool), KEEP_REST)


class GiveOne(FreeQuestion):
    """effect.18, effect.33: a card of your choice from the held set and the cards just taken."""

    clause = "effect.18"
    size = ALL_CARDS

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return (*held(game, self.seat), *[entry & CARD for entry in game.pool])

    def answer(self, game: Artigiano, choice: int) -> None:
        keep = SEEN_BY[self.seat] | SEEN_BY[self.to]
        mix_held(game, self.seat, keep)
        mix(game, game.pool, keep)
        hand_over(game, self.to, self.pull(game, choice))
        if game.journal is not None:
            game.tell("give", "effect.18", {"seat": self.seat, "to": self.to})

    def pull(self, game: Artigiano, card: int) -> int:
        """Take the card from where it is."""
        for i in range(len(game.pool)):
            if game.pool[i] & CARD == card:
                return game.pool.pop(i)
        return take_held(game, self.seat, card)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"give {CODE[choice]}"


class KeepRest(Step[Artigiano]):
    """stock.6: what the author has gained joins the real hand."""

    clause = "stock.6"

    def run(self, game: Artigiano) -> None:
        while game.pool:
            hand_over(game, game.act_author, game.pool.pop(0))


class Fraud(Effect):
    """E23: exchange your cards with the whole hand of another player. Doubled: two players, one after the other."""

    number = 23
    doubles = ONLY_PLAYERS

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in targets(game):
            mine = [take_held(game, author, card) for card in held(game, author)]
            theirs = game.hands[seat]
            game.hands[seat] = []
            for entry in mine:
                hand_over(game, seat, entry)
            for entry in theirs:
                hand_over(game, author, entry)
            if game.journal is not None:
                facts = {"seat": author, "to": seat, "given": len(mine), "taken": len(theirs)}
                game.tell("fraud", "effect.23", facts)


class Smuggling(Effect):
    """E33: take two random cards from another player's hand and give as many. Doubled: four, or two players."""

    number = 33
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            game.then(Smuggle(author, seat), GiveBack(author, seat))


class Smuggle(Step[Artigiano]):
    """effect.33: the cards are taken at random."""

    clause = "effect.33"

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def run(self, game: Artigiano) -> None:
        taken = take_at_random(game, self.owner, self.seat, times_cards(game, 2))
        game.pool += [game.show(entry, SEEN_BY[self.seat]) for entry in taken]
        if game.journal is not None:
            game.tell("smuggle", "effect.33", {"seat": self.seat, "to": self.owner, "taken": len(taken)})


class Cloister(Effect):
    """E45: gather two random cards of every other player and two of yours; deal them out as you like, in secret."""

    number = 45
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        count = times_cards(game, 2)
        game.then(GATHER, *[AddOwn(game.act_author)] * count, LOOK_AT_ALL)


class Gather(Step[Artigiano]):
    """effect.45: two random cards leave each other hand, unseen; how many each has given is kept."""

    clause = "effect.45"

    def run(self, game: Artigiano) -> None:
        for seat in targets(game):
            taken = take_at_random(game, seat, game.act_author, times_cards(game, 2))
            game.pool += taken
            game.picks.append(seat << 4 | len(taken))


class AddOwn(FreeQuestion):
    """effect.45: cards of your own, chosen before you have seen the others."""

    clause = "effect.45"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple(held(game, self.seat))

    def answer(self, game: Artigiano, choice: int) -> None:
        mix_held(game, self.seat, SEEN_BY[self.seat])
        game.pool.append(take_held(game, self.seat, choice))

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"add {CODE[choice]}"


class LookAtAll(Step[Artigiano]):
    """effect.45: you look at all of them and deal each player as many as he gave, yourself last."""

    clause = "effect.45"

    def run(self, game: Artigiano) -> None:
        author = game.act_author
        mix(game, game.pool, SEEN_BY[author])  # nobody else can tell any longer which is which
        game.pool = [game.show(entry, SEEN_BY[author]) for entry in game.pool]
        game.then(KEEP_REST)
        for pick in reversed(game.picks):
            game.then(*[DealBack(author, pick >> 4)] * (pick & 15))


class DealBack(FreeQuestion):
    """effect.45: one of the gathered cards for this player."""

    clause = "effect.45"
    size = ALL_CARDS

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.to)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([entry & CARD for entry in game.pool])

    def answer(self, game: Artigiano, choice: int) -> None:
        for i in range(len(game.pool)):
            if game.pool[i] & CARD == choice:
                hand_over(game, self.to, game.pool.pop(i))
                break
        if game.journal is not None:
            game.tell("give", "effect.45", {"seat": self.seat, "to": self.to})

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"deal {self.to} {CODE[choice]}"


KEEP_REST: Final = KeepRest()
GATHER: Final = Gather()
LOOK_AT_ALL: Final = LookAtAll()
register(Trade(), Fraud(), Smuggling(), Cloister())
