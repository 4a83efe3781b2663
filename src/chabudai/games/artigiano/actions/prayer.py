"""The Prayer turns an action back on its author; the Ironmonger repeats the last action played."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import NO_CARD
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import SeatStep, Step
from chabudai.games.artigiano.actions.effect import DOUBLED, NO_EFFECT, NOT_DOUBLED, Effect, register
from chabudai.games.artigiano.actions.judging import JUDGE, LISTEN, LOG_AUTHOR, LOG_FRESH, LOG_TARGETS
from chabudai.games.artigiano.actions.playing import ANNOUNCE, begin
from chabudai.games.artigiano.material import EFFECTS, IRONMONGER
from chabudai.games.artigiano.shapes import YES_NO, FreeQuestion
from chabudai.games.artigiano.state import IN_ZONE_OF, Artigiano

EFFECT_MASK: Final = 63
SEAT_MASK: Final = 7
NO_ATTACK: Final = -1
ATTACKS: Final = (EFFECTS + 1) * 4  # a choice is effect * 4 + author
NO_ATTACK_MORE: Final = ATTACKS


def attacks_on(game: Artigiano, seat: int) -> list[int]:
    """effect.39: the actions aimed at the seat since the end of its last turn that were not cancelled."""
    found: list[int] = []
    for entry in game.log:
        if entry >> LOG_FRESH & BIT[seat] and entry >> LOG_TARGETS & BIT[seat]:
            attack = (entry & EFFECT_MASK) * 4 + (entry >> LOG_AUTHOR & SEAT_MASK)
            if attack not in found:
                found.append(attack)
    return found


def forget_actions(game: Artigiano, seat: int) -> None:
    """The seat has ended a turn: what was played before it is no longer fresh to it."""
    keep: list[int] = []
    for entry in game.log:
        entry &= ~(BIT[seat] << LOG_FRESH)
        if entry >> LOG_FRESH:
            keep.append(entry)
    game.log = keep


class Prayer(Effect):
    """E39: an action that attacked you since your last turn is carried out again, by you and against its author alone.

    Doubled: two different attacks."""

    number = 39

    def announce(self, game: Artigiano) -> None:
        author, doubled = game.act_author, game.act_double
        if attacks_on(game, author):
            if doubled == DOUBLED:
                game.then(Reflect(author, NO_ATTACK), PrayAgain(author))
            else:
                game.then(Reflect(author, NO_ATTACK))
        else:
            game.then(JUDGE_IDLE)


class JudgeIdle(Step[Artigiano]):
    """effect.39: without such an attack the Prayer does nothing; there is nothing to cancel either."""

    clause = "effect.39"

    def run(self, game: Artigiano) -> None:
        game.act_effect = NO_EFFECT


class Reflect(FreeQuestion):
    """effect.39: you choose the attack; it is carried out without any doubling."""

    clause = "effect.39"
    size = ATTACKS + 1

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = [attack for attack in attacks_on(game, self.seat) if attack != self.before]
        return tuple(found) if self.before == NO_ATTACK else (*found, NO_ATTACK_MORE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_ATTACK_MORE:
            game.act_effect = NO_EFFECT
            return
        game.act_effect = choice // 4
        game.act_only = BIT[choice % 4]
        game.act_targets = 0
        game.act_castles = 0
        game.act_double = NOT_DOUBLED
        game.picks.clear()
        if game.journal is not None:
            game.tell("reflect", "effect.39", {"seat": self.seat, "effect": choice // 4, "to": choice % 4})
        # One Pope window for the card and its effect: a second reflection is only listened to.
        game.then(ANNOUNCE, JUDGE if self.before == NO_ATTACK else LISTEN)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_ATTACK_MORE else f"reflect E{choice // 4:02d} {choice % 4}"


class PrayAgain(SeatStep[Artigiano]):
    """effect.39: a doubled Prayer turns back a second, different attack, unless the first was cancelled."""

    clause = "effect.39"

    def run(self, game: Artigiano) -> None:
        if game.act_effect != NO_EFFECT:
            first = game.act_effect * 4 + BIT.index(game.act_only)
            if len(attacks_on(game, self.seat)) > 1:
                game.then(Reflect(self.seat, first))


def last_action(game: Artigiano, seat: int) -> int:
    """specials.11: the effect of the latest action since the end of the seat's last turn; 0 when there is none."""
    for entry in reversed(game.log):
        if entry >> LOG_FRESH & BIT[seat]:
            return entry & EFFECT_MASK
    return NO_EFFECT


class Imitate(FreeQuestion):
    """specials.11: once a game, before phase 1, the Ironmonger repeats the last action played, as if you played it."""

    clause = "specials.11"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        seat = self.seat
        mine = game.special_at[IRONMONGER] == IN_ZONE_OF + seat and not game.ironmonger_used & BIT[seat]
        return YES_NO if mine and last_action(game, seat) != NO_EFFECT else ()

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice:
            game.ironmonger_used |= BIT[self.seat]
            effect = last_action(game, self.seat)
            if game.journal is not None:
                game.tell("imitate", "specials.11", {"seat": self.seat, "effect": effect})
            begin(game, self.seat, NO_CARD, effect, NOT_DOUBLED, 0, True)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "imitate" if choice else "pass"


JUDGE_IDLE: Final = JudgeIdle()
IMITATE: Final = [Imitate(seat) for seat in range(MOST_SEATS)]
register(Prayer())
