"""The missions: `princely` and `royal` have a class for each.

`history` marks deeds, `claims` turns princely missions up, `ending` judges what is left when the game is over, and
`counting` has the words the royal ones use.
"""
