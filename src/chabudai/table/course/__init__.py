"""The course of a table: everything that follows from its log.  Pure: no clock on the wall, no network, no disk.

Reading order: `plan` (what a table is made of) with `deals` and `clocks`, `seats`, `consent`, `notes`, `versions`, then
`course`, which applies the entries of a log one after another; `continued` for logs of older editions.
"""
