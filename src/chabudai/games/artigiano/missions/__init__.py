"""The missions: `history` (what the past has fulfilled), `princely`, `claims` (turning them up), `royal` (at the end)."""
