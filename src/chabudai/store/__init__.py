"""Tables on disk.  One table is one append-only log of entries; an entry is durable before anybody is told of it.

In reading order: `entry` (what is kept), `base` (what a store can do), `schema` (its tables, migrated by number),
`batches` (many appends in one transaction), `ending` (what is kept no
longer), `sqlite` and `postgres` (the two of them).
"""

from __future__ import annotations

from chabudai.core.errors import BadTable
from chabudai.store.base import NoStore, Store, StoreFailed, Taken
from chabudai.store.entry import Device, Entry, Heading, Report, Snapshot

__all__ = ["Device", "Entry", "Heading", "NoStore", "Report", "Snapshot", "Store", "StoreFailed", "Taken", "open_store"]


def open_store(url: str, together: bool = False) -> Store:
    """The store at a URL: `sqlite:///file`, a plain file name, or `postgresql://…`.

    `together`: for one of several processes that serve it as one; PostgreSQL lets any number do so by themselves.
    """
    if url.startswith(("postgresql://", "postgres://")):
        from chabudai.store.postgres import PostgresStore

        return PostgresStore(url)
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadTable("unknown-database", url=url.partition("://")[0], possible=["sqlite:///", "postgresql://"])
    from chabudai.store.sqlite import SqliteStore

    return SqliteStore(url.removeprefix("sqlite:///"), together)
