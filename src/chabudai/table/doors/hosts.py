"""Under which names a server answers.

A page of another site can give its own name the address of a server in somebody's house, and would then be taken for
that server by the browsers there.  So without being told a server answers only to names that no stranger can own:
addresses, names without a dot, and those of the local network.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

LOCAL: Final = (".localhost", ".test", ".local", ".home.arpa", ".internal", ".lan")  # nobody can buy a name below these


def is_ours(host: str, named: Sequence[str]) -> bool:
    """May a request with this `Host` header be answered?  Ports do not matter."""
    name = name_of(host)
    if not name or name in named or "." not in name or name.endswith(LOCAL):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def name_of(host: str) -> str:
    """A host without its port, in small letters."""
    name, colon, port = host.strip().lower().rpartition(":")
    if not colon or not port.isascii() or not (port.isdigit() or not port) or (":" in name and name[-1:] != "]"):
        name = host.strip().lower()
    return name.removesuffix(".")
