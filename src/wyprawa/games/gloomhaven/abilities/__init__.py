"""What cards, items and monsters do, as records without rules.

`terms` has the words, `verbs` the abilities, `actions` the halves of cards, `escapes` what data cannot say.
"""
