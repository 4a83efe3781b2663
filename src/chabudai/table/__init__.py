"""The web table: play any game with friends and bots.  It knows games through Box, Match and Scene only.

In reading order: `plan` (what a table is made of), `fair` (proof that the deal was not chosen), `seats`, `clocks`,
`consent`, `course` (everything that follows from a table's log), `tables` (a table that people sit at), `bots`,
`rooms` (all tables of a server); then the doors: `acts` (what people may do, in one list), `identity` and `security`,
`observe` and `api` (for programs), `live` (for pages), `server`.  Beside them: `why` (what cannot be done), `reports`
(what players find wrong), `limits`, and for tables over days `digest`, `notices`, `mail` and `push`.
"""
