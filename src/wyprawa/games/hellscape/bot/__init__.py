"""A sensible Hero. It weighs in points, of which one is a Wound that a healthy Hero suffers.

- A figure of an Enemy is worth what it would do if it lived, and its XP; hurting takes a part of that
  (`worth`).
- A blow is the exact odds of its Wounds, with the abilities the Hero can pay for (`strikes`). In a Combat
  every ability, reroll and die is weighed by what it changes, from what lies on the table (`combats`).
- A Zone costs what Enemies beside it would do, and is worth the way it saves to what the Mission wants, or to
  Treasure (`goals`, `ground`). A turn is the best sum of blows and Zone over the Zones in reach (`turning`).
- Doors are opened by a healthy party that has turns left to meet what comes.
- Items go to whom they help most, skills and Class parts by what they add to a blow (`gear`).
"""
