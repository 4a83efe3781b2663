"""`chabudai serve`: the web table, for oneself, a house full of friends, or the world behind a proxy."""

from __future__ import annotations

import sys
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich.text import Text as Line

from chabudai.commands.inputs import whole_number
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.errors import BadTable
from chabudai.terminal.paint import ACCENT, FAINT

LAST_PORT = 65_535
EXAMPLE = "https://table.example.org"


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help=HELP("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="PORT", help=HELP("cli-serve-port"), show_default=False)
    ] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", envvar="CHABUDAI_DB", help=HELP("cli-serve-db"), show_default=False)
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", metavar="", help=HELP("cli-serve-no-browser"))] = False,
    rate: Annotated[int, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-serve-rate"))] = 30,
    tables: Annotated[int, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-serve-tables"))] = 120,
    bot_pause: Annotated[
        int,
        typer.Option(parser=whole_number, metavar="MS", envvar="CHABUDAI_BOT_PAUSE", help=HELP("cli-serve-bot-pause")),
    ] = 300,
    address: Annotated[
        str, typer.Option(metavar="URL", envvar="CHABUDAI_ADDRESS", help=HELP("cli-serve-address"))
    ] = "",
    hosts: Annotated[str, typer.Option(metavar="NAMES", envvar="CHABUDAI_HOSTS", help=HELP("cli-serve-hosts"))] = "",
    keep_days: Annotated[
        int,
        typer.Option(
            parser=whole_number, metavar="DAYS", envvar="CHABUDAI_KEEP_DAYS", help=HELP("cli-serve-keep-days")
        ),
    ] = 0,
    smtp: Annotated[str, typer.Option(metavar="URL", envvar="CHABUDAI_SMTP", help=HELP("cli-serve-smtp"))] = "",
    push: Annotated[str, typer.Option(metavar="MAIL", envvar="CHABUDAI_PUSH", help=HELP("cli-serve-push"))] = "",
    lang: Language = None,
) -> None:
    if port is not None and port > LAST_PORT:
        raise BadTable("bad-port", port=port, possible=[f"1–{LAST_PORT}"])
    # The server is only loaded by those who want one: the other commands start quicker.
    from chabudai.table.hosts import name_of
    from chabudai.table.house import Settings
    from chabudai.table.mail import read_smtp
    from chabudai.table.notices import Ways
    from chabudai.table.run import default_database
    from chabudai.table.run import serve as run

    if address and not _is_address(address):
        raise BadTable("bad-address", address=address, possible=[EXAMPLE])
    if (smtp or push) and not address:
        raise BadTable("no-address", possible=[f"--address={EXAMPLE}"])
    ways = Ways(read_smtp(smtp) if smtp else None, push, address.rstrip("/"))
    words, console = VOICE.words, out()
    database = db or default_database()

    def told(address: str) -> None:
        console.print(Line(words("serve-ready", address=address), ACCENT))
        console.print(Line(words("serve-kept", place=database.partition("?")[0].rpartition("@")[2]), FAINT))
        console.print(Line(words("serve-end"), FAINT))
        sys.stdout.flush()

    named = [urlsplit(address).netloc, *hosts.split(",")]
    settings = Settings(
        rate=float(rate),
        tables=tables,
        bot_pace=(bot_pause / 1000, 2 * bot_pause / 1000),
        keep_days=keep_days,
        ways=ways,
        hosts=tuple(name_of(name) for name in named if name.strip()),
    )
    run(host, port, database, settings, browser=not no_browser, told=told)


def _is_address(written: str) -> bool:
    """Something that a link can begin with."""
    try:
        parts = urlsplit(written)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and parts.port != 0
    except ValueError:
        return False
