"""Questions about the state that change nothing.

Read `facts` first (who is where, what a figure can do, its Shield and Retaliate), then `performing` (who
performs abilities, and whom formulas and tests speak of), `formulas`, `tests`, `occasions` (whom scenarios
and events mean), `targeting`. The round:
`initiative` (chapter 7), `summons` (19). The map: `terrain` (4), `areas` (12), `ways` (27). Cards and what
they change: `ability_cards` (42), `elements` (15), `changes` and `bonuses` (16).
"""
