"""Players that are no persons.  A bot is given the view of its seat and nothing else.

`simple` has the two that keep a table going: one plays at random, one imagines how things may turn out.
"""

from chabudai.bots.simple import BOTS, Bot, find

__all__ = ["BOTS", "Bot", "find"]
