"""Between scenarios: the world, the party, its locations, and every character's sheet."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.campaign import query
from wyprawa.games.gloomhaven.content import TABLES
from wyprawa.games.gloomhaven.look import cards, figures, places
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN, Member
from wyprawa.games.gloomhaven.state import Held, State
from wyprawa.games.gloomhaven.texts import special, stories
from wyprawa.scene import Card, Fact, Panel, Scene, Zone
from wyprawa.words import Text, listed, t


def view(s: State, seat: int | None) -> Scene:
    """Nothing sealed is shown: neither what lies in a deck nor a class that nobody has unlocked."""
    return Scene(
        title=t("title-city" if query.party(s).at == GLOOMHAVEN else "title-road"),
        boards=(places.board(s),),
        pieces=tuple(places.pieces(s)),
        zones=tuple(zones(s)),
        panels=tuple(panel(s, each, mine=each == seat) for each in range(s.seats)),
    )


def zones(s: State) -> Iterator[Zone]:
    yield Zone("sheets", t("zone-sheets"), (world(s), party(s)))
    if idle := query.resting(s):
        yield Zone("inn", t("zone-inn"), tuple(sheet(s, who) for who in idle))


def world(s: State) -> Card:
    here = query.world(s)
    level = query.prosperity_level(here.prosperity)
    facts = (
        Fact("house", here.prosperity, t("icon-prosperity")),
        Fact("level", level, t("icon-prosperity-level")),
        Fact("leaf", here.donated, t("icon-donations")),
    )
    higher = [t("prosperity-next", n=TABLES.prosperity[level])] if level < len(TABLES.prosperity) else []
    held = [achievement(name, n) for name, n in here.achievements.items()]
    return Card("world", t("world"), "map", facts, (*higher, *held))


def achievement(name: str, count: int = 1) -> Text:
    said = t(f"achievement-{name}")
    return t("achievement-times", name=said, n=count) if count > 1 else said


def party(s: State) -> Card:
    ours = query.party(s)
    facts = (Fact("reputation", ours.reputation, t("icon-reputation")),)
    lines = [stories.whereabouts(ours.at), *(achievement(name) for name in ours.achievements)]
    lines += [t("coming", what=special.verb(each)) for each in ours.coming]
    return Card("party", stories.party(ours.name), "members", facts, tuple(lines))


def panel(s: State, seat: int, *, mine: bool) -> Panel:
    """The characters of a seat that set out, each with its sheet, its items and its cards."""
    led = [who for who in query.roster(s) if query.seat_of(s, who) == seat]
    found: list[Zone] = []
    if led:
        found.append(Zone(f"heroes-{seat}", t("zone-heroes"), tuple(sheet(s, who) for who in led)))
    for who in led:
        found += belongings(s, who, mine=mine)
    names = [t(f"class-{query.member(s, who).character}") for who in led]
    face = figures.face_of("hero", query.member(s, led[0]).character) if led else ""
    return Panel(seat, listed(names, "and", empty=t("nobody-here")), zones=tuple(found), face=face)


def sheet(s: State, who: int) -> Card:
    it = query.member(s, who)
    facts = (
        Fact("gold", it.gold, t("icon-purse")),
        Fact("experience", it.xp),
        Fact("level", it.level),
        Fact("check", it.checkmarks, t("icon-checkmarks")),
    )
    return Card(f"member-{who}", name(it), "hero", facts, tuple(sheet_lines(it)), face_of(it))


def name(it: Member) -> Text:
    return t(f"class-{it.character}")


def face_of(it: Member) -> str:
    return figures.face_of("hero", it.character)


def sheet_lines(it: Member) -> Iterator[Text]:
    if it.level < query.HIGHEST:
        yield t("sheet-next", n=TABLES.experience[it.level])
    if it.quest:
        yield stories.quest(it)
    if it.blessed:
        yield t("sheet-blessed")
    yield from (texts.perk(it.character, perk) for perk in it.perks)


def belongings(s: State, who: int, *, mine: bool) -> Iterator[Zone]:
    """Items, and every card it has; of another seat's the names."""
    it = query.member(s, who)
    if it.items:
        owned = tuple(cards.item(who, Held(item)) for item in it.items)
        yield Zone(f"owned-{who}", t("zone-of", hero=name(it), zone=t("zone-items")), owned, pile=True)
    stickers = query.world(s).stickers
    pool = tuple(
        cards.ability(card, stickers.get(card, ())) if mine else cards.small(card) for card in it.pool
    )
    yield Zone(f"pool-{who}", t("zone-of", hero=name(it), zone=t("zone-pool")), pool, pile=True)
