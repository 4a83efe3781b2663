"""`chabudai serve`: the web table, for oneself, a house full of friends, or the world behind a proxy."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich.text import Text as Line

from chabudai.bots.offered_bots import read_house
from chabudai.commands.inputs import at_least_one, whole_number
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
    processes: Annotated[
        int,
        typer.Option(parser=at_least_one, metavar="N", envvar="CHABUDAI_PROCESSES", help=HELP("cli-serve-processes")),
    ] = 1,
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
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME=MODULE:BOT", help=HELP("cli-serve-bot"), show_default=False),
    ] = None,
    bot_seconds: Annotated[
        int, typer.Option(parser=at_least_one, metavar="N", help=HELP("cli-serve-bot-seconds"))
    ] = 10,
    lab: Annotated[
        int, typer.Option(parser=whole_number, metavar="MINUTES", envvar="CHABUDAI_LAB", help=HELP("cli-serve-lab"))
    ] = 0,
    lang: Language = None,
) -> None:
    if port is not None and port > LAST_PORT:
        raise BadTable("bad-port", port=port, possible=[f"1–{LAST_PORT}"])
    house = read_house(bot or ())
    # The server is only loaded by those who want one: the other commands start quicker.
    with _nothing_collected():
        from chabudai.table.doors.hosts import name_of
        from chabudai.table.doors.server import Settings
        from chabudai.table.notices.mail import read_smtp
        from chabudai.table.notices.notices import Ways
        from chabudai.table.running.own_bots import check
        from chabudai.table.serve import default_database, lab_folder
        from chabudai.table.serve import serve as run

    if address and not _is_address(address):
        raise BadTable("bad-address", address=address, possible=[EXAMPLE])
    if (smtp or push) and not address:
        raise BadTable("no-address", possible=[f"--address={EXAMPLE}"])
    ways = Ways(read_smtp(smtp) if smtp else None, push, address.rstrip("/"))
    for written in house.own.values():
        check(written)
    words, console = VOICE.words, out()
    database = db or default_database()
    if lab:
        from chabudai.commands.lab.run_plan import need_figures

        need_figures()

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
        house=house,
        bot_seconds=float(bot_seconds),
        keep_days=keep_days,
        ways=ways,
        hosts=tuple(name_of(name) for name in named if name.strip()),
        lab=lab,
        lab_folder=lab_folder(database),
    )
    run(host, port, database, settings, browser=not no_browser, told=told, processes=processes)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Nothing that is being loaded is garbage: to look for it again and again takes time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _is_address(written: str) -> bool:
    """Something that a link can begin with."""
    try:
        parts = urlsplit(written)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and parts.port != 0
    except ValueError:
        return False
