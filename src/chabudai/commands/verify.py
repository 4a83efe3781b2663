"""`chabudai verify`: was the deal of a game fixed before its first card?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.inputs import read_record
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.errors import BadRecord
from chabudai.table.course import deals
from chabudai.terminal.paint import ACCENT, ALARM
from chabudai.terminal.table import names_at

UNFAIR = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP("cli-verify-file"))],
    fingerprint: Annotated[
        str | None, typer.Option(metavar="HEX", help=HELP("cli-verify-fingerprint"), show_default=False)
    ] = None,
    nonce: Annotated[str | None, typer.Option(metavar="HEX", help=HELP("cli-verify-nonce"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    record = read_record(file)
    deal = json.loads(file.read_text(encoding="utf-8")).get("deal")
    deal = deal if isinstance(deal, dict) else {}
    shown = fingerprint or str(deal.get("fingerprint") or "")
    secret = nonce or str(deal.get("nonce") or "")
    if not shown or not secret:
        raise BadRecord("no-fingerprint", where=str(file))
    problem = deals.verify(games.find(record.game), record, secret, shown)
    if problem is not None:
        out().print(Line(VOICE.words(problem), ALARM))
        raise typer.Exit(UNFAIR)
    out().print(Line(VOICE.words(deals.good(shown), fingerprint=shown), ACCENT))
    if record.ended is not None:
        names = names_at(VOICE.words, record.seats, None, record.players)
        out().print(Line(VOICE.words.say(record.ended.sentence, names)))
