"""The scenario: how it is laid out, what its page says, how it ends.

`tales`, `preparation` (chapter 1), `rooms` (9), `random_dungeon` (49), `overlays` (4), `monster_decks`
(7, 31). Special rules (33): `special_tests`, `special_rules`; the verbs are in `abilities`.
`ending` (32, 48).
"""
