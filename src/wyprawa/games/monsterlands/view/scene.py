"""What a seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import BOARD, SCENARIOS
from wyprawa.games.monsterlands.state import GATE, State
from wyprawa.games.monsterlands.view import board, cards, clans, places
from wyprawa.games.monsterlands.view.log import NAMES
from wyprawa.games.monsterlands.view.options import option
from wyprawa.scene import Scene, Track, Zone
from wyprawa.words import Text, t

__all__ = ["NAMES", "option", "view"]


def view(s: State, seat: int | None) -> Scene:
    return Scene(
        title=title(s),
        boards=places.boards(s),
        pieces=tuple(board.pieces(s, seat)),
        dice=tuple(board.dice(s)),
        zones=tuple(zones(s)),
        tracks=tuple(tracks(s)),
        panels=tuple(clans.panel(s, who, seat) for who in range(s.seats)),
    )


def title(s: State) -> Text:
    if not s.scenario:
        return t("monsterlands")
    scenario = t(f"scenario-{SCENARIOS[s.scenario - 1].id}")
    level = t(f"level-{s.level}")
    if s.campaign:
        return t("title-campaign", n=s.scenario, scenario=scenario, level=level, games=s.games)
    return t("title-solo", n=s.scenario, scenario=scenario, level=level)


def tracks(s: State) -> Iterator[Track]:
    """The round, and the Attack dice it gives every Monster."""
    last = SCENARIOS[s.scenario - 1].rounds if s.scenario else BOARD.rounds
    yield Track("round", t("track-round"), s.round, last)
    extra = BOARD.track[s.level]
    if any(extra):
        yield Track("extra", t("icon-extra"), extra[s.round - 1], max(extra))


def zones(s: State) -> Iterator[Zone]:
    """Monsters, Lands and quests with what is written on them, then what the Citadel offers."""
    yield from clans.choosable(s)
    for id, place in board.PLACES.items():
        found = [cards.monster(s, s.monsters[place], place)] if s.monsters[place] >= 0 else []
        if place != GATE and s.lands[place] >= 0:
            found.append(cards.land(s.lands[place]))
        if found:
            yield Zone(f"cards-{id}", t(f"zone-{id}"), tuple(found))
    for slot, id in enumerate(("quest-a", "quest-b")):
        if s.quests[slot] >= 0:
            yield Zone(f"cards-{id}", t(f"zone-{id}"), (cards.quest(s.quests[slot], slot),))
    yield Zone(
        "cards-hut",
        t("zone-hut"),
        tuple(cards.trap(f"hut-trap-{n}", token) for n, token in enumerate(s.traps_shown) if token >= 0),
    )
    offered = [cards.offered_member(member) for member in s.offer if member >= 0]
    offered += [cards.greenhorn(s)] if s.greenhorns else []
    yield Zone("cards-tavern", t("zone-tavern"), tuple(offered))
    yield Zone("cards-market", t("zone-market"), tuple(cards.equipment(n) for n in s.market if n >= 0))
    yield Zone("cards-loot", t("zone-loot"), tuple(cards.loot(n) for n in s.loot_shown if n >= 0))
