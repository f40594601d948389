"""Figures of characters and fighters as they stand (WW-16.1 to 16.3, 19.25 to 19.28, 21.34)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    SIDES,
    adversary_of,
    item_of,
)
from wyprawa.games.warcraft.rows import CharacterSide, Fighter
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, fighter, under_way
from wyprawa.games.warcraft.rules.query.sources import (
    EVERY_SOURCE,
    Source,
    in_force,
    powers_at,
    side_number,
    works,
)
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.vocabulary.conditions import When
from wyprawa.games.warcraft.vocabulary.terms import Stat
from wyprawa.games.warcraft.vocabulary.verbs import Add


class Figures(NamedTuple):
    """What a fighter brings to a combat as it stands."""

    attack: int
    ranged: bool
    defence: int
    damage: int


IN_COMBAT: tuple[Stat, ...] = ("attack", "defence", "damage")


def card_of(s: State, seat: int) -> CharacterSide:
    """The side of the character card that is up."""
    return SIDES[side_number(s.characters[seat])]


def bonus(s: State, seat: int, stat: Stat) -> int:
    """What permanent powers in force add to a figure of a character."""
    return bonuses(s, seat, stat)[0]


def bonuses(s: State, seat: int, *stats: Stat) -> list[int]:
    """What they add to each of these figures."""
    return added(s, seat, in_force(s, seat), stats)


def added(s: State, seat: int, sources: Iterable[Source], stats: Sequence[Stat]) -> list[int]:
    """What the permanent powers of these sources add to each of these figures of a character."""
    total = [0] * len(stats)
    for source in sources:
        if source in PERMANENT:
            for stat, amount, when in PERMANENT[source]:
                if stat in stats and (when is None or EFFECTS.holds(s, when, Acting(seat))):
                    total[stats.index(stat)] += amount
    return total


def _permanent(source: Source) -> list[tuple[Stat, int, When | None]]:
    return [
        (verb.to, verb.amount, power.when)
        for _, power in powers_at(*source, "always")
        for verb in power.do
        if isinstance(verb, Add)
    ]


# What the permanent powers of a source, if it has any, add to which figure, and when.
PERMANENT = {source: rows for source in EVERY_SOURCE if (rows := _permanent(source))}
# What all powers together can lower anybody's health by.
MOST_LOWERED = -sum(
    min(0, amount) for rows in PERMANENT.values() for stat, amount, _ in rows if stat == "health"
)


def health(s: State, seat: int) -> int:
    """The most damage that is still too much (WW-15.5), less 1 for every Disease (WW-7.26, WW-7.29)."""
    return card_of(s, seat).health + bonus(s, seat, "health") - s.characters[seat].disease


def is_down(s: State, seat: int) -> bool:
    """WW-15.5. Whoever has much health left is told at a glance."""
    character = s.characters[seat]
    most = SIDES[side_number(character)].health - MOST_LOWERED - character.disease
    return character.damage >= most and character.damage >= health(s, seat)


def lends(s: State, seat: int, card: int) -> int:
    """The health that one of the character's items gives it, with what is attached to the item."""
    if not works(s.characters[seat], card):
        return 0
    sources: list[Source] = [("item", card)]
    sources += [("attached", each.ability) for each in s.attached if each.item == card]
    return added(s, seat, sources, ("health",))[0]


def survives(s: State, seat: int, cards: Sequence[int]) -> bool:
    """Whether the character is still up once it has given these items away."""
    lost = sum(lends(s, seat, card) for card in cards)
    return s.characters[seat].damage < health(s, seat) - lost


def printed(s: State) -> Fighter:
    """The adversary in the combat under way."""
    combat = under_way(s)
    return adversary_of(combat.card) if combat.board == NOTHING else BOARD_ADVERSARIES[combat.board]


def weapon(s: State, side: int) -> tuple[int, bool]:
    """Attack value and type before changes, and whether it is ranged."""
    combat = under_way(s)
    seat = combat.defender if side else combat.attacker
    if seat == NOBODY:
        foe = printed(s)
        return foe.attack, foe.ranged
    if combat.replaced[side] != NOTHING:
        ability = ABILITIES[combat.replaced[side]]
        assert ability.attack is not None
        return ability.attack, ability.ranged
    worn = s.characters[seat].weapon
    if worn != NOTHING:
        item = item_of(worn)
        return item.attack, item.ranged
    card = card_of(s, seat)
    return card.attack, card.ranged


def is_ranged(s: State, side: int) -> bool:
    return bool(under_way(s).ranged[side]) or weapon(s, side)[1]


def standing(s: State, seat: int) -> Figures:
    """The figures of a character by itself: card, equipment and permanent powers, whatever a combat adds."""
    character, card = s.characters[seat], card_of(s, seat)
    attack, ranged, defence = card.attack, card.ranged, card.defence
    if character.weapon != NOTHING:
        weapon = item_of(character.weapon)
        attack, ranged = weapon.attack, weapon.ranged
    if character.armour != NOTHING:
        defence = item_of(character.armour).defence
    more = bonuses(s, seat, *IN_COMBAT)
    return Figures(attack + more[0], ranged, defence + more[1], card.damage + more[2])


def figures(s: State, side: int) -> Figures:
    """The figures of a side of the combat under way, all changes included."""
    combat = under_way(s)
    seat = fighter(s, side)
    attack, ranged = weapon(s, side)
    if seat == NOBODY:
        foe, more = printed(s), [0, 0, 0]
        defence, damage = foe.defence, foe.damage
    else:
        card, armour = card_of(s, seat), s.characters[seat].armour
        defence = card.defence if armour == NOTHING else item_of(armour).defence
        damage, more = card.damage, bonuses(s, seat, *IN_COMBAT)
    return Figures(
        attack + more[0] + combat.attack[side],
        ranged or bool(combat.ranged[side]),
        defence + more[1] + combat.defence[side],
        damage + more[2] + combat.damage[side],
    )
