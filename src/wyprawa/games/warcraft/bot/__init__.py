"""The sensible player: `answers` to every question, and `counsel` for search.

`prices` say what things are worth in valor. `ways` and `errands` know how many turns a place is from what one
wants to do; `duels` what a fight promises, `wardrobe` what an item does for it. `outlook` puts them together,
`walking`, `fighting` and `keeping` decide by it.
"""
