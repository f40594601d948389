"""The undead turn: order, activation, movement, attacks (GN-12, GN-13, GN-27), summoning (GN-11). Read
`order`, `activation`, `walking`, `striking`, `bow`, `summoning`."""
