"""How an action is carried out: announced, judged (see `judging`), concluded."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import NO_CARD
from chabudai.core.seats import BIT, MOST_SEATS, NOBODY
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.effect import (
    BOTH,
    CARDS,
    DOUBLED,
    EFFECT_OF,
    NO_EFFECT,
    NOT_DOUBLED,
    ONLY_CARDS,
    ONLY_PLAYERS,
    PLAYERS,
)
from chabudai.games.artigiano.actions.judging import JUDGE
from chabudai.games.artigiano.ending import check_end
from chabudai.games.artigiano.laying import take_held
from chabudai.games.artigiano.material import EFFECT, PRAYER, PRAYER_CARD
from chabudai.games.artigiano.missions.claims import open_window, open_window_of
from chabudai.games.artigiano.missions.history import note_action_card
from chabudai.games.artigiano.shapes import YES_NO
from chabudai.games.artigiano.state import Artigiano


def play_action(game: Artigiano, seat: int, card: int, doubled: int) -> None:
    """action.1: the card goes onto the discard pile and its action is carried out.

    mission.2: before that there is a moment at which the card is no longer in the hand.
    """
    game.turn_up(take_held(game, seat, card))
    game.discard.append(card)
    note_action_card(game, seat, card)
    if game.journal is not None:
        game.tell("play", "action.1", {"seat": seat, "card": card})
    open_window_of(game, seat)
    begin(game, seat, card, EFFECT[card], doubled)


def begin(game: Artigiano, seat: int, card: int, effect: int, doubled: int, only: int = 0, copy: bool = False) -> None:
    """Start carrying out an effect."""
    game.act_card = card
    game.act_effect = effect
    game.act_author = seat
    game.act_double = doubled
    game.act_targets = 0
    game.act_castles = 0
    game.act_noted = 0
    game.act_only = only
    game.act_copy = copy
    game.act_reply = NOBODY
    game.picks.clear()
    game.shared.append(CONCLUDE)
    if effect != PRAYER:  # a Prayer says by itself when it is judged
        game.shared.append(JUDGE)
    ANNOUNCE.run(game)


class Announce(Step[Artigiano]):
    """action.2: the players aimed at are named and face-up cards chosen; effect.15: what is doubled is said first."""

    clause = "action.2"

    def run(self, game: Artigiano) -> None:
        effect = EFFECT_OF[game.act_effect]
        if game.act_double == DOUBLED:
            if effect.doubles == BOTH:
                game.then(DOUBLE[game.act_author], ANNOUNCE)
                return
            if effect.doubles == ONLY_PLAYERS:
                game.act_double = PLAYERS
            elif effect.doubles == ONLY_CARDS:
                game.act_double = CARDS
        effect.announce(game)


class Double(Question[Artigiano]):
    """effect.15: where both could be doubled, the author chooses: the players named or the number of cards."""

    clause = "effect.15"

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        game.act_double = CARDS if choice else PLAYERS

    def describe(self, game: Artigiano, choice: int) -> str:
        return "double cards" if choice else "double players"


class Conclude(Step[Artigiano]):
    """action.7: the action is over: missions may be turned up, and a full castle ends the game."""

    clause = "action.7"

    def run(self, game: Artigiano) -> None:
        reply, author, effect = game.act_reply, game.act_author, game.act_effect
        game.act_card = NO_CARD
        game.act_effect = NO_EFFECT
        game.act_author = NOBODY
        game.act_targets = 0
        game.act_castles = 0
        game.act_noted = 0
        game.act_only = 0
        game.act_reply = NOBODY
        game.picks.clear()
        open_window(game)
        if not check_end(game) and reply != NOBODY and effect != NO_EFFECT:
            begin(game, reply, PRAYER_CARD, effect, NOT_DOUBLED, BIT[author])


ANNOUNCE: Final = Announce()
DOUBLE: Final = [Double(seat) for seat in range(MOST_SEATS)]
CONCLUDE: Final = Conclude()
