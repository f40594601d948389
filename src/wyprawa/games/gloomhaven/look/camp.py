"""Between scenarios: the map, the sheets of the world and the party, and what each seat's characters have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.campaign import query, quests
from wyprawa.games.gloomhaven.content import CLASSES, QUESTS, TABLES
from wyprawa.games.gloomhaven.look import cards, figures, places
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN, Member
from wyprawa.games.gloomhaven.state import Held, Hero, State
from wyprawa.games.gloomhaven.texts import special, stories
from wyprawa.games.gloomhaven.texts.phrases import signed
from wyprawa.scene import Card, Fact, Panel, Scene, Track, Zone
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


# --- the world and the party --------------------------------------------------------------------------------


def world(s: State) -> Card:
    here = query.world(s)
    level = query.prosperity_level(here.prosperity)
    facts = (Fact("level", level, t("icon-prosperity-level")),)
    held = [achievement(name, n) for name, n in here.achievements.items()]
    return Card("world", t("world"), "globe", facts, tuple(held), tracks=tuple(growth(s)))


def growth(s: State) -> Iterator[Track]:
    """Prosperity up to the next level, and donations up to what they bring next."""
    here = query.world(s)
    level = query.prosperity_level(here.prosperity)
    if level < len(TABLES.prosperity):
        low, high = TABLES.prosperity[level - 1 : level + 1]
        yield Track("prosperity", t("icon-prosperity"), here.prosperity, high, low)
    if following := [sum for sum in TABLES.donations if sum > here.donated]:
        yield Track("donations", t("icon-donations"), here.donated, following[0])


def achievement(name: str, count: int = 1) -> Text:
    said = t(f"achievement-{name}")
    return t("achievement-times", name=said, n=count) if count > 1 else said


def party(s: State) -> Card:
    ours = query.party(s)
    change = query.price_change(s)
    facts = (
        Fact("reputation", ours.reputation, t("icon-reputation")),
        Fact("discount", t("prices-by", n=signed(change)) if change else t("prices-plain")),
    )
    lines = [stories.whereabouts(ours.at), *(achievement(name) for name in ours.achievements)]
    lines += [t("coming", what=special.verb(each)) for each in ours.coming]
    return Card("party", stories.party(ours.name), "members", facts, tuple(lines))


# --- characters ---------------------------------------------------------------------------------------------


def panel(s: State, seat: int, *, mine: bool) -> Panel:
    """The characters of a seat that set out, each with its sheet, its quest, its items, perks and cards."""
    led = [who for who in query.roster(s) if query.seat_of(s, who) == seat]
    found: list[Zone] = []
    if led:
        found.append(Zone(f"heroes-{seat}", t("zone-heroes"), tuple(sheet(s, who) for who in led)))
    for who in led:
        found += belongings(s, who, mine=mine, alone=len(led) == 1)
    names = [t(f"class-{query.member(s, who).character}") for who in led]
    face = figures.face_of("hero", query.member(s, led[0]).character) if led else ""
    return Panel(seat, listed(names, "and", empty=t("nobody-here")), zones=tuple(found), face=face)


def sheet(s: State, who: int) -> Card:
    it = query.member(s, who)
    facts = (Fact("gold", it.gold, t("icon-purse")), Fact("level", it.level))
    lines = (t("sheet-blessed"),) if it.blessed else ()
    return Card(f"member-{who}", name(it), "hero", facts, lines, face_of(it), tracks=tuple(progress(it, who)))


def name(it: Member) -> Text:
    return t(f"class-{it.character}")


def face_of(it: Member) -> str:
    return figures.face_of("hero", it.character)


def progress(it: Member, who: int) -> Iterator[Track]:
    """Experience up to the next level, checkmarks up to the next perk."""
    if it.level < query.HIGHEST:
        low, high = TABLES.experience[it.level - 1 : it.level + 1]
        yield Track(f"xp-{who}", t("icon-experience"), it.xp, high, low)
    yield Track(f"marks-{who}", t("icon-checkmarks"), it.checkmarks % query.SET, query.SET)


def quest(it: Member, who: int) -> Card:
    """A personal quest: what is to be done now, how far it has come, and why one is on it (GH-43.1)."""
    title, id, why = t(f"quest-{it.quest}"), f"quest-of-{who}", stories.why(it.quest)
    if quests.fulfilled(it):
        return Card(id, title, "quest", lines=(t("quest-fulfilled"), why))
    task = QUESTS[it.quest].tasks[it.task]
    tracks = [
        Track(f"{id}-{n}", stories.part(part), part.have, part.need)
        for n, part in enumerate(quests.progress(it, task))
    ]
    return Card(id, title, "quest", lines=(stories.task_text(task), why), tracks=tuple(tracks))


def perks(it: Member | Hero) -> tuple[Card, ...]:
    """All perks of its class with their boxes, those it has ticked (GH-40.8)."""
    ticked = Counter(it.perks)
    return tuple(
        Card(
            f"perk-{it.character}-{n}",
            texts.perk(it.character, n),
            "perk",
            tracks=(Track(f"perk-{it.character}-{n}-boxes", t("perk-boxes"), ticked[n], row.boxes),),
        )
        for n, row in enumerate(CLASSES[it.character].perks)
    )


def belongings(s: State, who: int, *, mine: bool, alone: bool) -> Iterator[Zone]:
    """Its quest, items and perks, and every card it has; of another seat's the names. Whose they are need not
    be said of a seat's only character."""
    it = query.member(s, who)

    def of(zone: str) -> Text:
        what = t(f"zone-{zone}")
        return what if alone else t("zone-of", hero=name(it), zone=what)

    if it.quest:
        yield Zone(f"quests-{who}", of("quest"), (quest(it, who),))
    if it.items or not alone:
        yield Zone(f"owned-{who}", of("items"), owned(it, who), pile=not (mine and alone))
    yield Zone(f"perks-{who}", of("perks"), perks(it), pile=True, list=True)
    stickers = query.world(s).stickers
    pool = tuple(
        cards.ability(card, stickers.get(card, ())) if mine else cards.small(card) for card in it.pool
    )
    yield Zone(f"pool-{who}", of("pool"), pool, pile=True)


def owned(it: Member, who: int) -> tuple[Card, ...]:
    return tuple(cards.item(who, Held(item)) for item in it.items)
