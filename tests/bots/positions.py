"""Positions in the middle of games played at random."""

from chabudai import games
from chabudai.core.game import Game
from chabudai.core.rng import Rng


def asked(game: Game) -> int:
    """A seat that has a choice; the game goes on by first options until there is one."""
    while True:
        for seat in game.waiting():
            if len(game.options_of[seat]) > 1:
                return seat
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][0])


def leads_to_a_choice(game: Game) -> bool:
    """Will anybody have a choice, when the game goes on by first options?"""
    game = game.clone()
    while not game.over:
        if any(len(game.options_of[seat]) > 1 for seat in game.waiting()):
            return True
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][0])
    return False


def after(name: str, seats: int, seed: int, choices: int) -> Game:
    """The position after so many choices, or half as many when there is nothing to choose any more by then."""
    game, rng = games.find(name).new(seats, seed), Rng(seed)
    for _ in range(choices):
        seat = game.waiting()[0]
        options = game.options_of[seat]
        game.take(seat, options[rng.below(len(options))])
        if game.over:
            break
    if leads_to_a_choice(game):
        return game
    assert choices, f"nothing to choose in a whole game of {name}"
    return after(name, seats, seed, choices // 2)
