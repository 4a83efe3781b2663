"""The version of the environments: it changes whenever observations, actions or rewards do."""

from typing import Final

VERSION: Final = 1
