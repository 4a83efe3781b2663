"""The web table: play any game with friends and bots.  It knows games through Box, Match and Scene only.

Its rooms, each of which knows only those before it:

- `course`: everything that follows from a table's log, without clock, network or disk
- `people`: who is who, and who is there
- `running`: the tables in this process, with their bots and clocks
- `seen`: what a viewer may know, as plain data
- `notices`: letters and knocks for those who are away
- `doors`: HTTP, sockets and the API for programs
- `pages`: all HTML, with their own socket

`app` puts doors and pages together, `serve` runs them; `errors`, `fields`, `languages` and `moments` are for all.
"""

from chabudai.words.catalogue import bring

bring(__name__)
