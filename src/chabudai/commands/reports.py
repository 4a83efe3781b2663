"""`chabudai reports`: what players found wrong at the tables of a server."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.text import Text as Line

from chabudai.commands.voice import HELP, VOICE, Language, out, print_data
from chabudai.terminal.paint import FAINT


def reports(
    report: Annotated[str | None, typer.Argument(metavar="ID", help=HELP("cli-reports-id"), show_default=False)] = None,
    db: Annotated[str | None, typer.Option(metavar="URL", help=HELP("cli-serve-db"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    # The server is only loaded by those who want one: the other commands start quicker.
    from chabudai.store import Report, open_store
    from chabudai.table.errors import NotFound
    from chabudai.table.serve import default_database

    async def read() -> list[Report]:
        store = open_store(db or default_database())
        await store.look()
        try:
            return await store.reports(report)
        finally:
            await store.close()

    found = asyncio.run(read())
    if report is not None:
        if not found:
            raise NotFound("no-such-report")
        one = found[0]
        print_data({"id": one.id, "table": one.table, "at": one.at, **one.data}, indent=1)
        return
    for one in found:
        when = datetime.fromtimestamp(one.at / 1000, UTC).isoformat(" ", "minutes").removesuffix("+00:00")
        game, replay, said = one.data["game"], one.data["replay"], one.data["text"]
        out().print(Line(f"{one.id}  {when}  {game}  {replay}", FAINT))
        if said:
            out().print(Line(f"  {said}"))
    if not found:
        out().print(Line(VOICE.words("reports-none"), FAINT))
