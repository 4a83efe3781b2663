"""Short texts as they may stand in HTML: keys, kinds and names, the same few at every move.

Sentences are kept by the voice that says them (`words`).
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

KEPT: Final = 8192

escaped: Final = lru_cache(KEPT)(escape)  # five times as quick as to look for what has to be replaced
