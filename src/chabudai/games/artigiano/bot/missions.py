"""The chance of each mission of Artigiano to be accomplished in the end.

Of a royal mission two chances are known, at the start of the game: that it stays true if it is, and that it becomes
true if it is not.  Towards the end they turn into certainty.  A princely mission is accomplished once it is turned up,
so there is one chance only; it grows with what has been done for it, and is nothing when somebody else was first.

The chances of royal missions were found as those of the princely ones (`prospects`).
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.artigiano.bot.prospects import PROSPECT_OF
from chabudai.games.artigiano.material import ARQUES
from chabudai.games.artigiano.missions.counting import pure_materials
from chabudai.games.artigiano.missions.royal import ROYAL_OF
from chabudai.games.artigiano.state import Artigiano

# Per royal mission, R01 to R20: (stays true, becomes true).
ROYAL_CHANCES: Final[list[tuple[float, float]]] = [
    (0.45, 0.02),  # no pure material
    (0.95, 0.45),  # six pure materials
    (1.0, 0.33),  # three own specials
    (0.48, 0.05),  # no 1 and no 2
    (0.3, 0.02),  # only odd values
    (0.7, 0.47),  # best specials
    (0.55, 0.43),  # most cases
    (0.4, 0.2),  # most fives
    (0.58, 0.45),  # at most one special or pure action held
    (0.78, 0.72),  # empty stock
    (0.9, 0.75),  # four pairs with an opponent
    (0.85, 0.75),  # at most two actions in hand
    (0.75, 0.32),  # full stock without action
    (0.55, 0.17),  # fewest cases
    (0.5, 0.19),  # fewest own specials
    (0.68, 0.52),  # two cases less
    (0.5, 0.31),  # best castle
    (0.24, 0.24),  # eighteen points of other missions
    (0.63, 0.08),  # an empty stone case
    (0.72, 0.0),  # never a special
]


def chance_of_royal(game: Artigiano, seat: int, kind: int, progress: float, kept: float, reached: float) -> float:
    """The chance of a royal mission (0 is R01) when this part of the game has been played."""
    stays, becomes = ROYAL_CHANCES[kind]
    if kind == ARQUES:
        return becomes
    if ROYAL_OF[kind].is_accomplished(game, seat):
        stays = min(1.0, stays * kept)
        return stays + (1 - stays) * progress
    if kind == 1:
        becomes *= 0.4 + pure_materials(game, seat) / 5
    elif kind == 2:
        becomes *= 0.5 + game.own_specials[seat]
    return min(1.0, becomes * reached) * (1 - progress)


def chance_of_princely(game: Artigiano, seat: int, kind: int, progress: float) -> float:
    """The chance of a princely mission (0 is P01) that has not been turned up yet."""
    prospect = PROSPECT_OF[kind]
    done = prospect.done(game, seat)
    if done < 0:
        return 0.0
    chance = prospect.untouched + (prospect.nearly - prospect.untouched) * min(1.0, done)
    return chance * (1 - progress * progress * (1 - done / 2))
