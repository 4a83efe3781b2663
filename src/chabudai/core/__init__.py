"""The vocabulary all games share.  Imports nothing of ours outside this folder and nothing third-party.

In reading order: `step` (the agenda), `knowledge` (who knows which card), `secrets`, `game` (a position), `rng`, `box`
(a game as the rest of the project meets it), `clauses`, `events`, `points`, `scene`, `codec`, `notation`, `players`,
`record`, `match`, `playout`, `laws`, `errors`.
"""
