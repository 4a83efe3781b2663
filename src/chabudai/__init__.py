"""Four board games of the low table, their bots and the tables to play them at."""

__version__ = "0.2.0"
