"""The specials: `laying` (where each of them goes), `own` (Roofer, Renovator, Bell-Ringer), `others` (Captain and
company), `recruiter`.  Their reactions stand with what they react to: Pope, Choirboy, Bell-Ringer and Priest in
`actions.playing`, the Ironmonger in `actions.prayer`, Blacksmith and Virgin in `protection`, the Key-Bearer in `losing`."""
