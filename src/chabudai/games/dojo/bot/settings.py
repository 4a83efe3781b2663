"""How Dojo is searched."""

from typing import Final

from chabudai.core.bot import Settings

SETTINGS: Final = Settings(horizon=3, curiosity=0.25)
