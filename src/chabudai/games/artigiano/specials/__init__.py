"""The specials: `laying` (where each of them goes) and `own` (Roofer, Renovator, Bell-Ringer).

Their reactions stand with what they react to: Pope, Choirboy, Bell-Ringer and Priest in `actions.judging`, the
Ironmonger in `actions.prayer`, Blacksmith and Virgin in `protection`, Key-Bearer and Captain in `losing`, the
Recruiter in `turn`.
"""
