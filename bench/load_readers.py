"""How a client understands what it is sent: a program reads observations, a page the parts of the table."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

PARTS = ("choose", "offers", "arrangement")  # of a page: what a client has to know
RECORD, FIELD = b"\x1e", b"\x1f"
FIRST = frozenset(name[0].encode()[0] for name in PARTS)  # letters: most records are told from those at a glance
WANTED = tuple(RECORD + f"{kind}{name}".encode() + FIELD for kind in "=~" for name in PARTS)  # how their records begin


class Heard(NamedTuple):
    """One message."""

    done: int | None = None  # the act of ours that is confirmed
    version: int | None = None  # of what is seen from now on
    over: bool = False
    question: int = 0  # that is to be answered; 0 for none.  What may be answered the reader says if it is asked


def arranged(asked: dict[str, Any]) -> Iterator[str]:
    """Ways to put everything where it may go, as the answers of a page that is ready."""

    def filled(number: int, free: list[str]) -> Iterator[list[str]]:
        if number == len(asked["posts"]):
            yield []
            return
        takes, places = asked["posts"][number][:2]
        wheres = [number, *([place] for place in places)]
        puts = [put for put in asked["puts"] if put[0] in free and put[1] in wheres]
        for chosen in combinations(puts, takes):
            pieces = {put[0] for put in chosen}
            if len(pieces) == takes:
                for rest in filled(number + 1, [piece for piece in free if piece not in pieces]):
                    yield [*[put[2] for put in chosen if put[2]], *rest]

    for answers in filled(0, sorted({put[0] for put in asked["puts"]})):
        yield "; ".join([*filter(None, [asked["again"]]), *answers, asked["ready"]])


class ApiReader:
    """Understands observations."""

    def __init__(self) -> None:
        self.question: dict[str, Any] = {}

    def read(self, told: bytes) -> Heard:
        """One message."""
        message: dict[str, Any] = json.loads(told.decode())
        if "refused" in message:
            raise RuntimeError(f"refused: {message}")
        if "done" in message:
            return Heard(done=message["done"])
        question = message["question"]
        if question is None:
            return Heard(version=message["version"], over=message["status"] == "over")
        self.question = question
        return Heard(version=message["version"], question=question["number"])

    def options(self) -> list[str]:
        """What may be answered to what was asked last."""
        return [option["id"] for option in self.question["options"]]


class PageReader:
    """Understands what a table page is asked, as its script does; what only has to be shown it leaves alone."""

    ASKED = re.compile(r'data-asked="(\d*)" data-status="(\w+)"')

    def __init__(self, chance: random.Random) -> None:
        self.parts = dict.fromkeys(PARTS, "")
        self.chance = chance

    def read(self, told: bytes) -> Heard:
        """One message: a line of JSON, and behind it records."""
        end = told.find(RECORD)
        message: dict[str, Any] = json.loads((told if end < 0 else told[:end]).decode())
        if "refused" in message:
            raise RuntimeError(f"refused: {message}")
        if "update" not in message:  # a confirmation, or who else looks
            return Heard(done=message.get("done"))
        while end >= 0:  # only what is wanted is taken out of the message: most of it is to be shown
            start, end = end, told.find(RECORD, end + 1)
            if told[start + 2] in FIRST and told.startswith(WANTED, start):
                self.take(told[start + 1 : end if end >= 0 else len(told)].decode())
        found = self.ASKED.search(self.parts["choose"])
        assert found is not None
        return Heard(message.get("done"), message["version"], found[2] == "over", int(found[1] or 0))

    def take(self, record: str) -> None:
        """A part that has come anew, or what has changed in it."""
        head, _, rest = record.partition(FIELD.decode())
        kind, name = head[0], head[1:]
        if kind == "=":
            self.parts[name] = rest
        else:  # an edit; nothing here counts twice in a browser
            since, until, new = rest.split(FIELD.decode())
            self.parts[name] = self.parts[name][: int(since)] + new + self.parts[name][int(until) :]

    def options(self) -> list[str]:
        """What may be answered; what else may be done than to arrange is left alone unless something must be."""
        arrangement = json.loads(self.parts["arrangement"])
        if arrangement is not None:
            arrangement["puts"].sort(key=lambda _: self.chance.random())
            ready = next(arranged(arrangement), None)
            if ready is not None:
                return [ready]
        return [offer[0] for offer in json.loads(self.parts["offers"])]
