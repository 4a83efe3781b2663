"""The missions: `history` (what has been fulfilled), `princely`, `claims` (turning them up), `royal` (at the end)."""
