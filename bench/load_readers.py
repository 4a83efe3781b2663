"""How a client understands what it is sent: a program reads observations, a page the parts of the table."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

PARTS = ("choose", "offers", "arrangement")  # of a page: what a client has to know
RECORD, FIELD = "\x1e", "\x1f"
WANTED = tuple(f"{RECORD}{kind}{name}{FIELD}" for kind in "=~" for name in PARTS)  # how records of them begin


@dataclass(frozen=True)
class Heard:
    """One message."""

    done: int | None = None  # the act of ours that is confirmed
    version: int | None = None  # of what is seen from now on
    over: bool = False
    question: int = 0  # that is to be answered; 0 for none
    options: list[str] | None = None


def arranged(asked: dict[str, Any]) -> Iterator[str]:
    """Ways to put everything where it may go, as the answers of a page that is ready."""

    def filled(number: int, free: list[str]) -> Iterator[list[str]]:
        if number == len(asked["posts"]):
            yield []
            return
        takes, places = asked["posts"][number][:2]
        puts = [put for put in asked["puts"] if put[0] in free and put[1] in (number, *[[place] for place in places])]
        for chosen in combinations(puts, takes):
            pieces = {put[0] for put in chosen}
            if len(pieces) == takes:
                for rest in filled(number + 1, [piece for piece in free if piece not in pieces]):
                    yield [*[put[2] for put in chosen if put[2]], *rest]

    for answers in filled(0, sorted({put[0] for put in asked["puts"]})):
        yield "; ".join([*filter(None, [asked["again"]]), *answers, asked["ready"]])


class ApiReader:
    """Understands observations."""

    def read(self, text: str) -> Heard:
        """One message."""
        message: dict[str, Any] = json.loads(text)
        if "refused" in message:
            raise RuntimeError(f"refused: {message}")
        if "done" in message:
            return Heard(done=message["done"])
        question = message["question"]
        if question is None:
            return Heard(version=message["version"], over=message["status"] == "over")
        options = [option["id"] for option in question["options"]]
        return Heard(version=message["version"], question=question["number"], options=options)


class PageReader:
    """Understands what a table page is asked, as its script does; what only has to be shown it leaves alone."""

    ASKED = re.compile(r'data-asked="(\d*)" data-status="(\w+)"')

    def __init__(self, chance: random.Random) -> None:
        self.parts = dict.fromkeys(PARTS, "")
        self.chance = chance

    def read(self, text: str) -> Heard:
        """One message: a line of JSON, and behind it records."""
        end = text.find(RECORD)
        message: dict[str, Any] = json.loads(text if end < 0 else text[:end])
        if "refused" in message:
            raise RuntimeError(f"refused: {message}")
        if "update" not in message:  # a confirmation, or who else looks
            return Heard(done=message.get("done"))
        while end >= 0:  # only what is wanted is taken out of the text: most of it is to be shown
            start, end = end, text.find(RECORD, end + 1)
            if not text.startswith(WANTED, start):
                continue
            name, _, rest = text[start + 2 : end if end >= 0 else len(text)].partition(FIELD)
            if text[start + 1] == "=":
                self.parts[name] = rest
            else:  # an edit; nothing here counts twice in a browser
                since, until, new = rest.split(FIELD)
                self.parts[name] = self.parts[name][: int(since)] + new + self.parts[name][int(until) :]
        found = self.ASKED.search(self.parts["choose"])
        assert found is not None
        options = [offer[0] for offer in json.loads(self.parts["offers"])] if found[1] else []
        arrangement = json.loads(self.parts["arrangement"]) if found[1] else None
        if arrangement is not None:  # what else may be done is left alone unless something must be
            self.chance.shuffle(arrangement["puts"])
            options = list(islice(arranged(arrangement), 1)) or options
        return Heard(message.get("done"), message["version"], found[2] == "over", int(found[1] or 0), options)
