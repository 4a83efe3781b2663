"""Players that are no persons.  A bot is given the view of its seat and nothing else.

In reading order: `player` (what a bot is), `evaluate` (what a position is worth), `greedy` (one step ahead), `tree` and
`search` (many imagined games), `settings` (how each game is searched), `solve` (what a game can work out), `levels`
(the bots by name), `names` (what they are called at a table).  What a game itself brings is in its folder `bot/`.
"""

from chabudai.bots.levels import BOTS, LEVELS, USUAL, Level, find, player
from chabudai.bots.names import NAMES
from chabudai.bots.player import Bot

__all__ = ["BOTS", "LEVELS", "NAMES", "USUAL", "Bot", "Level", "find", "player"]
