"""With which number a command ends, when all is not well."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130  # as shells count it: 128, and 2 for the signal of Control-C
