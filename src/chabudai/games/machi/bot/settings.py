"""How Machi is searched."""

from typing import Final

from chabudai.core.bot import Settings

SETTINGS: Final = Settings(enough=60, runners=5, horizon=1)
