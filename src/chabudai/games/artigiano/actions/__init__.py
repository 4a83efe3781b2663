"""The actions: `playing` (how every action card is carried out), then the 46 effects grouped by what they touch:
`building`, `castle`, `seizing` (castles), `stock`, `hand`, `square` (hands), `turn`, `prayer`."""
