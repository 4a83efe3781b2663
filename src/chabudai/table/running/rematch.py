"""Rematch: the people of a finished game meet at one new table, with the same pace, options and company.

Whoever asks first opens it, and the old table's log names it; everybody else who asks is led there, to the chair that
is kept for them.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from chabudai.core.errors import ChabudaiError
from chabudai.table.course import deals
from chabudai.table.course.entries import Abort, Rematch, Sit
from chabudai.table.course.plan import BOT, INVITED, ME, PROOF, Plan
from chabudai.table.errors import NotFound, OutOfDate, TableRefused
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables


async def rematch(tables: Tables, old: Table, player: str, name: str, rotate: bool = False) -> Table:
    """The table at which the people of this one play again; who asks sits there, if there is a chair."""
    seat = old.seat_of(player)
    if seat is None or player in old.course.seats.unwelcome:
        raise TableRefused("not-at-the-table")
    if old.status != "over":
        raise OutOfDate("game-not-over")
    before = old.course.rematch.get("table", "")  # as it was when it was found closed or missing
    found = await _named(tables, old)
    if found is None:
        name = name or old.seats[seat].name
        made = await tables.set_up(player, name, _plan(old, seat, rotate))
        try:
            await old.do(Rematch(table=made.id, rotate=rotate, instead=before), player)
            return made
        except OutOfDate:  # somebody was faster: there is one table, and it is theirs
            with suppress(ChabudaiError):
                await made.do(Abort(), player)
            found = await _named(tables, old)
            if found is None:
                raise
    await _sit(found, old, player, name or old.seats[seat].name)
    return found


async def _named(tables: Tables, old: Table) -> Table | None:
    """The table that the log names, unless it is closed or gone."""
    if not old.course.rematch:
        return None
    try:
        found = await tables.open(old.course.rematch["table"])
    except NotFound:
        return None
    return None if found.status == "aborted" else found


async def _sit(found: Table, old: Table, player: str, name: str) -> None:
    """Take the chair that is kept, or another that is open; whoever finds none looks on."""
    if found.status != "waiting" or found.seat_of(player) is not None:
        return
    seat = old.seat_of(player)
    assert seat is not None
    kept = _chair(seat, len(old.seats), old.course.rematch["rotate"])
    for at, invited in ((kept, True), (None, False)):
        try:
            await found.do(Sit(name=name, at=at, invited=invited), player)
            return
        except (OutOfDate, TableRefused):
            continue


def _plan(old: Table, seat: int, rotate: bool) -> Plan:
    """The same table with fresh cards; other people's chairs are kept for them."""
    chairs = [INVITED] * len(old.seats)
    for chair in old.seats:
        place = _chair(chair.index, len(old.seats), rotate)
        if chair.index == seat:
            chairs[place] = ME
        elif chair.kind == "bot":
            chairs[place] = f"{BOT}{chair.bot}"
    plan = old.course.plan
    return replace(
        plan, chairs=tuple(chairs), deal=deals.fresh(), choices=(), position=None, edition=plan.box.edition, proof=PROOF
    )


def _chair(seat: int, seats: int, rotate: bool) -> int:
    return (seat + 1) % seats if rotate else seat
