"""Things: dataclasses of which nothing ever changes, made quickly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as thing
else:

    def thing(*, frozen: bool, kw_only: bool = False) -> Any:
        """Things never change, which the type checker sees to: to have Python watch over it takes four times as long
        as making them, and a table makes dozens of them after every move."""
        return dataclass(unsafe_hash=frozen, kw_only=kw_only)


__all__ = ["thing"]
