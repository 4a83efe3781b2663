"""Stand-ins: what takes the place of a name while something is said, so that it need be said only once for all tables.

They are characters that no text has, since Unicode keeps them for what goes on inside a program.  Short words differ
before names that begin with a vowel (`a` and `an`, `de` and `d’`), so each seat has one of these and one of the others,
and one for the letter that is on its seal.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.seats import MOST_SEATS

PLAIN: Final = tuple([chr(0xFDD0 + seat) for seat in range(MOST_SEATS)])
OPEN: Final = tuple([chr(0xFDD8 + seat) for seat in range(MOST_SEATS)])  # begin with a vowel
LETTERS: Final = tuple([chr(0xFDE0 + seat) for seat in range(MOST_SEATS)])
