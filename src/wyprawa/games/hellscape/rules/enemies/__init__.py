"""What Enemies do, and why (chapters 15, 16, 21): `focus` decides, `acting` carries out one action,
`activation` an
activation, `schemes` what Roaming Monsters do instead, `boss` the Boss's actions."""
