"""Notices: whoever plays over days is told that a table waits, by a letter (`mail`) or by a knock (`push`)."""
