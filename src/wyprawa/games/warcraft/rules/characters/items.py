"""Items gained, lost and drunk (WW-10.1 to 10.6, chapters 19, 20, 25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import FITS, ITEM, LEVEL_OF, item_of
from wyprawa.games.warcraft.rules.query.playing import energy_potions, items
from wyprawa.games.warcraft.state import NOTHING, Attached, Character, State
from wyprawa.games.warcraft.vocabulary.terms import Potion
from wyprawa.kernel import Asking, ask

Payment: TypeAlias = Literal["energy"] | tuple[Literal["potion"], int]
Change: TypeAlias = tuple[Literal["equip", "bag"], int]  # an item put on, or taken off


def put_back(s: State, card: int) -> None:
    """A discarded challenge card goes on top of the deck of its colour (WW-10.2, WW-10.6)."""
    s.challenges[LEVEL_OF[card]].put_under(card)


def return_card(s: State, card: int) -> None:
    """Put back an adversary or an event."""
    put_back(s, card)
    s.tell(told.CardReturned, card, rule="WW-10.2")


def draw_challenge(s: State, level: int, met: Sequence[int]) -> int | None:
    """The bottom card of a challenge deck, of those not met yet (WW-10.1)."""
    return s.challenges[level].draw(s.chance, "challenge", met)


def gain_item(s: State, who: int, level: int, rule: str) -> None:
    """Draw until a card with an item comes, if one does (WW-19.4 to 19.9)."""
    met: list[int] = []
    while (card := draw_challenge(s, level, met)) is not None:
        met.append(card)
        if ITEM[card] is not None:
            take_item(s, who, card, rule)
            return
        s.tell(told.CardPassedOver, card, rule="WW-19.5")
        put_back(s, card)


def has_item(s: State, level: int) -> bool:
    """Whether there is a card with an item in a deck (WW-19.7); all know what lies there, if not where."""
    deck = s.challenges[level]
    return any(ITEM[card] is not None for card in (*deck.top, *deck.pile, *deck.bottom))


def take_item(s: State, who: int, card: int, rule: str) -> None:
    """A gained item goes to the bag (WW-19.2)."""
    s.characters[who].bag.append(card)
    s.tell(told.ItemGained, who, card, rule=rule)


def remove_item(character: Character, card: int) -> None:
    """Take an item from wherever the character has it."""
    if card == character.weapon:
        character.weapon = NOTHING
    elif card == character.armour:
        character.armour = NOTHING
    else:
        character.bag.remove(card)


def discard_item(s: State, who: int, card: int, rule: str) -> None:
    s.tell(told.ItemDiscarded, who, card, rule=rule)
    give_back(s, who, card)


def give_back(s: State, who: int, card: int) -> None:
    """An item goes to its deck (WW-19.29), what is attached to it to its owner's discards (WW-21.29)."""
    remove_item(s.characters[who], card)
    put_back(s, card)
    detach(s, [each for each in s.attached if each.item == card], "WW-21.29")


def detach(s: State, cards: list[Attached], rule: str) -> None:
    """Attached cards go to their owners' discards."""
    for each in cards:
        s.attached = tuple(other for other in s.attached if other is not each)
        s.characters[each.owner].discard.append(each.ability)
        s.tell(told.Detached, each.ability, each.owner, rule=rule)


def steal_item(s: State, who: int, whom: int, card: int, rule: str) -> None:
    """From bag to bag; what is attached to it comes along (WW-14.17, WW-21.30)."""
    s.characters[whom].bag.remove(card)
    s.characters[who].bag.append(card)
    if s.attached:
        s.attached = tuple(replace(each, to=who) if each.item == card else each for each in s.attached)
    s.tell(told.ItemStolen, who, card, whom, rule=rule)


def lose_random(s: State, who: int, only_bag: bool, rule: str = "WW-25.1") -> None:
    """WW-25.1 to 25.4."""
    character = s.characters[who]
    eligible = character.bag if only_bag else items(character)
    if eligible:
        discard_item(s, who, s.chance.pick(eligible, "item"), rule)


def drink(s: State, who: int, card: int, potion: Potion, rule: str) -> None:
    """Discard an item for one of its symbols (WW-20.2, WW-20.15); what that does is the caller's business."""
    s.tell(told.PotionDrunk, who, card, potion, rule=rule)
    give_back(s, who, card)  # WW-20.15


def pays_as_it_likes(s: State, who: int, cost: int) -> bool:
    """Whether there is more than one way to pay: with energy, or with potions."""
    return cost > 0 and bool(energy_potions(s, who))


def spend_energy(s: State, who: int, cost: int, rule: str) -> None:
    """Energy."""
    if cost:
        s.characters[who].energy -= cost
        s.tell(told.EnergySpent, who, cost, rule=rule)


def pay(s: State, who: int, cost: int, rule: str) -> Asking[None]:
    """Pay energy, each energy potion lowering the cost by 1 (WW-20.7 to 20.10)."""
    while cost:
        options: list[Payment] = ["energy"] if s.characters[who].energy >= cost else []
        options += [("potion", card) for card in energy_potions(s, who)]
        answer = yield from ask(who, "pay", options, subject=(cost,), rule="WW-20.7")
        if answer == "energy":
            spend_energy(s, who, cost, rule)
            return
        drink(s, who, answer[1], "energy", "WW-20.7")
        cost -= 1


def can_equip(character: Character, card: int) -> bool:
    """WW-19.14 to 19.17."""
    return FITS[card][character.kind] and LEVEL_OF[card] <= character.level


def changes(character: Character) -> list[Change]:
    """What may be put on or off (WW-19.11 to 19.17)."""
    found: list[Change] = [("equip", card) for card in character.bag if can_equip(character, card)]
    worn = [card for card in (character.weapon, character.armour) if card != NOTHING]
    found += [("bag", card) for card in worn]
    return found


def can_change(character: Character) -> bool:
    """Whether there is anything to put on or off."""
    return bool(changes(character))


def equip(s: State, who: int, card: int) -> None:
    """From the bag to the character card; what was there goes to the bag (WW-19.11 to 19.13)."""
    character = s.characters[who]
    weapon = item_of(card).kind == "weapon"
    old = character.weapon if weapon else character.armour
    character.bag.remove(card)
    if old != NOTHING:
        character.bag.append(old)
        s.tell(told.Unequipped, who, old, rule="WW-19.11")
    if weapon:
        character.weapon = card
    else:
        character.armour = card
    s.tell(told.Equipped, who, card, rule="WW-19.11")


def unequip(s: State, who: int, card: int) -> None:
    remove_item(s.characters[who], card)
    s.characters[who].bag.append(card)
    s.tell(told.Unequipped, who, card, rule="WW-19.11")
