"""Cards as one reads them: items, skills, Enemies' cards, Door cards that stay."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape.content import DOORS, HEROES, ITEMS, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.content.bosses import Boss
from wyprawa.games.hellscape.content.box import Item, Roaming
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, Enemy, State
from wyprawa.games.hellscape.view import abilities, faces, texts
from wyprawa.games.hellscape.vocabulary import TYPES
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.games.hellscape.vocabulary.terms import pool
from wyprawa.scene import Card, Fact
from wyprawa.words import Text, listed, named, t

ICONS = {"melee": "sword", "magic": "magic", "ranged": "bow", "defence": "shield"}
RARITY_COLOURS = {"rare": "#3f6fb5", "epic": "#8a4fb8"}
PICTURES = {"head": "equipment", "torso": "equipment", "legs": "equipment", "misc": "gem", "none": "potion"}


def item(n: int, id: str = "") -> Card:
    card = ITEMS[n]
    lines = (*other_dice(card), *abilities.lines(card.abilities), *extras(card))
    return Card(
        id or f"item-{n}",
        texts.item(n),
        picture(card),
        tuple(dice_facts(card)),
        lines,
        colour=RARITY_COLOURS.get(card.rarity, ""),
    )


def dice_facts(card: Item) -> Iterator[Fact]:
    """The dice of the first attack type and of defence, as a picture of each kind and how many."""
    for field in (*types_of(card)[:1], *(["defence"] if card.defence else [])):
        if field != "defence":
            yield Fact(ICONS[field], t(f"timing-{field}"))
        for kind, n in enumerate(pool(getattr(card, field))):
            if n:
                yield Fact(f"die-{KINDS[kind]}", n, texts.die(kind))


def types_of(card: Item) -> list[str]:
    """The attack types an item has dice for, the one with most first."""
    found = [field for field in TYPES if getattr(card, field)]
    return sorted(found, key=lambda field: -sum(pool(getattr(card, field))))


def other_dice(card: Item) -> Iterator[Text]:
    """Further attack types, in words."""
    for field in types_of(card)[1:]:
        yield named(t(f"timing-{field}"), abilities.dice(getattr(card, field)))


def picture(card: Item) -> str:
    return PICTURES.get(card.slot, "weapon" if card.melee else "bow" if card.ranged else "staff")


def extras(card: Item) -> Iterator[Text]:
    yield t("card-slot", slot=t(f"slot-{texts.slug(card.slot)}"), rarity=t(f"rarity-{card.rarity}"))
    if card.in_set:
        yield t("card-set")


def dice_lines(card: Item | Roaming | Boss) -> Iterator[Text]:
    """The dice a card gives, by attack type and for defence."""
    for field in (*TYPES, "defence"):
        written = getattr(card, field)
        if written:
            yield named(t(f"timing-{field}"), abilities.dice(written))


def skill(n: int, id: str = "", place: Text | None = None, blessed: bool = False) -> Card:
    """A skill with its level; `place` is the quarter, column or stance it lies on."""
    card = SKILLS[n]
    lines = list(abilities.lines(card.blessed if blessed else card.abilities))
    lines += [named(t("card-poison"), abilities.ability(each)) for each in card.poison]
    lines += [t("card-tool", tool=t(f"tool-{texts.slug(name)}")) for name in card.tokens]
    lines += [t("card-blessed")] if blessed else []
    lines += [place] if place is not None else []
    return Card(id or f"skill-{n}", texts.skill(n), "spell", (Fact("level", card.level),), tuple(lines))


def tool(n: int, id: str) -> Card:
    """A Rogue token."""
    card = ROGUE_TOKENS[n]
    lines = [abilities.ability(card.bonus)] if card.bonus is not None else []
    lines += [t("tool-poisons")] if card.poison else []
    lines += [t("tool-hides")] if card.shadow else []
    return Card(id, texts.tool(n), "item", (Fact("kind", t(f"tool-colour-{card.colour}")),), tuple(lines))


def hero(card: int, id: str) -> Card:
    """The Hero card: ability and Shadow ability."""
    row = HEROES[card]
    lines = (abilities.ability(row.ability), named(t("card-shadow"), abilities.effects(row.shadow.do)))
    return Card(id, texts.hero_class(card), "hero", (), lines, face=faces.hero(card))


def enemy(s: State, it: Enemy) -> Card:
    """An Enemy's card with everything on it (MD-5)."""
    facts = [Fact("heart", figures.health_of(it)), *reward(it)]
    lines: list[Text] = []
    if it.kind == MOB:
        row = figures.mob_card(it)
        lines = [
            named(t("timing-defence"), abilities.dice(row.defence)),
            abilities.ability(row.ability, True),
        ]
    elif it.kind == BOSS:
        boss = figures.boss_card(it)
        lines = [*dice_lines(boss), *abilities.lines(boss.combat, True)]
        lines += [
            named(t("card-fangs", n=power.fangs), abilities.effects(power.do, True)) for power in boss.powers
        ]
    else:
        roaming = figures.roaming_card(it)
        lines = [*dice_lines(roaming), abilities.ability(roaming.ability, True)]
        lines += [t(f"scheme-{roaming.kind}-{n}") for n in (0, 1)]
    if it.item != NONE:
        lines.append(named(texts.item(it.item), dice_of(it.item)))
    if it.acted:
        facts.append(Fact("check", t("state-acted")))
    return Card(
        f"card-{it.figure}",
        texts.figure_of(s, it.figure),
        "monster",
        tuple(facts),
        tuple(lines),
        face=faces.of(s, it.figure),
    )


def dice_of(n: int) -> Text:
    """What an item gives, in a line."""
    said = [*dice_lines(ITEMS[n]), *abilities.lines(ITEMS[n].abilities)]
    return listed(said, "semicolon", empty=t("dice-none"))


def reward(it: Enemy) -> Iterator[Fact]:
    """Treasure tokens on the card, by rarity."""
    for rarity, n in enumerate(it.treasure):
        if n:
            yield Fact("chest", n, texts.rarity(rarity))


def staying(room: int, n: int) -> Card:
    return Card(f"stays-{room}-{n}", texts.door_card(n), "land", (), (abilities.effects(DOORS[n].do),))
