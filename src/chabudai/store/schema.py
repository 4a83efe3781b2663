"""The tables of the database, as numbered statements.  A published number never changes; new ones are added below.

They are written so that SQLite and PostgreSQL both read them.  JSON is kept as text: the log is read as a whole.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[tuple[int, str], ...]] = (
    (1, "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)"),
    (
        2,
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,"
        " host TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, about TEXT NOT NULL)",
    ),
    (3, "CREATE INDEX tables_by_status ON tables (status, changed)"),
    (
        4,
        "CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,"
        " seat INTEGER, player TEXT, data TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    ),
    (5, "CREATE INDEX entries_by_player ON entries (player)"),
    (
        6,
        "CREATE TABLE sitting (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))",
    ),
    (7, "CREATE INDEX sitting_by_table ON sitting (table_id)"),
    (
        8,
        "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, edition INTEGER NOT NULL,"
        " data TEXT NOT NULL)",
    ),
    (9, "CREATE TABLE players (id TEXT PRIMARY KEY, facts TEXT NOT NULL)"),
    (10, "CREATE TABLE claims (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)"),
    (11, "ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT ''"),
    (12, "CREATE INDEX tables_by_deal ON tables (deal)"),
    (
        13,
        "CREATE TABLE reports (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, player TEXT NOT NULL, at BIGINT NOT NULL,"
        " data TEXT NOT NULL)",
    ),
    (14, "CREATE INDEX reports_by_time ON reports (at)"),
    (
        15,
        "CREATE TABLE notices (table_id TEXT NOT NULL, player TEXT NOT NULL, question INTEGER NOT NULL,"
        " PRIMARY KEY (table_id, player))",
    ),
    (16, "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, data TEXT NOT NULL)"),
    (17, "CREATE TABLE ended (thing TEXT PRIMARY KEY, at BIGINT NOT NULL)"),
    (
        18,
        "CREATE TABLE devices (player TEXT NOT NULL, device TEXT NOT NULL, at BIGINT NOT NULL, about TEXT NOT NULL,"
        " PRIMARY KEY (player, device))",
    ),
    (19, "ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0"),
    (20, "CREATE INDEX entries_said ON entries (at) WHERE kind = 'chat'"),
    # Nobody looks for the choices of a person, which are nearly all entries: to write them down there too took a disk
    # as long again.  Whoever has chosen anything has sat down before, or opened the table.
    (21, "CREATE INDEX entries_beside_choices ON entries (player) WHERE kind <> 'choose'"),
    (22, "DROP INDEX entries_by_player"),
)
