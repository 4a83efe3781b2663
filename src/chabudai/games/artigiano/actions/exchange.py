"""Actions that move cards between hands: Trade, Fraud, Smuggling, Cloister."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.artigiano.actions.effect import (
    AT_ALL_OTHERS,
    AT_AN_OPPONENT,
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    register,
    targets,
    times_cards,
)
from chabudai.games.artigiano.actions.hand import LookAtHand
from chabudai.games.artigiano.laying import held, take_held
from chabudai.games.artigiano.losing import is_key, mix, mix_held, unlock
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.shapes import ChooseCard, ChooseCardOf, StepTowards
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


def take_out_of(entries: list[int], card: int) -> int:
    """Take this card out of a list of entries: its entry."""
    for i in range(len(entries)):
        if entries[i] & CARD == card:
            return entries.pop(i)
    raise ValueError(f"{CODE[card]} is not there")


class Trade(Effect):
    """E18: look at an opponent's hand, take a card and give one back. Doubled: two each way, or two opponents."""

    number = 18
    aim = AT_AN_OPPONENT
    doubles = BOTH

    def befall(self, game: Artigiano, seat: int) -> None:
        author = game.act_author
        takes = [TakeOne(author, seat)] * times_cards(game, 1)
        game.then(LookAtHand(author, seat), *takes, GiveBack(author, seat))


class TakeOne(ChooseCardOf):
    """effect.18: a card of your choice from the hand you have looked at."""

    clause = "effect.18"
    verb = "take"

    def cards(self, game: Artigiano) -> list[int]:
        return [entry & CARD for entry in game.hands[self.other]]

    def chosen(self, game: Artigiano, card: int) -> None:
        hand = game.hands[self.other]
        mix(game, hand, SEEN_BY[self.other] | SEEN_BY[self.seat])
        game.pool.append(take_out_of(hand, card))
        if game.journal is not None:
            game.tell("take", "effect.18", {"seat": self.seat, "to": self.other})


class GiveBack(StepTowards):
    """effect.18, effect.33: for the cards taken, as many are given; those taken may be given back."""

    clause = "effect.18"

    def run(self, game: Artigiano) -> None:
        game.then(*[GiveOne(self.seat, self.other)] * len(game.pool), KEEP_REST)


class GiveOne(ChooseCardOf):
    """effect.18, effect.33: a card of your choice from the held set and the cards just taken."""

    clause = "effect.18"
    verb = "give"

    def cards(self, game: Artigiano) -> list[int]:
        return held(game, self.seat) + [entry & CARD for entry in game.pool]

    def chosen(self, game: Artigiano, card: int) -> None:
        keep = SEEN_BY[self.seat] | SEEN_BY[self.other]
        mix_held(game, self.seat, keep)
        mix(game, game.pool, keep)
        taken = card in [entry & CARD for entry in game.pool]
        hand_over(game, self.other, take_out_of(game.pool, card) if taken else take_held(game, self.seat, card))
        if game.journal is not None:
            game.tell("give", "effect.18", {"seat": self.seat, "to": self.other})


class KeepRest(Step[Artigiano]):
    """stock.6: what the author has gained joins the real hand; mission.2: an exchange is over."""

    clause = "stock.6"

    def run(self, game: Artigiano) -> None:
        while game.pool:
            hand_over(game, game.act_author, game.pool.pop(0))
        open_window(game)


class Fraud(Effect):
    """E23: exchange your cards with the whole hand of another player. Doubled: two players, one after the other."""

    number = 23
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS

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
            open_window(game)


class Smuggling(Effect):
    """E33: take two random cards from another player's hand and give as many. Doubled: four, or two players."""

    number = 33
    aim = AT_AN_OPPONENT
    doubles = BOTH

    def befall(self, game: Artigiano, seat: int) -> None:
        author = game.act_author
        game.then(Smuggle(author, seat), GiveBack(author, seat))


class Smuggle(StepTowards):
    """effect.33: the cards are taken at random."""

    clause = "effect.33"

    def run(self, game: Artigiano) -> None:
        taken = take_at_random(game, self.other, self.seat, times_cards(game, 2))
        game.pool += [game.show(entry, SEEN_BY[self.seat]) for entry in taken]
        if game.journal is not None:
            game.tell("smuggle", "effect.33", {"seat": self.seat, "to": self.other, "taken": len(taken)})


class Cloister(Effect):
    """E45: gather two random cards of every other player and two of yours; deal them out as you like, in secret."""

    number = 45
    aim = AT_ALL_OTHERS
    doubles = ONLY_CARDS

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


class AddOwn(ChooseCard):
    """effect.45: cards of your own, chosen before you have seen the others."""

    clause = "effect.45"
    verb = "add"

    def cards(self, game: Artigiano) -> list[int]:
        return held(game, self.seat)

    def chosen(self, game: Artigiano, card: int) -> None:
        mix_held(game, self.seat, SEEN_BY[self.seat])
        game.pool.append(take_held(game, self.seat, card))


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


class DealBack(ChooseCardOf):
    """effect.45: one of the gathered cards for this player."""

    clause = "effect.45"

    def cards(self, game: Artigiano) -> list[int]:
        return [entry & CARD for entry in game.pool]

    def chosen(self, game: Artigiano, card: int) -> None:
        hand_over(game, self.other, take_out_of(game.pool, card))
        if game.journal is not None:
            game.tell("give", "effect.45", {"seat": self.seat, "to": self.other})

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"deal {self.other} {CODE[choice]}"


KEEP_REST: Final = KeepRest()
GATHER: Final = Gather()
LOOK_AT_ALL: Final = LookAtAll()
register(Trade(), Fraud(), Smuggling(), Cloister())
