"""What records are made of besides numbers and words.

Dice are pairs of kind and value, the value 0 before they are rolled. A term is a part of a sum: what it is,
how much, and the number of the card it comes from. A source says why: a word, and a card's number.
What is added to each die of a kind is a term with that kind behind it.
"""

from __future__ import annotations

from typing import TypeAlias

Dice: TypeAlias = tuple[tuple[int, int], ...]
Term: TypeAlias = tuple[str, int, int]
Terms: TypeAlias = tuple[Term, ...]
Added: TypeAlias = tuple[tuple[str, int, int, int], ...]
Source: TypeAlias = tuple[str, int]

NONE: Source = ("none", -1)
