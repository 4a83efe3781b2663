"""Tables in this process: they are read from the store, changed, written, and only then told to anybody.

Reading order: `table` (one of them), `tables` (all of them), `runner` (bots and clocks of one table), `thinkers` (the
processes in which bots think); the others are what happens beside it.
"""
