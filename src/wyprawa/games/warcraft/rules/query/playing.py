"""Who can use what now (chapter 21, WW-11.13, WW-20.7 to 20.10).

Whether a card can be played follows from public facts alone. So does who is asked: a character that has cards
in hand, and a deck with a card for this moment that lies neither in the discards nor on the table.
"""

from __future__ import annotations

from wyprawa.games.warcraft.content import ABILITIES, CHARACTERS, POTIONS
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, own_side, under_way
from wyprawa.games.warcraft.rules.query.figures import lends, survives
from wyprawa.games.warcraft.rules.query.sources import EVERY_SOURCE, Source, in_force, powers_of
from wyprawa.games.warcraft.state import NOBODY, NOTHING, Character, State
from wyprawa.games.warcraft.vocabulary.conditions import FoeIs, When
from wyprawa.games.warcraft.vocabulary.powers import Power
from wyprawa.games.warcraft.vocabulary.terms import Moment

_owners = {character.id: number for number, character in enumerate(CHARACTERS)}
OWNER: tuple[int, ...] = tuple(_owners[ability.owner] for ability in ABILITIES)
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, owner in enumerate(OWNER) if owner == kind) for kind in range(len(CHARACTERS))
)
# By character, moment and whether it is one between characters: the cards that may be played then.
_MOMENTS: dict[tuple[int, str, bool], tuple[int, ...]] = {}
for _n, _ability in enumerate(ABILITIES):
    for _rivals in (False, True):
        if _rivals or _ability.power.when != FoeIs(kind="character"):
            _where = (OWNER[_n], _ability.power.at, _rivals)
            _MOMENTS[_where] = (*_MOMENTS.get(_where, ()), _n)


# Of each card: its cost, whether it replaces the weapon, and its condition.
_TERMS: tuple[tuple[int, bool, When | None], ...] = tuple(
    (each.cost, each.attack is not None, each.power.when) for each in ABILITIES
)
_COPIES: tuple[int, ...] = tuple(ability.copies for ability in ABILITIES)


# What has powers for a moment, each with its place there.
_POWERS: dict[Moment, dict[Source, list[tuple[int, Power]]]] = {}
for _source in EVERY_SOURCE:
    for _n, _power in enumerate(powers_of(*_source)):
        _POWERS.setdefault(_power.at, {}).setdefault(_source, []).append((_n, _power))


def full_deck(kind: int) -> list[int]:
    """The ability deck of a character (WW-21.1)."""
    return [n for n in DECKS[kind] for _ in range(ABILITIES[n].copies)]


def items(character: Character) -> list[int]:
    """Every item of a character, equipped ones first."""
    if character.weapon == NOTHING and character.armour == NOTHING:
        return character.bag[:]
    return [card for card in (character.weapon, character.armour) if card != NOTHING] + character.bag


_ENERGY, HEALING, SPEED = (
    frozenset(card for card, potions in enumerate(POTIONS) if potion in potions)
    for potion in ("energy", "healing", "speed")
)


def spare(s: State, who: int) -> list[int]:
    """The items the character may give up as a payment: not one whose loss would defeat it (A48)."""
    return [card for card in items(s.characters[who]) if survives(s, who, [card])]


def can_give(s: State, who: int, count: int) -> bool:
    """Whether the character can pay with so many items."""
    own = sorted(items(s.characters[who]), key=lambda card: lends(s, who, card))
    return len(own) >= count and survives(s, who, own[:count])


def energy_potions(s: State, who: int) -> list[int]:
    """The items the character may use up as energy potions (WW-20.7)."""
    return [card for card in spare(s, who) if card in _ENERGY]


def purse(s: State, who: int) -> int:
    """The most it can pay: energy, and an energy potion for 1 each (WW-21.11, WW-20.7, WW-20.13)."""
    character = s.characters[who]
    potions = [card for card in items(character) if card in _ENERGY]
    if not potions:
        return character.energy
    dearest_last = sorted(potions, key=lambda card: lends(s, who, card))
    while not survives(s, who, dearest_last):
        dearest_last.pop()
    return character.energy + len(dearest_last)


def can_pay(s: State, who: int, cost: int) -> bool:
    return cost <= s.characters[who].energy or cost <= purse(s, who)


def between_characters(s: State) -> bool:
    """Whether the combat under way is one between characters."""
    return s.combat is not None and s.combat.defender != NOBODY


def can_play(s: State, who: int, ability: int) -> bool:
    """Whether the character may play this card at its moment, if it holds it."""
    character = s.characters[who]
    if ability in character.played:  # WW-21.20
        return False
    cost, replaces, when = _TERMS[ability]
    if not can_pay(s, who, cost):
        return False
    if replaces and under_way(s).replaced[own_side(s, who)] != NOTHING:  # WW-21.37
        return False
    return when is None or EFFECTS.holds(s, when, Acting(who))


def unseen(s: State, who: int, ability: int) -> int:
    """Copies of a card that are in its owner's hand or deck."""
    left = _COPIES[ability] - s.characters[who].discard.count(ability)
    for play in s.plays:
        if play.ability == ability:
            left -= 1
    for each in s.attached:
        if each.ability == ability:
            left -= 1
    return left


def could_play(s: State, who: int, moment: Moment) -> bool:
    """Whether, for all the others know, the character holds a card it may play now."""
    character = s.characters[who]
    if not character.hand:
        return False
    cards = _MOMENTS.get((character.kind, moment, between_characters(s)), ())
    return any(unseen(s, who, card) > 0 and can_play(s, who, card) for card in cards)


def playable(s: State, who: int, moment: Moment) -> list[int]:
    """The cards in hand that the character may play now."""
    character = s.characters[who]
    cards = _MOMENTS.get((character.kind, moment, between_characters(s)), ())
    return [card for card in cards if card in character.hand and can_play(s, who, card)]


def usable_powers(s: State, who: int, moment: Moment) -> list[tuple[str, int, int]]:
    """Powers of the character, its items and attachments that it may use now: source, number, place."""
    powers = _POWERS.get(moment, {})
    used = s.turn.used if s.combat is None else s.combat.used
    return [
        (*source, n)
        for source in in_force(s, who)
        if source in powers
        for n, power in powers[source]
        if (*source, n) not in used
        and can_pay(s, who, power.cost)
        and EFFECTS.holds(s, power.when, Acting(who))
    ]
