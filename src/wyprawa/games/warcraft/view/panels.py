"""What lies before each player."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.query.figures import health, standing
from wyprawa.games.warcraft.rules.query.seats import valor
from wyprawa.games.warcraft.rules.query.sources import side_number
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.view import cards, faces, names
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, KEPT
from wyprawa.scene import Card, Die, Fact, Panel, Track, Zone
from wyprawa.words import t


def panel(s: State, who: int, seat: int | None) -> Panel:
    it = s.characters[who]
    if it.kind == NOBODY:
        return Panel(who, names.player(s, who))
    return Panel(
        who,
        names.player(s, who),
        facts(s, who),
        tracks(s, who),
        tuple(zones(s, who, seat)),
        tuple(dice(s)) if who == s.active else (),
        face=faces.character(it.kind),
    )


def dice(s: State) -> Iterator[Die]:
    """The movement die as it lies before whoever is on turn."""
    if s.turn.face >= 0:
        movement, energy = BOX.movement_die[s.turn.face]
        face = t("face-movement", movement=movement, energy=energy)
        yield Die("die-movement", "movement", face, colour="blue")


def facts(s: State, who: int) -> tuple[Fact, ...]:
    """Level, valor, energy, and what the character would bring to a fight."""
    it, own = s.characters[who], standing(s, who)
    found: tuple[Fact, ...] = (
        cards.level(COLOURS[it.level]),
        Fact("energy", it.energy),
        Fact("attack", own.attack),
        cards.reach(own.ranged),
        Fact("defence", own.defence),
        Fact("damage", own.damage),
    )
    if who == s.active and s.turn.face >= 0:
        found += (Fact("move", s.turn.movement, t("stat-movement")),)
    found += cards.figures(disease=it.disease)
    return found


def tracks(s: State, who: int) -> tuple[Track, ...]:
    """Health, and the quest log on its way to eight (WW-26.1)."""
    it, most, won = s.characters[who], health(s, who), valor(s.characters[who])
    return (
        Track(f"health-{who}", t("stat-health"), max(0, most - it.damage), most, icon="heart", each=True),
        Track(f"valor-{who}", t("zone-log"), won, max(BOX.valor, won), icon="trophy", each=True),
    )


def zones(s: State, who: int, seat: int | None) -> Iterator[Zone]:
    """Quests, equipment, bag and hand lie open; both sides of the character card and the rest are piles."""
    it = s.characters[who]
    yield Zone(
        f"quests-{who}", t("zone-quests"), tuple(cards.quest(s, active) for active in it.quests), small=True
    )
    worn = tuple(cards.item(card) for card in (it.weapon, it.armour) if card != NOTHING)
    yield Zone(f"worn-{who}", t("zone-worn"), worn, small=True)
    yield Zone(f"bag-{who}", t("zone-bag"), tuple(map(cards.item, it.bag)), small=True)
    if seat == who:
        yield Zone(f"hand-{who}", t("zone-hand"), tuple(map(cards.ability, it.hand)), small=True)
    else:
        yield Zone(f"hand-{who}", t("zone-hand"), hidden=len(it.hand))
    yield Zone(f"character-card-{who}", t("zone-character"), sides(s, who), pile=True)
    rest: tuple[tuple[str, tuple[Card, ...]], ...] = (
        ("log", (*map(cards.scored_quest, it.scored_quests), *map(cards.trophy, it.trophies),
                 *map(cards.scored_event, it.scored_events))),
        ("kept", tuple(cards.discovery(kind) for kind in KEPT for _ in range(it.kept[kind]))),
        ("attached", tuple(cards.attached(each.ability) for each in s.attached if each.to == who)),
        ("discard", (cards.discarded(who, tuple(it.discard)),) if it.discard else ()),
    )  # fmt: skip
    for id, found in rest:
        if found:
            yield Zone(f"{id}-{who}", t(f"zone-{id}"), found, pile=True)
    yield Zone(f"abilities-{who}", t("zone-abilities"), hidden=len(it.deck), pile=True)


def sides(s: State, who: int) -> tuple[Card, Card]:
    """The side that is up, then the other (WW-1.4)."""
    up = side_number(s.characters[who])
    return cards.side(f"side-{who}", up, True), cards.side(f"other-side-{who}", up ^ 1, False)
