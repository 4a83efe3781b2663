"""Who is asked at a table, as its runner wants to know after every change: bots, and people who hold the others up."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable

from chabudai.table.course.course import Course
from chabudai.table.people.presence import MISSING


def bots_asked(course: Course) -> list[tuple[int, int, str]]:
    """The seats that a bot answers for, each with the number of its question and the bot."""
    found: list[tuple[int, int, str]] = []
    for seat in course.asked:
        bot = course.seats.chairs[seat].bot
        if bot is not None:
            found.append((seat, course.questions[seat], bot))
    return found


class Awaited:
    """Since when others wait for each of those who are asked."""

    def __init__(self) -> None:
        self._since: dict[tuple[int, int], int] = {}  # by seat and question

    def missing(self, course: Course, moment: int, unseen_since: Callable[[str], int]) -> list[int]:
        """The seats of those who keep others waiting and were not seen for too long; where days count, nobody's."""
        since: dict[tuple[int, int], int] = {}
        found: list[int] = []
        for seat in course.awaited if course.plan.pace.kind != "days" else []:
            key = seat, course.questions[seat]
            first = since[key] = self._since.get(key, moment)
            if moment - first >= MISSING:
                player = course.seats.chairs[seat].player
                assert player is not None
                if moment - unseen_since(player) >= MISSING:
                    found.append(seat)
        self._since = since
        return found
