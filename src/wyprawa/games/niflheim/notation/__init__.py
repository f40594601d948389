"""Position text: the map drawn with its figures, and names instead of numbers.

    heroes:
      0 frida seat=0 health=3 ready=seax
    undead:
      A | . 0 . # . a
        |   +
      B | . . . . . .
      100 a draugr known=true

A figure's line is its number, for undead the sign on the map (`-` if it is not there), its name, and whatever
is not at its default. A hero's number, and from the tenth on a capital letter, is its sign on the map: heroes
are read before undead. Squares are called as on the screen, doors by both their squares: `C4-C5`. `-` is
nobody, nothing or nowhere.

`words` names squares, doors and counts, `figures` draws the map, `things` the rest.
"""

from __future__ import annotations

from wyprawa.games.niflheim.notation import figures, things, words
from wyprawa.games.niflheim.state import State
from wyprawa.parts.records import Drawn

NOTATION: dict[str, Drawn[State]] = {
    "sheet": (things.draw_sheet, things.read_sheet),
    "camp": (figures.draw_camp, figures.read_camp),
    "start": (things.draw_start, things.read_start),
    "kills": (things.draw_kills, things.read_kills),
    "heroes": (figures.draw_party, figures.read_party),
    "undead": (figures.draw_undead, figures.read_undead),
    "pool": (things.draw_pool, things.read_pool),
    "discard": (things.draw_discard, things.read_discard),
    "open": words.flags("open", "door", words.door_names),
    "locked": words.flags("locked", "door", words.door_names),
    "forced": words.flags("forced", "door", words.door_names),
    "fire": (things.draw_fire, things.read_fire),
    "piles": (things.draw_piles, things.read_piles),
    "rescued": words.flags("rescued", "captive", words.captives),
    "searched": words.flags("searched", "place", words.places),
    "runes": (things.draw_runes, things.read_runes),
}
