"""The end of the game: hand and stock are put back, the last missions are turned up, the points counted."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import EVERYONE
from chabudai.core.step import Step
from chabudai.games.artigiano.boards import FULL
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.missions.ending import accomplished_by
from chabudai.games.artigiano.putting_back import PUT_BACK
from chabudai.games.artigiano.scoring import final_points
from chabudai.games.artigiano.state import Artigiano


def check_end(game: Artigiano) -> bool:
    """end.1: a castle whose cases are all occupied ends the game; nothing that was still to come happens."""
    if game.first_full < 0:
        return False
    for seat in range(game.seats):
        if game.occupied[seat] == FULL[game.boards[seat]]:
            game.shared.clear()
            game.then(END)
            return True
    return False


class End(Step[Artigiano]):
    """end.1, end.2: no further phase is played; hand and stock are put back, and the points are counted."""

    clause = "end.1"

    def run(self, game: Artigiano) -> None:
        if game.playing >= 0:
            game.then(PUT_BACK[game.active], COUNT)
        else:
            game.then(COUNT)


class Count(Step[Artigiano]):
    """end.3: royal missions are turned up, and each player's points are counted; the game is over."""

    clause = "end.3"

    def run(self, game: Artigiano) -> None:
        game.playing = -1
        game.hold = [0] * game.seats  # mission.3: nobody would let a fulfilled mission fail
        open_window(game)
        show_missions(game)
        game.accomplished = [accomplished_by(game, seat) for seat in range(game.seats)]
        game.points = [final_points(game, seat) for seat in range(game.seats)]
        game.over = True
        if game.journal is not None:
            for seat in range(game.seats):
                game.tell("final", "end.3", {"seat": seat, "points": game.points[seat]})


def show_missions(game: Artigiano) -> None:
    """end.3: every mission still in the game is turned up for all to see."""
    game.own_missions()
    count = game.mission_count()
    for seat in range(game.seats):
        for place in range(count):
            if not game.quick or game.mandatory[seat] >> place & 1:
                at = seat * count + place
                game.missions[at] = game.show(game.missions[at], EVERYONE)


COUNT: Final = Count()
END: Final = End()
