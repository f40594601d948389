"""The rulebook of Gloomhaven, room by room; each imports those below it.

`turns`: scenario, rounds and turns, rests, selection of cards. `abilities`: the verbs, and the actions of
cards that they make up. `monsters`: what monsters, bosses, summons and escorts do and why. `attack`:
attacks from taking aim to Retaliate. `figures`: movement, damage, conditions, healing, looting, cards and
bonuses in use. `scenario`: rooms, overlay tiles, special rules, the end. `query`: questions that change
nothing.

The rules below reach verbs and conditions only by their vocabulary, `performing.does`, which cards, items,
monsters, scenarios and events share. `steps` has every step of the agenda.
"""
