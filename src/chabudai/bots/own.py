"""Bots of one's own: `package.module:name`, wherever a bot is named on the command line.

A bot is a function of (view, seat, chance) to a choice.  One that wants to remember is a class: an object is made of it
for every game it plays, and called like the function.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from chabudai.bots.player import Bot
from chabudai.core.errors import BadTable
from chabudai.core.game import Game
from chabudai.core.rng import Rng

FORM: Final = "package.module:bot"


class Remembering:
    """A bot that is a class: `fresh` seats another object of it."""

    def __init__(self, kind: Callable[[], Bot]) -> None:
        self.kind = kind
        self.bot = kind()

    def __call__(self, view: Game, seat: int, rng: Rng) -> int:
        return self.bot(view, seat, rng)


def fresh(bot: Bot) -> Bot:
    """The bot as it sits down to a new game."""
    return Remembering(bot.kind) if isinstance(bot, Remembering) else bot


def load(written: str) -> Bot:
    """The bot that is written `package.module:name`, as Python finds it, also in the folder one is in."""
    module, _, name = written.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a command has only its own folder there
    try:
        found = getattr(import_module(module), name)
        bot: Bot = Remembering(found) if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # whatever goes wrong in somebody else's module
        raise BadTable("bad-own-bot", bot=written, detail=f"{type(error).__name__}: {error}") from error
    if not callable(bot):
        raise BadTable("bad-own-bot", bot=written, detail=type(found).__name__)
    return bot
