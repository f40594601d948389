"""The frame: scenario, rounds and turns.

`round` (chapters 1, 5, 7, 31), `card_selection` (5), `turn_order` (7), `hero_turn` (8), `monster_turn` (25,
30), `turn_end` (8), `rests` (6).
"""
