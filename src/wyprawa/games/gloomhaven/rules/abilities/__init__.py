"""What the verbs do, one function each, and the actions of cards that they make up.

`card_actions` (chapters 8, 22), then the verbs: `move` (8), `attack` (10), `give` (13, 14), `elements`
(15), `active_bonuses` (16), `guards` (17), `heal` (18), `summon` (19, 29), `recovery` (20), `loot` (21),
`damage` (23), `obstacles` (4), `commands`, `joining`; `custom` and `boss_specials` (30) are what data could
not say. `special_verbs` are those of special rules, treasures and rewards (33).
"""
