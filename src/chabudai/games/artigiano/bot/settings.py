"""How Artigiano is searched."""

from typing import Final

from chabudai.core.bot import Settings

SETTINGS: Final = Settings(enough=16, runners=4, horizon=1)
