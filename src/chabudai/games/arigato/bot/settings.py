"""How Arigatō is searched."""

from typing import Final

from chabudai.core.bot import Settings

# Its evaluation understands a dawn half done; answers at random would empty workshops that nobody empties.
SETTINGS: Final = Settings(enough=300, sharpness=1.0, whole=True, disclose=False)
