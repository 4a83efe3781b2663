"""The actions: `effect` (what an effect is), `playing` and `judging` (how every action card is carried out).

Then the 46 effects, grouped by what they touch: `building`, `rearranging`, `castle`, `seizing`, `dislodging` (castles),
`stock`, `swapping` (stocks), `hand`, `exchange`, `square` (hands), `pile`, `tempo` (turns), `prayer`.
"""
