"""The table as text.  Knows no game: everything is drawn from the `Scene`.

In reading order: `tags` (where the numbers of options stand), `paint` (a piece in a few letters); the table drawn
large: `board` (zones), `table` (the whole scene), `look` (a part of it); the table in few lines: `inline` (zones
in a line), `grid` (small boards), `brief` (the whole scene); `options` (the numbered list), `sheet` (all of it
fitted into the height of the terminal); `answers` (how a typed line is read), `score` (the tree of points),
`advice` (hints), `explain` (what `?` tells), `saves` (games in files), `screen` (what a player sees), `keeper`
(nothing is lost), `session` (a game from the first question to the last point).
"""
