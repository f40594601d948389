"""Panels: the Heroes of a seat with Health, Mana, XP, items, skills, and what only their Class has."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from wyprawa.games.hellscape.content import AMULET, ARROWS, BOX, COLUMNS, ELEMENT_TRACKS, LEVELS, STANCE_CARDS
from wyprawa.games.hellscape.rules.combat.arrows import FULL, icons
from wyprawa.games.hellscape.rules.figures.actions import actions_left
from wyprawa.games.hellscape.rules.query import abilities as found_abilities
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import NONE, Hero, State
from wyprawa.games.hellscape.view import abilities, cards, faces, texts
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, PALADIN, RANGER, ROGUE, SHAMAN, WIZARD
from wyprawa.scene import Card, Fact, Panel, Track, Zone
from wyprawa.words import Text, listed, named, t


def panel(s: State, seat: int) -> Panel:
    """All Heroes of a seat. Of several, the one it is about has things at hand, the others a pile each."""
    led = [who for who, hero in enumerate(s.heroes) if hero.seat == seat]
    alone, now = len(led) == 1, at_hand(s, led)
    tracks = tuple(track for who in led for track in tracks_of(s, who, alone))
    zones = list(zones_of(s, now, alone))
    zones += [kit(s, who) for who in led if who != now]
    facts = tuple(facts_of(s, led[0])) if alone else ()
    return Panel(
        seat,
        listed((texts.hero(s.heroes[who].card) for who in led), "and"),
        facts,
        tracks,
        tuple(zones),
        out=all(s.heroes[who].gone for who in led),
        face=faces.hero(s.heroes[now].card),
    )


def at_hand(s: State, led: list[int]) -> int:
    """The Hero of a seat who fights or acts; else the first who has not yet."""
    busy = [s.combat.attacker, s.combat.defender] if s.combat is not None else []
    busy += [s.turn.hero] if s.turn is not None else []
    up = [who for who in led if figures.is_up(s.heroes[who])]
    waiting = [who for who in up if not s.heroes[who].acted]
    return next(who for who in (*busy, *waiting, *up, *led) if who in led)


def kit(s: State, who: int) -> Zone:
    """Everything a Hero has, in one pile."""
    cards = tuple(card for zone in zones_of(s, who, True) for card in zone.cards)
    return Zone(f"kit-{who}", texts.hero(s.heroes[who].card), cards, pile=True)


def titled(word: str, hero: Hero, alone: bool) -> Text:
    return t(word) if alone else named(texts.hero(hero.card), t(word))


def facts_of(s: State, who: int) -> Iterator[Fact]:
    """Level, XP, actions, Class resources, Mission tokens, conditions."""
    hero = s.heroes[who]
    yield Fact("level", hero.level)
    yield Fact("xp", hero.xp)
    if hero.level < len(LEVELS):
        yield Fact("up", LEVELS[hero.level].cost)
    if s.turn is not None and s.turn.hero == who:
        yield Fact("play", actions_left(s), t("icon-actions"))
    elif hero.acted:
        yield Fact("check", t("state-acted"))
    if hero.down:
        yield Fact("stun", t("state-down"))
    if hero.fire:
        yield Fact("fire", hero.fire)
    if hero.frost:
        yield Fact("ice", hero.frost)
    for name, n in sorted(hero.held.items()):
        if n:
            yield Fact("quest", n, t(f"count-{texts.slug(name)}"))


def tracks_of(s: State, who: int, alone: bool) -> Iterator[Track]:
    hero = s.heroes[who]
    yield Track(
        f"health-{who}",
        titled("icon-health", hero, alone),
        hero.health,
        figures.max_health(hero),
        icon="heart",
        each=True,
    )
    yield Track(
        f"mana-{who}",
        titled("icon-mana", hero, alone),
        hero.mana,
        figures.max_mana(hero),
        icon="mana",
        each=True,
    )
    kind = figures.class_of(hero)
    if kind == BERSERKER:
        rage = titled("icon-rage", hero, alone)
        yield Track(f"rage-{who}", rage, hero.rage, BOX.rage, icon="strength", each=True)
    if kind == SHAMAN:
        for n, track in enumerate(ELEMENT_TRACKS):
            title = texts.element(n)
            yield Track(f"element-{n}", title, hero.elements[n], track.spaces, icon=track.id, each=True)


def zones_of(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """What is equipped, skills and the Class part at hand; the Hero card and the Inventory as piles."""
    hero = s.heroes[who]
    worn = tuple(cards.item(item) for item in hero.slots if item != NONE)
    yield Zone(f"worn-{who}", titled("zone-worn", hero, alone), worn, small=True)
    skills = tuple(
        cards.skill(skill, place=place_name(s, hero, place), blessed=skill == hero.blessed)
        for skill, place in zip(hero.skills, hero.places, strict=True)
    )
    if skills:
        yield Zone(f"skills-{who}", titled("zone-skills", hero, alone), skills, small=True)
    part = PARTS.get(figures.class_of(hero))
    if part is not None:
        yield from part(s, who, alone)
    card = cards.hero(hero.card, f"hero-{who}")
    if not alone:
        card = replace(card, title=texts.hero(hero.card), facts=tuple(facts_of(s, who)))
    yield Zone(f"board-{who}", titled("zone-hero", hero, alone), (card,), pile=True)
    kept = tuple(cards.item(item) for item in hero.inventory)
    yield Zone(f"inventory-{who}", titled("zone-inventory", hero, alone), kept, pile=True)


def place_name(s: State, hero: Hero, place: int) -> Text | None:
    """Where a skill lies: quarter, column or stance."""
    kind = figures.class_of(hero)
    if kind == WIZARD:
        return t("place-quarter", n=place + 1)
    if kind == PALADIN:
        return texts.column(place)
    return t("place-stance", stance=texts.stance(place)) if kind == BERSERKER else None


# --- parts of Classes -----------------------------------------------------------------------------------


def amulet(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """Four quarters, the ready one marked (MD-26.4)."""
    hero = s.heroes[who]
    shown = []
    for quarter in range(len(AMULET)):
        source, spell = found_abilities.spell(hero, quarter)
        ready = (Fact("play", t("state-ready")),) if quarter == hero.pointer else ()
        title = t("quarter", n=quarter + 1, spell=texts.source(source))
        shown.append(Card(f"quarter-{quarter}", title, "spell", ready, (abilities.ability(spell),)))
    yield Zone(f"amulet-{who}", titled("zone-amulet", hero, alone), tuple(shown), small=True)


def consecrations(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """Tokens still on the board (MD-27.2)."""
    hero = s.heroes[who]
    shown = tuple(
        Card(
            f"column-{n}",
            texts.column(n),
            "spell",
            (),
            (abilities.ability(COLUMNS[n].ability),),
        )
        for n, zone in enumerate(hero.consecrated)
        if zone == NONE
    )
    yield Zone(f"consecrations-{who}", titled("zone-consecrations", hero, alone), shown, small=True)


def stances(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """Three stances, the one taken marked (MD-28.8)."""
    hero = s.heroes[who]
    shown = tuple(
        Card(
            f"stance-{n}",
            texts.stance(n),
            "spell",
            (Fact("play", t("state-taken")),) if n == hero.stance else (),
            (abilities.ability(card.ability),),
        )
        for n, card in enumerate(STANCE_CARDS)
    )
    yield Zone(f"stances-{who}", titled("zone-stances", hero, alone), shown, small=True)


def tool_bag(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """Ready tokens, and how many are in the bag (MD-29)."""
    hero = s.heroes[who]
    ready = tuple(cards.tool(n, f"tool-{n}") for n in hero.ready)
    yield Zone(f"tools-{who}", titled("zone-tools", hero, alone), ready, small=True)
    yield Zone(f"bag-{who}", titled("zone-bag", hero, alone), hidden=len(hero.pile), pile=True)


def markers(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """Element markers that are turned over, with what they give (MD-30.7)."""
    hero = s.heroes[who]
    shown = tuple(
        Card(f"marker-{n}", texts.element(n), track.id, (), (abilities.ability(track.top),))
        for n, track in enumerate(ELEMENT_TRACKS)
        if hero.turned >> n & 1
    )
    yield Zone(f"markers-{who}", titled("zone-markers", hero, alone), shown, small=True)


def arrows(s: State, who: int, alone: bool) -> Iterator[Zone]:
    """The row of revealed Arrow cards with their icons, and the deck (MD-31)."""
    hero = s.heroes[who]
    shown = tuple(arrow(n) for n in hero.ready)
    title = titled("zone-arrows", hero, alone)
    counted = t("zone-arrows-of", zone=title, n=icons(hero), full=FULL)
    yield Zone(f"arrows-{who}", counted, shown, len(hero.pile), small=True)


def arrow(n: int) -> Card:
    card = ARROWS[n]
    rows = (("quick", card.quick), ("critical", card.critical), ("overdraw", card.overdraw))
    lines = tuple(named(t(f"shot-{how}"), abilities.effects(row.do)) for how, row in rows)
    return Card(f"arrow-{n}", texts.arrow(n), "bow", (Fact("target", card.icons),), lines)


PARTS: dict[int, Callable[[State, int, bool], Iterator[Zone]]] = {
    WIZARD: amulet,
    PALADIN: consecrations,
    BERSERKER: stances,
    ROGUE: tool_bag,
    SHAMAN: markers,
    RANGER: arrows,
}
