"""The words cards are written in, one record for each.

`terms` are the plain words: colours, moments, traits. `conditions` say what must hold, `targets` whom a verb
touches, `verbs` what is done, `powers` when it is done and what it costs. Each verb, condition and target has
one function in `rules/powers`.
"""

from wyprawa.games.warcraft.vocabulary.powers import Power, Upgrade
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, Colour

__all__ = ["COLOURS", "Colour", "Power", "Upgrade"]
