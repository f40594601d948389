"""Cards as one reads them: heroes, things, supplies, skills, kinds of undead."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.content import HEROES, ITEMS, SKILLS, UNDEAD
from wyprawa.games.niflheim.content.rows import Item, Values
from wyprawa.games.niflheim.rules.query import carrying, figures
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.view import faces, texts
from wyprawa.games.niflheim.vocabulary.skills import PotionEffect, SkillEffect
from wyprawa.scene import Card, Fact
from wyprawa.words import Text, listed, t

PICTURES = {"shield": "shield", "potion": "potion", "gear": "equipment", "key": "key"}


def item(s: State, n: int, place: str = "") -> Card:
    """A thing with its figures, and where its bearer has it."""
    row = ITEMS[n]
    lines = [*([texts.place(place)] if place else []), *values(row), *others(row)]
    lines += [t("card-rune", stone=texts.stone(colour)) for colour in s.runes.get(n, ())]
    return Card(f"item-{n}", texts.item(n), picture(row), tuple(dice(row)), tuple(lines))


def picture(row: Item) -> str:
    return PICTURES.get(row.kind, "bow" if row.ranged is not None else "weapon")


def dice(row: Item) -> Iterator[Fact]:
    if row.dice > 1:
        yield Fact("dice", row.dice, t("card-dice"))


def values(row: Item) -> Iterator[Text]:
    """What a die must show to stun and to wound: adjacent, and at range (GN-16)."""
    if row.melee is not None:
        yield t("card-melee", **needed(row.melee))
    if row.ranged is not None:
        word = "card-ranged" if row.step else "card-reach"
        yield t(word, direct=row.direct, step=row.step, **needed(row.ranged))


def needed(found: Values) -> dict[str, int]:
    return {"stun": found.stun, "wound": found.wound}


def others(row: Item) -> Iterator[Text]:
    if row.missiles:
        yield t("card-missiles")
    if row.kind in ("weapon", "relic") and not row.one_handed:
        yield t("card-two-hands")
    if row.burden:
        yield t("card-burden", n=row.burden)
    if row.drink is not None:
        yield effect(row.drink)


def effect(it: SkillEffect | PotionEffect) -> Text:
    """What a skill or a potion does: `aim` with its figures."""
    told = {name: getattr(it, name) for name in it.__struct_fields__}
    given = {name: texts.signed(value) if name == "value" else value for name, value in told.items()}
    return t(f"does-{texts.slug(type(it).__struct_config__.tag)}", **given)  # type: ignore[arg-type]


def supply(kind: int, n: int, id: str) -> Card:
    return Card(id, texts.supply(kind), texts.SUPPLY_ICONS[kind], (Fact("stack", n),))


def skill(n: int, id: str) -> Card:
    row = SKILLS[n]
    facts = (Fact("star", row.price, t("card-price")),) if row.price else ()
    lines = (effect(row.does), t("card-category", category=t(f"category-{row.category}"), level=row.level))
    return Card(id, texts.skill(n), "ability", facts, lines)


def board(s: State, who: int) -> Card:
    """A hero: health, experience, Destiny, and what it prefers to fight with."""
    hero = s.heroes[who]
    facts = [
        Fact("heart", hero.health, t("card-health", most=figures.max_health(hero))),
        Fact("xp", hero.xp),
        *([Fact("star", hero.destiny, t("destiny"))] if figures.is_character(hero) else []),
    ]
    likes = [t(f"item-{texts.slug(id)}") for id in HEROES[hero.card].preferred]
    lines = (t("card-prefers", items=listed(likes)),) if likes else ()
    name = texts.figure(s.names()[who])
    return Card(f"board-{who}", name, "hero", tuple(facts), lines, face=faces.hero(hero.card))


def gear(s: State, who: int) -> Iterator[Card]:
    """What a hero has in hand, on the belt and in its slots, then its supplies."""
    hero = s.heroes[who]
    hands = [thing for thing in (hero.ready, hero.off_hand) if thing != NONE]
    for thing in (*hands, *hero.belt, *hero.pack):
        yield item(s, thing, carrying.place_of(hero, thing))
    for kind, n in enumerate(hero.supplies):
        if n:
            yield supply(kind, n, f"supply-{who}-{kind}")


def undead(kind: int, n: int) -> Card:
    """A kind of undead, and how many of its markers nobody knows the place of."""
    row = UNDEAD[kind]
    facts = (Fact("stack", n, t("card-unseen")), Fact("heart", row.health), Fact("move", row.move))
    lines = tuple(t(f"does-{texts.slug(ability)}") for ability in row.abilities)
    return Card(f"kind-{kind}", texts.kind(row.id), "undead", facts, lines, face=faces.undead(kind))
