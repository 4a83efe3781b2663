"""Where everything is: each address by its name, for routes, templates and whatever links to a page."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from urllib.parse import quote, urlencode

KEPT: Final = 4096  # addresses and parts of them, of which a table writes the same at every move
PLACE: Final = re.compile(r"\{[^}]*\}")  # `{table}`, `{at:place}`: as routes write it


@lru_cache(KEPT)
def _quoted(part: str) -> str:
    return quote(part, safe="")


class Address:
    """A pattern as routes know it, `/t/{table}`; called with what belongs into it, an address: `TABLE(table.id)`."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.fixed = PLACE.split(pattern)

    def __call__(self, *parts: object, **query: object) -> str:
        """The address of one thing, with its query."""
        address = _filled(self, *parts)
        return f"{address}?{urlencode(query)}" if query else address


@lru_cache(KEPT, typed=True)  # typed, as True is 1 and is written otherwise
def _filled(address: Address, *parts: object) -> str:
    first, *others = address.fixed
    for part, fixed in zip(parts, others, strict=True):
        first += (str(part) if type(part) is int else _quoted(str(part))) + fixed  # digits need no quoting
    return first


HOME: Final = Address("/")
NEW: Final = Address("/new")
NEXT: Final = Address("/next")
GO: Final = Address("/go")
PRIVACY: Final = Address("/privacy")

ME: Final = Address("/me")
CARRY: Final = Address("/me/carry")
CARRIED: Final = Address("/carried/{link}")
DELETE_ME: Final = Address("/me/delete")
DEVICES: Final = Address("/me/devices")

MY_MAIL: Final = Address("/me/mail")
STOP_MAIL: Final = Address("/me/mail/stop")
PUSH: Final = Address("/me/push")
MAIL: Final = Address("/mail/{link}")
WAITING: Final = Address("/waiting")
WORKER: Final = Address("/worker.js")

RULES: Final = Address("/rules/{game}")
SUMMARY: Final = Address("/summary/{game}")
LESSONS: Final = Address("/learn")
LESSON: Final = Address("/learn/{game}")
LESSON_END: Final = Address("/learn/{game}/end")
LESSON_STEP: Final = Address("/learn/{game}/{number:place}")
LESSON_PART: Final = Address("/learn/{game}/{number:place}/{part:place}")
LESSON_WHY: Final = Address("/learn/{game}/{number:place}/{part:place}/why")

TABLE: Final = Address("/t/{table}")
LIVE: Final = Address("/t/{table}/live")
ACT: Final = Address("/t/{table}/{act}")
SCORE: Final = Address("/t/{table}/score")
WHY: Final = Address("/t/{table}/why")
HINT: Final = Address("/t/{table}/hint")
CARDS: Final = Address("/t/{table}/cards")
FAIR: Final = Address("/t/{table}/fair")
DEAL: Final = Address("/t/{table}/deal")
REVIEW: Final = Address("/t/{table}/review")
REPLAYS: Final = Address("/t/{table}/replay")
REPLAY: Final = Address("/t/{table}/replay/{at:place}")
RECORD: Final = Address("/api/tables/{table}/record")

ASK_REVIEW: Final = Address("/review/{table}")
REMATCH: Final = Address("/rematch/{table}")
TRY: Final = Address("/try/{table}")
MAKE_REPORT: Final = Address("/report/{table}")
REPORT: Final = Address("/report/{report}")

LAB: Final = Address("/lab")
LAB_STYLE: Final = Address("/lab/report.css")
LAB_DECK: Final = Address("/lab/deck/{game}")
LAB_DECK_FILE: Final = Address("/lab/deck/{game}/file")
LAB_CHANGE: Final = Address("/lab/deck/{game}/change")
LAB_START: Final = Address("/lab/deck/{game}/run")
LAB_RUN: Final = Address("/lab/runs/{run}")
LAB_STOP: Final = Address("/lab/runs/{run}/stop")
LAB_REPLAY: Final = Address("/lab/runs/{run}/replay")
LAB_FILE: Final = Address("/lab/runs/{run}/{file}")

EVERY: Final = {name.lower(): found for name, found in list(globals().items()) if isinstance(found, Address)}
