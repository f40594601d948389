"""The Citadel (chapters 7 to 14, 19): `spaces` and discounts, `shops`, `equipment`, `settled_lands`.

Then what a player may use on his turn (`abilities`) and do at any time (`anytime`).
"""
