"""Draws a table as HTML, in parts.  Most of it is compiled: it runs for every viewer after every move."""
