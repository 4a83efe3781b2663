"""Tables in lists: what a row or card of the home page says of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chabudai.store import Heading
from chabudai.table.languages import WORDS
from chabudai.table.moments import now
from chabudai.table.pages import shared
from chabudai.table.pages.draw import posters
from chabudai.table.pages.draw.unusual_options import unusual
from chabudai.table.running.table import Table


def row_of(heading: Heading, language: str, asked: bool = False) -> dict[str, Any]:
    """A table for the templates."""
    about = heading.about
    free = set(about["open"])
    names = [name for seat, name in enumerate(about["names"]) if name and seat not in free]
    return {
        "table": heading.table, "game": heading.game, "title": shared.titles().get(heading.game, heading.game),
        "status": heading.status, "asked": asked, "names": names, "free": len(free), "totals": about["totals"],
        "unusual": unusual(heading.game, about.get("unusual", {}), WORDS[language]),
        "rematch": about.get("rematch", ""), "pace": _pace(about["pace"], language),
        "age": _age(now() - heading.created, language),
        "result": list(zip(about["names"], about["totals"], strict=False)),
        "emblem": posters.address(heading.game, "emblem.svg"),
    }  # fmt: skip


def card_of(row: dict[str, Any], heading: Heading, table: Table | None, player: str, language: str) -> None:
    """Add what a card says besides: how far the game has come, whom it waits for, and who else sits there."""
    words, about = WORDS[language], heading.about
    mine = None if table is None else table.seat_of(player)
    row["seals"] = [
        {"seat": seat, "name": name, "letter": name[:1].upper()}
        for seat, name in enumerate(about["names"])
        if name and seat not in about["open"] and seat != mine
    ]
    row["progress"] = ""
    if row["status"] == "running" and table is not None:
        row["progress"], row["said"] = _going(table, mine, language)
    elif row["status"] == "waiting":
        row["said"] = words("page-free-seats", count=row["free"])
    elif row["status"] == "over":
        row["said"] = " · ".join(f"{name} {points}" for name, points in row["result"])
    else:
        row["said"] = words(f"page-status-{row['status']}")


def _going(table: Table, mine: int | None, language: str) -> tuple[str, str]:
    """A game that is being played: how far it has come, and for whom it waits if not for the reader."""
    words, names, box = WORDS[language], table.names(), table.match.box
    others = [names[seat] for seat in sorted(table.course.thinking) if seat != mine]
    progress = None if box.progress is None else box.progress(table.match.game)
    come = "" if progress is None else words.say(progress.name)
    waits = words("page-row-thinks", name=str(others[0]), more=len(others) - 1) if others else ""
    if mine in table.course.thinking:
        waits = ""
    return come, ", ".join(filter(None, (come, waits))) or words("page-status-running")


def _pace(pace: Mapping[str, Any], language: str) -> str:
    """How fast a table plays, in a few words."""
    words = WORDS[language]
    if pace["kind"] == "live":
        minutes = f"{pace['bank'] / 60:g}".replace(".", words("decimal-sign"))
        return words("page-row-live", minutes=minutes, seconds=pace["increment"])
    return words("page-row-days", days=pace["days"]) if pace["kind"] == "days" else words("page-row-none")


def _age(milliseconds: int, language: str) -> str:
    """How long ago a table was opened."""
    words, minutes = WORDS[language], max(0, milliseconds) // 60_000
    if minutes < 60:
        return words("page-age-minutes", count=minutes)
    return (
        words("page-age-hours", count=minutes // 60)
        if minutes < 48 * 60
        else words("page-age-days", count=minutes // 1440)
    )
