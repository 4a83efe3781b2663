"""The lab: many games on paired deals, and what they say about a game.

In reading order: `plan` (what is to be played), `play` (one game becomes a row), `crew` (on all cores), `folder` (where
rows are kept, so that everything can be taken up again), `table` (rows as arrays), `figures` (numbers with their
intervals), `questions` (what a designer asks, answered), `page` and `draw` (the report), `change` (a deck with a field
changed).  It knows no game: boxes tell it what it needs.
"""

from chabudai.words.catalogue import bring

bring(__name__)
