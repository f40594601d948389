"""What each clan has in front of it, and the clans to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import MEMBERS, SCENARIOS
from wyprawa.games.monsterlands.rules.query import reputation, surpassing_glory
from wyprawa.games.monsterlands.rules.scoring import points
from wyprawa.games.monsterlands.state import Clan, State
from wyprawa.games.monsterlands.view import cards
from wyprawa.games.monsterlands.view.board import BLANK, clan, reads_traps
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, DICE, Affinity
from wyprawa.scene import Card, Die, Fact, Panel, Zone
from wyprawa.words import Text, t


def panel(s: State, who: int, seat: int | None) -> Panel:
    it = s.clans[who]
    if it.affinity < 0:
        return Panel(who, clan(who), cards.marks(first=s.first == who and s.seats > 1))
    return Panel(
        who,
        clan(who),
        facts(s, who),
        zones=tuple(zones(s, who, seat)),
        dice=tuple(pool(who, it)),
        face=cards.face(_leader(AFFINITIES[it.affinity])),
        colour=cards.colour(AFFINITIES[it.affinity]),
    )


def _leader(affinity: Affinity) -> str:
    """The Leader a clan of this affinity begins with; it goes by his face."""
    return next(it.id for it in MEMBERS if it.kind == "leader" and it.affinity == affinity)


def facts(s: State, who: int) -> tuple[Fact, ...]:
    it = s.clans[who]
    figures = {
        "points": points(it),
        "glory": it.glory,
        "reputation": reputation(it),
        "surpassing": surpassing_glory(it),
        "gold": it.gold,
    }
    if s.scenario and SCENARIOS[s.scenario - 1].goal == "quests":
        figures["quests"] = it.quests
    first = cards.marks(first=s.first == who and s.seats > 1)
    stored = cards.figures(potions=it.potions, poisons=it.poisons, defence=it.defence)
    return (
        cards.affinity(AFFINITIES[it.affinity])
        + first
        + tuple(Fact(icon, figure) for icon, figure in figures.items())
        + stored
    )


def pool(who: int, it: Clan) -> Iterator[Die]:
    faces: list[tuple[int, int | Text]] = [(2, value) for value in it.influence]
    faces[:0] = [(0, BLANK)] * it.strength + [(1, BLANK)] * it.magic
    for n, (kind, face) in enumerate(faces):
        yield Die(f"pool-{who}-{n}", DICE[kind], face)


def zones(s: State, who: int, seat: int | None) -> Iterator[Zone]:
    """Members and Traps always, the rest if there is any."""
    it = s.clans[who]
    yield Zone(f"members-{who}", t("zone-members"), tuple(cards.own_member(s, it, n) for n in it.members))
    if reads_traps(s, seat, who):
        ids = cards.own_traps(who, it.traps)
        traps = tuple(cards.trap(id, token) for id, token in zip(ids, it.traps, strict=True))
        yield Zone(f"traps-{who}", t("zone-traps"), traps)
    else:
        yield Zone(f"traps-{who}", t("zone-traps"), hidden=len(it.traps))
    rest: tuple[tuple[str, str, tuple[Card, ...]], ...] = (
        ("loot", "zone-own-loot", tuple(map(cards.loot, it.loot))),
        ("trophies", "zone-trophies", tuple(map(cards.trophy, it.trophies))),
        ("lands", "zone-lands", tuple(cards.own_land(it, n) for n in it.lands)),
    )
    for id, title, found in rest:
        if found:
            yield Zone(f"{id}-{who}", t(title), found, pile=True)


def choosable(s: State) -> Iterator[Zone]:
    """Before all have chosen: the clans still free, with those who would lead them (ML-3.1)."""
    taken = [it.affinity for it in s.clans]
    if -1 not in taken:
        return
    for n, affinity in enumerate(AFFINITIES):
        if n not in taken:
            pair = [
                m
                for m, member in enumerate(MEMBERS)
                if member.affinity == affinity and member.kind in ("leader", "starter")
            ]
            found = tuple(cards.offered_member(member) for member in pair)
            yield Zone(f"clan-{affinity}", t(f"clan-{affinity}"), found)
