"""Outside the Citadel (chapters 15 to 28, 34). Read `trails`, `assigning`, `dice` and `quests` first.

Then a battle as it goes: `reveal_traps`, `battle`, `monster_attack`, `mercenary_attack` with the Monsters'
`powers`, and `conquest`.
"""
