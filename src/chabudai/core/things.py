"""Things: dataclasses of which nothing ever changes, made quickly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as thing
    from dataclasses import replace as altered
else:

    def thing(*, frozen: bool, kw_only: bool = False) -> Any:
        """Things never change, which the type checker sees to: to have Python watch over it takes four times as long
        as making them, and a table makes dozens of them after every move."""
        return dataclass(unsafe_hash=frozen, kw_only=kw_only)

    def altered(one: Any, /, **fields: Any) -> Any:
        """Another thing like this one but for some fields, which the type checker knows: `dataclasses.replace` asks
        for each of them whether it may be given, which takes ten times as long."""
        made = object.__new__(one.__class__)
        made.__dict__.update(one.__dict__)
        made.__dict__.update(fields)
        return made


__all__ = ["altered", "thing"]
