"""Questions about the state that change nothing.

Read `facts` first (who and where), then `performing` (who performs abilities, and for whom formulas and
tests speak), `formulas`, `tests`, `targeting`. Figures: `stat_cards`, `initiative` (7), `defence` (17),
`summons` (19). The map: `terrain` (4), `sight` (10, 12), `ways` (27). Cards and what they change:
`ability_cards` (42), `elements` (15), `changes` and `bonuses` (16).
"""
