"""What ends: people who want to be forgotten, tokens and links that are good no longer, what was kept long enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chabudai.core.box import Json
from chabudai.store.batches import Cursor
from chabudai.store.entry import Device, Standing, Swept
from chabudai.store.plain_json import written
from chabudai.store.statements import _load

PERSONAL: Final = {"name": "", "text": ""}  # what `forget` wipes out of a player's entries
SAID_NOTHING: Final = '{"text":""%'  # how a remark begins that was wiped; other facts of the entry may follow
PLAYER: Final = "player:"  # who was forgotten
FIRST: Final = "first:"  # whose first token, which names no device, is good no longer
CARRY: Final = "carry:"  # a link to another device that was used
CONFIRM: Final = "confirm:"  # a link that confirmed an address
REMINDER: Final = "reminder:"  # of a question that somebody was reminded of
SPENT: Final = ((CARRY, 1), (CONFIRM, 8), (REMINDER, 40))  # after so many days nobody can use it any more
DID: Final = (
    "player = ? AND kind <> 'choose'"  # what a player did but choose, which holds nothing personal: an index has it
)
OF_A_TABLE: Final = ("entries", "sitting", "snapshots", "notices", "reviews", "claims", "reports")
AWAKE: Final = "awake"  # since when no server was up, unless one is
A_DAY: Final = 24 * 3600 * 1000  # milliseconds


def end(cursor: Cursor, thing: str, at: int) -> bool:
    """Let something be good no longer; False when that was so already."""
    cursor.execute(
        "INSERT INTO ended (thing, at) VALUES (?, ?) ON CONFLICT (thing) DO NOTHING RETURNING thing", (thing, at)
    )
    return bool(cursor.fetchall())


def awake(cursor: Cursor) -> int:
    """When a server was last known to be up."""
    cursor.execute("SELECT at FROM ended WHERE thing = ?", (AWAKE,))
    rows = cursor.fetchall()
    return int(rows[0][0]) if rows else 0


def stay_awake(cursor: Cursor, at: int) -> None:
    """One is up."""
    cursor.execute(
        "INSERT INTO ended (thing, at) VALUES (?, ?) ON CONFLICT (thing) DO UPDATE SET at = excluded.at", (AWAKE, at)
    )


# --- people -----------------------------------------------------------------------------------


def standing(cursor: Cursor, player: str, device: str) -> Standing:
    """Is a token of this player good, when was the player seen last, and what is remembered of them?"""
    cursor.execute("SELECT thing FROM ended WHERE thing IN (?, ?)", (PLAYER + player, FIRST + player))
    ended = {row[0] for row in cursor.fetchall()}
    if device:
        cursor.execute("SELECT device FROM devices WHERE player = ? AND device = ?", (player, device))
    known = PLAYER + player not in ended
    good = known and (bool(cursor.fetchall()) if device else FIRST + player not in ended)
    cursor.execute("SELECT seen, facts FROM players WHERE id = ?", (player,))
    for seen, facts in cursor.fetchall():
        return Standing(known, good, seen, _load(facts))
    return Standing(known, good, None, {})


def saw(cursor: Cursor, player: str, at: int) -> None:
    """A player was here."""
    cursor.execute("UPDATE players SET seen = ? WHERE id = ? AND seen < ?", (at, player, at))


def add_device(cursor: Cursor, player: str, device: Device) -> None:
    """A player has come to another device."""
    cursor.execute(
        "INSERT INTO devices (player, device, at, about) VALUES (?, ?, ?, ?)",
        (player, device.id, device.at, device.about),
    )


def devices(cursor: Cursor, player: str) -> list[Device]:
    """The devices of a player, the oldest first; the first one has no id and no row."""
    cursor.execute("SELECT thing FROM ended WHERE thing = ?", (FIRST + player,))
    first = [] if cursor.fetchall() else [Device("", 0, "")]
    cursor.execute("SELECT device, at, about FROM devices WHERE player = ? ORDER BY at, device", (player,))
    return first + [Device(*row) for row in cursor.fetchall()]


def sign_out(cursor: Cursor, player: str, device: str, at: int) -> None:
    """The token of one device is good no longer."""
    if device:
        cursor.execute("DELETE FROM devices WHERE player = ? AND device = ?", (player, device))
    else:
        end(cursor, FIRST + player, at)


def tables_of(cursor: Cursor, player: str) -> list[str]:
    """Every table at which a player has done anything."""
    acted, sits = f"SELECT table_id FROM entries WHERE {DID}", "SELECT table_id FROM sitting WHERE player = ?"
    cursor.execute(f"{acted} UNION {sits} ORDER BY table_id", (player, player))
    return [str(row[0]) for row in cursor.fetchall()]


def forget(cursor: Cursor, player: str, at: int) -> list[str]:
    """Delete what is personal: the choices stay, because the others' games consist of them too."""
    end(cursor, PLAYER + player, at)
    names: dict[str, set[Json]] = {table: set() for table in tables_of(cursor, player)}
    cursor.execute(f"SELECT table_id, number, data FROM entries WHERE {DID}", (player,))
    for table, number, text in cursor.fetchall():
        data = _load(text)
        names[table].add(data.get("name") or None)
        wiped = written({name: PERSONAL.get(name, value) for name, value in data.items()})
        if wiped != text:
            cursor.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", (wiped, table, number))
    cursor.execute("DELETE FROM reports WHERE player = ?", (player,))
    for table, known in names.items():
        _wipe_reports(cursor, table, known)
    for statement in ("players WHERE id", "devices WHERE player", "sitting WHERE player", "notices WHERE player"):
        cursor.execute(f"DELETE FROM {statement} = ?", (player,))
    cursor.execute("UPDATE tables SET host = '' WHERE host = ?", (player,))
    return list(names)


def _wipe_reports(cursor: Cursor, table: str, names: set[Json]) -> None:
    """What others reported shows who sat at the table: these names no longer."""
    cursor.execute("SELECT id, data FROM reports WHERE table_id = ?", (table,))
    for report, text in cursor.fetchall():
        data = _load(text)
        for seat in (data.get("view") or {}).get("seats", []):
            if seat.get("name") in names:
                seat["name"] = ""
        wiped = written(data)
        if wiped != text:
            cursor.execute("UPDATE reports SET data = ? WHERE id = ?", (wiped, report))


def forgotten(cursor: Cursor, since: int) -> dict[str, list[str]]:
    """Who was forgotten since then, by whatever process, and the tables that still know it in memory."""
    cursor.execute("SELECT thing FROM ended WHERE at >= ?", (since,))
    things = [str(row[0]) for row in cursor.fetchall()]
    players = [thing.removeprefix(PLAYER) for thing in things if thing.startswith(PLAYER)]
    return {player: tables_of(cursor, player) for player in players}


# --- what was kept long enough ----------------------------------------------------------------


def idle(cursor: Cursor, before: int, limit: int) -> list[str]:
    """Tables at which nothing has happened since then."""
    cursor.execute(
        "SELECT id FROM tables WHERE changed < ? AND NOT EXISTS"
        " (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= ?) ORDER BY changed LIMIT ?",
        (before, before, limit),
    )
    return [str(row[0]) for row in cursor.fetchall()]


def remove(cursor: Cursor, tables: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for table in tables:
        for place in OF_A_TABLE:
            cursor.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
        cursor.execute("DELETE FROM tables WHERE id = ?", (table,))


def sweep(cursor: Cursor, before: int, now: int, limit: int) -> Swept:
    """Delete some of the words, reports and people that are older; call it until it finds nothing."""
    cursor.execute(
        "SELECT table_id, number, data FROM entries WHERE kind = 'chat' AND at < ? AND data NOT LIKE ?"
        " ORDER BY table_id LIMIT ?",
        (before, SAID_NOTHING, limit),
    )
    said = cursor.fetchall()
    for table, number, text in said:
        wiped = written({"text": "", **{name: value for name, value in _load(text).items() if name != "text"}})
        cursor.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", (wiped, table, number))
    cursor.execute(
        "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < ? LIMIT ?) RETURNING id", (before, limit)
    )
    reports = len(cursor.fetchall())
    cursor.execute("UPDATE players SET seen = ? WHERE seen = 0", (now,))  # from before this was noted: counts from now
    cursor.execute(
        "DELETE FROM players WHERE id IN (SELECT id FROM players WHERE seen < ?"
        " AND id NOT IN (SELECT player FROM sitting) LIMIT ?) RETURNING id",
        (before, limit),
    )
    players = [row[0] for row in cursor.fetchall()]
    for player in players:
        cursor.execute("DELETE FROM devices WHERE player = ?", (player,))
    for kind, days in SPENT:
        old = now - days * A_DAY
        cursor.execute("DELETE FROM ended WHERE at < ? AND thing >= ? AND thing < ?", (old, kind, kind + "~"))
    return Swept(tuple(sorted({str(row[0]) for row in said})), len(said), reports, len(players))
