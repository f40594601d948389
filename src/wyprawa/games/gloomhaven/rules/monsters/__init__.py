"""What monsters, bosses, summons and escorts do, and why (chapters 25 to 30, 33).

The turn of a figure, worked out without anything happening: `turn` (what it looks at), `strikes`, `focus`,
`movement`, `targets`, `why`. `focus(turn)`, `moves(turn, foe)` and `attacks(turn.moved(to), foe)` list all
that the rules permit; where they leave several equal options, the players choose (GH-29.14). `planning`
draws a turn from the state, `behaviour` carries it out, `bosses` and `escorts` have their own ways.
"""

from wyprawa.games.gloomhaven.rules.monsters.focus import Compared, Focus, focus
from wyprawa.games.gloomhaven.rules.monsters.movement import End, Moves, moves
from wyprawa.games.gloomhaven.rules.monsters.strikes import Places
from wyprawa.games.gloomhaven.rules.monsters.targets import Attacks, Strike, attacks
from wyprawa.games.gloomhaven.rules.monsters.turn import Foe, Mode, Turn
from wyprawa.games.gloomhaven.rules.monsters.why import lines, why
from wyprawa.games.gloomhaven.rules.query.areas import Area

__all__ = [
    "Area",
    "Attacks",
    "Compared",
    "End",
    "Focus",
    "Foe",
    "Mode",
    "Moves",
    "Places",
    "Strike",
    "Turn",
    "attacks",
    "focus",
    "lines",
    "moves",
    "why",
]
