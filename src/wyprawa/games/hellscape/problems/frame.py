"""The frame of a position: its Mission, rows of the right length, the map, the Darkness."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape.content import BOSSES, BOX, HEROES, LEVELS, MISSIONS
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import drafted
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.state import BOSS, State

ROW_LENGTHS = {
    "backs": 5,
    "backs_seen": 5,
    "supply": 3,
    "item_piles": 3,
    "item_discards": 3,
    "mob_items": 3,
    "mob_item_discards": 3,
    "mobs": 3,
    "mob_discards": 3,
    "roaming": 3,
    "roaming_discards": 3,
}


def of_frame(s: State) -> Iterator[str]:
    if s.draft is None and s.mission not in MISSIONS:
        yield f"mission: expected one of {', '.join(MISSIONS)}, got {s.mission!r}"
    elif s.draft is not None:
        yield from of_draft(s.draft, s.mission)
    if not 1 <= len(s.heroes) <= len(HEROES):
        yield f"expected 1 to {len(HEROES)} Heroes, got {len(s.heroes)}"
    elif {hero.seat for hero in s.heroes} != set(range(s.seats)):
        yield f"expected a Hero for each of {s.seats} seats, got {[hero.seat for hero in s.heroes]}"
    for who, hero in enumerate(s.heroes):
        if hero.card not in range(len(HEROES)) or hero.level - 1 not in range(len(LEVELS)):
            yield f"Hero {who}: no card {hero.card}, or no level {hero.level}"
    for row, length in ROW_LENGTHS.items():
        if len(getattr(s, row)) != length:
            yield f"{row}: expected {length}, got {len(getattr(s, row))}"


def of_draft(draft: Mission, mission: str) -> Iterator[str]:
    """A Mission that came with a save need not have been proved."""
    if draft.id != mission:
        yield f"draft: expected the Mission {mission!r}, got {draft.id!r}"
    try:
        drafted(draft)
    except (ValueError, KeyError) as error:
        yield f"draft: no map can be made of it: {error}"


def of_map(s: State) -> Iterator[str]:
    if s.off & ~ground.map_of(s).board.all:
        yield "Zones are taken away that are not on the map"
    off = [enemy.figure for enemy in s.enemies if enemy.zone >= 0 and s.off >> enemy.zone & 1]
    if off:
        yield f"figures {off} stand where the map is taken away"
    track = BOX.darkness_back if s.darkness_back else BOX.darkness
    boss = next((BOSSES[enemy.card].track for enemy in s.enemies if enemy.kind == BOSS), ())
    spaces = max(len(boss), 1) if s.boss_fight else len(track)
    if s.darkness >= spaces:
        yield f"darkness: expected a space below {spaces}, got {s.darkness}"
    if s.boss_fight and (not boss and s.outcome is None):
        yield "a Boss fight without a Boss"
