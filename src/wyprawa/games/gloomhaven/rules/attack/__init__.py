"""Attacks, from taking aim to Retaliate (chapters 10 to 13, 17).

Read in this order: `attacks` (a whole attack), `aims` (its reach and whom it may target), `aiming` and
`declining` (what its player is asked), `single_attack` (one target: the three steps of damage), `modifiers`
(the cards drawn), `redirecting`, `push_and_pull`, `retaliation`.
"""
