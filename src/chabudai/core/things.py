"""Things: dataclasses of which nothing ever changes, made quickly."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import fields as fields_of
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as thing
    from dataclasses import replace as altered
else:

    def thing(*, frozen: bool, kw_only: bool = False) -> Any:
        """Things never change, which the type checker sees to: to have Python watch over it takes four times as long
        as making them, and a table makes dozens of them after every move."""
        return dataclass(unsafe_hash=frozen, kw_only=kw_only)

    _names: dict[type, tuple[str, ...]] = {}  # of the fields of each kind

    def altered(one: Any, /, **fields: Any) -> Any:
        """Another thing like this one but for some fields, which the type checker knows: `dataclasses.replace` asks
        for each of them whether it may be given, which takes ten times as long."""
        kind = one.__class__
        names = _names.get(kind)
        if names is None:
            names = _names[kind] = tuple(each.name for each in fields_of(kind))
        made = kind.__new__(kind)
        for name in names:
            setattr(made, name, fields[name] if name in fields else getattr(one, name))
        return made


__all__ = ["altered", "thing"]
