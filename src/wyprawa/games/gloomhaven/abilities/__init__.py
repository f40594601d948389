"""What cards, items and monsters do, as records without rules.

`terms` has the words, `verbs` the abilities, `escapes` says what data could not.
"""
