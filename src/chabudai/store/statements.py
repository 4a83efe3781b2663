"""The statements, the same for both databases: plain functions of a cursor."""

# mypyc: compile
from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Final

from chabudai.core.box import Json
from chabudai.store.batches import Cursor, Row
from chabudai.store.entry import Entry, Heading, Report, Snapshot
from chabudai.store.plain_json import written
from chabudai.store.schema import MIGRATIONS

PULSE: Final = "pulse"  # the row that is written to see whether writing works
MOMENT: Final = "moment"  # where an entry's data keep its moment
UNREADABLE: Final = "?"  # the kind of an entry that was damaged on disk
HEADING: Final = "id, game, status, listed, host, created, changed, about, deal"


def migrate(cursor: Cursor) -> None:
    """Run the numbered statements that this database has not seen."""
    cursor.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    cursor.execute("SELECT number FROM migrations")
    done = {row[0] for row in cursor.fetchall()}
    for number, statement in MIGRATIONS:
        if number not in done:
            cursor.execute(statement)
            cursor.execute("INSERT INTO migrations (number) VALUES (?)", (number,))


def known(cursor: Cursor) -> None:
    """Is this a database of ours?  Fails where it is not."""
    cursor.execute("SELECT number FROM migrations LIMIT 1")


def pulse(cursor: Cursor) -> None:
    """Write as little as can be written: on a full disk even that fails."""
    cursor.execute(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (PULSE, str(time.time_ns())),
    )


def rows(entries: Sequence[Entry]) -> list[Row]:
    """Entries as they are kept."""
    return [(e.table, e.number, e.kind, e.at, e.seat, e.player, written(_with_moment(e))) for e in entries]


def _with_moment(entry: Entry) -> Json:
    return entry.data if entry.moment is None else {**entry.data, MOMENT: entry.moment}


def insert(cursor: Cursor, rows: Sequence[Row]) -> None:
    """Add rows to logs."""
    marks = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(rows))
    values = tuple([value for row in rows for value in row])
    cursor.execute(f"INSERT INTO entries (table_id, number, kind, at, seat, player, data) VALUES {marks}", values)


def head(cursor: Cursor, heading: Heading) -> None:
    """Renew the heading of a table."""
    h, players = heading, sorted(set(heading.players))
    cursor.execute(
        f"INSERT INTO tables ({HEADING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, listed = excluded.listed, host = excluded.host, changed = excluded.changed,"
        " about = excluded.about",
        (h.table, h.game, h.status, int(h.listed), h.host, h.created, h.changed, written(h.about), h.deal),
    )
    left_out = f" AND player NOT IN ({', '.join('?' * len(players))})" if players else ""
    cursor.execute(f"DELETE FROM sitting WHERE table_id = ?{left_out}", (h.table, *players))
    if players:
        marks = ", ".join(["(?, ?)"] * len(players))
        values = tuple([value for player in players for value in (player, h.table)])
        cursor.execute(f"INSERT INTO sitting (player, table_id) VALUES {marks} ON CONFLICT DO NOTHING", values)


def entries(cursor: Cursor, table: str, after: int) -> list[Entry]:
    """A log in order."""
    cursor.execute(
        "SELECT table_id, number, kind, at, seat, player, data FROM entries WHERE table_id = ? AND number > ?"
        " ORDER BY number",
        (table, after),
    )
    return [_entry(row) for row in cursor.fetchall()]


def _entry(row: Row) -> Entry:
    """A row of a log; one that cannot be read is an entry of a kind that nobody knows, and stands in nobody's way."""
    try:
        data = json.loads(row[6])
        moment = data.pop(MOMENT, None)
        return Entry(row[0], row[1], row[2], row[3], row[4], row[5], data, moment)
    except (ValueError, AttributeError, TypeError):  # no JSON, or no object
        return Entry(row[0], row[1], UNREADABLE, row[3], row[4], row[5], {"row": row[6]})


def keep(cursor: Cursor, snapshots: Sequence[Snapshot]) -> None:
    """Put snapshots in the place of older ones."""
    for s in snapshots:
        cursor.execute(
            "INSERT INTO snapshots (table_id, number, edition, data) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
            " DO UPDATE SET number = excluded.number, edition = excluded.edition, data = excluded.data"
            " WHERE excluded.number >= snapshots.number",
            (s.table, s.number, s.edition, written(s.data)),
        )


def snapshot(cursor: Cursor, table: str) -> Snapshot | None:
    """The snapshot of a table."""
    cursor.execute("SELECT table_id, number, edition, data FROM snapshots WHERE table_id = ?", (table,))
    for row in cursor.fetchall():
        data = _load(row[3])
        return Snapshot(row[0], row[1], row[2], data) if data else None
    return None


def headings(
    cursor: Cursor, status: Sequence[str], player: str | None, listed: bool, limit: int, deal: str = ""
) -> list[Heading]:
    """Tables by status, player, deal or being listed."""
    where: list[str] = []
    params: list[str | int] = []
    if status:
        where.append(f"status IN ({', '.join('?' * len(status))})")
        params += status
    if player is not None:
        where.append("id IN (SELECT table_id FROM sitting WHERE player = ?)")
        params.append(player)
    if listed:
        where.append("listed = 1")
    if deal:
        where.append("deal = ?")
        params.append(deal)
    condition = f" WHERE {' AND '.join(where)}" if where else ""
    cursor.execute(f"SELECT {HEADING} FROM tables{condition} ORDER BY changed DESC, id LIMIT ?", (*params, limit))
    rows = cursor.fetchall()
    players = _players(cursor, [row[0] for row in rows])
    return [
        Heading(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], players[row[0]], _load(row[7]), row[8])
        for row in rows
    ]


def _players(cursor: Cursor, tables: list[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {table: [] for table in tables}
    if tables:
        marks = ", ".join("?" * len(tables))
        cursor.execute(f"SELECT table_id, player FROM sitting WHERE table_id IN ({marks}) ORDER BY player", (*tables,))
        for table, player in cursor.fetchall():
            found[table].append(player)
    return {table: tuple(players) for table, players in found.items()}


def player(cursor: Cursor, player_id: str) -> dict[str, str]:
    """What is remembered of a player."""
    cursor.execute("SELECT facts FROM players WHERE id = ?", (player_id,))
    for row in cursor.fetchall():
        return _load(row[0])
    return {}


def remember(cursor: Cursor, player_id: str, facts: dict[str, str], at: int) -> None:
    """Keep facts about a player."""
    cursor.execute(
        "INSERT INTO players (id, facts, seen) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET facts = excluded.facts, seen = excluded.seen",
        (player_id, written(facts), at),
    )


def notice(cursor: Cursor, table: str, player: str, question: int) -> bool:
    """Note that a player has been told of a question; False when that was so already."""
    cursor.execute(
        "INSERT INTO notices (table_id, player, question) VALUES (?, ?, ?) ON CONFLICT (table_id, player)"
        " DO UPDATE SET question = excluded.question WHERE notices.question < excluded.question RETURNING question",
        (table, player, question),
    )
    return bool(cursor.fetchall())


def report(cursor: Cursor, report: Report) -> None:
    """Keep a report."""
    cursor.execute(
        "INSERT INTO reports (id, table_id, player, at, data) VALUES (?, ?, ?, ?, ?)",
        (report.id, report.table, report.player, report.at, written(report.data)),
    )


def reports(cursor: Cursor, report_id: str | None, limit: int) -> list[Report]:
    """One report, or the last ones."""
    where, params = ("", ()) if report_id is None else (" WHERE id = ?", (report_id,))
    cursor.execute(
        f"SELECT id, table_id, player, at, data FROM reports{where} ORDER BY at DESC, id LIMIT ?", (*params, limit)
    )
    return [Report(row[0], row[1], row[2], row[3], _load(row[4])) for row in cursor.fetchall()]


def keep_review(cursor: Cursor, table: str, data: Json) -> None:
    """Keep a review; when two processes made one, the first stands."""
    cursor.execute(
        "INSERT INTO reviews (table_id, data) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING", (table, written(data))
    )


def review(cursor: Cursor, table: str) -> Json:
    """The review of a table, or None."""
    cursor.execute("SELECT data FROM reviews WHERE table_id = ?", (table,))
    for row in cursor.fetchall():
        return _load(row[0]) or None
    return None


def secret(cursor: Cursor, name: str, make: Callable[[], str]) -> str:
    """The value of that name, made now if there is none; when two processes make one, the first stands."""
    cursor.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, make()))
    cursor.execute("SELECT value FROM secrets WHERE name = ?", (name,))
    return str(cursor.fetchall()[0][0])


def claim(cursor: Cursor, table: str, owner: str, until: int, now: int) -> bool:
    """Take a claim that is free, ours or run out."""
    cursor.execute(
        "INSERT INTO claims (table_id, owner, until) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " owner = excluded.owner, until = excluded.until WHERE claims.owner = excluded.owner OR claims.until < ?",
        (table, owner, until, now),
    )
    cursor.execute("SELECT owner FROM claims WHERE table_id = ?", (table,))
    return bool(cursor.fetchall()[0][0] == owner)


def abandoned(cursor: Cursor, now: int, limit: int) -> list[str]:
    """Running tables that nobody has looked after for a while."""
    cursor.execute(
        "SELECT table_id FROM claims JOIN tables ON tables.id = claims.table_id"
        " WHERE tables.status = 'running' AND claims.until < ? ORDER BY claims.until DESC LIMIT ?",
        (now, limit),
    )
    return [str(row[0]) for row in cursor.fetchall()]


def release(cursor: Cursor, owner: str | None) -> None:
    """Give up the claims of an owner, or all."""
    if owner is None:
        cursor.execute("DELETE FROM claims")
    else:
        cursor.execute("DELETE FROM claims WHERE owner = ?", (owner,))


def _load(text: str) -> dict[str, Json]:
    """An object; nothing when it was damaged on disk, which must not keep anybody from the rest."""
    try:
        data: dict[str, Json] = json.loads(text)
    except ValueError:
        return {}
    return data
