"""Wares: what is on offer somewhere, as a card in a window with its price below.

Drawn about its middle in a square of 100 by 100, like every piece.
"""

from __future__ import annotations

from html import escape

from wyprawa.scene.model import Fact, Piece
from wyprawa.scene.svg.faces import key
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.letters import said
from wyprawa.words import Words

_CARD = 'x="-39" y="-48" width="78" height="92" rx="9"'


def is_ware(each: Piece) -> bool:
    return any(fact.icon == "cost" for fact in each.facts)


def ware(each: Piece, facts: list[Fact], words: Words) -> str:
    """Who or what it is, in one picture; what it does, if an icon and a sign can say that; the price."""
    cost = next(fact.value for fact in facts if fact.icon == "cost")
    told = next((fact for fact in facts if fact.icon != "cost"), None)
    edge = f' stroke="{escape(each.colour)}"' if each.colour else ""
    drawn = [f'<rect class="base" {_CARD}{edge}/>']
    if each.face:
        drawn.append(f'<use href="#face-{key(each.face)}" x="-37" y="-47" width="74" height="74"/>')
    elif told is None or isinstance(told.value, int):
        drawn.append(mark(each.kind, -25, -44, 50, each.glyph))
    else:
        text = said(told.value, words)
        drawn.append(mark(told.icon, -15, -47, 30))
        drawn.append(f'<text class="ware-text" y="10" font-size="37">{escape(text)}</text>')
    coin = '<circle class="price" cx="0" cy="31" r="22"/>'
    return f'{"".join(drawn)}{coin}<text class="price-text" y="44.500" font-size="38">{cost}</text>'
