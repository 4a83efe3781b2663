"""House: the bots that a server offers, namely those that everybody knows and those that its operator has brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from chabudai.bots.levels import BOTS
from chabudai.bots.own import FORM
from chabudai.core.errors import BadTable

LONGEST: Final = 24  # letters of a name
EXAMPLE: Final = f"NAME={FORM}"


@dataclass(frozen=True)
class House:
    """The bots of one server, by name."""

    own: Mapping[str, str] = field(default_factory=dict)  # what was brought: where Python finds it

    @property
    def names(self) -> tuple[str, ...]:
        """All of them: the known ones first."""
        return *BOTS, *self.own

    def check(self, name: str) -> None:
        """BadTable when nobody here is called so."""
        if name not in BOTS and name not in self.own:
            raise BadTable("unknown-bot", bot=name, possible=self.names)


def read_house(written: Sequence[str]) -> House:
    """The house with bots that are written `NAME=package.module:bot`."""
    own: dict[str, str] = {}
    for item in written:
        name, _, place = item.partition("=")
        readable = name.isprintable() and name == name.strip() and 0 < len(name) <= LONGEST and ":" not in name
        if not readable or ":" not in place:
            raise BadTable("bad-house-bot", bot=item, possible=[EXAMPLE])
        if name in own or name.casefold() in BOTS:
            raise BadTable("bot-name-taken", bot=name)
        own[name] = place
    return House(own)
