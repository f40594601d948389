"""The rulebook of Hellscape, room by room; each imports those below it.

`turns`: round, phases, Hero turns, actions, levels, Darkness. `abilities`: the verbs. `rooms`: movement,
Doors,
revealing, spawning, objects in Zones, deeds of Missions, the start of a Boss fight. `enemies`: what
Enemies do and
why. `combat`: attacks from the pool to the last result. `figures`: Wounds, conditions, items, XP. `query`:
questions that change nothing.
"""
