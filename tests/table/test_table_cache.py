"""What was made of a table is kept until the table changes, or until it is gone."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

from chabudai.table.running.table_cache import TableCache
from chabudai.table.running.tables import Tables
from tests.table.tables import do, story, three


def test_a_change_empties_what_was_made_of_a_table_unless_it_lasts(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        fresh: TableCache[str, int] = TableCache()
        lasting: TableCache[str, int] = TableCache(lasting=True)
        table, other = await three(tables), await three(tables)
        for cache in (fresh, lasting):
            cache.of(table)["made"] = 1
            cache.of(other)["made"] = 2
        assert fresh.of(table) == lasting.of(table) == {"made": 1}
        await do(table, "ana", "chat", text="hello")
        assert fresh.of(table) == {}
        assert fresh.of(other) == {"made": 2}
        assert lasting.of(table) == {"made": 1}
        await table.reload()
        assert lasting.of(table) == {"made": 1}

    story(tmp_path, told)


class Made:
    """Something that takes room."""


def test_what_was_made_goes_with_the_table(tmp_path: Path) -> None:
    cache: TableCache[str, Made] = TableCache(lasting=True)
    made: list[ref[Made]] = []

    async def told(tables: Tables) -> None:
        kept = cache.of(await three(tables))["made"] = Made()
        made.append(ref(kept))

    story(tmp_path, told)
    gc.collect()
    assert made[0]() is None
