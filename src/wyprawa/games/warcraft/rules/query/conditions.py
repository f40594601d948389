"""Whether the conditions of powers hold: one function for each."""

from __future__ import annotations

from wyprawa.games.warcraft.content import CHARACTERS
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, foe_of, side_of
from wyprawa.games.warcraft.rules.query.figures import is_ranged
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.vocabulary import conditions as when
from wyprawa.games.warcraft.vocabulary.terms import COLOURS


@EFFECTS.condition(when.Ranged)
def ranged(s: State, x: Acting, condition: when.Ranged) -> bool:
    side = side_of(s, x.seat)
    return side is not None and is_ranged(s, side)


@EFFECTS.condition(when.FoeRanged)
def foe_ranged(s: State, x: Acting, condition: when.FoeRanged) -> bool:
    side = side_of(s, x.seat)
    return side is not None and is_ranged(s, 1 - side)


@EFFECTS.condition(when.FoeIs)
def foe_is(s: State, x: Acting, condition: when.FoeIs) -> bool:
    foe = foe_of(s, x.seat)
    return foe is not None and (foe == NOBODY) == (condition.kind == "adversary")


@EFFECTS.condition(when.FoeFaction)
def foe_faction(s: State, x: Acting, condition: when.FoeFaction) -> bool:
    foe = foe_of(s, x.seat)
    if foe is None or foe == NOBODY:
        return False
    return CHARACTERS[s.characters[foe].kind].faction == condition.faction


@EFFECTS.condition(when.Wounded)
def wounded(s: State, x: Acting, condition: when.Wounded) -> bool:
    return s.characters[x.seat].damage >= condition.damage


@EFFECTS.condition(when.Level)
def level(s: State, x: Acting, condition: when.Level) -> bool:
    return s.characters[x.seat].level >= COLOURS.index(condition.colour)


@EFFECTS.condition(when.Wears)
def wears(s: State, x: Acting, condition: when.Wears) -> bool:
    character = s.characters[x.seat]
    return (character.weapon if condition.kind == "weapon" else character.armour) != NOTHING


@EFFECTS.condition(when.StartingSide)
def starting_side(s: State, x: Acting, condition: when.StartingSide) -> bool:
    return not s.characters[x.seat].turned


@EFFECTS.condition(when.Last)
def last(s: State, x: Acting, condition: when.Last) -> bool:
    found = [valor(each) for each in s.characters]
    return found[x.seat] == min(found) < max(found)
