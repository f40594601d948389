"""Attacks by heroes (GN-17 to GN-24). Read `rolling` (the die and the coin), `strike`, `push`,
`cover`, `vials`, `breaking`."""
