"""Beans: a toy game whose truth is known to the last point, for the figures of the lab."""

from tests.lab.toy.game import BOX, STRONG, THRONE, WORTH

__all__ = ["BOX", "STRONG", "THRONE", "WORTH"]
