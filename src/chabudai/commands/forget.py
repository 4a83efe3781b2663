"""`chabudai forget`: delete a person's data for somebody who cannot do it, because the browser has lost the key."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.text import Text as Line

from chabudai.commands.inputs import whole_number
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.errors import BadTable
from chabudai.terminal.paint import ACCENT


def forget(
    player: Annotated[
        str | None, typer.Argument(metavar="PLAYER", help=HELP("cli-forget-player"), show_default=False)
    ] = None,
    table: Annotated[str | None, typer.Option(metavar="ID", help=HELP("cli-forget-table"), show_default=False)] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="SEAT", help=HELP("cli-forget-seat"), show_default=False)
    ] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", envvar="CHABUDAI_DB", help=HELP("cli-serve-db"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    # The server is only loaded by those who want one: the other commands start quicker.
    from chabudai.store import Store, open_store
    from chabudai.table.errors import NotFound
    from chabudai.table.running.forgetting import forget as forget_everywhere
    from chabudai.table.running.table import Table
    from chabudai.table.serve import default_database

    async def named(store: Store) -> str:
        if player is not None:
            found: str | None = player if await store.tables_of(player) or await store.player(player) else None
        else:
            assert table is not None
            found = (await Table.load(table, store)).course.seats.chair(seat).player
        if found is None:
            raise NotFound("no-such-player")
        return found

    async def forgotten() -> tuple[str, int]:
        store = open_store(db or default_database())
        await store.look()  # no database is made only to find nobody in it
        await store.close()
        await store.start()
        try:
            who = await named(store)
            return who, len(await forget_everywhere(store, who, lambda one: Table.load(one, store)))
        finally:
            await store.close()

    if (player is None) == (table is None) or (table is None) != (seat is None):
        raise BadTable("forget-whom", possible=["PLAYER", "--table=ID --seat=SEAT"])
    who, tables = asyncio.run(forgotten())
    out().print(Line(VOICE.words("forget-done", player=who, count=tables), ACCENT))
