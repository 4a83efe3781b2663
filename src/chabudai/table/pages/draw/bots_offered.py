"""What pages call the bots, and which they offer: the one list that every form with chairs is made from."""

# mypyc: compile
from __future__ import annotations

from markupsafe import Markup

from chabudai import bots
from chabudai.bots.offered_bots import House
from chabudai.table.pages.draw.words import Voice


def called(bot: str, voice: Voice) -> str:
    """What is said of a bot; one that an operator brought, or an upgrade took away, is called as its table has it."""
    return voice(f"page-chair-bot-{bot}") if bot in bots.BOTS else voice("page-chair-bot-own", name=bot)


def offered(house: House, voice: Voice) -> list[tuple[str, Markup]]:
    """The bots of this server: name, and what it is called."""
    return [(name, Markup(called(name, voice))) for name in house.names]
