"""Ability cards and powers in use (chapters 11 and 21). Read windows, playing, performing, then the verbs.

Every verb is one function: `in_combat` figures and dice, `on_characters` damage, cards and items,
`on_places` figures moved, `on_cards` negation and attachment, `branching` verbs made of verbs. The verbs of
events are in `rules/challenge`, those that place discoveries in `rules/exploration`.
"""
