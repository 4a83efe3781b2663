"""The table as text.  Knows no game: everything is drawn from the `Scene`.

In reading order: `paint` (a piece in a few letters), `board` (zones), `table` (the whole scene), `score` (the tree of
points), `answers` (the numbered options and how they are read), `advice` (hints), `explain` (what `?` tells), `saves`
(games in files), `screen` (what a player sees), `keeper` (nothing is lost), `session` (a game from the first question
to the last point).
"""
