"""Cards and tokens as one reads them. Both sides of a card in play may be looked at (WW-1.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    CHARACTERS,
    EVENT,
    ITEM,
    QUESTS,
    SIDES,
    TROPHIES,
    adversary_of,
    event_of,
    item_of,
)
from wyprawa.games.warcraft.rows import Fighter
from wyprawa.games.warcraft.state import NOBODY, ActiveQuest, State
from wyprawa.games.warcraft.view import faces, names, texts
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES
from wyprawa.scene import Card, Fact
from wyprawa.words import Text, listed, named, t

TIMING_COLOURS = {"movement": "#2d78ab", "combat": "#a5402f", "special": "#7750b5"}

# --- figures ------------------------------------------------------------------------------------------------


def figures(**figures: int) -> tuple[Fact, ...]:
    """A fact for each figure that is not 0."""
    return tuple(Fact(icon, value) for icon, value in figures.items() if value)


def word(icon: str, text: Text) -> Fact:
    return Fact(icon, text)


def reach(ranged: bool) -> Fact:
    """Whether an attack is ranged or melee."""
    return Fact("range" if ranged else "sword", t("ranged" if ranged else "melee"))


def fighter(it: Fighter) -> tuple[Fact, ...]:
    """Attack with its type, defence, damage, traits."""
    facts = (Fact("attack", it.attack), reach(it.ranged), Fact("defence", it.defence))
    traits = tuple(word("kind", names.word("trait", trait)) for trait in it.traits)
    return (*facts, Fact("damage", it.damage), *traits)


# --- challenge cards ----------------------------------------------------------------------------------------


@cache
def adversary(id: str, card: int) -> Card:
    """The adversary of a challenge card, and what is on its other side."""
    it = adversary_of(card)
    lines = texts.powers(it.powers)
    lines += (t("reward", what=texts.done(it.reward)),) if it.reward else ()
    if EVENT[card] is not None:
        lines += (t("back", name=names.front(card)),)
    elif ITEM[card] is not None:
        lines += (named(t("back", name=names.item(card)), item_line(card)),)
    facts = (level(it.colour), *fighter(it))
    return Card(id, names.adversary(card), "monster", facts, lines, face=faces.adversary(card))


def level(colour: str) -> Fact:
    return word("level", names.word("level", colour))


def item_figures(card: int) -> tuple[Fact, ...]:
    it = item_of(card)
    facts = [level(it.colour), word("kind", names.word("kind", it.kind))]
    facts += [Fact("attack", it.attack), reach(it.ranged)] if it.kind == "weapon" else []
    facts += [Fact("defence", it.defence)] if it.kind == "armour" else []
    facts += [word("affinity", names.word("symbol", symbol)) for symbol in it.symbols]
    return (*facts, *(word("potion", names.word("potion", potion)) for potion in it.potions))


def item_line(card: int) -> Text:
    """An item in one line, for the other side of its card."""
    it = item_of(card)
    if it.kind == "accessory":
        return t("item-other", kind=names.word("kind", it.kind))
    value = it.attack if it.kind == "weapon" else it.defence
    return t("item-figure", kind=names.word("kind", it.kind), n=value)


@cache
def item(card: int) -> Card:
    """An item, and the adversary or event on the other side of its card."""
    it = item_of(card)
    lines = (*texts.powers(it.powers), t("back", name=names.front(card)))
    return Card(f"item-{card}", names.item(card), it.kind, item_figures(card), lines)


@cache
def event(id: str, card: int) -> Card:
    it = event_of(card)
    return Card(id, names.front(card), "quest", (level(it.colour), *figures(valor=it.valor)), texts.event(it))


@cache
def undefeated(slot: int, card: int) -> Card:
    """An adversary on its slot of the track."""
    it = adversary(f"undefeated-{slot}", card)
    return replace(it, title=t("marker", n=slot + 1, adversary=it.title))


def returned(number: int, bottom: Sequence[int]) -> Card:
    """The cards that lie behind a deck, the next one first: all have seen them go back there (WW-10.2), but
    none may look at them now (WW-1.5), so there are only their names.
    """
    line = listed(names.front(card) for card in reversed(bottom))
    return Card(f"returned-{number}", t("zone-deck", level=names.level(number)), "", (), (line,))


# --- characters ---------------------------------------------------------------------------------------------


@cache
def side(id: str, number: int, up: bool) -> Card:
    """A side of a character card."""
    it, kind = SIDES[number], number * len(CHARACTERS) // len(SIDES)
    facts = (
        Fact("heart", it.health, t("stat-health")),
        Fact("attack", it.attack),
        reach(it.ranged),
        Fact("defence", it.defence),
        Fact("damage", it.damage),
    )
    lines = (names.side(number), *texts.powers(it.powers))
    title = names.character(kind) if up else t("other-side", name=names.character(kind))
    return Card(id, title, "hero", facts, lines, face=faces.character(kind))


@cache
def character(kind: int) -> Card:
    """A character one may choose: the starting side of its grey card."""
    first = side(f"character-{kind}", kind * len(SIDES) // len(CHARACTERS), True)
    faction = word("flag", names.word("faction", CHARACTERS[kind].faction))
    return replace(first, facts=(faction, *first.facts), lines=(*first.lines, texts.symbols(kind)))


@cache
def ability(number: int) -> Card:
    it = ABILITIES[number]
    facts = (Fact("energy", it.cost), word("ability", names.word("timing", it.timing)))
    colour = TIMING_COLOURS.get(it.timing, "")
    return Card(
        f"ability-{number}", names.ability(number), "spell", facts, texts.ability(number), colour=colour
    )


def attached(number: int) -> Card:
    """An ability card that lies attached to something, or is on its way."""
    card = ability(number)
    return replace(card, id=f"attached-{number}")


@lru_cache(maxsize=4096)
def discarded(who: int, abilities: tuple[int, ...]) -> Card:
    """A discard pile, by name: it is open, and what cards say is read in hand (WW-21.2)."""
    many = {ability: abilities.count(ability) for ability in sorted(set(abilities))}
    lines = [t("n-of", n=n, name=names.ability(ability)) for ability, n in many.items()]
    return Card(f"discarded-{who}", t("zone-discard"), "discard", (), tuple(lines))


# --- quests, trophies, tokens -------------------------------------------------------------------------------


def quest(s: State, active: ActiveQuest) -> Card:
    """A quest with its goals ticked."""
    rival = names.player(s, active.rival) if active.rival != NOBODY else None
    return _quest(active.quest, rival, tuple(active.done))


@lru_cache(maxsize=4096)
def _quest(number: int, rival: Text | None, done: tuple[int, ...]) -> Card:
    it = QUESTS[number]
    lines = texts.progress(it, done)
    lines += (t("quest-rival", whom=rival),) if rival is not None else ()
    return Card(f"quest-{number}", names.quest(number), "quest", (Fact("valor", it.valor),), lines)


@cache
def scored_quest(number: int) -> Card:
    return Card(f"scored-{number}", names.quest(number), "quest", (Fact("valor", QUESTS[number].valor),))


def trophy(number: int, copies: int = 0) -> Card:
    facts = (Fact("valor", TROPHIES[number].valor), *figures(stack=copies))
    return Card(f"trophy-{number}", names.trophy(number), "trophy", facts)


def scored_event(card: int) -> Card:
    facts = (Fact("valor", event_of(card).valor),)
    return Card(f"scored-event-{card}", names.front(card), "quest", facts)


@cache
def discovery(kind: int) -> Card:
    said = names.word("discovery-does", DISCOVERIES[kind])
    return Card(f"discovery-{kind}", names.discovery(kind), "item", lines=(said,))


@cache
def resource(id: str) -> Card:
    """What a resource does (WW-8.25)."""
    return Card(f"resource-{id}", names.word("resource", id), ICONS[id], lines=(names.word("does", id),))


ICONS: dict[str, str] = {
    "scroll": "scroll",
    "book": "book",
    "potion_small": "potion",
    "potion_large": "heal",
    "place_discovery": "chest",
    "flight_path": "fly",
    "auction_house": "scales",
    "quest_giver": "quest",
}


@cache
def board_adversary(number: int) -> Card:
    """An adversary printed on the board, with its reward."""
    it = BOARD_ADVERSARIES[number]
    lines = (*texts.powers(it.powers), *texts.reward(it))
    facts, face = fighter(it), faces.board(number)
    return Card(f"printed-{number}", names.board_adversary(number), "monster", facts, lines, face=face)
