"""The sensible player: `answers` to every question, and `counsel` for search.

`prices` say what things are worth, `outlook` how a clan stands. `trails`, `quests` and `chances` plan trails,
`shopping` weighs the Citadel, `battles` decides in the Adventure phase.
"""
