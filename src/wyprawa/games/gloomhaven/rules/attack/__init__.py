"""Attacks, from taking aim to Retaliate (chapters 10 to 13, 17).

Read in this order: `attacks` (a whole attack, and what its player is asked), `aims` (its reach and whom it
may target), `single_attack` (one target: the three steps of damage and what follows), `declining`,
`redirecting`, `push_and_pull`. The modifier cards are in `figures/modifiers`.
"""
