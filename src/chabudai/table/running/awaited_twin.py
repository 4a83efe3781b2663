"""A compiled twin that is being built while a program runs on the sources: processes started later may use it.

`make play` names its folder and what it must have been made from in the environment (`tools/play.py`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = "CHABUDAI_TWIN"
MADE_FROM: Final = "CHABUDAI_TWIN_MADE_FROM"
STAMP: Final = "made-from.txt"


class AwaitedTwin:
    """Looks now and then whether it has come."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._folder = environment.get(FOLDER, "")
        self._made_from = environment.get(MADE_FROM, "")

    def has_come(self) -> bool:
        """True once: from now on whatever is spawned runs on it.

        What this process has read, and reads later, are the sources: a package knows its own folder.  Only programs
        that begin anew look for the package, where `sys.path`, which they inherit, leads them.
        """
        if not self._folder:
            return False
        try:
            made_from = Path(self._folder, STAMP).read_text()
        except OSError:
            return False
        if made_from != self._made_from:  # of other sources, older or newer than those that run here
            return False
        if self._folder not in sys.path:  # others may have waited for it too
            sys.path.insert(0, self._folder)
        self._folder = ""
        return True
