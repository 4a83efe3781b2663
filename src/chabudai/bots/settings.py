"""How a game is searched: what was measured to play best, as the game says in its `bot/settings.py`."""

from __future__ import annotations

from chabudai import games
from chabudai.core.bot import DEFAULT, Settings
from chabudai.core.game import Game


def settings_of(game: Game) -> Settings:
    """The settings for this game."""
    module = games.part(games.package_of(game), "bot.settings")
    settings: Settings = DEFAULT if module is None else module.SETTINGS
    return settings
