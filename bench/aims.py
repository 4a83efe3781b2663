"""What we aim at, as figures that `run.py` holds against the ones it measured in the same run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

HEARTS: Final = "openspiel-hearts"
CATAN: Final = "catanatron"
PURE: Final = "pure"
COMPILED: Final = "compiled"


@dataclass(frozen=True)
class Aim:
    """At least `bound` times the decisions per CPU-second of a peer; for `clone`, at most `bound` µs."""

    game: str
    build: Literal["pure", "compiled"]
    against: Literal["openspiel-hearts", "catanatron", "clone"]
    bound: float


AIMS = (
    Aim("dojo", PURE, HEARTS, 1.2),
    Aim("dojo", COMPILED, HEARTS, 5.0),
    Aim("dojo", PURE, "clone", 3.0),
    Aim("dojo", COMPILED, "clone", 1.5),
    Aim("arigato", PURE, HEARTS, 0.4),
    Aim("arigato", COMPILED, HEARTS, 2.0),
    Aim("arigato", PURE, CATAN, 8.0),
    Aim("arigato", PURE, "clone", 6.0),
    Aim("machi", PURE, HEARTS, 0.3),
    Aim("machi", COMPILED, HEARTS, 1.5),
    Aim("machi", PURE, CATAN, 5.0),
    Aim("machi", PURE, "clone", 8.0),
    Aim("artigiano", PURE, HEARTS, 0.3),
    Aim("artigiano", COMPILED, HEARTS, 1.5),
    Aim("artigiano", PURE, CATAN, 5.0),
    Aim("artigiano", PURE, "clone", 8.0),
)
